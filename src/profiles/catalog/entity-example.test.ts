import { describe, expect, it } from 'vitest';
import { parseDocument } from '../reading/document.ts';
import { validateObject } from '../validation/validate.ts';
import { type CatalogEntry, loadCatalog } from './catalog.ts';
import { formatExample } from './profile-copies.ts';

const { entries } = loadCatalog();
const everyEntity = entries.flatMap((entry) =>
  [...entry.profile.entities.values()].map((entity) => ({ id: entry.profile.id, entry, entity })),
);

describe('The example of an entity', () => {
  it('is the text of the example file for the root', () => {
    const entry = entries[0] as CatalogEntry;
    const root = entry.profile.entities.get(entry.profile.root_entity);
    expect(root && formatExample(entry, root)).toBe(entry.getExample()?.text);
  });

  it('exists for every entity of every built-in profile', () => {
    const missing = everyEntity.filter(({ entry, entity }) => formatExample(entry, entity) === undefined);
    expect(missing.map(({ id, entity }) => `${id} ${entity.name}`)).toEqual([]);
  });

  it('is valid for every entity of every built-in profile', () => {
    const wrong = everyEntity.flatMap(({ id, entry, entity }) => {
      const text = formatExample(entry, entity) ?? '{}';
      const { errors } = validateObject(entry.profile, entity.name, parseDocument(text));
      return errors.map(({ field, message }) => `${id} ${entity.name} ${field}: ${message}`);
    });
    expect(wrong).toEqual([]);
  });
});
