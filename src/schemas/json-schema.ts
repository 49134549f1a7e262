/** The JSON Schema of an entity. Work in progress: signatures first. */
import type { Profile } from './profile.ts';

/** A JSON Schema (draft 2020-12), frozen. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A schema with the bytes that are served and their strong validator (RFC 9110, section 8.8.3). */
export interface ServedSchema {
  readonly schema: JsonSchema;
  /** The schema as UTF-8 JSON. */
  readonly bytes: Buffer;
  /** Quoted SHA-256 of the bytes. */
  readonly etag: string;
}

/** The schema of an entity by its exact name, made once. Throws UnknownEntityError. */
export function entitySchema(_profile: Profile, _entityName: string): ServedSchema {
  throw new Error('not written yet');
}
