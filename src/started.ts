/** Modules that load while the database is starting. */
export { createApplication } from './application.ts';
export { loadCatalog } from './profiles/catalog/catalog.ts';
export { listen } from './web/http-server.ts';
