// @module-tag full
/**
 * Tests that clients of common generators compile and work. One scenario in each language calls a server: validate, merge, edit
 * a project, upload, import results, read quality values. docs/client.md lists the limits of the generators.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasJava } from '../../scripts/generate/stub.ts';
import { getOperations, readDocument } from '../../src/contract/documents/document.ts';
import { FIXTURE, type Laboratory, startLaboratory } from '../../src/proteomics/results/testing-laboratory.ts';
import { describeWithDatabase } from '../../src/storage/testing.ts';
import { PLATFORM_DOCUMENT } from '../traffic/documents.ts';
import { GENERATORS, installNpmGenerators, runOpenApiGenerator, runProgram } from './generators.ts';

const LANGUAGES = ['csharp', 'go', 'java', 'python', 'rust'];
const EXPECTED = `ready ok
invalid unique_id required
merged first_wins
project Maize
created 1
changed 2
conflict 409
checked 1
found 1
uploaded 10
imported sample.raw
protein groups 109
missing 404
deleted true
`;
/** Timeout in milliseconds. A compiler may build hundreds of files while another test does the same. */
const TIMEOUT = 600_000;

const folder = mkdtempSync(join(tmpdir(), 'concordat-generators-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const isInstalled = ([program = '', ...args]: readonly string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

describe.skipIf(!hasJava())('Client generators', () => {
  describeWithDatabase('Client generators for the documents of a server', () => {
    let laboratory: Laboratory;
    let user = '';

    beforeAll(async () => {
      laboratory = await startLaboratory();
      user = await laboratory.createUser();
      const merged = await (await fetch(`${laboratory.address}/openapi.json?pages=false`)).text();
      writeFileSync(join(folder, 'document.json'), merged);
      writeFileSync(join(folder, 'sample.raw'), 'a raw file');
      writeFileSync(join(folder, 'investigations.csv'), 'unique_id,title\nINV-2,Wheat\n');
      for (const name of ['summary.txt', 'proteinGroups.txt']) copyFileSync(join(FIXTURE, name), join(folder, name));
      runOpenApiGenerator(folder, join(folder, 'document.json'), LANGUAGES);
      await installNpmGenerators();
    }, TIMEOUT);
    afterAll(() => laboratory.stop());

    describe.each(GENERATORS)('The generated client for $title', ({ title, needs, build }) => {
      it.skipIf(!isInstalled(needs))(
        'compiles, and calls all services',
        async () => {
          const work = join(folder, title.replaceAll(/[^a-z]/gi, ''));
          mkdirSync(work);
          cpSync(join(folder, 'document.json'), join(work, 'document.json'));
          for (const language of LANGUAGES)
            if (title.toLowerCase() === `openapi-generator, ${language}`)
              cpSync(join(folder, language), join(work, language), { recursive: true });
          const program = await build(work);
          const { slug, uuid } = await laboratory.createPipeline(title);
          expect(await runProgram(work, [...program, laboratory.address, laboratory.project, slug, uuid, user, folder])).toBe(
            EXPECTED,
          );
        },
        TIMEOUT,
      );
    });
  });

  it(
    'accept the contract of the platform in every language',
    () => {
      const platform = join(folder, 'platform');
      mkdirSync(platform);
      writeFileSync(join(platform, 'document.json'), JSON.stringify(readDocument(PLATFORM_DOCUMENT)));
      runOpenApiGenerator(platform, join(platform, 'document.json'), LANGUAGES);
      const operations = [...getOperations(readDocument(PLATFORM_DOCUMENT))];
      expect(operations.length).toBeGreaterThan(10);
      expect(LANGUAGES.filter((language) => !existsSync(join(platform, language)))).toEqual([]);
    },
    TIMEOUT,
  );
});
