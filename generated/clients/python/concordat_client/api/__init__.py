# Generated from openapi/proteomics (sha256 0403c353bf572736) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

