/** Forms of the hub: one definition of the fields, and what programs are told of them. */
import type { components } from '../../../generated/hub/types.d.ts';

type HubForm = components['schemas']['HubForm'];

/** A field as a form defines it; `kept` is not shown. */
export interface FieldDefinition {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'textarea' | 'select' | 'flag' | 'kept';
  readonly help?: string;
  readonly isRequired?: boolean;
  readonly maxLength?: number;
  readonly rows?: number;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** What stands there before anything is typed; `true` for a ticked box. */
  readonly initial?: string;
}

/** The form for programs. */
export function describeForm(action: string, definitions: readonly FieldDefinition[]): HubForm {
  return {
    action,
    method: 'POST',
    fields: definitions.map(({ name, label, kind, help, isRequired = false, maxLength, options, initial }) => ({
      name,
      label,
      kind: kind === 'flag' ? 'checkbox' : kind === 'kept' ? 'hidden' : kind,
      required: isRequired,
      ...(help === undefined ? {} : { help }),
      ...(maxLength === undefined ? {} : { max_length: maxLength }),
      ...(initial === undefined ? {} : { value: initial }),
      ...(options === undefined ? {} : { options: options.map((option) => ({ ...option })) }),
    })),
  };
}
