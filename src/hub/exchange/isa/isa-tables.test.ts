/** Tests that study and assay files of ISA-Tab have one row per path, and can be read again. */
import { describe, expect, it } from 'vitest';
import { parseMaterials as materialsOfLines } from '../import/reading/isa-tab/material-table.ts';
import { GENERATED_COMMENT } from './extensions.ts';
import { createIsaTabFiles } from './isa-tab.ts';
import { createAssayTable, createStudyTable } from './isa-tables.ts';

const createTerm = (annotationValue: string, termSource = '', termAccession = '') => ({
  annotationValue,
  termSource,
  termAccession,
});
const createRef = (id: string) => ({ '@id': id });
const createCharacteristic = (characteristicType: object) => ({ characteristicType });

const study = {
  materials: {
    sources: [
      {
        '@id': '#source/A',
        name: 'A',
        characteristics: [
          { category: createCharacteristic({ annotationValue: 'organism' }), value: createTerm('yeast', 'NCBI', '4932') },
        ],
      },
      { '@id': '#source/B', name: 'B', characteristics: [] },
    ],
    samples: [
      {
        '@id': '#sample/pool',
        name: 'pool',
        derivesFrom: [createRef('#source/A'), createRef('#source/B')],
        factorValues: [{ category: { factorName: 'salt' }, value: '400', unit: createTerm('millimolar', 'UO', '63') }],
      },
      { '@id': '#sample/A', name: 'A', derivesFrom: [createRef('#source/A')], factorValues: [] },
    ],
    otherMaterials: [{ '@id': '#material/RNA', name: 'RNA', type: 'Extract Name' }],
  },
  processSequence: [
    {
      executesProtocol: createRef('#protocol/pooling'),
      performer: 'Robin',
      date: '2024-05-14',
      inputs: [createRef('#source/A'), createRef('#source/B')],
      outputs: [createRef('#sample/pool')],
      parameterValues: [{ category: { parameterName: createTerm('volume') }, value: '10', unit: createTerm('ml') }],
    },
    {
      executesProtocol: createRef('#protocol/extraction'),
      inputs: [createRef('#sample/pool')],
      outputs: [createRef('#material/RNA')],
    },
  ],
};
const assay = {
  materials: { samples: [createRef('#sample/pool'), createRef('#sample/A')], otherMaterials: [] },
  dataFiles: [
    { '@id': '#file/pool.fastq', name: 'pool.fastq', type: 'Raw Data File' },
    { '@id': '#file/counts.tsv', name: 'counts.tsv', type: 'Derived Data File' },
  ],
  processSequence: [
    {
      executesProtocol: createRef('#protocol/sequencing'),
      inputs: [createRef('#material/RNA')],
      outputs: [createRef('#file/pool.fastq')],
    },
    {
      executesProtocol: createRef('#protocol/counting'),
      inputs: [createRef('#file/pool.fastq')],
      outputs: [createRef('#file/counts.tsv')],
    },
  ],
};

function selectMaterials(lines: readonly (readonly string[])[]) {
  return materialsOfLines(lines.map((cells, at) => ({ line: at + 1, cells })));
}

function readStudy(lines: readonly (readonly string[])[]) {
  const { sources, samples, processSequence } = selectMaterials(lines);
  return { materials: { sources, samples, otherMaterials: [] }, processSequence };
}

