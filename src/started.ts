/** What a start loads while the database is starting already. */
export { createApplication } from './application.ts';
export { loadCatalog } from './profiles/catalog/catalog.ts';
export { listen } from './web/http-server.ts';
