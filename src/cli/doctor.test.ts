import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { AUTH_SETTINGS } from '../auth/index.ts';
import { SETTINGS } from '../settings.ts';
import { createGoodOutcome, runChecks } from './doctor/check.ts';
import { formatTextReport } from './doctor/report.ts';
import { createDoctorFolder } from './doctor/testing-doctor.ts';
import { runAllChecks } from './doctor.ts';

const place = createDoctorFolder();
afterAll(() => place.remove());
afterEach(() => rmSync(join(place.folder, '.env'), { recursive: true, force: true }));

const variables = [...SETTINGS, ...AUTH_SETTINGS].map(({ variable }) => variable);

/** Every secret has a value that is easy to find in the output. */
const SECRETS = Object.fromEntries(
  [...SETTINGS, ...AUTH_SETTINGS]
    .filter(({ secret, variable }) => secret === true && variable !== 'OTEL_EXPORTER_OTLP_HEADERS')
    .map(({ variable }) => [variable, 'confidential-and-long-enough-for-any-secret']),
);

describe('concordat doctor', () => {
  it('prints its usage with --help', async () => {
    const { code, out } = await place.run(['--help']);
    expect({ code, begins: out.split('\n')[0] }).toEqual({ code: 0, begins: 'Usage: npx concordat doctor [--json]' });
  });

  it.each([['--color'], ['database']])('exits with 2 for the argument %s', async (argument) => {
    const { code, out, err } = await place.run([argument]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('Usage: npx concordat doctor');
  });

  it('finds no problem in the default settings', async () => {
    const { code, out } = await place.run([]);
    expect({ code, last: out.trim().split('\n').at(-1) }).toEqual({ code: 0, last: 'No problems.' });
  });

  it('leaves no files', async () => {
    await place.run([]);
    expect(readdirSync(place.folder)).toEqual([]);
  });

  it('lists every setting', async () => {
    const { out } = await place.run([]);
    const listed = out.split('\n').map((line) => /^ {2}([A-Z0-9_]+) /.exec(line)?.[1]);
    expect(variables.filter((variable) => !listed.includes(variable))).toEqual([]);
  });

  it('prints every setting as JSON for programs', async () => {
    const { settings } = await place.diagnose();
    expect(settings.map(({ variable }) => variable)).toEqual(variables);
  });

  it('prints the source of each value', async () => {
    writeFileSync(join(place.folder, '.env'), 'LOG_LEVEL=warn\nHUB_ACCESS=login\nDEBUG=true\n');
    const { settings } = await place.diagnose({ LOG_LEVEL: 'error', DEBUG: '' });
    const findMessage = (name: string) => settings.find(({ variable }) => variable === name);
    expect([findMessage('LOG_LEVEL'), findMessage('HUB_ACCESS'), findMessage('DEBUG'), findMessage('APP_NAME')]).toMatchObject([
      { value: 'error', origin: 'environment' },
      { value: 'login', origin: '.env' },
      { value: null, origin: 'default' },
      { value: null, origin: 'default' },
    ]);
  });

  it.each([[[]], [['--json']]])('hides secrets with the arguments %j', async (args) => {
    const { out, err } = await place.run(args, {
      ...SECRETS,
      DATABASE_URL: 'postgres://somebody:confidential@127.0.0.1:1/none',
      COLLAB_PLATFORM_URL: 'http://127.0.0.1:1',
      COLLAB_OIDC_CLIENT_ID: 'x',
      COLLAB_OIDC_DISCOVERY_URL: 'http://127.0.0.1:1',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=confidential',
    });
    expect(out).toContain('COLLAB_ORGANISATION_API_TOKEN');
    expect(out + err).not.toContain('confidential');
  });

  it('reports every invalid value, and still checks the other values', async () => {
    const { well, findings } = await place.diagnose({ MAX_JSON_BYTES: 'five', SERVICES: 'hub', SESSION_MAX_AGE: 'long' });
    expect(well).toBe(false);
    expect(findings.filter(({ subject }) => subject === 'Settings').map(({ says }) => says.split(' ', 1)[0])).toEqual([
      'SERVICES',
      'MAX_JSON_BYTES',
      'SESSION_MAX_AGE',
    ]);
    expect(findings.find(({ subject }) => subject === 'Database')?.state).toBe('good');
  });

  it('exits with 1 when a check fails', async () => {
    const { code, out } = await place.run([], { MAX_JSON_BYTES: 'five' });
    expect({ code, last: out.trim().split('\n').at(-1) }).toEqual({ code: 1, last: '1 problem.' });
  });

  it('suggests the setting with a similar name', async () => {
    writeFileSync(join(place.folder, '.env'), 'COLLAB_OIDC_CLIENTID=x\nSOMETHING_ELSE=1\n');
    expect(await place.find('Settings')).toMatchObject([
      { state: 'attention', says: 'COLLAB_OIDC_CLIENTID is not a setting.', advice: 'Did you mean COLLAB_OIDC_CLIENT_ID?' },
      { state: 'attention', says: 'SOMETHING_ELSE is not a setting.', advice: 'It has no effect.' },
    ]);
  });

  it('lists disabled features with the variables that turn them on', async () => {
    const { parts } = await place.diagnose({ SERVICES: 'schemas,proteomics', METRICS_TOKEN: 'a-token-of-the-tests' });
    const off = Object.fromEntries(parts.filter(({ on }) => !on).map(({ name, why }) => [name, why]));
    expect(off).toMatchObject({
      hub: 'add hub to SERVICES',
      login: 'set COLLAB_OIDC_CLIENT_ID, COLLAB_OIDC_CLIENT_SECRET, COLLAB_OIDC_DISCOVERY_URL',
      traces: 'set OTEL_EXPORTER_OTLP_ENDPOINT',
      'collaboration management': 'set COLLAB_PLATFORM_URL, COLLAB_ORGANISATION_API_TOKEN',
      'tools that proteomics pipelines run': 'set TOOLS_FILE; without, raw files are stored only',
    });
    expect(parts.filter(({ on }) => on).map(({ name }) => name)).toEqual([
      'schemas',
      'proteomics',
      'the metrics at /metrics for other machines',
    ]);
  });

  it('reports on every feature that a setting enables', async () => {
    const { parts } = await place.diagnose();
    const known = parts.map(({ name }) => name);
    const named = [...SETTINGS, ...AUTH_SETTINGS].flatMap(({ turnsOn }) => turnsOn?.split(': ')[0] ?? []);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('prints marks that differ even without colors, in ASCII if the terminal supports only ASCII', async () => {
    const { out } = await place.run([], { LANG: 'C', MAX_JSON_BYTES: 'five', SECRET_KEY: 'short' });
    expect(out).toMatch(/^[\n\x20-\x7e]*$/);
    expect(out).toMatch(/^ {2}\+ Node/m);
    expect(out).toMatch(/^ {2}X Settings/m);
    expect(out).toMatch(/^ {2}! {2,}SECRET_KEY/m);
    expect(out).toMatch(/^ {2}- Login/m);
  });

  it('prints the same text with and without colors', async () => {
    const diagnosis = await runAllChecks(
      { PORT: '0', DATA_DIR: place.folder, MAX_JSON_BYTES: 'five' },
      join(place.folder, '.env'),
    );
    const style = { color: false, unicode: true, width: 100 };
    const colored = formatTextReport(diagnosis, { ...style, color: true });
    expect(colored).toContain('\u001b[31m✗');
    expect(stripVTControlCharacters(colored)).toBe(formatTextReport(diagnosis, style));
  });

  it('reports a .env that cannot be read', async () => {
    mkdirSync(join(place.folder, '.env'));
    const { code, err } = await place.run([]);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^doctor: .*\.env cannot be read: EISDIR/) });
  });

  it('prints lines of at most 100 columns', async () => {
    const { out } = await place.run([]);
    expect(out.split('\n').filter((line) => line.length > 100 && !line.includes(place.folder))).toEqual([]);
  });

  it('prints external text without control characters', async () => {
    const { out } = await place.run([], { APP_NAME: 'Concordat\u001b[2J', LOG_LEVEL: '\u001b[31mred' });
    expect(out).not.toContain('\u001b');
  });
});

describe('A check of the doctor', () => {
  it('is reported as failed if it does not end in time', async () => {
    const [finding] = await runChecks({ Patience: () => new Promise(() => undefined) }, 0.05);
    expect(finding).toMatchObject({ subject: 'Patience', state: 'wrong', says: 'No response within 0.05 seconds.' });
  });

  it('does not affect the other checks if it fails unexpectedly', async () => {
    const findings = await runChecks({
      First: () => Promise.reject(new Error('something broke')),
      Second: () => createGoodOutcome('It works.'),
    });
    expect(findings.map(({ state, says }) => `${state}: ${says}`)).toEqual(['wrong: Something broke.', 'good: It works.']);
  });
});
