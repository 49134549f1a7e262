/** Scalars of YAML and JSON whose text says more than their value: `007`, `1.10` and `1e3` are other texts than 7, 1.1 and 1000. */
import type { ScalarType } from '../profile.ts';

/** A number or boolean of which the text cannot be told from its value. */
export class WrittenScalar {
  readonly written: string;
  readonly value: unknown;

  constructor(written: string, value: unknown) {
    this.written = written;
    this.value = value;
  }

  toString(): string {
    return this.written;
  }
}

/** The value, with its text where that says more. A value without a text is a list or an object. */
export function asWritten(written: string | undefined, value: unknown): unknown {
  const isPlain = written === undefined || (typeof value !== 'number' && typeof value !== 'boolean');
  return isPlain || String(value) === written ? value : new WrittenScalar(written, value);
}

/** Whether values of a type are texts: what is written without quotes is meant as a text there. */
export function isTextType(type: ScalarType): boolean {
  return type !== 'integer' && type !== 'float' && type !== 'boolean';
}

/** A value without such scalars: their texts for a place that takes texts, else their values. */
export function settled(value: unknown, as: 'texts' | 'values'): unknown {
  if (value instanceof WrittenScalar) return as === 'texts' ? value.written : value.value;
  if (Array.isArray(value)) return value.map((item) => settled(item, as));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, settled(inner, as)]));
}
