// Starts Redoc on the merged contract of this server; the nonce lets it write its style elements under the strict policy.
const target = document.getElementById('redoc');
Redoc.init('/openapi.json', { nonce: target.dataset.nonce, hideDownloadButton: false }, target);
