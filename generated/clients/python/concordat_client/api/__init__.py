# Generated from openapi/proteomics (sha256 f5ce8ebe9e3c7c3c) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

