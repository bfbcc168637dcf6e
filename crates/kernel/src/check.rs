//! Checking a file over an environment.
//!
//! First the file's constants are listed, in order: names must be new and, unless the file is a base, not special; the
//! constants of inductive declarations are taken as the file claims them, or generated where it claims nothing. Then
//! every declaration is checked over the environment and the constants before it, on as many threads as wanted. A check
//! relies on the constants before it, never on later ones; so if all checks succeed, all constants are right, by
//! induction on their order. If one does not, nothing of the file is accepted.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::checker::{Caches, Checker, Judged};
use crate::declaration::{Claims, ConstantInfo, Declaration, Safety, Signature, Unchecked};
use crate::environment::{Constants, Environment, View};
use crate::error::{CheckError, Failure, Rejection};
use crate::infer::Mode;
use crate::limits::{Limit, Meter, Options, SpecialNames, Statistics};
use crate::primitives::Primitives;
use crate::terms::{FrozenTerms, NameId, Terms};
use crate::{inductive, quotient};

/// What came of checking a file.
pub struct Outcome {
    /// The environment with the file's constants, or the first declaration in file order that is not accepted.
    pub result: Result<Environment, CheckError>,
    /// What each declaration took, up to the one that is not accepted.
    pub statistics: Vec<Statistics>,
    /// How long the check of each of them took: the only part that is not the same everywhere.
    pub durations: Vec<Duration>,
    /// Steps of all of them together.
    pub steps: u64,
}

impl Environment {
    /// Checks a file's declarations over this environment. All of them are accepted, or none.
    pub fn check(&self, file: Unchecked, options: &Options) -> Outcome {
        let listing = Listing::new(self, file, options);
        let results = listing.check_all(self, options);
        let durations = results.iter().map_while(Option::as_ref).map(|checked| checked.duration).collect();
        let (statistics, failure) = settle(results, options.fuel);
        let steps = statistics.iter().map(|s| s.steps).sum();
        let result = match failure.or_else(|| listing.failure.clone()) {
            Some((index, failure)) => Err(listing.error(index, failure)),
            None => Ok(self.extended(listing.terms, listing.constants, listing.primitives)),
        };
        Outcome { result, statistics, durations, steps }
    }

    /// Adds a file's declarations without checking them. Only for a base that the caller vouches for.
    ///
    /// # Errors
    /// A name that is there already, or an inductive declaration without claims for which none can be generated.
    pub fn trust(&self, file: Unchecked) -> Result<Self, CheckError> {
        let options = Options { special_names: SpecialNames::Trust, ..Options::default() };
        let listing = Listing::new(self, file, &options);
        match listing.failure.clone() {
            Some((index, failure)) => Err(listing.error(index, failure)),
            None => Ok(self.extended(listing.terms, listing.constants, listing.primitives)),
        }
    }
}

/// A file with its constants listed: what the checks of its declarations see.
struct Listing {
    terms: FrozenTerms,
    declarations: Vec<Declaration>,
    constants: Constants,
    /// How many constants there are before each declaration that was listed.
    before: Vec<usize>,
    /// Which special names are standard before each declaration that was listed.
    primitives_before: Vec<Primitives>,
    primitives: Primitives,
    /// The declaration that could not be listed; those after it are not looked at.
    failure: Option<(usize, Failure)>,
}

/// What one check gave.
struct Checked {
    verdict: Judged<()>,
    statistics: Statistics,
    duration: Duration,
}

impl Listing {
    fn new(environment: &Environment, file: Unchecked, options: &Options) -> Self {
        let Unchecked { mut terms, mut declarations } = file;
        let mut lister = Lister {
            environment,
            options,
            constants: Constants::above(environment.terms.name_count()),
            primitives: environment.primitives,
        };
        let (mut before, mut primitives_before) = (Vec::new(), Vec::new());
        let mut failure = None;
        for (index, declaration) in declarations.iter_mut().enumerate() {
            before.push(lister.constants.len());
            primitives_before.push(lister.primitives);
            if let Err(f) = lister.list(&mut terms, declaration) {
                before.pop();
                failure = Some((index, f));
                break;
            }
        }
        Self {
            terms: terms.freeze(),
            declarations,
            constants: lister.constants,
            before,
            primitives_before,
            primitives: lister.primitives,
            failure,
        }
    }

    fn error(&self, index: usize, failure: Failure) -> CheckError {
        let name = self.declarations[index].name();
        CheckError { declaration: self.terms.show_name(name.unwrap_or(NameId::ANONYMOUS)), index, failure }
    }

