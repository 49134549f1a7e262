/**
 * Writes the tools file of the demonstration, in which the simulator replaces RawTools and MaxQuant, and example files to
 * upload.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSimulatedRawFile } from './raw-file.ts';

export const SIMULATOR = 'simulator';

/** Seconds that each simulated program runs. */
const SECONDS = { rawtools: 3, maxquant: 5 } as const;
const EXAMPLES = 3;

/** Writes the file of tools into a folder, and returns its path. */
export function writeTools(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const program = join(import.meta.dirname, 'simulator.ts');
  const createStep = (name: keyof typeof SECONDS, success: object) => ({
    name,
    command: [process.execPath, program, name, '{raw_file}', '{result_dir}', String(SECONDS[name])],
    minutes: 5,
    memory_mb: 1_000,
    success,
  });
  const tool = {
    title: 'Simulator in the place of RawTools and MaxQuant; its results are made up',
    steps: [
      createStep('rawtools', { files: ['QcDataTable.csv', '*_Ms_TIC_chromatogram.txt', '*_Ms2_TIC_chromatogram.txt'] }),
      createStep('maxquant', { files: ['proteinGroups.txt', 'evidence.txt'], says: 'Finish writing tables' }),
    ],
  };
  const file = join(folder, 'tools.json');
  writeFileSync(file, `${JSON.stringify({ tools: { [SIMULATOR]: tool } }, null, 2)}\n`);
  return file;
}

/** Writes raw files that users can upload into a folder, and returns the folder. */
export function writeExamples(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= EXAMPLES; number++) {
    const name = `example_${number}.raw`;
    // Without an acquisition time, a run counts as acquired at its upload, and is last in the trend.
    writeFileSync(join(folder, name), createSimulatedRawFile(name, undefined));
  }
  return folder;
}
