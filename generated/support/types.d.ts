// Generated from openapi/support (sha256 3cd377ad6aea1f93) by `npm run generate`. Do not edit.
export interface paths {
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
         * @description Edges run from parent to child, labelled with the parent's field, and from a referring entity to the referred one, labelled
         *     with the reference field. Both ends of every edge are nodes of the answer.
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
         * @description Differences are told relative to the first profile. The same identifier twice counts once.
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
        /** @description Like the other 403 answers of the hub, always as JSON. */
        HubApiForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
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
        /** @description The body is larger than the limit for its kind. */
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
        /** @description The body has a media type that this operation does not take, or none. */
        UnsupportedMediaType: {
            headers: {
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
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies this request; the server's log line of the request carries the same value.
         * @example 0199e6b2-6f0e-7c41-9d3a-5b8f0e2a7c11
         */
        "X-Request-Id": string;
        /**
         * @description The scheme by which programs show who they are.
         * @example Bearer
         */
        HubAuthenticate: "Bearer";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
            404: components["responses"]["NotFound"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubApiForbidden"];
            404: components["responses"]["NotFound"];
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
        };
    };
}
