/** Modules that are loaded while the database starts. */
export { createApplication } from './application.ts';
export { loadCatalog } from './profiles/catalog/catalog.ts';
export { startListening } from './web/http-server.ts';
