/** Runs the guides for other languages against a laboratory with results. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Laboratory, readFixtureFiles, startLaboratory } from '../src/proteomics/results/testing-laboratory.ts';

/** Returns the code blocks of one language in a guide in docs/. */
export function readGuideBlocks(name: string, language: string): readonly string[] {
  const guide = readFileSync(join(import.meta.dirname, '../docs', name), 'utf8');
  return [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code = '']) => code);
}

/**
 * Starts a laboratory, and returns it with the program of the guide. Writes the raw file that the guide uploads into the
 * folder.
 */
export async function prepareGuide(
  blocks: readonly string[],
  folder: string,
): Promise<{ readonly laboratory: Laboratory; readonly program: string }> {
  const laboratory = await startLaboratory();
  const user = await laboratory.createUser();
  await laboratory.importFiles('lumos_01.raw', readFixtureFiles());
  writeFileSync(join(folder, 'sample.raw'), 'a raw file');
  const program = blocks
    .join('\n')
    .replaceAll('http://localhost:8124', laboratory.address)
    .replaceAll('0199f2c4-3b1e-7a52-8c06-2f4d9e71b305', laboratory.pipelineUuid)
    .replaceAll('0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4', user);
  return { laboratory, program };
}
