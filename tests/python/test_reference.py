"""Pages that are made from the package."""

import settings_page
from conftest import ROOT


def test_the_page_of_settings_is_that_of_the_taskset() -> None:
    page = (ROOT / "docs/reference/taskset.md").read_text()
    assert page == settings_page.page(), f"run what {settings_page.__file__} says"
