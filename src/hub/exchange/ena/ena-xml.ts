/** Writes a project as a Webin document of the European Nucleotide Archive (schemas SRA 1.5). */
import { isDate } from '../../../profiles/validation/formats.ts';
import type { EntityRow } from '../../entities/store.ts';
import type { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import { formatTextCell } from '../cells.ts';
import type { ExportBook } from '../export-account/export-book.ts';
import { parseListText } from '../list-text.ts';
import { ENA_MODELS } from './ena-problems.ts';
import { EnaReader, getAccession } from './ena-reader.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** A string, or attributes (`@name`) and elements. Absent and empty content is omitted. */
type Content = string | readonly Content[] | { readonly [name: string]: Content | undefined };

export function createEnaXml(snapshot: ProjectSnapshot, book: ExportBook): string {
  const reader = new EnaReader(snapshot, book);
  const writer = new EnaWriter(reader);
  const createSet = (name: string, type: string, write: (row: EntityRow) => Content | undefined) => {
    const objects = reader.listRows(type).flatMap((row) => formatElement(name, write(row)) || []);
    return objects.length === 0 ? '' : `<${name}_SET>\n${objects.join('\n')}\n</${name}_SET>\n`;
  };
  const sets = [
    createSet('PROJECT', 'Study', (row) => writer.createProject(row)),
    createSet('SAMPLE', 'Sample', (row) => writer.createSample(row)),
    createSet('EXPERIMENT', 'Experiment', (row) => writer.createExperiment(row)),
    createSet('RUN', 'Run', (row) => writer.createRun(row)),
  ];
  reader.recordOmissions();
  const action = formatElement('ACTION', reader.isUpdate ? { MODIFY: {} } : { ADD: {} });
  const submission = `<SUBMISSION_SET><SUBMISSION><ACTIONS>${action}</ACTIONS></SUBMISSION></SUBMISSION_SET>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<WEBIN>\n${submission}${sets.join('')}</WEBIN>\n`;
}

/** Writes the elements of objects. Methods must first read values with their own element, because others become attributes. */
class EnaWriter {
  readonly #reader: EnaReader;
  /** Entities by type and alias. */
  readonly #objects: ReadonlyMap<string, EntityRow>;

  constructor(reader: EnaReader) {
    this.#reader = reader;
    const { rows } = reader.snapshot;
    this.#objects = new Map(rows.map((row) => [`${row.entityType} ${row.data.alias}`, row] as const).toReversed());
  }

  createProject(row: EntityRow): Content {
    const read = this.#createReader(row);
    const links = this.#reader.listHeld(row, 'project_links').map((link): Content => {
      const of = this.#createReader(link);
      return { XREF_LINK: { DB: of('db') || {}, ID: of('id') || {}, LABEL: of('label') } };
    });
    const articles = parseListText(read('pubmed_ids')).map((id): Content => ({ XREF_LINK: { DB: 'PUBMED', ID: id || {} } }));
    return {
      ...this.#createHead(row),
      TITLE: read('title') || {},
      DESCRIPTION: read('description'),
      SUBMISSION_PROJECT: { SEQUENCING_PROJECT: {} },
      PROJECT_LINKS: wrapContent('PROJECT_LINK', [...links, ...articles]),
      PROJECT_ATTRIBUTES: this.#createAttributes('PROJECT', row, ''),
    };
  }

  createSample(row: EntityRow): Content | undefined {
    const read = this.#createReader(row);
    const taxon = String(row.data.taxon_id ?? '');
    if (!/^[1-9]\d{0,9}$/.test(taxon) || Number(taxon) > 2 ** 31 - 1)
      return this.#reader.omitRow(row, 'taxon_id', taxon, 'A sample needs the number of its organism in the NCBI Taxonomy.');
    return {
      ...this.#createHead(row),
      TITLE: read('title'),
      SAMPLE_NAME: {
        TAXON_ID: read('taxon_id'),
        SCIENTIFIC_NAME: read('scientific_name'),
        COMMON_NAME: read('common_name'),
      },
      DESCRIPTION: read('description'),
      SAMPLE_ATTRIBUTES: this.#createAttributes('SAMPLE', row, 'sample_attributes'),
    };
  }

  createExperiment(row: EntityRow): Content | undefined {
    const read = this.#createReader(row);
    const study = this.#createReference(row, 'study_ref', 'Study');
    const sample = study && this.#createReference(row, 'sample_ref', 'Sample');
    const strategy = sample && this.#chooseWord(row, 'library_strategy', vocabulary.library_strategy);
    const source = strategy && this.#chooseWord(row, 'library_source', vocabulary.library_source);
    const selection = source && this.#chooseWord(row, 'library_selection', vocabulary.library_selection);
    const layout = selection && this.#chooseWord(row, 'library_layout', ['SINGLE', 'PAIRED']);
    const platform = layout && this.#chooseWord(row, 'platform', [...ENA_MODELS.keys()]);
    const model = platform && this.#chooseWord(row, 'instrument_model', ENA_MODELS.get(platform) ?? []);
    if (!model) return undefined;
    const { insert_size: size, insert_size_stddev: deviation } = row.data;
    const isPaired = layout === 'PAIRED';
    return {
      ...this.#createHead(row),
      TITLE: read('title'),
      STUDY_REF: study,
      DESIGN: {
        DESIGN_DESCRIPTION: read('design_description') || {},
        SAMPLE_DESCRIPTOR: sample,
        LIBRARY_DESCRIPTOR: {
          LIBRARY_NAME: read('library_name'),
          LIBRARY_STRATEGY: strategy,
          LIBRARY_SOURCE: source,
          LIBRARY_SELECTION: selection,
          LIBRARY_LAYOUT: {
            [layout]: {
              '@NOMINAL_LENGTH': isPaired && Number.isSafeInteger(size) && Number(size) >= 0 ? read('insert_size') : undefined,
              '@NOMINAL_SDEV': isPaired && Number.isFinite(deviation) ? read('insert_size_stddev') : undefined,
            },
          },
          LIBRARY_CONSTRUCTION_PROTOCOL: read('library_construction_protocol'),
        },
      },
      PLATFORM: { [platform]: { INSTRUMENT_MODEL: model } },
      EXPERIMENT_ATTRIBUTES: this.#createAttributes('EXPERIMENT', row, 'experiment_attributes'),
    };
  }

  createRun(row: EntityRow): Content | undefined {
    const experiment = this.#createReference(row, 'experiment_ref', 'Experiment');
    if (experiment === undefined) return undefined;
    const files = wrapContent(
      'FILE',
      this.#reader.listHeld(row, 'files').flatMap((file) => this.#createFile(file) ?? []),
    );
    const day = String(row.data.run_date);
    const hasDay = isDate(day) && !day.startsWith('0000');
    if (hasDay) this.#reader.recordChange(row, 'run_date', day, `${day}T00:00:00`, 'The date of a run requires a time.');
    return {
      ...this.#createHead(row, 'run_center'),
      '@run_date': hasDay ? `${this.#reader.readText(row, 'run_date')}T00:00:00` : undefined,
      EXPERIMENT_REF: experiment,
      DATA_BLOCK: files && { FILES: files },
      RUN_ATTRIBUTES: this.#createAttributes('RUN', row, 'run_attributes'),
    };
  }

  #createFile(row: EntityRow): Content | undefined {
    const read = this.#createReader(row);
    const filetype = this.#chooseWord(row, 'filetype', vocabulary.file_types);
    const method = filetype && this.#chooseWord(row, 'checksum_method', ['MD5', 'SHA-256'], 'MD5');
    if (!method) return undefined;
    return {
      '@filename': read('filename'),
      '@filetype': filetype,
      '@checksum_method': method,
      '@checksum': read('checksum'),
      READ_TYPE: vocabulary.read_types.includes(String(row.data.read_type)) ? read('read_type') : undefined,
    };
  }

  #createReader(row: EntityRow): (name: string) => string {
    return (name) => this.#reader.readText(row, name);
  }

  /** Returns the XML attributes that all objects have, and those of `more`. */
  #createHead(row: EntityRow, ...more: readonly string[]) {
    const names = ['alias', 'center_name', 'broker_name', 'accession', ...more];
    return Object.fromEntries(names.map((name) => [`@${name}`, this.#reader.readText(row, name) || undefined]));
  }

  /** Returns a reference by accession, or by alias if the archive lacks the object; undefined for an omitted object. */
  #createReference(row: EntityRow, field: string, type: string): Content | undefined {
    const parent = this.#reader.snapshot.get(row.parentId ?? '');
    const alias = row.data[field] ?? (parent?.entityType === type ? parent.data.alias : undefined) ?? '';
    const target = this.#objects.get(`${type} ${alias}`);
    const accession = target === undefined ? '' : getAccession(target);
    if (target !== undefined && accession === '' && this.#reader.hasOmitted(target))
      return this.#reader.omitRow(row, field, String(alias), 'The file does not contain the object that this one refers to.');
    const text = this.#reader.readText(row, field) || String(alias);
    const isAccession = accession !== '' || (target === undefined && ACCESSION.test(text));
    return isAccession ? { '@accession': accession || text } : { '@refname': text };
  }

  /**
   * Returns a word of the schema. For an unknown value, returns the schema's word for other values, and the value becomes an
   * attribute. For an empty value, returns `missing`. If there is no such word, returns undefined, and the object is omitted.
   */
  #chooseWord(row: EntityRow, field: string, words: readonly string[], missing?: string): string | undefined {
    const shown = String(row.data[field] ?? '');
    if (words.includes(shown)) return this.#reader.readText(row, field);
    const other = shown === '' ? missing : words.find((word) => /^(?:unspecified|other)$/i.test(word));
    const reason = shown === '' ? 'The archive requires a value.' : 'The archive does not accept this value.';
    if (other === undefined) return this.#reader.omitRow(row, field, shown, reason);
    if (shown !== '') this.#reader.recordChange(row, field, shown, other, `${reason} It is written as an attribute.`);
    return other;
  }

  #createAttributes(name: string, row: EntityRow, list: string): Content | undefined {
    const all = this.#reader.listAttributes(row, list);
    return wrapContent(
      `${name}_ATTRIBUTE`,
      all.map(({ tag, value, units }) => ({ TAG: tag || {}, VALUE: value, UNITS: units })),
    );
  }
}