    /// Checks the listed declarations. Results after the first failure may be missing.
    fn check_all(&self, environment: &Environment, options: &Options) -> Vec<Option<Checked>> {
        let count = self.before.len();
        let next = AtomicUsize::new(0);
        // No declaration from this one on needs a check: one before it was not accepted.
        let end = AtomicUsize::new(count);
        let results: Vec<Mutex<Option<Checked>>> = (0..count).map(|_| Mutex::new(None)).collect();
        let work = || {
            let (terms, caches) = (Some(self.terms.extend()), Caches::default());
            let mut worker = Worker { environment, listing: self, options, terms, caches };
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= end.load(Ordering::Relaxed) {
                    return;
                }
                let checked = worker.check(index);
                if checked.verdict.is_err() {
                    end.fetch_min(index, Ordering::Relaxed);
                }
                *results[index].lock().expect("no check panics") = Some(checked);
            }
        };
        let jobs = options.jobs.get().min(count.max(1));
        if jobs == 1 {
            work();
        } else {
            std::thread::scope(|scope| {
                for _ in 0..jobs {
                    scope.spawn(work);
                }
            });
        }
        results.into_iter().map(|result| result.into_inner().expect("no check panics")).collect()
    }
}

/// Sums the steps in file order and finds the first declaration that is not accepted.
///
/// Every check may have used all fuel for itself, so that its steps do not depend on the others; here the fuel
/// is shared out in file order, and the verdict is the same however many threads there were.
fn settle(results: Vec<Option<Checked>>, fuel: u64) -> (Vec<Statistics>, Option<(usize, Failure)>) {
    let mut statistics = Vec::new();
    let mut left = fuel;
    for (index, result) in results.into_iter().enumerate() {
        let Some(Checked { verdict, statistics: mut used, .. }) = result else {
            break;
        };
        let out_of_fuel = used.steps > left;
        used.steps = used.steps.min(left);
        left -= used.steps;
        statistics.push(used);
        if out_of_fuel {
            return (statistics, Some((index, Limit::Fuel.into())));
        }
        if let Err(failure) = verdict {
            return (statistics, Some((index, failure)));
        }
    }
    (statistics, None)
}

/// Lists the constants of a file.
struct Lister<'e> {
    environment: &'e Environment,
    options: &'e Options,
    constants: Constants,
    primitives: Primitives,
}

impl Lister<'_> {
    fn list(&mut self, terms: &mut Terms, declaration: &mut Declaration) -> Judged<()> {
        let infos = match declaration {
            Declaration::Axiom(d) => vec![ConstantInfo::Axiom(d.clone())],
            Declaration::Definition(d) => vec![ConstantInfo::Definition(d.clone())],
            Declaration::Theorem(d) => vec![ConstantInfo::Theorem(d.clone())],
            Declaration::Opaque(d) => vec![ConstantInfo::Opaque(d.clone())],
            Declaration::Quot(_) => quotient::constants(terms)?.map(ConstantInfo::Quot).to_vec(),
            Declaration::Inductive(d) => {
                let claims = match d.claims.take() {
                    Some(claims) => claims,
                    None => self.with_checker(terms, |c| inductive::check(c, d))?,
                };
                let infos = claimed_infos(&claims);
                d.claims = Some(claims);
                infos
            }
        };
        let first = self.constants.len();
        for info in infos {
            expect_closed(terms, &info)?;
            self.add(terms, info)?;
        }
        let names: Vec<NameId> = self.constants.infos()[first..]
            .iter()
            .map(|info| info.signature().name)
            .filter(|name| name.is_special())
            .collect();
        for name in names {
            let trusted = self.options.special_names == SpecialNames::Trust;
            self.primitives = self.with_checker(terms, |c| c.primitives_with(name, trusted))?;
        }
        Ok(())
    }

    fn add(&mut self, terms: &Terms, info: ConstantInfo) -> Judged<()> {
        let name = info.signature().name;
        let shown = || terms.show_name(name);
        if self.environment.get(name).is_some() || self.constants.position(name).is_some() {
            return Err(Rejection::AlreadyDeclared { name: shown() }.into());
        }
        if self.options.special_names == SpecialNames::Refuse && name.is_special() {
            return Err(Rejection::SpecialName { name: shown() }.into());
        }
        let added = self.constants.add(info);
        debug_assert!(added.is_ok(), "the name is new");
        Ok(())
    }

    /// Runs a part of a check over what is listed so far, with the file's own store.
    fn with_checker<T>(
        &self,
        terms: &mut Terms,
        part: impl FnOnce(&mut Checker<'_>) -> Judged<T>,
    ) -> Judged<T> {
        let view = View::new(self.environment, &self.constants, self.constants.len());
        let store = std::mem::replace(terms, Terms::hollow());
        let meter = Meter::new(self.options);
        let mut checker = Checker::new(view, store, meter, self.primitives, self.options.plain);
        let result = part(&mut checker);
        *terms = checker.terms;
        result
    }
}

/// No bound variable without a binder: such a constant must not be seen by the checks of others, which run all the same
/// until the first bad declaration is known.
fn expect_closed(terms: &Terms, info: &ConstantInfo) -> Judged<()> {
    let rules = match info {
        ConstantInfo::Recursor(recursor) => &recursor.rules[..],
        _ => &[],
    };
    let parts = [Some(info.signature().ty), info.value()].into_iter().flatten();
    for expr in parts.chain(rules.iter().map(|rule| rule.value)) {
        if terms.loose_bound_variables(expr) > 0 {
            return Err(Rejection::LooseBoundVariable { term: terms.show_expr(expr, 600) }.into());
        }
    }
    Ok(())
}

