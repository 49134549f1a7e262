/** DataCite metadata as XML (DataCite metadata schema 4.5). */
import { XMLBuilder } from 'fast-xml-parser';
import { formatTextCell } from '../exchange/cells.ts';
import { dataciteJson } from './citations.ts';
import type { Publication } from './publication.ts';

type Json = Readonly<Record<string, unknown>>;

/** Elements whose text is a member of the JSON form, the other members being attributes or elements. */
const TEXTS: Readonly<Record<string, string>> = {
  title: 'title',
  nameIdentifier: 'nameIdentifier',
  affiliation: 'name',
  date: 'date',
  alternateIdentifier: 'alternateIdentifier',
  relatedIdentifier: 'relatedIdentifier',
  rights: 'rights',
  description: 'description',
};

/** Returns the document. Repositories add the DOI. */
export function dataciteXml(publication: Publication): string {
  const json = dataciteJson(publication);
  const items = (name: string) => (Array.isArray(json[name]) ? (json[name] as readonly Json[]) : []);
  const list = (name: string, element: string) => {
    const found = items(name).map((one) => withText(element, one));
    return found.length === 0 ? {} : { [name]: { [element]: found } };
  };
  const types = json.types as Json;
  const resource = {
    '@_xmlns': 'http://datacite.org/schema/kernel-4',
    '@_xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    '@_xsi:schemaLocation': 'http://datacite.org/schema/kernel-4 http://schema.datacite.org/meta/kernel-4.5/metadata.xsd',
    identifier: { '@_identifierType': 'DOI', '#text': ':tba' },
    creators: { creator: items('creators').map((one) => person('creator', one)) },
    ...list('titles', 'title'),
    publisher: (json.publisher as Json).name,
    publicationYear: json.publicationYear,
    resourceType: { '@_resourceTypeGeneral': types.resourceTypeGeneral, '#text': types.resourceType },
    ...(items('contributors').length === 0
      ? {}
      : { contributors: { contributor: items('contributors').map((one) => person('contributor', one)) } }),
    ...list('dates', 'date'),
    ...list('alternateIdentifiers', 'alternateIdentifier'),
    ...list('relatedIdentifiers', 'relatedIdentifier'),
    formats: { format: json.formats },
    ...list('rightsList', 'rights'),
    ...list('descriptions', 'description'),
  };
  const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ resource })}`;
}

/** The text of an element, and everything else as its attributes. */
function withText(element: string, object: Json): Json {
  const text = TEXTS[element] ?? '';
  const attributes = Object.entries(object).filter(([name]) => name !== text);
  return {
    ...Object.fromEntries(attributes.map(([name, value]) => [`@_${xmlName(name)}`, value])),
    '#text': textOf(object[text]),
  };
}

function person(element: 'creator' | 'contributor', object: Json): Json {
  const { name, nameType, contributorType, givenName, familyName, nameIdentifiers = [], affiliation = [] } = object;
  return {
    ...(contributorType === undefined ? {} : { '@_contributorType': contributorType }),
    [`${element}Name`]: { ...(nameType === undefined ? {} : { '@_nameType': nameType }), '#text': textOf(name) },
    ...(givenName === undefined ? {} : { givenName: textOf(givenName) }),
    ...(familyName === undefined ? {} : { familyName: textOf(familyName) }),
    nameIdentifier: (nameIdentifiers as readonly Json[]).map((one) => withText('nameIdentifier', one)),
    affiliation: (affiliation as readonly Json[]).map((one) => withText('affiliation', one)),
  };
}

/** Attributes say URI where the JSON form says Uri. */
function xmlName(name: string): string {
  return name.replace(/Uri$/, 'URI');
}

function textOf(value: unknown): string {
  return formatTextCell(String(value));
}
