/**
 * Lists the contents of the package: a software bill of materials (CycloneDX, by `npm sbom`), and the licenses of all included
 * packages. Both depend only on package-lock.json, so that two builds of one commit have the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the written files. */
export const SUPPLY_CHAIN = { bom: 'sbom.cdx.json', licenses: 'third-party-licenses.md' } as const;

/** Licenses that are stated only in the files of a package, and not in its manifest, by name and version. */
const READ_IN_FILES: Readonly<Record<string, string>> = {
  'busboy@1.6.0': 'MIT',
  'combine-errors@3.0.3': 'MIT',
  'dejavu-fonts-ttf@2.37.3': 'Bitstream-Vera',
  'streamsearch@1.1.0': 'MIT',
};

interface Component {
  readonly 'bom-ref': string;
  name: string;
  readonly version: string;
  licenses?: readonly { readonly license?: { readonly id?: string }; readonly expression?: string }[];
}

interface Bom {
  serialNumber?: string;
  readonly metadata: { timestamp?: string; tools?: unknown; readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

export class UnknownLicenseError extends Error {
  override readonly name = 'UnknownLicenseError';
}

/** Writes both files into a folder. @throws UnknownLicenseError */
export function writeSupplyChain(root: string, folder: string): void {
  const bom = readBom(root);
  writeFileSync(join(folder, SUPPLY_CHAIN.bom), `${JSON.stringify(bom)}\n`);
  writeFileSync(join(folder, SUPPLY_CHAIN.licenses), createLicenseList(bom.components));
}

function readBom(root: string): Bom {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const text = execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 });
  const whole = JSON.parse(text) as Bom;
  const installed = listInstalledPackages(root);
  const isInstalled = (reference: string) => reference === whole.metadata.component['bom-ref'] || installed.has(reference);
  const bom: Bom = {
    ...whole,
    components: whole.components.filter((component) => isInstalled(component['bom-ref'])),
    dependencies: whole.dependencies
      .filter(({ ref }) => isInstalled(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isInstalled) })),
  };
  // Removes time and npm version, which do not describe the package. The serial number depends on the content.
  delete bom.metadata.timestamp;
  delete bom.metadata.tools;
  delete bom.serialNumber;
  bom.metadata.component.name = 'concordat-server';
  for (const component of bom.components) {
    const id = READ_IN_FILES[`${component.name}@${component.version}`];
    if (id !== undefined) component.licenses = [{ license: { id } }];
  }
  const digest = createHash('sha256').update(JSON.stringify(bom)).digest('hex');
  // A UUID of version 8 (RFC 9562, section 5.8).
  const uuid = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
  return { ...bom, serialNumber: `urn:uuid:${uuid}` };
}

/**
 * Returns the packages of a production installation, as `name@version`. npm's `--omit=dev` is not used, because it also omits
 * packages that both development and production need.
 */
function listInstalledPackages(root: string): ReadonlySet<string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { name?: string; version: string; dev?: boolean }>;
  };
  const installed = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  return new Set(installed.map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`));
}

function createLicenseList(components: readonly Component[]): string {
  const lines = components.map((component) => `| ${component.name} | ${component.version} | ${formatLicense(component)} |`);
  return [
    '# Packages that come with Concordat, and their licenses',
    '',
    'Concordat itself has the license Apache-2.0. The text of each license lies in the folder of its package. Those for other machines than',
    'this one are named, too.',
    '',
    '| package | version | license (SPDX) |',
    '|---|---|---|',
    ...[...new Set(lines)].sort(),
    '',
  ].join('\n');
}

function formatLicense({ name, version, licenses = [] }: Component): string {
  const names = licenses.map(({ license, expression }) => expression ?? license?.id ?? '');
  if (names.length === 0 || names.includes(''))
    throw new UnknownLicenseError(
      `${name} ${version} does not name its license by SPDX: look for it in its files, and add it here.`,
    );
  return names.join(', ');
}
