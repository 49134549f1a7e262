/** Creates the RO-Crate of a collaboration, which contains the crate of each project. */
import type { Readable } from 'node:stream';
import type { components } from '../../../../generated/hub/types.d.ts';
import { encodeFileName, takeFreeName } from '../isa/entity-texts.ts';
import { type CrateFile, createDescribedArchive } from './crate-files.ts';
import { PROJECTS_FOLDER } from './file-names.ts';
import { CrateGraph, type CrateReference } from './graph.ts';
import { addLicense, addPerson, createDocument } from './metadata.ts';

export interface CollectedProject {
  readonly name: string;
  /** Reads the metadata and opens the crate. Called after the preceding projects were written. */
  open(): Promise<{ readonly publication: components['schemas']['HubPublication']; readonly crate: Readable }>;
}

/** Returns the .zip file. @param projects at least one */
export function createCollaborationArchive(collaboration: string, projects: readonly CollectedProject[], at: Date): Readable {
  const graph = new CrateGraph();
  const takenNames = new Set<string>();
  const metadata = new Map<string, Record<string, unknown>>();
  const licenses = new Map<string, CrateReference>();
  const people = new Map<string, CrateReference>();
  const addPeople = (list: components['schemas']['HubPublication']['creators']) =>
    list.map((person) => {
      const reference = addPerson(graph, person);
      people.set(reference['@id'], reference);
      return reference;
    });
  const files = projects.map(({ name, open }): CrateFile => {
    const stem = `${PROJECTS_FOLDER}${encodeFileName(name).slice(0, 80) || 'unnamed'}`;
    const path = takeFreeName(stem, '.ro-crate.zip', takenNames);
    return {
      path,
      name,
      description: `The project ${name}. Import it to continue the work.`,
      mediaType: 'application/zip',
      async *iterateParts() {
        const { publication, crate } = await open();
        const license = addLicense(graph, publication.license);
        licenses.set(license['@id'], license);
        metadata.set(path, {
          headline: publication.title,
          abstract: publication.description || undefined,
          identifier: publication.doi === '' ? publication.identifier : `https://doi.org/${publication.doi}`,
          license,
          creator: addPeople(publication.creators),
          contributor: addPeople(publication.contributors),
        });
        yield* crate;
      },
    };
  });
  const day = at.toISOString().slice(0, 10);
  const createCollaborationDocument: Parameters<typeof createDescribedArchive>[0]['document'] = (measured) => {
    const [license, ...others] = licenses.values();
    const severalLicenses = {
      '@id': '#licenses-of-projects',
      '@type': 'CreativeWork',
      name: 'Licenses of the projects',
      description: 'Each project has its own license.',
    };
    const root = {
      '@id': './',
      '@type': 'Dataset',
      identifier: collaboration,
      name: `Research object of ${collaboration}`,
      description: `Projects of the collaboration ${collaboration}: ${projects.map(({ name }) => name).join(', ')}.`,
      datePublished: day,
      dateModified: day,
      license: others.length > 0 ? graph.add(severalLicenses) : license,
      author: [...people.values()],
    };
    const described = files.map((file) => ({ ...file, more: metadata.get(file.path) }));
    return createDocument(root, [], graph, described, measured, day);
  };
  return createDescribedArchive({ folders: [PROJECTS_FOLDER], document: createCollaborationDocument }, files, at);
}
