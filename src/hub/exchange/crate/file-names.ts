/** Names of the files of a crate that an import reads. */

/** The file that identifies a .zip file as an RO-Crate. */
export const METADATA_FILE = 'ro-crate-metadata.json';
/** The complete project. Imports restore the project from it. */
export const PROJECT_FILE = 'project.json';
/** The name of the crate in a deposit or a published version. */
export const CRATE_FILE = 'ro-crate.zip';
/** The observations of the project as a table. */
export const OBSERVATIONS_FILE = 'observations.csv';
export const ATTACHED_FOLDER = 'files/';
