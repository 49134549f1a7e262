import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProfileError } from '../reading/profile-file.ts';
import { type Catalog, compareVersions, loadCatalog } from './catalog.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'profiles-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function writeProfile(root: string, name: string, version: string, extra = ''): void {
  const place = join(folder, root, name, version);
  mkdirSync(place, { recursive: true });
  const text = `name: ${name}\nversion: '${version}'\nroot_entity: Item\nentities:\n  Item:\n    fields:\n      - {name: id, type: string}\n${extra}`;
  writeFileSync(join(place, 'profile.yaml'), text);
}

function loadTestCatalog(): Catalog {
  return loadCatalog({ builtIn: join(folder, 'built-in'), own: join(folder, 'own') });
}

describe('The catalog of profiles', () => {
  test('sorts names alphabetically and versions numerically', () => {
    for (const version of ['1.10', '1.2', '1.2.1']) writeProfile('built-in', 'wheat', version);
    writeProfile('own', 'barley', '0.1');
    expect(loadTestCatalog().entries.map(({ profile }) => profile.id)).toEqual([
      'barley/0.1',
      'wheat/1.2',
      'wheat/1.2.1',
      'wheat/1.10',
    ]);
  });

  test('returns the origin of a profile', () => {
    writeProfile('built-in', 'wheat', '1.0');
    writeProfile('own', 'barley', '0.1');
    expect(loadTestCatalog().entries.map(({ origin }) => origin)).toEqual(['site', 'built-in']);
  });

  test('finds names case-insensitively, and does not find unknown versions', () => {
    writeProfile('built-in', 'wheat', '1.0');
    writeProfile('own', 'barley', '0.1');
    const catalog = loadTestCatalog();
    expect(catalog.find('Wheat', '1.0')?.profile.id).toBe('wheat/1.0');
    expect(catalog.find('wheat', '1')).toBeUndefined();
    expect(catalog.find('__proto__', '1.0')).toBeUndefined();
    expect(catalog.listVersions('constructor')).toEqual([]);
  });

  test('defaults to the newest version, and to 1.1 for miappe', () => {
    for (const version of ['1.0', '1.1', '1.2']) writeProfile('built-in', 'miappe', version);
    for (const version of ['1.9', '1.10']) writeProfile('own', 'wheat', version);
    const catalog = loadTestCatalog();
    expect(catalog.getDefaultVersion('miappe')).toBe('1.1');
    expect(catalog.getDefaultVersion('wheat')).toBe('1.10');
    expect(catalog.getDefaultVersion('rye')).toBeUndefined();
  });

  test('rejects a profile of the site with the name and version of a built-in profile', () => {
    writeProfile('built-in', 'wheat', '1.0');
    writeProfile('own', 'wheat', '1.0');
    expect(loadTestCatalog).toThrow(/own\/wheat\/1\.0\/profile\.yaml:1:1: wheat\/1\.0 is a built-in profile/);
  });

  test('reports the problems of all files together', () => {
    writeProfile('built-in', 'wheat', '1.0', 'color: red\n');
    writeProfile('own', 'barley', '0.1', 'color: red\n');
    mkdirSync(join(folder, 'own', 'rye', '1.0'), { recursive: true });
    const error = (() => {
      try {
        return loadTestCatalog();
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(ProfileError);
    expect((error as ProfileError).problems.map(({ line, reason }) => `${line}: ${reason}`).toSorted()).toEqual([
      '1: this folder has no profile.yaml',
      '8: the profile: There is no "color" here.',
      '8: the profile: There is no "color" here.',
    ]);
  });

  test('reports an unreadable folder of the site', () => {
    writeProfile('built-in', 'wheat', '1.0');
    expect(loadTestCatalog).toThrow(/own:1:1: the folder cannot be read \(ENOENT\)/);
  });

  test('reads the example file of a profile', () => {
    writeProfile('built-in', 'wheat', '1.0');
    writeProfile('own', 'barley', '0.1');
    writeFileSync(join(folder, 'own', 'barley', '0.1', 'example.yaml'), 'id: a\n');
    const catalog = loadTestCatalog();
    expect(catalog.find('barley', '0.1')?.getExample()).toEqual({ text: 'id: a\n', data: { id: 'a' } });
    expect(catalog.find('wheat', '1.0')?.getExample()).toBeUndefined();
  });

  test('loads the profiles of one name without reading other files', () => {
    writeProfile('built-in', 'wheat', '1.0', 'color: red\n');
    writeProfile('built-in', 'barley', '1.0');
    const catalog = loadCatalog({ builtIn: join(folder, 'built-in'), only: 'Barley' });
    expect(catalog.names).toEqual(['barley']);
  });
});

describe('The order of versions', () => {
  test.each([
    ['1.2', '1.10'],
    ['1', '1.0'],
    ['0.0.5', '0.0.7'],
    ['1.0', '1.0-rc1'],
  ])('has %s before %s', (one, other) => {
    expect(compareVersions(one, other)).toBeLessThan(0);
    expect(compareVersions(other, one)).toBeGreaterThan(0);
  });
});
