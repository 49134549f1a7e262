import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../profiles/catalog/catalog.ts';
import { createEntityRows, getBuiltInProfile, readExampleData } from '../entities/testing-project.ts';
import { formatDisplayName, formatNameInSentence } from '../words.ts';
import { ProjectSnapshot } from './open-snapshot.ts';

const PROFILES = loadCatalog().entries.map(({ profile }) => profile.id);

function createSnapshot(id: string, data: unknown): ProjectSnapshot {
  const profile = getBuiltInProfile(id);
  return new ProjectSnapshot(profile, createEntityRows(profile, data), 1);
}

describe('The label of an entity in its project', () => {
  it.each(PROFILES)('is not empty for any entity in the example of %s', (id) => {
    const { rows } = createSnapshot(id, readExampleData(id));
    const listTypes = (type: string) => [formatDisplayName(type), formatNameInSentence(type)];
    const unnamed = rows.filter(
      ({ label, entityType }) =>
        label.trim() === '' || listTypes(entityType).some((words) => label.startsWith(`New ${words}`) || label === words),
    );
    expect(unnamed.map(({ entityType, label }) => `${entityType} ${label}`)).toEqual([]);
  });

  it('uses the values of nested entities', () => {
    const { rows } = createSnapshot('isa/1.0', readExampleData('isa/1.0'));
    const labels = new Set(rows.map(({ entityType, label }) => `${entityType} ${label}`));
    expect([...labels].filter((label) => /^(?:Characteristic o|ProtocolParameter )/.test(label)).toSorted()).toEqual([
      'Characteristic optical density: 0.81',
      'Characteristic organism: Saccharomyces cerevisiae',
      'ProtocolParameter read length',
      'ProtocolParameter temperature',
    ]);
  });

  it('consists of type and number if there is no other value', () => {
    const { rows } = createSnapshot('isa/1.0', { identifier: 'I', contacts: [{}, { last_name: 'Example' }, {}] });
    expect(rows.filter(({ entityType }) => entityType === 'Person').map(({ label }) => label)).toEqual([
      'Person 1',
      'Example',
      'Person 3',
    ]);
  });

  it('replaces the label of releases before 0.3.0', () => {
    const profile = getBuiltInProfile('isa/1.0');
    const rows = createEntityRows(profile, { identifier: 'I', contacts: [{}] }).map((row) =>
      row.entityType === 'Person' ? { ...row, label: 'New person' } : row,
    );
    expect(new ProjectSnapshot(profile, rows, 1).rows.map(({ label }) => label)).toEqual(['I', 'Person 1']);
  });
});
