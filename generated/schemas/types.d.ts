// Generated from openapi/schemas (sha256 18502dbbc97f3897) by `npm run generate`. Do not edit.
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
        /** List the entities of a version in the profile's order */
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
         * Read the JSON Schema of an entity
         * @description A JSON Schema (draft 2020-12) with the schemas of nested entities under `$defs`. It does not change while the server
         *     runs; `ETag` and `If-None-Match` spare its transfer.
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
         * Validate an object against an entity of a profile
         * @description Checks one object with everything nested in it. A failed validation is a normal answer with `valid: false`; every error is
         *     reported, fields in the profile's order, then the profile's rules; what a field's own constraint tells, no rule repeats. Data nested
         *     deeper than 64 levels is refused with 400. With `warnings=true` the answer also tells what the standard recommends: fields that are
         *     missing, and values that are none of an open vocabulary. Warnings make nothing invalid.
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
        /** List every profile with its versions */
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
        /** Read a profile in the format of a profile file */
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
         * Read the example data set of a profile
         * @description An object of the profile's root entity that validates without an error.
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
        /** Show a profile with its entities and rules */
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
        /** Show an entity with its fields, terms and rules */
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
        /** Show the form that validates pasted JSON or YAML */
        get: operations["showValidator"];
        put?: never;
        /** Validate pasted JSON or YAML and show the errors at their lines */
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
            /** @description Name of the entity type, in any case or in snake_case. */
            entity: string;
            /** @description Version of the profile; 1.1 when absent. */
            version?: string;
            /** @description Name of the profile; miappe when absent. */
            profile?: string;
            data: components["schemas"]["FreeObject"];
        };
        ValidationResult: {
            valid: boolean;
            /** @description Empty when valid. */
            errors: components["schemas"]["ValidationError"][];
            /** @description Only there when asked for. */
            warnings?: components["schemas"]["ValidationError"][];
            /**
             * @description Only there when the search for errors ended at the 100,000th.
             * @enum {boolean}
             */
            complete?: false;
        };
        ValidationError: {
            /** @description Path of the field, dotted with list indexes: `studies[0].start_date`. */
            field: string;
            message: string;
            /**
             * @description `required`, `type`, `format`, `pattern`, `min_length`, `max_length`, `minimum`, `maximum`, `enum`, `min_items`,
             *     `max_items`, `additional_properties`, or the name of the profile's rule. A reference or a uniqueness that a field
             *     declares without a rule is `reference` or `uniqueness`. A recommended field that is missing is `recommended`, among the warnings only.
             */
            rule: string;
        };
        /**
         * @description A profile as name/version.
         * @example miappe/1.1
         */
        ProfileId: string;
        ProfileList: {
            profiles: {
                name: string;
                /** @description Oldest first, sorted by number. */
                versions: components["schemas"]["ProfileSummary"][];
            }[];
        };
        ProfileSummary: {
            id: components["schemas"]["ProfileId"];
            version: string;
            title: string;
            description: string;
            root_entity: string;
            /** @description Number of entity types. */
            entities: number;
            /** @description Number of fields over all entity types. */
            fields: number;
            /** @description Number of rules. */
            rules: number;
            /**
             * @description `site` for a profile from the folder named by PROFILES_DIR, or saved in the merge assistant.
             * @enum {string}
             */
            origin: "built-in" | "site";
        };
        /** @description A profile in the format of a profile file; the README of the folder `profiles` describes every key. */
        ProfileFile: {
            name: string;
            version: string;
            entities: components["schemas"]["FreeObject"];
        } & {
            [key: string]: unknown;
        };
        /** @description Members of any name and value. */
        FreeObject: {
            [key: string]: unknown;
        };
        ValidatorForm: {
            profile: components["schemas"]["ProfileId"];
            /** @description Empty for the root entity of the profile. */
            entity: string;
            /** @description JSON or YAML of one object. */
            text: string;
            /**
             * @description Set by the button that puts the profile's example in the place of the text; nothing is validated then.
             * @enum {string}
             */
            example?: "yes";
        };
        /**
         * @description Every JSON error of every service. One plain sentence; it names the field when a request broke the contract.
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
        /** @description The request breaks the contract. The detail names the field and what is wrong with it. */
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
        /** @description What the path or the body names does not exist. */
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
        /** @description The client holds these bytes already. */
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
                 *       "detail": "Requests from other sites' pages are refused."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than the limit for its kind, or the answer to it needs more memory than the server allows. */
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
        /** @description The body has a media type or a content coding that this operation does not take, or no media type. */
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
        /** @description The answer would take longer than the server allows, or too many long requests are waiting already. Nothing was changed. */
        TooMuchWork: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The server has many large requests to answer. Try again in a moment."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request breaks the contract; a page that names the field and keeps what was typed. */
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
        /** @description What the path names does not exist; a page that says so. */
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
        /** @description The form was sent from a page of another site; nothing was done. */
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
        /** @description The form is larger than the limit for its kind, or the answer to it needs more memory than the server allows; a page that says so. */
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
        /** @description The form has a media type or a content coding that this route does not take. */
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
        /**
         * @description The answer would take longer than the server allows, or too many long requests are waiting already; a page that says so. Nothing
         *     was changed.
         */
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
         * @description Name of an entity type, in any case or in snake_case.
         * @example Study
         */
        EntityName: string;
        /**
         * @description Name of the profile; `miappe` when absent.
         * @example miappe
         */
        ProfileName: string;
        /**
         * @description Name of the profile.
         * @example miappe
         */
        ProfileInPath: string;
        /**
         * @description Notation of the answer, for links that cannot set `Accept`, which decides when this is absent.
         * @example json
         */
        Format: "json" | "yaml";
        /**
         * @description ETags that the client holds; a match is answered 304 without a body.
         * @example "none"
         */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Takes away `flash`, the message of the page before, which this page shows.
         * @example flash=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict
         */
        ShownMessage: string;
        /**
         * @description Identifies this request; the server's log line of the request carries the same value.
         * @example 0199e6b2-6f0e-7c41-9d3a-5b8f0e2a7c11
         */
        "X-Request-Id": string;
        /**
         * @description Strong validator of these very bytes, another one for each content coding (RFC 9110, section 8.8.3).
         * @example "5f1d3c"
         */
        ETag: string;
        /**
         * @description The content codings that the operation takes (RFC 9110, section 15.5.16); sent if the coding of the body is the reason.
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
                 * @description Name of the profile; `miappe` when absent.
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
            /** @description The versions, oldest first, sorted by number. */
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
                 * @description Name of the profile; `miappe` when absent.
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
            /** @description The entity names. */
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
                 * @description Name of the profile; `miappe` when absent.
                 * @example miappe
                 */
                profile?: components["parameters"]["ProfileName"];
            };
            header?: {
                /**
                 * @description ETags that the client holds; a match is answered 304 without a body.
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
                 * @description Name of an entity type, in any case or in snake_case.
                 * @example Study
                 */
                entity: components["parameters"]["EntityName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema. */
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
                 * @description Whether the answer has the warnings, too.
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
            /** @description The result, also when the object is not valid. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationResult"];
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
            /** @description The profiles, by name. */
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
                 * @description Notation of the answer, for links that cannot set `Accept`, which decides when this is absent.
                 * @example json
                 */
                format?: components["parameters"]["Format"];
            };
            header?: {
                /**
                 * @description ETags that the client holds; a match is answered 304 without a body.
                 * @example "none"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Name of the profile.
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
            /** @description The profile. Saved as `profile.yaml` it loads as the same profile again. */
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
                 * @description Notation of the answer, for links that cannot set `Accept`, which decides when this is absent.
                 * @example json
                 */
                format?: components["parameters"]["Format"];
            };
            header?: {
                /**
                 * @description ETags that the client holds; a match is answered 304 without a body.
                 * @example "none"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Name of the profile.
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
            /** @description The example. */
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
                 * @description Shows the profiles, entities and fields whose name or description contains every word of this text, in any case.
                 * @example drought
                 */
                q?: string;
                /**
                 * @description With `q`, looks in this profile only, as name/version.
                 * @example miappe/1.1
                 */
                profile?: components["schemas"]["ProfileId"];
                /**
                 * @description Column that the table of profiles is sorted by, with a minus sign in descending order; by name when absent.
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
            /** @description The page. */
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
                 * @description Shows only the rules that contain every word of this text, in any case.
                 * @example date
                 */
                q?: string;
                /**
                 * @description Column that the table of entities is sorted by, with a minus sign in descending order; the profile's order when absent.
                 * @example -fields
                 */
                sort?: "name" | "-name" | "fields" | "-fields" | "required" | "-required" | "recommended" | "-recommended" | "rules" | "-rules";
                /**
                 * @description Column that the table of rules is sorted by, with a minus sign in descending order; the profile's order when absent.
                 * @example name
                 */
                rules_sort?: "name" | "-name" | "applies_to" | "-applies_to";
            };
            header?: never;
            path: {
                /**
                 * @description Name of the profile.
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
            /** @description The page. */
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
                 * @description Shows only the fields that contain every word of this text, in any case.
                 * @example date
                 */
                q?: string;
                /**
                 * @description Column that the table of fields is sorted by, with a minus sign in descending order; the profile's order when absent.
                 * @example need
                 */
                sort?: "name" | "-name" | "type" | "-type" | "need" | "-need";
            };
            header?: never;
            path: {
                /**
                 * @description Name of the profile.
                 * @example miappe
                 */
                profile: components["parameters"]["ProfileInPath"];
                /**
                 * @description A version of the profile.
                 * @example 1.1
                 */
                version: components["parameters"]["Version"];
                /**
                 * @description Name of an entity type, in any case or in snake_case.
                 * @example Study
                 */
                entity: components["parameters"]["EntityName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
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
                 * @description The profile that the form begins with, as name/version.
                 * @example miappe/1.1
                 */
                profile?: components["schemas"]["ProfileId"];
                /**
                 * @description The entity that the form begins with.
                 * @example Study
                 */
                entity?: string;
                /**
                 * @description Fills the form with the profile's example of the entity.
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
            /** @description The page. */
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
            /** @description The page with the result, also when the object is not valid. */
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
