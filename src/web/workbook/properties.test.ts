import { describe, expect, it } from 'vitest';
import { readProperties } from './properties.ts';

const readParts = (...parts: readonly string[]) =>
  readProperties(
    parts.map(async function* (part) {
      yield Buffer.from(part);
    }),
  );

describe('The properties of a document', () => {
  it('include each property that users fill in an .xlsx file once', async () => {
    const core =
      '<c:coreProperties xmlns:c="c" xmlns:d="d"><d:title>Field trial</d:title><d:creator>Ada</d:creator><d:subject/><c:lastModifiedBy>Bob</c:lastModifiedBy></c:coreProperties>';
    const app =
      '<Properties><Application>Excel</Application><Company>Uni X</Company><TitlesOfParts><lpstr>Study</lpstr></TitlesOfParts></Properties>';
    const custom =
      '<Properties xmlns:v="v"><property name="Grant"><v:lpwstr>G-7</v:lpwstr></property><property name="ContentTypeId"><v:lpwstr>0x1</v:lpwstr></property></Properties>';
    expect(await readParts(core, core, app, custom)).toEqual([
      'title: Field trial',
      'author: Ada',
      'company: Uni X',
      'Grant: G-7',
    ]);
  });

  it('include the properties of an .ods file', async () => {
    const meta =
      '<o:meta xmlns:o="o" xmlns:m="m"><m:initial-creator>Ada</m:initial-creator><m:keyword>maize</m:keyword><m:user-defined m:name="Grant">G-7</m:user-defined><m:user-defined m:name="AppVersion">15</m:user-defined><m:generator>LibreOffice</m:generator></o:meta>';
    expect(await readParts(meta)).toEqual(['author: Ada', 'keywords: maize', 'Grant: G-7']);
  });

  it.each(['openpyxl', 'ExcelTS', ' '])('exclude an author that is empty or the name of a library: "%s"', async (name) => {
    expect(await readParts(`<p><creator>${name}</creator></p>`)).toEqual([]);
  });
});
