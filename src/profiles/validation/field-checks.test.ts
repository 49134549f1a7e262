import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_PROFILE, loadCatalog } from '../catalog/catalog.ts';
import { ajv, compileFieldChecks } from './field-checks.ts';

describe('The generated checks', () => {
  const { entries } = loadCatalog({ only: DEFAULT_PROFILE });
  it.each(entries.map(({ profile }) => [profile.id, profile] as const))(
    'cover every entity of %s, so that no check is compiled at startup',
    (_id, { entities }) => {
      const compiling = vi.spyOn(ajv, 'compile');
      for (const entity of entities.values()) compileFieldChecks(entity);
      expect(compiling).not.toHaveBeenCalled();
    },
  );
});
