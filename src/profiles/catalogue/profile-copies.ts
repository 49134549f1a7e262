/** A catalogue as plain data, on its way to a thread. */
import type { Profile } from '../profile.ts';
import { type ProfileFile, profileOf } from '../reading/profile-file.ts';
import { type Catalogue, type CatalogueEntry, catalogueOf, type Origin, readExample } from './catalogue.ts';

/** One profile, checked already. */
export interface ProfileCopy {
  readonly file: ProfileFile;
  readonly origin: Origin;
  readonly text: string;
  readonly exampleFile: string | undefined;
}

/** Copies of all profiles of a catalogue. */
export function copiesOf(catalogue: Catalogue): readonly ProfileCopy[] {
  return catalogue.entries.map(({ profile, origin, text, exampleFile }) => ({
    file: fileOf(profile),
    origin,
    text,
    exampleFile,
  }));
}

/** The catalogue that was copied. */
export function catalogueOfCopies(copies: readonly ProfileCopy[]): Catalogue {
  return catalogueOf(
    copies.map(({ file, origin, text, exampleFile }): CatalogueEntry => {
      let example: ReturnType<CatalogueEntry['example']>;
      return {
        profile: profileOf(file),
        origin,
        text,
        exampleFile,
        example() {
          if (exampleFile !== undefined) example ??= readExample(exampleFile);
          return example;
        },
      };
    }),
  );
}

function fileOf({ file }: Profile): ProfileFile {
  return file as unknown as ProfileFile;
}
