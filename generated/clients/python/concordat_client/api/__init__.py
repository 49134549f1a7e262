# Generated from openapi/proteomics (sha256 0bdff0a64669bbc2) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

