# Generated from openapi/proteomics (sha256 c12f82e0be4fef04) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

