// @module-tag full
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startTestServer, type TestServer } from '../contract-tests/test-server.ts';
import { describeUnless, describeWithDatabase } from '../src/storage/testing.ts';

const ALERTS = join(import.meta.dirname, 'prometheus/concordat-alerts.yml');
const ALERT_TESTS = join(import.meta.dirname, 'prometheus/concordat-alerts.test.yml');

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const alerts = (parse(readFileSync(ALERTS, 'utf8')) as Rules).groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(readFileSync(join(import.meta.dirname, 'grafana/concordat.json'), 'utf8')) as Dashboard;
const questions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

describeWithDatabase('The metrics of the server', () => {
  let server: TestServer;
  let named: Set<string>;
  beforeAll(async () => {
    server = await startTestServer({ PARALLEL_RUNS: '0' }, { withDatabase: true });
    // The delay of the event loop is measured only after the first request for metrics.
    await (await fetch(`${server.address}/metrics`)).text();
    await fetch(`${server.address}/profiles`);
    const text = await (await fetch(`${server.address}/metrics`)).text();
    named = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name));
  });
  afterAll(() => server.stop());

  const unknown = (exprs: readonly string[]) =>
    exprs
      .flatMap((expr) => expr.match(/\b(?:concordat|nodejs|process)_[a-z0-9_]+/g) ?? [])
      .filter((name) => !named.has(name.replace(/_(bucket|sum|count)$/, '')));

  it('include every metric of an alert', () => {
    expect(alerts.length).toBeGreaterThan(5);
    expect(unknown(alerts.map(({ expr }) => expr))).toEqual([]);
  });

  it('include every metric of the dashboard', () => {
    expect(questions.length).toBeGreaterThan(20);
    expect(unknown(questions)).toEqual([]);
  });
});

const promtool = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
  return { status, stated: `${stdout}${stderr}` };
};
const isMissing = spawnSync('promtool', ['--version']).status !== 0 && process.env.CI !== 'true';

describeUnless(isMissing ? 'there is no promtool' : null, 'Prometheus', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-rules-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('accepts the file of alerts', () => {
    expect(promtool('check', 'rules', ALERTS)).toEqual({
      status: 0,
      stated: expect.stringContaining(`${alerts.length} rules found`),
    });
  });

  it('raises each alert under its condition, and not before', () => {
    expect(promtool('test', 'rules', ALERT_TESTS)).toEqual({ status: 0, stated: expect.stringContaining('SUCCESS') });
    const tested = readFileSync(ALERT_TESTS, 'utf8');
    expect(alerts.filter(({ alert }) => !tested.includes(`alertname: ${alert}`))).toEqual([]);
  });

  it('parses every query of the dashboard', () => {
    const requested = questions.map((expr, index) => ({
      record: `question_${index}`,
      expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'concordat').replaceAll('$instance', '.*'),
    }));
    const file = join(folder, 'questions.yml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: requested }] }));
    expect(promtool('check', 'rules', '--lint=none', file)).toEqual({
      status: 0,
      stated: expect.stringContaining(`${requested.length} rules found`),
    });
  });
});
