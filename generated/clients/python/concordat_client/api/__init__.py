# Generated from openapi/proteomics (sha256 cb13ff8b83e0491c) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

