// @module-tag full
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildExampleAddress } from '../../src/server/reference/example-request.ts';
import { describeWithDatabase } from '../../src/storage/testing.ts';
import { parseCurlCommand } from './curl-reading.ts';
import { type CurlShell, hasCurl, startCurlShell } from './curl-run.ts';
import { hasPython, hasPythonClient, type Interpreter, linkClient, PYTHON, startNode, startPython } from './interpreters.ts';
import { type Language, type Sampled, type SampleSite, startSampleSite } from './sample-site.ts';

/** Expected statuses of samples that cannot succeed without further requests. */
const ALONE: Readonly<Record<string, number>> = {
  // The login provider issues a code once, to the browser that started the login.
  finishLogin: 400,
  // A form leads to its page. Other requests are redirected to the provider.
  startLogin: 303,
  // Personal tokens require a login. Samples of a server with a login are also tested.
  createPersonalToken: 409,
  revokePersonalToken: 409,
  // Roles require a login. contract-tests/dredd-hub.test.ts calls these operations with one.
  addWorkspacePerson: 409,
  changeWorkspacePerson: 409,
  changeWorkspacePersonFromPage: 409,
  removeWorkspacePerson: 409,
  removeWorkspacePersonFromPage: 409,
  leaveWorkspace: 409,
  // Without a login, no project has a collaboration. contract-tests/dredd-hub.test.ts exports with a login.
  exportHubResearchObject: 404,
  // A sample without a cookie is sent by a new guest, who cannot see the drafts of others.
  showProfileDraft: 404,
  replaceProfileDraft: 404,
  replaceProfileDraftFromPage: 404,
  deleteProfileDraft: 404,
  deleteProfileDraftFromPage: 404,
  showProfileDraftForm: 404,
  changeProfileDraft: 404,
  saveProfileDraft: 404,
  downloadProfileDraft: 404,
};

/** Samples that end sessions. The one that keeps its own session comes first. */
const LAST = ['endSessionsByForm', 'endSessions'];

/** Samples that run until they are stopped, except with curl. */
const ENDLESS: ReadonlySet<string> = new Set(['openHubChannel']);

const root = join(import.meta.dirname, '../..');

/** Compiler options that a program with the client could have. */
const TSCONFIG = {
  compilerOptions: {
    target: 'es2024',
    module: 'nodenext',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  },
  include: ['*.ts'],
};

/** Matches the location of a redirect to the login, except for a repeated login of a logged-in user. */
const LOGIN = /^\/(auth|proteomics\/admin)\/login\?(?!.*\bprompt=login\b)/;

