# Generated from openapi/proteomics (sha256 0e8e4807e3450415) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

