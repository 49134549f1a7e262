# Generated from openapi/proteomics (sha256 ee9d1e61b22e1556) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

