/** Answers of the server itself: state, contracts, documentation pages (openapi/server). */
import { randomBytes } from 'node:crypto';
import { stringify } from 'yaml';
import type { ServerApiHandlers } from '../../generated/server/stub.ts';
import type { ContractDocument } from '../contract/document.ts';
import { NotFoundError, UnavailableError } from '../contract/errors.ts';
import { prepareJson, prepareText } from '../contract/prepared.ts';
import { policyWithNonce } from '../web/security-headers.ts';
import type { Page, Render, SiteService, View } from '../web/views.ts';
import { homeModel, homePage, homeView, redocPage, redocView, swaggerUiPage, swaggerUiView } from './pages.ts';

/** What the server's own answers are made from. */
export interface ServerFacts {
  render: Render;
  /** The services that are on. */
  services: readonly SiteService[];
  /** Every mounted document by name. */
  documents: ReadonlyMap<string, ContractDocument>;
  merged: ContractDocument;
  /** Resolves when everything that work needs answers; rejects with a sentence that says what does not. */
  checkReadiness: () => Promise<void>;
}

/** Makes the handlers. */
export function serverHandlers({ render, services, documents, merged, checkReadiness }: ServerFacts): ServerApiHandlers {
  const mergedDocument = prepareJson<never>(merged as never);
  const asJson = new Map([...documents].map(([name, document]) => [`${name}.json`, prepareJson<never>(document as never)]));
  const asYaml = new Map(
    [...documents].map(([name, document]) => [
      `${name}.yaml`,
      prepareText(stringify(document, { aliasDuplicateObjects: false }), 'application/yaml'),
    ]),
  );
  const show = <Model extends object>(view: View<Model>, page: Page, model: Model) =>
    ({ status: 200, type: 'text/html', content: render(view, page, model) }) as const;

  return {
    showHome: () => show(homeView, homePage, homeModel(services)),
    getHealth: () => ({ status: 200, body: { status: 'ok' } }),
    getLiveness: () => ({ status: 200, body: { status: 'ok' } }),
    async getReadiness() {
      try {
        await checkReadiness();
      } catch (error) {
        throw new UnavailableError((error as Error).message, { cause: error });
      }
      return { status: 200, body: { status: 'ok' } };
    },
    getMergedDocument: () => ({ status: 200, prepared: mergedDocument }),
    getDocument({ path }) {
      const json = asJson.get(path.document);
      if (json !== undefined) return { status: 200, prepared: json };
      const yaml = asYaml.get(path.document);
      if (yaml !== undefined) return { status: 200, type: 'application/yaml', prepared: yaml };
      throw new NotFoundError(`Document not found: ${path.document}`);
    },
    showSwaggerUi: () => show(swaggerUiView, swaggerUiPage, {}),
    showRedoc() {
      const nonce = randomBytes(18).toString('base64url');
      return { ...show(redocView, redocPage, { nonce }), headers: { 'Content-Security-Policy': policyWithNonce(nonce) } };
    },
  };
}
