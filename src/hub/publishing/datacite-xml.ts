import { XMLBuilder } from 'fast-xml-parser';
import { formatTextCell } from '../exchange/cells.ts';
import { createDataciteJson } from './citations.ts';
import type { Publication } from './publication.ts';

type Json = Readonly<Record<string, unknown>>;

/** JSON properties that become the text of an XML element. Other properties become attributes or elements. */
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

/** Returns DataCite XML (metadata schema 4.5) without a DOI, which the repository adds. */
export function createDataciteXml(publication: Publication): string {
  const json = createDataciteJson(publication);
  const listItems = (name: string) => (Array.isArray(json[name]) ? (json[name] as readonly Json[]) : []);
  const createList = (name: string, element: string) => {
    const found = listItems(name).map((one) => createTextElement(element, one));
    return found.length === 0 ? {} : { [name]: { [element]: found } };
  };
  const types = json.types as Json;
  const resource = {
    '@_xmlns': 'http://datacite.org/schema/kernel-4',
    '@_xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    '@_xsi:schemaLocation': 'http://datacite.org/schema/kernel-4 http://schema.datacite.org/meta/kernel-4.5/metadata.xsd',
    identifier: { '@_identifierType': 'DOI', '#text': json.doi ?? ':tba' },
    creators: { creator: listItems('creators').map((one) => createPersonElement('creator', one)) },
    ...createList('titles', 'title'),
    publisher: (json.publisher as Json).name,
    publicationYear: json.publicationYear,
    resourceType: { '@_resourceTypeGeneral': types.resourceTypeGeneral, '#text': types.resourceType },
    ...(listItems('contributors').length === 0
      ? {}
      : { contributors: { contributor: listItems('contributors').map((one) => createPersonElement('contributor', one)) } }),
    ...createList('dates', 'date'),
    ...createList('alternateIdentifiers', 'alternateIdentifier'),
    ...createList('relatedIdentifiers', 'relatedIdentifier'),
    formats: { format: json.formats },
    ...createList('rightsList', 'rights'),
    ...createList('descriptions', 'description'),
  };
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    format: true,
    suppressEmptyNode: true,
    tagValueProcessor: (_name, value) => formatXmlText(value),
    attributeValueProcessor: (_name, value) => formatXmlText(value),
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ resource })}`;
}

/** Returns an element with one property as text, and the others as attributes. */
function createTextElement(element: string, object: Json): Json {
  const text = TEXTS[element] ?? '';
  const attributes = Object.entries(object).filter(([name]) => name !== text);
  return {
    // In XML, `Uri` of JSON names is written as `URI`.
    ...Object.fromEntries(attributes.map(([name, value]) => [`@_${name.replace(/Uri$/, 'URI')}`, value])),
    '#text': object[text],
  };
}

function createPersonElement(element: 'creator' | 'contributor', object: Json): Json {
  const { name, nameType, contributorType, givenName, familyName, nameIdentifiers = [], affiliation = [] } = object;
  return {
    ...(contributorType === undefined ? {} : { '@_contributorType': contributorType }),
    [`${element}Name`]: { ...(nameType === undefined ? {} : { '@_nameType': nameType }), '#text': name },
    ...(givenName === undefined ? {} : { givenName }),
    ...(familyName === undefined ? {} : { familyName }),
    nameIdentifier: (nameIdentifiers as readonly Json[]).map((one) => createTextElement('nameIdentifier', one)),
    affiliation: (affiliation as readonly Json[]).map((one) => createTextElement('affiliation', one)),
  };
}

function formatXmlText(value: unknown): string {
  return formatTextCell(String(value));
}
