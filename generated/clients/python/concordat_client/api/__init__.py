# Generated from openapi/proteomics (sha256 168b924e95b0b4b1) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

