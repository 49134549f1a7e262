# Generated from openapi/proteomics (sha256 2e28d9af75ecfa63) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

