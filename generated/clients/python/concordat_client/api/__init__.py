# Generated from openapi/proteomics (sha256 7e23e8f7ea859595) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

