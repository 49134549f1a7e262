/** Forms of the administration: what is asked, what was typed, and what is wrong with it. */

/** A field. */
export interface FieldDefinition {
  readonly name: string;
  readonly label: string;
  /** A ticked `checkbox` sends `on`. */
  readonly kind: 'text' | 'email' | 'password' | 'textarea' | 'select' | 'checkbox' | 'kept';
  readonly help?: string;
  readonly isRequired?: boolean;
  readonly maxLength: number;
  /** What a value that is there must look like, and that in words, behind "must". */
  readonly pattern?: { readonly of: RegExp; readonly inWords: string };
  readonly isMono?: boolean;
}

/** What was typed, by name; a field that was not sent is empty. */
export type Typed = Readonly<Record<string, string>>;

/** What is wrong; the message stands behind the label. `field` is empty for what belongs to none. */
export interface FormProblem {
  readonly field: string;
  readonly message: string;
}

/** One of several values to choose from. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A field as the view shows it. */
export interface FieldModel extends FieldDefinition {
  readonly id: string;
  readonly value: string;
  readonly error: string;
  readonly choices: readonly (Choice & { readonly isChosen: boolean })[];
}

/** A form as the view shows it. */
export interface FormModel {
  readonly action: string;
  readonly submit: string;
  readonly fields: readonly FieldModel[];
  readonly problems: readonly { readonly anchor: string; readonly text: string }[];
}

/** What a form is besides its fields. */
export interface FormFrame {
  readonly action: string;
  readonly submit: string;
  /** Begins the ids of its fields, where a page has several forms. */
  readonly prefix: string;
  readonly choices?: Readonly<Record<string, readonly Choice[]>>;
}

/** Reads a form; nothing about the body is taken for granted. */
export function readForm(
  body: unknown,
  definitions: readonly FieldDefinition[],
): { readonly typed: Typed; readonly problems: readonly FormProblem[] } {
  const sent = new Map<string, unknown>(typeof body === 'object' && body !== null ? Object.entries(body) : []);
  const unknown = [...sent.keys()].filter((name) => !definitions.some((field) => field.name === name));
  const problems: FormProblem[] = unknown.map((name) => ({ field: '', message: `${name.slice(0, 60)} is not known` }));
  const typed: Record<string, string> = {};
  for (const field of definitions) {
    const value = sent.get(field.name) ?? '';
    typed[field.name] = typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
    const message = typeof value === 'string' ? problemWith(field, typed[field.name] ?? '') : 'must be there once';
    if (message !== undefined) problems.push({ field: field.name, message });
  }
  return { typed, problems };
}

function problemWith({ isRequired, maxLength, pattern }: FieldDefinition, value: string): string | undefined {
  if (value.trim() === '') return isRequired === true ? 'must not be empty' : undefined;
  // Characters, as the contract counts them.
  if ([...value].length > maxLength) return `must have at most ${maxLength} characters`;
  if (value.includes('\0')) return 'must not contain the character NUL';
  return pattern === undefined || pattern.of.test(value) ? undefined : `must ${pattern.inWords}`;
}

/** Fills a form. */
export function formModel(
  { action, submit, prefix, choices = {} }: FormFrame,
  definitions: readonly FieldDefinition[],
  typed: Typed = {},
  problems: readonly FormProblem[] = [],
): FormModel {
  const fields = definitions.map((definition): FieldModel => {
    const { name, label } = definition;
    const value = typed[name] ?? '';
    const error = problems.find(({ field }) => field === name)?.message;
    return {
      ...definition,
      id: `${prefix}-${name}`,
      value,
      error: error === undefined ? '' : `${label} ${error}.`,
      choices: (choices[name] ?? []).map((choice) => ({ ...choice, isChosen: choice.value === value })),
    };
  });
  const ofNoField = problems.filter(({ field }) => field === '').map(({ message }) => ({ anchor: '', text: `${message}.` }));
  const ofFields = fields.filter(({ error }) => error !== '').map(({ id, error }) => ({ anchor: `#${id}`, text: error }));
  return { action, submit, fields, problems: [...ofFields, ...ofNoField] };
}
