/** Defines fields of forms: their appearance, and the conversion of their input to a value. */

import { AnswerableError } from '../../contract/errors.ts';
import type { FieldError } from '../../contract/requests/enforcement.ts';
import { truncateText } from '../../short-text.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly group?: string;
  /** Text after the label of a checkbox. */
  readonly note?: string;
}

/** Returns options from an object of labels by value, in its order. */
export function createChoices<Value extends string>(labels: Readonly<Record<Value, string>>) {
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));
}

/** Kinds of fields. `flag` is a single checkbox. A `hidden` field with several values is repeated. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'url'
  | 'date'
  | 'datetime-local'
  | 'password'
  | 'textarea'
  | 'select'
  | 'checkboxes'
  | 'flag'
  | 'file'
  | 'hidden';

export interface FieldLook {
  readonly label: string;
  readonly kind: FieldKind;
  readonly help?: string;
  readonly isRequired?: boolean;
  readonly maxLength?: number;
  readonly rows?: number;
  readonly isMono?: boolean;
  /** Files that can be selected, as the attribute `accept` of HTML. */
  readonly accept?: string;
  readonly choices?: readonly Choice[];
  /** On-screen keyboard, as `inputmode` of HTML. */
  readonly inputMode?: 'numeric' | 'decimal';
  /** True if the checkboxes scroll because there are many. */
  readonly isLong?: boolean;
  /** True to show a rarely used field below the others, collapsed if empty. 'folded' also collapses a field with a value. */
  readonly isRare?: boolean | 'folded';
  /** True if no value is submitted when all checkboxes are unselected. Otherwise, an empty string is submitted. */
  readonly isOmittedWhenEmpty?: boolean;
}

/** Reports an error of a value: the end of a sentence after the label, or a complete sentence. */
export type Note = (message: string) => void;

export interface Field<Value = unknown> extends FieldLook {
  /** Converts the submitted strings to a value, and reports errors. */
  readonly read: (sent: readonly string[], note: Note) => Value;
}

export type Fields = Readonly<Record<string, Field>>;

export type ValuesOf<Definitions extends Fields> = {
  readonly [Name in keyof Definitions]: Definitions[Name] extends Field<infer Value> ? Value : never;
};

type Look<Kind extends FieldKind> = Omit<FieldLook, 'kind'> & { readonly kind?: Kind };

interface TextRules {
  /** Reports errors of a string that is not empty. */
  readonly check?: (text: string, note: Note) => void;
}

type TextKind = 'text' | 'email' | 'url' | 'password' | 'textarea' | 'datetime-local' | 'select' | 'hidden';

/** Control characters, and those that reverse the direction of text (UAX 9, explicit directional formatting). */
const CONTROLS_OF_LINES = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Creates a field for text on one or several lines. Its value is trimmed, with LF as line end, in Unicode NFC. */
export function createTextField({ kind = 'text', check, ...look }: Look<TextKind> & TextRules): Field<string> {
  const readText = (sent: readonly string[], note: Note) => {
    const text = getSingleText(sent, note).replaceAll('\r\n', '\n').trim().normalize('NFC');
    const { maxLength = Number.POSITIVE_INFINITY } = look;
    const control = kind === 'textarea' ? /[^\P{Cc}\n\t]/u : CONTROLS_OF_LINES;
    if (text === '') {
      if (look.isRequired === true) note('is required');
    } else if ([...text].length > maxLength) note(`must have at most ${maxLength} characters`);
    else if (!text.isWellFormed() || control.test(text)) note('must not contain control characters');
    else if (kind === 'select' && look.choices !== undefined && !look.choices.some(({ value }) => value === text))
      note(`"${truncateText(text, 80)}" is not an option`);
    else if (kind === 'url' && !(URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)))
      note(`"${truncateText(text, 80)}" is not a web address, such as https://example.org`);
    else if (kind === 'email' && !/^[^\s@]+@[^\s@]+$/.test(text)) note(`"${truncateText(text, 80)}" is not an email address`);
    else check?.(text, note);
    return text;
  };
  return { ...look, kind, read: readText };
}

/** Creates a text field whose value is null if it is empty. */
export function createOptionalTextField(look: Look<TextKind> & TextRules): Field<string | null> {
  const field = createTextField(look);
  return { ...field, read: (sent, note) => field.read(sent, note) || null };
}

export function createChoiceField<Value extends string>(
  look: Omit<FieldLook, 'kind' | 'choices'> & { readonly choices: readonly (Choice & { readonly value: Value })[] },
): Field<Value> {
  const field = createTextField({ ...look, kind: 'select' });
  return { ...field, read: (sent, note) => field.read(sent, note) as Value };
}

