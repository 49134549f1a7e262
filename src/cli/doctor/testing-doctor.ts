/** Runs the doctor in tests, with its own environment and an empty folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { runDoctorCommand } from '../doctor.ts';
import type { Finding } from './check.ts';

/** The output of `--json`. */
export interface PrintedDiagnosis {
  well: boolean;
  release: string;
  settings: {
    variable: string;
    value: string | null;
    set: boolean;
    origin: string;
    secret: boolean;
    problem: string | null;
    meaning: string;
  }[];
  parts: { name: string; on: boolean; why: string }[];
  findings: (Omit<Finding, 'advice'> & { advice: string | null })[];
}

export interface DoctorRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface DoctorPlace {
  readonly folder: string;
  /** Runs the doctor. By default with a free port and a new DATA_DIR. */
  run(args: string[], environment?: Record<string, string>): Promise<DoctorRun>;
  /** Runs the doctor with `--json`. */
  diagnose(environment?: Record<string, string>): Promise<PrintedDiagnosis>;
  find(subject: string, environment?: Record<string, string>): Promise<PrintedDiagnosis['findings']>;
  remove(): void;
}

export function createDoctorFolder(): DoctorPlace {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-doctor-'));
  const place: DoctorPlace = {
    folder,
    async run(args, environment = {}) {
      const output = { out: '', err: '' };
      const createOutputCollector = (name: keyof typeof output) =>
        new Writable({
          write(piece, _encoding, done) {
            output[name] += String(piece);
            done();
          },
        });
      const env = { PORT: '0', DATA_DIR: join(folder, 'data'), ...environment };
      const io = { stdin: process.stdin, stdout: createOutputCollector('out'), stderr: createOutputCollector('err'), env };
      return { code: await runDoctorCommand(args, io, join(folder, '.env')), ...output };
    },
    async diagnose(environment) {
      return JSON.parse((await place.run(['--json'], environment)).out) as PrintedDiagnosis;
    },
    async find(subject, environment) {
      return (await place.diagnose(environment)).findings.filter((finding) => finding.subject === subject);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  return place;
}
