/** Comments for the term of a value, with the names of the ISA-Tab columns. */
export const VALUE_TERM = { termSource: 'Term Source REF', termAccession: 'Term Accession Number' } as const;
