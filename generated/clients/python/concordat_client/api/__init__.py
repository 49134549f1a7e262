# Generated from openapi/proteomics (sha256 cb3c19f1b2ab51f2) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

