# Generated from openapi/proteomics (sha256 4f8fbf480207b8ba) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

