# Generated from openapi/proteomics (sha256 561ca096cc1f9a6c) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

