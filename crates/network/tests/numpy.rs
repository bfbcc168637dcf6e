//! Archives written here load in NumPy, and archives written by NumPy load here.
//!
//! The test makes a virtual environment with NumPy in the target folder. Where neither Python nor a package index is
//! at hand it says so and does nothing, except in CI, where that is a failure.

use std::path::{Path, PathBuf};
use std::process::Command;

use lmap_network::{Operation, construct, npz};

const NUMPY: &str = "numpy>=1.24,<3";

/// The Python of a virtual environment that has NumPy.
fn python() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("numpy-venv");
    let python = folder.join("bin/python");
    // Tests run at once, in threads or in processes, and one makes the environment for all.
    let lock = std::fs::File::create(folder.with_extension("lock")).expect("the target folder is writable");
    lock.lock().expect("locks work in the target folder");
    let has_numpy = || succeeds(Command::new(&python).args(["-c", "import numpy"]));
    if has_numpy() {
        return Some(python);
    }
    let made = succeeds(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&folder))
        && succeeds(Command::new(&python).args(["-m", "pip", "install", "--quiet", NUMPY]))
        && has_numpy();
    if made {
        return Some(python);
    }
    assert!(std::env::var_os("CI").is_none(), "CI needs python3 with venv, and NumPy from the package index");
    eprintln!("skipped: no python3 with venv, or NumPy could not be installed");
    None
}

fn succeeds(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

/// Runs a script in the folder; its output, or a panic with what it wrote to stderr.
fn run(python: &Path, folder: &Path, script: &str) -> String {
    let output = Command::new(python).current_dir(folder).args(["-c", script]).output().expect("python runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("python prints text")
}

#[test]
fn numpy_reads_what_is_written_here() {
    let Some(python) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let frozen = construct::two_neurons(Operation::Add, 13).unwrap();
    npz::save(&folder.path().join("net.npz"), frozen.network()).unwrap();
    // NumPy itself evaluates the network on all pairs.
    let script = "
import numpy as np
net = np.load('net.npz')
assert sorted(net.files) == ['E1', 'E2', 'W2', 'p'], net.files
assert all(net[name].dtype == np.int8 and net[name].shape == (13, 2) for name in ('E1', 'E2', 'W2'))
p = int(net['p'])
e1, e2, w2 = (net[name].astype(np.int64) for name in ('E1', 'E2', 'W2'))
scores = np.einsum('cj,abj->abc', w2, (e1[:, None] + e2[None]) ** 2)
a, b = np.indices((p, p))
assert (scores.argmax(axis=2) == (a + b) % p).all()
print('right on', a.size, 'pairs')
";
    assert_eq!(run(&python, folder.path(), script), "right on 169 pairs\n");
}

#[test]
fn what_numpy_writes_is_read_here() {
    let Some(python) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let frozen = construct::waves(Operation::Add, 11, 1, 0).unwrap();
    npz::save(&folder.path().join("net.npz"), frozen.network()).unwrap();
    let script = "
import numpy as np
net = dict(np.load('net.npz'))
for kind in ('int8', 'int16', 'int32', 'int64', '>i4', 'float32', 'float64', '>f8'):
    arrays = {name: net[name].astype(kind) for name in net}
    np.savez(f'plain-{kind}.npz', **arrays)
    np.savez_compressed(f'packed-{kind}.npz', **arrays)
np.savez('by-columns.npz', **{name: np.asfortranarray(net[name]) for name in net})
np.savez('extra.npz', note=np.array(['a', 'note']), **net)
np.savez('p-in-a-list.npz', **{**net, 'p': np.array([11])})
np.savez('complex.npz', **{**net, 'E2': net['E2'].astype(complex)})
np.savez('pickled.npz', **{**net, 'W2': net['W2'].astype(object)})
np.savez('half.npz', **{**net, 'E1': net['E1'] + 0.5})
";
    run(&python, folder.path(), script);
    let mut read = 0;
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let result = npz::load(&path);
        let refusal = match name {
            "complex.npz" => "array E2: its entries have the type `<c16`",
            "pickled.npz" => "array W2: its entries have the type `|O`",
            "half.npz" => "array E1, row 0, column 0: ",
            _ => {
                assert_eq!(&result.unwrap(), frozen.network(), "{name}");
                read += 1;
                continue;
            }
        };
        let message = result.unwrap_err().to_string();
        assert!(message.starts_with(refusal), "{name}: {message}");
    }
    assert_eq!(read, 1 + 16 + 3);
}
