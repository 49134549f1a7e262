// Generated from openapi/schemas (sha256 59fff4c73dba6526) by `npm run generate`. Do not edit.
export interface paths {
    "/schemas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the versions of a profile */
        get: operations["listSchemaVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemas/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the entities of a version */
        get: operations["listSchemaEntities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemas/{version}/{entity}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the JSON Schema of an entity
         * @description Returns a JSON Schema (draft 2020-12). `$defs` contains the schemas of nested entities. The response does not change while the server runs. To cache it, use `ETag` and `If-None-Match`.
         */
        get: operations["getEntitySchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate an object
         * @description Validates an object with all nested objects against an entity of a profile. Invalid data is a normal response with `valid: false`. Reports every error, first by field in the order of the profile, then by rule. If a value breaks a constraint of its field, rules do not report it again. Data nested deeper than 64 levels returns 400. With `warnings=true`, the response also lists recommendations of the standard: missing recommended fields, and values outside an open vocabulary. Data with warnings can still be valid.
         */
        post: operations["validateObject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the profiles with their versions */
        get: operations["listProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{profile}/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a profile as a profile file */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{profile}/{version}/example": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the example data set of a profile
         * @description Returns a valid object of the profile's root entity.
         */
        get: operations["getProfileExample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Browse the profiles */
        get: operations["showProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{profile}/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a profile */
        get: operations["showProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{profile}/{version}/{entity}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show an entity of a profile */
        get: operations["showEntity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/validator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the validation form */
        get: operations["showValidator"];
        put?: never;
        /** Validate pasted JSON or YAML */
        post: operations["validateText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        SchemaVersions: {
            versions: string[];
        };
        EntityNames: {
            version: string;
            entities: string[];
        };
        /** @description A JSON Schema object. */
        EntitySchema: {
            title: string;
            /** @enum {string} */
            type: "object";
            properties: components["schemas"]["FreeObject"];
            required: string[];
        } & {
            [key: string]: unknown;
        };
        ValidationRequest: {
            /** @description The name of the entity type, or its form in snake_case. Case is ignored. */
            entity: string;
            /** @description The version of the profile. The default is 1.1. */
            version?: string;
            /** @description The name of the profile. The default is miappe. */
            profile?: string;
            data: components["schemas"]["FreeObject"];
        };
        ObjectValidation: {
            valid: boolean;
            /** @description The first 1,000 errors. Empty if the data is valid. */
            errors: components["schemas"]["ValidationError"][];
            /** @description The first 1,000 warnings. Present only if the request contains `warnings=true`. */
            warnings?: components["schemas"]["ValidationError"][];
            /** @description The number of further errors. Present only if there are more than 1,000 errors. */
            omitted_errors?: number;
            /** @description The number of further warnings. Present only if there are more than 1,000 warnings. */
            omitted_warnings?: number;
            /**
             * @description Always `false`. Present only if the validation stopped after 100,000 errors.
             * @enum {boolean}
             */
            complete?: false;
        };
        ValidationError: {
            /** @description The path of the field, with dots and list indexes: `studies[0].start_date`. */
            field: string;
            message: string;
            /** @description `required`, `type`, `format`, `pattern`, `min_length`, `max_length`, `minimum`, `maximum`, `enum`, `min_items`, `max_items`, `additional_properties`, or the name of a rule of the profile. `reference` or `uniqueness` if a field declares this constraint without a rule. `recommended` for a missing recommended field, only in warnings. */
            rule: string;
        };
        /**
         * @description A profile in the format name/version.
         * @example miappe/1.1
         */
        ProfileId: string;
        ProfileList: {
            profiles: {
                name: string;
                /** @description The versions, ordered by number, oldest first. */
                versions: components["schemas"]["ProfileSummary"][];
            }[];
        };
        ProfileSummary: {
            id: components["schemas"]["ProfileId"];
            version: string;
            title: string;
            description: string;
            root_entity: string;
            /** @description The number of entity types. */
            entities: number;
            /** @description The number of fields of all entity types. */
            fields: number;
            /** @description The number of rules. */
            rules: number;
            /**
             * @description `site` for a profile from the folder PROFILES_DIR, or for a profile that was saved on this server.
             * @enum {string}
             */
            origin: "built-in" | "site";
        };
        /** @description A profile in the format of a profile file. profiles/README.md describes the keys. */
        ProfileFile: {
            name: string;
            version: string;
            entities: components["schemas"]["FreeObject"];
        } & {
            [key: string]: unknown;
        };
        /** @description Properties of any name and value. */
        FreeObject: {
            [key: string]: unknown;
        };
        ValidatorForm: {
            profile: components["schemas"]["ProfileId"];
            /** @description The entity type. An empty value means the root entity of the profile. */
            entity: string;
            /** @description One object as JSON or YAML. */
            text: string;
            /**
             * @description The button that replaces the text with the example of the profile. If it is sent, nothing is validated.
             * @enum {string}
             */
            example?: "yes";
        };
        /**
         * @description The JSON error of every service. The detail is one sentence. If the request does not match the contract, the detail names the invalid field.
         * @example {
         *       "detail": "Version not found: 9.9"
         *     }
         */
        Error: {
            detail: string;
        };
        /**
         * @description A complete HTML page in the layout of the site.
         * @example <!doctype html><html lang="en"><head><title>Concordat</title></head><body><main><h1>Concordat</h1></main></body></html>
         */
        Page: string;
    };
    responses: {
        /** @description The request does not match the contract. The detail names the field and states the rule. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "body.entity is required"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The path or the body refers to a resource that does not exist. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Version not found: 9.9"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The cached response is still valid. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request came from a page of another site. */
        CrossSite: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Requests from pages of other sites are rejected."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body exceeds its size limit, or the response would need more memory than the server allows. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The body is larger than 5 MB."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The operation does not accept this media type or content encoding, or the media type is missing. */
        UnsupportedMediaType: {
            headers: {
                "Accept-Encoding": components["headers"]["SupportedCodings"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The media type text/plain is not supported; send application/json."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request timed out, or the queue of long requests is full. Nothing was changed. */
        TooMuchWork: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The server is processing many large requests. Try again in a moment."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request does not match the contract. The page names the field and keeps the input. */
        BadRequestPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>Bad request</title></head><body><main><h1>Bad request</h1></main></body></html> */
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The resource does not exist. */
        NotFoundPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>Not found</title></head><body><main><h1>Not found</h1></main></body></html> */
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The form came from another site. Nothing was changed. */
        CrossSitePage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>Refused</title></head><body><main><h1>Refused</h1></main></body></html> */
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The form exceeds its size limit, or the response would need more memory than the server allows. */
        PayloadTooLargePage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>Too large</title></head><body><main><h1>Too large</h1></main></body></html> */
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The operation does not accept this media type or content encoding. */
        UnsupportedMediaTypePage: {
            headers: {
                "Accept-Encoding": components["headers"]["SupportedCodings"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>Unsupported media type</title></head><body><main><h1>Unsupported media type</h1></main></body></html> */
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The request timed out, or the queue of long requests is full. Nothing was changed. */
        TooMuchWorkPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>Not now</title></head><body><main><h1>Not now</h1></main></body></html> */
                "text/html": components["schemas"]["Page"];
            };
        };
    };
    parameters: {
        /**
         * @description A version of the profile.
         * @example 1.1
         */
        Version: string;
        /**
         * @description The name of an entity type. Case is ignored, and snake_case is accepted.
         * @example Study
         */
        EntityName: string;
        /**
         * @description The name of the profile. The default is `miappe`.
         * @example miappe
         */
        ProfileName: string;
        /**
         * @description The name of the profile.
         * @example miappe
         */
        ProfileInPath: string;
        /**
         * @description The format of the response. Use it in links. By default, the header `Accept` selects the format.
         * @example json
         */
        Format: "json" | "yaml";
        /**
         * @description The ETags that the client has cached. A match returns 304 without a body.
         * @example "none"
         */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Clears the cookie `flash`, which contains the message that this page shows.
         * @example flash=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict
         */
        ShownMessage: string;
        /**
         * @description The ID of the request. The log line of the request contains the same ID.
         * @example 0199e6b2-6f0e-7c41-9d3a-5b8f0e2a7c11
         */
        "X-Request-Id": string;
        /**
         * @description A strong entity tag. Each content encoding has its own tag (RFC 9110, section 8.8.3).
         * @example "5f1d3c"
         */
        ETag: string;
        /**
         * @description The content encodings that the operation accepts (RFC 9110, section 15.5.16). Present if the encoding of the body is not supported.
         * @example gzip, deflate, br
         */
        SupportedCodings: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listSchemaVersions: {
        parameters: {
            query?: {
                /**
                 * @description The name of the profile. The default is `miappe`.
                 * @example miappe
                 */
                profile?: components["parameters"]["ProfileName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions, sorted by number, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "versions": [
                     *         "1.1",
                     *         "1.2"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SchemaVersions"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    listSchemaEntities: {
        parameters: {
            query?: {
                /**
                 * @description The name of the profile. The default is `miappe`.
                 * @example miappe
                 */
                profile?: components["parameters"]["ProfileName"];
            };
            header?: never;
            path: {
                /**
                 * @description A version of the profile.
                 * @example 1.1
                 */
                version: components["parameters"]["Version"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names of the entities, in the order of the profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "1.1",
                     *       "entities": [
                     *         "Investigation",
                     *         "Study",
                     *         "Person"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EntityNames"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    getEntitySchema: {
        parameters: {
            query?: {
                /**
                 * @description The name of the profile. The default is `miappe`.
                 * @example miappe
                 */
                profile?: components["parameters"]["ProfileName"];
            };
            header?: {
                /**
                 * @description The ETags that the client has cached. A match returns 304 without a body.
                 * @example "none"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description A version of the profile.
                 * @example 1.1
                 */
                version: components["parameters"]["Version"];
                /**
                 * @description The name of an entity type. Case is ignored, and snake_case is accepted.
                 * @example Study
                 */
                entity: components["parameters"]["EntityName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The JSON Schema of the entity. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "$schema": "https://json-schema.org/draft/2020-12/schema",
                     *       "title": "MaterialSource",
                     *       "type": "object",
                     *       "additionalProperties": false,
                     *       "properties": {
                     *         "unique_id": {
                     *           "type": "string",
                     *           "minLength": 1,
                     *           "maxLength": 100,
                     *           "pattern": "^[A-Za-z0-9_-]+$",
                     *           "title": "Unique Id"
                     *         },
                     *         "name": {
                     *           "type": "string",
                     *           "minLength": 1,
                     *           "maxLength": 255,
                     *           "title": "Name"
                     *         }
                     *       },
                     *       "required": [
                     *         "unique_id",
                     *         "name"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EntitySchema"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    validateObject: {
        parameters: {
            query?: {
                /**
                 * @description If true, the response includes warnings.
                 * @example true
                 */
                warnings?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidationRequest"];
            };
        };
        responses: {
            /** @description The result, for valid and invalid data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObjectValidation"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["TooMuchWork"];
        };
    };
    listProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profiles, ordered by name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "profiles": [
                     *         {
                     *           "name": "miappe",
                     *           "versions": [
                     *             {
                     *               "id": "miappe/1.1",
                     *               "version": "1.1",
                     *               "title": "MIAPPE 1.1",
                     *               "description": "Minimum information about a plant phenotyping experiment.",
                     *               "root_entity": "Investigation",
                     *               "entities": 14,
                     *               "fields": 149,
                     *               "rules": 41,
                     *               "origin": "built-in"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileList"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getProfile: {
        parameters: {
            query?: {
                /**
                 * @description The format of the response. Use it in links. By default, the header `Accept` selects the format.
                 * @example json
                 */
                format?: components["parameters"]["Format"];
            };
            header?: {
                /**
                 * @description The ETags that the client has cached. A match returns 304 without a body.
                 * @example "none"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The name of the profile.
                 * @example miappe
                 */
                profile: components["parameters"]["ProfileInPath"];
                /**
                 * @description A version of the profile.
                 * @example 1.1
                 */
                version: components["parameters"]["Version"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. If you save it as `profile.yaml`, the server loads it as the same profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "seeds",
                     *       "version": "1.0",
                     *       "root_entity": "Batch",
                     *       "entities": {
                     *         "Batch": {
                     *           "description": "Seeds harvested together.",
                     *           "fields": [
                     *             {
                     *               "name": "identifier",
                     *               "type": "string",
                     *               "required": true,
                     *               "description": "Number of the batch."
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "validation_rules": []
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileFile"];
                    /**
                     * @example {
                     *       "name": "seeds",
                     *       "version": "1.0",
                     *       "entities": {
                     *         "Batch": {
                     *           "fields": [
                     *             {
                     *               "name": "identifier",
                     *               "type": "string"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/yaml": components["schemas"]["ProfileFile"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    getProfileExample: {
        parameters: {
            query?: {
                /**
                 * @description The format of the response. Use it in links. By default, the header `Accept` selects the format.
                 * @example json
                 */
                format?: components["parameters"]["Format"];
            };
            header?: {
                /**
                 * @description The ETags that the client has cached. A match returns 304 without a body.
                 * @example "none"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The name of the profile.
                 * @example miappe
                 */
                profile: components["parameters"]["ProfileInPath"];
                /**
                 * @description A version of the profile.
                 * @example 1.1
                 */
                version: components["parameters"]["Version"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The example data set of the profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "identifier": "BATCH-1"
                     *     }
                     */
                    "application/json": components["schemas"]["FreeObject"];
                    /**
                     * @example {
                     *       "identifier": "BATCH-1"
                     *     }
                     */
                    "application/yaml": components["schemas"]["FreeObject"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    showProfiles: {
        parameters: {
            query?: {
                /**
                 * @description Shows profiles, entities and fields whose name or description contains every word of this text, ignoring case.
                 * @example drought
                 */
                q?: string;
                /**
                 * @description With `q`, searches only this profile. The format is name/version.
                 * @example miappe/1.1
                 */
                profile?: components["schemas"]["ProfileId"];
                /**
                 * @description The column by which the profiles are ordered. A minus sign means descending. The default is the name.
                 * @example -fields
                 */
                sort?: "name" | "-name" | "entities" | "-entities" | "fields" | "-fields" | "rules" | "-rules";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The HTML page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["ShownMessage"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["BadRequestPage"];
            404: components["responses"]["NotFoundPage"];
        };
    };
    showProfile: {
        parameters: {
            query?: {
                /**
                 * @description Shows only rules that contain every word of this text, ignoring case.
                 * @example date
                 */
                q?: string;
                /**
                 * @description The column by which the entities are ordered. A minus sign means descending. The default is the order of the profile.
                 * @example -fields
                 */
                sort?: "name" | "-name" | "fields" | "-fields" | "required" | "-required" | "recommended" | "-recommended" | "rules" | "-rules";
                /**
                 * @description The column by which the rules are ordered. A minus sign means descending. The default is the order of the profile.
                 * @example name
                 */
                rules_sort?: "name" | "-name" | "applies_to" | "-applies_to";
            };
            header?: never;
            path: {
                /**
                 * @description The name of the profile.
                 * @example miappe
                 */
                profile: components["parameters"]["ProfileInPath"];
                /**
                 * @description A version of the profile.
                 * @example 1.1
                 */
                version: components["parameters"]["Version"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The HTML page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["ShownMessage"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["BadRequestPage"];
            404: components["responses"]["NotFoundPage"];
        };
    };
    showEntity: {
        parameters: {
            query?: {
                /**
                 * @description Shows only fields that contain every word of this text, ignoring case.
                 * @example date
                 */
                q?: string;
                /**
                 * @description The column by which the fields are ordered. A minus sign means descending. The default is the order of the profile.
                 * @example need
                 */
                sort?: "name" | "-name" | "type" | "-type" | "need" | "-need";
            };
            header?: never;
            path: {
                /**
                 * @description The name of the profile.
                 * @example miappe
                 */
                profile: components["parameters"]["ProfileInPath"];
                /**
                 * @description A version of the profile.
                 * @example 1.1
                 */
                version: components["parameters"]["Version"];
                /**
                 * @description The name of an entity type. Case is ignored, and snake_case is accepted.
                 * @example Study
                 */
                entity: components["parameters"]["EntityName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The HTML page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["BadRequestPage"];
            404: components["responses"]["NotFoundPage"];
        };
    };
    showValidator: {
        parameters: {
            query?: {
                /**
                 * @description The profile to preselect in the form. The format is name/version.
                 * @example miappe/1.1
                 */
                profile?: components["schemas"]["ProfileId"];
                /**
                 * @description The entity to preselect in the form.
                 * @example Study
                 */
                entity?: string;
                /**
                 * @description Fills the form with the example of the entity in the profile.
                 * @example yes
                 */
                example?: "yes";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The HTML page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["BadRequestPage"];
            404: components["responses"]["NotFoundPage"];
        };
    };
    validateText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "profile": "miappe/1.1",
                 *       "entity": "Study",
                 *       "text": "unique_id: STU-1\ninvestigation_id: INV-1\ntitle: Field trial\n"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ValidatorForm"];
            };
        };
        responses: {
            /** @description The page with the result, for valid and invalid data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["CrossSitePage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["TooMuchWorkPage"];
        };
    };
}
