import type { Profile } from '../../profiles/profile.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import { type Output, writeLine } from '../command.ts';
import type { FilePlace, FileResult } from './file-check.ts';

export interface ValidationReport {
  start(): Promise<void>;
  file(result: FileResult & { readonly profileId: string }): Promise<void>;
  /** Adds an unreadable file to the report. The caller prints the error. */
  addUnreadableFile(name: string, message: string): void;
  finish(): Promise<void>;
}

/** Creates the report for people and editors: `FILE:LINE: field: message (rule)`, a line per file, and a summary. */
export function createTextReport(output: Output): ValidationReport {
  const count = { files: 0, valid: 0, errors: 0, unreadable: 0 };
  return {
    start: async () => {},
    file: async ({ file, entity, entities, errors, warnings, leftOut = [], changed = [], notes = [], profileId }) => {
      count.files += 1;
      count.errors += errors.length;
      if (errors.length === 0) count.valid += 1;
      for (const { field, message, rule, ...at } of errors) {
        await writeLine(output, `${file}${formatFilePosition(at)}: ${field === '' ? '' : `${field}: `}${message} (${rule})`);
      }
      for (const { field, message, count: times = 1, ...at } of warnings) {
        const often = times === 1 ? '' : `, ${formatQuantity(times, 'time')}`;
        await writeLine(output, `${file}${formatFilePosition(at)}: ${field}: ${message} (warning${often})`);
      }
      for (const { place, reason } of leftOut) await writeLine(output, `${file}: ${place}: ${reason} (left out)`);
      for (const { place, shown, stored, reason } of changed)
        await writeLine(output, `${file}: ${place}: ${shown} → ${stored}: ${reason} (changed)`);
      for (const note of notes) await writeLine(output, `${file}: ${note} (note)`);
      const checked = entity ?? (entities === undefined ? undefined : formatQuantity(entities, 'entity', 'entities'));
      const verdict = errors.length === 0 ? 'valid' : formatQuantity(errors.length, 'error');
      await writeLine(output, `${file}: ${verdict}${checked === undefined ? '' : `, checked as ${checked} of ${profileId}`}`);
    },
    addUnreadableFile: () => {
      count.unreadable += 1;
    },
    finish: async () => {
      if (count.files + count.unreadable < 2) return;
      const unread = count.unreadable === 0 ? '' : `, ${count.unreadable} not read`;
      const errors = formatQuantity(count.errors, 'error');
      await writeLine(output, `${formatQuantity(count.files, 'file')}: ${count.valid} valid, ${errors}${unread}`);
    },
  };
}

function formatFilePosition({ line, place }: FilePlace): string {
  return place === undefined || place.startsWith('line ') ? `:${line}` : `: ${place}`;
}

/** Creates the report for programs: one JSON document, written while the files are read. */
export function createJsonReport(output: Output, profile: Profile, withWarnings: boolean): ValidationReport {
  const unread: { file: string; message: string }[] = [];
  let files = 0;
  let invalid = 0;
  return {
    start: () => output.write(`{"profile":${JSON.stringify(profile.id)},"files":[`),
    file: async ({ file, entity, entities, errors, warnings, leftOut, changed, notes, account, profileId }) => {
      const more = {
        ...(profileId === profile.id ? {} : { profile: profileId }),
        entities,
        account,
        left_out: leftOut,
        changed,
        notes,
      };
      const key = JSON.stringify({ file, entity: entity ?? null, ...more });
      await output.write(`${files === 0 ? '' : ','}\n${key.slice(0, -1)},`);
      await output.write(`"valid":${errors.length === 0},"errors":`);
      files += 1;
      if (errors.length > 0) invalid += 1;
      await writeList(output, errors);
      if (withWarnings) {
        await output.write(',"warnings":');
        await writeList(output, warnings);
      }
      await output.write('}');
    },
    addUnreadableFile: (file, message) => {
      unread.push({ file, message });
    },
    finish: async () => {
      await output.write(
        `${files === 0 ? '' : '\n'}],"unreadable":${JSON.stringify(unread)},"valid":${invalid + unread.length === 0}}\n`,
      );
    },
  };
}

async function writeList(output: Output, items: readonly unknown[]): Promise<void> {
  await output.write('[');
  for (const [index, item] of items.entries()) await output.write(`${index === 0 ? '' : ','}\n  ${JSON.stringify(item)}`);
  await output.write(']');
}
