# Generated from openapi/proteomics (sha256 74027c56390df8bb) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

