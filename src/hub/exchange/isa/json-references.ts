/** Moves references that the ISA-JSON schema or its readers refuse to comments, such as the origins of extracts. */
import { isObject } from '../../../profiles/validation/entity-plan.ts';
import { formatListCell, parseListText } from '../list-text.ts';
import type { IsaObject } from './entity-texts.ts';
import { getMaterials, getNameOrValue, listIsaObjects } from './isa-values.ts';

/** Matches names of comments that contain the complete list of IDs in a property. */
const REFERENCES_COMMENT = /^ISA-JSON (derivesFrom|inputs|outputs)$/;

/** Returns whether a value is the name of a comment that contains references. */
export function isReferencesComment(name: unknown): boolean {
  return REFERENCES_COMMENT.test(getNameOrValue(name));
}

/**
 * Returns the study with comments in place of references to other places. Processes of a study refer to its sources and
 * samples, and processes of an assay to samples of the study and to the assay's materials and files.
 */
export function moveReferences(study: IsaObject): IsaObject {
  const { sources, samples } = getMaterials(study);
  const convertPlace = (place: IsaObject, ...known: readonly unknown[]): IsaObject => {
    const ids = new Set(known.flatMap((list) => listIsaObjects(list).map((one) => one['@id'])));
    const materials = getMaterials(place);
    return {
      ...place,
      materials: {
        ...materials,
        otherMaterials: listIsaObjects(materials.otherMaterials).map((one) => {
          const { derivesFrom: _derivesFrom, ...rest } = moveMember(one, 'derivesFrom', new Set());
          return rest;
        }),
      },
      processSequence: listIsaObjects(place.processSequence).map((one) =>
        moveMember(moveMember(one, 'inputs', ids), 'outputs', ids),
      ),
    };
  };
  const assays = listIsaObjects(study.assays).map((assay) =>
    convertPlace(assay, samples, getMaterials(assay).otherMaterials, assay.dataFiles),
  );
  return { ...convertPlace(study, sources, samples), assays };
}

/** Keeps references to these IDs. If there are others, adds a comment with all IDs, which keeps their order. */
function moveMember(object: IsaObject, member: string, ids: ReadonlySet<unknown>): IsaObject {
  const references = listIsaObjects(object[member]);
  const allowed = references.filter((one) => ids.has(one['@id']));
  if (allowed.length === references.length) return object;
  const value = formatListCell(references.map((one) => getNameOrValue(one['@id'])));
  return {
    ...object,
    [member]: allowed,
    comments: [...listIsaObjects(object.comments), { name: `ISA-JSON ${member}`, value }],
  };
}

/** Returns the object with the references in its comments. Comments with other parts remain. */
export function restoreReferences(object: IsaObject): IsaObject {
  const { comments, ...others } = object;
  if (!Array.isArray(comments)) return object;
  const restored: Record<string, unknown> = others;
  const rest = comments.filter((comment: unknown) => {
    const { name, value, ...parts } = isObject(comment) ? comment : {};
    const [, member] = REFERENCES_COMMENT.exec(getNameOrValue(name)) ?? [];
    if (member === undefined || typeof name !== 'string' || typeof value !== 'string' || Object.keys(parts).length > 0)
      return true;
    restored[member] = parseListText(value).map((id) => ({ '@id': id }));
    return false;
  });
  return rest.length === comments.length ? object : { ...restored, comments: rest };
}
