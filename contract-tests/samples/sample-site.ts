/** Starts the whole application with the data of the contract's examples, and reads the samples in its reference. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { ContractDocument } from '../../src/contract/documents/document.ts';
import { type Described, listDescriptions } from '../../src/server/reference/described.ts';
import { createExampleRequest, type ExampleRequest } from '../../src/server/reference/example-request.ts';
import { seedExamples } from '../dredd-laboratory.ts';
import { startPlatformSite } from '../platform-site.ts';
import { OWN_DOCUMENTS } from '../traffic/documents.ts';
import { createPreparation, type Preparation } from './preparations.ts';

export type Language = 'curl' | 'typescript' | 'python';

/** An operation with the samples on its reference page. */
export interface Sampled {
  readonly described: Described;
  readonly request: ExampleRequest;
  readonly samples: Readonly<Record<Language, string>>;
}

export interface SampleSite {
  readonly address: string;
  readonly sampled: readonly Sampled[];
  /** Samples that differ on a server with an administration token, and on one with a login. */
  readonly guarded: readonly Sampled[];
  /** Folder of the files that samples send. */
  readonly folder: string;
  /** Returns the environment variables of the samples. */
  createEnvironment(): Promise<Record<string, string>>;
  /** Creates the preparation for samples that run one after another. */
  createPreparation(): Preparation;
  stop(): Promise<void>;
}

/** Operations that proteomics only has with a login. */
const LOGIN_OPERATIONS: ReadonlySet<string> = new Set(['createPersonalToken', 'revokePersonalToken']);

/** Token of the server whose administration requires one. */
const ADMIN_TOKEN = 'token-of-the-samples';

export async function startSampleSite(): Promise<SampleSite> {
  const folder = await mkdtemp(join(tmpdir(), 'concordat-samples-'));
  const tools = join(folder, 'tools.json');
  const step = { name: 'only', command: [process.execPath, '--version'] };
  await writeFile(tools, JSON.stringify({ tools: { 'maxquant-tmt11': { uploads: ['fasta', 'template'], steps: [step] } } }));
  await writeFile(join(folder, 'lumos_20250307_qc01.raw'), 'a raw file');
  await writeFile(join(folder, 'lumos_20250304_qc01.raw'), 'a raw file');
  await writeFile(join(folder, 'plant-heights.csv'), 'unit,height\nPLOT-1,182.4\n');
  await writeFile(join(folder, 'human.fasta'), '>P02769\nMKWVTF\n');
  await writeFile(join(folder, 'summary.txt'), 'Raw file\tMS\nlumos_20250305_qc02\t1\n');
  const site = await startPlatformSite({ environment: { TOOLS_FILE: tools, PARALLEL_RUNS: '0' } });
  const guarded = await site.startSecondServer({ SERVICES: 'proteomics', ADMIN_TOKEN });
  const withLogin = await site.startSecondServer({ SERVICES: 'proteomics', PROTEOMICS_ACCESS: 'login' });
  await seedExamples(site.database.pool);
  const sampled = await listSamples(site.address);
  const open = new Map(sampled.map((one) => [one.described.operationId, one.samples.curl]));
  return {
    address: site.address,
    sampled,
    guarded: [
      ...(await listSamples(guarded, site.address)).filter(
        ({ described, samples }) => open.get(described.operationId) !== samples.curl.replaceAll(guarded, site.address),
      ),
      ...(await listSamples(withLogin, site.address)).filter(({ described }) => LOGIN_OPERATIONS.has(described.operationId)),
    ],
    folder,
    async createEnvironment() {
      return {
        SESSION: getCookieValue(await site.createSession('manager'), 'demonstration_session'),
        HUB_SESSION: getCookieValue(await site.createSession('manager'), 'demonstration_session'),
        PROTEOMICS_LOGIN: getCookieValue(await site.createSession('manager'), 'demonstration_session'),
        PROTEOMICS_SESSION: getCookieValue(await logInToAdministration(guarded), 'proteomics_admin'),
        PROTEOMICS_ADMIN_TOKEN: ADMIN_TOKEN,
        BEARER_TOKEN: await site.requestAccessToken('member'),
      };
    },
    createPreparation: () => createPreparation(site),
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function getCookieValue(cookies: string, name: string): string {
  const found = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}

async function logInToAdministration(address: string): Promise<string> {
  const answer = await fetch(`${address}/proteomics/admin/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ token: ADMIN_TOKEN }),
  });
  return answer.headers.getSetCookie()[0] ?? '';
}

/** Returns the samples in the reference of a server. They contain BASE_URL, which can belong to a different server. */
async function listSamples(address: string, baseUrl = address): Promise<Sampled[]> {
  const home = await (await fetch(`${address}/openapi.json`)).json();
  const documents = new Map<string, ContractDocument>();
  for (const name of OWN_DOCUMENTS) {
    const answer = await fetch(`${address}/openapi/${name}.json`);
    if (answer.ok) documents.set(name, (await answer.json()) as ContractDocument);
  }
  const described = listDescriptions(documents);
  const served = Object.values((home as ContractDocument).paths).flatMap((item) =>
    Object.values(item).filter((one) => typeof one === 'object' && one !== null && 'operationId' in one),
  );
  if (served.length !== described.length) throw new Error('the merged document has other operations than the documents');
  const sampled: Sampled[] = [];
  for (const one of described) {
    const answer = await fetch(`${address}/reference/${one.operationId}`);
    if (!answer.ok) throw new Error(`${one.operationId} has no page: ${answer.status}`);
    const page = parse(await answer.text());
    const readSample = (language: Language) =>
      getElementText(page, `sample-${language}`)
        .replaceAll(baseUrl, address)
        .replaceAll(formatPythonAddress(baseUrl), formatPythonAddress(address));
    sampled.push({
      described: one,
      request: createExampleRequest(one),
      samples: { curl: readSample('curl'), typescript: readSample('typescript'), python: readSample('python') },
    });
  }
  return sampled;
}

/** Returns the address of a server as in samples with Python's standard library. */
function formatPythonAddress(address: string): string {
  const { hostname, port } = new URL(address);
  return `"${hostname}", ${port}`;
}

type Node = DefaultTreeAdapterTypes.Node;

function getElementText(page: Node, id: string): string {
  const found = findNode(page, id);
  if (found === undefined) throw new Error(`the page has no element ${id}`);
  return getTextContent(found);
}

function findNode(node: Node, id: string): Node | undefined {
  if ('attrs' in node && node.attrs.some(({ name, value }) => name === 'id' && value === id)) return node;
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = findNode(child, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

function getTextContent(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(getTextContent).join('') : '';
}
