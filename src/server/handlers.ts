/** Answers of the server itself: state, contracts, documentation pages (openapi/server). */
import { randomBytes } from 'node:crypto';
import type { ServerApiHandlers } from '../../generated/server/stub.ts';
import type { ContractDocument } from '../contract/documents/document.ts';
import { NotFoundError, UnavailableError } from '../contract/errors.ts';
import { prepareJson, prepareText, prepareUntagged } from '../contract/prepared.ts';
import { yaml } from '../contract/yaml.ts';
import { policyWithNonce } from '../web/security-headers.ts';
import type { Page, Render, SiteService, View } from '../web/views.ts';
import { homeModel, homePage, homeView, redocPage, redocView, swaggerUiPage, swaggerUiView } from './pages.ts';
import { referenceHandlers } from './reference/reference.ts';

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

/** Makes the handlers; metrics.ts makes that of the figures. */
export function serverHandlers({
  render,
  services,
  documents,
  merged,
  checkReadiness,
}: ServerFacts): Omit<ServerApiHandlers, 'getMetrics'> {
  const alive = prepareUntagged<{ status: 'ok' }>({ status: 'ok' });
  const mergedDocument = prepareJson<never>(merged as never);
  const asJson = madeOnce((document: ContractDocument) => prepareJson<never>(document as never));
  const asYaml = madeOnce((document: ContractDocument) =>
    prepareText(yaml().stringify(document, { aliasDuplicateObjects: false }), 'application/yaml'),
  );
  const show = <Model extends object>(view: View<Model>, page: Page, model: Model) =>
    ({ status: 200, type: 'text/html', content: render(view, page, model) }) as const;

  return {
    showHome: () => show(homeView, homePage, homeModel(services)),
    getHealth: () => ({ status: 200, prepared: alive }),
    getLiveness: () => ({ status: 200, prepared: alive }),
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
      const [, name = '', ending] = /^(.*)\.(json|yaml)$/.exec(path.document) ?? [];
      const document = documents.get(name);
      if (document !== undefined && ending === 'json') return { status: 200, prepared: asJson(document) };
      if (document !== undefined) return { status: 200, type: 'application/yaml', prepared: asYaml(document) };
      throw new NotFoundError(`Document not found: ${path.document}`);
    },
    ...referenceHandlers({ render, documents, baseUrl: String(merged.servers?.[0]?.url) }),
    showSwaggerUi: () => show(swaggerUiView, swaggerUiPage, {}),
    showRedoc() {
      const nonce = randomBytes(18).toString('base64url');
      return { ...show(redocView, redocPage, { nonce }), headers: { 'Content-Security-Policy': policyWithNonce(nonce) } };
    },
  };
}

/** Makes what it is asked for once, and not before: the YAML of all documents would be a fifth of every start. */
function madeOnce<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    const made = known.get(of) ?? make(of);
    known.set(of, made);
    return made;
  };
}
