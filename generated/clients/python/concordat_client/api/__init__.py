# Generated from openapi/proteomics (sha256 c88138cc36ae617b) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

