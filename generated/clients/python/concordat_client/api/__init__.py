# Generated from openapi/proteomics (sha256 8bc74c3778280f51) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

