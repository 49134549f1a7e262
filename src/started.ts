/** What a start loads while the database is starting already. */
export { createApplication } from './application.ts';
export { loadCatalogue } from './profiles/catalogue/catalogue.ts';
export { listen } from './web/http-server.ts';
