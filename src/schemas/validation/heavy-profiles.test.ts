// @module-tag full
/** Tests through the server that small requests stay fast for profiles with many rules. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';

const SIGNS = [...'abcdefghijklmnopqrstuvwxyz'];
const WORDS = SIGNS.flatMap((one) => SIGNS.flatMap((two) => SIGNS.map((three) => one + two + three)));
const of = { description: 'A rule.', applies_to: ['Item'] };
const createRules = (count: number, createRule: (index: number) => object) =>
  Array.from({ length: count }, (_, index) => ({ name: `rule_${index}`, ...of, ...createRule(index) }));
const createTextField = (name: string) => ({ name, type: 'string', description: 'A text.' });
const NAMES = Array.from({ length: 300 }, (_, index) => `f${index}`);

const PROFILES = {
  conditions: createRules(150, () => ({ condition: `(${'a OR '.repeat(380)}a) OR NOT b` })),
  failures: createRules(30, () => ({
    condition: NAMES.map((name) => `(${name} AND c)`)
      .join(' OR ')
      .slice(0, 1_990)
      .replace(/ OR \([^)]*$/, ''),
  })),
  patterns: createRules(250, (index) => ({
    field: 'a',
    level: 'warning',
    pattern: `^(?:[a-z]{1,${(index % 90) + 1}}x)+$|^${index}$`,
  })),
  words: [],
};

describe('POST /validate', () => {
  let server: TestServer;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-profiles-'));
    for (const [name, rules] of Object.entries(PROFILES)) {
      const list = { name: 'words', type: 'list', items: 'string', description: 'Words.', constraints: { enum: WORDS } };
      const entities = {
        Root: {
          fields: [createTextField('title'), { name: 'items', type: 'list', items: 'Item', description: 'Items.' }, list],
        },
        Item: { fields: ['a', 'b', 'c', ...NAMES].map(createTextField) },
      };
      const profile = { name, version: '1.0', display_name: name, root_entity: 'Root', entities, validation_rules: rules };
      await mkdir(join(folder, name, '1.0'), { recursive: true });
      await writeFile(join(folder, name, '1.0', 'profile.yaml'), JSON.stringify(profile));
    }
    server = await startTestServer({ PROFILES_DIR: folder });
  });
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['conditions', { items: Array(1_500).fill({}) }],
    ['failures', { items: Array(300).fill({}) }],
    ['patterns', { items: Array(1_200).fill({ a: 'x' }) }],
    ['words', { words: Array(2_600).fill('zzz') }],
  ])('leaves time for other requests while it checks up to 16 KB of data by a profile with many %s', async (profile, data) => {
    const sendData = (content: object) =>
      fetch(`${server.address}/validate?warnings=true`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ profile, version: '1.0', entity: 'Root', data: content }),
      });
    expect((await sendData({ items: [] })).status).toBe(200);
    const delay = monitorEventLoopDelay({ resolution: 10 });
    const begin = performance.now();
    delay.enable();
    const answer = await sendData(data);
    delay.disable();
    expect([answer.status, ((await answer.json()) as { errors: unknown[] }).errors.length > 0]).toEqual([
      200,
      profile === 'failures',
    ]);
    expect(delay.max / 1e6).toBeLessThan(Math.max(1_000, (performance.now() - begin) / 3));
  });
});
