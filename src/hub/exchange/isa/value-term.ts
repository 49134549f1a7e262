/** Comments for the term of a value, named like its columns in ISA-Tab. */
export const VALUE_TERM = { termSource: 'Term Source REF', termAccession: 'Term Accession Number' } as const;
