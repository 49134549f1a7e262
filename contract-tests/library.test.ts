// @module-tag full
/** Tests the libraries that other programs import: packs them, and installs them elsewhere. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Chromium } from '../browser-tests/chromium.ts';
import { startPlatformAndClient } from '../simulators/platform/testing-calls.ts';
import { createGuideProgram, GUIDE_OUTPUT, GUIDE_TOKEN } from '../src/client/testing-guide.ts';
import {
  createOrganisationEnvironment,
  ORGANISATION_OUTPUT,
  ORGANISATION_PROGRAM,
} from '../src/collaborations/platform/testing-guide.ts';
import {
  createOutsideEnvironment,
  findSupportedNodes,
  getImports,
  installInEmptyFolder,
  type PackedPackage,
  packLibrary,
  root,
  runInFolder,
} from './package.ts';
import { readTitleInBrowser } from './package-page.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** The exports of each library that its guide describes. */
const LIBRARIES = [
  ['auth', 'createAuthentication, getCurrentUser, requireAffiliation, AuthorizationError, IntrospectionTokenError'],
  ['client', 'createConcordatClients, createOrganisationClient, dataOf'],
  [
    'organisation',
    'createCollabOrganisationClient, CollabNotConfiguredError, OrganisationTokenError, CollaborationNotFoundError, CollaborationConflictError, CollabApiError',
  ],
] as const;

const MAX_INSTALLED_MB = 30;

const folder = mkdtempSync(join(tmpdir(), 'concordat-library-'));
const project = join(folder, 'project');
let packed: PackedPackage;
let source: 'npm' | 'tree';

