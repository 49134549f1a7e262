# Generated from openapi/proteomics (sha256 fb163bd56aefa319) by `npm run generate`. Do not edit.
# flake8: noqa

# import apis into api package
from concordat_client.api.proteomics_api import ProteomicsApi