fn claimed_infos(claims: &Claims) -> Vec<ConstantInfo> {
    let types = claims.types.iter().cloned().map(ConstantInfo::Inductive);
    let constructors = claims.constructors.iter().cloned().map(ConstantInfo::Constructor);
    let recursors = claims.recursors.iter().cloned().map(ConstantInfo::Recursor);
    types.chain(constructors).chain(recursors).collect()
}

/// Checks declarations one after the other, on one thread.
struct Worker<'e> {
    environment: &'e Environment,
    listing: &'e Listing,
    options: &'e Options,
    terms: Option<Terms>,
    caches: Caches,
}

impl Worker<'_> {
    fn check(&mut self, index: usize) -> Checked {
        let start = Instant::now();
        let listing = self.listing;
        let view = View::new(self.environment, &listing.constants, listing.before[index]);
        let mut terms = self.terms.take().unwrap_or_else(|| listing.terms.extend());
        terms.clear();
        terms.limit_own_bytes(self.options.memory);
        let mut checker = Checker::new(
            view,
            terms,
            Meter::new(self.options),
            listing.primitives_before[index],
            self.options.plain,
        );
        checker.caches = std::mem::take(&mut self.caches);
        checker.caches.clear();
        let verdict = checker.check_declaration(&listing.declarations[index]);
        let verdict = checker.settle(verdict);
        let statistics = checker.statistics();
        self.terms = Some(checker.terms);
        self.caches = checker.caches;
        Checked { verdict, statistics, duration: start.elapsed() }
    }
}

impl Checker<'_> {
    /// Counts the work that no step has counted yet, and looks at memory a last time.
    fn settle(&mut self, verdict: Judged<()>) -> Judged<()> {
        let counted = self.step().and_then(|()| self.look_at_memory());
        verdict.and(counted)
    }

    fn statistics(&mut self) -> Statistics {
        Statistics {
            steps: self.meter.steps(),
            machine_steps: self.meter.machine_steps,
            terms: self.terms.own_expr_count() as u64,
            cached: self.caches.len() as u64,
            peak_bytes: self.meter.peak() as u64,
            depth: self.meter.deepest(),
        }
    }

    fn check_declaration(&mut self, declaration: &Declaration) -> Judged<()> {
        match declaration {
            Declaration::Axiom(d) => {
                self.expect_safe(&d.signature, !d.is_unsafe)?;
                self.check_signature(&d.signature)
            }
            Declaration::Definition(d) => {
                self.expect_safe(&d.signature, d.safety == Safety::Safe)?;
                self.check_signature(&d.signature)?;
                self.check_value(&d.signature, d.value)
            }
            Declaration::Theorem(d) => {
                self.check_signature(&d.signature)?;
                if !self.is_prop(d.signature.ty)? {
                    return Err(Rejection::TheoremType { ty: self.show(d.signature.ty) }.into());
                }
                self.check_value(&d.signature, d.value)
            }
            Declaration::Opaque(d) => {
                self.expect_safe(&d.signature, !d.is_unsafe)?;
                self.check_signature(&d.signature)?;
                self.check_value(&d.signature, d.value)
            }
            Declaration::Quot(claims) => self.check_quotient(claims),
            Declaration::Inductive(d) => {
                self.check_universes(&d.universes)?;
                inductive::check(self, d)?;
                Ok(())
            }
        }
    }

    fn expect_safe(&self, signature: &Signature, safe: bool) -> Judged<()> {
        if safe {
            return Ok(());
        }
        Err(Rejection::Unsafe { name: self.show_name(signature.name) }.into())
    }

    fn check_universes(&self, universes: &[NameId]) -> Judged<()> {
        for (i, name) in universes.iter().enumerate() {
            if universes[..i].contains(name) {
                return Err(Rejection::DuplicateUniverse { name: self.show_name(*name) }.into());
            }
        }
        Ok(())
    }

    /// Universe parameters differ, and the type is a type.
    fn check_signature(&mut self, signature: &Signature) -> Judged<()> {
        self.check_universes(&signature.universes)?;
        self.universes.clone_from(&signature.universes);
        self.expect_closed(signature.ty)?;
        self.sort_of(signature.ty, Mode::Check)?;
        Ok(())
    }

    /// The value has the declared type.
    fn check_value(&mut self, signature: &Signature, value: crate::terms::ExprId) -> Judged<()> {
        self.expect_closed(value)?;
        let actual = self.check(value)?;
        if self.is_def_eq(actual, signature.ty)? {
            return Ok(());
        }
        Err(Rejection::ValueType { expected: self.show(signature.ty), actual: self.show(actual) }.into())
    }
}
