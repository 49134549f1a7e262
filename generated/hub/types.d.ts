// Generated from openapi/hub (sha256 ee18317a3e2ea10b) by `npm run generate`. Do not edit.
export interface paths {
    "/hub/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the workspaces
         * @description Ordered by name unless `sort` says otherwise. With HUB_ACCESS=login only those that the asker may see.
         */
        get: operations["listWorkspaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who the hub takes the asker for
         * @description Where nobody logs in, people are told apart by a random identifier in a cookie, and called what they chose to be called.
         */
        get: operations["showHubIdentity"];
        put?: never;
        /** Choose the name that others see */
        post: operations["nameHubIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/workspaces/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The form of a new workspace */
        get: operations["newWorkspaceForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a workspace */
        post: operations["createWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/workspaces/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        /** A workspace with its projects */
        get: operations["showWorkspace"];
        /**
         * Rename a workspace, describe it, or bind it to a collaboration
         * @description Browsers send the form with POST, which is the same operation.
         */
        put: operations["changeWorkspace"];
        /**
         * Rename a workspace, describe it, or bind it to a collaboration
         * @description Browsers send the form with POST, which is the same operation.
         */
        post: operations["changeWorkspaceFromPage"];
        /**
         * Delete a workspace with all its projects
         * @description Without confirmation. GET …/delete tells what would go with it.
         */
        delete: operations["deleteWorkspace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/workspaces/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        /** The form to change a workspace */
        get: operations["editWorkspaceForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/workspaces/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        /** What deleting a workspace would take with it */
        get: operations["confirmWorkspaceDeletion"];
        put?: never;
        /**
         * Delete a workspace with all its projects
         * @description The same as DELETE, for the confirmation page. What the page showed can be sent along; where it is no longer so, nothing is deleted.
         */
        post: operations["deleteWorkspaceFromPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The form of a new project */
        get: operations["newHubProjectForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a project
         * @description The project belongs to an existing workspace (`workspace_id`) or to a new one (`workspace_name`) that is created with it: both are created, or neither. An unknown workspace is 404, a taken name 409, an unknown profile or version 400.
         */
        post: operations["createHubProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/example": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a project with example data, in a workspace of its own
         * @description Makes a workspace that everybody who may use the hub sees, and in it a project that is filled with the example data set of the profile `miappe`, or of the first profile that has one. Both are there together, or neither.
         */
        post: operations["createHubExample"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /** The project editor */
        get: operations["showHubProject"];
        /**
         * Rename or describe a project
         * @description Browsers send the form with POST, which is the same operation.
         */
        put: operations["changeHubProject"];
        /**
         * Rename or describe a project
         * @description Browsers send the form with POST, which is the same operation.
         */
        post: operations["changeHubProjectFromPage"];
        /**
         * Delete a project with all its entities
         * @description Without confirmation. GET …/delete tells what would go with it. Open channels are closed with 4404.
         */
        delete: operations["deleteHubProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /** The form to change a project's record */
        get: operations["editHubProjectForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /** What deleting a project would take with it */
        get: operations["confirmHubProjectDeletion"];
        put?: never;
        /**
         * Delete a project with all its entities
         * @description The same as DELETE, for the confirmation page. What the page showed can be sent along; where it is no longer so, nothing is deleted.
         */
        post: operations["deleteHubProjectFromPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * Who may see the project and who has been here
         * @description Where the workspace is bound to a collaboration, the collaboration decides who belongs here; the hub keeps no membership of its own. The people listed are those who opened the project.
         */
        get: operations["listHubProjectMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * What is wrong in a project
         * @description Every entity with the same rules as POST /validate, and references and uniqueness over the whole project. Errors come in the order of the tree, then of the fields.
         */
        get: operations["showHubValidation"];
        put?: never;
        /**
         * Validate all entities of a project
         * @description Every entity with the same rules as POST /validate, and references and uniqueness over the whole project. Errors come in the order of the tree, then of the fields. Takes no body.
         */
        post: operations["validateHubProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/problems": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * The problems of a project, equal ones together
         * @description Every entity is checked as POST …/validate does, and with what the standard recommends. Equal problems (type, field, rule and value) are one group with the number of entities that have it. Errors come first, then the most frequent.
         */
        get: operations["listHubProblems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/problems/fix": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put one value for another in every entity that has it
         * @description One transaction, and one action of the history. Lists keep their other items.
         */
        post: operations["fixHubProblems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * What was saved in a project, by whom and when
         * @description Deleted entities included; from here they can be restored.
         */
        get: operations["listHubProjectHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * What was done in a project, one line for each action
         * @description An import, a paste, a change of many entities is one action. Restore points are moments with a name.
         */
        get: operations["listHubActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/actions/{moment}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Number of the action, which is the moment right after it.
                 * @example 104
                 */
                moment: components["parameters"]["HubMoment"];
            };
            cookie?: never;
        };
        /** One action, and how far it can be undone */
        get: operations["showHubAction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/actions/{moment}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Number of the action, which is the moment right after it.
                 * @example 104
                 */
                moment: components["parameters"]["HubMoment"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an action
         * @description Every entity that the action touched goes back to what it was before, as far as nothing later stands on it; the answer says which stay. Undoing is an action too, so it can be undone. Takes no body.
         */
        post: operations["undoHubAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/differences": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /** How a project differs between two moments */
        get: operations["compareHubMoments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a whole project back to an earlier moment
         * @description One action, which can be undone. What came later stays in the history. A `moment` that is yet to come is 404.
         */
        post: operations["restoreHubProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/restore-points": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the present moment a name
         * @description A project has at most 200 restore points.
         */
        post: operations["createHubRestorePoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/restore-points/{point_id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the restore point.
                 * @example 0199f0b3-5e1a-7c44-8f2d-2b7d9a6c1e06
                 */
                point_id: components["parameters"]["HubRestorePointId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a restore point
         * @description The moment stays in the history; only its name goes. Takes no body.
         */
        post: operations["deleteHubRestorePoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/form/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, in any case or in snake_case.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
            };
            cookie?: never;
        };
        /**
         * The form of a new entity
         * @description The fields of the profile in their order: required, recommended, optional. A parent and field that cannot hold the type are 400.
         */
        get: operations["newHubEntityForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/entities": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * List the entities of a project
         * @description In the order of the tree.
         */
        get: operations["listHubEntities"];
        put?: never;
        /**
         * Create or update an entity
         * @description Without `node_id` a new entity is made, with it the entity is changed: the fields that are sent, while all others stay as they are. Missing and wrong values are saved and answered as `errors`. An unknown type, field or parent, and a parent whose field cannot hold the type, are 400; an unknown `node_id` is 404. Saving what is already there changes nothing and keeps the version.
         */
        post: operations["saveHubEntity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check values without saving them
         * @description For errors while typing: what the errors would be if the values were saved now, references and uniqueness within the project included.
         */
        post: operations["checkHubEntity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, update, move and delete many entities at once
         * @description For pasted rows, filling down, and one value for many entities. All of it is saved in one transaction, or none of it: first the changes, then the deletions. A change with another `parent_id` moves the entity. Unknown types, fields and parents are 400, unknown entities 404; the detail names the place in the request.
         */
        post: operations["changeHubEntitiesInBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/bulk/check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check many changes without saving them
         * @description For errors of many rows while they are edited: what the errors would be if all of it were saved now. The body is that of POST …/bulk; versions do not matter.
         */
        post: operations["checkHubEntitiesInBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/table/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, in any case or in snake_case.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
            };
            cookie?: never;
        };
        /** All entities of one type as a table */
        get: operations["showHubTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/entity/{node_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the entity within the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        /** An entity, as a form to edit */
        get: operations["editHubEntity"];
        put?: never;
        post?: never;
        /**
         * Delete an entity with all its descendants
         * @description Without confirmation. GET …/delete tells how many descendants would go with it.
         */
        delete: operations["deleteHubEntity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/entity/{node_id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the entity within the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        /** How many descendants would be deleted with an entity */
        get: operations["confirmHubEntityDeletion"];
        put?: never;
        /** Delete an entity after its confirmation page */
        post: operations["deleteHubEntityFromPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/entity/{node_id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the entity within the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate an entity with all its descendants
         * @description The copy stands right after the original. Identifiers that must be unique, or that references go by, get `-copy` (`-copy-2`, …) at their end, and what refers to them inside the copy follows. Takes no body.
         */
        post: operations["duplicateHubEntity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/entity/{node_id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the entity within the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an entity within its list or to another parent
         * @description A parent that cannot hold the type, that is unknown, or that is the entity itself or one of its descendants, is 400.
         */
        post: operations["moveHubEntity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/entity/{node_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the entity within the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        /**
         * Every save of an entity, with who, when and what
         * @description Also of an entity that was deleted.
         */
        get: operations["listHubEntityHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/entity/{node_id}/history/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the entity within the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
                /**
                 * @description Number of the save.
                 * @example 1
                 */
                version: number;
            };
            cookie?: never;
        };
        /** An entity as it was, and the difference to another version */
        get: operations["showHubEntityVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/entity/{node_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the entity within the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back the values of an earlier version
         * @description Restoring is a save like any other, with a new version number. A deleted entity comes back to its place together with the descendants that were deleted with it. A `restore_version` that never was is 404.
         */
        post: operations["restoreHubEntity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * Download a project as a spreadsheet, or as JSON, YAML or CSV
         * @description Without `format` the Accept header decides, and without a preference it is the spreadsheet. The spreadsheet has a sheet for each entity type in the order of the profile, a header row, and a row for each entity. The columns are all fields of the type, and then `_id`, `_parent_id` and `_parent_field`, which let the file be imported again without changing anything; the spreadsheet hides them. Lists of values stand in one cell, separated by `; `, with quotes where needed. Cells that begin with = + - @ are text. CSV is one such sheet. JSON and YAML hold the same data set, nested. `isa-json` is the investigation as ISA-JSON, and `isa-tab` as a .zip of ISA-Tab files; both are there for profiles with investigations and studies, and take what these formats have a place for; `…/export/left-out` lists the rest. `sdrf` is sample metadata as SDRF-Proteomics writes it (`.sdrf.tsv`), for the profile of that name: columns in the order of the standard, a row for each row.
         */
        get: operations["exportHubProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/export/left-out": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * What a file of a project leaves out
         * @description Values and entities of the project for which ISA-JSON or ISA-Tab has no place, equal ones together, the most frequent first. The other formats hold the whole project. 400 for a profile without investigations and studies.
         */
        get: operations["listHubExportLeftOut"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /** The form to import a file */
        get: operations["importHubForm"];
        put?: never;
        /**
         * Read a file and preview what importing it would do
         * @description Writes nothing into the project. Each row is compared with what is there: rows are recognized by `_id`, else by the entity's identifier under the same parent; what is only in the project stays. An exported file that was not touched comes out as unchanged as a whole. Each row says where it goes; a new row for which no parent is found is refused. Sheets, columns and members for which the profile has no place are shown (`leave_out`), and applying the import leaves them out. `account` counts what becomes of every value of the file; `changed` and `left_out` say which are not stored as the file shows them. A file that cannot be read, or that is hostile (more data than its size allows, broken XML, too many rows), or of which nothing has a place, is 400 with the reason. Formulas are never evaluated: the results count that are stored with them. The preview is kept for a day.
         */
        post: operations["previewHubImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/import/{import_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the previewed import.
                 * @example 0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05
                 */
                import_id: components["parameters"]["HubImportId"];
            };
            cookie?: never;
        };
        /** The preview of an import, row by row */
        get: operations["showHubImport"];
        put?: never;
        post?: never;
        /** Discard a preview */
        delete: operations["discardHubImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/import/{import_id}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the previewed import.
                 * @example 0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05
                 */
                import_id: components["parameters"]["HubImportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how a file is to be understood
         * @description Maps columns, says what the rows of a table are and where they go, and replaces values; the file is then read again. Writes nothing into the project.
         */
        post: operations["chooseForHubImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/import/{import_id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the previewed import.
                 * @example 0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05
                 */
                import_id: components["parameters"]["HubImportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write what the preview shows
         * @description One transaction. Every entity that it changes gets a new version and a line in its history. Only the fields that the file names are written; the others keep their values. Values with errors are saved as they are, and what the preview shows as left out is not written.
         */
        post: operations["applyHubImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/import/{import_id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the previewed import.
                 * @example 0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05
                 */
                import_id: components["parameters"]["HubImportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard a preview, for pages without scripts
         * @description Takes no body. Nothing of the project is lost, so that there is no confirmation.
         */
        post: operations["discardHubImportFromPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/graph": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * The graph of a project, drawn
         * @description Laid out on the server, so that the page shows and prints it without scripts. Many siblings of one kind are drawn as one node with their number until they are unfolded.
         */
        get: operations["showHubGraph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/api/graph": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * The graph of a project, as data
         * @description Edges run from parent to child, labeled with the field, and from an entity that refers to the one referred to, labeled with the reference field. Always JSON.
         */
        get: operations["getHubGraph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/api/columns/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, in any case or in snake_case.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
            };
            cookie?: never;
        };
        /**
         * How you have arranged the columns of a table
         * @description Kept for each person, project and type. Nothing arranged is the order of the table. Always JSON.
         */
        get: operations["getHubColumns"];
        /**
         * Arrange the columns of a table for yourself
         * @description Takes the place of what you had arranged before. Nothing in it returns to the order of the table. Others see no change.
         */
        put: operations["arrangeHubColumns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /** The chat of a project with its history */
        get: operations["showHubChat"];
        put?: never;
        /**
         * Say something in the chat without a socket
         * @description Everybody in the channel gets it as a chat frame.
         */
        post: operations["writeHubChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/api/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * The frames of the channel that came after a number
         * @description What `since` replays on the socket, for those who cannot open one. Always JSON. Chat and saved changes are kept as long as the project; presence, cursor and unsaved values may be left out once they are an hour old.
         */
        get: operations["listHubMessages"];
        put?: never;
        /**
         * Send a frame into the channel without a socket
         * @description For programs, and for networks that let no socket through. Takes and answers JSON only.
         */
        post: operations["sendHubMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ws/{project_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                project_id: string;
            };
            cookie?: never;
        };
        /**
         * Open the real-time channel of a project
         * @description A WebSocket (RFC 6455). Every frame is one JSON object as text, at most 64 KB.
         *
         *     - The server tells everybody, the newcomer included, who comes and goes (`presence`). Where more than 30 are connected,
         *       one frame may tell of several at once: it names one of them, and its list is complete. A newcomer is always told of itself.
         *     - Clients send `chat`, `cursor` and `update`; all the others get these with sender and time.
         *     - Every change that is saved reaches every client as an `update` with an `action`.
         *     - Every frame of the server carries `seq`. With `since` the frames after that number come first, in order, and then the
         *       newcomer's own presence. What the same person sent over an earlier connection is among them.
         *     - A frame that breaks the contract is answered with an `error`, and the socket stays open.
         *     - Each upgrade takes one of the requests that the client has in a minute, and each frame one of its changes. A frame beyond
         *       the limit is answered with an `error` and is not stored. An upgrade beyond it, and a connection beyond the number that one
         *       client may have open, are closed with 1013.
         *     - Who sends more than 100 frames a second is read at that pace, and who reads slowly gets the frames at its pace; both lose
         *       nothing.
         *     - The server pings; a client that does not answer is dropped within 60 s.
         *     - The Origin header is checked like the origin of any unsafe request.
         *
         *     To an upgrade for an unknown project the server answers 101 and closes with 4404, because browsers do not show the status
         *     of a refused upgrade to the page; and likewise with 4401, 4403 and 1013. Only malformed parameters (400) and pages of other
         *     sites (403) are refused by status.
         */
        get: operations["openHubChannel"];
        put?: never;
        post?: never;
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
        /** @description An opaque identifier. It never changes and is never used again. */
        HubId: string;
        HubCount: number;
        /** @description Counts the saves of one entity, from 1. A save that names an older number than the present one is refused. */
        HubVersionNumber: number;
        /**
         * Format: date-time
         * @description A moment in UTC (RFC 3339).
         */
        HubTime: string;
        HubWorkspace: {
            /** @description No other workspace that the caller sees may have it. */
            name: string;
            description: string;
            /** @description Global URN (`org:collaboration`) of the collaboration whose members alone see the workspace; null when it is open. Only its administrators can name it, with HUB_ACCESS=login; empty is null. */
            collaboration: string | null;
            id: components["schemas"]["HubId"];
            project_count: components["schemas"]["HubCount"];
            revision: components["schemas"]["HubVersionNumber"];
            /** @description Whether the caller may change and delete it. */
            can_manage: boolean;
            created_at: components["schemas"]["HubTime"];
            updated_at: components["schemas"]["HubTime"];
        };
        HubWorkspaceList: {
            workspaces: components["schemas"]["HubWorkspace"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
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
        /** @description Who the hub takes the asker for. */
        HubMe: {
            /** @description Stands as sender_id and user_id in the channel and in the history. */
            user_id: string;
            user_name: string;
            /** @description Whether identifier and name come from the login. */
            logged_in: boolean;
        };
        HubNameInput: {
            name: string;
        };
        HubNameForm: {
            name: string;
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
            /** @description What the form starts with. */
            value?: string;
            /** @description What can be chosen, for kind select. */
            options?: components["schemas"]["HubFormOption"][];
        };
        /** @description What a form page asks for. */
        HubForm: {
            /**
             * Format: uri-reference
             * @description Where the form is sent to.
             */
            action: string;
            /** @enum {string} */
            method: "POST";
            fields: components["schemas"]["HubFormField"][];
        };
        HubWorkspaceInput: {
            /** @description No other workspace that the caller sees may have it. */
            name: string;
            description?: string;
            /** @description Global URN (`org:collaboration`) of the collaboration whose members alone see the workspace; null when it is open. Only its administrators can name it, with HUB_ACCESS=login; empty is null. */
            collaboration?: string | null;
        };
        /** @description How many fields have a value, over one entity or all entities of a project. */
        HubCompleteness: {
            required_filled: components["schemas"]["HubCount"];
            required_total: components["schemas"]["HubCount"];
            filled: components["schemas"]["HubCount"];
            total: components["schemas"]["HubCount"];
        };
        /**
         * Format: int64
         * @description Counts what happens in one project, from 1; 0 is before everything.
         */
        HubSequenceNumber: number;
        HubProject: {
            name: string;
            description: string;
            id: components["schemas"]["HubId"];
            workspace_id: components["schemas"]["HubId"];
            profile: string;
            /** @description Version of the profile. */
            version: string;
            entity_count: components["schemas"]["HubCount"];
            completeness: components["schemas"]["HubCompleteness"];
            revision: components["schemas"]["HubVersionNumber"];
            seq: components["schemas"]["HubSequenceNumber"];
            /** @description Whether the caller may change entities. */
            can_edit: boolean;
            /** @description Whether the caller may rename and delete the project. */
            can_manage: boolean;
            created_at: components["schemas"]["HubTime"];
            updated_at: components["schemas"]["HubTime"];
        };
        /** @description A workspace with its projects; `total` counts those that the search found. */
        HubWorkspaceDetail: {
            /** @description No other workspace that the caller sees may have it. */
            name: string;
            description: string;
            /** @description Global URN (`org:collaboration`) of the collaboration whose members alone see the workspace; null when it is open. Only its administrators can name it, with HUB_ACCESS=login; empty is null. */
            collaboration: string | null;
            id: components["schemas"]["HubId"];
            project_count: components["schemas"]["HubCount"];
            revision: components["schemas"]["HubVersionNumber"];
            /** @description Whether the caller may change and delete it. */
            can_manage: boolean;
            created_at: components["schemas"]["HubTime"];
            updated_at: components["schemas"]["HubTime"];
            projects: components["schemas"]["HubProject"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        /** @description Members that are left out stay as they are. */
        HubWorkspaceUpdateInput: {
            /** @description No other workspace that the caller sees may have it. */
            name?: string;
            description?: string;
            /** @description Global URN (`org:collaboration`) of the collaboration whose members alone see the workspace; null when it is open. Only its administrators can name it, with HUB_ACCESS=login; empty is null. */
            collaboration?: string | null;
            /** @description The revision that was read; an older one than the present is refused. */
            revision?: number;
        };
        /** @description An error that carries the present state besides the sentence. */
        HubWorkspaceConflict: {
            detail: string;
            current: components["schemas"]["HubWorkspace"];
        };
        HubTypeCount: {
            entity_type: string;
            count: components["schemas"]["HubCount"];
        };
        /** @description What a deletion would take with it. */
        HubDeletion: {
            /** @enum {string} */
            kind: "workspace" | "project" | "entity";
            id: components["schemas"]["HubId"];
            label: string;
            projects: components["schemas"]["HubCount"];
            /** @description How many entities go with it; an entity itself is not counted. */
            descendants: number;
            /** @description The same by entity type, types without any left out. */
            by_type: components["schemas"]["HubTypeCount"][];
            /** @description For an entity, the version that the confirmation is about. */
            version?: number;
            /**
             * Format: uri-reference
             * @description Where the confirmation is sent to, by POST.
             */
            action: string;
        };
        HubDeletionInput: {
            /** @description The number that the confirmation showed; another one than the present is refused. */
            descendants?: number;
            /** @description What is deleted, by its name; another name than the present one is refused. */
            name?: string;
        };
        /** @description An error that carries the present numbers besides the sentence. */
        HubDeletionConflict: {
            detail: string;
            current: components["schemas"]["HubDeletion"];
        };
        /** @description Either `workspace_id` or `workspace_name` is required, never both. */
        HubProjectInput: {
            name: string;
            description?: string;
            /** @description The workspace of the project. */
            workspace_id?: string;
            /** @description Name of a new, open workspace that is created with the project. No other workspace that the caller sees may have it. */
            workspace_name?: string;
            profile: string;
            version: string;
            /**
             * @description Start with the example data set of the profile.
             * @default false
             */
            load_example?: boolean;
        };
        /** @description The select of a page sends name and version of the profile in one. Either `workspace_id` or `workspace_name` is required; the other is absent or empty. */
        HubProjectForm: {
            name: string;
            description?: string;
            /** @description The workspace of the project. */
            workspace_id?: string;
            /** @description Name of a new, open workspace that is created with the project. */
            workspace_name?: string;
            /** @description A name, or name and version in one, as `miappe/1.1`. */
            profile: string;
            /** @description Needed unless `profile` names it. */
            version?: string;
            /** @default false */
            load_example?: boolean;
        };
        HubTreeNode: {
            id: components["schemas"]["HubId"];
            entity_type: string;
            label: string;
            parent_id: string | null;
            parent_field: string | null;
            depth: number;
            children: components["schemas"]["HubCount"];
            version: components["schemas"]["HubVersionNumber"];
            error_count: components["schemas"]["HubCount"];
        };
        /** @description A project with the types that its entities can have and a part of its tree. */
        HubProjectEditor: {
            name: string;
            description: string;
            id: components["schemas"]["HubId"];
            workspace_id: components["schemas"]["HubId"];
            profile: string;
            /** @description Version of the profile. */
            version: string;
            entity_count: components["schemas"]["HubCount"];
            completeness: components["schemas"]["HubCompleteness"];
            revision: components["schemas"]["HubVersionNumber"];
            seq: components["schemas"]["HubSequenceNumber"];
            /** @description Whether the caller may change entities. */
            can_edit: boolean;
            /** @description Whether the caller may rename and delete the project. */
            can_manage: boolean;
            created_at: components["schemas"]["HubTime"];
            updated_at: components["schemas"]["HubTime"];
            /** @description Every entity type of the profile, in the profile's order. */
            entity_types: components["schemas"]["HubTypeCount"][];
            /** @description The entities with each one's descendants following it, siblings in their order. */
            tree: components["schemas"]["HubTreeNode"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        /** @description Members that are left out stay as they are. Profile and version of a project do not change. */
        HubProjectUpdateInput: {
            name?: string;
            description?: string;
            /** @description The revision that was read; an older one than the present is refused. */
            revision?: number;
        };
        /** @description An error that carries the present state besides the sentence. */
        HubProjectConflict: {
            detail: string;
            current: components["schemas"]["HubProject"];
        };
        HubPerson: {
            user_id: string;
            user_name: string;
            /**
             * @description guest where the hub is open.
             * @enum {string}
             */
            role: "guest" | "member" | "administrator";
            online: boolean;
            last_seen_at: components["schemas"]["HubTime"];
        };
        /** @description Who may see the project, and who has been here. */
        HubMembers: {
            /**
             * @description Everybody; everybody who is logged in; only members of the collaboration.
             * @enum {string}
             */
            access: "open" | "login" | "collaboration";
            collaboration: string | null;
            people: components["schemas"]["HubPerson"][];
        };
        HubValidationError: {
            node_id: components["schemas"]["HubId"];
            entity_type: string;
            label: string;
            field: string;
            message: string;
            rule: string;
        };
        /** @description The whole project checked, references and uniqueness over all its entities included. */
        HubValidation: {
            valid: boolean;
            /** @description Number of entities checked. */
            checked: number;
            /** @description Number of entities with at least one error. */
            invalid: number;
            errors: components["schemas"]["HubValidationError"][];
        };
        /** @description One mistake with one value, however many entities have it. */
        HubProblem: {
            /**
             * @description A warning tells what the standard recommends; the entity is valid.
             * @enum {string}
             */
            level: "error" | "warning";
            entity_type: string;
            /** @description Empty for the entity itself. */
            field: string;
            rule: string;
            message: string;
            /** @description The text of the value; null where a value is missing, and where many different ones stand together. */
            value: string | null;
            count: components["schemas"]["HubCount"];
            /** @description A value that is likely meant. */
            suggestion: string | null;
            /** @description The first ones that have it. */
            entities: {
                /** @description Null for a row that is not written yet. */
                node_id: string | null;
                /** @description What people call the entity, or the place of the row in the file. */
                label: string;
            }[];
        };
        /** @description The problems of a project. */
        HubProblems: {
            /** @description Number of entities. */
            checked: number;
            /** @description Number of entities without an error. */
            valid: number;
            errors: components["schemas"]["HubCount"];
            warnings: components["schemas"]["HubCount"];
            groups: components["schemas"]["HubProblem"][];
            /** @description Number of groups that the filters keep. */
            total: number;
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        /** @description One value for another in every entity of a type that has it. */
        HubProblemFixInput: {
            entity_type: string;
            field: string;
            /** @description The text of the present value; empty for entities without one. */
            from: string;
            /** @description The new value; empty to empty the field. */
            to: string;
        };
        /** @description What a fix has written. */
        HubProblemsFixed: {
            /**
             * Format: int64
             * @description The action, by which it can be undone; null when nothing was different.
             */
            moment: number | null;
            /** @description Number of entities that got the new value. */
            changed: number;
            /** @description Whether the project has no error any more. */
            valid: boolean;
        };
        /** @description A value before and after; a side without a value is null. */
        HubFieldChange: {
            field: string;
            /** @description The value before; null when there was none. */
            before: unknown;
            /** @description The value after; null when there is none. */
            after: unknown;
        };
        /** @description One save. */
        HubChange: {
            entity_id: components["schemas"]["HubId"];
            entity_type: string;
            label: string;
            version: components["schemas"]["HubVersionNumber"];
            /** @enum {string} */
            action: "created" | "updated" | "moved" | "deleted" | "restored";
            user_id: string;
            user_name: string;
            at: components["schemas"]["HubTime"];
            changes: components["schemas"]["HubFieldChange"][];
        };
        /** @description Saves, the newest first. */
        HubHistory: {
            entries: components["schemas"]["HubChange"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        /** @enum {string} */
        HubActionKind: "created" | "changed" | "moved" | "deleted" | "duplicated" | "restored" | "pasted" | "imported" | "example" | "undone" | "project_restored";
        /** @description Everything that one request saved, whatever the number of entities. */
        HubAction: {
            moment: components["schemas"]["HubSequenceNumber"];
            kind: components["schemas"]["HubActionKind"];
            /** @description What was done, in words. */
            title: string;
            created: components["schemas"]["HubCount"];
            changed: components["schemas"]["HubCount"];
            deleted: components["schemas"]["HubCount"];
            user_id: string;
            /** @description As the person is called now. */
            user_name: string;
            /** @description The program that asked, as it names itself; empty for a browser. */
            client: string;
            at: components["schemas"]["HubTime"];
            /**
             * Format: int64
             * @description The action that this one undid; of a restored project, the moment that came back.
             */
            undoes: number | null;
            /**
             * Format: int64
             * @description The action that undid this one.
             */
            undone_by: number | null;
        };
        /** @description A moment of the whole project that somebody gave a name. */
        HubRestorePoint: {
            id: components["schemas"]["HubId"];
            name: string;
            moment: components["schemas"]["HubSequenceNumber"];
            user_id: string;
            user_name: string;
            at: components["schemas"]["HubTime"];
        };
        /** @description Actions, the newest first, and all restore points of the project. */
        HubActions: {
            actions: components["schemas"]["HubAction"][];
            restore_points: components["schemas"]["HubRestorePoint"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        /** @description An entity that stays as it is, because something later stands on it. */
        HubKeptEntity: {
            entity_id: components["schemas"]["HubId"];
            entity_type: string;
            label: string;
            reason: string;
        };
        /** @description How far an action can be undone, or was. */
        HubUndoing: {
            undone: components["schemas"]["HubCount"];
            /** @description The first hundred of those that stay. */
            kept: components["schemas"]["HubKeptEntity"][];
            kept_total: components["schemas"]["HubCount"];
        };
        /** @description An action, what it did to each entity, and how far it can be undone. */
        HubActionDetail: {
            action: components["schemas"]["HubAction"];
            entries: components["schemas"]["HubChange"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
            undoing: components["schemas"]["HubUndoing"];
        };
        /** @description The action that undid another one, or brought the project back, and how far. */
        HubUndone: {
            action: components["schemas"]["HubAction"];
            undoing: components["schemas"]["HubUndoing"];
        };
        HubDifference: {
            entity_id: components["schemas"]["HubId"];
            entity_type: string;
            label: string;
            /** @enum {string} */
            difference: "created" | "changed" | "deleted";
            /** @description Whether it stands in another place. */
            moved: boolean;
            changes: components["schemas"]["HubFieldChange"][];
        };
        /** @description How a project differs between two moments, entity by entity. */
        HubDifferences: {
            from: components["schemas"]["HubSequenceNumber"];
            to: components["schemas"]["HubSequenceNumber"];
            created: components["schemas"]["HubCount"];
            changed: components["schemas"]["HubCount"];
            deleted: components["schemas"]["HubCount"];
            entries: components["schemas"]["HubDifference"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        HubProjectRestoreInput: {
            /**
             * Format: int64
             * @description The moment whose state comes back; 0 is before everything.
             */
            moment: number;
            /**
             * Format: int64
             * @description The latest moment that was read; an older one is refused.
             */
            present?: number;
        };
        HubProjectRestoreForm: {
            moment: string;
            present?: string;
        };
        HubRestorePointInput: {
            /** @description What people call the moment. */
            name: string;
        };
        HubRestorePointForm: {
            name: string;
        };
        /** @description The entity type and field that a value of this field must occur in; a picker gets its items from /api/lookup. */
        HubReference: {
            target_type: string;
            target_field: string;
        };
        /** @description A field of an entity type, as the profile declares it. Members that say nothing for a field are left out. */
        HubField: {
            name: string;
            label: string;
            /** @enum {string} */
            type: "string" | "integer" | "float" | "boolean" | "date" | "datetime" | "uri" | "ontology_term" | "list" | "entity";
            /** @description For list and entity: a primitive type or an entity type. */
            items?: string;
            /** @enum {string} */
            tier: "required" | "recommended" | "optional";
            help?: string;
            ontology_term?: string;
            /**
             * Format: uri
             * @description Address of the term's page.
             */
            term_url?: string;
            /** @description The allowed values, where the profile lists them. */
            options?: string[];
            pattern?: string;
            min_length?: components["schemas"]["HubCount"];
            max_length?: components["schemas"]["HubCount"];
            minimum?: number;
            maximum?: number;
            min_items?: components["schemas"]["HubCount"];
            max_items?: components["schemas"]["HubCount"];
            reference?: components["schemas"]["HubReference"];
            /** @description Whether terms of vocabularies, or of a list of recommended words, belong here; a picker gets them from /api/terms. */
            terms?: boolean;
            /** @description Whether the value is filled in from the parent. */
            from_parent?: boolean;
        };
        /** @description Values by field name, as the profile declares them: strings, numbers, booleans and lists of these. Entities inside an entity are not values; they are entities of their own with this one as parent. */
        HubValues: {
            [key: string]: unknown;
        };
        /** @description Enough of an entity to name it and to link to it. */
        HubEntityLink: {
            id: components["schemas"]["HubId"];
            entity_type: string;
            label: string;
        };
        /** @description The form of a new entity. */
        HubEntityForm: {
            /** Format: uri-reference */
            action: string;
            entity_type: string;
            help?: string;
            ontology_term?: string;
            parent_id: string | null;
            parent_field: string | null;
            fields: components["schemas"]["HubField"][];
            data: components["schemas"]["HubValues"];
            breadcrumb: components["schemas"]["HubEntityLink"][];
        };
        /** @description One thing that is wrong with one value; the same words as POST /validate uses. */
        HubFieldError: {
            /** @description Name of the field, list places in brackets: `external_references[2]`. */
            field: string;
            message: string;
            /** @description `required`, `type`, `pattern`, … or the name of a rule of the profile. */
            rule: string;
        };
        HubEntity: {
            id: components["schemas"]["HubId"];
            project_id: components["schemas"]["HubId"];
            entity_type: string;
            /** @description Title, name or identifier; else the names of a person, a term, a value with what it is of, or the first text; without any, the type and its number in the list, such as Person 3. */
            label: string;
            /** @description null for an entity that stands at the top. */
            parent_id: string | null;
            /** @description The field of the parent that holds it. */
            parent_field: string | null;
            /** @description Place among its siblings in the same field. */
            position: number;
            version: components["schemas"]["HubVersionNumber"];
            data: components["schemas"]["HubValues"];
            errors: components["schemas"]["HubFieldError"][];
            completeness: components["schemas"]["HubCompleteness"];
            descendants: components["schemas"]["HubCount"];
            /** @description The ancestors from the top, in answers about a single entity. */
            breadcrumb?: components["schemas"]["HubEntityLink"][];
            created_at: components["schemas"]["HubTime"];
            updated_at: components["schemas"]["HubTime"];
            /** @description Name of whoever saved it last. */
            updated_by: string;
        };
        HubEntityList: {
            entities: components["schemas"]["HubEntity"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        /** @description A new entity, or with `node_id` new values for an existing one. Fields that `data` does not name stay as they are; null or an empty string empties a field. Missing required values do not prevent saving. */
        HubEntityInput: {
            entity_type: string;
            /** @description The entity to change; left out, null or empty for a new one. */
            node_id?: string | null;
            /** @description The entity that holds a new one; left out, null or empty at the top. Another one than the present moves an existing entity. */
            parent_id?: string | null;
            /** @description The field of the parent; may be left out when only one can hold the type. */
            parent_field?: string | null;
            /** @description The version that was read; an older one than the present is refused. */
            version?: number | null;
            /** @description Values by field name. A name that the entity type does not have, and a value inside which entities are nested, are 400. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description The fields of the entity under their own names, repeated for lists in their order, and the fields with an underscore, which say what is saved where. Fields that are not sent stay as they are; an empty one is emptied. The page that shows a conflict sends `_use_` and the name of a field with `yours` or `theirs`; with `theirs` the field stays as it is. */
        HubEntityFieldsForm: {
            _entity_type: string;
            _node_id?: string;
            _parent_id?: string;
            _parent_field?: string;
            _version?: string;
            /**
             * @description Where a browser goes after saving: to the entity, to the form of another one in the same place, or to the entity above.
             * @enum {string}
             */
            _after?: "" | "new" | "up";
        } & {
            [key: string]: string | string[];
        };
        /** @description An error that carries the present state besides the sentence. */
        HubEntityConflict: {
            detail: string;
            current: components["schemas"]["HubEntity"];
        };
        /** @description What would be said about values that were not saved. */
        HubCheck: {
            valid: boolean;
            errors: components["schemas"]["HubFieldError"][];
            completeness: components["schemas"]["HubCompleteness"];
        };
        HubBulkDeletion: {
            node_id: string;
            /** @description The version that was read; an older one than the present is refused. */
            version?: number;
            /** @description How many entities go with it; another number than the present is refused. */
            descendants?: number;
        };
        HubBulkInput: {
            /**
             * @description What the history calls the action; left out: changed.
             * @enum {string}
             */
            kind?: "changed" | "pasted";
            /** @description Each one as POST …/entities takes it; all of them are saved, or none. */
            changes?: components["schemas"]["HubEntityInput"][];
            /** @description Entities that go, each with everything nested in it. */
            deletions?: components["schemas"]["HubBulkDeletion"][];
        };
        /** @description One value for one field of the selected entities. */
        HubBulkForm: {
            entity_type: string;
            /** @description The selected entities; repeated for several. */
            node_id: string[];
            field: string;
            /** @description Empty to empty the field. */
            value: string;
        };
        HubBulkResult: {
            created: components["schemas"]["HubCount"];
            updated: components["schemas"]["HubCount"];
            unchanged: components["schemas"]["HubCount"];
            /** @description With everything that was nested in them. */
            deleted: number;
            /** @description The changed entities in the order of the request, as they are now. */
            entities: components["schemas"]["HubEntity"][];
        };
        /** @description An error that carries the present state of every entity that somebody else has saved since. */
        HubBulkConflict: {
            detail: string;
            current: components["schemas"]["HubEntity"][];
        };
        HubBulkCheck: {
            valid: boolean;
            checks: {
                errors: components["schemas"]["HubFieldError"][];
            }[];
        };
        /** @description The entities of one type, a row each. */
        HubTable: {
            entity_type: string;
            columns: components["schemas"]["HubField"][];
            rows: components["schemas"]["HubEntity"][];
            /** @description What holds the rows of the answer, each once. */
            parents: components["schemas"]["HubEntityLink"][];
            /** @description Names of the columns in which at least one of all found rows has a value. */
            filled: string[];
            /** @description How many of all found rows have errors. */
            invalid: number;
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        HubEntityDeletionInput: {
            /** @description The version that the confirmation showed; an older one than the present is refused. */
            version?: number;
            /** @description The number that the confirmation showed; another one than the present is refused. */
            descendants?: number;
        };
        HubEntityDeletionForm: {
            version?: string;
            descendants?: string;
        };
        /** @description A new place. Without `parent_id` and `parent_field` the entity stays in its list. */
        HubMoveInput: {
            /** @description The place among the siblings, from 0; a larger one than the last means the end. */
            position: number;
            /** @description The new parent; null for the top. */
            parent_id?: string | null;
            parent_field?: string | null;
            /** @description The version that was read; an older one than the present is refused. */
            version?: number;
        };
        /** @description Either `direction` or `position`. */
        HubMoveForm: {
            /** @enum {string} */
            direction?: "up" | "down" | "first" | "last";
            position?: string;
            parent_id?: string;
            parent_field?: string;
            version?: string;
        };
        /** @description An entity as it was after one save, and how that differs from another version. */
        HubEntityVersion: {
            entity_id: components["schemas"]["HubId"];
            entity_type: string;
            label: string;
            version: components["schemas"]["HubVersionNumber"];
            /** @enum {string} */
            action: "created" | "updated" | "moved" | "deleted" | "restored";
            user_id: string;
            user_name: string;
            at: components["schemas"]["HubTime"];
            data: components["schemas"]["HubValues"];
            /** @description The version that `changes` starts from; null when there is none before. */
            against: number | null;
            changes: components["schemas"]["HubFieldChange"][];
        };
        HubRestoreInput: {
            /** @description The version whose values come back. */
            restore_version: number;
            /** @description The present version that was read; an older one is refused. */
            version?: number;
        };
        HubRestoreForm: {
            restore_version: string;
            version?: string;
        };
        /** @description An error that carries the present state besides the sentence, when there is one. */
        HubRestoreConflict: {
            detail: string;
            current?: components["schemas"]["HubEntity"];
        };
        HubDatasetEntity: {
            entity_type: string;
            /** @description The entity with everything nested in it. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A whole project. `data` of each entity at the top is what POST /validate takes: everything below it is nested in its fields. */
        HubDataset: {
            profile: string;
            version: string;
            name: string;
            entities: components["schemas"]["HubDatasetEntity"][];
        };
        /** @description An object of ISA-JSON. */
        HubIsaPart: {
            [key: string]: unknown;
        };
        /** @description The first investigation of a project as ISA-JSON 1.0 writes it, which also says what its parts hold. What is unknown is empty. */
        HubIsaInvestigation: {
            identifier: string;
            title: string;
            description: string;
            submissionDate: string;
            publicReleaseDate: string;
            /** @description Name of its file in ISA-Tab, where the project says one. */
            filename?: string;
            ontologySourceReferences: components["schemas"]["HubIsaPart"][];
            publications: components["schemas"]["HubIsaPart"][];
            people: components["schemas"]["HubIsaPart"][];
            comments: components["schemas"]["HubIsaPart"][];
            studies: components["schemas"]["HubIsaPart"][];
        };
        /** @description The data set with `format=json`, the investigation with `format=isa-json`. */
        HubJsonFile: components["schemas"]["HubDataset"] | components["schemas"]["HubIsaInvestigation"];
        HubExportLeftOut: {
            /** @enum {string} */
            format: "isa-json" | "isa-tab";
            left_out: {
                /** @description A type, where whole entities stay behind, or a type and a field; in ISA's own words for what ISA-Tab alone leaves out. */
                what: string;
                /** @description Entities or values. */
                count: number;
            }[];
        };
        HubImportForm: {
            /**
             * Format: binary
             * @description The file, at most 50 MB unless set otherwise.
             */
            file: string;
            /**
             * @description Left out or empty: detected from the file.
             * @enum {string}
             */
            format?: "" | "xlsx" | "csv" | "isa-json" | "isa-tab" | "json" | "yaml" | "sdrf";
            /** @description What the rows of a table are; left out or empty: told by its columns, and by the name of the file between types that fit equally well. */
            entity_type?: string;
        };
        HubImportTableChoice: {
            /** @description Its name in the preview; empty for the only table of a text. */
            table: string;
            /** @description What the rows are; empty to leave the table out. */
            entity_type?: string;
            /** @description Whether the first row names the columns. */
            has_header?: boolean;
            columns?: {
                column: string;
                /** @description The field that the column fills, or `_id`, `_parent_id`, `_parent_field`; empty to leave it out. */
                field: string;
            }[];
            /** @description Where new rows go that do not say it; null to take the choice back. */
            parent?: {
                node_id: string;
                field: string;
            } | null;
        };
        /** @description How a file is to be understood. What is not named stays as it was chosen before, or as it was recognized. */
        HubImportChoicesInput: {
            tables?: components["schemas"]["HubImportTableChoice"][];
            /** @description Values that stand for others wherever the field has them. One that stands for itself takes a choice back. */
            values?: {
                entity_type: string;
                field: string;
                /** @description The text of the value; empty for rows without one. */
                from: string;
                to: string;
            }[];
        };
        /** @description A text file inside JSON. Spreadsheets are sent as multipart/form-data. */
        HubImportInput: {
            /**
             * @description `csv` is a table with commas, semicolons, pipes or tabs: rows that were pasted, too.
             * @enum {string}
             */
            format: "csv" | "isa-json" | "json" | "yaml" | "sdrf";
            /** @description What the rows of a table are; left out: told by its columns. */
            entity_type?: string;
            file_name?: string;
            /** @description The text of the file. */
            content: string;
            choices?: components["schemas"]["HubImportChoicesInput"];
        };
        HubImportCounts: {
            created: components["schemas"]["HubCount"];
            changed: components["schemas"]["HubCount"];
            unchanged: components["schemas"]["HubCount"];
            refused: components["schemas"]["HubCount"];
            /** @description Sheets, columns and members for which the profile has no place. Applying the import leaves them out. */
            left_out: components["schemas"]["HubCount"];
            /** @description Rows that would be created or changed although their values have errors. */
            with_errors: components["schemas"]["HubCount"];
        };
        /** @description What becomes of the values of the file: of the cells of a table that are not empty, without the names of its columns, or of the single values of a data set. `placed`, `changed` and `left_out` add up to `values`. */
        HubImportAccount: {
            values: components["schemas"]["HubCount"];
            /** @description Values that are stored as the file shows them, or that the project has already. */
            placed: components["schemas"]["HubCount"];
            /** @description Values that are stored in another form. The list `changed` says how and why. */
            changed: components["schemas"]["HubCount"];
            /** @description Values that are not stored. The list `left_out` says where they stand and why. */
            left_out: components["schemas"]["HubCount"];
        };
        /** @description Values of one field that are stored in another form, for one reason. */
        HubImportChangedValue: {
            /** @description Where the first of them stands. */
            place: string;
            entity_type: string;
            field: string;
            /** @description What the file shows there. */
            shown: string;
            /** @description What is stored for it. */
            stored: string;
            reason: string;
            values: components["schemas"]["HubCount"];
        };
        /** @description Parts of the file that are not stored, for one reason. */
        HubImportLeftOut: {
            /** @description Where the first of them stands. */
            place: string;
            /** @description The type that the part belongs to; empty where it belongs to none. */
            entity_type: string;
            reason: string;
            /** @description Parts with this reason. */
            places: number;
            values: components["schemas"]["HubCount"];
        };
        HubImportColumn: {
            /** @description Its number from 1; in JSON, YAML and ISA files the name of the member. */
            column: string;
            header: string;
            /** @description The field that it fills; empty when it is left out. */
            field: string;
            /** @description The field that a `similar` column may mean; empty for none. The column fills nothing until you choose a field. */
            suggested: string;
            /**
             * @description By what the field was found. A column that is only `similar` to a field is left out.
             * @enum {string}
             */
            recognized: "name" | "label" | "term" | "similar" | "position" | "chosen" | "none";
            values: components["schemas"]["HubCount"];
            samples: string[];
        };
        /** @description A sheet, the rows of a text, or in JSON, YAML and ISA files the objects of one type. */
        HubImportTable: {
            /** @description Name of the sheet; empty for the only table of a text; the type for objects. */
            name: string;
            /** @description What the rows are; empty for a sheet that is left out. */
            entity_type: string;
            /** @description Whether the first row names the columns. */
            has_header: boolean;
            rows: components["schemas"]["HubCount"];
            columns: components["schemas"]["HubImportColumn"][];
            /** @description Where new rows go that do not say it, as chosen; null without a choice. */
            parent: {
                node_id: components["schemas"]["HubId"];
                field: string;
                label: string;
            } | null;
            /** @description Where the rows go, and how many of them have problems. The most frequent first. */
            targets: {
                /** @description Null for the top, and for a parent that the same file creates. */
                node_id: string | null;
                /** @description Empty for the top of the project. */
                label: string;
                field: string;
                rows: components["schemas"]["HubCount"];
                with_errors: components["schemas"]["HubCount"];
            }[];
        };
        /** @description What becomes of one row of the file, of one object in it, or of a sheet or column for which the profile has no place. */
        HubImportRow: {
            /** @description Sheet and row (`Study!2`), line (`line 7`) or path in the file (`studies[0]`). */
            place: string;
            /** @enum {string} */
            outcome: "create" | "change" | "unchanged" | "refuse" | "leave_out";
            /** @description As the profile spells it; empty for a sheet that is no entity type. */
            entity_type: string;
            /** @description The entity that is changed or stays; null for a new one. */
            node_id: string | null;
            label: string;
            /** @description Where the row goes. Null for the top of the project, and for what is refused or left out. */
            parent: {
                /** @description Null for a parent that the same file creates. */
                node_id: string | null;
                entity_type: string;
                label: string;
                /** @description The field of the parent. */
                field: string;
            } | null;
            changes: components["schemas"]["HubFieldChange"][];
            /** @description Errors that the values would have, and members that are left out; they do not prevent the import. */
            errors: components["schemas"]["HubFieldError"][];
            /** @description Why the row is refused, or what is left out. */
            detail: string | null;
        };
        /** @description What an import would do. Nothing of it is written before it is applied. */
        HubImport: {
            id: components["schemas"]["HubId"];
            project_id: components["schemas"]["HubId"];
            /** @enum {string} */
            format: "xlsx" | "csv" | "isa-json" | "isa-tab" | "json" | "yaml" | "sdrf";
            file_name: string;
            /**
             * @description Whether it can still be applied.
             * @enum {string}
             */
            status: "ready" | "applied";
            counts: components["schemas"]["HubImportCounts"];
            account: components["schemas"]["HubImportAccount"];
            /** @description Values that are stored in another form than the file shows, equal reasons in one field together, in the order of the file. */
            changed: components["schemas"]["HubImportChangedValue"][];
            /** @description What applying the import would not write, equal reasons together, in the order of the file. Refused rows are among them. */
            left_out: components["schemas"]["HubImportLeftOut"][];
            /** @description The tables of the file, and how their columns were understood. Post choices to change that. */
            tables: components["schemas"]["HubImportTable"][];
            /** @description What is wrong in the rows, equal problems together, the most frequent first. */
            problems: components["schemas"]["HubProblem"][];
            rows: components["schemas"]["HubImportRow"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
            created_at: components["schemas"]["HubTime"];
            expires_at: components["schemas"]["HubTime"];
        };
        /** @description The choices for one table, or one value for another. */
        HubImportChoicesForm: {
            /** @description The table that the choices are for. */
            table?: string;
            /** @description What the rows of the table are; for a value, the type that has it. */
            entity_type?: string;
            /** @enum {string} */
            has_header?: "true" | "false";
            /** @description Column and field, like `3:title`; repeated for each column. */
            column?: string[];
            /** @description Identifier and field of the parent, like `0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03:studies`; empty for none. */
            parent?: string;
            field?: string;
            from?: string;
            to?: string;
        };
        HubImportApplyInput: {
            /**
             * @description Leave out the refused rows; without it an import with refused rows is refused as a whole.
             * @default false
             */
            skip_refused?: boolean;
        };
        HubImportApplyForm: {
            /** @enum {string} */
            skip_refused?: "true" | "false";
        };
        /** @description What the import has written. */
        HubImportResult: {
            id: components["schemas"]["HubId"];
            project_id: components["schemas"]["HubId"];
            counts: components["schemas"]["HubImportCounts"];
        };
        HubGraphNode: {
            /** @description The entity's identifier in the hub. */
            id: string;
            /** @description The entity's title. */
            label: string;
            /** @description The entity's type. */
            group: string;
        };
        HubGraphEdge: {
            /** @description The parent, or the entity that refers. */
            from: string;
            /** @description The child, or the entity referred to. */
            to: string;
            /** @description The field of `from` that makes the connection. */
            label: string;
        };
        /** @description The entities of a project and what connects them. Both ends of every edge are nodes. */
        HubGraph: {
            nodes: components["schemas"]["HubGraphNode"][];
            edges: components["schemas"]["HubGraphEdge"][];
        };
        HubColumnName: string;
        /** @description The columns of a table, as one person wants them. A field is named by its name in the profile. */
        HubColumns: {
            /** @description These fields stand first, in this order; the others follow in theirs. */
            order: components["schemas"]["HubColumnName"][];
            hidden: components["schemas"]["HubColumnName"][];
            /** @description Widths in pixels by field; the others are as wide as their contents. */
            widths: {
                [key: string]: number;
            };
            /** @description So many columns stay in view at the left. */
            frozen: number;
            /** @description Whether columns without any value are hidden. */
            hide_empty: boolean;
        };
        HubChatMessage: {
            id: components["schemas"]["HubId"];
            seq: components["schemas"]["HubSequenceNumber"];
            content: string;
            sender_id: string;
            sender_name: string;
            timestamp: components["schemas"]["HubTime"];
        };
        /** @description Chat messages in the order in which they were written. */
        HubChatHistory: {
            messages: components["schemas"]["HubChatMessage"][];
            /** @description Whether there are older ones; `before` with the first one's seq asks for them. */
            more: boolean;
        };
        HubChatInput: {
            content: string;
        };
        HubChatForm: {
            content: string;
        };
        /** @description One open connection. */
        WebSocketPresenceEntry: {
            user_id: string;
            user_name: string;
            /** Format: date-time */
            connected_at: string;
        };
        /**
         * Format: int64
         * @description Counts the frames of the project, from 1, in the order in which everybody gets them. As nobody gets back what they sent themselves, a gap means nothing.
         */
        WebSocketSequenceNumber: number;
        /**
         * @description Somebody came or went; sent to everybody in the project, the newcomer included, with all who are here now. In a crowd one frame may tell of several at once, and names one of them.
         * @example {
         *       "type": "presence",
         *       "action": "join",
         *       "user_id": "visitor-4f1c",
         *       "user_name": "Guest 2",
         *       "presence": [
         *         {
         *           "user_id": "visitor-09ab",
         *           "user_name": "Guest 1",
         *           "connected_at": "2026-03-05T09:28:00Z"
         *         },
         *         {
         *           "user_id": "visitor-4f1c",
         *           "user_name": "Guest 2",
         *           "connected_at": "2026-03-05T09:31:12Z"
         *         }
         *       ],
         *       "seq": 42
         *     }
         */
        WebSocketServerPresence: {
            /** @enum {string} */
            type: "presence";
            /** @enum {string} */
            action: "join" | "leave";
            user_id: string;
            user_name: string;
            presence: components["schemas"]["WebSocketPresenceEntry"][];
            seq: components["schemas"]["WebSocketSequenceNumber"];
        };
        /**
         * @description What somebody else said.
         * @example {
         *       "type": "chat",
         *       "content": "Plot 12 was flooded on Tuesday.",
         *       "sender_id": "visitor-09ab",
         *       "sender_name": "Guest 1",
         *       "timestamp": "2026-03-05T09:32:40.118Z",
         *       "seq": 43
         *     }
         */
        WebSocketServerChat: {
            /** @enum {string} */
            type: "chat";
            content: string;
            sender_id: string;
            sender_name: string;
            /** Format: date-time */
            timestamp: string;
            seq: components["schemas"]["WebSocketSequenceNumber"];
        };
        /**
         * @description At which field somebody else is; both null when at none.
         * @example {
         *       "type": "cursor",
         *       "entity_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
         *       "field": "start_date",
         *       "sender_id": "visitor-4f1c",
         *       "sender_name": "Guest 2",
         *       "timestamp": "2026-03-05T09:32:41.004Z",
         *       "seq": 44
         *     }
         */
        WebSocketServerCursor: {
            /** @enum {string} */
            type: "cursor";
            entity_id: string | null;
            field: string | null;
            sender_id: string;
            sender_name: string;
            /** Format: date-time */
            timestamp: string;
            seq: components["schemas"]["WebSocketSequenceNumber"];
        };
        /**
         * @description A value that somebody else is typing. Nothing was saved.
         * @example {
         *       "type": "update",
         *       "entity_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
         *       "field": "start_date",
         *       "value": "2024-03-0",
         *       "sender_id": "visitor-4f1c",
         *       "sender_name": "Guest 2",
         *       "timestamp": "2026-03-05T09:32:42.530Z",
         *       "seq": 45
         *     }
         */
        WebSocketServerUpdate: {
            /** @enum {string} */
            type: "update";
            entity_id: string;
            field: string;
            /** @description Any JSON value. */
            value: unknown;
            sender_id: string;
            sender_name: string;
            /** Format: date-time */
            timestamp: string;
            seq: components["schemas"]["WebSocketSequenceNumber"];
        };
        /**
         * @description A change that was saved, whoever made it and in whatever way; sent to every client. A deletion is reported once for each entity that went with it.
         * @example {
         *       "type": "update",
         *       "action": "updated",
         *       "entity_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
         *       "entity_type": "Study",
         *       "version": 4,
         *       "seq": 46
         *     }
         */
        WebSocketServerSaved: {
            /** @enum {string} */
            type: "update";
            /** @enum {string} */
            action: "created" | "updated" | "deleted";
            entity_id: string;
            entity_type: string;
            /** @description The entity's version after the save. */
            version: number;
            seq: components["schemas"]["WebSocketSequenceNumber"];
        };
        /**
         * @description The last frame of this client broke the contract and went to nobody; the connection stays open. As it belongs to this client alone it repeats the project's present number, and it is never replayed.
         * @example {
         *       "type": "error",
         *       "detail": "content is required in a chat frame",
         *       "seq": 46
         *     }
         */
        WebSocketServerError: {
            /** @enum {string} */
            type: "error";
            detail: string;
            seq: components["schemas"]["WebSocketSequenceNumber"];
        };
        /** @description Any frame that the server sends. */
        WebSocketServerMessage: components["schemas"]["WebSocketServerPresence"] | components["schemas"]["WebSocketServerChat"] | components["schemas"]["WebSocketServerCursor"] | components["schemas"]["WebSocketServerUpdate"] | components["schemas"]["WebSocketServerSaved"] | components["schemas"]["WebSocketServerError"];
        /** @description Frames of the channel, oldest first. */
        HubMessages: {
            messages: components["schemas"]["WebSocketServerMessage"][];
            /**
             * Format: int64
             * @description Number of the project's latest frame.
             */
            seq: number;
            /** @description Whether there are later ones; `since` with the last frame's seq asks for them. */
            more: boolean;
        };
        /**
         * @description Says something to everybody in the project; it is kept in the chat's history. It is not empty, and has no character NUL.
         * @example {
         *       "type": "chat",
         *       "content": "Plot 12 was flooded on Tuesday."
         *     }
         */
        WebSocketClientChat: {
            /** @enum {string} */
            type: "chat";
            content: string;
        };
        /**
         * @description Tells at which field one is; both null when at none. It is shown to the others and locks nothing.
         * @example {
         *       "type": "cursor",
         *       "entity_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
         *       "field": "start_date"
         *     }
         */
        WebSocketClientCursor: {
            /** @enum {string} */
            type: "cursor";
            entity_id: string | null;
            field: string | null;
        };
        /**
         * @description Shows the others a value while it is typed. It saves nothing; saving is done by POST /hub/projects/{id}/entities.
         * @example {
         *       "type": "update",
         *       "entity_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
         *       "field": "start_date",
         *       "value": "2024-03-0"
         *     }
         */
        WebSocketClientUpdate: {
            /** @enum {string} */
            type: "update";
            entity_id: string;
            field: string;
            /** @description The value as it stands in the form; any JSON value. */
            value: unknown;
        };
        /** @description Any frame that a client may send. Everything else is answered with an error frame. */
        WebSocketClientMessage: components["schemas"]["WebSocketClientChat"] | components["schemas"]["WebSocketClientCursor"] | components["schemas"]["WebSocketClientUpdate"];
        /** @description What a client has sent, as the others get it. */
        WebSocketForwardedMessage: components["schemas"]["WebSocketServerChat"] | components["schemas"]["WebSocketServerCursor"] | components["schemas"]["WebSocketServerUpdate"];
    };
    responses: {
        /** @description Only with HUB_ACCESS=login. A browser without a session is sent to the login page and comes back afterwards. */
        HubLoginRedirect: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["HubLocation"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request breaks the contract; nothing was changed. The detail names the member and what is wrong with it. Browsers get the page again with what was typed and the sentence at the field. */
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
        /** @description Only with HUB_ACCESS=login. Whom the bearer token stands for could not be found out, because the login service or the platform did not answer as expected. Nothing was changed. */
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
        /** @description With HUB_ACCESS=login, login is not configured, or the platform, which has to be asked about the token or about the administrators of the collaboration, cannot be asked; or the profile of the project has left this server; or too many long requests are waiting already. Nothing was changed. Also when the answer took longer than the server allows: look at the project before you send such a change again. Also when the database does not answer at the moment; the detail says so where it is not known whether a change was saved. */
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
        /** @description The answer to browsers. They are sent to the page that shows the result, with a message that says what happened; with HUB_ACCESS=login and no session, to the login page, and nothing was changed. */
        HubSeeOther: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["HubLocation"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request came from a page of another site, or, with HUB_ACCESS=login, the person is not a member of the collaboration that the workspace belongs to, or not one of its administrators where that is needed. The answer names neither the workspace nor the collaboration. */
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
        /** @description The body is larger than the limit for its kind (JSON 5 MB, form 1 MB, unless set otherwise). */
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
        /** @description The body has a media type or a content coding that this operation does not take, or no media type. */
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
        /** @description It contradicts what is there now; nothing was changed. The detail says what contradicts and what to do. */
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
        /** @description The server has no room left to store anything (RFC 4918, section 11.5). */
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
        /** @description What the path names, or an identifier in the query or body, does not exist. */
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
        /** @description The workspace as it is now. */
        HubWorkspaceAnswer: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                 *       "name": "Wheat under drought",
                 *       "description": "Field trials of the drought program, 2024 to 2026.",
                 *       "collaboration": null,
                 *       "project_count": 2,
                 *       "revision": 2,
                 *       "can_manage": true,
                 *       "created_at": "2026-03-02T08:15:00Z",
                 *       "updated_at": "2026-03-04T10:02:11Z"
                 *     }
                 */
                "application/json": components["schemas"]["HubWorkspace"];
            };
        };
        /** @description The name belongs to another workspace, or somebody changed this one since the `revision` that the request names. Nothing was changed; the answer carries the present state, and the page shows it beside what was typed. */
        HubWorkspaceStale: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The workspace was changed by somebody else: revision 3 is the present one, the request names 2.",
                 *       "current": {
                 *         "id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                 *         "name": "Wheat and barley under drought",
                 *         "description": "Field trials of the drought program, 2024 to 2026.",
                 *         "collaboration": null,
                 *         "project_count": 2,
                 *         "revision": 3,
                 *         "can_manage": true,
                 *         "created_at": "2026-03-02T08:15:00Z",
                 *         "updated_at": "2026-03-05T07:41:09Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["HubWorkspaceConflict"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description It is gone. */
        HubDeleted: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description What would be deleted is not what the confirmation showed; nothing was deleted. The answer carries the present numbers, and browsers get the confirmation page again. */
        HubDeletionChanged: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "4 entities would be deleted now, the confirmation was about 3.",
                 *       "current": {
                 *         "kind": "project",
                 *         "id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                 *         "label": "Field trial 2024",
                 *         "projects": 0,
                 *         "descendants": 4,
                 *         "by_type": [
                 *           {
                 *             "entity_type": "Investigation",
                 *             "count": 1
                 *           },
                 *           {
                 *             "entity_type": "Study",
                 *             "count": 3
                 *           }
                 *         ],
                 *         "action": "/hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02/delete"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["HubDeletionConflict"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The project as it is now. */
        HubProjectAnswer: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                 *       "workspace_id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                 *       "name": "Field trial 2024",
                 *       "description": "The first of three years.",
                 *       "profile": "miappe",
                 *       "version": "1.1",
                 *       "entity_count": 103,
                 *       "completeness": {
                 *         "required_filled": 240,
                 *         "required_total": 242,
                 *         "filled": 611,
                 *         "total": 1498
                 *       },
                 *       "revision": 2,
                 *       "seq": 41,
                 *       "can_edit": true,
                 *       "can_manage": true,
                 *       "created_at": "2026-03-02T08:20:00Z",
                 *       "updated_at": "2026-03-05T09:30:45Z"
                 *     }
                 */
                "application/json": components["schemas"]["HubProject"];
            };
        };
        /** @description Somebody changed the project's record since the `revision` that the request names. Nothing was changed; the answer carries the present state, and the page shows it beside what was typed. */
        HubProjectStale: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The project was changed by somebody else: revision 3 is the present one, the request names 2.",
                 *       "current": {
                 *         "id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                 *         "workspace_id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                 *         "name": "Field trial, first year",
                 *         "description": "The first of three years.",
                 *         "profile": "miappe",
                 *         "version": "1.1",
                 *         "entity_count": 103,
                 *         "completeness": {
                 *           "required_filled": 240,
                 *           "required_total": 242,
                 *           "filled": 611,
                 *           "total": 1498
                 *         },
                 *         "revision": 3,
                 *         "seq": 44,
                 *         "can_edit": true,
                 *         "can_manage": true,
                 *         "created_at": "2026-03-02T08:20:00Z",
                 *         "updated_at": "2026-03-05T11:02:31Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["HubProjectConflict"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The entity as it is now, with the errors that its values have. Errors never prevent saving. */
        HubEntityAnswer: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                 *       "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                 *       "entity_type": "Study",
                 *       "label": "Wheat drought stress field trial 2024",
                 *       "parent_id": "0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03",
                 *       "parent_field": "studies",
                 *       "position": 0,
                 *       "version": 4,
                 *       "data": {
                 *         "unique_id": "STU-2024-WHEAT",
                 *         "investigation_id": "INV-WHEAT",
                 *         "title": "Wheat drought stress field trial 2024",
                 *         "start_date": "2024-03-01",
                 *         "end_date": "2024-02-01",
                 *         "observation_unit_level_hierarchy": [
                 *           "block",
                 *           "plot"
                 *         ]
                 *       },
                 *       "errors": [
                 *         {
                 *           "field": "end_date",
                 *           "message": "The end date 2024-02-01 is before the start date 2024-03-01.",
                 *           "rule": "date_range"
                 *         }
                 *       ],
                 *       "completeness": {
                 *         "required_filled": 3,
                 *         "required_total": 3,
                 *         "filled": 6,
                 *         "total": 27
                 *       },
                 *       "descendants": 98,
                 *       "breadcrumb": [
                 *         {
                 *           "id": "0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03",
                 *           "entity_type": "Investigation",
                 *           "label": "Wheat under drought"
                 *         }
                 *       ],
                 *       "created_at": "2026-03-02T08:21:07Z",
                 *       "updated_at": "2026-03-05T09:30:45Z",
                 *       "updated_by": "Guest 1"
                 *     }
                 */
                "application/json": components["schemas"]["HubEntity"];
            };
        };
        /** @description It was saved. The answer carries the new entity with the errors that its values have; errors never prevent saving. */
        HubEntityCreated: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                Location: components["headers"]["HubLocation"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "0199f0a7-91d4-7b66-8f10-2e3d4c5b6a06",
                 *       "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                 *       "entity_type": "Factor",
                 *       "label": "Watering",
                 *       "parent_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                 *       "parent_field": "factors",
                 *       "position": 1,
                 *       "version": 1,
                 *       "data": {
                 *         "unique_id": "FAC-WATER",
                 *         "name": "Watering"
                 *       },
                 *       "errors": [
                 *         {
                 *           "field": "study_id",
                 *           "message": "A value is required.",
                 *           "rule": "required"
                 *         }
                 *       ],
                 *       "completeness": {
                 *         "required_filled": 2,
                 *         "required_total": 3,
                 *         "filled": 2,
                 *         "total": 5
                 *       },
                 *       "descendants": 0,
                 *       "breadcrumb": [
                 *         {
                 *           "id": "0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03",
                 *           "entity_type": "Investigation",
                 *           "label": "Wheat under drought"
                 *         },
                 *         {
                 *           "id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                 *           "entity_type": "Study",
                 *           "label": "Wheat drought stress field trial 2024"
                 *         }
                 *       ],
                 *       "created_at": "2026-03-05T09:44:00Z",
                 *       "updated_at": "2026-03-05T09:44:00Z",
                 *       "updated_by": "Guest 1"
                 *     }
                 */
                "application/json": components["schemas"]["HubEntity"];
            };
        };
        /** @description Somebody saved the entity since the version that the request names. Nothing was changed and nothing is lost: the answer carries the present state, and the page shows both, field by field, and lets the person choose. */
        HubEntityStale: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The entity was changed by somebody else: version 5 is the present one, the request names 4.",
                 *       "current": {
                 *         "id": "0199f0a7-91d4-7b66-8f10-2e3d4c5b6a06",
                 *         "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                 *         "entity_type": "Factor",
                 *         "label": "Watering regime",
                 *         "parent_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                 *         "parent_field": "factors",
                 *         "position": 1,
                 *         "version": 5,
                 *         "data": {
                 *           "unique_id": "FAC-WATER",
                 *           "study_id": "STU-2024-WHEAT",
                 *           "name": "Watering regime"
                 *         },
                 *         "errors": [],
                 *         "completeness": {
                 *           "required_filled": 3,
                 *           "required_total": 3,
                 *           "filled": 3,
                 *           "total": 5
                 *         },
                 *         "descendants": 2,
                 *         "created_at": "2026-03-05T09:44:00Z",
                 *         "updated_at": "2026-03-05T10:12:30Z",
                 *         "updated_by": "Guest 2"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["HubEntityConflict"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The request breaks the contract. The detail names the member and what is wrong with it. Always JSON. */
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
        /** @description Like the other 403 answers of the hub, always as JSON. */
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
        /** @description What the path names does not exist. Always JSON. */
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
        /** @description Like the other 502 answers of the hub, always as JSON. */
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
        /** @description Like the other 503 answers of the hub, always as JSON. */
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
        /** @description Like the other 507 answers of the hub, always as JSON. */
        HubApiStorageFull: {
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
            };
        };
    };
    parameters: {
        /**
         * @description Keeps what contains this text, in any case.
         * @example drought
         */
        HubSearch: string;
        /**
         * @description How many items one answer carries at most.
         * @example 100
         */
        HubLimit: number;
        /**
         * @description How many items are skipped before the first one of the answer.
         * @example 0
         */
        HubOffset: number;
        /**
         * @description Identifies the workspace.
         * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
         */
        HubWorkspaceId: string;
        /**
         * @description Identifies the project.
         * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
         */
        HubProjectId: string;
        /**
         * @description Number of the action, which is the moment right after it.
         * @example 104
         */
        HubMoment: number;
        /**
         * @description Identifies the restore point.
         * @example 0199f0b3-5e1a-7c44-8f2d-2b7d9a6c1e06
         */
        HubRestorePointId: string;
        /**
         * @description An entity type of the project's profile, in any case or in snake_case.
         * @example Study
         */
        HubEntityTypeInPath: string;
        /**
         * @description Identifies the entity within the project.
         * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
         */
        HubNodeId: string;
        /**
         * @description Identifies the previewed import.
         * @example 0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05
         */
        HubImportId: string;
        /**
         * @description Keeps entities of this type and the edges between what is kept; repeat it for several types.
         * @example [
         *       "Study"
         *     ]
         */
        HubGraphTypes: string[];
        /**
         * @description Keeps this entity, its descendants, and what these refer to.
         * @example 0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03
         */
        HubGraphFocus: string;
        /**
         * @description What the picture unfolds: `<entity>.<field>` for what one entity holds in a field, `top.<type>` for what stands at the top. Repeat it for several. Data is never folded.
         * @example [
         *       "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04.observation_units"
         *     ]
         */
        HubGraphOpen: string[];
        /**
         * @description The entity that the picture shows beside it. Data does not depend on it.
         * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
         */
        HubGraphShown: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies this request; the server's log line of the request carries the same value.
         * @example 0199e6b2-6f0e-7c41-9d3a-5b8f0e2a7c11
         */
        "X-Request-Id": string;
        /**
         * @description Where people have no session: who they are to others, with the name that they chose; and `flashes`, the messages that the next page shows once and then takes away. Neither gives a right to anything.
         * @example flashes=; Path=/; Max-Age=0
         */
        HubCookies: string;
        /**
         * @description Path of the created thing, or of the page to go to.
         * @example /hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
         */
        HubLocation: string;
        /**
         * @description The scheme by which programs show who they are.
         * @example Bearer
         */
        HubAuthenticate: "Bearer";
        /**
         * @description Seconds after which asking again is worth it (RFC 9110, section 10.2.3); there when the database does not answer.
         * @example 2
         */
        "Retry-After": number;
        /**
         * @description The content codings that the operation takes (RFC 9110, section 15.5.16); sent if the coding of the body is the reason.
         * @example gzip, deflate, br
         */
        SupportedCodings: string;
        /**
         * @description Names the file that the browser saves.
         * @example attachment; filename="260305-miappe-1-1-INV-WHEAT.xlsx"
         */
        HubAttachment: string;
        /**
         * @description The protocol that this address speaks.
         * @example websocket
         */
        HubUpgrade: "websocket";
        /**
         * @description Made from the client's key (RFC 6455, section 4.2.2).
         * @example s3pPLMBiTxaQ9kYGzzhZRbK+xOo=
         */
        HubWebSocketAccept: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listWorkspaces: {
        parameters: {
            query?: {
                /**
                 * @description Keeps what contains this text, in any case.
                 * @example drought
                 */
                q?: components["parameters"]["HubSearch"];
                /**
                 * @description The order; with a minus sign it is turned round.
                 * @example name
                 */
                sort?: "name" | "-name" | "projects" | "-projects" | "updated" | "-updated";
                /**
                 * @description How many items one answer carries at most.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description How many items are skipped before the first one of the answer.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workspaces. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "workspaces": [
                     *         {
                     *           "id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *           "name": "Wheat under drought",
                     *           "description": "Field trials of the drought program, 2024 to 2026.",
                     *           "collaboration": null,
                     *           "project_count": 2,
                     *           "revision": 1,
                     *           "can_manage": true,
                     *           "created_at": "2026-03-02T08:15:00Z",
                     *           "updated_at": "2026-03-02T08:15:00Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "limit": 100,
                     *       "offset": 0
                     *     }
                     */
                    "application/json": components["schemas"]["HubWorkspaceList"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            302: components["responses"]["HubLoginRedirect"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
        };
    };
    showHubIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Identifier and name; the page carries the form to change the name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": "visitor-09ab",
                     *       "user_name": "Guest 1",
                     *       "logged_in": false
                     *     }
                     */
                    "application/json": components["schemas"]["HubMe"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            302: components["responses"]["HubLoginRedirect"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
        };
    };
    nameHubIdentity: {
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
                 *       "name": "Guest 1"
                 *     }
                 */
                "application/json": components["schemas"]["HubNameInput"];
                /**
                 * @example {
                 *       "name": "Guest 1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubNameForm"];
            };
        };
        responses: {
            /** @description The name is kept in a cookie. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": "visitor-09ab",
                     *       "user_name": "Guest 1",
                     *       "logged_in": false
                     *     }
                     */
                    "application/json": components["schemas"]["HubMe"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            /** @description The asker is logged in, and the name comes from the login. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Your name comes from your login."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
        };
    };
    newWorkspaceForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "action": "/hub/workspaces",
                     *       "method": "POST",
                     *       "fields": [
                     *         {
                     *           "name": "name",
                     *           "label": "Name",
                     *           "kind": "text",
                     *           "required": true,
                     *           "max_length": 255
                     *         },
                     *         {
                     *           "name": "description",
                     *           "label": "Description",
                     *           "kind": "textarea",
                     *           "required": false,
                     *           "max_length": 10000
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
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
        };
    };
    createWorkspace: {
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
                 *       "name": "Wheat under drought",
                 *       "description": "Field trials of the drought program, 2024 to 2026."
                 *     }
                 */
                "application/json": components["schemas"]["HubWorkspaceInput"];
                /**
                 * @example {
                 *       "name": "Wheat under drought",
                 *       "description": "Field trials of the drought program, 2024 to 2026."
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubWorkspaceInput"];
            };
        };
        responses: {
            /** @description The new workspace. */
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
                     *       "id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *       "name": "Wheat under drought",
                     *       "description": "Field trials of the drought program, 2024 to 2026.",
                     *       "collaboration": null,
                     *       "project_count": 0,
                     *       "revision": 1,
                     *       "can_manage": true,
                     *       "created_at": "2026-03-02T08:15:00Z",
                     *       "updated_at": "2026-03-02T08:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["HubWorkspace"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            409: components["responses"]["HubConflict"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    showWorkspace: {
        parameters: {
            query?: {
                /**
                 * @description Keeps what contains this text, in any case.
                 * @example drought
                 */
                q?: components["parameters"]["HubSearch"];
                /**
                 * @description The order of the projects; with a minus sign it is turned round.
                 * @example name
                 */
                sort?: "name" | "-name" | "entities" | "-entities" | "updated" | "-updated";
                /**
                 * @description How many items one answer carries at most.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description How many items are skipped before the first one of the answer.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workspace. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *       "name": "Wheat under drought",
                     *       "description": "Field trials of the drought program, 2024 to 2026.",
                     *       "collaboration": null,
                     *       "project_count": 1,
                     *       "revision": 1,
                     *       "can_manage": true,
                     *       "created_at": "2026-03-02T08:15:00Z",
                     *       "updated_at": "2026-03-02T08:15:00Z",
                     *       "projects": [
                     *         {
                     *           "id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *           "workspace_id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *           "name": "Field trial 2024",
                     *           "description": "The first of three years.",
                     *           "profile": "miappe",
                     *           "version": "1.1",
                     *           "entity_count": 103,
                     *           "completeness": {
                     *             "required_filled": 240,
                     *             "required_total": 242,
                     *             "filled": 611,
                     *             "total": 1498
                     *           },
                     *           "revision": 1,
                     *           "seq": 41,
                     *           "can_edit": true,
                     *           "can_manage": true,
                     *           "created_at": "2026-03-02T08:20:00Z",
                     *           "updated_at": "2026-03-02T08:20:00Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "limit": 100,
                     *       "offset": 0
                     *     }
                     */
                    "application/json": components["schemas"]["HubWorkspaceDetail"];
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
    changeWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Wheat and barley under drought",
                 *       "revision": 1
                 *     }
                 */
                "application/json": components["schemas"]["HubWorkspaceUpdateInput"];
                /**
                 * @example {
                 *       "name": "Wheat and barley under drought",
                 *       "revision": 1
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubWorkspaceUpdateInput"];
            };
        };
        responses: {
            200: components["responses"]["HubWorkspaceAnswer"];
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            409: components["responses"]["HubWorkspaceStale"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    changeWorkspaceFromPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Wheat and barley under drought",
                 *       "revision": 1
                 *     }
                 */
                "application/json": components["schemas"]["HubWorkspaceUpdateInput"];
                /**
                 * @example {
                 *       "name": "Wheat and barley under drought",
                 *       "revision": 1
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubWorkspaceUpdateInput"];
            };
        };
        responses: {
            200: components["responses"]["HubWorkspaceAnswer"];
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            409: components["responses"]["HubWorkspaceStale"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    deleteWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["HubDeleted"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    editWorkspaceForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form with the present values. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "action": "/hub/workspaces/0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *       "method": "POST",
                     *       "fields": [
                     *         {
                     *           "name": "name",
                     *           "label": "Name",
                     *           "kind": "text",
                     *           "required": true,
                     *           "max_length": 255,
                     *           "value": "Wheat under drought"
                     *         },
                     *         {
                     *           "name": "description",
                     *           "label": "Description",
                     *           "kind": "textarea",
                     *           "required": false,
                     *           "max_length": 10000,
                     *           "value": ""
                     *         },
                     *         {
                     *           "name": "revision",
                     *           "label": "Revision",
                     *           "kind": "hidden",
                     *           "required": false,
                     *           "value": "1"
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
    confirmWorkspaceDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation page with the numbers; nothing is deleted yet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "workspace",
                     *       "id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *       "label": "Wheat under drought",
                     *       "projects": 1,
                     *       "descendants": 3,
                     *       "by_type": [
                     *         {
                     *           "entity_type": "Investigation",
                     *           "count": 1
                     *         },
                     *         {
                     *           "entity_type": "Study",
                     *           "count": 2
                     *         }
                     *       ],
                     *       "action": "/hub/workspaces/0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01/delete"
                     *     }
                     */
                    "application/json": components["schemas"]["HubDeletion"];
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
    deleteWorkspaceFromPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "descendants": 3,
                 *       "name": "Wheat under drought"
                 *     }
                 */
                "application/json": components["schemas"]["HubDeletionInput"];
                /**
                 * @example {
                 *       "descendants": 3,
                 *       "name": "Wheat under drought"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubDeletionInput"];
            };
        };
        responses: {
            204: components["responses"]["HubDeleted"];
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            409: components["responses"]["HubDeletionChanged"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    newHubProjectForm: {
        parameters: {
            query?: {
                /**
                 * @description Chooses the workspace in advance.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                workspace_id?: string;
                /**
                 * @description Chooses the profile in advance, as name/version; an unknown one chooses none.
                 * @example miappe/1.1
                 */
                profile?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form, with the profiles that can be chosen. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "action": "/hub/projects",
                     *       "method": "POST",
                     *       "fields": [
                     *         {
                     *           "name": "workspace_id",
                     *           "label": "Workspace",
                     *           "kind": "select",
                     *           "required": false,
                     *           "value": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *           "options": [
                     *             {
                     *               "value": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *               "label": "Wheat under drought"
                     *             },
                     *             {
                     *               "value": "",
                     *               "label": "New workspace"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "name": "workspace_name",
                     *           "label": "Name of the new workspace",
                     *           "kind": "text",
                     *           "required": false,
                     *           "max_length": 255
                     *         },
                     *         {
                     *           "name": "name",
                     *           "label": "Name",
                     *           "kind": "text",
                     *           "required": true,
                     *           "max_length": 255
                     *         },
                     *         {
                     *           "name": "description",
                     *           "label": "Description",
                     *           "kind": "textarea",
                     *           "required": false,
                     *           "max_length": 10000
                     *         },
                     *         {
                     *           "name": "profile",
                     *           "label": "Profile",
                     *           "kind": "select",
                     *           "required": true,
                     *           "options": [
                     *             {
                     *               "value": "miappe/1.1",
                     *               "label": "MIAPPE 1.1"
                     *             },
                     *             {
                     *               "value": "isa/1.0",
                     *               "label": "ISA 1.0"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "name": "load_example",
                     *           "label": "Start with the example data set",
                     *           "kind": "checkbox",
                     *           "required": false,
                     *           "value": "true"
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
    createHubProject: {
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
                 *       "workspace_id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                 *       "name": "Field trial 2024",
                 *       "profile": "miappe",
                 *       "version": "1.1",
                 *       "load_example": false
                 *     }
                 */
                "application/json": components["schemas"]["HubProjectInput"];
                /**
                 * @example {
                 *       "workspace_id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                 *       "name": "Field trial 2024",
                 *       "profile": "miappe",
                 *       "version": "1.1",
                 *       "load_example": true
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubProjectForm"];
            };
        };
        responses: {
            /** @description The new project. */
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
                     *       "id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *       "workspace_id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *       "name": "Field trial 2024",
                     *       "description": "",
                     *       "profile": "miappe",
                     *       "version": "1.1",
                     *       "entity_count": 0,
                     *       "completeness": {
                     *         "required_filled": 0,
                     *         "required_total": 0,
                     *         "filled": 0,
                     *         "total": 0
                     *       },
                     *       "revision": 1,
                     *       "seq": 0,
                     *       "can_edit": true,
                     *       "can_manage": true,
                     *       "created_at": "2026-03-02T08:20:00Z",
                     *       "updated_at": "2026-03-02T08:20:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["HubProject"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            409: components["responses"]["HubConflict"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    createHubExample: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new project. */
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
                     *       "id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *       "workspace_id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *       "name": "Drought response of two spring barley cultivars",
                     *       "description": "Example data to look around in. Change or delete whatever you like.",
                     *       "profile": "miappe",
                     *       "version": "1.1",
                     *       "entity_count": 44,
                     *       "completeness": {
                     *         "required_filled": 120,
                     *         "required_total": 120,
                     *         "filled": 260,
                     *         "total": 400
                     *       },
                     *       "revision": 1,
                     *       "seq": 44,
                     *       "can_edit": true,
                     *       "can_manage": true,
                     *       "created_at": "2026-03-02T08:20:00Z",
                     *       "updated_at": "2026-03-02T08:20:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["HubProject"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    showHubProject: {
        parameters: {
            query?: {
                /**
                 * @description How many items one answer carries at most.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description How many items are skipped before the first one of the answer.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project with a part of its tree, as long as `limit` allows. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *       "workspace_id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *       "name": "Field trial 2024",
                     *       "description": "The first of three years.",
                     *       "profile": "miappe",
                     *       "version": "1.1",
                     *       "entity_count": 2,
                     *       "completeness": {
                     *         "required_filled": 5,
                     *         "required_total": 5,
                     *         "filled": 9,
                     *         "total": 37
                     *       },
                     *       "revision": 1,
                     *       "seq": 41,
                     *       "can_edit": true,
                     *       "can_manage": true,
                     *       "created_at": "2026-03-02T08:20:00Z",
                     *       "updated_at": "2026-03-02T08:20:00Z",
                     *       "entity_types": [
                     *         {
                     *           "entity_type": "Investigation",
                     *           "count": 1
                     *         },
                     *         {
                     *           "entity_type": "Study",
                     *           "count": 1
                     *         },
                     *         {
                     *           "entity_type": "Person",
                     *           "count": 0
                     *         }
                     *       ],
                     *       "tree": [
                     *         {
                     *           "id": "0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03",
                     *           "entity_type": "Investigation",
                     *           "label": "Wheat under drought",
                     *           "parent_id": null,
                     *           "parent_field": null,
                     *           "depth": 0,
                     *           "children": 1,
                     *           "version": 1,
                     *           "error_count": 0
                     *         },
                     *         {
                     *           "id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *           "entity_type": "Study",
                     *           "label": "Wheat drought stress field trial 2024",
                     *           "parent_id": "0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03",
                     *           "parent_field": "studies",
                     *           "depth": 1,
                     *           "children": 0,
                     *           "version": 4,
                     *           "error_count": 1
                     *         }
                     *       ],
                     *       "total": 2,
                     *       "limit": 100,
                     *       "offset": 0
                     *     }
                     */
                    "application/json": components["schemas"]["HubProjectEditor"];
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
    changeHubProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Field trial, first year",
                 *       "revision": 1
                 *     }
                 */
                "application/json": components["schemas"]["HubProjectUpdateInput"];
                /**
                 * @example {
                 *       "name": "Field trial, first year",
                 *       "revision": 1
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubProjectUpdateInput"];
            };
        };
        responses: {
            200: components["responses"]["HubProjectAnswer"];
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            409: components["responses"]["HubProjectStale"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    changeHubProjectFromPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Field trial, first year",
                 *       "revision": 1
                 *     }
                 */
                "application/json": components["schemas"]["HubProjectUpdateInput"];
                /**
                 * @example {
                 *       "name": "Field trial, first year",
                 *       "revision": 1
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubProjectUpdateInput"];
            };
        };
        responses: {
            200: components["responses"]["HubProjectAnswer"];
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            409: components["responses"]["HubProjectStale"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    deleteHubProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["HubDeleted"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    editHubProjectForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form with the present values. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "action": "/hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *       "method": "POST",
                     *       "fields": [
                     *         {
                     *           "name": "name",
                     *           "label": "Name",
                     *           "kind": "text",
                     *           "required": true,
                     *           "max_length": 255,
                     *           "value": "Field trial 2024"
                     *         },
                     *         {
                     *           "name": "description",
                     *           "label": "Description",
                     *           "kind": "textarea",
                     *           "required": false,
                     *           "max_length": 10000,
                     *           "value": "The first of three years."
                     *         },
                     *         {
                     *           "name": "revision",
                     *           "label": "Revision",
                     *           "kind": "hidden",
                     *           "required": false,
                     *           "value": "1"
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
    confirmHubProjectDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation page with the numbers; nothing is deleted yet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "project",
                     *       "id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *       "label": "Field trial 2024",
                     *       "projects": 0,
                     *       "descendants": 3,
                     *       "by_type": [
                     *         {
                     *           "entity_type": "Investigation",
                     *           "count": 1
                     *         },
                     *         {
                     *           "entity_type": "Study",
                     *           "count": 2
                     *         }
                     *       ],
                     *       "action": "/hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02/delete"
                     *     }
                     */
                    "application/json": components["schemas"]["HubDeletion"];
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
    deleteHubProjectFromPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "descendants": 3,
                 *       "name": "Field trial 2024"
                 *     }
                 */
                "application/json": components["schemas"]["HubDeletionInput"];
                /**
                 * @example {
                 *       "descendants": 3,
                 *       "name": "Field trial 2024"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubDeletionInput"];
            };
        };
        responses: {
            204: components["responses"]["HubDeleted"];
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            409: components["responses"]["HubDeletionChanged"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    listHubProjectMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kind of access and the people, those who are here now first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access": "open",
                     *       "collaboration": null,
                     *       "people": [
                     *         {
                     *           "user_id": "visitor-09ab",
                     *           "user_name": "Guest 1",
                     *           "role": "guest",
                     *           "online": true,
                     *           "last_seen_at": "2026-03-05T09:32:40Z"
                     *         },
                     *         {
                     *           "user_id": "visitor-4f1c",
                     *           "user_name": "Guest 2",
                     *           "role": "guest",
                     *           "online": false,
                     *           "last_seen_at": "2026-03-04T16:05:12Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubMembers"];
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
    showHubValidation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verdict; errors are a normal answer. The page links each error to its field. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HubValidation"];
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
    validateHubProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verdict; errors are a normal answer. The page links each error to its field. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HubValidation"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["HubLoginRedirect"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
        };
    };
    listHubProblems: {
        parameters: {
            query?: {
                /**
                 * @description Keeps errors, or warnings.
                 * @example error
                 */
                level?: "error" | "warning";
                /**
                 * @description Keeps problems of this type.
                 * @example Study
                 */
                entity_type?: string;
                /**
                 * @description Keeps problems of this field.
                 * @example start_date
                 */
                field?: string;
                /**
                 * @description How many items one answer carries at most.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description How many items are skipped before the first one of the answer.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "checked": 103,
                     *       "valid": 13,
                     *       "errors": 90,
                     *       "warnings": 0,
                     *       "groups": [
                     *         {
                     *           "level": "error",
                     *           "entity_type": "Study",
                     *           "field": "start_date",
                     *           "rule": "format",
                     *           "message": "\"soon\" is not a date.",
                     *           "value": "soon",
                     *           "count": 90,
                     *           "suggestion": null,
                     *           "entities": [
                     *             {
                     *               "node_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *               "label": "Field trial 2024"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "limit": 100,
                     *       "offset": 0
                     *     }
                     */
                    "application/json": components["schemas"]["HubProblems"];
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
    fixHubProblems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity_type": "Study",
                 *       "field": "title",
                 *       "from": "Field trial",
                 *       "to": "Field trial 2024"
                 *     }
                 */
                "application/json": components["schemas"]["HubProblemFixInput"];
                /**
                 * @example {
                 *       "entity_type": "Study",
                 *       "field": "title",
                 *       "from": "Field trial",
                 *       "to": "Field trial 2024"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubProblemFixInput"];
            };
        };
        responses: {
            /** @description What was written. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": 90,
                     *       "valid": true,
                     *       "moment": 104
                     *     }
                     */
                    "application/json": components["schemas"]["HubProblemsFixed"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    listHubProjectHistory: {
        parameters: {
            query?: {
                /**
                 * @description Keeps saves of entities of this type; empty keeps all.
                 * @example Study
                 */
                entity_type?: string;
                /**
                 * @description Keeps saves of this kind; empty keeps all.
                 * @example deleted
                 */
                action?: "" | "created" | "updated" | "moved" | "deleted" | "restored";
                /**
                 * @description How many items one answer carries at most.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description How many items are skipped before the first one of the answer.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saves, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": [
                     *         {
                     *           "entity_id": "0199f0a6-0c3e-7d21-9e55-7b6a5f4e3c08",
                     *           "entity_type": "Study",
                     *           "label": "Greenhouse trial",
                     *           "version": 2,
                     *           "action": "deleted",
                     *           "user_id": "visitor-4f1c",
                     *           "user_name": "Guest 2",
                     *           "at": "2026-03-04T16:05:12Z",
                     *           "changes": []
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "limit": 100,
                     *       "offset": 0
                     *     }
                     */
                    "application/json": components["schemas"]["HubHistory"];
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
    listHubActions: {
        parameters: {
            query?: {
                /**
                 * @description Keeps actions of this kind; empty keeps all.
                 * @example imported
                 */
                kind?: "" | "created" | "changed" | "moved" | "deleted" | "duplicated" | "restored" | "pasted" | "imported" | "example" | "undone" | "project_restored";
                /**
                 * @description How many items one answer carries at most.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description How many items are skipped before the first one of the answer.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "actions": [
                     *         {
                     *           "moment": 104,
                     *           "kind": "imported",
                     *           "title": "Imported plots.xlsx",
                     *           "created": 90,
                     *           "changed": 3,
                     *           "deleted": 0,
                     *           "user_id": "visitor-4f1c",
                     *           "user_name": "Guest 2",
                     *           "client": "",
                     *           "at": "2026-03-04T16:05:12Z",
                     *           "undoes": null,
                     *           "undone_by": null
                     *         }
                     *       ],
                     *       "restore_points": [
                     *         {
                     *           "id": "0199f0b3-5e1a-7c44-8f2d-2b7d9a6c1e06",
                     *           "name": "Before the harvest data",
                     *           "moment": 104,
                     *           "user_id": "visitor-4f1c",
                     *           "user_name": "Guest 2",
                     *           "at": "2026-03-04T16:06:00Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "limit": 100,
                     *       "offset": 0
                     *     }
                     */
                    "application/json": components["schemas"]["HubActions"];
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
    showHubAction: {
        parameters: {
            query?: {
                /**
                 * @description How many items one answer carries at most.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description How many items are skipped before the first one of the answer.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Number of the action, which is the moment right after it.
                 * @example 104
                 */
                moment: components["parameters"]["HubMoment"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the action did, entity by entity, and what could be undone of it now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "action": {
                     *         "moment": 104,
                     *         "kind": "imported",
                     *         "title": "Imported plots.xlsx",
                     *         "created": 90,
                     *         "changed": 3,
                     *         "deleted": 0,
                     *         "user_id": "visitor-4f1c",
                     *         "user_name": "Guest 2",
                     *         "client": "",
                     *         "at": "2026-03-04T16:05:12Z",
                     *         "undoes": null,
                     *         "undone_by": null
                     *       },
                     *       "entries": [
                     *         {
                     *           "entity_id": "0199f0a6-0c3e-7d21-9e55-7b6a5f4e3c08",
                     *           "entity_type": "ObservationUnit",
                     *           "label": "POT-03",
                     *           "version": 1,
                     *           "action": "created",
                     *           "user_id": "visitor-4f1c",
                     *           "user_name": "Guest 2",
                     *           "at": "2026-03-04T16:05:12Z",
                     *           "changes": [
                     *             {
                     *               "field": "unique_id",
                     *               "before": null,
                     *               "after": "POT-03"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 93,
                     *       "limit": 100,
                     *       "offset": 0,
                     *       "undoing": {
                     *         "undone": 92,
                     *         "kept": [
                     *           {
                     *             "entity_id": "0199f0a6-0c3e-7d21-9e55-7b6a5f4e3c08",
                     *             "entity_type": "ObservationUnit",
                     *             "label": "POT-03",
                     *             "reason": "Guest 1 changed it later."
                     *           }
                     *         ],
                     *         "kept_total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["HubActionDetail"];
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
    undoHubAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Number of the action, which is the moment right after it.
                 * @example 104
                 */
                moment: components["parameters"]["HubMoment"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was undone, and what stays. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "action": {
                     *         "moment": 197,
                     *         "kind": "undone",
                     *         "title": "Undone: Imported plots.xlsx",
                     *         "created": 0,
                     *         "changed": 3,
                     *         "deleted": 89,
                     *         "user_id": "visitor-4f1c",
                     *         "user_name": "Guest 2",
                     *         "client": "",
                     *         "at": "2026-03-04T16:07:40Z",
                     *         "undoes": 104,
                     *         "undone_by": null
                     *       },
                     *       "undoing": {
                     *         "undone": 92,
                     *         "kept": [
                     *           {
                     *             "entity_id": "0199f0a6-0c3e-7d21-9e55-7b6a5f4e3c08",
                     *             "entity_type": "ObservationUnit",
                     *             "label": "POT-03",
                     *             "reason": "Guest 1 changed it later."
                     *           }
                     *         ],
                     *         "kept_total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["HubUndone"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description Nothing of it can be undone; nothing was changed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Nothing of this action can be undone: everything was changed later."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    compareHubMoments: {
        parameters: {
            query?: {
                /**
                 * @description The earlier moment; 0 is before everything.
                 * @example 11
                 */
                from?: number;
                /**
                 * @description The later moment; without it, now.
                 * @example 104
                 */
                to?: number;
                /**
                 * @description How many items one answer carries at most.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description How many items are skipped before the first one of the answer.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entities that differ. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "from": 11,
                     *       "to": 104,
                     *       "created": 90,
                     *       "changed": 3,
                     *       "deleted": 0,
                     *       "entries": [
                     *         {
                     *           "entity_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *           "entity_type": "Study",
                     *           "label": "Wheat drought stress field trial 2024",
                     *           "difference": "changed",
                     *           "moved": false,
                     *           "changes": [
                     *             {
                     *               "field": "end_date",
                     *               "before": null,
                     *               "after": "2024-02-01"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 93,
                     *       "limit": 100,
                     *       "offset": 0
                     *     }
                     */
                    "application/json": components["schemas"]["HubDifferences"];
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
    restoreHubProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "moment": 11,
                 *       "present": 104
                 *     }
                 */
                "application/json": components["schemas"]["HubProjectRestoreInput"];
                /**
                 * @example {
                 *       "moment": "11",
                 *       "present": "104"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubProjectRestoreForm"];
            };
        };
        responses: {
            /** @description The project is as it was then. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "action": {
                     *         "moment": 197,
                     *         "kind": "project_restored",
                     *         "title": "Project restored",
                     *         "created": 0,
                     *         "changed": 3,
                     *         "deleted": 89,
                     *         "user_id": "visitor-4f1c",
                     *         "user_name": "Guest 2",
                     *         "client": "",
                     *         "at": "2026-03-04T16:07:40Z",
                     *         "undoes": 11,
                     *         "undone_by": null
                     *       },
                     *       "undoing": {
                     *         "undone": 92,
                     *         "kept": [],
                     *         "kept_total": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["HubUndone"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description Somebody changed the project since `present`, or it is as it was then already; nothing was changed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The project is as it was then already."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    createHubRestorePoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Before the harvest data"
                 *     }
                 */
                "application/json": components["schemas"]["HubRestorePointInput"];
                /**
                 * @example {
                 *       "name": "Before the harvest data"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubRestorePointForm"];
            };
        };
        responses: {
            /** @description The restore point. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["HubLocation"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0b3-5e1a-7c44-8f2d-2b7d9a6c1e06",
                     *       "name": "Before the harvest data",
                     *       "moment": 104,
                     *       "user_id": "visitor-4f1c",
                     *       "user_name": "Guest 2",
                     *       "at": "2026-03-04T16:06:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["HubRestorePoint"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description The project has 200 restore points already. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The project has 200 restore points already. Delete one first."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    deleteHubRestorePoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the restore point.
                 * @example 0199f0b3-5e1a-7c44-8f2d-2b7d9a6c1e06
                 */
                point_id: components["parameters"]["HubRestorePointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["HubDeleted"];
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    newHubEntityForm: {
        parameters: {
            query?: {
                /**
                 * @description The entity that is to hold the new one.
                 * @example 0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03
                 */
                parent_id?: string;
                /**
                 * @description The field of the parent; may be left out when only one can hold the type.
                 * @example studies
                 */
                parent_field?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, in any case or in snake_case.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form; what follows from the parent is filled in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "action": "/hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02/entities",
                     *       "entity_type": "Study",
                     *       "help": "One experiment within the investigation.",
                     *       "ontology_term": "PPEO:study",
                     *       "parent_id": "0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03",
                     *       "parent_field": "studies",
                     *       "fields": [
                     *         {
                     *           "name": "unique_id",
                     *           "label": "Unique ID",
                     *           "type": "string",
                     *           "tier": "required",
                     *           "help": "Identifies the study within the project.",
                     *           "pattern": "^[A-Za-z0-9_-]+$",
                     *           "min_length": 1,
                     *           "max_length": 100
                     *         },
                     *         {
                     *           "name": "investigation_id",
                     *           "label": "Investigation id",
                     *           "type": "string",
                     *           "tier": "required",
                     *           "reference": {
                     *             "target_type": "Investigation",
                     *             "target_field": "unique_id"
                     *           },
                     *           "from_parent": true
                     *         },
                     *         {
                     *           "name": "latitude",
                     *           "label": "Latitude",
                     *           "type": "float",
                     *           "tier": "optional",
                     *           "minimum": -90,
                     *           "maximum": 90
                     *         },
                     *         {
                     *           "name": "persons",
                     *           "label": "Persons",
                     *           "type": "list",
                     *           "items": "Person",
                     *           "tier": "optional"
                     *         }
                     *       ],
                     *       "data": {
                     *         "investigation_id": "INV-WHEAT"
                     *       },
                     *       "breadcrumb": [
                     *         {
                     *           "id": "0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03",
                     *           "entity_type": "Investigation",
                     *           "label": "Wheat under drought"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubEntityForm"];
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
    listHubEntities: {
        parameters: {
            query?: {
                /**
                 * @description Keeps entities of this type.
                 * @example Study
                 */
                type?: string;
                /**
                 * @description Keeps the children of this entity.
                 * @example 0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03
                 */
                parent_id?: string;
                /**
                 * @description Keeps what contains this text, in any case.
                 * @example drought
                 */
                q?: components["parameters"]["HubSearch"];
                /**
                 * @description How many items one answer carries at most.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description How many items are skipped before the first one of the answer.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entities": [
                     *         {
                     *           "id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *           "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *           "entity_type": "Study",
                     *           "label": "Wheat drought stress field trial 2024",
                     *           "parent_id": "0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03",
                     *           "parent_field": "studies",
                     *           "position": 0,
                     *           "version": 4,
                     *           "data": {
                     *             "unique_id": "STU-2024-WHEAT",
                     *             "investigation_id": "INV-WHEAT",
                     *             "title": "Wheat drought stress field trial 2024"
                     *           },
                     *           "errors": [],
                     *           "completeness": {
                     *             "required_filled": 3,
                     *             "required_total": 3,
                     *             "filled": 3,
                     *             "total": 27
                     *           },
                     *           "descendants": 98,
                     *           "created_at": "2026-03-02T08:21:07Z",
                     *           "updated_at": "2026-03-05T09:30:45Z",
                     *           "updated_by": "Guest 1"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "limit": 100,
                     *       "offset": 0
                     *     }
                     */
                    "application/json": components["schemas"]["HubEntityList"];
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
    saveHubEntity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HubEntityInput"];
                "application/x-www-form-urlencoded": components["schemas"]["HubEntityFieldsForm"];
            };
        };
        responses: {
            200: components["responses"]["HubEntityAnswer"];
            201: components["responses"]["HubEntityCreated"];
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            409: components["responses"]["HubEntityStale"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    checkHubEntity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity_type": "Factor",
                 *       "parent_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                 *       "parent_field": "factors",
                 *       "data": {
                 *         "unique_id": "FAC WATER"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["HubEntityInput"];
                /**
                 * @example {
                 *       "_entity_type": "Factor",
                 *       "_parent_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                 *       "_parent_field": "factors",
                 *       "unique_id": "FAC WATER"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubEntityFieldsForm"];
            };
        };
        responses: {
            /** @description The errors, empty when there are none. Always JSON. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": false,
                     *       "errors": [
                     *         {
                     *           "field": "unique_id",
                     *           "message": "Only letters, digits, _ and - are allowed.",
                     *           "rule": "pattern"
                     *         },
                     *         {
                     *           "field": "name",
                     *           "message": "A value is required.",
                     *           "rule": "required"
                     *         }
                     *       ],
                     *       "completeness": {
                     *         "required_filled": 1,
                     *         "required_total": 3,
                     *         "filled": 1,
                     *         "total": 5
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["HubCheck"];
                };
            };
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
        };
    };
    changeHubEntitiesInBulk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "changes": [
                 *         {
                 *           "entity_type": "Factor",
                 *           "node_id": "0199f0a7-91d4-7b66-8f10-2e3d4c5b6a06",
                 *           "version": 1,
                 *           "data": {
                 *             "factor_type": "watering"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["HubBulkInput"];
                /**
                 * @example {
                 *       "entity_type": "Factor",
                 *       "node_id": [
                 *         "0199f0a7-91d4-7b66-8f10-2e3d4c5b6a06",
                 *         "0199f0a7-a2e5-7c01-b9d3-3f4e5d6c7b09"
                 *       ],
                 *       "field": "factor_type",
                 *       "value": "watering"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubBulkForm"];
            };
        };
        responses: {
            /** @description What was done, and the entities as they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "created": 0,
                     *       "updated": 1,
                     *       "unchanged": 0,
                     *       "deleted": 0,
                     *       "entities": [
                     *         {
                     *           "id": "0199f0a7-91d4-7b66-8f10-2e3d4c5b6a06",
                     *           "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *           "entity_type": "Factor",
                     *           "label": "Watering",
                     *           "parent_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *           "parent_field": "factors",
                     *           "position": 1,
                     *           "version": 2,
                     *           "data": {
                     *             "unique_id": "FAC-WATER",
                     *             "study_id": "STU-2024-WHEAT",
                     *             "name": "Watering",
                     *             "factor_type": "watering"
                     *           },
                     *           "errors": [],
                     *           "completeness": {
                     *             "required_filled": 3,
                     *             "required_total": 3,
                     *             "filled": 4,
                     *             "total": 5
                     *           },
                     *           "descendants": 0,
                     *           "created_at": "2026-03-05T09:44:00Z",
                     *           "updated_at": "2026-03-05T09:50:21Z",
                     *           "updated_by": "Guest 1"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubBulkResult"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description Somebody saved at least one of the entities since the version that the request names. Nothing was changed; the answer carries the present state of each of those. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "1 of 1 entities was changed by somebody else; nothing was saved.",
                     *       "current": [
                     *         {
                     *           "id": "0199f0a7-91d4-7b66-8f10-2e3d4c5b6a06",
                     *           "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *           "entity_type": "Factor",
                     *           "label": "Watering regime",
                     *           "parent_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *           "parent_field": "factors",
                     *           "position": 1,
                     *           "version": 3,
                     *           "data": {
                     *             "unique_id": "FAC-WATER",
                     *             "study_id": "STU-2024-WHEAT",
                     *             "name": "Watering regime"
                     *           },
                     *           "errors": [],
                     *           "completeness": {
                     *             "required_filled": 3,
                     *             "required_total": 3,
                     *             "filled": 3,
                     *             "total": 5
                     *           },
                     *           "descendants": 0,
                     *           "created_at": "2026-03-05T09:44:00Z",
                     *           "updated_at": "2026-03-05T09:49:58Z",
                     *           "updated_by": "Guest 2"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubBulkConflict"];
                };
            };
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    checkHubEntitiesInBulk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "changes": [
                 *         {
                 *           "entity_type": "Factor",
                 *           "node_id": "0199f0a7-91d4-7b66-8f10-2e3d4c5b6a06",
                 *           "data": {
                 *             "unique_id": "FAC WATER"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["HubBulkInput"];
            };
        };
        responses: {
            /** @description The errors of each changed entity, in the order of the changes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": false,
                     *       "checks": [
                     *         {
                     *           "errors": [
                     *             {
                     *               "field": "unique_id",
                     *               "message": "Only letters, digits, _ and - are allowed.",
                     *               "rule": "pattern"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubBulkCheck"];
                };
            };
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
        };
    };
    showHubTable: {
        parameters: {
            query?: {
                /**
                 * @description Keeps what contains this text, in any case.
                 * @example drought
                 */
                q?: components["parameters"]["HubSearch"];
                /**
                 * @description Keeps the descendants of this entity.
                 * @example 0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03
                 */
                parent_id?: string;
                /**
                 * @description Orders by this field, with - before it descending; without it the rows stand in the order of the tree.
                 * @example -unique_id
                 */
                sort?: string;
                /**
                 * @description Keeps rows with errors.
                 * @example false
                 */
                only_errors?: boolean;
                /**
                 * @description Keeps rows whose field fits; repeated for several, all of which must hold. A field's name, one of `~` (contains the text), `=`, `!=`, `<=` and `>=`, and a text. `=` and `!=` with no text ask whether the field is empty. Case does not matter.
                 * @example [
                 *       "title~wheat"
                 *     ]
                 */
                filter?: string[];
                /**
                 * @description The row whose form the page has open beside the table. It is a state of the page, and changes no rows.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                entity?: string;
                /**
                 * @description How many items one answer carries at most.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description How many items are skipped before the first one of the answer.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, in any case or in snake_case.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The columns and a part of the rows. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entity_type": "Study",
                     *       "columns": [
                     *         {
                     *           "name": "unique_id",
                     *           "label": "Unique ID",
                     *           "type": "string",
                     *           "tier": "required",
                     *           "pattern": "^[A-Za-z0-9_-]+$"
                     *         },
                     *         {
                     *           "name": "title",
                     *           "label": "Title",
                     *           "type": "string",
                     *           "tier": "required",
                     *           "max_length": 255
                     *         }
                     *       ],
                     *       "rows": [
                     *         {
                     *           "id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *           "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *           "entity_type": "Study",
                     *           "label": "Wheat drought stress field trial 2024",
                     *           "parent_id": "0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03",
                     *           "parent_field": "studies",
                     *           "position": 0,
                     *           "version": 4,
                     *           "data": {
                     *             "unique_id": "STU-2024-WHEAT",
                     *             "title": "Wheat drought stress field trial 2024"
                     *           },
                     *           "errors": [],
                     *           "completeness": {
                     *             "required_filled": 2,
                     *             "required_total": 3,
                     *             "filled": 2,
                     *             "total": 27
                     *           },
                     *           "descendants": 98,
                     *           "created_at": "2026-03-02T08:21:07Z",
                     *           "updated_at": "2026-03-05T09:30:45Z",
                     *           "updated_by": "Guest 1"
                     *         }
                     *       ],
                     *       "parents": [
                     *         {
                     *           "id": "0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03",
                     *           "entity_type": "Investigation",
                     *           "label": "Wheat under drought"
                     *         }
                     *       ],
                     *       "filled": [
                     *         "unique_id",
                     *         "title"
                     *       ],
                     *       "invalid": 0,
                     *       "total": 1,
                     *       "limit": 100,
                     *       "offset": 0
                     *     }
                     */
                    "application/json": components["schemas"]["HubTable"];
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
    editHubEntity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the entity within the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form with the entity's values and errors; in JSON the entity. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *       "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *       "entity_type": "Study",
                     *       "label": "Wheat drought stress field trial 2024",
                     *       "parent_id": "0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03",
                     *       "parent_field": "studies",
                     *       "position": 0,
                     *       "version": 3,
                     *       "data": {
                     *         "unique_id": "STU-2024-WHEAT",
                     *         "investigation_id": "INV-WHEAT",
                     *         "title": "Wheat drought stress field trial 2024"
                     *       },
                     *       "errors": [],
                     *       "completeness": {
                     *         "required_filled": 3,
                     *         "required_total": 3,
                     *         "filled": 3,
                     *         "total": 27
                     *       },
                     *       "descendants": 98,
                     *       "breadcrumb": [
                     *         {
                     *           "id": "0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03",
                     *           "entity_type": "Investigation",
                     *           "label": "Wheat under drought"
                     *         }
                     *       ],
                     *       "created_at": "2026-03-02T08:21:07Z",
                     *       "updated_at": "2026-03-04T15:10:00Z",
                     *       "updated_by": "Guest 2"
                     *     }
                     */
                    "application/json": components["schemas"]["HubEntity"];
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
    deleteHubEntity: {
        parameters: {
            query?: {
                /**
                 * @description The version that was read; an older one than the present is refused with 409.
                 * @example 1
                 */
                version?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the entity within the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["HubDeleted"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            409: components["responses"]["HubEntityStale"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    confirmHubEntityDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the entity within the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation page with the numbers; nothing is deleted yet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "entity",
                     *       "id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *       "label": "Wheat drought stress field trial 2024",
                     *       "projects": 0,
                     *       "descendants": 20,
                     *       "by_type": [
                     *         {
                     *           "entity_type": "ObservationUnit",
                     *           "count": 18
                     *         },
                     *         {
                     *           "entity_type": "Factor",
                     *           "count": 2
                     *         }
                     *       ],
                     *       "version": 4,
                     *       "action": "/hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02/entity/0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04/delete"
                     *     }
                     */
                    "application/json": components["schemas"]["HubDeletion"];
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
    deleteHubEntityFromPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the entity within the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "version": 4,
                 *       "descendants": 20
                 *     }
                 */
                "application/json": components["schemas"]["HubEntityDeletionInput"];
                /**
                 * @example {
                 *       "version": "4",
                 *       "descendants": "20"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubEntityDeletionForm"];
            };
        };
        responses: {
            204: components["responses"]["HubDeleted"];
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            409: components["responses"]["HubDeletionChanged"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    duplicateHubEntity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the entity within the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["HubEntityCreated"];
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description The place holds a single entity and is taken by the original; nothing was changed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "geographic_location holds one Location only, so that it cannot be duplicated."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    moveHubEntity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the entity within the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "position": 0,
                 *       "version": 4
                 *     }
                 */
                "application/json": components["schemas"]["HubMoveInput"];
                /**
                 * @example {
                 *       "direction": "up",
                 *       "version": "4"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubMoveForm"];
            };
        };
        responses: {
            200: components["responses"]["HubEntityAnswer"];
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            409: components["responses"]["HubEntityStale"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    listHubEntityHistory: {
        parameters: {
            query?: {
                /**
                 * @description How many items one answer carries at most.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description How many items are skipped before the first one of the answer.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the entity within the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saves, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": [
                     *         {
                     *           "entity_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *           "entity_type": "Study",
                     *           "label": "Wheat drought stress field trial 2024",
                     *           "version": 2,
                     *           "action": "updated",
                     *           "user_id": "visitor-09ab",
                     *           "user_name": "Guest 1",
                     *           "at": "2026-03-05T09:30:45Z",
                     *           "changes": [
                     *             {
                     *               "field": "end_date",
                     *               "before": null,
                     *               "after": "2024-02-01"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "entity_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *           "entity_type": "Study",
                     *           "label": "Wheat drought stress field trial 2024",
                     *           "version": 1,
                     *           "action": "created",
                     *           "user_id": "visitor-4f1c",
                     *           "user_name": "Guest 2",
                     *           "at": "2026-03-02T08:21:07Z",
                     *           "changes": [
                     *             {
                     *               "field": "unique_id",
                     *               "before": null,
                     *               "after": "STU-2024-WHEAT"
                     *             },
                     *             {
                     *               "field": "title",
                     *               "before": null,
                     *               "after": "Wheat drought stress field trial 2024"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 2,
                     *       "limit": 100,
                     *       "offset": 0
                     *     }
                     */
                    "application/json": components["schemas"]["HubHistory"];
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
    showHubEntityVersion: {
        parameters: {
            query?: {
                /**
                 * @description The version to compare with; without it the one before.
                 * @example 1
                 */
                against?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the entity within the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
                /**
                 * @description Number of the save.
                 * @example 1
                 */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values of that version and what changed from `against` to it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entity_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *       "entity_type": "Study",
                     *       "label": "Wheat drought stress field trial 2024",
                     *       "version": 2,
                     *       "action": "updated",
                     *       "user_id": "visitor-09ab",
                     *       "user_name": "Guest 1",
                     *       "at": "2026-03-05T09:30:45Z",
                     *       "data": {
                     *         "unique_id": "STU-2024-WHEAT",
                     *         "title": "Wheat drought stress field trial 2024",
                     *         "end_date": "2024-02-01"
                     *       },
                     *       "against": 1,
                     *       "changes": [
                     *         {
                     *           "field": "end_date",
                     *           "before": null,
                     *           "after": "2024-02-01"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubEntityVersion"];
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
    restoreHubEntity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the entity within the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "restore_version": 1,
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["HubRestoreInput"];
                /**
                 * @example {
                 *       "restore_version": "1",
                 *       "version": "3"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubRestoreForm"];
            };
        };
        responses: {
            200: components["responses"]["HubEntityAnswer"];
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description Somebody saved the entity since `version`, and `current` is its present state; or the parent of a deleted entity is gone as well, and there is no `current`: restore the parent first. Nothing was changed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The Study that held this entity was deleted too; restore it first."
                     *     }
                     */
                    "application/json": components["schemas"]["HubRestoreConflict"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    exportHubProject: {
        parameters: {
            query?: {
                /**
                 * @description The kind of file.
                 * @example xlsx
                 */
                format?: "xlsx" | "csv" | "json" | "yaml" | "isa-json" | "isa-tab" | "sdrf";
                /**
                 * @description Only this entity type; needed for csv, and refused with 400 for json, yaml, isa-json, isa-tab and sdrf.
                 * @example Study
                 */
                type?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, streamed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    "Content-Disposition": components["headers"]["HubAttachment"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    /**
                     * @example {
                     *       "profile": "miappe",
                     *       "version": "1.1",
                     *       "name": "Field trial 2024",
                     *       "entities": [
                     *         {
                     *           "entity_type": "Investigation",
                     *           "data": {
                     *             "unique_id": "INV-WHEAT",
                     *             "title": "Wheat under drought",
                     *             "studies": [
                     *               {
                     *                 "unique_id": "STU-2024-WHEAT",
                     *                 "investigation_id": "INV-WHEAT",
                     *                 "title": "Wheat drought stress field trial 2024"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubJsonFile"];
                    /**
                     * @example {
                     *       "profile": "miappe",
                     *       "version": "1.1",
                     *       "name": "Field trial 2024",
                     *       "entities": []
                     *     }
                     */
                    "application/yaml": components["schemas"]["HubDataset"];
                    /**
                     * @example unique_id,title,_id,_parent_id,_parent_field
                     *     STU-2024-WHEAT,Wheat drought stress field trial 2024,0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04,0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03,studies
                     */
                    "text/csv": string;
                    /**
                     * @example source name	assay name
                     *     sample 1	run 1
                     */
                    "text/tab-separated-values": string;
                    /** @example PK */
                    "application/zip": string;
                };
            };
            302: components["responses"]["HubLoginRedirect"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    listHubExportLeftOut: {
        parameters: {
            query?: {
                /**
                 * @description The kind of file.
                 * @example isa-tab
                 */
                format?: "isa-json" | "isa-tab";
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stays behind; nothing where the list is empty. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "format": "isa-tab",
                     *       "left_out": [
                     *         {
                     *           "what": "Event",
                     *           "count": 12
                     *         },
                     *         {
                     *           "what": "Study · Cultural practices",
                     *           "count": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubExportLeftOut"];
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
    importHubForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "action": "/hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02/import",
                     *       "method": "POST",
                     *       "fields": [
                     *         {
                     *           "name": "file",
                     *           "label": "File",
                     *           "kind": "file",
                     *           "required": true
                     *         },
                     *         {
                     *           "name": "format",
                     *           "label": "Format",
                     *           "kind": "select",
                     *           "required": false,
                     *           "options": [
                     *             {
                     *               "value": "",
                     *               "label": "Detect automatically"
                     *             },
                     *             {
                     *               "value": "xlsx",
                     *               "label": "Spreadsheet"
                     *             },
                     *             {
                     *               "value": "csv",
                     *               "label": "CSV or TSV of one entity type"
                     *             },
                     *             {
                     *               "value": "isa-json",
                     *               "label": "ISA-JSON"
                     *             },
                     *             {
                     *               "value": "isa-tab",
                     *               "label": "ISA-Tab"
                     *             },
                     *             {
                     *               "value": "sdrf",
                     *               "label": "SDRF-Proteomics"
                     *             },
                     *             {
                     *               "value": "json",
                     *               "label": "JSON"
                     *             },
                     *             {
                     *               "value": "yaml",
                     *               "label": "YAML"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "name": "entity_type",
                     *           "label": "Entity type",
                     *           "kind": "select",
                     *           "required": false,
                     *           "help": "Left empty, it is told by the columns.",
                     *           "options": [
                     *             {
                     *               "value": "Investigation",
                     *               "label": "Investigation"
                     *             },
                     *             {
                     *               "value": "Study",
                     *               "label": "Study"
                     *             }
                     *           ]
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
    previewHubImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "unique_id,title\r\nSTU-2025-WHEAT,Wheat drought stress field trial 2025\r\n",
                 *       "format": "csv",
                 *       "entity_type": "Study"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["HubImportForm"];
                /**
                 * @example {
                 *       "format": "csv",
                 *       "entity_type": "Study",
                 *       "file_name": "Study.csv",
                 *       "content": "unique_id,title\r\nSTU-2025-WHEAT,Wheat drought stress field trial 2025\r\n"
                 *     }
                 */
                "application/json": components["schemas"]["HubImportInput"];
            };
        };
        responses: {
            /** @description The preview, with its first rows. */
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
                     *       "id": "0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05",
                     *       "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *       "format": "csv",
                     *       "file_name": "Study.csv",
                     *       "status": "ready",
                     *       "counts": {
                     *         "created": 1,
                     *         "changed": 0,
                     *         "unchanged": 0,
                     *         "refused": 0,
                     *         "left_out": 1,
                     *         "with_errors": 1
                     *       },
                     *       "account": {
                     *         "values": 3,
                     *         "placed": 2,
                     *         "changed": 0,
                     *         "left_out": 1
                     *       },
                     *       "changed": [],
                     *       "left_out": [
                     *         {
                     *           "place": "line 1, column 3",
                     *           "entity_type": "Study",
                     *           "reason": "The column \"color\" is no field of Study and is left out, with 1 value.",
                     *           "places": 1,
                     *           "values": 1
                     *         }
                     *       ],
                     *       "tables": [
                     *         {
                     *           "name": "",
                     *           "entity_type": "Study",
                     *           "has_header": true,
                     *           "rows": 1,
                     *           "columns": [
                     *             {
                     *               "column": "1",
                     *               "header": "unique_id",
                     *               "field": "unique_id",
                     *               "suggested": "",
                     *               "recognized": "name",
                     *               "values": 1,
                     *               "samples": [
                     *                 "STU-2025-WHEAT"
                     *               ]
                     *             },
                     *             {
                     *               "column": "2",
                     *               "header": "title",
                     *               "field": "title",
                     *               "suggested": "",
                     *               "recognized": "name",
                     *               "values": 1,
                     *               "samples": [
                     *                 "Wheat drought stress field trial 2025"
                     *               ]
                     *             },
                     *             {
                     *               "column": "3",
                     *               "header": "color",
                     *               "field": "",
                     *               "suggested": "",
                     *               "recognized": "none",
                     *               "values": 1,
                     *               "samples": [
                     *                 "green"
                     *               ]
                     *             }
                     *           ],
                     *           "parent": null,
                     *           "targets": [
                     *             {
                     *               "node_id": "0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03",
                     *               "label": "Wheat under drought",
                     *               "field": "studies",
                     *               "rows": 1,
                     *               "with_errors": 1
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "problems": [
                     *         {
                     *           "level": "error",
                     *           "entity_type": "Study",
                     *           "field": "start_date",
                     *           "rule": "required",
                     *           "message": "A value is required.",
                     *           "value": null,
                     *           "count": 1,
                     *           "suggestion": null,
                     *           "entities": [
                     *             {
                     *               "node_id": null,
                     *               "label": "line 2"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "rows": [
                     *         {
                     *           "place": "line 2",
                     *           "outcome": "create",
                     *           "entity_type": "Study",
                     *           "node_id": null,
                     *           "label": "Wheat drought stress field trial 2025",
                     *           "parent": {
                     *             "node_id": "0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03",
                     *             "entity_type": "Investigation",
                     *             "label": "Wheat under drought",
                     *             "field": "studies"
                     *           },
                     *           "changes": [
                     *             {
                     *               "field": "unique_id",
                     *               "before": null,
                     *               "after": "STU-2025-WHEAT"
                     *             },
                     *             {
                     *               "field": "title",
                     *               "before": null,
                     *               "after": "Wheat drought stress field trial 2025"
                     *             }
                     *           ],
                     *           "errors": [
                     *             {
                     *               "field": "investigation_id",
                     *               "message": "A value is required.",
                     *               "rule": "required"
                     *             }
                     *           ],
                     *           "detail": null
                     *         },
                     *         {
                     *           "place": "line 1, column 3",
                     *           "outcome": "leave_out",
                     *           "entity_type": "Study",
                     *           "node_id": null,
                     *           "label": "",
                     *           "parent": null,
                     *           "changes": [],
                     *           "errors": [],
                     *           "detail": "The column \"color\" is no field of Study and is left out, with 1 value."
                     *         }
                     *       ],
                     *       "total": 2,
                     *       "limit": 100,
                     *       "offset": 0,
                     *       "created_at": "2026-03-05T10:00:00Z",
                     *       "expires_at": "2026-03-06T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["HubImport"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description The file is larger than 50 MB, or the JSON body larger than 5 MB, unless set otherwise. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The file is larger than 50 MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    showHubImport: {
        parameters: {
            query?: {
                /**
                 * @description Keeps rows of this outcome.
                 * @example refuse
                 */
                outcome?: "create" | "change" | "unchanged" | "refuse" | "leave_out";
                /**
                 * @description How many items one answer carries at most.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description How many items are skipped before the first one of the answer.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the previewed import.
                 * @example 0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05
                 */
                import_id: components["parameters"]["HubImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What will be created, changed and refused, in the order of the file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05",
                     *       "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *       "format": "xlsx",
                     *       "file_name": "260305-miappe-1-1-INV-WHEAT.xlsx",
                     *       "status": "ready",
                     *       "counts": {
                     *         "created": 0,
                     *         "changed": 1,
                     *         "unchanged": 101,
                     *         "refused": 1,
                     *         "left_out": 0,
                     *         "with_errors": 0
                     *       },
                     *       "account": {
                     *         "values": 412,
                     *         "placed": 409,
                     *         "changed": 1,
                     *         "left_out": 2
                     *       },
                     *       "changed": [
                     *         {
                     *           "place": "Study!4",
                     *           "entity_type": "Study",
                     *           "field": "start_date",
                     *           "shown": "5 March 2026",
                     *           "stored": "2026-03-05",
                     *           "reason": "The date is stored as ISO 8601 writes it.",
                     *           "values": 1
                     *         }
                     *       ],
                     *       "left_out": [
                     *         {
                     *           "place": "Study!3",
                     *           "entity_type": "Study",
                     *           "reason": "_parent_id names an entity that is neither in the file nor in the project.",
                     *           "places": 1,
                     *           "values": 2
                     *         }
                     *       ],
                     *       "tables": [],
                     *       "problems": [],
                     *       "rows": [
                     *         {
                     *           "place": "Study!3",
                     *           "outcome": "refuse",
                     *           "entity_type": "Study",
                     *           "node_id": null,
                     *           "label": "Greenhouse trial",
                     *           "parent": null,
                     *           "changes": [],
                     *           "errors": [],
                     *           "detail": "_parent_id names an entity that is neither in the file nor in the project."
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "limit": 100,
                     *       "offset": 0,
                     *       "created_at": "2026-03-05T10:00:00Z",
                     *       "expires_at": "2026-03-06T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["HubImport"];
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
    discardHubImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the previewed import.
                 * @example 0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05
                 */
                import_id: components["parameters"]["HubImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["HubDeleted"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    chooseForHubImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the previewed import.
                 * @example 0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05
                 */
                import_id: components["parameters"]["HubImportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tables": [
                 *         {
                 *           "table": "",
                 *           "columns": [
                 *             {
                 *               "column": "2",
                 *               "field": "title"
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "values": [
                 *         {
                 *           "entity_type": "Study",
                 *           "field": "title",
                 *           "from": "Wheat drought stress field trial 2025",
                 *           "to": "Wheat under drought 2025"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["HubImportChoicesInput"];
                /**
                 * @example {
                 *       "entity_type": "Study",
                 *       "field": "title",
                 *       "from": "Wheat drought stress field trial 2025",
                 *       "to": "Wheat under drought 2025"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubImportChoicesForm"];
            };
        };
        responses: {
            /** @description The preview as it is now, with its first rows. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05",
                     *       "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *       "format": "csv",
                     *       "file_name": "Study.csv",
                     *       "status": "ready",
                     *       "counts": {
                     *         "created": 1,
                     *         "changed": 0,
                     *         "unchanged": 0,
                     *         "refused": 0,
                     *         "left_out": 0,
                     *         "with_errors": 0
                     *       },
                     *       "account": {
                     *         "values": 2,
                     *         "placed": 1,
                     *         "changed": 1,
                     *         "left_out": 0
                     *       },
                     *       "changed": [
                     *         {
                     *           "place": "line 2",
                     *           "entity_type": "Study",
                     *           "field": "title",
                     *           "shown": "Wheat drought stress field trial 2025",
                     *           "stored": "Wheat under drought 2025",
                     *           "reason": "The value is replaced as chosen.",
                     *           "values": 1
                     *         }
                     *       ],
                     *       "left_out": [],
                     *       "tables": [],
                     *       "problems": [],
                     *       "rows": [],
                     *       "total": 1,
                     *       "limit": 100,
                     *       "offset": 0,
                     *       "created_at": "2026-03-05T10:00:00Z",
                     *       "expires_at": "2026-03-06T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["HubImport"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description The import was applied already. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "This import was applied already."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    applyHubImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the previewed import.
                 * @example 0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05
                 */
                import_id: components["parameters"]["HubImportId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "skip_refused": true
                 *     }
                 */
                "application/json": components["schemas"]["HubImportApplyInput"];
                /**
                 * @example {
                 *       "skip_refused": "true"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubImportApplyForm"];
            };
        };
        responses: {
            /** @description What was written. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05",
                     *       "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *       "counts": {
                     *         "created": 0,
                     *         "changed": 1,
                     *         "unchanged": 101,
                     *         "refused": 1,
                     *         "left_out": 0,
                     *         "with_errors": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["HubImportResult"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description Rows are refused and `skip_refused` is not set, or the import was applied already, or an entity that it changes was saved by somebody else since the preview. Nothing was written. */
            409: {
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
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    discardHubImportFromPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description Identifies the previewed import.
                 * @example 0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05
                 */
                import_id: components["parameters"]["HubImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["HubDeleted"];
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    showHubGraph: {
        parameters: {
            query?: {
                /**
                 * @description Keeps entities of this type and the edges between what is kept; repeat it for several types.
                 * @example [
                 *       "Study"
                 *     ]
                 */
                type?: components["parameters"]["HubGraphTypes"];
                /**
                 * @description Keeps what contains this text, in any case.
                 * @example drought
                 */
                q?: components["parameters"]["HubSearch"];
                /**
                 * @description Keeps this entity, its descendants, and what these refer to.
                 * @example 0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03
                 */
                node_id?: components["parameters"]["HubGraphFocus"];
                /**
                 * @description What the picture unfolds: `<entity>.<field>` for what one entity holds in a field, `top.<type>` for what stands at the top. Repeat it for several. Data is never folded.
                 * @example [
                 *       "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04.observation_units"
                 *     ]
                 */
                open?: components["parameters"]["HubGraphOpen"];
                /**
                 * @description The entity that the picture shows beside it. Data does not depend on it.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                entity?: components["parameters"]["HubGraphShown"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; in JSON the graph data. */
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
                     *           "id": "0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03",
                     *           "label": "Wheat under drought",
                     *           "group": "Investigation"
                     *         },
                     *         {
                     *           "id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *           "label": "Wheat drought stress field trial 2024",
                     *           "group": "Study"
                     *         }
                     *       ],
                     *       "edges": [
                     *         {
                     *           "from": "0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03",
                     *           "to": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *           "label": "studies"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubGraph"];
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
    getHubGraph: {
        parameters: {
            query?: {
                /**
                 * @description Keeps entities of this type and the edges between what is kept; repeat it for several types.
                 * @example [
                 *       "Study"
                 *     ]
                 */
                type?: components["parameters"]["HubGraphTypes"];
                /**
                 * @description Keeps what contains this text, in any case.
                 * @example drought
                 */
                q?: components["parameters"]["HubSearch"];
                /**
                 * @description Keeps this entity, its descendants, and what these refer to.
                 * @example 0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03
                 */
                node_id?: components["parameters"]["HubGraphFocus"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nodes and edges; both lists are empty for a project without entities. */
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
                     *           "id": "0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03",
                     *           "label": "Wheat under drought",
                     *           "group": "Investigation"
                     *         },
                     *         {
                     *           "id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *           "label": "Wheat drought stress field trial 2024",
                     *           "group": "Study"
                     *         }
                     *       ],
                     *       "edges": [
                     *         {
                     *           "from": "0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03",
                     *           "to": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *           "label": "studies"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubGraph"];
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
    getHubColumns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, in any case or in snake_case.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The columns. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": [
                     *         "unique_id",
                     *         "title"
                     *       ],
                     *       "hidden": [
                     *         "description"
                     *       ],
                     *       "widths": {
                     *         "unique_id": 180
                     *       },
                     *       "frozen": 1,
                     *       "hide_empty": false
                     *     }
                     */
                    "application/json": components["schemas"]["HubColumns"];
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
    arrangeHubColumns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, in any case or in snake_case.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order": [
                 *         "unique_id",
                 *         "title"
                 *       ],
                 *       "hidden": [
                 *         "description"
                 *       ],
                 *       "widths": {
                 *         "unique_id": 180
                 *       },
                 *       "frozen": 1,
                 *       "hide_empty": false
                 *     }
                 */
                "application/json": components["schemas"]["HubColumns"];
            };
        };
        responses: {
            /** @description The columns as they are kept. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": [
                     *         "unique_id",
                     *         "title"
                     *       ],
                     *       "hidden": [
                     *         "description"
                     *       ],
                     *       "widths": {
                     *         "unique_id": 180
                     *       },
                     *       "frozen": 1,
                     *       "hide_empty": false
                     *     }
                     */
                    "application/json": components["schemas"]["HubColumns"];
                };
            };
            400: components["responses"]["HubApiBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubApiForbidden"];
            404: components["responses"]["HubApiNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            502: components["responses"]["HubApiTokenFailure"];
            503: components["responses"]["HubApiUnavailable"];
            507: components["responses"]["HubApiStorageFull"];
        };
    };
    showHubChat: {
        parameters: {
            query?: {
                /**
                 * @description Keeps messages with a smaller sequence number; without it the latest ones.
                 * @example 9007199254740991
                 */
                before?: number;
                /**
                 * @description How many items one answer carries at most.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "messages": [
                     *         {
                     *           "id": "0199f0c2-7b3a-7e15-90d4-6c5b4a392817",
                     *           "seq": 43,
                     *           "content": "Plot 12 was flooded on Tuesday.",
                     *           "sender_id": "visitor-09ab",
                     *           "sender_name": "Guest 1",
                     *           "timestamp": "2026-03-05T09:32:40.118Z"
                     *         }
                     *       ],
                     *       "more": false
                     *     }
                     */
                    "application/json": components["schemas"]["HubChatHistory"];
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
    writeHubChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "Plot 12 was flooded on Tuesday."
                 *     }
                 */
                "application/json": components["schemas"]["HubChatInput"];
                /**
                 * @example {
                 *       "content": "Plot 12 was flooded on Tuesday."
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubChatForm"];
            };
        };
        responses: {
            /** @description The message as it is kept. */
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
                     *       "id": "0199f0c2-7b3a-7e15-90d4-6c5b4a392817",
                     *       "seq": 43,
                     *       "content": "Plot 12 was flooded on Tuesday.",
                     *       "sender_id": "visitor-09ab",
                     *       "sender_name": "Guest 1",
                     *       "timestamp": "2026-03-05T09:32:40.118Z"
                     *     }
                     */
                    "application/json": components["schemas"]["HubChatMessage"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    listHubMessages: {
        parameters: {
            query?: {
                /**
                 * @description The number of the last frame that is known; 0 for everything.
                 * @example 41
                 */
                since?: number;
                /**
                 * @description How many items one answer carries at most.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The frames, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "messages": [
                     *         {
                     *           "type": "presence",
                     *           "action": "join",
                     *           "user_id": "visitor-4f1c",
                     *           "user_name": "Guest 2",
                     *           "presence": [
                     *             {
                     *               "user_id": "visitor-4f1c",
                     *               "user_name": "Guest 2",
                     *               "connected_at": "2026-03-05T09:31:12Z"
                     *             }
                     *           ],
                     *           "seq": 42
                     *         },
                     *         {
                     *           "type": "chat",
                     *           "content": "Plot 12 was flooded on Tuesday.",
                     *           "sender_id": "visitor-09ab",
                     *           "sender_name": "Guest 1",
                     *           "timestamp": "2026-03-05T09:32:40.118Z",
                     *           "seq": 43
                     *         },
                     *         {
                     *           "type": "cursor",
                     *           "entity_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *           "field": "start_date",
                     *           "sender_id": "visitor-4f1c",
                     *           "sender_name": "Guest 2",
                     *           "timestamp": "2026-03-05T09:32:41.004Z",
                     *           "seq": 44
                     *         },
                     *         {
                     *           "type": "update",
                     *           "entity_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *           "field": "start_date",
                     *           "value": "2024-03-0",
                     *           "sender_id": "visitor-4f1c",
                     *           "sender_name": "Guest 2",
                     *           "timestamp": "2026-03-05T09:32:42.530Z",
                     *           "seq": 45
                     *         },
                     *         {
                     *           "type": "update",
                     *           "action": "updated",
                     *           "entity_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *           "entity_type": "Study",
                     *           "version": 4,
                     *           "seq": 46
                     *         }
                     *       ],
                     *       "seq": 46,
                     *       "more": false
                     *     }
                     */
                    "application/json": components["schemas"]["HubMessages"];
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
    sendHubMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebSocketClientMessage"];
            };
        };
        responses: {
            /** @description The frame as the others got it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "chat",
                     *       "content": "Plot 12 was flooded on Tuesday.",
                     *       "sender_id": "visitor-09ab",
                     *       "sender_name": "Guest 1",
                     *       "timestamp": "2026-03-05T09:32:40.118Z",
                     *       "seq": 43
                     *     }
                     */
                    "application/json": components["schemas"]["WebSocketForwardedMessage"];
                };
            };
            400: components["responses"]["HubApiBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubApiForbidden"];
            404: components["responses"]["HubApiNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            502: components["responses"]["HubApiTokenFailure"];
            503: components["responses"]["HubApiUnavailable"];
            507: components["responses"]["HubApiStorageFull"];
        };
    };
    openHubChannel: {
        parameters: {
            query?: {
                /**
                 * @description The name that the others see; the name of a login overrules it. Without both, the server gives a name.
                 * @example Guest 1
                 */
                name?: string;
                /**
                 * @description Replays the frames after this number.
                 * @example 41
                 */
                since?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Identifies the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection is a WebSocket from here on. */
            101: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Upgrade: components["headers"]["HubUpgrade"];
                    "Sec-WebSocket-Accept": components["headers"]["HubWebSocketAccept"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["HubApiBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubApiForbidden"];
            /** @description A request without an upgrade names a project that does not exist. */
            404: {
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
            /** @description A request without an upgrade. This address speaks WebSocket only. */
            426: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    Upgrade: components["headers"]["HubUpgrade"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "This is a WebSocket channel; connect with the upgrade to websocket."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            502: components["responses"]["HubApiTokenFailure"];
            503: components["responses"]["HubApiUnavailable"];
        };
    };
}
