/** Records and validates the exchanges of a test process and its child processes. Runs before each test file. */
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { BROWSER_PREFIX, listTrafficFiles, readLines, TRAFFIC_FOLDER, type Violation } from './corpus.ts';
import { FILE_EXPECTATIONS } from './expected-violations.ts';
import { type Recording, recordIntoFile, TRAFFIC_VARIABLE } from './recording.ts';

/** Maximum number of violations in an error message. */
const MAX_REPORTED = 20;

/** Maximum number of exchanges that are queued until the end of their test, because bodies take memory. */
const MAX_WAITING = 300;

const RECORDING = Symbol.for('concordat.traffic-recording');

// A worker runs many test files, which have separate records.
const inBrowser = expect.getState().testPath?.endsWith('.browser.test.ts') ? BROWSER_PREFIX : '';
const prefix = join(TRAFFIC_FOLDER, `${inBrowser}${process.pid}-${process.hrtime.bigint().toString(36)}`);
const recording = recordIntoFile(`${prefix}.jsonl`, { mostWaiting: MAX_WAITING });
stopOtherRecording();
process.env[TRAFFIC_VARIABLE] = prefix;
watchChildren();

beforeEach(() => FILE_EXPECTATIONS.startTest());

afterEach(async () => {
  await recording.validateQueued();
  reportViolations(recording.takeViolations(), 'test');
});

afterAll(async () => {
  await recording.validateQueued();
  recording.stop();
  reportViolations([...recording.takeViolations(), ...readChildViolations()], 'file');
});

/** Stops the recording of a file that was loaded without running tests, because it would validate all exchanges again. */
function stopOtherRecording(): void {
  const held = globalThis as { [RECORDING]?: Recording };
  held[RECORDING]?.stop();
  held[RECORDING] = recording;
}

function watchChildren(): void {
  const option = `--import=${pathToFileURL(join(import.meta.dirname, 'child-process.js')).href}`;
  const { NODE_OPTIONS = '' } = process.env;
  if (!NODE_OPTIONS.includes(option)) process.env.NODE_OPTIONS = `${NODE_OPTIONS} ${option}`.trim();
}

function readChildViolations(): Violation[] {
  return listTrafficFiles(dirname(prefix))
    .filter((name) => name.startsWith(`${basename(prefix)}.`) && name !== `${basename(prefix)}.jsonl`)
    .flatMap((name) => readLines(join(dirname(prefix), name)).filter((line) => line.kind === 'violation'));
}

/** @throws Error that lists the violations */
function reportViolations(violations: readonly Violation[], scope: 'test' | 'file'): void {
  const lines = violations.map(
    ({ document, operation, status, where, what }) =>
      `${document} ${operation}${status === undefined ? '' : ` ${status}`}: ${what}\n    ${where}`,
  );
  const unexpected = [...new Set(lines)].filter((line) => !FILE_EXPECTATIONS.isExpected(line));
  const reported = [
    ...unexpected.slice(0, MAX_REPORTED),
    ...(unexpected.length > MAX_REPORTED ? [`and ${unexpected.length - MAX_REPORTED} more`] : []),
    ...FILE_EXPECTATIONS.removeExpectations(scope).map((pattern) => `a violation was expected that did not happen: ${pattern}`),
  ];
  if (reported.length > 0) throw new Error(`Exchanges that the contracts do not describe:\n  ${reported.join('\n  ')}`);
}
