/** Reads the body of an invitation preview: a form, or a form with a file (RFC 7578), of limited size. */
import type { Request } from 'express';
import { BadRequestError, NOTHING_CHANGED } from '../../contract/errors.ts';
import type { FieldError } from '../../contract/requests/enforcement.ts';
import type { TaskRunner } from '../../tasks/task-runner.ts';
import { createTextField, type Field } from '../../web/forms/fields.ts';
import { isMultipart, readFormParts } from '../../web/forms/multipart.ts';
import { parseTypedBody, type Typed } from '../../web/forms/reading.ts';
import { EMAILS_FIELD, MAX_PASTED_CHARACTERS } from './form.ts';
import { readUploadedTable, type UploadedAddresses } from './uploaded-table.ts';

/** The submitted values. The addresses of the file are added to the pasted ones. */
export interface SentPreview {
  readonly typed: Typed;
  /** The error of the file, or of the typed addresses. */
  readonly error?: FieldError;
}

/** Field for the addresses. A file may contain more addresses than the form allows. */
export const PASTED_WITH_FILE: Field<string> = createTextField({
  ...EMAILS_FIELD,
  kind: 'textarea',
  maxLength: 2 * MAX_PASTED_CHARACTERS,
});

const FIELDS = new Set([
  ...['emails', 'csv', 'role', 'message', 'sender_name'],
  ...['invitation_expiry_date', 'membership_expiry_date', 'groups'],
]);

export interface UploadReading {
  /** Maximum bytes of the whole form. */
  readonly maxBytes: number;
  readonly tasks: TaskRunner;
}

/** Reads the submitted form. The default role is member. @throws PayloadTooLargeError, BadRequestError, TooMuchWorkError */
export async function readPreview(request: Request, body: unknown, reading: UploadReading): Promise<SentPreview> {
  const { typed, error } = isMultipart(request) ? await readUpload(request, reading) : { typed: parseTypedBody(body) };
  return { typed: { role: ['member'], ...typed }, ...(error === undefined ? {} : { error }) };
}

async function readUpload(request: Request, { maxBytes, tasks }: UploadReading): Promise<SentPreview> {
  const typed: Record<string, string[]> = {};
  const files = new Map<string, UploadedAddresses>();
  for (const [name, value] of await readFormParts(request, maxBytes, FIELDS)) {
    if (files.has(name)) throw new BadRequestError(`${name} must not be repeated.`, { after: NOTHING_CHANGED });
    if (typeof value === 'string') typed[name] = [...(typed[name] ?? []), value];
    else {
      const bytes = new Uint8Array(await value.arrayBuffer());
      files.set(name, await tasks.run(request, readUploadedTable, { bytes }, bytes));
    }
  }
  const [pasted = '', ...repeated] = typed.emails ?? [];
  if ([...pasted].length > MAX_PASTED_CHARACTERS)
    return { typed, error: { field: 'emails', message: `must have at most ${MAX_PASTED_CHARACTERS} characters` } };
  // The preview shows this error at its field.
  if (repeated.length > 0) return { typed };
  const table = files.get('csv') ?? { addresses: [] };
  if ('problem' in table) return { typed, error: { field: 'csv', message: table.problem } };
  return { typed: { ...typed, emails: [[pasted, ...table.addresses].filter(Boolean).join('\n')] } };
}