describe('A table of ISA-Tab', () => {
  it('has one row for each path from a source through protocols to a sample in a study', () => {
    const [head, ...rows] = createStudyTable(study);
    expect(head).toEqual([
      'Source Name',
      'Characteristics[organism]',
      'Term Source REF',
      'Term Accession Number',
      'Protocol REF',
      'Parameter Value[volume]',
      'Unit',
      'Term Source REF',
      'Term Accession Number',
      'Performer',
      'Date',
      'Sample Name',
      'Factor Value[salt]',
      'Unit',
      'Term Source REF',
      'Term Accession Number',
    ]);
    const pooling = ['pooling', '10', 'ml', '', '', 'Robin', '2024-05-14', 'pool', '400', 'millimolar', 'UO', '63'];
    expect(rows).toEqual([
      ['A', 'yeast', 'NCBI', '4932', ...pooling],
      ['A', 'yeast', 'NCBI', '4932', 'UNKNOWN', '', '', '', '', '', '', 'A', '', '', '', ''],
      ['B', '', '', '', ...pooling],
    ]);
  });

  it('leads from samples through materials to files in an assay', () => {
    expect(createAssayTable(study, assay)).toEqual([
      ['Sample Name', 'Protocol REF', 'Extract Name', 'Protocol REF', 'Raw Data File', 'Protocol REF', 'Derived Data File'],
      ['pool', 'extraction', 'RNA', 'sequencing', 'pool.fastq', 'counting', 'counts.tsv'],
      ['A', 'UNKNOWN', '', 'UNKNOWN', '', 'UNKNOWN', ''],
    ]);
  });

  it('contains the same values when it is read again', () => {
    const { sources, samples, processSequence } = selectMaterials(createStudyTable(study));
    expect([sources, samples]).toMatchObject([
      study.materials.sources.map(({ name }) => ({ name })),
      [{ name: 'pool' }, { name: 'A' }],
    ]);
    expect(samples[0]).toMatchObject({
      derivesFrom: [createRef('#source/A'), createRef('#source/B')],
      factorValues: [{ value: '400', unit: { annotationValue: 'millimolar', termSource: 'UO', termAccession: '63' } }],
    });
    expect(sources[0]).toMatchObject({ characteristics: study.materials.sources[0]?.characteristics });
    expect(processSequence).toMatchObject([
      {
        executesProtocol: createRef('#protocol/pooling'),
        performer: 'Robin',
        date: '2024-05-14',
        outputs: [createRef('#sample/pool')],
      },
      { inputs: [createRef('#source/B')] },
    ]);
    expect(selectMaterials(createAssayTable(study, assay)).processSequence).toHaveLength(3);
  });

  it('contains the names of the processes of an assay, also after it is read again', () => {
    const named = {
      ...assay,
      processSequence: assay.processSequence.map((process, at) => ({ ...process, name: `run ${at}` })),
    };
    const lines = createAssayTable(study, named);
    expect(lines[0]?.filter((title) => title === 'Assay Name')).toHaveLength(2);
    expect(selectMaterials(lines).processSequence.map(({ name }) => name)).toEqual([undefined, 'run 0', 'run 1']);
  });

  // Readers such as altamisa reject a table in which only some rows name a protocol.
  it('keeps consecutive protocols, comments on materials and protocols, and UNKNOWN in rows with fewer protocols', () => {
    const head = ['Source Name', 'Comment[seed lot]', 'Protocol REF', 'Protocol REF', 'Comment[operator]', 'Sample Name'];
    const rows = [
      ['A', '7', 'growing', 'pooling', 'Robin', 'pool'],
      ['B', '8', 'growing', 'pooling', 'Robin', 'pool'],
      ['B', '8', 'growing', 'UNKNOWN', '', 'rest'],
    ];
    const read = readStudy([head, ...rows]);
    expect(read.processSequence).toHaveLength(4);
    expect(createStudyTable(read)).toEqual([head, ...rows]);
  });

  it('connects the entities of adjacent columns without a protocol, and is written unchanged', () => {
    const head = ['Sample Name', 'Extract Name', 'Raw Data File', 'Derived Data File', 'Comment[c]'];
    const lines = [head, ['s', 'e', 'f.raw', 'f.mz', 'on f.mz']];
    const { samples, otherMaterials, dataFiles, processSequence } = selectMaterials(lines);
    expect(otherMaterials).toMatchObject([{ derivesFrom: [createRef('#sample/s')] }]);
    expect(processSequence).toEqual([
      { inputs: [createRef('#material/e')], outputs: [createRef('#file/f.raw')] },
      { inputs: [createRef('#file/f.raw')], outputs: [createRef('#file/f.mz')] },
    ]);
    const comments = [{ name: GENERATED_COMMENT, value: 'executesProtocol' }];
    const marked = processSequence.map((process) => ({ ...process, comments }));
    const again = selectMaterials(
      createAssayTable(
        { materials: { samples } },
        { materials: { samples, otherMaterials }, dataFiles, processSequence: marked },
      ),
    );
    const executesProtocol = createRef('#protocol/UNKNOWN');
    expect(again).toEqual({
      ...selectMaterials(lines),
      processSequence: marked.map((process) => ({ ...process, executesProtocol })),
    });
  });

  it('has one process for all rows that name it and lead to the same file', () => {
    const head = ['Sample Name', 'Raw Data File', 'Protocol REF', 'Assay Name', 'Derived Data File'];
    const rows = [
      ['s', 'a.raw', 'counting', 'run 1', 'counts.tsv'],
      ['s', 'b.raw', 'counting', 'run 1', 'counts.tsv'],
      ['s', 'c.raw', 'counting', 'run 2', 'counts.tsv'],
    ];
    const named = selectMaterials([head, ...rows]).processSequence.filter(({ name }) => name !== undefined);
    expect(named).toMatchObject([
      { name: 'run 1', inputs: [createRef('#file/a.raw'), createRef('#file/b.raw')] },
      { name: 'run 2', inputs: [createRef('#file/c.raw')] },
    ]);
  });

  it('is read, and cells to the right of the header are listed', () => {
    const { leftOut } = selectMaterials([
      ['Source Name', 'Sample Name'],
      ['a', 's', '', 'aside'],
      ['b', 't'],
    ]);
    expect([...leftOut]).toEqual([['cells to the right of the last column', expect.objectContaining({ texts: ['aside'] })]]);
  });

  it('keeps a named process without a protocol', () => {
    const { processSequence, leftOut } = selectMaterials([
      ['Sample Name', 'Assay Name', 'Comment[as]', 'Raw Data File'],
      ['s', 'run 1', 'on the run', 'f.raw'],
    ]);
    expect(processSequence).toMatchObject([{ name: 'run 1', comments: [{ name: 'as', value: 'on the run' }] }]);
    expect(processSequence[0]).toMatchObject({ inputs: [createRef('#sample/s')], outputs: [createRef('#file/f.raw')] });
    expect([...leftOut]).toEqual([]);
  });

  it.each([
    ['Derived Data File', 'Comment[c]'],
    ['Assay Name', 'Comment[c]'],
    ['Protocol REF', 'Parameter Value[p]'],
    ['Labeled Extract Name', 'Characteristics[c]'],
  ])('is read, and values after an empty cell of %s are reported', (title, about) => {
    const lines = [
      ['Extract Name', 'Raw Data File', title, about],
      ['e', 'f.raw', 'x', 'y'],
      ['e', 'f.raw', '', 'lost'],
    ];
    const { otherMaterials, dataFiles, processSequence, leftOut } = selectMaterials(lines);
    expect([...leftOut]).toEqual([[`${about} after an empty cell of ${title}`, { texts: ['lost'], lines: [3] }]]);
    expect(JSON.stringify([otherMaterials, dataFiles, processSequence])).not.toContain('lost');
  });

  it('begins with samples, even if a file has no sample', () => {
    const samples = [{ '@id': '#sample/s', name: 's' }];
    const dataFiles = [{ '@id': '#file/f', name: 'f.raw', type: 'Raw Data File' }];
    expect(createAssayTable({ materials: { samples } }, { materials: { samples }, dataFiles })).toEqual([
      ['Sample Name', 'Raw Data File'],
      ['s', ''],
      ['', 'f.raw'],
    ]);
  });

  it('has a header even without rows', () => {
    expect([createStudyTable({}), createAssayTable({}, {})]).toEqual([
      [['Source Name'], ['']],
      [['Sample Name'], ['']],
    ]);
  });
});

