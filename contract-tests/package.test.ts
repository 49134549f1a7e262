// @module-tag full
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSimulatedRawFile } from '../simulators/instrument/raw-file.ts';
import { createConcordatClients, dataOf } from '../src/client/index.ts';
import { GUIDE_TOKEN } from '../src/client/testing-guide.ts';
import { SHORT_JSON } from '../src/contract/bodies.ts';
import {
  findSupportedNodes,
  getImports,
  installInEmptyFolder,
  type PackagedServer,
  type PackedPackage,
  packServer,
  root,
  runInFolder,
  startPackagedServer,
} from './package.ts';

interface Manifest {
  version: string;
  private?: boolean;
  dependencies: Record<string, string>;
}

const folder = mkdtempSync(join(tmpdir(), 'concordat-package-'));
const project = join(folder, 'project');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
let packed: PackedPackage;
let manifest: Manifest;

beforeAll(() => {
  packed = packServer(folder);
  manifest = JSON.parse(readFileSync(join(packed.folder, 'package.json'), 'utf8')) as Manifest;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const JSON_BODY = { 'content-type': 'application/json' };
const getSize = (file: string) => statSync(join(packed.folder, file)).size;
const readText = (file: string) => readFileSync(join(packed.folder, file), 'utf8');

describe('The packed package', () => {
  it('contains its readme, changelog and license', () => {
    expect(packed.files).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'LICENSE', 'package.json']));
  });

  it('contains only files that users need', () => {
    const expected = [
      /^(README|CHANGELOG)\.md$|^LICENSE$|^(dist\/)?package\.json$|^bin\/concordat\.js$|^docs\/(README|[a-z-]+)\.md$/,
      /^dist\/(sbom\.cdx\.json|third-party-licenses\.md)$/,
      /^dist\/(concordat|[a-z]+-(thread|process)|part-\w+)\.js$/,
      /^dist\/src\/[\w/-]+\.(sql|json|yaml)$/,
      /^dist\/generated\/[a-z]+\/openapi\.json$/,
      /^dist\/profiles\/(README\.md|[\w.-]+\/[\d.]+\/(profile|example)\.yaml)$/,
      /^dist\/views\/([\w/-]+\.eta|assets\/[\w./-]+)$/,
    ];
    expect(packed.files.filter((file) => !expected.some((pattern) => pattern.test(file)))).toEqual([]);
  });

  it('contains no files for tests, the demo or development', () => {
    const unwanted = /\.test\.|(^|\/)testing|fixture|\/demo\/|_snapshot|\.ts$|\.map$|(^|\/)\./;
    expect(packed.files.filter((file) => unwanted.test(file))).toEqual([]);
  });

  it('lists the included packages and their licenses', () => {
    const bom = JSON.parse(readText('dist/sbom.cdx.json')) as {
      bomFormat: string;
      components: { name: string; version: string }[];
    };
    const named = new Set(bom.components.map((component) => `${component.name} ${component.version}`));
    expect(bom.bomFormat).toBe('CycloneDX');
    expect(Object.entries(manifest.dependencies).filter(([name, own]) => !named.has(`${name} ${own}`))).toEqual([]);
    const lines = readText('dist/third-party-licenses.md').matchAll(/^\| (\S+) \| (\d\S*) \| \S.* \|$/gm);
    expect(new Set([...lines].map(([, name, own]) => `${name} ${own}`))).toEqual(named);
  });

  it('does not exceed the size limits for a file and for the whole package', () => {
    const large = packed.files.filter((file) => getSize(file) > 1_600_000 && !file.includes('/vendor/'));
    expect(large).toEqual([]);
    expect(statSync(packed.tarball).size).toBeLessThan(2_500_000);
    expect(packed.files.reduce((sum, file) => sum + getSize(file), 0)).toBeLessThan(12_000_000);
  });

  it('contains neither secrets nor paths of the machine that built it', () => {
    const places = [root, tmpdir(), homedir()].map((place) => `${place}/`);
    const secret = /-----BEGIN [A-Z ]*PRIVATE KEY|_authToken|\bnpm_[A-Za-z0-9]{36}\b/;
    // Guides and messages may contain general paths, such as /tmp/, but built files must not.
    const built = packed.files.filter((file) => /^dist\/([\w-]+\.js$|src\/|generated\/)/.test(file));
    expect(built.filter((file) => places.some((place) => readText(file).includes(place)))).toEqual([]);
    expect(packed.files.filter((file) => readText(file).includes(`${root}/`) || secret.test(readText(file)))).toEqual([]);
  });

  it('is not marked as private', () => {
    expect(manifest.private).toBeUndefined();
  });
});

