import { describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { ajv, compileFieldChecks } from './field-checks.ts';

describe('the checks that the generator keeps', () => {
  it.each(loadCatalogue().entries.map(({ profile }) => [profile.id, profile] as const))(
    'are those of every entity of %s, so that a server compiles none',
    (_id, { entities }) => {
      const compiling = vi.spyOn(ajv, 'compile');
      for (const entity of entities.values()) compileFieldChecks(entity);
      expect(compiling).not.toHaveBeenCalled();
    },
  );
});
