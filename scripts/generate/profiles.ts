/** The built-in profiles, read, checked and compiled once, so that a start of the server need not (src/profiles/catalogue/checked-profiles.ts). */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { validatorKey } from '../../src/contract/requests/kept-validators.ts';
import { textKey } from '../../src/profiles/catalogue/checked-profiles.ts';
import { DEFAULT_PROFILE } from '../../src/profiles/catalogue/named-profile.ts';
import { readProfile } from '../../src/profiles/reading/profile-file.ts';
import { ajv, compileFieldChecks } from '../../src/profiles/validation/field-checks.ts';
import { makerSource, tellSource, validatorsSource } from './validators.ts';

/** Sources of `profiles/checked.json` and `profiles/validators.cjs`. */
export function profileSources(root: string): Record<'checked.json' | 'validators.cjs', string> {
  const files = globSync('profiles/*/*/profile.yaml', { cwd: root }).sort();
  const makers = new Map<string, string>();
  const compiled = new Map<string, ValidateFunction>();
  tellSource(ajv);
  const checked = files.map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const [, name = '', version = ''] = file.split(sep);
    const profile = readProfile(text, file, { name, version });
    // Checks of other profiles are compiled when a server is ready already.
    for (const entity of name === DEFAULT_PROFILE ? profile.entities.values() : [])
      compileFieldChecks(entity, (schema) => {
        const key = validatorKey(ajv.opts, schema);
        const validate = compiled.get(key) ?? ajv.compile(schema);
        compiled.set(key, validate);
        makers.set(key, makerSource(ajv, validate));
        return validate;
      });
    return [textKey(text), profile.file];
  });
  return { 'checked.json': `${JSON.stringify(Object.fromEntries(checked))}\n`, 'validators.cjs': validatorsSource(makers) };
}