describeWithDatabase('The code samples of the reference', () => {
  let site: SampleSite;
  let environment: Record<string, string>;

  beforeAll(async () => {
    site = await startSampleSite();
    linkClient(site.folder);
  });
  // The last samples of each language end the sessions.
  beforeEach(async () => {
    environment = await site.createEnvironment();
  });
  afterAll(() => site?.stop());

  it('for curl send the example of each operation', () => {
    const wrong = site.sampled.flatMap(({ described, request, samples }) => {
      const { method, url, headers, body } = parseCurlCommand(samples.curl);
      const requests = {
        method,
        address: url,
        type: headers['content-type'],
        json: request.body?.kind === 'json' && JSON.parse(body[0] ?? ''),
      };
      const wanted = {
        method: described.method,
        address: site.address + buildExampleAddress(request),
        type: request.body?.kind === 'json' ? 'application/json' : requests.type,
        json: request.body?.kind === 'json' && request.body.value,
      };
      return isDeepStrictEqual(requests, wanted) ? [] : [{ operation: described.operationId, requested: requests, wanted }];
    });
    expect(wrong).toEqual([]);
  });

  it.skipIf(!hasCurl)('for curl all succeed with a documented status', async () => {
    const shells = LANES.map((_, lane) => startCurlShell(`lane-${lane}`, site.folder, environment));
    expect(await runInParallel(site, (one, lane) => checkRun(one, shells[lane] as CurlShell))).toEqual([]);
    for (const shell of shells) shell.stop();
  });

  it('for TypeScript compile in one program', () => {
    const folder = writeSamples('typescript', 'ts');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [compiler, '--singleThreaded', '-p', folder], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });

  it('for TypeScript all succeed', async () => {
    const folder = writeSamples('typescript', 'ts');
    const node = startNode(site.folder, environment);
    expect(await runInParallel(site, (one) => runSample(node, join(folder, `${formatSampleName(one)}.ts`), one))).toEqual([]);
    node.stop();
  });

  it.skipIf(!hasPython)('for Python compile', () => {
    const folder = writeSamples('python', 'py');
    const check =
      'import ast, pathlib, sys\nfor path in pathlib.Path(sys.argv[1]).glob("*.py"): ast.parse(path.read_text(), str(path))';
    const { status, stderr } = spawnSync(PYTHON, ['-c', check, folder], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it.skipIf(!hasPythonClient)(
    'for Python all succeed',
    async () => {
      const folder = writeSamples('python', 'py');
      const python = await startPython(site.folder, environment);
      expect(await runInParallel(site, (one) => runSample(python, join(folder, `${formatSampleName(one)}.py`), one))).toEqual(
        [],
      );
      python.stop();
    },
    600_000,
  );

  /** Writes each sample to a separate file. */
  function writeSamples(language: Language, ending: string): string {
    const folder = join(site.folder, language);
    mkdirSync(folder, { recursive: true });
    for (const one of [...site.sampled, ...site.guarded])
      writeFileSync(join(folder, `${formatSampleName(one)}.${ending}`), `${one.samples[language]}\n`);
    return folder;
  }

  function formatSampleName(one: Sampled): string {
    return `${one.described.operationId}${site.guarded.includes(one) ? '-guarded' : ''}`;
  }

  async function runSample(interpreter: Interpreter, file: string, one: Sampled): Promise<string[]> {
    const { described, request } = one;
    const { operationId } = described;
    if (ENDLESS.has(operationId)) return [];
    const expected = ALONE[formatSampleName(one)];
    const hasExpectedStatus = (status: string) =>
      expected === undefined ? request.successes.some((one) => String(one.status) === status) : String(expected) === status;
    try {
      // Samples that print the status print it first.
      const [, status] = /^(\d{3})\b/.exec(await interpreter.run(file)) ?? [];
      return status === undefined || hasExpectedStatus(status) ? [] : [`${operationId} returned ${status}`];
    } catch (error) {
      return expected === undefined ? [`${operationId}: ${(error as Error).message.slice(0, 600)}`] : [];
    }
  }

  async function checkRun(one: Sampled, shell: CurlShell): Promise<string[]> {
    const { described, request, samples } = one;
    const { status, location, stated } = await shell.run(samples.curl);
    const expected = ALONE[formatSampleName(one)];
    const isSuccess =
      expected === undefined ? request.successes.some((answer) => answer.status === status) : status === expected;
    // After a redirect to the login, nothing has changed.
    if (isSuccess && !LOGIN.test(location)) return [];
    return [`${described.operationId} returned ${status} ${location}: ${stated.slice(0, 900)}\n${samples.curl}`];
  }
});

/** Documents that share data are in one lane. Lanes run in parallel. */
const LANES = [['server', 'schemas', 'collaborations'], ['hub', 'support'], ['proteomics']];

/** Runs all samples, each with restored data, and returns the failures. */
async function runInParallel(site: SampleSite, tryOne: (one: Sampled, lane: number) => Promise<string[]>): Promise<string[]> {
  const lanes = LANES.map(async (apis, lane) => {
    const wrong: string[] = [];
    const prepare = site.createPreparation();
    for (const one of [...site.sampled, ...site.guarded].filter(({ described }) => apis.includes(described.api))) {
      if (LAST.includes(one.described.operationId)) continue;
      await prepare(one.described.operationId, one.described.api);
      wrong.push(...(await tryOne(one, lane)));
    }
    return wrong;
  });
  const wrong = (await Promise.all(lanes)).flat();
  // The guarded server is first, because the other server ends its session.
  for (const last of LAST)
    for (const one of [...site.guarded, ...site.sampled])
      if (one.described.operationId === last) wrong.push(...(await tryOne(one, LANES.length - 1)));
  return wrong;
}