describe('The code of the package', () => {
  const listModules = () => packed.files.filter((file) => /^dist\/[\w-]+\.js$/.test(file));
  const getPackage = (target: string) => target.split('/', target.startsWith('@') ? 2 : 1).join('/');

  it('imports only existing files', () => {
    const missing = listModules().flatMap((file) =>
      getImports(join(packed.folder, file))
        .filter((target) => target.startsWith('.') && !existsSync(join(packed.folder, dirname(file), target)))
        .map((target) => `${file}: ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it('imports only packages that are dependencies or part of Node', () => {
    const imported = listModules().flatMap((file) => getImports(join(packed.folder, file)));
    const packages = new Set(imported.filter((target) => !target.startsWith('.')).map(getPackage));
    expect(packages).toContain('express');
    // Only code samples of the API reference import the package `concordat`.
    const isAvailable = (name: string) =>
      name.startsWith('node:') || builtinModules.includes(name) || name in manifest.dependencies || name === 'concordat';
    expect([...packages].filter((name) => !isAvailable(name))).toEqual([]);
  });

  it('starts only existing files in threads and processes', () => {
    const started = listModules().flatMap((file) =>
      [...readText(file).matchAll(/new URL\(`\.\/([\w-]+)\$\{extname/g)].map(([, name]) => `dist/${name}.js`),
    );
    expect(started.length).toBeGreaterThan(2);
    expect(started.filter((file) => !packed.files.includes(file))).toEqual([]);
  });
});

/** Runs the command of the package with npx. */
const runConcordat = (...args: string[]) => runInFolder(project, 'npx', ['--no-install', 'concordat', ...args]);

