export const JSON_TYPE = 'application/json';
/** A form without files (HTML, "URL-encoded form data"). */
export const FORM_TYPE = 'application/x-www-form-urlencoded';
