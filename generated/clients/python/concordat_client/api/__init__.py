# Generated from openapi/proteomics (sha256 f6ff7a1393594c25) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

