/** Documents that browser tests paste. */

/** A study with two errors: line 4 has an end before the start, and line 5 an unknown member. */
export const INVALID_STUDY = `unique_id: STU-1
investigation_id: INV-1
start_date: '2024-10-01'
end_date: '2024-03-01'
color: green
title: Drought stress field trial
`;

/** A study without errors. */
export const VALID_STUDY = `unique_id: STU-1
investigation_id: INV-1
title: Drought stress field trial
`;

/** YAML that is invalid in its second line. */
export const BROKEN_YAML = `unique_id: STU-1
title: [unclosed
`;
