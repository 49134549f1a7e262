import { describe, expect, it } from 'vitest';
import { type ContainmentNode, createContainmentTrees, findContainingFields } from './containment.ts';
import { parseProfile } from './reading/profile-file.ts';

/** Entity types: a library contains shelves, books and people; books contain people and sequels; no type contains stamps. */
const library = parseProfile(
  `
name: library
version: '1'
root_entity: Library
entities:
  Library:
    fields:
      - {name: name, type: string}
      - {name: shelves, type: list, items: Shelf}
      - {name: owner, type: entity, items: Person}
  Shelf:
    fields:
      - {name: books, type: list, items: Book}
  Book:
    fields:
      - {name: author, type: entity, items: Person}
      - {name: sequels, type: list, items: Book}
  Person:
    fields:
      - {name: name, type: string}
  Stamp:
    fields:
      - {name: text, type: string}
`,
  'profile.yaml',
);

describe('The containment of a profile', () => {
  it('is a tree that begins with the root entity', () => {
    expect(formatOutline(createContainmentTrees(library)[0] as ContainmentNode)).toEqual([
      'Library',
      '  Shelf by shelves, list',
      '    Book by books, list',
      '      Person by author',
      '      Book by sequels, list, shown elsewhere',
      '  Person by owner',
    ]);
  });

  it('has a separate tree for an entity that no other entity contains', () => {
    expect(createContainmentTrees(library).map(({ entity }) => entity.name)).toEqual(['Library', 'Stamp']);
  });

  it('stops at cycles of entities', () => {
    const circle = parseProfile(
      "name: circle\nversion: '1'\nroot_entity: A\nentities:\n  A: {fields: [{name: b, type: entity, items: B}]}\n  B: {fields: [{name: a, type: entity, items: A}]}\n",
      'profile.yaml',
    );
    expect(formatOutline(createContainmentTrees(circle)[0] as ContainmentNode)).toEqual([
      'A',
      '  B by b',
      '    A by a, shown elsewhere',
    ]);
  });

  it('lists the fields that contain an entity, in profile order', () => {
    const uses = findContainingFields(library, 'Person').map(({ entity, by }) => `${entity.name}.${by.field}`);
    expect(uses).toEqual(['Library.owner', 'Book.author']);
  });
});

function formatOutline({ entity, by, children, isShownElsewhere }: ContainmentNode, indent = ''): string[] {
  const how = by === undefined ? '' : ` by ${by.field}${by.isList ? ', list' : ''}`;
  return [
    `${indent}${entity.name}${how}${isShownElsewhere ? ', shown elsewhere' : ''}`,
    ...children.flatMap((child) => formatOutline(child, `${indent}  `)),
  ];
}
