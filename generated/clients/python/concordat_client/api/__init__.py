# Generated from openapi/proteomics (sha256 c725f6e75da808e7) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

