/** Tables that the browser tests paste. */

/** A study with an end before its start, and an unknown member; line 4 has the wrong end, line 5 the unknown member. */
export const INVALID_STUDY = `unique_id: STU-1
investigation_id: INV-1
start_date: '2024-10-01'
end_date: '2024-03-01'
color: green
title: Drought stress field trial
`;

/** A study without an error. */
export const VALID_STUDY = `unique_id: STU-1
investigation_id: INV-1
title: Drought stress field trial
`;

/** YAML whose second line cannot be read. */
export const BROKEN_YAML = `unique_id: STU-1
title: [unclosed
`;
