// Generated from openapi/support (sha256 d97f60707574350a) by `npm run generate`. Do not edit.
export interface paths {
    "/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a comparison of profiles
         * @description Without `profiles`, the page shows a selection of profiles. The query contains the complete state of the page. Differences are relative to the first profile.
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
         * Export a comparison of profiles
         * @description Returns the comparison that the page shows for the same query. Each row of the CSV is one attribute of one field. Cells that a spreadsheet program would read as a formula start with an apostrophe.
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
         * Show the merge assistant
         * @description Without `profiles`, the page shows a selection of profiles. With two or more profiles, it shows the result of the strategy.
         */
        get: operations["showMerge"];
        put?: never;
        /**
         * Preview a merge with choices
         * @description Shows the result of the choices, and saves nothing. A choice is a property `choice.<Entity>.<field>`. Its value is the profile from which the field is copied. With an empty value, the strategy decides.
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
        /** Export the merged profile */
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
         * Save the merged profile
         * @description Saves the merged profile, which can then be viewed, validate data, and be used for new projects. With HUB_ACCESS=login, requires a login. Browsers without a session get the page again with all choices.
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
                 * @description The name of the profile. Case is ignored.
                 * @example plant-isa
                 */
                profile: components["parameters"]["SavedProfileName"];
                /**
                 * @description The version of the profile.
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
         * @description Deletes a profile that was saved on this server. Built-in profiles and profiles of the folder PROFILES_DIR cannot be deleted and return 404. With HUB_ACCESS=login, only managers and the user who saved the profile may delete it.
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
                 * @description The name of the profile. Case is ignored.
                 * @example plant-isa
                 */
                profile: components["parameters"]["SavedProfileName"];
                /**
                 * @description The version of the profile.
                 * @example 1.0
                 */
                version: components["parameters"]["SavedProfileVersion"];
            };
            cookie?: never;
        };
        /** Preview the deletion of a saved profile */
        get: operations["confirmSavedProfileDeletion"];
        put?: never;
        /** Confirm the deletion of a saved profile */
        post: operations["deleteSavedProfileFromPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your drafts of profiles
         * @description Returns the drafts, latest change first. The server deletes a draft 90 days after its last change.
         */
        get: operations["listProfileDrafts"];
        put?: never;
        /**
         * Create a draft of a profile
         * @description The new draft is a copy of a profile, the content of a profile file, or a minimal profile. A user can have at most 20 drafts.
         */
        post: operations["createProfileDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile-drafts/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the form for a new draft */
        get: operations["newProfileDraftForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile-drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the draft.
                 * @example 0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d
                 */
                id: components["parameters"]["ProfileDraftId"];
            };
            cookie?: never;
        };
        /** Get a draft with its errors */
        get: operations["showProfileDraft"];
        /**
         * Replace the profile of a draft
         * @description Accepts profiles with errors, and lists these errors in the draft. Returns 400 if the text is neither YAML nor JSON, or does not consist of entity types with fields. Also returns 400 for more than 300 kB, 200 entity types, 2,000 fields or 300 rules.
         */
        put: operations["replaceProfileDraft"];
        /**
         * Import a profile file into a draft
         * @description Accepts profiles with errors, and lists these errors in the draft. Returns 400 if the text is neither YAML nor JSON, or does not consist of entity types with fields. Also returns 400 for more than 300 kB, 200 entity types, 2,000 fields or 300 rules.
         */
        post: operations["replaceProfileDraftFromPage"];
        /**
         * Delete a draft
         * @description Deletes the draft. Profiles that were saved from the draft stay.
         */
        delete: operations["deleteProfileDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile-drafts/{id}/form": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the draft.
                 * @example 0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d
                 */
                id: components["parameters"]["ProfileDraftId"];
            };
            cookie?: never;
        };
        /** Show a form of a draft */
        get: operations["showProfileDraftForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile-drafts/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the draft.
                 * @example 0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d
                 */
                id: components["parameters"]["ProfileDraftId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an item of a draft
         * @description If an entity type or field is renamed, references to it are updated. A draft may contain errors until it is saved as a profile.
         */
        post: operations["changeProfileDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile-drafts/{id}/save": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the draft.
                 * @example 0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d
                 */
                id: components["parameters"]["ProfileDraftId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a draft as a profile
         * @description Saves the draft as a profile, which can then be viewed, validate data, and be used for new projects. The draft is not deleted. A saved version never changes; save later changes as a new version. Returns 400 for a draft with errors.
         */
        post: operations["saveProfileDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile-drafts/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the draft.
                 * @example 0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d
                 */
                id: components["parameters"]["ProfileDraftId"];
            };
            cookie?: never;
        };
        /** Export a draft as a profile file */
        get: operations["downloadProfileDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile-drafts/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the draft.
                 * @example 0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d
                 */
                id: components["parameters"]["ProfileDraftId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a draft from a page */
        post: operations["deleteProfileDraftFromPage"];
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
         * Find entities of a type
         * @description Returns at most 50 entities. Exact matches come first, followed by prefix matches.
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
         * @description Searches the server's vocabularies (setting VOCABULARIES) and the lists of the profiles by label, synonym and identifier. With `profile`, `entity_type` and `field`, returns only terms that the field allows; `value` is then the value to store. Exact matches come first, followed by prefix matches and all others.
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
         * Get the reference fields of an entity type
         * @description Returns the references of the type: references that its fields declare, references to a parent, and references that rules define. Returns an empty object for a type without references.
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
         * Get entities and their relations as a graph
         * @description Edges lead from parent to child, labeled with the field of the parent. Edges also lead from an entity to a referenced entity, labeled with the reference field. Returns at most `limit` nodes, and only edges between these nodes. To get all edges of a project, request only that project.
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
         * @description Compares entities, fields and rules with those of the first profile. Ignores repeated profiles.
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
         * Merge profiles
         * @description Returns the union of entities, fields and rules. The strategy decides between attributes that differ. `prefer_<profile>` contains a name or name/version. If two enums have no common value, or if a minimum would be above a maximum, the value of the first profile is used, and the response reports this.
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
         * @description A profile in the format name/version.
         * @example miappe/1.1
         */
        ProfileId: string;
        LookupResults: {
            results: {
                /** @description The ID of the entity. */
                value: string;
                /** @description The title or name of the entity. */
                label: string;
            }[];
        };
        Terms: {
            terms: {
                /** @description The value to store. */
                value: string;
                /** @description The identifier of the term (CURIE or IRI). Empty for list items without an identifier. */
                id: string;
                label: string;
                /** @description The name of the vocabulary. */
                vocabulary: string;
                synonyms: string[];
                /** @description The definition. Empty if there is none. */
                definition: string;
            }[];
            /** @description The names of the searched vocabularies. */
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
                /** @description The name of the entity type. */
                group: string;
            }[];
            edges: {
                from: string;
                to: string;
                /** @description The name of the field with the relation. */
                label: string;
            }[];
        };
        /** @enum {string} */
        DiffType: "unchanged" | "added" | "removed" | "modified" | "conflict";
        Comparison: {
            profiles: components["schemas"]["ProfileId"][];
            statistics: components["schemas"]["ComparisonStatistics"];
            /** @description One item per entity of the union, ordered by name. */
            entity_diffs: components["schemas"]["EntityDiff"][];
        };
        ComparisonStatistics: {
            /** @description The number of entities in the union. */
            total_entities: number;
            /** @description The number of entities in all profiles. */
            common_entities: number;
            /** @description The number of entities in exactly one profile. */
            unique_entities: number;
            /** @description The number of entities that are modified or in conflict. */
            modified_entities: number;
            /** @description The number of listed field differences. */
            total_fields: number;
            /** @description The number of unchanged fields. */
            common_fields: number;
            /** @description The number of modified fields. */
            modified_fields: number;
            /** @description The number of fields in conflict. */
            conflicting_fields: number;
        };
        EntityDiff: {
            entity_name: string;
            diff_type: components["schemas"]["DiffType"];
            /** @description The profiles that contain the entity. */
            profiles: components["schemas"]["ProfileId"][];
            field_diffs: components["schemas"]["FieldDiff"][];
            has_conflicts: boolean;
        };
        FieldDiff: {
            field_name: string;
            diff_type: components["schemas"]["DiffType"];
            /** @description The field in each profile. Null for a profile without the field. */
            profiles: {
                [key: string]: {
                    [key: string]: unknown;
                } | null;
            };
            attributes_changed: string[];
            /** @description True if type, required or items differ. */
            is_conflict: boolean;
        };
        MergeRequest: {
            profiles: string[];
            /** @description The rule that decides between attributes that differ: `first_wins`, `last_wins`, `most_restrictive`, `least_restrictive` or `prefer_<profile>`. The default is `first_wins`. */
            strategy?: string;
            /** @description The name of the merged profile. The default is `merged`. */
            output_name?: string;
            /** @description The version of the merged profile. The default is `1.0`. */
            output_version?: string;
            /** @description The choices of the user. Each choice overrides the strategy for one field. The field is copied from the selected profile. */
            resolutions?: {
                entity: string;
                field: string;
                /** @description The profile from which the field is copied. It must be one of `profiles` and contain the field. */
                profile: string;
            }[];
        };
        SaveProfileRequest: {
            profiles: string[];
            /** @description The strategy, with the same values as in MergeRequest. */
            strategy?: string;
            /** @description The name of the merged profile, with the same default as in MergeRequest. */
            output_name: string;
            /** @description The version of the merged profile, with the same default as in MergeRequest. */
            output_version: string;
            /** @description The choices of the user, in the same format as in MergeRequest. */
            resolutions?: {
                entity: string;
                field: string;
                profile: string;
            }[];
        };
        /** @description Additional properties are choices, named `choice.<Entity>.<field>`. */
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
            /** @description The name of the user who saved the profile. */
            saved_by: string;
            has_unresolved_conflicts: boolean;
        };
        ProfileDeletion: {
            id: string;
            title: string;
            /** @description The number of projects that use the profile. The profile can be deleted only if the number is 0. */
            projects: number;
            /** @description The URL that receives the POST request. */
            action: string;
        };
        MergeResult: {
            /** @description A profile in the format of a profile file. */
            merged_profile: {
                [key: string]: unknown;
            };
            /** @description The merged profile as YAML. */
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
            /** @description The number of differing fields that the strategy resolved. */
            resolutions_applied: number;
        };
        /**
         * @description A complete HTML page in the layout of the site.
         * @example <!doctype html><html lang="en"><head><title>Concordat</title></head><body><main><h1>Concordat</h1></main></body></html>
         */
        Page: string;
        /**
         * @description The JSON error of every service. The detail is one sentence. If the request does not match the contract, the detail names the invalid field.
         * @example {
         *       "detail": "Version not found: 9.9"
         *     }
         */
        Error: {
            detail: string;
        };
        /** @description An opaque ID. It never changes and is never reused. */
        HubId: string;
        /** @description The version of the entity. It starts at 1 and increases with each save. Saving with an outdated version returns 409. */
        HubVersionNumber: number;
        /**
         * Format: date-time
         * @description A date and time in UTC (RFC 3339).
         */
        HubTime: string;
        ProfileDraft: {
            id: components["schemas"]["HubId"];
            /** @description The proposed name of the profile. */
            name: string;
            /** @description The proposed version of the profile. */
            version: string;
            title: string;
            /** @description The profile that was copied into the draft. Null if no profile was copied. */
            parent: string | null;
            revision: components["schemas"]["HubVersionNumber"];
            created_at: components["schemas"]["HubTime"];
            updated_at: components["schemas"]["HubTime"];
        };
        ProfileDraftList: {
            drafts: components["schemas"]["ProfileDraft"][];
        };
        ProfileDraftUpload: {
            parent?: string;
            title?: string;
            yaml?: string;
            /**
             * Format: binary
             * @description A profile file.
             */
            file?: string;
        };
        /** @description A profile in the format of a profile file. A draft may contain errors. */
        ProfileContent: {
            [key: string]: unknown;
        };
        /** @description A new draft. Without `parent`, `profile` and `yaml`, it has one entity type with one field. */
        ProfileDraftInput: {
            /** @description The profile to copy. */
            parent?: string;
            title?: string;
            profile?: components["schemas"]["ProfileContent"];
            /** @description The profile as YAML or JSON text. It replaces `profile`. Comments in YAML are discarded. */
            yaml?: string;
        };
        ProfileDraftDetail: {
            id: components["schemas"]["HubId"];
            /** @description The proposed name of the profile. */
            name: string;
            /** @description The proposed version of the profile. */
            version: string;
            title: string;
            /** @description The profile that was copied into the draft. Null if no profile was copied. */
            parent: string | null;
            revision: components["schemas"]["HubVersionNumber"];
            created_at: components["schemas"]["HubTime"];
            updated_at: components["schemas"]["HubTime"];
            /** @description The errors that prevent saving, in the order of the profile. At most 500. */
            problems: {
                /** @description The entity type with the error. */
                entity?: string;
                /** @description The field of the entity type. */
                field?: string;
                /** @description The rule with the error. */
                rule?: string;
                message: string;
            }[];
            profile: components["schemas"]["ProfileContent"];
        };
        HubFormOption: {
            value: string;
            label: string;
        };
        HubFormField: {
            name: string;
            label: string;
            /** @enum {string} */
            kind: "text" | "textarea" | "select" | "checkbox" | "hidden" | "file";
            required: boolean;
            help?: string;
            max_length?: number;
            /** @description The initial value of the field. */
            value?: string;
            /** @description All initial values of a field that has several. `value` is the first one. */
            values?: string[];
            /** @description The options of a select field. */
            options?: components["schemas"]["HubFormOption"][];
        };
        /** @description The fields of a form page. */
        HubForm: {
            /**
             * Format: uri-reference
             * @description The URL that receives the form.
             */
            action: string;
            /** @enum {string} */
            method: "POST";
            fields: components["schemas"]["HubFormField"][];
        };
        /** @description The revision that the client has read. Returns 409 if it is outdated. */
        ProfileDraftRevision: number;
        ProfileDraftReplacement: {
            revision: components["schemas"]["ProfileDraftRevision"];
            profile?: components["schemas"]["ProfileContent"];
            /** @description The profile as YAML or JSON text. It replaces `profile`. Comments in YAML are discarded. */
            yaml?: string;
        };
        /** @description An error, with the current state of the draft. */
        ProfileDraftConflict: {
            detail: string;
            current: components["schemas"]["ProfileDraftDetail"];
        };
        ProfileDraftFile: {
            revision?: components["schemas"]["ProfileDraftRevision"];
            yaml?: string;
            /**
             * Format: binary
             * @description A profile file.
             */
            file?: string;
        };
        /** @enum {string} */
        ProfileDraftChangeKind: "profile" | "entity" | "delete_entity" | "field" | "delete_field" | "move_field_up" | "move_field_down" | "rule" | "delete_rule" | "undo";
        /** @description The change of a draft. The kinds `entity`, `field` and `rule` change the item that `item` names, or add an item. They set the properties in the request; an empty value removes a property. The kind `profile` changes the profile itself. `undo` reverts the last change. */
        ProfileDraftChange: {
            kind: components["schemas"]["ProfileDraftChangeKind"];
            revision: components["schemas"]["ProfileDraftRevision"];
            /** @description The entity type of the field. */
            entity?: string;
            /** @description The name of the entity type, field or rule. An empty value adds a new item. */
            item?: string;
            /** @description The new name. Spaces and capital letters are converted: `Seed weight` becomes `seed_weight`. */
            name?: string;
            display_name?: string;
            description?: string;
            root_entity?: string;
            source?: string;
            ontology?: string;
            /** @description Prefixes with their IRIs, one per line, such as `PO: http://purl.obolibrary.org/obo/PO_`. */
            prefixes?: string;
            ontology_term?: string;
            /** @description The entity type that contains a new entity type. */
            inside?: string;
            /** @description The type: a plain type, or `list:` or `entity:` followed by a plain type or an entity type, such as `list:Sample`. */
            type?: string;
            /** @enum {string} */
            need?: "required" | "recommended" | "optional";
            codename?: string;
            example?: string;
            unit?: string;
            /** @description The allowed values, one per line. */
            enum?: string;
            pattern?: string;
            /** @description A number as text. */
            min_length?: string;
            /** @description A number as text. */
            max_length?: string;
            /** @description A number as text. */
            minimum?: string;
            /** @description A number as text. */
            maximum?: string;
            /** @description A number as text. */
            min_items?: string;
            /** @description A number as text. */
            max_items?: string;
            /** @description The referenced field, in the format `Entity.field`. */
            reference?: string;
            /** @description The field of the enclosing entity whose value this field repeats, in the format `Entity.field`. */
            parent_ref?: string;
            /** @enum {string} */
            unique_within?: "" | "parent" | "global";
            /** @description The entity types of a rule. An empty list means all entity types. */
            applies_to?: string[];
            /** @description The field that the rule checks. */
            field?: string;
            /**
             * @description `required` means that the field of the rule must have a value.
             * @enum {string}
             */
            presence?: "" | "required";
            condition?: string;
            /** @enum {string} */
            known?: "" | "country" | "country_code" | "license";
            /** @enum {string} */
            level?: "" | "error" | "warning";
        };
        ProfileDraftSaveInput: {
            revision: components["schemas"]["ProfileDraftRevision"];
            /** @description The name of the saved profile. */
            output_name: string;
            /** @description The version of the saved profile. A saved version never changes. */
            output_version: string;
        };
    };
    responses: {
        /** @description No profile of the server has this identifier, although its format is valid. `GET /api/profiles` lists the profiles. Existing clients expect this status; a retry does not help. */
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
        /** @description Login is not configured, the platform is not configured, the project's profile is not installed, the queue of long requests is full, the request timed out, or the database is unavailable. Nothing was changed, except possibly after a timeout or a lost database connection. In these two cases, the detail states that the outcome is unknown. Check the project before you repeat the request. */
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
                 *       "detail": "Login is off. Set COLLAB_OIDC_CLIENT_ID to turn it on."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The path, the query or the body refers to a resource that does not exist. */
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
        /** @description The request came from a page of another site. Nothing was changed. */
        FromAnotherSite: {
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
        /** @description Only with HUB_ACCESS=login. The request contains neither a session nor a valid token. Browsers get the page again with all choices and a link to the login. */
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
        /** @description A profile with this name and version exists, or the server has reached its maximum number of saved profiles. Nothing was saved. Browsers get the page again with all choices. */
        ProfileTaken: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "output_name is taken: the profile plant-isa/1.0 already exists; choose another name or version"
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
                 *       "detail": "The server's disk is full. Ask its administrator to free space, then try again."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The item was deleted. */
        HubDeleted: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description With HUB_ACCESS=login: the request contains neither a session nor a valid token. With HUB_ACCESS=open: the request contains an invalid personal token. */
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
        /** @description The request came from a page of another site, or, with HUB_ACCESS=login, another user saved the profile. Nothing was deleted. */
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
        /** @description At least one project uses this profile. Nothing was deleted. */
        ProfileInUse: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "2 projects follow plant-isa/1.0. Delete the projects first."
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
        /** @description The request came from a page of another site, or its personal token does not permit the operation. With HUB_ACCESS=login, returned also if the user is not in the collaboration of the workspace, is not its administrator although the operation requires this, or has a role that does not permit the operation. The response names neither the workspace nor the collaboration. */
        HubForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The request conflicts with the current state. Nothing was changed. The detail states the conflict and the solution. */
        HubConflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "There is already a workspace with the name Wheat under drought."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The draft changed after the given `revision`, for example in another tab. Nothing was changed. The response contains the current state. The page shows this state next to the input. */
        ProfileDraftStale: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The draft was changed in another tab: revision 4 is the current one, the request contains 3.",
                 *       "current": {
                 *         "id": "0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d",
                 *         "name": "my-miappe",
                 *         "version": "1.0",
                 *         "title": "MIAPPE of our group",
                 *         "parent": "miappe/1.1",
                 *         "revision": 4,
                 *         "created_at": "2026-03-05T09:44:00Z",
                 *         "updated_at": "2026-03-05T09:51:00Z",
                 *         "problems": [
                 *           {
                 *             "entity": "Pot",
                 *             "field": "weight",
                 *             "message": "Unit: There is no \"unit\" here."
                 *           }
                 *         ],
                 *         "profile": {
                 *           "name": "my-miappe",
                 *           "version": "1.0",
                 *           "root_entity": "Pot",
                 *           "entities": {
                 *             "Pot": {
                 *               "fields": [
                 *                 {
                 *                   "name": "weight",
                 *                   "type": "float",
                 *                   "required": true
                 *                 }
                 *               ]
                 *             }
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProfileDraftConflict"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description A profile with this name and version exists, the draft changed after the given `revision`, or the server has reached its maximum number of saved profiles. Nothing was saved. Browsers get the form again. */
        ProfileDraftNotSaved: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "output_name is taken: the profile my-miappe/1.0 already exists; choose another name or version",
                 *       "current": {
                 *         "id": "0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d",
                 *         "name": "my-miappe",
                 *         "version": "1.0",
                 *         "title": "MIAPPE of our group",
                 *         "parent": "miappe/1.1",
                 *         "revision": 3,
                 *         "created_at": "2026-03-05T09:44:00Z",
                 *         "updated_at": "2026-03-05T09:51:00Z",
                 *         "problems": [
                 *           {
                 *             "entity": "Pot",
                 *             "field": "weight",
                 *             "message": "Unit: There is no \"unit\" here."
                 *           }
                 *         ],
                 *         "profile": {
                 *           "name": "my-miappe",
                 *           "version": "1.0",
                 *           "root_entity": "Pot",
                 *           "entities": {
                 *             "Pot": {
                 *               "fields": [
                 *                 {
                 *                   "name": "weight",
                 *                   "type": "float",
                 *                   "required": true
                 *                 }
                 *               ]
                 *             }
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProfileDraftConflict"];
                "text/html": components["schemas"]["Page"];
            };
        };
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
        /** @description With HUB_ACCESS=login, the caller may not use this workspace, or the personal token does not permit the operation. Always JSON. */
        HubApiForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "You are not a member of its collaboration."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The path refers to a resource that does not exist. Always JSON. */
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
        /** @description Only with HUB_ACCESS=login. The token could not be introspected. Nothing was changed. Always JSON. */
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
        /** @description Login is not configured, the queue of long requests is full, the request timed out, or the database is unavailable. Always JSON. */
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
                 *       "detail": "Login is off. Set COLLAB_OIDC_CLIENT_ID to turn it on."
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
        /** @description The database is unavailable. If the outcome of a change is unknown, the detail states this. */
        DatabaseLost: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The database is unavailable. Try again in a few seconds."
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
    };
    parameters: {
        /**
         * @description The name of an entity type. Case is ignored, and snake_case is accepted.
         * @example BiologicalMaterial
         */
        EntityType: string;
        /**
         * @description The ID of a project. If absent, returns all projects.
         * @example 3f2b8a52-6f0e-4c41-9d3a-5b8f0e2a7c11
         */
        ProjectFilter: string;
        /**
         * @description The profiles in the format name/version. For several profiles, repeat the parameter, or separate the values with commas.
         * @example [
         *       "miappe/1.1",
         *       "isa/1.0"
         *     ]
         */
        ComparedProfiles: string[];
        /**
         * @description `all` includes identical fields. By default, only differences are included.
         * @example only
         */
        ComparisonChanges: "only" | "all";
        /**
         * @description Shows only fields with this kind of difference.
         * @example conflict
         */
        DifferenceKind: "all" | "conflict" | "modified" | "added" | "removed";
        /**
         * @description Returns only fields for which all these words occur in the entity name, the field name or a description of the field.
         * @example date
         */
        DifferenceSearch: string;
        /**
         * @description The profiles in the format name/version. For several profiles, repeat the parameter, or separate the values with commas.
         * @example [
         *       "miappe/1.1",
         *       "isa/1.0"
         *     ]
         */
        NeededProfiles: string[];
        /**
         * @description The name of the profile. Case is ignored.
         * @example plant-isa
         */
        SavedProfileName: string;
        /**
         * @description The version of the profile.
         * @example 1.0
         */
        SavedProfileVersion: string;
        /**
         * @description The ID of the draft.
         * @example 0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d
         */
        ProfileDraftId: string;
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
         * @description The ID of the request. The log line of the request contains the same ID.
         * @example 0199e6b2-6f0e-7c41-9d3a-5b8f0e2a7c11
         */
        "X-Request-Id": string;
        /**
         * @description Without login, the cookie `hub_visitor` identifies a guest and stores the display name. The cookie `flashes` contains messages for the next page, which clears the cookie. Neither cookie grants access.
         * @example flashes=; Path=/; Max-Age=0
         */
        HubCookies: string;
        /**
         * @description The number of seconds to wait before a retry (RFC 9110, section 10.2.3). Present if the database is unavailable.
         * @example 2
         */
        "Retry-After": number;
        /**
         * @description Contains the file name.
         * @example attachment; filename="miappe-1.1-isa-1.0.csv"
         */
        ProfileAttachment: string;
        /**
         * @description The content encodings that the operation accepts (RFC 9110, section 15.5.16). Present if the encoding of the body is not supported.
         * @example gzip, deflate, br
         */
        SupportedCodings: string;
        /**
         * @description The path of the created resource, or of the page that the browser loads next.
         * @example /hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
         */
        HubLocation: string;
        /**
         * @description The authentication scheme for programs.
         * @example Bearer
         */
        HubAuthenticate: "Bearer";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    showComparison: {
        parameters: {
            query?: {
                /**
                 * @description The profiles in the format name/version. For several profiles, repeat the parameter, or separate the values with commas.
                 * @example [
                 *       "miappe/1.1",
                 *       "isa/1.0"
                 *     ]
                 */
                profiles?: components["parameters"]["ComparedProfiles"];
                /**
                 * @description `all` includes identical fields. By default, only differences are included.
                 * @example only
                 */
                changes?: components["parameters"]["ComparisonChanges"];
                /**
                 * @description Shows only fields with this kind of difference.
                 * @example conflict
                 */
                kind?: components["parameters"]["DifferenceKind"];
                /**
                 * @description Returns only fields for which all these words occur in the entity name, the field name or a description of the field.
                 * @example date
                 */
                q?: components["parameters"]["DifferenceSearch"];
                /**
                 * @description The order of entities and fields. By default, the largest differences come first.
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
            400: components["responses"]["HubBadRequest"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["HubUnavailable"];
        };
    };
    downloadComparison: {
        parameters: {
            query: {
                /**
                 * @description The profiles in the format name/version. For several profiles, repeat the parameter, or separate the values with commas.
                 * @example [
                 *       "miappe/1.1",
                 *       "isa/1.0"
                 *     ]
                 */
                profiles: components["parameters"]["NeededProfiles"];
                /**
                 * @description The format: `md` for Markdown or `csv` for a table. By default, the header `Accept` selects the format. If it selects neither, the format is Markdown.
                 * @example csv
                 */
                format?: "md" | "csv";
                /**
                 * @description `all` includes identical fields. By default, only differences are included.
                 * @example only
                 */
                changes?: components["parameters"]["ComparisonChanges"];
                /**
                 * @description Shows only fields with this kind of difference.
                 * @example conflict
                 */
                kind?: components["parameters"]["DifferenceKind"];
                /**
                 * @description Returns only fields for which all these words occur in the entity name, the field name or a description of the field.
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
            /** @description The comparison as a file. */
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
            503: components["responses"]["HubUnavailable"];
        };
    };
    showMerge: {
        parameters: {
            query?: {
                /**
                 * @description The profiles in the format name/version. For several profiles, repeat the parameter, or separate the values with commas.
                 * @example [
                 *       "miappe/1.1",
                 *       "isa/1.0"
                 *     ]
                 */
                profiles?: components["parameters"]["ComparedProfiles"];
                /**
                 * @description The rule that resolves differences between profiles.
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
            400: components["responses"]["HubBadRequest"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["HubUnavailable"];
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
            400: components["responses"]["HubBadRequest"];
            403: components["responses"]["FromAnotherSite"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            503: components["responses"]["HubUnavailable"];
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
            503: components["responses"]["HubUnavailable"];
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
            /** @description The merged profile was saved. */
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
                 * @description The name of the profile. Case is ignored.
                 * @example plant-isa
                 */
                profile: components["parameters"]["SavedProfileName"];
                /**
                 * @description The version of the profile.
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
                 * @description The name of the profile. Case is ignored.
                 * @example plant-isa
                 */
                profile: components["parameters"]["SavedProfileName"];
                /**
                 * @description The version of the profile.
                 * @example 1.0
                 */
                version: components["parameters"]["SavedProfileVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation page, or its data. */
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
                 * @description The name of the profile. Case is ignored.
                 * @example plant-isa
                 */
                profile: components["parameters"]["SavedProfileName"];
                /**
                 * @description The version of the profile.
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
    listProfileDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drafts of the caller, latest change first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "drafts": [
                     *         {
                     *           "id": "0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d",
                     *           "name": "my-miappe",
                     *           "version": "1.0",
                     *           "title": "MIAPPE of our group",
                     *           "parent": "miappe/1.1",
                     *           "revision": 3,
                     *           "created_at": "2026-03-05T09:44:00Z",
                     *           "updated_at": "2026-03-05T09:51:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileDraftList"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            302: components["responses"]["HubLoginRedirect"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
        };
    };
    createProfileDraft: {
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
                 *       "parent": "miappe/1.1",
                 *       "title": "MIAPPE of our group"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ProfileDraftUpload"];
                /**
                 * @example {
                 *       "parent": "miappe/1.1",
                 *       "title": "MIAPPE of our group"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileDraftInput"];
            };
        };
        responses: {
            /** @description The new draft. */
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
                     *       "id": "0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d",
                     *       "name": "my-miappe",
                     *       "version": "1.0",
                     *       "title": "MIAPPE of our group",
                     *       "parent": "miappe/1.1",
                     *       "revision": 3,
                     *       "created_at": "2026-03-05T09:44:00Z",
                     *       "updated_at": "2026-03-05T09:51:00Z",
                     *       "problems": [
                     *         {
                     *           "entity": "Pot",
                     *           "field": "weight",
                     *           "message": "Unit: There is no \"unit\" here."
                     *         }
                     *       ],
                     *       "profile": {
                     *         "name": "my-miappe",
                     *         "version": "1.0",
                     *         "root_entity": "Pot",
                     *         "entities": {
                     *           "Pot": {
                     *             "fields": [
                     *               {
                     *                 "name": "weight",
                     *                 "type": "float",
                     *                 "required": true
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileDraftDetail"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["FromAnotherSite"];
            409: components["responses"]["HubConflict"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    newProfileDraftForm: {
        parameters: {
            query?: {
                /**
                 * @description The profile to preselect in the form.
                 * @example miappe/1.1
                 */
                parent?: components["schemas"]["ProfileId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The HTML page with the form. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "action": "/profile-drafts",
                     *       "method": "POST",
                     *       "fields": [
                     *         {
                     *           "name": "title",
                     *           "label": "Title",
                     *           "kind": "text",
                     *           "required": false,
                     *           "max_length": 200
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubForm"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            302: components["responses"]["HubLoginRedirect"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
        };
    };
    showProfileDraft: {
        parameters: {
            query?: {
                /**
                 * @description The part of the draft that the page shows.
                 * @example fields
                 */
                view?: "fields" | "rules" | "preview" | "picture" | "compare" | "file";
                /**
                 * @description The entity type that the page shows. The default is the first entity type.
                 * @example Study
                 */
                entity?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the draft.
                 * @example 0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d
                 */
                id: components["parameters"]["ProfileDraftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft with its errors. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d",
                     *       "name": "my-miappe",
                     *       "version": "1.0",
                     *       "title": "MIAPPE of our group",
                     *       "parent": "miappe/1.1",
                     *       "revision": 3,
                     *       "created_at": "2026-03-05T09:44:00Z",
                     *       "updated_at": "2026-03-05T09:51:00Z",
                     *       "problems": [
                     *         {
                     *           "entity": "Pot",
                     *           "field": "weight",
                     *           "message": "Unit: There is no \"unit\" here."
                     *         }
                     *       ],
                     *       "profile": {
                     *         "name": "my-miappe",
                     *         "version": "1.0",
                     *         "root_entity": "Pot",
                     *         "entities": {
                     *           "Pot": {
                     *             "fields": [
                     *               {
                     *                 "name": "weight",
                     *                 "type": "float",
                     *                 "required": true
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileDraftDetail"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            302: components["responses"]["HubLoginRedirect"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
        };
    };
    replaceProfileDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the draft.
                 * @example 0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d
                 */
                id: components["parameters"]["ProfileDraftId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 3,
                 *       "yaml": "name: pots\nversion: '1.0'\nroot_entity: Pot\nentities:\n  Pot:\n    fields:\n      - { name: weight, type: float }\n"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileDraftReplacement"];
            };
        };
        responses: {
            /** @description The draft with its new content and errors. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d",
                     *       "name": "my-miappe",
                     *       "version": "1.0",
                     *       "title": "MIAPPE of our group",
                     *       "parent": "miappe/1.1",
                     *       "revision": 4,
                     *       "created_at": "2026-03-05T09:44:00Z",
                     *       "updated_at": "2026-03-05T09:51:00Z",
                     *       "problems": [
                     *         {
                     *           "entity": "Pot",
                     *           "field": "weight",
                     *           "message": "Unit: There is no \"unit\" here."
                     *         }
                     *       ],
                     *       "profile": {
                     *         "name": "my-miappe",
                     *         "version": "1.0",
                     *         "root_entity": "Pot",
                     *         "entities": {
                     *           "Pot": {
                     *             "fields": [
                     *               {
                     *                 "name": "weight",
                     *                 "type": "float",
                     *                 "required": true
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileDraftDetail"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["FromAnotherSite"];
            404: components["responses"]["HubNotFound"];
            409: components["responses"]["ProfileDraftStale"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    replaceProfileDraftFromPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the draft.
                 * @example 0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d
                 */
                id: components["parameters"]["ProfileDraftId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 3,
                 *       "yaml": "name: pots\nversion: '1.0'\nentities: {}\n"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ProfileDraftFile"];
            };
        };
        responses: {
            /** @description The draft with its new content and errors. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d",
                     *       "name": "my-miappe",
                     *       "version": "1.0",
                     *       "title": "MIAPPE of our group",
                     *       "parent": "miappe/1.1",
                     *       "revision": 4,
                     *       "created_at": "2026-03-05T09:44:00Z",
                     *       "updated_at": "2026-03-05T09:51:00Z",
                     *       "problems": [
                     *         {
                     *           "entity": "Pot",
                     *           "field": "weight",
                     *           "message": "Unit: There is no \"unit\" here."
                     *         }
                     *       ],
                     *       "profile": {
                     *         "name": "my-miappe",
                     *         "version": "1.0",
                     *         "root_entity": "Pot",
                     *         "entities": {
                     *           "Pot": {
                     *             "fields": [
                     *               {
                     *                 "name": "weight",
                     *                 "type": "float",
                     *                 "required": true
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileDraftDetail"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["FromAnotherSite"];
            404: components["responses"]["HubNotFound"];
            409: components["responses"]["ProfileDraftStale"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    deleteProfileDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the draft.
                 * @example 0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d
                 */
                id: components["parameters"]["ProfileDraftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["HubDeleted"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["FromAnotherSite"];
            404: components["responses"]["HubNotFound"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    showProfileDraftForm: {
        parameters: {
            query: {
                /**
                 * @description The kind of form: for an item or for an action.
                 * @example field
                 */
                kind: "profile" | "entity" | "field" | "rule" | "file" | "save" | "delete";
                /**
                 * @description The entity type of the field.
                 * @example Study
                 */
                entity?: string;
                /**
                 * @description The name of the entity type, field or rule. Absent for a new item.
                 * @example title
                 */
                item?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the draft.
                 * @example 0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d
                 */
                id: components["parameters"]["ProfileDraftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The HTML page with the form. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "action": "/profile-drafts/0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d/changes",
                     *       "method": "POST",
                     *       "fields": [
                     *         {
                     *           "name": "name",
                     *           "label": "Name",
                     *           "kind": "text",
                     *           "required": true,
                     *           "max_length": 100,
                     *           "value": "title"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubForm"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            302: components["responses"]["HubLoginRedirect"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
        };
    };
    changeProfileDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the draft.
                 * @example 0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d
                 */
                id: components["parameters"]["ProfileDraftId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "field",
                 *       "revision": 3,
                 *       "entity": "Study",
                 *       "name": "Seed weight",
                 *       "type": "float",
                 *       "unit": "g",
                 *       "need": "recommended"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileDraftChange"];
                /**
                 * @example {
                 *       "kind": "field",
                 *       "revision": 3,
                 *       "entity": "Study",
                 *       "name": "Seed weight",
                 *       "type": "float",
                 *       "unit": "g",
                 *       "need": "recommended"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ProfileDraftChange"];
            };
        };
        responses: {
            /** @description The draft with its new content and errors. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d",
                     *       "name": "my-miappe",
                     *       "version": "1.0",
                     *       "title": "MIAPPE of our group",
                     *       "parent": "miappe/1.1",
                     *       "revision": 4,
                     *       "created_at": "2026-03-05T09:44:00Z",
                     *       "updated_at": "2026-03-05T09:51:00Z",
                     *       "problems": [
                     *         {
                     *           "entity": "Pot",
                     *           "field": "weight",
                     *           "message": "Unit: There is no \"unit\" here."
                     *         }
                     *       ],
                     *       "profile": {
                     *         "name": "my-miappe",
                     *         "version": "1.0",
                     *         "root_entity": "Pot",
                     *         "entities": {
                     *           "Pot": {
                     *             "fields": [
                     *               {
                     *                 "name": "weight",
                     *                 "type": "float",
                     *                 "required": true
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileDraftDetail"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["FromAnotherSite"];
            404: components["responses"]["HubNotFound"];
            409: components["responses"]["ProfileDraftStale"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    saveProfileDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the draft.
                 * @example 0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d
                 */
                id: components["parameters"]["ProfileDraftId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 3,
                 *       "output_name": "my-miappe",
                 *       "output_version": "1.0"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileDraftSaveInput"];
                /**
                 * @example {
                 *       "revision": 3,
                 *       "output_name": "my-miappe",
                 *       "output_version": "1.0"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ProfileDraftSaveInput"];
            };
        };
        responses: {
            /** @description The draft was saved as a profile. */
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
                     *       "id": "my-miappe/1.0",
                     *       "name": "my-miappe",
                     *       "version": "1.0",
                     *       "title": "MIAPPE of our group",
                     *       "root_entity": "Investigation",
                     *       "entities": 17,
                     *       "fields": 164,
                     *       "rules": 21,
                     *       "source_profiles": [
                     *         "miappe/1.1"
                     *       ],
                     *       "saved_at": "2026-03-05T10:02:00Z",
                     *       "saved_by": "Guest 1",
                     *       "has_unresolved_conflicts": false
                     *     }
                     */
                    "application/json": components["schemas"]["SavedProfile"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["FromAnotherSite"];
            404: components["responses"]["HubNotFound"];
            409: components["responses"]["ProfileDraftNotSaved"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    downloadProfileDraft: {
        parameters: {
            query?: {
                /**
                 * @description The format of the file. The default is `json`.
                 * @example yaml
                 */
                format?: "yaml" | "json";
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the draft.
                 * @example 0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d
                 */
                id: components["parameters"]["ProfileDraftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A profile file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    "Content-Disposition": components["headers"]["ProfileAttachment"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "my-miappe",
                     *       "version": "1.0",
                     *       "entities": {}
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileContent"];
                    /**
                     * @example name: my-miappe
                     *     version: "1.0"
                     *     entities: {}
                     */
                    "application/yaml": unknown;
                };
            };
            302: components["responses"]["HubLoginRedirect"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
        };
    };
    deleteProfileDraftFromPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the draft.
                 * @example 0199f0b7-3c11-7d20-9a44-5e6f7a8b9c0d
                 */
                id: components["parameters"]["ProfileDraftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["HubDeleted"];
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["FromAnotherSite"];
            404: components["responses"]["HubNotFound"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    lookupEntities: {
        parameters: {
            query?: {
                /**
                 * @description The text to find in value or label, ignoring case. If absent or empty, returns all entities.
                 * @example julius
                 */
                q?: string;
                /**
                 * @description The ID of a project. If absent, returns all projects.
                 * @example 3f2b8a52-6f0e-4c41-9d3a-5b8f0e2a7c11
                 */
                project?: components["parameters"]["ProjectFilter"];
            };
            header?: never;
            path: {
                /**
                 * @description The name of an entity type. Case is ignored, and snake_case is accepted.
                 * @example BiologicalMaterial
                 */
                entity_type: components["parameters"]["EntityType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching entities. */
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
                 * @description Words, or beginnings of words, of the term. If absent or empty, returns all terms.
                 * @example drought str
                 */
                q?: string;
                /**
                 * @description The profile in the format name/version. Requires `entity_type` and `field`.
                 * @example miappe/1.1
                 */
                profile?: components["schemas"]["ProfileId"];
                /**
                 * @description The name of an entity type. Case is ignored, and snake_case is accepted.
                 * @example ObservedVariable
                 */
                entity_type?: string;
                /**
                 * @description The name of a field of the entity type.
                 * @example trait_accession_number
                 */
                field?: string;
                /**
                 * @description The maximum number of terms to return.
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
            /** @description The matching terms. */
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
                 * @description The profile in the format name/version. The default is the default profile of the server.
                 * @example miappe/1.1
                 */
                profile?: components["schemas"]["ProfileId"];
            };
            header?: never;
            path: {
                /**
                 * @description The name of an entity type. Case is ignored, and snake_case is accepted.
                 * @example BiologicalMaterial
                 */
                entity_type: components["parameters"]["EntityType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The definitions by field name. */
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
                 * @description The ID of a project. If absent, returns all projects.
                 * @example 3f2b8a52-6f0e-4c41-9d3a-5b8f0e2a7c11
                 */
                project?: components["parameters"]["ProjectFilter"];
                /**
                 * @description The maximum number of nodes to return.
                 * @example 1000
                 */
                limit?: number;
                /**
                 * @description The number of nodes to skip.
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
            /** @description The entities and their relations. */
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
            /** @description The comparison of the profiles. */
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
            /** @description The profile identifier is malformed or missing. */
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
            /** @description The merged profile with the resolved differences. */
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
                     *           "message": "Differing required resolved by most_restrictive."
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
            /** @description A profile identifier is malformed, fewer than two different profiles are given, or the strategy is unknown. */
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
