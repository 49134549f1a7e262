# Generated from openapi/proteomics (sha256 d446c9ea460c7ed7) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

