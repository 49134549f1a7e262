/**
 * A program that replaces RawTools and MaxQuant if they are not installed. It reads any file as a raw file, and writes results
 * that are generated from the file's content.
 *
 * node simulator.ts rawtools RAW_FILE FOLDER [SECONDS]
 * node simulator.ts maxquant RAW_FILE FOLDER [SECONDS]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createMaxQuantTables } from './max-quant-tables.ts';
import { type Measurement, simulateMeasurement } from './measurement.ts';
import { readRawFile } from './raw-file.ts';
import { createRawToolsFiles } from './raw-tools-tables.ts';

const STAGES: Readonly<Record<Part, readonly string[]>> = {
  rawtools: ['Reading spectra', 'Finding precursor peaks', 'Measuring chromatographic peaks', 'Writing the QC data table'],
  maxquant: [
    'Configuring',
    'Testing fasta files',
    'Feature detection',
    'First search',
    'Mass recalibration',
    'Main search',
    'Reporter quantification',
    'Assembling protein groups',
    'Writing tables',
  ],
};

/** The program that the simulator replaces. */
export type Part = 'rawtools' | 'maxquant';

/** Returns the files that a program would write, by name. */
export function createFiles(part: Part, measurement: Measurement, rawFile: string): ReadonlyMap<string, string> {
  const name = basename(rawFile);
  return part === 'rawtools'
    ? createRawToolsFiles(measurement, rawFile, name)
    : createMaxQuantTables(measurement, basename(name, extname(name)));
}

/** Writes the files of a program into a folder. */
export function simulatePart(part: Part, rawFile: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of createFiles(part, simulateMeasurement(readRawFile(rawFile)), rawFile))
    writeFileSync(join(folder, name), text);
}

async function runSimulator([part = '', rawFile = '', folder = '', seconds = '0']: readonly string[]): Promise<number> {
  if (!Object.hasOwn(STAGES, part) || rawFile === '' || folder === '') {
    console.error('usage: simulator rawtools|maxquant RAW_FILE FOLDER [SECONDS]');
    return 2;
  }
  console.log(`Simulator in the place of ${part}: everything that it writes is made up.`);
  const stages = STAGES[part as Part];
  for (const [index, stage] of stages.entries()) {
    console.log(`[${index + 1}/${stages.length}] ${stage}`);
    await wait((1_000 * Number(seconds)) / stages.length);
  }
  simulatePart(part as Part, rawFile, folder);
  console.log(part === 'maxquant' ? 'Finish writing tables' : 'Done');
  return 0;
}

if (import.meta.main) process.exit(await runSimulator(process.argv.slice(2)));
