import { describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { DEFAULT_PROFILE } from '../catalogue/named-profile.ts';
import { ajv, compileFieldChecks } from './field-checks.ts';

describe('the checks that the generator keeps', () => {
  const { entries } = loadCatalogue({ only: DEFAULT_PROFILE });
  it.each(entries.map(({ profile }) => [profile.id, profile] as const))(
    'are those of every entity of %s, so that a start compiles none',
    (_id, { entities }) => {
      const compiling = vi.spyOn(ajv, 'compile');
      for (const entity of entities.values()) compileFieldChecks(entity);
      expect(compiling).not.toHaveBeenCalled();
    },
  );
});