describe('An investigation file of ISA-Tab', () => {
  const listTermLabels = (label: string) => [label, `${label} Term Accession Number`, `${label} Term Source REF`];

  // Readers such as altamisa and isatools reject a section without one of its labels, even if the project has no value for it.
  it('contains all labels of the sections of a study', () => {
    const [{ text } = { text: '' }] = createIsaTabFiles({ studies: [{ protocols: [{ name: 'growth' }] }] });
    const labels = text.split('\n').map((line) => line.split('\t')[0]?.replaceAll('"', ''));
    const protocol = ['Name', 'Description', 'URI', 'Version', 'Components Name'].map((end) => `Study Protocol ${end}`);
    const publication = [
      'Study PubMed ID',
      'Study Publication DOI',
      'Study Publication Author List',
      'Study Publication Title',
    ];
    const terms = [
      'Study Design Type',
      'Study Publication Status',
      'Study Factor Type',
      'Study Assay Measurement Type',
      'Study Assay Technology Type',
      'Study Protocol Type',
      'Study Protocol Parameters Name',
      'Study Protocol Components Type',
      'Study Person Roles',
    ];
    expect(labels).toEqual(expect.arrayContaining([...protocol, ...publication, ...terms.flatMap(listTermLabels)]));
  });

  // isatools keeps a space after the separator as part of the name, and then does not find the parameter.
  it('separates the parameters of a protocol by semicolons without spaces', () => {
    const parameters = ['light', 'day temperature'].map((name) => ({ parameterName: createTerm(name) }));
    const [{ text } = { text: '' }] = createIsaTabFiles({ studies: [{ protocols: [{ name: 'growth', parameters }] }] });
    expect(text).toContain('"Study Protocol Parameters Name"\t"light;day temperature"\n');
    expect(text).toContain('"Study Protocol Parameters Name Term Source REF"\t";"\n');
  });

  it('has columns of terms only for values with a term', () => {
    const distribution = { category: { characteristicType: createTerm('Spatial distribution') }, value: 'block:1;row:2' };
    const [head] = createStudyTable({
      materials: { sources: [{ '@id': '#source/A', name: 'A', characteristics: [distribution] }] },
    });
    expect(head).toEqual(['Source Name', 'Characteristics[Spatial distribution]']);
  });
});
