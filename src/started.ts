/** Modules that load while the database is starting. */
export { createApplication } from './application.ts';
export { loadCatalog } from './profiles/catalog/catalog.ts';
export { startListening } from './web/http-server.ts';
