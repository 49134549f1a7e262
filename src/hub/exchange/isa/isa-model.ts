/** Converts a project to the ISA model, with the names of ISA-JSON. */
import { getOrAdd } from '../../../memoize.ts';
import { findFieldByName } from '../../../profiles/profile.ts';
import type { EntityRow } from '../../entities/store.ts';
import { getOwnColumns } from '../../own-columns/effective-profile.ts';
import type { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import { isMiappeProfile } from '../format-profiles.ts';
import { formatListCell } from '../list-text.ts';
import {
  createTerm,
  encodeFileName,
  getCommonMembers,
  getMaterialName,
  getText,
  type IsaObject,
  listIdFields,
  listTexts,
} from './entity-texts.ts';
import { GENERATED_COMMENT, IsaExtensions, OWN_COLUMNS_COMMENT } from './extensions.ts';
import { ASSAY_KINDS, findMaterialId, type Kind, type Kinds, listIds, STUDY_KINDS } from './material-ids.ts';
import { createMiappeComments } from './miappe-comments.ts';
import { createGrowthProcesses, createMiappeProtocols, createSourceCharacteristics } from './miappe-protocols.ts';
import { createPlainCharacteristics, createSamplingAssays } from './miappe-samples.ts';
import { createNameParts } from './person-name.ts';
import { ReadTracker } from './read-tracker.ts';
import { VALUE_TERM } from './value-term.ts';

/** Returns the first investigation, or a new investigation with the studies. @param seen records the exported values */
export function createIsaInvestigation(snapshot: ProjectSnapshot, projectName: string, seen = new ReadTracker()): IsaObject {
  const extensions = new IsaExtensions(snapshot, seen);
  const reader = new IsaReader(snapshot, seen, extensions);
  const first = snapshot.rows.find(({ entityType }) => entityType === 'Investigation');
  const top = reader.listChildren(first?.parentId ?? null).find(({ id }) => id === first?.id);
  const studies = reader.listChildren(top?.id ?? null).filter(({ entityType }) => entityType === 'Study');
  const unnamed = { description: '', submissionDate: '', publicReleaseDate: '', identifier: projectName, title: projectName };
  const parts =
    top === undefined
      ? { ...unnamed, ontologySourceReferences: [], publications: [], people: [], comments: [] }
      : reader.createInvestigationParts(top);
  const investigation: IsaObject = { ...parts, studies: studies.map((study) => reader.createStudy(study)) };
  const made = top === undefined ? investigation : extensions.recordObject(top, investigation);
  extensions.writeComments();
  const own = getOwnColumns(snapshot.profile);
  const definitions = own.length === 0 ? [] : [{ name: OWN_COLUMNS_COMMENT, value: JSON.stringify(own) }];
  return { ...made, comments: [...(made.comments as readonly IsaObject[]), ...definitions] };
}

class IsaReader {
  readonly #snapshot: ProjectSnapshot;
  readonly #isMiappe: boolean;
  readonly #seen: ReadTracker;
  readonly #extensions: IsaExtensions;
  readonly #idsByStudy = new Map<string, ReadonlyMap<string, string>>();

  constructor(snapshot: ProjectSnapshot, seen: ReadTracker, extensions: IsaExtensions) {
    this.#snapshot = snapshot;
    this.#isMiappe = isMiappeProfile(snapshot.profile);
    this.#seen = seen;
    this.#extensions = extensions;
  }

  listChildren(id: string | null): readonly EntityRow[] {
    return this.#snapshot.listChildren(id).map((row) => ({ ...row, data: this.#seen.track(row.data) }));
  }

  createInvestigationParts(top: EntityRow) {
    return {
      ...getCommonMembers(top),
      ontologySourceReferences: this.getRows(top, ['ontology_source_references']).map((row) => {
        const texts = ['name', 'file', 'version', 'description'].map((name) => [name, getText(row, name)]);
        return this.#extensions.recordObject(row, { ...Object.fromEntries(texts), ...this.getComments(row) });
      }),
      publications: this.listPublications(top),
      people: this.listPeople(top),
      comments: [...this.listComments(top), ...this.#listGenerated(top, { identifier: listIdFields(top) })],
    };
  }

  createStudy(row: EntityRow): IsaObject {
    const facts = getCommonMembers(row);
    const getHeld = (field: string) => this.getRows(row, [field]);
    const designs = this.getRows(row, ['design_descriptors', 'experimental_design_type']);
    const design = this.#hasField(row, 'design_descriptors') ? '' : getText(row, 'experimental_design_type');
    const samples = this.getRows(row, ['samples', 'observation_units']).map((one) => this.#createMaterial(one, 'sample'));
    const sampling = this.#isMiappe
      ? createSamplingAssays(facts.identifier, getHeld('observation_units'), {
          held: (one, fields) => this.getRows(one, fields),
          recordObject: (one, object) => this.#extensions.recordObject(one, object),
        })
      : [];
    return this.#extensions.recordObject(row, {
      '@id': `#study/${facts.identifier}`,
      filename: getText(row, 'filename') || `s_${encodeFileName(facts.identifier)}.txt`,
      ...facts,
      studyDesignDescriptors:
        designs.length > 0 ? designs.map((one) => this.getTerm(one)) : design === '' ? [] : [createTerm(design)],
      publications: this.listPublications(row),
      people: this.listPeople(row),
      factors: this.getRows(row, ['factors']).map((one) =>
        this.#extensions.recordObject(one, {
          '@id': `#factor/${getText(one, 'name', 'factor_name', 'unique_id')}`,
          factorName: getText(one, 'name', 'factor_name', 'unique_id'),
          factorType: this.getTermIn(one, ['factor_type']),
          ...this.getComments(one),
        }),
      ),
      protocols: [...this.#protocols(row), ...(this.#isMiappe ? createMiappeProtocols(row, getHeld, sampling.length > 0) : [])],
      materials: {
        sources: this.getRows(row, ['sources', 'biological_materials']).map((one) => this.#createMaterial(one, 'source')),
        samples,
        otherMaterials: this.getRows(row, ['other_materials']).map((one) => this.#createMaterial(one, 'material')),
      },
      processSequence: [
        ...this.#createProcesses(row, row, STUDY_KINDS),
        ...(this.#isMiappe ? createGrowthProcesses(getHeld, samples) : []),
      ],
      assays: [...this.getRows(row, ['assays']).map((one, at) => this.#assay(row, one, at, facts.identifier)), ...sampling],
      ...this.#createFileMembers(row, { filename: ['filename'], identifier: listIdFields(row) }),
    });
  }

  /** Returns a comment for each property whose fields are all empty, because the export generates its value. */
  #listGenerated(row: EntityRow, fieldsOf: Readonly<Record<string, readonly string[]>>): readonly IsaObject[] {
    return Object.entries(fieldsOf).flatMap(([value, fields]) => {
      const isStated = getText(row, ...fields) !== '' || this.getRows(row, fields).length > 0;
      return !isStated && fields.some((field) => this.#hasField(row, field)) ? [{ name: GENERATED_COMMENT, value }] : [];
    });
  }

  #hasField({ entityType }: EntityRow, name: string): boolean {
    const entity = this.#snapshot.profile.entities.get(entityType);
    return entity !== undefined && findFieldByName(entity, name) !== undefined;
  }

  #protocols(row: EntityRow): readonly IsaObject[] {
    return this.getRows(row, ['protocols']).map((one) =>
      this.#extensions.recordObject(one, {
        '@id': `#protocol/${getText(one, 'name')}`,
        name: getText(one, 'name'),
        protocolType: this.getTermIn(one, ['protocol_type']),
        description: getText(one, 'description'),
        uri: getText(one, 'uri'),
        version: getText(one, 'version'),
        parameters: this.getRows(one, ['parameters']).map((parameter) => ({
          parameterName: this.getTermIn(parameter, ['parameter_name']),
          ...this.getComments(parameter),
        })),
        components: this.getRows(one, ['components']).map((component) => ({
          componentName: getText(component, 'term', 'name'),
          componentType: createTerm(''),
        })),
        ...this.getComments(one),
      }),
    );
  }

  /** Returns comments, categories and units. ISA lists categories and units separately from values. */
  #createFileMembers(row: EntityRow, fieldsOf: Readonly<Record<string, readonly string[]>>): IsaObject {
    return {
      comments: [...this.listComments(row), ...this.#listGenerated(row, fieldsOf)],
      characteristicCategories: this.getRows(row, ['characteristic_categories']).map((one) => ({
        characteristicType: this.getTerm(one),
      })),
      unitCategories: this.getRows(row, ['unit_categories']).map((one) => this.getTerm(one)),
    };
  }

  listPublications(row: EntityRow): readonly IsaObject[] {
    const own = this.#hasField(row, 'publications') ? [] : listTexts(row, 'associated_publications');
    return [
      ...own.map((doi) => ({ doi, title: '', authorList: '', pubMedID: '', status: createTerm('') })),
      ...this.getRows(row, ['publications']).map((one) =>
        this.#extensions.recordObject(one, {
          pubMedID: getText(one, 'pubmed_id'),
          doi: getText(one, 'doi'),
          authorList: getText(one, 'author_list'),
          title: getText(one, 'title'),
          status: this.getTermIn(one, ['status']),
          ...this.getComments(one),
        }),
      ),
    ];
  }

  listPeople(row: EntityRow): readonly IsaObject[] {
    return this.getRows(row, ['contacts', 'persons', 'people']).map((one) => {
      const [lastName, firstName] = [getText(one, 'last_name', 'family_name'), getText(one, 'first_name', 'given_name')];
      const { comments, ...parts } =
        lastName + firstName === ''
          ? createNameParts(getText(one, 'name'), this.#hasField(one, 'last_name'))
          : { lastName, firstName, comments: [] };
      const roles = this.getRows(one, ['roles']).map((role) => this.getTerm(role));
      const role = this.#hasField(one, 'roles') ? '' : getText(one, 'role');
      return this.#extensions.recordObject(one, {
        ...parts,
        midInitials: getText(one, 'mid_initials'),
        email: getText(one, 'email'),
        phone: getText(one, 'phone'),
        fax: getText(one, 'fax'),
        address: getText(one, 'address'),
        affiliation: getText(one, 'affiliation', 'institution'),
        roles: roles.length > 0 || role === '' ? roles : [createTerm(role)],
        ...this.getComments(one, comments),
      });
    });
  }

  /** Returns the entities in the first of these fields that contains any. */
  getRows(row: EntityRow, fields: readonly string[]): readonly EntityRow[] {
    const children = this.listChildren(row.id);
    return (
      fields.map((field) => children.filter(({ parentField }) => parentField === field)).find(({ length }) => length > 0) ?? []
    );
  }

  getTerm(row: EntityRow): IsaObject {
    const [source] = this.getRows(row, ['term_source']);
    return {
      annotationValue: getText(row, 'term', 'name'),
      termSource: source === undefined ? getText(row, 'term_source') : getText(source, 'name'),
      termAccession: getText(row, 'term_accession'),
      ...this.getComments(row),
    };
  }

  getTermIn(row: EntityRow, fields: readonly string[]): IsaObject {
    const [held] = this.getRows(row, fields);
    return held === undefined ? createTerm(getText(row, ...fields)) : this.getTerm(held);
  }

  #createMaterial(row: EntityRow, kind: 'source' | 'sample' | 'material'): IsaObject {
    const name = getMaterialName(row);
    const characteristics = this.getRows(row, ['characteristics']);
    const derived = this.getRows(row, ['derives_from']).map((one) => getText(one, 'name'));
    const from = derived.length > 0 ? derived : [this.#findSource(row)];
    const generated = { name: ['name', ...listIdFields(row)], ...(kind === 'material' ? { type: ['type'] } : {}) };
    return this.#extensions.recordObject(row, {
      '@id': `#${kind}/${name}`,
      name,
      ...(kind === 'material' ? { type: getText(row, 'type') || 'Extract Name' } : {}),
      characteristics:
        characteristics.length > 0
          ? characteristics.map((one) => this.#createValue(one, { characteristicType: this.getTermIn(one, ['category']) }))
          : [
              ...(kind === 'material' ? [] : createPlainCharacteristics(row)),
              ...this.getRows(row, ['material_source']).flatMap((source) =>
                createSourceCharacteristics(
                  (field) => getText(source, field),
                  (field) => this.#hasField(row, field),
                ),
              ),
            ],
      comments: [...this.listComments(row), ...this.#listGenerated(row, generated)],
      ...(kind === 'material' ? { derivesFrom: this.#listOrigins(row) } : {}),
      ...(kind === 'sample'
        ? {
            factorValues: this.getRows(row, ['factor_values']).map((one) => this.#createValue(one, this.#createFactor(one))),
            derivesFrom: from.flatMap((one) => (one === '' ? [] : [{ '@id': `#source/${one}` }])),
          }
        : {}),
    });
  }

  /** Returns the name of a sample's source in the same study; empty for a source in another study. */
  #findSource(row: EntityRow): string {
    const [study, own] = [this.#snapshot.get(row.parentId ?? ''), this.#snapshot.get(row.id)];
    if (study === undefined || !this.#getTypesById(study).has(`#source/${own?.data.biological_material_id}`)) return '';
    return getText(row, 'biological_material_id');
  }

  /** Returns references to the materials from which a row derives. Samples take precedence over materials of the same name. */
  #listOrigins(row: EntityRow): readonly IsaObject[] {
    const parent = this.#snapshot.get(row.parentId ?? '');
    const study = parent?.entityType === 'Assay' ? this.#snapshot.get(parent.parentId ?? '') : parent;
    if (study === undefined) return [];
    const ids = this.#getTypesById(study);
    const origins = this.getRows(row, ['derives_from']).map((one) => getText(one, 'name'));
    const names = origins.length > 0 ? origins : listTexts(row, 'derives_from');
    return names.map((name) => ({ '@id': findMaterialId(ids, name, ['sample', 'material']) }));
  }

  #createFactor(row: EntityRow): IsaObject {
    const [category] = this.getRows(row, ['factor_name', 'category']);
    const id = getText(row, 'factor_id');
    const named = this.#snapshot.rows.find(
      ({ entityType, identifier }) => entityType === 'Factor' && identifier === id && id !== '',
    );
    const name = category === undefined ? (named && getText(named, 'name')) || id : getText(category, 'name', 'factor_name');
    return { '@id': `#factor/${name}`, factorName: name };
  }

  #createValue(row: EntityRow, category: IsaObject): IsaObject {
    const [unit] = this.getRows(row, ['unit']);
    const unitTerm = unit === undefined ? createTerm(getText(row, 'unit')) : this.getTerm(unit);
    const comments = this.listComments(row);
    const findTermComment = (name: string) => comments.find((one) => one.name === name && one.value !== '');
    const [source, accession] = [findTermComment(VALUE_TERM.termSource), findTermComment(VALUE_TERM.termAccession)];
    const others = comments.filter((one) => one !== source && one !== accession);
    const [termSource, termAccession] = [source?.value ?? '', accession?.value ?? ''];
    const value = { annotationValue: getText(row, 'value'), termSource, termAccession };
    const more = others.length === 0 ? {} : { comments: others };
    if (Object.values(unitTerm).every((part) => part === '')) return { category, value, ...more };
    return { category, value: `${termSource}${termAccession}` === '' ? value.annotationValue : value, unit: unitTerm, ...more };
  }

  /** Returns the processes of a study or assay. `study` contains the inputs and outputs. */
  #createProcesses(study: EntityRow, row: EntityRow, kinds: Kinds): readonly IsaObject[] {
    const ids = this.#getTypesById(study);
    const listRefs = (one: EntityRow, field: string, order: readonly Kind[]) => {
      const references = this.getRows(one, [field]).map((ref) => {
        const type = getText(ref, 'type');
        const id = findMaterialId(ids, getText(ref, 'name'), order, type);
        // Readers derive the type from the target.
        if (this.#hasField(ref, 'type') && (ids.get(id) ?? '') !== type) this.#extensions.markWholeRow(ref);
        return { '@id': id };
      });
      if (references.length > 0) return references;
      return listTexts(one, field).map((name) => ({ '@id': findMaterialId(ids, name, order) }));
    };
    return this.getRows(row, ['process_sequence', 'processes']).map((one, index) => {
      const [protocol] = this.getRows(one, ['executes_protocol']);
      return this.#extensions.recordObject(one, {
        '@id': `#process/${row.id}/${index}`,
        name: getText(one, 'name'),
        executesProtocol: {
          '@id': `#protocol/${protocol === undefined ? getText(one, 'executes_protocol') : getText(protocol, 'name')}`,
        },
        performer: getText(one, 'performer'),
        date: getText(one, 'date'),
        inputs: listRefs(one, 'inputs', kinds.inputs),
        outputs: listRefs(one, 'outputs', kinds.outputs),
        parameterValues: this.getRows(one, ['parameter_values']).map((value) => {
          const [category] = this.getRows(value, ['category']);
          const name =
            category === undefined ? createTerm(getText(value, 'category')) : this.getTermIn(category, ['parameter_name']);
          return this.#createValue(value, { parameterName: name });
        }),
        comments: [...this.listComments(one), ...this.#listGenerated(one, { executesProtocol: ['executes_protocol'] })],
      });
    });
  }

  /** Returns the types of all materials and files in a study and its assays by `@id`. */
  #getTypesById(study: EntityRow): ReadonlyMap<string, string> {
    return getOrAdd(this.#idsByStudy, study.id, () => {
      const places = [study, ...this.getRows(study, ['assays'])];
      return new Map([
        ...listIds('source', this.getRows(study, ['sources', 'biological_materials'])),
        ...listIds('sample', this.getRows(study, ['samples', 'observation_units'])),
        ...places.flatMap((place) => listIds('material', this.getRows(place, ['other_materials']))),
        ...places.flatMap((place) => listIds('file', this.getRows(place, ['data_files']))),
      ]);
    });
  }

  #assay(holder: EntityRow, row: EntityRow, index: number, study: string): IsaObject {
    return this.#extensions.recordObject(row, {
      filename: getText(row, 'filename', 'identifier') || `a_${encodeFileName(study)}_${index + 1}.txt`,
      measurementType: this.getTermIn(row, ['measurement_type', 'assay_type']),
      technologyType: this.getTermIn(row, ['technology_type']),
      technologyPlatform: getText(row, 'technology_platform'),
      materials: {
        samples: listTexts(row, 'samples').map((name) => ({ '@id': `#sample/${name}` })),
        otherMaterials: this.getRows(row, ['other_materials']).map((one) => this.#createMaterial(one, 'material')),
      },
      dataFiles: this.getRows(row, ['data_files']).map((one) =>
        this.#extensions.recordObject(one, {
          '@id': `#file/${getText(one, 'filename', 'name')}`,
          name: getText(one, 'filename', 'name'),
          ...(getText(one, 'label') === '' ? {} : { type: getText(one, 'label') }),
          comments: [...this.listComments(one), ...this.#listGenerated(one, { type: ['label'] })],
        }),
      ),
      processSequence: this.#createProcesses(holder, row, ASSAY_KINDS),
      ...this.#createFileMembers(row, { filename: ['filename', 'identifier'] }),
    });
  }

  /** Returns the property `comments`; an empty object if there are no comments. */
  getComments(row: EntityRow, more: readonly IsaObject[] = []): IsaObject {
    const comments = [...this.listComments(row), ...more];
    return comments.length === 0 ? {} : { comments };
  }

  /** Returns the comments of an entity, including MIAPPE values without an ISA property. */
  listComments(row: EntityRow): readonly IsaObject[] {
    const own = this.getRows(row, ['comments']).map((one) => ({ name: getText(one, 'name'), value: getText(one, 'value') }));
    if (!this.#isMiappe) return own;
    return [...own, ...createMiappeComments(row.entityType, (field) => this.#getText(row, field))];
  }

  #getText(row: EntityRow, path: string): string {
    const [field = '', inner] = path.split('.');
    if (inner === undefined) return getText(row, field);
    const texts = this.getRows(row, [field]).map((one) => getText(one, inner));
    return texts.every((one) => one === '') ? '' : formatListCell(texts);
  }
}
