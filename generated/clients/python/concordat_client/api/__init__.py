# Generated from openapi/proteomics (sha256 a0e5b3272ee91aec) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

