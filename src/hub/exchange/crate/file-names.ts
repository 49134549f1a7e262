/** Name of the file that identifies a .zip file as an RO-Crate. */
export const METADATA_FILE = 'ro-crate-metadata.json';
/** Name of the file with the complete project. Imports restore entities from this file. */
export const PROJECT_FILE = 'project.json';
/** Name of the crate in a deposit or a published version. */
export const CRATE_FILE = 'ro-crate.zip';
export const OBSERVATIONS_FILE = 'observations.csv';
export const ATTACHED_FOLDER = 'files/';
/** Folder for the crates of projects in the crate of a collaboration. */
export const PROJECTS_FOLDER = 'projects/';
