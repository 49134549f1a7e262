# Generated from openapi/proteomics (sha256 610e5652913b364b) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

