# Generated from openapi/proteomics (sha256 62a33c29d52b828c) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