beforeAll(() => {
  packed = packLibrary(folder);
  source = installInEmptyFolder(packed, project);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readText = (file: string) => readFileSync(join(packed.folder, file), 'utf8');

/** Runs a program in the project, and resolves with the lines that it prints. */
async function readLines(file: string, environment: Record<string, string> = {}): Promise<string[]> {
  const env = createOutsideEnvironment(environment);
  const child = spawn(process.execPath, [file], { cwd: project, env, stdio: ['ignore', 'pipe', 'inherit'] });
  return (await text(child.stdout)).trimEnd().split('\n');
}

describe('The package of the libraries', () => {
  it(`installs at most ${MAX_INSTALLED_MB} MB with its dependencies`, ({ skip }) => {
    if (source === 'tree') skip('needs a package registry');
    const [kilobytes = ''] = runInFolder(project, 'du', ['-sk', 'node_modules']).stdout.split('\t');
    expect(Number(kilobytes) / 1_000).toBeGreaterThan(5);
    expect(Number(kilobytes) / 1_000).toBeLessThan(MAX_INSTALLED_MB);
  });

  it('contains only its modules, declarations, contract and guides', () => {
    const expected = [
      /^(README|authentication|client|organisation|settings)\.md$|^LICENSE$|^package\.json$/,
      /^(auth|client|organisation|part-\w+)\.js$/,
      /^(src|generated)\/[\w/-]+\.d\.ts$|^generated\/organisation\/openapi\.json$/,
    ];
    expect(packed.files.filter((file) => !expected.some((pattern) => pattern.test(file)))).toEqual([]);
  });

  it('has exact versions of all dependencies', () => {
    const { dependencies, exports } = JSON.parse(readText('package.json')) as {
      dependencies: Record<string, string>;
      exports: Record<string, string | { types: string; default: string }>;
    };
    expect(dependencies).toMatchObject({ 'openid-client': expect.any(String), '@types/express': expect.any(String) });
    expect(Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const targets = Object.values(exports).flatMap((target) => (typeof target === 'string' ? target : Object.values(target)));
    expect(targets.filter((target) => !existsSync(join(packed.folder, target)))).toEqual([]);
  });

  it('does not call require in its modules', () => {
    expect(packed.files.filter((file) => file.endsWith('.js') && /\brequire\d*\(/.test(readText(file)))).toEqual([]);
  });

  it('depends only on openapi-fetch in the client, and not on Node', () => {
    const reached = new Set([join(packed.folder, 'client.js')]);
    const packages = new Set<string>();
    for (const file of reached)
      for (const target of getImports(file)) {
        if (target.startsWith('.')) reached.add(join(dirname(file), target));
        else packages.add(target);
      }
    const files = [...reached].map((file) => relative(packed.folder, file));
    expect(files.map(readText).join('')).toContain('// src/contract/strict-path.ts');
    expect([...packages]).toEqual(['openapi-fetch']);
    expect(files.filter((file) => /\b(process|Buffer|require|__dirname)\b(?!')/.test(readCode(file)))).toEqual([]);
    expect(getImports(join(root, 'node_modules/openapi-fetch/dist/index.mjs'))).toEqual([]);
  });

  /** Returns the code of a module without comments. */
  const readCode = (file: string) => readText(file).replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
});

describe('The types of the package', () => {
  const STRICT = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: 'es2024',
  };

  /** Returns the messages of the compiler about files in a folder of the project. */
  function compileFiles(name: string, files: Record<string, string>, options: object): string {
    mkdirSync(join(project, name));
    for (const [file, code] of Object.entries(files)) writeFileSync(join(project, name, file), code);
    writeFileSync(
      join(project, name, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...STRICT, ...options }, include: ['*.ts', '*.cts'] }),
    );
    const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
    return runInFolder(project, process.execPath, [compiler, '--singleThreaded', '-p', name]).stdout;
  }

  it('are complete for the client in a program for browsers', () => {
    const browser = { module: 'esnext', moduleResolution: 'bundler', lib: ['es2024', 'dom'], types: [] };
    expect(compileFiles('in-browser', { 'guide.ts': createGuideProgram('http://localhost:8124') }, browser)).toBe('');
  });

  it.each([
    ['imports', { module: 'nodenext', moduleDetection: 'force' }],
    ['requires', { module: 'nodenext', moduleDetection: 'legacy' }],
  ])('are complete for the organization library in a program that %s it', (verb, options) => {
    const node = { ...options, lib: ['es2024', 'dom'], types: ['node'] };
    const program =
      verb === 'imports'
        ? { 'organisation.ts': ORGANISATION_PROGRAM }
        : {
            'organisation.cts': `import organisation = require('concordat/organisation');
              const access: organisation.PlatformAccess = { baseUrl: undefined, token: undefined, serviceEntityId: undefined };
              export const members: Promise<readonly organisation.Membership[]> =
                organisation.createCollabOrganisationClient(access).listMembers('x');`,
          };
    expect(compileFiles(`organisation-${verb}`, program, node)).toBe('');
  });

  it('are complete for the authentication library in the application of its guide', () => {
    const guide = readFileSync(join(root, 'docs/authentication.md'), 'utf8');
    const files = [...guide.matchAll(/^```ts (\S+)\n(.*?)^```$/gms)].map(([, name = '', code = '']) => [name, code] as const);
    const node = {
      module: 'nodenext',
      lib: ['es2024'],
      types: ['node'],
      skipLibCheck: true,
      allowImportingTsExtensions: true,
    };
    expect(compileFiles('with-login', Object.fromEntries(files), node)).toBe('');
  });
});

describe('The libraries of the package', () => {
  describe.each(findSupportedNodes())('The libraries of the package with Node $major', ({ program = '' }) => {
    it.skipIf(program === '').each(LIBRARIES)('can be imported as concordat/%s', (name, exported) => {
      const code = `import { ${exported} } from 'concordat/${name}'; console.log([${exported}].every((one) => typeof one === 'function'));`;
      const { stdout, stderr } = runInFolder(project, program, ['--input-type=module', '-e', code]);
      expect([stdout, stderr]).toEqual(['true\n', '']);
    });

    it.skipIf(program === '').each(LIBRARIES)('can be required as concordat/%s', (name, exported) => {
      const code = `const { ${exported} } = require('concordat/${name}'); console.log([${exported}].every((one) => typeof one === 'function'));`;
      expect(runInFolder(project, program, ['--input-type=commonjs', '-e', code]).stdout).toBe('true\n');
    });
  });

  it('manage collaborations as their guide shows', async () => {
    const { platform } = await startPlatformAndClient();
    writeFileSync(join(project, 'organisation.ts'), ORGANISATION_PROGRAM);
    const lines = await readLines('organisation.ts', createOrganisationEnvironment(platform));
    await platform.stop();
    expect(lines).toEqual(ORGANISATION_OUTPUT.map((line) => expect.stringMatching(line)));
  });
});

describe('The client of the package', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ ADMIN_TOKEN: GUIDE_TOKEN }, { withDatabase: true });
  });
  afterAll(() => server.stop());

  it('calls a server from a JavaScript program', async () => {
    writeFileSync(
      join(project, 'ask.mjs'),
      `import { createSchemasClient, dataOf } from 'concordat/client';
      const schemas = createSchemasClient({ baseUrl: ${JSON.stringify(server.address)} });
      const body = { entity: 'Study', data: { unique_id: 'STU-1', investigation_id: 'INV-1', title: 'Field trial' } };
      console.log((await dataOf(schemas.POST('/validate', { body }))).valid);`,
    );
    expect(await readLines('ask.mjs')).toEqual(['true']);
  });

  const chromium = inject('chromium');
  it.skipIf(chromium === null)('calls a server from a page that follows the guide', async () => {
    const guide = readFileSync(join(root, 'docs/client.md'), 'utf8');
    const [, importMap = ''] = /^```html\n(.*?)^```$/ms.exec(guide) ?? [];
    const script = `import { createServerClient, dataOf } from 'concordat/client';
      document.title = JSON.stringify(await dataOf(createServerClient({ baseUrl: '' }).GET('/readyz')));`;
    const html = `<!doctype html>${importMap}<script type="module">${script}</script>`;
    expect(await readTitleInBrowser(chromium as Chromium, project, server.address, html)).toBe('{"status":"ok"}');
  });

  it('runs the program in the guide', async () => {
    writeFileSync(join(project, 'guide.ts'), createGuideProgram(server.address));
    expect(await readLines('guide.ts')).toEqual(GUIDE_OUTPUT.map((line) => expect.stringMatching(line)));
  });
});
