// Generated from openapi/support (sha256 0466cde3399dc575) by `npm run generate`. Do not edit.
export interface paths {
    "/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Profiles side by side
         * @description Without `profiles` the page lets people choose. Everything that the page shows stands in its address. Differences are told
         *     relative to the first profile.
         */
        get: operations["showComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compare/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same comparison as a file
         * @description Holds what the page shows with the same query. In CSV every row is one attribute of one field; a cell that a spreadsheet
         *     program would take for a formula begins with an apostrophe.
         */
        get: operations["downloadComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The merge assistant
         * @description Without `profiles` the page lets people choose; with two or more it shows what the strategy makes of them.
         */
        get: operations["showMerge"];
        put?: never;
        /**
         * The merge assistant with a person's choices
         * @description Shows what the choices make of the profiles; nothing is saved. A choice is a member `choice.<Entity>.<field>` with the identifier of
         *     the profile whose field is taken whole; empty leaves the field to the strategy.
         */
        post: operations["previewMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merge/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The merged profile as a file */
        post: operations["downloadMergedProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merge/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the merged profile as a profile of this site
         * @description From the answer on, the profile is there for validation, for its pages and for new projects. With HUB_ACCESS=login this needs a
         *     login; browsers without one get the page again with everything that was chosen.
         */
        post: operations["saveMergedProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-profiles/{profile}/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the profile, in any case.
                 * @example plant-isa
                 */
                profile: components["parameters"]["SavedProfileName"];
                /**
                 * @description Its version.
                 * @example 1.0
                 */
                version: components["parameters"]["SavedProfileVersion"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved profile
         * @description Built-in profiles and those of the site's folder cannot be deleted; they are 404 here. With HUB_ACCESS=login only those who saved a
         *     profile, and the managers, may delete it.
         */
        delete: operations["deleteSavedProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-profiles/{profile}/{version}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the profile, in any case.
                 * @example plant-isa
                 */
                profile: components["parameters"]["SavedProfileName"];
                /**
                 * @description Its version.
                 * @example 1.0
                 */
                version: components["parameters"]["SavedProfileVersion"];
            };
            cookie?: never;
        };
        /** The question before a saved profile is deleted */
        get: operations["confirmSavedProfileDeletion"];
        put?: never;
        /** Delete a saved profile from its page */
        post: operations["deleteSavedProfileFromPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/{entity_type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find saved entities of a type
         * @description Exact and prefix matches first, then the others; at most 50.
         */
        get: operations["lookupEntities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find terms of vocabularies
         * @description Searches the vocabularies of this server (the setting VOCABULARIES) and the lists that profiles bring along, by label, synonym and
         *     identifier. With `profile`, `entity_type` and `field` only what belongs into that field, and `value` is what the field stores.
         *     The nearest first: the identifier or label itself, then what begins with the words, then what has them.
         */
        get: operations["searchTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reference-fields/{entity_type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which fields of an entity type refer to other entities
         * @description References declared on fields, to a parent, and by rules. A known type without any answers an empty object.
         */
        get: operations["getReferenceFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/graph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read saved entities and their relations as a graph
         * @description Edges run from parent to child, labeled with the parent's field, and from a referring entity to the referred one, labeled
         *     with the reference field. Both ends of every edge are nodes of the answer. At most `limit` nodes; edges that lead to other nodes are
         *     left out, so that a project is asked for by itself where all of its edges matter.
         */
        get: operations["getGraph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare profiles
         * @description Differences are given relative to the first profile. The same identifier twice counts once.
         */
        post: operations["compareProfiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge profiles into one
         * @description The union of entities, fields and rules; the strategy settles every differing attribute. `prefer_<profile>` takes a name or
         *     name/version. An empty intersection of enums, or a minimum above a maximum, stays as in the first profile and is reported.
         */
        post: operations["mergeProfiles"];
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
        /**
         * @description A profile as name/version.
         * @example miappe/1.1
         */
        ProfileId: string;
        LookupResults: {
            results: {
                /** @description Identifier of the entity. */
                value: string;
                /** @description Title or name of the entity. */
                label: string;
            }[];
        };
        Terms: {
            terms: {
                /** @description What is stored. */
                value: string;
                /** @description Identifier of the term (CURIE or IRI); empty for an item of a list without. */
                id: string;
                label: string;
                /** @description Name of the vocabulary. */
                vocabulary: string;
                synonyms: string[];
                /** @description Empty where there is none. */
                definition: string;
            }[];
            /** @description Names of the vocabularies that were searched. */
            vocabularies: string[];
        };
        ReferenceFields: {
            [key: string]: {
                target_type: string;
                required: boolean;
            };
        };
        Graph: {
            nodes: {
                id: string;
                label: string;
                /** @description Entity type. */
                group: string;
            }[];
            edges: {
                from: string;
                to: string;
                /** @description Name of the field that makes the relation. */
                label: string;
            }[];
        };
        /** @enum {string} */
        DiffType: "unchanged" | "added" | "removed" | "modified" | "conflict";
        Comparison: {
            profiles: components["schemas"]["ProfileId"][];
            statistics: components["schemas"]["ComparisonStatistics"];
            /** @description One item per entity of the union, by name. */
            entity_diffs: components["schemas"]["EntityDiff"][];
        };
        ComparisonStatistics: {
            /** @description Entities of the union. */
            total_entities: number;
            /** @description Entities in all profiles. */
            common_entities: number;
            /** @description Entities in exactly one profile. */
            unique_entities: number;
            /** @description Entities modified or in conflict. */
            modified_entities: number;
            /** @description All field differences listed. */
            total_fields: number;
            /** @description Fields unchanged. */
            common_fields: number;
            /** @description Fields modified. */
            modified_fields: number;
            /** @description Fields in conflict. */
            conflicting_fields: number;
        };
        EntityDiff: {
            entity_name: string;
            diff_type: components["schemas"]["DiffType"];
            /** @description The profiles that have the entity. */
            profiles: components["schemas"]["ProfileId"][];
            field_diffs: components["schemas"]["FieldDiff"][];
            has_conflicts: boolean;
        };
        FieldDiff: {
            field_name: string;
            diff_type: components["schemas"]["DiffType"];
            /** @description The field in each profile, null where the profile does not have it. */
            profiles: {
                [key: string]: {
                    [key: string]: unknown;
                } | null;
            };
            attributes_changed: string[];
            /** @description A differing type, required or items. */
            is_conflict: boolean;
        };
        MergeRequest: {
            profiles: string[];
            /** @description `first_wins` (when absent), `last_wins`, `most_restrictive`, `least_restrictive` or `prefer_<profile>`. */
            strategy?: string;
            /** @description `merged` when absent. */
            output_name?: string;
            /** @description `1.0` when absent. */
            output_version?: string;
            /** @description Choices of a person, each instead of the strategy for one field, which is taken whole from the named profile. */
            resolutions?: {
                entity: string;
                field: string;
                /** @description One of `profiles`, which has the field. */
                profile: string;
            }[];
        };
        SaveProfileRequest: {
            profiles: string[];
            /** @description As in MergeRequest. */
            strategy?: string;
            /** @description As in MergeRequest. */
            output_name: string;
            /** @description As in MergeRequest. */
            output_version: string;
            /** @description As in MergeRequest. */
            resolutions?: {
                entity: string;
                field: string;
                profile: string;
            }[];
        };
        /** @description The members beside the named ones are the choices, `choice.<Entity>.<field>`. */
        MergeForm: {
            profiles?: string[];
            strategy?: string;
            output_name?: string;
            output_version?: string;
        } & {
            [key: string]: string;
        };
        SavedProfile: {
            id: string;
            name: string;
            version: string;
            title: string;
            root_entity: string;
            entities: number;
            fields: number;
            rules: number;
            source_profiles: components["schemas"]["ProfileId"][];
            /** Format: date-time */
            saved_at: string;
            /** @description Name of who saved it. */
            saved_by: string;
            has_unresolved_conflicts: boolean;
        };
        ProfileDeletion: {
            id: string;
            title: string;
            /** @description Projects that follow it; it cannot be deleted while there are any. */
            projects: number;
            /** @description Where to send the POST request. */
            action: string;
        };
        MergeResult: {
            /** @description A profile in the format of a profile file. */
            merged_profile: {
                [key: string]: unknown;
            };
            /** @description The same profile as YAML. */
            yaml: string;
            strategy_used: string;
            source_profiles: components["schemas"]["ProfileId"][];
            warnings: {
                entity: string;
                field?: string;
                message: string;
            }[];
            has_unresolved_conflicts: boolean;
            unresolved_conflicts: {
                entity: string;
                field: string;
                attribute: string;
                message: string;
            }[];
            /** @description Differing fields that the strategy settled. */
            resolutions_applied: number;
        };
        /**
         * @description A complete HTML page in the layout of the site.
         * @example <!doctype html><html lang="en"><head><title>Concordat</title></head><body><main><h1>Concordat</h1></main></body></html>
         */
        Page: string;
        /**
         * @description Every JSON error of every service. One plain sentence; it names the field when a request broke the contract.
         * @example {
         *       "detail": "Version not found: 9.9"
         *     }
         */
        Error: {
            detail: string;
        };
    };
    responses: {
        /** @description A well-formed identifier names a profile that cannot be loaded. */
        ProfileNotLoaded: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Profile not found: miappe/9.9"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request does not match the contract. Nothing was changed. The detail names the invalid value and states the rule. Browsers get the page again with the input and a message at the field. */
        HubBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "body.name is required"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
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
        /** @description The path, the query or the body names a resource that does not exist. */
        HubNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Project not found: 0199f0a3-7d12-7c55-9b31-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The request came from a page of another site. Nothing was looked at. */
        FromAnotherSite: {
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
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The body exceeds the size limit (by default 5 MB for JSON and 1 MB for forms). */
        HubTooLarge: {
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
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The operation does not accept this media type or content encoding, or the media type is missing. */
        HubUnsupported: {
            headers: {
                "Accept-Encoding": components["headers"]["SupportedCodings"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The media type text/plain is not supported; send application/json or a form."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The response for browsers. Redirects to a page that shows the result in a message. With HUB_ACCESS=login and without a session, redirects to the login, and nothing is changed. */
        HubSeeOther: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["HubLocation"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description Only with HUB_ACCESS=login. The request carries neither a session nor a valid token. Browsers get the page again with everything
         *     that was chosen, and the way to the login.
         */
        SaveLoginNeeded: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["HubAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Log in to use the hub."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /**
         * @description There is a profile with this name and version, or the site has as many saved profiles as it takes. Nothing was saved. Browsers
         *     get the page again with everything that was chosen.
         */
        ProfileTaken: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "There is already a profile plant-isa/1.0."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description Only with HUB_ACCESS=login. The token could not be introspected, because the provider or the platform could not be reached or returned an unexpected response. Nothing was changed. */
        HubTokenFailure: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The login service could not be reached."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description Login is not configured, the platform is not configured, the project's profile is no longer installed, the queue of long requests is full, the request timed out, or the database is unavailable. Nothing was changed, except possibly after a timeout or a lost database connection. In that case the detail says that the outcome is unknown. Check the project before you repeat the request. */
        HubUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Login is off. Set COLLAB_OIDC_CLIENT_ID to switch it on."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The server's disk is full (RFC 4918, section 11.5). */
        HubStorageFull: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The server has no room left. Ask its administrator to free space, then try again."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description Deleted. */
        HubDeleted: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Only with HUB_ACCESS=login. The request carries neither a session nor a valid token. */
        HubLoginRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["HubAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Log in to use the hub."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request came from a page of another site, or, with HUB_ACCESS=login, somebody else saved the profile. */
        ProfileNotYours: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Only those who saved a profile, and managers, may delete it."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description Projects follow this profile. Nothing was deleted. */
        ProfileInUse: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "2 projects follow plant-isa/1.0. Delete them first."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description Only with HUB_ACCESS=login. A browser without a session is redirected to the login, which returns to this page. */
        HubLoginRedirect: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["HubLocation"];
                [name: string]: unknown;
            };
            content?: never;
        };
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
        /** @description The same as for other operations, but always JSON. */
        HubApiForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "You are not a member of the collaboration that this belongs to."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The path names a resource that does not exist. Always JSON. */
        HubApiNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Project not found: 0199f0a3-7d12-7c55-9b31-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The same as for other operations, but always JSON. */
        HubApiTokenFailure: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The login service could not be reached."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The same as for other operations, but always JSON. */
        HubApiUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Login is off. Set COLLAB_OIDC_CLIENT_ID to switch it on."
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
        /** @description The database does not answer at the moment. The detail says so where it is not known whether a change was saved. */
        DatabaseLost: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The database does not answer at the moment. Try again in a few seconds."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request does not match the contract. The detail names the invalid value and states the rule. Always JSON. */
        HubApiBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "query.type: miappe/1.1 has no entity type Nothing."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
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
    };
    parameters: {
        /**
         * @description Name of an entity type, in any case or in snake_case.
         * @example BiologicalMaterial
         */
        EntityType: string;
        /**
         * @description Identifier of a project; all projects when absent.
         * @example 3f2b8a52-6f0e-4c41-9d3a-5b8f0e2a7c11
         */
        ProjectFilter: string;
        /**
         * @description Profiles as name/version; repeated, or several with commas between them.
         * @example [
         *       "miappe/1.1",
         *       "isa/1.0"
         *     ]
         */
        ComparedProfiles: string[];
        /**
         * @description `all` shows what is the same as well; only what differs when absent.
         * @example only
         */
        ComparisonChanges: "only" | "all";
        /**
         * @description Shows fields with this kind of difference only.
         * @example conflict
         */
        DifferenceKind: "all" | "conflict" | "modified" | "added" | "removed";
        /**
         * @description Words that must all occur in the names of entity and field, or in what a profile says of the field.
         * @example date
         */
        DifferenceSearch: string;
        /**
         * @description Profiles as name/version; repeated, or several with commas between them.
         * @example [
         *       "miappe/1.1",
         *       "isa/1.0"
         *     ]
         */
        NeededProfiles: string[];
        /**
         * @description Name of the profile, in any case.
         * @example plant-isa
         */
        SavedProfileName: string;
        /**
         * @description Its version.
         * @example 1.0
         */
        SavedProfileVersion: string;
    };
    requestBodies: {
        MergeFormBody: {
            content: {
                /**
                 * @example {
                 *       "profiles": [
                 *         "miappe/1.1",
                 *         "isa/1.0"
                 *       ],
                 *       "strategy": "most_restrictive",
                 *       "output_name": "plant-isa",
                 *       "output_version": "1.0",
                 *       "choice.FactorValue.value": "isa/1.0"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["MergeForm"];
            };
        };
    };
    headers: {
        /**
         * @description Identifies this request; the server's log line of the request carries the same value.
         * @example 0199e6b2-6f0e-7c41-9d3a-5b8f0e2a7c11
         */
        "X-Request-Id": string;
        /**
         * @description Without login, identifies a guest and stores the display name. `flashes` holds the messages for the next page, which clears them. Neither grants access.
         * @example flashes=; Path=/; Max-Age=0
         */
        HubCookies: string;
        /**
         * @description Names the file that the browser saves.
         * @example attachment; filename="miappe-1.1-isa-1.0.csv"
         */
        ProfileAttachment: string;
        /**
         * @description The content codings that the operation takes (RFC 9110, section 15.5.16); sent if the coding of the body is the reason.
         * @example gzip, deflate, br
         */
        SupportedCodings: string;
        /**
         * @description The path of the created resource, or of the page to load next.
         * @example /hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
         */
        HubLocation: string;
        /**
         * @description The authentication scheme for programs.
         * @example Bearer
         */
        HubAuthenticate: "Bearer";
        /**
         * @description Seconds after which asking again is worth it (RFC 9110, section 10.2.3); there when the database does not answer.
         * @example 2
         */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    showComparison: {
        parameters: {
            query?: {
                /**
                 * @description Profiles as name/version; repeated, or several with commas between them.
                 * @example [
                 *       "miappe/1.1",
                 *       "isa/1.0"
                 *     ]
                 */
                profiles?: components["parameters"]["ComparedProfiles"];
                /**
                 * @description `all` shows what is the same as well; only what differs when absent.
                 * @example only
                 */
                changes?: components["parameters"]["ComparisonChanges"];
                /**
                 * @description Shows fields with this kind of difference only.
                 * @example conflict
                 */
                kind?: components["parameters"]["DifferenceKind"];
                /**
                 * @description Words that must all occur in the names of entity and field, or in what a profile says of the field.
                 * @example date
                 */
                q?: components["parameters"]["DifferenceSearch"];
                /**
                 * @description Order of entities and fields; what differs most comes first when absent.
                 * @example name
                 */
                sort?: "difference" | "name";
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
            400: components["responses"]["HubBadRequest"];
            404: components["responses"]["NotFoundPage"];
        };
    };
    downloadComparison: {
        parameters: {
            query: {
                /**
                 * @description Profiles as name/version; repeated, or several with commas between them.
                 * @example [
                 *       "miappe/1.1",
                 *       "isa/1.0"
                 *     ]
                 */
                profiles: components["parameters"]["NeededProfiles"];
                /**
                 * @description `md` for Markdown, `csv` for a table. Without it, `Accept` decides, and without a preference it is Markdown.
                 * @example csv
                 */
                format?: "md" | "csv";
                /**
                 * @description `all` shows what is the same as well; only what differs when absent.
                 * @example only
                 */
                changes?: components["parameters"]["ComparisonChanges"];
                /**
                 * @description Shows fields with this kind of difference only.
                 * @example conflict
                 */
                kind?: components["parameters"]["DifferenceKind"];
                /**
                 * @description Words that must all occur in the names of entity and field, or in what a profile says of the field.
                 * @example date
                 */
                q?: components["parameters"]["DifferenceSearch"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Disposition": components["headers"]["ProfileAttachment"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example Entity,Field,Difference,Attribute,miappe/1.1,isa/1.0
                     *     FactorValue,value,conflict,required,yes,no
                     */
                    "text/csv": string;
                    /** @example # Comparison of miappe/1.1 and isa/1.0 */
                    "text/markdown": string;
                };
            };
            400: components["responses"]["HubBadRequest"];
            404: components["responses"]["HubNotFound"];
        };
    };
    showMerge: {
        parameters: {
            query?: {
                /**
                 * @description Profiles as name/version; repeated, or several with commas between them.
                 * @example [
                 *       "miappe/1.1",
                 *       "isa/1.0"
                 *     ]
                 */
                profiles?: components["parameters"]["ComparedProfiles"];
                /**
                 * @description As in POST /api/merge.
                 * @example most_restrictive
                 */
                strategy?: string;
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
            400: components["responses"]["HubBadRequest"];
            404: components["responses"]["NotFoundPage"];
        };
    };
    previewMerge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MergeFormBody"];
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
            400: components["responses"]["HubBadRequest"];
            403: components["responses"]["FromAnotherSite"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
        };
    };
    downloadMergedProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MergeFormBody"];
        responses: {
            /** @description A profile file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Disposition": components["headers"]["ProfileAttachment"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example name: plant-isa
                     *     version: "1.0"
                     *     entities: {}
                     */
                    "application/yaml": unknown;
                };
            };
            400: components["responses"]["HubBadRequest"];
            403: components["responses"]["FromAnotherSite"];
            404: components["responses"]["HubNotFound"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
        };
    };
    saveMergedProfile: {
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
                 *       "profiles": [
                 *         "miappe/1.1",
                 *         "isa/1.0"
                 *       ],
                 *       "strategy": "most_restrictive",
                 *       "output_name": "plant-isa",
                 *       "output_version": "1.0",
                 *       "resolutions": [
                 *         {
                 *           "entity": "FactorValue",
                 *           "field": "value",
                 *           "profile": "isa/1.0"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SaveProfileRequest"];
                /**
                 * @example {
                 *       "profiles": [
                 *         "miappe/1.1",
                 *         "isa/1.0"
                 *       ],
                 *       "strategy": "most_restrictive",
                 *       "output_name": "plant-isa",
                 *       "output_version": "1.0",
                 *       "choice.FactorValue.value": "isa/1.0"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["MergeForm"];
            };
        };
        responses: {
            /** @description It is saved. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    Location: components["headers"]["HubLocation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "plant-isa/1.0",
                     *       "name": "plant-isa",
                     *       "version": "1.0",
                     *       "title": "Plant Isa 1.0",
                     *       "root_entity": "Investigation",
                     *       "entities": 30,
                     *       "fields": 274,
                     *       "rules": 31,
                     *       "source_profiles": [
                     *         "miappe/1.1",
                     *         "isa/1.0"
                     *       ],
                     *       "saved_at": "2026-03-05T09:44:00Z",
                     *       "saved_by": "Guest 1",
                     *       "has_unresolved_conflicts": false
                     *     }
                     */
                    "application/json": components["schemas"]["SavedProfile"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["SaveLoginNeeded"];
            403: components["responses"]["FromAnotherSite"];
            409: components["responses"]["ProfileTaken"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    deleteSavedProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the profile, in any case.
                 * @example plant-isa
                 */
                profile: components["parameters"]["SavedProfileName"];
                /**
                 * @description Its version.
                 * @example 1.0
                 */
                version: components["parameters"]["SavedProfileVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["HubDeleted"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["ProfileNotYours"];
            404: components["responses"]["HubNotFound"];
            409: components["responses"]["ProfileInUse"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    confirmSavedProfileDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the profile, in any case.
                 * @example plant-isa
                 */
                profile: components["parameters"]["SavedProfileName"];
                /**
                 * @description Its version.
                 * @example 1.0
                 */
                version: components["parameters"]["SavedProfileVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, or what it says. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "plant-isa/1.0",
                     *       "title": "Plant Isa 1.0",
                     *       "projects": 0,
                     *       "action": "/saved-profiles/plant-isa/1.0/delete"
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileDeletion"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            302: components["responses"]["HubLoginRedirect"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["ProfileNotYours"];
            404: components["responses"]["HubNotFound"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
        };
    };
    deleteSavedProfileFromPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the profile, in any case.
                 * @example plant-isa
                 */
                profile: components["parameters"]["SavedProfileName"];
                /**
                 * @description Its version.
                 * @example 1.0
                 */
                version: components["parameters"]["SavedProfileVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["HubDeleted"];
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["ProfileNotYours"];
            404: components["responses"]["HubNotFound"];
            409: components["responses"]["ProfileInUse"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    lookupEntities: {
        parameters: {
            query?: {
                /**
                 * @description Text to find in value or label, in any case; all entities when absent or empty.
                 * @example julius
                 */
                q?: string;
                /**
                 * @description Identifier of a project; all projects when absent.
                 * @example 3f2b8a52-6f0e-4c41-9d3a-5b8f0e2a7c11
                 */
                project?: components["parameters"]["ProjectFilter"];
            };
            header?: never;
            path: {
                /**
                 * @description Name of an entity type, in any case or in snake_case.
                 * @example BiologicalMaterial
                 */
                entity_type: components["parameters"]["EntityType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "value": "BM-WHEAT-JULIUS",
                     *           "label": "Winter wheat cultivar Julius"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LookupResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubApiForbidden"];
            404: components["responses"]["HubApiNotFound"];
            502: components["responses"]["HubApiTokenFailure"];
            503: components["responses"]["HubApiUnavailable"];
        };
    };
    searchTerms: {
        parameters: {
            query?: {
                /**
                 * @description Words of the term, each complete or begun; everything when absent or empty.
                 * @example drought str
                 */
                q?: string;
                /**
                 * @description Profile as name/version. Needs `entity_type` and `field`.
                 * @example miappe/1.1
                 */
                profile?: components["schemas"]["ProfileId"];
                /**
                 * @description Name of an entity type, in any case or in snake_case.
                 * @example ObservedVariable
                 */
                entity_type?: string;
                /**
                 * @description Name of a field of the entity type.
                 * @example trait_accession_number
                 */
                field?: string;
                /**
                 * @description How many terms the answer has at most.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "terms": [
                     *         {
                     *           "value": "PECO:0007404",
                     *           "id": "PECO:0007404",
                     *           "label": "drought environment exposure",
                     *           "vocabulary": "PECO",
                     *           "synonyms": [
                     *             "drought"
                     *           ],
                     *           "definition": "An exposure to a water deficit."
                     *         }
                     *       ],
                     *       "vocabularies": [
                     *         "PECO"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Terms"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["DatabaseLost"];
        };
    };
    getReferenceFields: {
        parameters: {
            query?: {
                /**
                 * @description Profile as name/version; the default profile when absent.
                 * @example miappe/1.1
                 */
                profile?: components["schemas"]["ProfileId"];
            };
            header?: never;
            path: {
                /**
                 * @description Name of an entity type, in any case or in snake_case.
                 * @example BiologicalMaterial
                 */
                entity_type: components["parameters"]["EntityType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Definitions keyed by field name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "study_id": {
                     *         "target_type": "Study",
                     *         "required": true
                     *       },
                     *       "biological_material_id": {
                     *         "target_type": "BiologicalMaterial",
                     *         "required": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReferenceFields"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    getGraph: {
        parameters: {
            query?: {
                /**
                 * @description Identifier of a project; all projects when absent.
                 * @example 3f2b8a52-6f0e-4c41-9d3a-5b8f0e2a7c11
                 */
                project?: components["parameters"]["ProjectFilter"];
                /**
                 * @description How many nodes the answer has at most.
                 * @example 1000
                 */
                limit?: number;
                /**
                 * @description How many nodes are skipped before the first one of the answer.
                 * @example 0
                 */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The graph. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nodes": [
                     *         {
                     *           "id": "7f0c2f5e",
                     *           "label": "Drought investigation",
                     *           "group": "Investigation"
                     *         },
                     *         {
                     *           "id": "91aa03d1",
                     *           "label": "Field trial 2024",
                     *           "group": "Study"
                     *         }
                     *       ],
                     *       "edges": [
                     *         {
                     *           "from": "7f0c2f5e",
                     *           "to": "91aa03d1",
                     *           "label": "studies"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Graph"];
                };
            };
            400: components["responses"]["HubApiBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubApiForbidden"];
            404: components["responses"]["HubApiNotFound"];
            502: components["responses"]["HubApiTokenFailure"];
            503: components["responses"]["HubApiUnavailable"];
        };
    };
    compareProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       "miappe/1.1",
                 *       "isa/1.0"
                 *     ]
                 */
                "application/json": string[];
            };
        };
        responses: {
            /** @description The comparison. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "profiles": [
                     *         "miappe/1.1",
                     *         "isa/1.0"
                     *       ],
                     *       "statistics": {
                     *         "total_entities": 30,
                     *         "common_entities": 6,
                     *         "unique_entities": 24,
                     *         "modified_entities": 6,
                     *         "total_fields": 274,
                     *         "common_fields": 0,
                     *         "modified_fields": 12,
                     *         "conflicting_fields": 2
                     *       },
                     *       "entity_diffs": [
                     *         {
                     *           "entity_name": "FactorValue",
                     *           "diff_type": "conflict",
                     *           "profiles": [
                     *             "miappe/1.1",
                     *             "isa/1.0"
                     *           ],
                     *           "has_conflicts": true,
                     *           "field_diffs": [
                     *             {
                     *               "field_name": "value",
                     *               "diff_type": "conflict",
                     *               "profiles": {
                     *                 "miappe/1.1": {
                     *                   "name": "value",
                     *                   "type": "string",
                     *                   "required": true
                     *                 },
                     *                 "isa/1.0": {
                     *                   "name": "value",
                     *                   "type": "string"
                     *                 }
                     *               },
                     *               "attributes_changed": [
                     *                 "required"
                     *               ],
                     *               "is_conflict": true
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            /** @description A malformed profile identifier, or none at all. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Invalid profile format: miappe. Use profile/version, like miappe/1.1."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["CrossSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ProfileNotLoaded"];
            503: components["responses"]["TooMuchWork"];
        };
    };
    mergeProfiles: {
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
                 *       "profiles": [
                 *         "miappe/1.1",
                 *         "isa/1.0"
                 *       ],
                 *       "strategy": "most_restrictive",
                 *       "output_name": "plant-isa",
                 *       "output_version": "1.0"
                 *     }
                 */
                "application/json": components["schemas"]["MergeRequest"];
            };
        };
        responses: {
            /** @description The merged profile and how it came about. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "merged_profile": {
                     *         "name": "plant-isa",
                     *         "version": "1.0",
                     *         "entities": {}
                     *       },
                     *       "yaml": "name: plant-isa\nversion: '1.0'\nentities: {}\n",
                     *       "strategy_used": "most_restrictive",
                     *       "source_profiles": [
                     *         "miappe/1.1",
                     *         "isa/1.0"
                     *       ],
                     *       "warnings": [
                     *         {
                     *           "entity": "FactorValue",
                     *           "field": "value",
                     *           "message": "Differing required settled by most_restrictive."
                     *         }
                     *       ],
                     *       "has_unresolved_conflicts": false,
                     *       "unresolved_conflicts": [],
                     *       "resolutions_applied": 14
                     *     }
                     */
                    "application/json": components["schemas"]["MergeResult"];
                };
            };
            /** @description A malformed profile identifier, fewer than two different profiles, or an unknown strategy. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "At least 2 different profiles are required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["CrossSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ProfileNotLoaded"];
            503: components["responses"]["TooMuchWork"];
        };
    };
}
