# Generated from openapi/proteomics (sha256 9e22ef1d8c09f190) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

