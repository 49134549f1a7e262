"""Client of Concordat, generated from its OpenAPI documents.

`hub`, `organisation`, `proteomics`, `schemas` and `support` are modules. Each has a class, such as `HubApi`, with a method per
operation. `frames` has functions for pandas, and for files of any size.
"""

from importlib import import_module
from typing import Optional, TypeVar

Api = TypeVar("Api")


def connect(api: type[Api], host: str, token: Optional[str] = None) -> Api:
    """Returns an API class of this package for a server, such as `connect(HubApi, "http://localhost:8124")`."""
    module = import_module(api.__module__.rsplit(".api.", 1)[0])
    return api(module.ApiClient(module.Configuration(host=host, access_token=token)))