/** Matches accessions of the archive and its partners. */
const ACCESSION = /^(?:PRJ[A-Z]{2}|SAM(?:N|D|EA)|[DES]R[PSXR])\d+$/;

function wrapContent(name: string, items: readonly Content[]): Content | undefined {
  return items.length === 0 ? undefined : { [name]: items };
}

function formatElement(name: string, content: Content | undefined): string {
  if (content === undefined || content === '') return '';
  if (typeof content === 'string') return `<${name}>${escapeXml(content)}</${name}>`;
  if (Array.isArray(content)) return content.map((one: Content) => formatElement(name, one)).join('');
  const members = Object.entries(content);
  const head = members.map(([key, value]) =>
    key.startsWith('@') && typeof value === 'string' ? ` ${key.slice(1)}="${escapeXml(value)}"` : '',
  );
  const inside = members.map(([key, value]) => (key.startsWith('@') ? '' : formatElement(key, value))).join('');
  return `<${name}${head.join('')}${inside === '' ? '/>' : `>${inside}</${name}>`}`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
};

/** Returns escaped text. Line breaks and tabs are escaped, because XML readers replace them by spaces in attributes. */
function escapeXml(text: string): string {
  return formatTextCell(text).replaceAll(/[&<>"\t\n]/g, (sign) => ESCAPES[sign] ?? sign);
}