describe('The installed package', () => {
  beforeAll(() => {
    if (installInEmptyFolder(packed, project) === 'tree')
      console.log('What the package needs could not be installed: the packages of the tree are linked instead.');
  });

  it('prints its version for --version', () => {
    expect(runConcordat('--version')).toMatchObject({ status: 0, stdout: `${version}\n` });
  });

  it('prints its commands for --help', () => {
    expect(runConcordat('--help').stdout).toMatch(/concordat start +start the server\n(.*\n)*\s+concordat validate/);
  });

  it('prints the options of every command', () => {
    const names = [...runConcordat('--help').stdout.matchAll(/^ +concordat (\w+)/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(4);
    const answers = names.map((name) => [name, runInFolder(project, 'node_modules/.bin/concordat', [name, '--help']).stdout]);
    expect(answers).toEqual(names.map((name) => [name, expect.stringMatching(`^Usage: .*concordat ${name}`)]));
  });

  for (const { major, program = '' } of findSupportedNodes())
    it.skipIf(program === '')(`runs with Node ${major}`, () => {
      const run = runInFolder(project, program, ['node_modules/concordat-server/bin/concordat.js', '--version']);
      expect(run).toMatchObject({ status: 0, stdout: `${version}\n` });
    });

  it('validates a file', () => {
    writeFileSync(join(project, 'study.yaml'), 'unique_id: STU-1\ntitle: Field trial\n');
    const { status, stdout } = runConcordat('validate', '--entity', 'Study', 'study.yaml');
    expect([status, stdout]).toEqual([1, expect.stringContaining('Investigation ID is required.')]);
  });

  it('hides its private modules', () => {
    const script = `await import('concordat-server/dist/concordat.js')`;
    expect(runInFolder(project, process.execPath, ['--input-type=module', '-e', script]).stderr).toContain(
      'ERR_PACKAGE_PATH_NOT_EXPORTED',
    );
  });
});

/** Writes a tools file whose tool simulates an instrument without delays. */
function writeToolsFile(): string {
  const simulator = join(root, 'simulators/instrument/simulator.ts');
  const steps = ['rawtools', 'maxquant'].map((part) => ({
    name: part,
    command: [process.execPath, simulator, part, '{raw_file}', '{result_dir}'],
  }));
  const file = join(folder, 'tools.json');
  writeFileSync(file, JSON.stringify({ tools: { simulator: { steps } } }));
  return file;
}

describe('The server of the package', () => {
  const dataDir = join(folder, 'data');
  let server: PackagedServer;
  let api: ReturnType<typeof createConcordatClients>;

  beforeAll(async () => {
    server = await startPackagedServer(project, {
      DATA_DIR: dataDir,
      ADMIN_TOKEN: GUIDE_TOKEN,
      TOOLS_FILE: writeToolsFile(),
    });
    api = createConcordatClients({ baseUrl: server.address, token: GUIDE_TOKEN });
  });
  afterAll(async () => {
    await server?.stop();
  });

  it('reports that it is ready', async () => {
    expect(await dataOf(api.server.GET('/readyz'))).toEqual({ status: 'ok' });
  });

  it('serves the contract of all its services', async () => {
    const { info, paths } = (await (await fetch(`${server.address}/openapi.json`)).json()) as {
      info: { version: string };
      paths: Record<string, unknown>;
    };
    expect(info.version).toBe(version);
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/readyz', '/validate', '/collaborations', '/hub/', '/api/compare', '/api/mq/qc-data']),
    );
  });

  it.each(['/', '/profiles', '/hub/', '/proteomics', '/docs', '/redoc', '/collaborations'])(
    'serves %s with all files of the page',
    async (path) => {
      const page = await fetch(server.address + path, { headers: { accept: 'text/html' } });
      const assets = [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, asset = '']) => asset);
      expect(assets.length).toBeGreaterThan(1);
      const answers = await Promise.all(assets.map((asset) => fetch(server.address + asset)));
      expect(answers.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([]);
    },
  );

  // Only threads process a body of this length.
  it('processes long requests of programs and browsers in a separate thread', async () => {
    const data = { unique_id: 'STU-1', investigation_id: 'INV-1', title: 'Field trial' };
    const body = JSON.stringify({ entity: 'Study', data }).padEnd(2 * SHORT_JSON);
    const answer = await fetch(`${server.address}/validate`, { method: 'POST', headers: JSON_BODY, body });
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ valid: true })]);
    const text = 'unique_id: STU-1\ninvestigation_id: INV-1\n'.padEnd(2 * SHORT_JSON, '# A comment.\n');
    const form = new URLSearchParams({ profile: 'miappe/1.1', entity: 'Study', text });
    const page = await fetch(`${server.address}/validator`, { method: 'POST', body: form });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>1 error · Validator')]);
  });

  it('reads a spreadsheet in a separate thread', async () => {
    const { id: workspace_id } = await dataOf(api.hub.POST('/hub/workspaces', { body: { name: 'Spreadsheets' } }));
    const example = { workspace_id, name: 'Example', profile: 'miappe', version: '1.1', load_example: true };
    const { id } = await dataOf(api.hub.POST('/hub/projects', { body: example }));
    const params = { path: { id } };
    const exported = api.hub.GET('/hub/projects/{id}/export', {
      params: { path: { id }, query: { format: 'xlsx' } },
      parseAs: 'blob',
    });
    const form = new FormData();
    form.set('file', await dataOf(exported), 'example.xlsx');
    const { counts } = await dataOf(
      api.hub.POST('/hub/projects/{id}/import', { params, body: { file: '' }, bodySerializer: () => form }),
    );
    const unchanged = expect.toSatisfy((count: number) => count > 20);
    expect(counts).toEqual({ created: 0, changed: 0, refused: 0, unchanged, left_out: 0, with_errors: 0 });
  });

  it('runs the tool of a pipeline on a raw file, and measures the results', async () => {
    const { proteomics } = api;
    await dataOf(proteomics.POST('/api/admin/projects', { body: { name: 'Lung cohort', description: '' } }));
    const user = await dataOf(
      proteomics.POST('/api/admin/users', { body: { email: 'operator@example.org', name: 'Instrument operator' } }),
    );
    const names = { project: 'lung-cohort', pipeline: 'tmt11' };
    const pipeline = await dataOf(
      proteomics.POST('/api/admin/pipelines', { body: { project: names.project, name: 'TMT11', tool: 'simulator' } }),
    );
    const form = new FormData();
    form.set('pipeline', pipeline.uuid);
    form.set('user', user.uuid);
    form.set('orig_file', new Blob([new Uint8Array(createSimulatedRawFile('one.raw', undefined))]), 'one.raw');
    const body = { pipeline: pipeline.uuid, user: user.uuid, orig_file: '' };
    const { uuid: run } = await dataOf(proteomics.POST('/api/upload/raw', { body, bodySerializer: () => form }));
    await vi.waitFor(
      async () => {
        const { state, message } = await dataOf(proteomics.GET('/api/runs/{run}', { params: { path: { run } } }));
        expect([state, message]).toEqual(['done', null]);
      },
      { timeout: 60_000, interval: 200 },
    );
    const table = await dataOf(
      proteomics.GET('/api/qc/table', { params: { query: { ...names, columns: ['RawFile', 'N_protein_groups'] } } }),
    );
    expect(table).toEqual({ RawFile: ['one'], N_protein_groups: [expect.any(Number)] });
    const picture = await fetch(`${server.address}/api/runs/${run}/figures/missed_cleavages?format=png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('exports its database while it runs', () => {
    const run = runInFolder(project, 'node_modules/.bin/concordat', ['db', 'export', 'all.backup'], { DATA_DIR: dataDir });
    expect(run).toMatchObject({ status: 0 });
    expect(statSync(join(project, 'all.backup')).size).toBeGreaterThan(10_000);
  });

  it('stops after it receives a signal', async () => {
    expect(await server.stop()).toBe(0);
  });
});
