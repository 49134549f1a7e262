# Generated from openapi/proteomics (sha256 7cae957e37b9a986) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

