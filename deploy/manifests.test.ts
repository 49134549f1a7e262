// @module-tag full
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import packageJson from '../package.json' with { type: 'json' };
import { SETTINGS } from '../src/settings.ts';
import { describeUnless } from '../src/storage/testing.ts';

const MANIFESTS = readFileSync(join(import.meta.dirname, 'kubernetes/concordat.yaml'), 'utf8');
const COMPOSE = readFileSync(join(import.meta.dirname, 'oci/compose.yaml'), 'utf8');
const python = process.env.PYTHON || 'python3';

/** Scripts that validate a file against the schemas of Kubernetes and of Compose. */
const JUDGES = {
  kubernetes: `
import sys, yaml, kubernetes_validate
for document in yaml.safe_load_all(sys.stdin):
    kubernetes_validate.validate(document, '1.29', strict=True)`,
  compose: `
import sys
from compose_spec import PyOptions
options = PyOptions()
options.apply_merge = True
options.from_yaml(sys.stdin.read()).validate()`,
};

/** Returns the error message of a validator; empty for a valid file. */
function findComplaint(judge: keyof typeof JUDGES, text: string): string {
  const { status, stderr } = spawnSync(python, ['-c', JUDGES[judge]], { input: text, encoding: 'utf8' });
  return status === 0 ? '' : stderr;
}

const hasJudges = spawnSync(python, ['-c', 'import kubernetes_validate, compose_spec'], { stdio: 'ignore' }).status === 0;
const reason = hasJudges || process.env.CI === 'true' ? null : 'there are no schemas; .ci/python-requirements.txt names them';

describeUnless(reason, 'The schemas', () => {
  it('accept every manifest of Kubernetes', () => {
    expect(findComplaint('kubernetes', MANIFESTS)).toBe('');
    expect(findComplaint('kubernetes', MANIFESTS.replace('replicas: 2', 'replicas: two'))).toContain('replicas');
    expect(findComplaint('kubernetes', MANIFESTS.replace('minAvailable', 'minAvailabel'))).toContain('minAvailabel');
  });

  it('accept the file of Compose', () => {
    expect(findComplaint('compose', COMPOSE)).toBe('');
    expect(findComplaint('compose', COMPOSE.replace('init: true', 'init: 17'))).toContain('init');
  });
});

interface Container {
  name: string;
  image: string;
  args?: string[];
  env?: { name: string }[];
  securityContext: object;
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: { template?: { spec: { containers: Container[] } } };
}

describe('The trusted proxy', () => {
  const kubernetes = parseAllDocuments(MANIFESTS).map((document) => document.toJS());
  const compose = parse(COMPOSE, { merge: true });

  it('is unset in Kubernetes until the administrator sets its address', () => {
    expect(Object.keys(kubernetes.find(({ kind }) => kind === 'ConfigMap')?.data)).toEqual(['BASE_URL']);
  });

  it('is a single address in Compose, not a network', () => {
    expect(compose.services.web.environment.TRUSTED_PROXIES).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
  });

  it('has a fixed address in Compose that no other container receives', () => {
    const { proxy, web } = compose.services;
    expect(proxy.networks.default.ipv4_address).toBe(web.environment.TRUSTED_PROXIES);
    expect(compose.networks.default.ipam.config).toEqual([{ subnet: '10.89.17.0/24', ip_range: '10.89.17.128/25' }]);
  });

  it('is the only client of the servers in Kubernetes, except the metrics collector', () => {
    const policy = kubernetes.find(({ kind }) => kind === 'NetworkPolicy');
    expect(policy.spec.ingress.map(({ from }: { from: object[] }) => from.length)).toEqual([2]);
  });
});

describe('The manifests', () => {
  const manifests = parseAllDocuments(MANIFESTS).map((document) => document.toJS() as Manifest);
  const containers = manifests.flatMap(({ spec }) => spec?.template?.spec.containers ?? []);

  it('run servers, workers and a migration of this release from a read-only file system without privileges', () => {
    expect(containers.map(({ name, args }) => [name, args])).toEqual([
      ['migrate', ['db', 'migrate']],
      ['web', undefined],
      ['worker', ['worker']],
    ]);
    for (const { image, securityContext } of containers) {
      expect(image).toBe(`registry.example.org/concordat:${packageJson.version}`);
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  it('name the same release as the file of Compose', () => {
    const { 'x-concordat': server } = parse(COMPOSE, { merge: true }) as { 'x-concordat': { image: string } };
    expect(server.image).toBe(`concordat:${packageJson.version}`);
  });

  it('set only known variables, as the file of Compose does', () => {
    const { 'x-settings': settings } = parse(COMPOSE, { merge: true }) as { 'x-settings': Record<string, string> };
    const set = [
      ...Object.keys(settings),
      ...containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
      ...manifests.flatMap(({ data = {}, stringData = {} }) => [...Object.keys(data), ...Object.keys(stringData)]),
    ];
    const known = new Set([...SETTINGS.map(({ variable }) => variable), 'SECRET_KEY']);
    expect(set.length).toBeGreaterThan(10);
    expect(set.filter((variable) => !known.has(variable))).toEqual([]);
  });

  it('use the account of the image', () => {
    const account = /^USER (\d+):(\d+)$/m.exec(readFileSync(join(import.meta.dirname, 'oci/Dockerfile'), 'utf8'));
    expect(account?.slice(1)).toEqual(['10001', '10001']);
    expect(MANIFESTS.match(/runAs(User|Group): \d+/g)).toEqual(
      expect.arrayContaining(['runAsUser: 10001', 'runAsGroup: 10001']),
    );
  });
});

describe('A fresh clone', () => {
  it('contains every file of deploy/ that the guide names', () => {
    const guide = readFileSync(join(import.meta.dirname, '../docs/deployment.md'), 'utf8');
    const named = [...guide.matchAll(/\bdeploy\/[\w./-]+\w/g)].map(([path]) => path);
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'deploy'], {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
    });
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((path) => !files.includes(path))).toEqual([]);
  });
});
