import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTerms, shortenIdentifier, type VocabularyTerm } from './read-terms.ts';

const OBO = `format-version: 1.2
ontology: po

[Term]
id: PO:0025034
name: leaf
def: "A phyllome that is not \\"a scale\\"." [POC:curators]
synonym: "blade" RELATED []
synonym: "hoja" EXACT Spanish []
is_a: PO:0006001 ! phyllome

[Term]
id: PO:0000001
name: old leaf
is_obsolete: true

[Typedef]
id: part_of
name: part of

[Term]
id: PO:0009049
name: inflorescence ! flower head
`;

const GRAPH = {
  graphs: [
    {
      id: 'http://purl.obolibrary.org/obo/envo.owl',
      nodes: [
        {
          id: 'http://purl.obolibrary.org/obo/ENVO_00000446',
          lbl: 'terrestrial {biome}',
          type: 'CLASS',
          meta: {
            definition: { val: 'A biome on "land", \\ dry.' },
            synonyms: [{ pred: 'hasExactSynonym', val: 'land biome' }],
            basicPropertyValues: [{ pred: 'nodes', val: '[{' }],
          },
        },
        { id: 'http://purl.obolibrary.org/obo/ENVO_1', lbl: 'gone', type: 'CLASS', meta: { deprecated: true } },
        { id: 'http://purl.obolibrary.org/obo/RO_1', lbl: 'part of', type: 'PROPERTY' },
        { id: 'http://purl.obolibrary.org/obo/ENVO_2', type: 'CLASS' },
      ],
      edges: [{ sub: 'a', pred: 'is_a', obj: 'b' }],
    },
    { nodes: [{ id: 'http://example.org/x#1', lbl: 'of the second graph' }] },
  ],
};

const CSV =
  '\ufeffAccession,Preferred Label,Synonyms,Definition\nX:1,"one, two",uno|eins; un,"over\ntwo lines"\nX:2,,,\n,word,,\n';

let folder: string;
const listTexts = async (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  await writeFile(path, content);
  return readAllTerms(path);
};

async function readAllTerms(path: string): Promise<VocabularyTerm[]> {
  const terms: VocabularyTerm[] = [];
  for await (const term of readTerms(path)) terms.push(term);
  return terms;
}

describe('Terms', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'terms-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const LEAF = {
    id: 'PO:0025034',
    label: 'leaf',
    synonyms: ['blade', 'hoja'],
    definition: 'A phyllome that is not "a scale".',
  };

  it('include only the current terms of OBO files', async () => {
    expect(await listTexts('po.obo', OBO)).toEqual([
      LEAF,
      { id: 'PO:0009049', label: 'inflorescence', synonyms: [], definition: '' },
    ]);
  });

  it.each([
    ['leaf \\{compound\\} ! a comment', 'leaf {compound}'],
    ['petiole {comment="x"}', 'petiole'],
    ['petiole {comment="a ! b", source="PO:1"} ! both', 'petiole'],
    ['petiole {comment="a \\"quoted\\" word"}', 'petiole'],
    ['petiole {comment= , source=PO:1}', 'petiole'],
    [`{!= ${'!= '.repeat(60)}`, `{!= ${'!= '.repeat(60)}`.trim()],
    ['leaf {compound}', 'leaf {compound}'],
    ['watch out\\! now', 'watch out! now'],
    ['watch out!', 'watch out!'],
    ['5" pot', '5" pot'],
    ['two\\Wwords\\nand a \\\\', 'two words\nand a \\'],
  ])('have, for the OBO name %s, the label %s', async (name, label) => {
    expect(await listTexts('name.obo', `[Term]\nid: X:1\nname: ${name}\n`)).toMatchObject([{ label }]);
  });

  it('are the same in compressed files', async () => {
    expect((await listTexts('po.obo.gz', gzipSync(OBO)))[0]).toEqual(LEAF);
  });

  it.each([undefined, 2])('include the classes of all graphs in OBO Graphs JSON (indentation: %j)', async (indent) => {
    expect(await listTexts('envo.json', JSON.stringify(GRAPH, null, indent))).toEqual([
      {
        id: 'ENVO:00000446',
        label: 'terrestrial {biome}',
        synonyms: ['land biome'],
        definition: 'A biome on "land", \\ dry.',
      },
      { id: 'http://example.org/x#1', label: 'of the second graph', synonyms: [], definition: '' },
    ]);
  });

  it('are complete in OBO Graphs of many chunks', async () => {
    const nodes = Array.from({ length: 5_000 }, (_, number) => ({
      id: `http://purl.obolibrary.org/obo/X_${number}`,
      lbl: `term "${number}" 🌾`,
    }));
    const terms = await listTexts('many.json', JSON.stringify({ graphs: [{ nodes }] }));
    expect([terms.length, terms[4_321]?.label]).toEqual([5_000, 'term "4321" 🌾']);
  });

  it('are read from tables with common headers and multi-line cells', async () => {
    expect(await listTexts('own.csv', CSV)).toEqual([
      { id: 'X:1', label: 'one, two', synonyms: ['uno', 'eins', 'un'], definition: 'over\ntwo lines' },
      { id: '', label: 'word', synonyms: [], definition: '' },
    ]);
  });

  it.each([
    ['empty.csv', '', 'is empty'],
    ['other.csv', 'a,b\n1,2\n', 'has no column with the header label'],
    ['open.csv', 'id,label\n1,"x\n', 'opens a quote that is never closed'],
    ['cut.json', JSON.stringify(GRAPH).slice(0, 300), 'ends in the middle of its JSON'],
    ['other.owl', '<rdf/>', 'is not of the type .obo, .json, .csv'],
  ])('cannot be read from %s', async (name, content, message) => {
    await expect(() => listTexts(name, content)).rejects.toThrow(message);
  });

  it('cannot be read from a missing file', async () => {
    await expect(() => readAllTerms(join(folder, 'none.obo.gz'))).rejects.toThrow('ENOENT');
  });
});

describe('An identifier', () => {
  it.each([
    ['http://purl.obolibrary.org/obo/PO_0025034', 'PO:0025034'],
    ['http://purl.obolibrary.org/obo/CO_321_0000007', 'CO_321:0000007'],
    ['http://www.w3.org/2002/07/owl#Thing', 'http://www.w3.org/2002/07/owl#Thing'],
    ['PO:0025034', 'PO:0025034'],
  ])('is shortened from %s to %s', (id, short) => {
    expect(shortenIdentifier(id)).toBe(short);
  });
});