export function createSelectField(
  label: string,
  choices: readonly Choice[],
  look: Partial<Look<'select'>> = {},
): Field<string> {
  return createTextField({ label, kind: 'select', choices, ...look });
}

export function createFlagField(look: Look<'flag'>): Field<boolean> {
  const readFlag = (sent: readonly string[], note: Note) => {
    const flag = FLAGS.get(getSingleText(sent, note));
    if (flag === undefined) note('must be true or false');
    return flag ?? false;
  };
  return { ...look, kind: 'flag', read: readFlag };
}

export function createListField({
  kind,
  most,
  ...look
}: Look<'checkboxes' | 'hidden'> & { readonly kind: 'checkboxes' | 'hidden'; readonly most?: number }): Field<
  readonly string[]
> {
  const readList = (sent: readonly string[], note: Note) => {
    const texts = [...new Set(sent.filter((text) => text !== ''))];
    const unknown = texts.find((text) => look.choices?.some(({ value }) => value === text) === false);
    if (look.isRequired === true && texts.length === 0) note('is required');
    else if (texts.length > (most ?? Number.POSITIVE_INFINITY)) note(`may occur at most ${most} times`);
    else if (unknown !== undefined) note(`"${truncateText(unknown, 80)}" is not an option`);
    return texts;
  };
  return { ...look, kind, read: readList };
}

/** Creates a field for a day in UTC; undefined if it is empty. */
export function createDayField(
  look: Look<'date'> & { readonly check?: (day: Date, note: Note) => void },
): Field<Date | undefined> {
  const { check, ...shown } = look;
  const readDay = (sent: readonly string[], note: Note) => {
    const text = getSingleText(sent, note);
    const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
    // JavaScript accepts 2027-02-30 as a day in March.
    const isDay = day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
    if (text === '') {
      if (look.isRequired === true) note('is required');
      return undefined;
    }
    if (isDay) check?.(day, note);
    else note('must be a date, written YYYY-MM-DD');
    return isDay ? day : undefined;
  };
  return { ...shown, kind: 'date', read: readDay };
}

/** Creates a hidden field for a whole number, such as the revision that was read; undefined if it is empty. */
export function createHiddenNumber(label: string): Field<number | undefined> {
  const readNumber = (sent: readonly string[], note: Note) => {
    const text = getSingleText(sent, note).trim();
    if (text !== '' && !/^\d{1,16}$/.test(text)) note('must be a number');
    return text === '' ? undefined : Number(text);
  };
  return { label, kind: 'hidden', read: readNumber };
}

/** Creates a field for a file. It has no value, because the handler reads the body. */
export function createFileField(look: Look<'file'>): Field<undefined> {
  return { ...look, kind: 'file', read: () => undefined };
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'on', 'yes', '1'].map((word) => [word, true] as const),
  ...['false', 'off', 'no', '0', ''].map((word) => [word, false] as const),
]);

export function isTickedText(text: string): boolean {
  return FLAGS.get(text) === true;
}

function getSingleText(sent: readonly string[], note: Note): string {
  if (sent.length > 1) note('may occur only once');
  return sent[0] ?? '';
}

/** Statuses of responses that show the form again. */
export type RefusedStatus = 400 | 403 | 409 | 502;

/** Thrown if fields of a form are invalid. Programs receive one sentence with the names of the fields. */
export class FormRefusedError extends AnswerableError {
  declare readonly status: RefusedStatus;
  readonly errors: readonly FieldError[];

  constructor(status: RefusedStatus, errors: readonly FieldError[], options?: { cause?: unknown }) {
    const subject = status === 400 ? 'body.' : '';
    super(
      status,
      errors
        .map(({ field, message }) => (field === '' || /^\p{Lu}/u.test(message) ? message : `${subject}${field} ${message}`))
        .join('; ')
        .replaceAll('.; ', '. '),
      options,
    );
    this.errors = errors;
  }
}

/** Returns the error of one field. An empty name refers to the whole form. */
export function createFieldError(field: string, message: string, status: RefusedStatus = 400, cause?: unknown) {
  return new FormRefusedError(status, [{ field, message }], cause === undefined ? undefined : { cause });
}

/** 409: another user has changed the record in between. Programs receive its current state as `current`. */
export class ConflictError<Current = unknown> extends AnswerableError {
  readonly current: Current;

  constructor(detail: string, current: Current) {
    super(409, detail);
    this.current = current;
  }
}

/** 409: the record has changed since the revision in the request. */
export class StaleRecordError<Row extends { readonly revision: number }> extends ConflictError<Row> {
  constructor(record: string, current: Row, named: number) {
    super(
      `The ${record} has changed: revision ${current.revision} is the current one, the request contains ${named}. Nothing was saved. Read it again, and send your change with its revision.`,
      current,
    );
  }
}
