"""What can go wrong that is not a submission's fault."""


class GraderError(Exception):
    """There is no verdict. Never a reason to score a submission 0: the machine, the installation or a
    caller is at fault."""


class ProgramMissing(GraderError):
    """The `lmap` program is not there."""


class ToolchainMissing(GraderError):
    """`lmap` has no Lean to grade with."""


class WorkerCrashed(GraderError):
    """The process that was grading ended without an answer."""


class RequestRefused(GraderError):
    """`lmap` could not make sense of a request; `code` says why."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        return type(self), (self.code, str(self))


class NoVerdict(GraderError):
    """The judge answered, and its answer is that it cannot judge: a verdict `error`."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        return type(self), (self.code, self.message)


class ServiceUnavailable(GraderError):
    """A grading service gave no verdict in the time that it had: it cannot be reached, is full, or
    ends."""


class AccessDenied(GraderError):
    """A grading service wants a token, another one, or a newer one."""


class ServiceFault(GraderError):
    """Something answered at the address of a grading service, and not as one does."""
