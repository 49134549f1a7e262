# Generated from openapi/proteomics (sha256 6caff3f9347a1de8) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

