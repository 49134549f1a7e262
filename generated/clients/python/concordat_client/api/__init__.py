# Generated from openapi/proteomics (sha256 27c2ff93d2b90585) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

