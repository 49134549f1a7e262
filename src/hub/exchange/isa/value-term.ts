/** Names of the comments that hold the term of a value: those of the columns that ISA-Tab has for it. */
export const VALUE_TERM = { termSource: 'Term Source REF', termAccession: 'Term Accession Number' } as const;
