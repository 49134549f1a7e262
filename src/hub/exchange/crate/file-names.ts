/** Names of the files of a crate that an import looks for. */

/** The file that makes a .zip file an RO-Crate. */
export const METADATA_FILE = 'ro-crate-metadata.json';
/** The whole project, from which an import restores it. */
export const PROJECT_FILE = 'project.json';
/** The crate among the files of a deposit or a published version. */
export const CRATE_FILE = 'ro-crate.zip';
