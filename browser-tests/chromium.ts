/**
 * Finds the Chromium for browser tests: that of CHROMIUM_PATH, of the packages, or an installed one. Each is started, because
 * it may be built for another processor or lack a library.
 */
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { chromium as playwright } from 'playwright-core';
import type { TestProject } from 'vitest/node';

/** A Chromium that starts. */
export interface Chromium {
  readonly executablePath: string;
  /** Additional environment variables for the browser. */
  readonly variables: Readonly<Record<string, string>>;
}

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium | null;
  }
}

/** Why tests are skipped. */
export const NO_CHROMIUM = 'no Chromium starts here; install one, or set CHROMIUM_PATH';

/** The headless shell is first, because it renders the same pages faster. */
const CHROMIUM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const MAX_MS_TO_START = 30_000;

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));

/** Called by vitest before the first test. */
export async function setup(project: TestProject): Promise<void> {
  const chromium = await findChromium();
  project.provide('chromium', chromium ?? null);
  if (chromium === undefined) console.log(`Browser tests are skipped: ${NO_CHROMIUM}`);
}

export function getLaunchOptions({ executablePath, variables }: Chromium) {
  return { executablePath, env: { ...process.env, ...variables } as Record<string, string> };
}

/** Returns the first Chromium that starts; undefined if there is none. */
export async function findChromium(environment: NodeJS.ProcessEnv = process.env): Promise<Chromium | undefined> {
  const wanted = environment.CHROMIUM_PATH;
  if (wanted) return findStartable({ executablePath: wanted, variables: {} });
  const packaged = unpackChromium();
  const known = packaged === undefined ? undefined : await findStartable(packaged);
  if (known !== undefined) return known;
  for (const executablePath of CHROMIUM_PATHS) {
    const installed = existsSync(executablePath) ? await findStartable({ executablePath, variables: {} }) : undefined;
    if (installed !== undefined) return installed;
  }
  return undefined;
}

async function findStartable(chromium: Chromium): Promise<Chromium | undefined> {
  try {
    const browser = await playwright.launch({ ...getLaunchOptions(chromium), timeout: MAX_MS_TO_START });
    await browser.close();
    return chromium;
  } catch {
    return undefined;
  }
}

/**
 * Unpacks the browser of the packages, with libraries and fonts that a minimal system lacks, unless an earlier run has done so.
 * The finished folder is renamed, so that programs can do this concurrently.
 */
function unpackChromium(): Chromium | undefined {
  const source = findPackagedFiles();
  if (source === undefined) return undefined;
  const target = join(getCacheFolder(), `chromium-${source.version}`);
  if (!existsSync(target)) {
    const part = mkdtempSync(`${target}-`);
    try {
      writeFileSync(join(part, 'chromium'), brotliDecompressSync(readFileSync(join(source.folder, 'chromium.br'))));
      chmodSync(join(part, 'chromium'), 0o755);
      const libraries = brotliDecompressSync(readFileSync(join(source.folder, 'al2023.tar.br')));
      spawnSync('tar', ['-x', '-C', part], { input: libraries });
      writeFileSync(join(part, 'fonts.conf'), buildFontConfiguration(target));
      renameSync(part, target);
    } catch {
      // Another run was faster, or the disk is full. The folder is checked again.
      rmSync(part, { recursive: true, force: true });
    }
  }
  if (!existsSync(target)) return undefined;
  const libraryPath = [join(target, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const variables = { LD_LIBRARY_PATH: libraryPath, FONTCONFIG_FILE: join(target, 'fonts.conf') };
  return { executablePath: join(target, 'chromium'), variables };
}

/** Returns the packed files; undefined without development packages. */
function findPackagedFiles(): { folder: string; version: string } | undefined {
  try {
    const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
    const folder = join(dirname(main), '../bin');
    const { version } = JSON.parse(readFileSync(join(dirname(main), '../package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch {
    return undefined;
  }
}

/** Returns a font configuration with one family, also for `system-ui`, so that pages look the same on every machine. */
function buildFontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(modules, 'dejavu-fonts-ttf/ttf')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
  ${buildFontAlias('sans-serif', 'DejaVu Sans')}
  ${buildFontAlias('serif', 'DejaVu Serif')}
  ${buildFontAlias('monospace', 'DejaVu Sans Mono')}
  <match target="pattern"><edit name="family" mode="append_last"><string>DejaVu Sans</string></edit></match>
</fontconfig>
`;
}

function buildFontAlias(generic: string, family: string): string {
  return `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
}

function getCacheFolder(): string {
  const folder = join(modules, '.cache');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    // Another account has installed the packages.
    return tmpdir();
  }
}
