# Generated from openapi/proteomics (sha256 fc7947e5820b96b6) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

