// Generated from openapi/hub (sha256 077848318f7d3fcd) by `npm run generate`. Do not edit.
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
         * @description Returns the workspaces, by default ordered by name. With HUB_ACCESS=login, returns only workspaces that the user may see.
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
         * Get the current user or guest
         * @description A random ID in a cookie identifies a guest. The name of a guest is the display name chosen by the guest.
         */
        get: operations["showHubIdentity"];
        put?: never;
        /** Set the display name of a guest */
        post: operations["nameHubIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your personal tokens
         * @description Returns the newest tokens first, including expired ones. Guests have no tokens.
         */
        get: operations["listHubTokens"];
        put?: never;
        /**
         * Create a personal token
         * @description Requires a session; a bearer token cannot create tokens. Only this response contains the token, because the server stores only its hash. Programs send the token as `Authorization: Bearer`. The token has the current rights of the user, restricted by its own limits. Returns 409 for guests, and for users who already have 50 tokens.
         */
        post: operations["createHubToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/me/tokens/{token_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the token.
                 * @example 0199f0e1-7c52-7d04-a3b8-1f6e9c2d5a40
                 */
                token_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a personal token
         * @description Takes effect immediately.
         */
        delete: operations["revokeHubToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/me/tokens/{token_id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the token.
                 * @example 0199f0e1-7c52-7d04-a3b8-1f6e9c2d5a40
                 */
                token_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a personal token
         * @description Takes effect immediately.
         */
        post: operations["revokeHubTokenFromPage"];
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
        /** Show the form for a new workspace */
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
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        /** Get a workspace with its projects */
        get: operations["showWorkspace"];
        /**
         * Update a workspace
         * @description Updates name, description or collaboration. Browsers send the form with POST, which is the same operation.
         */
        put: operations["changeWorkspace"];
        /**
         * Update a workspace
         * @description Updates name, description or collaboration. Browsers send the form with POST, which is the same operation.
         */
        post: operations["changeWorkspaceFromPage"];
        /**
         * Delete a workspace with all its projects
         * @description Deletes without confirmation. To get the number of projects and entities first, use GET …/delete. The workspace can be restored for 30 days with POST /hub/deleted/{id}/restore.
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
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        /** Show the form to edit a workspace */
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
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        /** Preview the deletion of a workspace */
        get: operations["confirmWorkspaceDeletion"];
        put?: never;
        /**
         * Confirm the deletion of a workspace
         * @description Deletes the workspace like DELETE. If `descendants` is sent and differs from the current number of entities, nothing is deleted.
         */
        post: operations["deleteWorkspaceFromPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/workspaces/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        /**
         * List the people of a workspace
         * @description Roles apply only to a workspace that has no collaboration and has the audience `members`.
         */
        get: operations["listWorkspacePeople"];
        put?: never;
        /**
         * Add a person to a workspace
         * @description The server sends no message. Returns 409 if the person has a role, or if roles do not apply in this workspace.
         */
        post: operations["addWorkspacePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/workspaces/{id}/people/{person_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
                /**
                 * @description The ID of the person in the workspace.
                 * @example 0199f0f2-5a1e-7c44-8f2d-2b7d9a6c1e06
                 */
                person_id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the role of a person
         * @description Returns 409 if the workspace would then have no manager, or if roles do not apply in this workspace.
         */
        put: operations["changeWorkspacePerson"];
        /**
         * Change the role of a person
         * @description Returns 409 if the workspace would then have no manager, or if roles do not apply in this workspace.
         */
        post: operations["changeWorkspacePersonFromPage"];
        /**
         * Remove a person from a workspace
         * @description Takes effect immediately. Returns 409 if the workspace would then have no manager, or if roles do not apply in this workspace.
         */
        delete: operations["removeWorkspacePerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/workspaces/{id}/people/{person_id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
                /**
                 * @description The ID of the person in the workspace.
                 * @example 0199f0f2-5a1e-7c44-8f2d-2b7d9a6c1e06
                 */
                person_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a person from a workspace
         * @description Takes effect immediately. Returns 409 if the workspace would then have no manager, or if roles do not apply in this workspace.
         */
        post: operations["removeWorkspacePersonFromPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/workspaces/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove yourself from a workspace
         * @description Takes no body. Returns 404 if you have no role, and 409 if you are the last manager.
         */
        post: operations["leaveWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/workspaces/{id}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        /**
         * Get the webhook of a workspace
         * @description Programs get 404 if no webhook is set; browsers get an empty form.
         */
        get: operations["getHubWebhook"];
        /**
         * Set the webhook of a workspace
         * @description The server reports each change in the workspace's projects to the webhook (schema HubWebhookMessage), as long as the caller manages the workspace. Browsers send the form with POST, which is the same operation.
         */
        put: operations["setHubWebhook"];
        /**
         * Set the webhook of a workspace
         * @description The server reports each change in the workspace's projects to the webhook (schema HubWebhookMessage), as long as the caller manages the workspace. Browsers send the form with POST, which is the same operation.
         */
        post: operations["setHubWebhookFromPage"];
        /**
         * Remove the webhook of a workspace
         * @description Removes the webhook, and deletes its queued messages. Returns 404 if no webhook is set.
         */
        delete: operations["deleteHubWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/workspaces/{id}/webhook/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the webhook of a workspace
         * @description Removes the webhook like DELETE. The page uses this operation. Takes no body.
         */
        post: operations["deleteHubWebhookFromPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/workspaces/{id}/webhook/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message to the webhook
         * @description Waits for the receiver, and returns 200 regardless of its response. Returns 404 if no webhook is set. Takes no body.
         */
        post: operations["testHubWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/collaborations/{collaboration}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The global URN (`org:collaboration`) of the collaboration.
                 * @example crops:drought_trial
                 */
                collaboration: components["parameters"]["HubCollaboration"];
            };
            cookie?: never;
        };
        /**
         * Show the research object of a collaboration
         * @description Returns the projects in all workspaces of the collaboration, with their people, data, files, licenses and missing parts. Contains only projects that the caller can view; the list is empty if there are no such projects. Lists a person who belongs to several projects only once. Returns 404 if the URN in the path is malformed.
         */
        get: operations["showHubResearchObject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/collaborations/{collaboration}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The global URN (`org:collaboration`) of the collaboration.
                 * @example crops:drought_trial
                 */
                collaboration: components["parameters"]["HubCollaboration"];
            };
            cookie?: never;
        };
        /**
         * Export the research object of a collaboration
         * @description Returns an RO-Crate 1.2. It contains the RO-Crate of each project that the caller can view, and metadata on all projects and people. To import a project, import its RO-Crate from this file. Returns 404 if the caller cannot view any project of the collaboration.
         */
        get: operations["exportHubResearchObject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deleted workspaces and projects
         * @description Returns the deleted items that the caller may see, newest first. The projects of a deleted workspace are not listed, because they are restored with the workspace. 30 days after the deletion, an item and all its content are removed permanently.
         */
        get: operations["listDeletedHubItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/deleted/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the deleted workspace or project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted workspace or project
         * @description Restores all content. If the name of a deleted workspace is now in use, the restored workspace gets a number, such as `Trial 2`. Takes no body.
         */
        post: operations["restoreDeletedHubItem"];
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
        /** Show the form for a new project */
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
         * @description Creates the project in an existing workspace (`workspace_id`) or in a new one (`workspace_name`). Returns 404 for an unknown workspace, 409 for a name in use, and 400 for an unknown profile or version. If a step fails, nothing is created.
         */
        post: operations["createHubProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the templates of projects
         * @description Returns the projects that their managers offer as templates, if the caller can see them. To create a project from a template, use `POST /hub/projects/{id}/duplicate`.
         */
        get: operations["listHubTemplates"];
        put?: never;
        post?: never;
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
         * Create a project with example data
         * @description Creates a workspace that all users of the hub can see, with a project that contains the example data of the profile `miappe`, or of the first profile with an example. If a step fails, nothing is created.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /** Get a project */
        get: operations["showHubProject"];
        /**
         * Update a project
         * @description Browsers send the form with POST, which is the same operation.
         */
        put: operations["changeHubProject"];
        /**
         * Update a project
         * @description Browsers send the form with POST, which is the same operation.
         */
        post: operations["changeHubProjectFromPage"];
        /**
         * Delete a project with all its entities
         * @description Deletes without confirmation. To get the number of entities first, use GET …/delete. Open channels are closed with the code 4404. The project can be restored for 30 days with POST /hub/deleted/{id}/restore.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /** Show the form to edit a project */
        get: operations["editHubProjectForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * Show the form that duplicates a project
         * @description For a template, the form lists only the parts that the template offers.
         */
        get: operations["duplicateHubProjectForm"];
        put?: never;
        /**
         * Duplicate a project
         * @description Creates a project with the profile and settings of this project, and the parts that the body selects. If a part cannot be copied, nothing is created. Observations, comments, chat, reviews, history, earlier versions of files, published versions and deposits are not copied. The copied entities have new IDs. Attached files do not use additional storage. If not everyone can see the original, a workspace that is created for the copy is visible only to the caller until the caller gives roles to other people. Returns 409 if the name of the new workspace is in use, or if the profile was deleted.
         */
        post: operations["duplicateHubProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * Preview a move to another profile
         * @description Returns where every value and entity would be stored in another profile, and the errors that the move would cause. Changes nothing. Entity types and fields match by name, by another spelling of the name, by label, or by a term that only one field uses. The content of a field without a match can become an own column. Without `profile`, the page only offers a choice of profiles.
         */
        get: operations["previewHubProjectMove"];
        put?: never;
        /**
         * Move a project to another profile
         * @description Moves the whole project as one action, which can be undone. Entities keep their IDs, comments and files. Previews of imports are discarded, and an approval becomes invalid. Returns 409 if the project changed after `state`, if the profile was deleted, or if the new profile has no field for some values and `leave_out` is not true.
         */
        post: operations["moveHubProject"];
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /** Preview the deletion of a project */
        get: operations["confirmHubProjectDeletion"];
        put?: never;
        /**
         * Confirm the deletion of a project
         * @description Deletes the project like DELETE. If `descendants` is sent and differs from the current number of entities, nothing is deleted.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * List the members and visitors of a project
         * @description Lists the people who have opened the project. `access` states who can open it. If the workspace belongs to a collaboration, the hub does not store the members, so members who never opened the project are not listed.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * Show the validation result of a project
         * @description Validates every entity with the rules of POST /validate, and also checks references and uniqueness in the whole project. Errors are in tree order, then in field order.
         */
        get: operations["showHubValidation"];
        put?: never;
        /**
         * Validate a project
         * @description Validates every entity with the rules of POST /validate, and also checks references and uniqueness in the whole project. Errors are in tree order, then in field order. Takes no body.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * List the problems of a project
         * @description Validates every entity like POST …/validate, and checks the recommendations of the standard. Groups equal problems (type, field, rule and value). Lists errors before recommendations, and the most frequent groups first.
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
    "/hub/projects/{id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * Show the missing parts of a publication
         * @description Reads the record from the data of the project. Lists missing parts: title, description, license, people with ORCID iD and affiliations with ROR, dates, and validation errors. For each missing part, the response contains the page on which you can add it.
         */
        get: operations["showHubPublication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/publication/citation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * Export the citation of a project
         * @description Exports the record of a publication for repositories and search engines. Without `format`, the Accept header selects the format. Publisher and DOI are `:tba`, because the repository assigns them. Missing creators are `:unav`.
         */
        get: operations["exportHubCitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /** List the deposits of a project */
        get: operations["listHubDeposits"];
        put?: never;
        /**
         * Create a deposit as a draft
         * @description Starts a background job. The job creates a draft in the repository with the caller's token, and reserves a DOI. It then uploads the RO-Crate with the attached files, the tables and the citation files, with their checksums. Publishing requires a separate request. Returns 400 if the repository is unknown, if no token is stored or sent, or if a required part of the publication is missing.
         */
        post: operations["createHubDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/deposits/{deposit_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the deposit.
                 * @example 0199f0c1-3b7e-7a10-8c55-4d2e1f0a9b07
                 */
                deposit_id: components["parameters"]["HubDepositId"];
            };
            cookie?: never;
        };
        /** Get a deposit */
        get: operations["showHubDeposit"];
        put?: never;
        /**
         * Change the state of a deposit
         * @description `publish` publishes a draft. It requires `confirm`, because publishing cannot be undone. `resume` continues a deposit that stopped, or uploads the current state of the project to the draft. `cancel` deletes the draft in the repository; if the draft was published there, the deposit becomes `published`. If the request contains `token`, the server stores and uses it. Otherwise, it uses the stored token of the caller.
         */
        post: operations["changeHubDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /** List the published versions of a project */
        get: operations["listHubVersions"];
        put?: never;
        /**
         * Publish a version of a project
         * @description Stores the current state of the project as an RO-Crate, with its record and citation. The stored files never change, even if the project is changed or deleted. Returns 400 if a required part of a public version is missing. If a version with this label and the same content exists, it is returned. A retried request therefore does not publish a second version.
         */
        post: operations["publishHubVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/id/{version_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the published version.
                 * @example 0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b
                 */
                version_id: components["parameters"]["HubPublishedVersionId"];
            };
            cookie?: never;
        };
        /**
         * Get a published version
         * @description The path is the persistent address of the version. Without `format`, the Accept header selects the format. The page contains the schema.org record. The header `Link` follows FAIR Signposting.
         */
        get: operations["showPublishedVersion"];
        put?: never;
        /**
         * Publish a version for everyone, or withdraw it
         * @description `open` makes a version public that only people with access to the project could read. `withdraw` removes access to the files; the record remains and states the reason. Neither change can be undone. Returns 400 for `open` if a required part of the version is missing.
         */
        post: operations["changePublishedVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/id/{version_id}/files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the published version.
                 * @example 0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b
                 */
                version_id: components["parameters"]["HubPublishedVersionId"];
                /**
                 * @description The name of the file, as in `files` of the version.
                 * @example ro-crate.zip
                 */
                name: components["parameters"]["HubPublishedFileName"];
            };
            cookie?: never;
        };
        /**
         * Download a file of a published version
         * @description Returns the stored bytes. Supports one byte range, so that a download can be resumed. `If-Range` accepts the entity tag.
         */
        get: operations["downloadPublishedFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/repositories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List repositories for deposits
         * @description Lists the repositories of the setting REPOSITORIES. States for each whether the server stores a token of the caller. Never returns a token.
         */
        get: operations["listHubRepositories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/repositories/{repository}/token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the repository.
                 * @example zenodo
                 */
                repository: components["parameters"]["HubRepositoryName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the token of a repository
         * @description Encrypts and stores the caller's access token for a repository. An empty token deletes the stored token, and stops unfinished deposits of the caller in this repository.
         */
        post: operations["setHubRepositoryToken"];
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a value in all entities
         * @description Replaces the value in one transaction, as one action. In lists, other items stay the same. Returns 400 if the project rejects the new value.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * List the saved changes of a project
         * @description Returns all changes, including changes of deleted entities, so that they can be restored.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * List the actions in a project
         * @description An import, a paste or a bulk change is one action. Also returns all restore points.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The sequence number of the action. It identifies the moment directly after the action.
                 * @example 104
                 */
                moment: components["parameters"]["HubMoment"];
            };
            cookie?: never;
        };
        /** Get an action */
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The sequence number of the action. It identifies the moment directly after the action.
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
         * @description Restores every entity that the action changed, unless later changes depend on it. The response lists the entities that were not restored. Undoing is itself an action, which can be undone. Takes no body.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /** Compare two moments of a project */
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a project to an earlier moment
         * @description Creates one action, which can be undone. Later changes stay in the history. Returns 404 for a `moment` in the future.
         */
        post: operations["restoreHubProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * List the reviews of a project
         * @description Returns the reviews, newest first, and the state of the latest review.
         */
        get: operations["listHubReviews"];
        put?: never;
        /**
         * Request a review of a project
         * @description Requests a review of the current state. The home pages of reviewers list the request. Returns 409 if a review is already open, or if the project has 1,000 reviews.
         */
        post: operations["requestHubReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/reviews/{review_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the review.
                 * @example 0199f0f4-2b6c-7d18-9e40-7a1c3d5e9f02
                 */
                review_id: components["parameters"]["HubReviewId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a project or request changes
         * @description Approves the project or requests changes. This closes the open review. `changes` identifies the state of the project that the reviewer saw. Returns 403 for the person who requested the review. Returns 409 if the review is not open, or if the project changed after this state.
         */
        post: operations["decideHubReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/reviews/{review_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the review.
                 * @example 0199f0f4-2b6c-7d18-9e40-7a1c3d5e9f02
                 */
                review_id: components["parameters"]["HubReviewId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a request for a review
         * @description Takes no body. Returns 403 unless the caller requested the review or manages the project, and 409 if the review is not open.
         */
        post: operations["withdrawHubReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * List the comments of a project
         * @description Returns comments on entities and their fields, oldest first.
         */
        get: operations["listHubComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/comments/{comment_id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the comment.
                 * @example 0199f0d5-6c2e-7a31-8b40-3f5d7e9c1a22
                 */
                comment_id: components["parameters"]["HubCommentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resolve or reopen a comment */
        post: operations["resolveHubComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/comments/{comment_id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the comment.
                 * @example 0199f0d5-6c2e-7a31-8b40-3f5d7e9c1a22
                 */
                comment_id: components["parameters"]["HubCommentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a comment
         * @description Returns 403 unless the caller wrote the comment or manages the project. Takes no body.
         */
        post: operations["deleteHubComment"];
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a restore point
         * @description Stores the current moment under a name. A project has at most 200 restore points.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the restore point.
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
         * @description Deletes the name only; the history does not change. Takes no body.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, or its form in snake_case. Case is ignored.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
            };
            cookie?: never;
        };
        /**
         * Show the form for a new entity
         * @description Lists the fields in the order of the profile: first required, then recommended, then optional fields. Returns 400 for a parent or field that cannot contain the type.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * List the entities of a project
         * @description Returns the entities in tree order.
         */
        get: operations["listHubEntities"];
        put?: never;
        /**
         * Create or update an entity
         * @description Without `node_id`, creates an entity. With `node_id`, updates the given fields; all other fields stay the same. Missing and invalid values are saved and returned in `errors`. Returns 400 for an unknown type, field or parent, for a parent field that cannot contain the type, and for an invalid value if the project rejects invalid values. Returns 404 for an unknown `node_id`. Saving identical values changes nothing and keeps the version.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate values without saving
         * @description Returns the errors that the values would have after saving, including references and uniqueness in the project. Use it while the user types.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many entities together
         * @description Creates, updates, moves and deletes entities in one transaction. Use it to paste rows, to fill down, or to set one value in many entities. Applies changes first, then deletions. A change with another `parent_id` moves the entity. Returns 400 for unknown types, fields and parents, and for invalid values if the project rejects them. Returns 404 for unknown entities. The detail states the position in the request, or the entity with an invalid value.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate many changes without saving
         * @description Returns the errors that the rows would have after saving all changes. Takes the body of POST …/bulk and ignores versions.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, or its form in snake_case. Case is ignored.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
            };
            cookie?: never;
        };
        /** List entities of a type as a table */
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the entity in the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        /** Get an entity */
        get: operations["editHubEntity"];
        put?: never;
        post?: never;
        /**
         * Delete an entity with all its descendants
         * @description Deletes without confirmation. To get the number of descendants first, use GET …/delete.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the entity in the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        /** Preview the deletion of an entity */
        get: operations["confirmHubEntityDeletion"];
        put?: never;
        /** Confirm the deletion of an entity */
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the entity in the project.
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
         * @description Inserts the copy directly after the original. Identifiers that must be unique or that references can point to get the suffix `-copy` (`-copy-2`, …). References inside the copy refer to the copied entities. Takes no body.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the entity in the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an entity
         * @description Moves the entity within its list or to another parent. Returns 400 if the parent is unknown, cannot contain the type, or is the entity itself or one of its descendants.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the entity in the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        /**
         * List the versions of an entity
         * @description Also works for deleted entities.
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
    "/hub/projects/{id}/entity/{node_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the entity in the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        /**
         * List the comments on an entity
         * @description Returns comments on the entity and its fields, oldest first.
         */
        get: operations["listHubEntityComments"];
        put?: never;
        /**
         * Comment on an entity
         * @description Adds a comment on an entity or on one of its fields. `@` followed by the name of a person of the project mentions this person. The home page of this person lists the comment until it is resolved or answered. Returns 404 for an unknown entity, and 409 if the project has 20,000 comments.
         */
        post: operations["createHubComment"];
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the entity in the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
                /**
                 * @description The version number.
                 * @example 1
                 */
                version: number;
            };
            cookie?: never;
        };
        /** Get a version of an entity */
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the entity in the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an earlier version of an entity
         * @description Saves the earlier values as a new version. Restoring a deleted entity also restores the descendants that were deleted with it. Returns 404 for an unknown `restore_version`.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * Export a project
         * @description Without `format`, the Accept header selects the format; the default is the spreadsheet. The spreadsheet has one sheet per entity type in the order of the profile, with a header row and one row per entity. Its columns are all fields of the type, followed by the hidden columns `_id`, `_parent_id` and `_parent_field`. With these columns, importing the unchanged file changes nothing. The values of a list share a cell. They are separated by `; ` and quoted if needed. Values that start with = + - @ are stored as text. CSV contains one such sheet. JSON and YAML contain the nested data set. `isa-json` and `isa-tab` (a .zip of ISA-Tab files) export the investigation; they require a profile with investigations and studies. `…/export/left-out` lists the data that these formats omit. `sdrf` exports sample metadata in the SDRF-Proteomics format (`.sdrf.tsv`), with the columns of the standard; it requires the profile `sdrf`. `ena-xml` exports studies, samples, experiments and runs as a Webin document of the European Nucleotide Archive. It contains only objects without an accession, or all objects if each has an accession. `ena-tsv` exports the samples of one checklist as a sample sheet of Webin. Both formats require the profile `ena`. `ro-crate` exports an RO-Crate 1.2 (.zip). It contains the whole data set as `project.json`, a table for each type and, for investigations with studies, ISA-Tab, ISA-JSON and the workbooks of an ARC. `ro-crate-metadata.json` describes these files. The crate also contains the observations as `observations.csv`, and the newest version of each attached file in the folder `files`. Exports of the same state of a project have identical bytes.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * List data that an export format omits
         * @description Lists values and entities that the format cannot contain, and values that the file contains in another formatat. Groups equal values, most frequent first. JSON, YAML and RO-Crate contain all entities. Returns 400 for a format that the profile does not support, and for `sdrf` without sample rows.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /** Show the import form */
        get: operations["importHubForm"];
        put?: never;
        /**
         * Upload a file and preview its import
         * @description Changes nothing in the project. Matches each row to an entity by `_id`, or else by identifier under the same parent. Entities that exist only in the project do not change. The preview shows the target of each row. Rejects a new row without a parent and, in a project with the `strictness` `refuse`, a row with invalid values. Sheets, columns and properties that do not exist in the profile have the outcome `leave_out` and are not imported. `account` counts the values of the file. `changed` and `left_out` list the values that are not stored as shown in the file. Returns 400 if the file cannot be read, is unsafe (expands beyond its limits, broken XML, too many rows), or contains no data for the profile. The response states the reason. Formulas are not evaluated; their stored results are used. From an RO-Crate that a hub exported, the import uses `project.json`, observations and attached files. From other RO-Crates, it uses the metadata of investigation, studies, people and files. The server stores the preview for one day.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the import.
                 * @example 0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05
                 */
                import_id: components["parameters"]["HubImportId"];
            };
            cookie?: never;
        };
        /** Get the preview of an import */
        get: operations["showHubImport"];
        put?: never;
        post?: never;
        /** Discard an import */
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the import.
                 * @example 0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05
                 */
                import_id: components["parameters"]["HubImportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the choices of an import
         * @description Assigns columns to fields, sets the entity type and the parent of the rows of a table, and replaces values. The server then reads the file again. Changes nothing in the project.
         */
        post: operations["chooseForHubImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/import/{import_id}/own-columns": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the import.
                 * @example 0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05
                 */
                import_id: components["parameters"]["HubImportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add columns of a file to the project
         * @description Creates the proposed own columns (`own_column` of a column in the preview), and assigns the columns of the file to them. The server then reads the file again.
         */
        post: operations["addHubImportColumns"];
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the import.
                 * @example 0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05
                 */
                import_id: components["parameters"]["HubImportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply an import
         * @description Saves the preview in one transaction. Every changed entity gets a new version. Writes only the fields that the file contains. Values with errors are saved too, unless the project rejects them. Data with the outcome `leave_out` is not saved.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the import.
                 * @example 0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05
                 */
                import_id: components["parameters"]["HubImportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard an import from a page
         * @description Discards the import like DELETE. The page uses this operation. Takes no body. The project does not change, so no confirmation is required.
         */
        post: operations["discardHubImportFromPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /** List the files of a project */
        get: operations["listHubFiles"];
        put?: never;
        /**
         * Upload files to a project
         * @description Stores all files of the request, or none if one is rejected. A file whose name matches an existing file, ignoring case, becomes the next version of that file. If the content equals the newest version, nothing changes. If the content already exists in the project, it is not stored twice. A project can have 1,000 files, and a file 1,000 versions. The rights of the caller are checked again before the files are stored.
         */
        post: operations["uploadHubFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/files/{file_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the file.
                 * @example 0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03
                 */
                file_id: components["parameters"]["HubFileId"];
            };
            cookie?: never;
        };
        /**
         * Get a file with its versions
         * @description For a file with a table, the page shows its first rows.
         */
        get: operations["showHubFile"];
        /**
         * Change the name or description of a file
         * @description Browsers send the form with POST, which is the same operation. Returns 409 if another file of the project already has this name.
         */
        put: operations["changeHubFile"];
        /**
         * Change the name or description of a file
         * @description Browsers send the form with POST, which is the same operation. Returns 409 if another file of the project already has this name.
         */
        post: operations["changeHubFileFromPage"];
        /**
         * Delete a file with all its versions
         * @description Deletes without confirmation. This cannot be undone.
         */
        delete: operations["deleteHubFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/files/{file_id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the file.
                 * @example 0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03
                 */
                file_id: components["parameters"]["HubFileId"];
            };
            cookie?: never;
        };
        /** Preview the deletion of a file */
        get: operations["confirmHubFileDeletion"];
        put?: never;
        /**
         * Confirm the deletion of a file
         * @description Deletes the file like DELETE. The confirmation page uses this operation.
         */
        post: operations["deleteHubFileFromPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/files/{file_id}/observations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the file.
                 * @example 0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03
                 */
                file_id: components["parameters"]["HubFileId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import the observations of a table
         * @description Reads the newest version of an attached table of a MIAPPE project. The table has one value per row, with the columns `unit`, `variable` and `value`, or one column per variable. The columns `time`, `collector` and `study` are optional. Names and identifiers of units and variables are compared without case, and values must match the scale of their variable. If an observation is invalid, no observation is stored. Observations that already exist are not stored again.
         */
        post: operations["storeHubFileObservations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/files/{file_id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the file.
                 * @example 0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03
                 */
                file_id: components["parameters"]["HubFileId"];
                /**
                 * @description The number of the version, or `latest`.
                 * @example latest
                 */
                version: string;
            };
            cookie?: never;
        };
        /**
         * Download a version of a file
         * @description Supports one byte range, so that a download can be resumed. `If-Range` accepts the entity tag. The content of a version never changes. The media type is always binary, so that browsers do not run the content.
         */
        get: operations["downloadHubFile"];
        put?: never;
        post?: never;
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * Show the graph of a project
         * @description The server computes the layout, so that browsers can show and print the graph without scripts. Many siblings of one type are drawn as one node with a count, until the user expands it. With `q`, the graph also contains the ancestors of the matching entities, and entities that references connect with them.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * Get the graph of a project
         * @description Edges lead from parent to child, labeled with the field, and from an entity to the entity that it refers to, labeled with the reference field. With `q`, the graph also contains the ancestors of the matching entities, and entities that references connect with them. Always JSON.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, or its form in snake_case. Case is ignored.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
            };
            cookie?: never;
        };
        /**
         * Get your column layout of a table
         * @description The server stores one layout per user, project and type, with the views that the user saved. An empty layout means the default order. `views` and `shared_views` are absent if there are no views. Always JSON.
         */
        get: operations["getHubColumns"];
        /**
         * Update your column layout of a table
         * @description Replaces the stored layout and your views. An empty list restores the default order. Other users see only the views that you share.
         */
        put: operations["arrangeHubColumns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/own-columns": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * List the own columns of a project
         * @description Own columns are fields that a project adds to its profile. They work like fields of the profile in forms, tables, checks, imports, exports and the history.
         */
        get: operations["listHubOwnColumns"];
        put?: never;
        /**
         * Add an own column to a project
         * @description A project can have at most 50 own columns. Name and label must differ from the names and labels of all other fields of the type, ignoring case. Own columns are always optional.
         */
        post: operations["createHubOwnColumn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/own-columns/{type}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, or its form in snake_case. Case is ignored.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
                /**
                 * @description The name of the own column.
                 * @example soil_moisture
                 */
                name: string;
            };
            cookie?: never;
        };
        /** Show the form for an own column */
        get: operations["editHubOwnColumnForm"];
        /**
         * Update an own column
         * @description The name cannot change. If the kind changes, values that fit the new kind are converted; other values are kept and reported as problems. Browsers send the form with POST, which is the same operation.
         */
        put: operations["changeHubOwnColumn"];
        /**
         * Update an own column
         * @description The name cannot change. If the kind changes, values that fit the new kind are converted; other values are kept and reported as problems. Browsers send the form with POST, which is the same operation.
         */
        post: operations["changeHubOwnColumnFromPage"];
        /**
         * Delete an own column with its values
         * @description Deletes without confirmation. The values are removed in one action. To restore them, undo this action, and add the column again with the same name.
         */
        delete: operations["deleteHubOwnColumn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/own-columns/{type}/{name}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, or its form in snake_case. Case is ignored.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
                /**
                 * @description The name of the own column.
                 * @example soil_moisture
                 */
                name: string;
            };
            cookie?: never;
        };
        /** Preview the deletion of an own column */
        get: operations["confirmHubOwnColumnDeletion"];
        put?: never;
        /**
         * Confirm the deletion of an own column
         * @description Deletes the column like DELETE. If the number of entities in the request is outdated, nothing is deleted.
         */
        post: operations["deleteHubOwnColumnFromPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/schema/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, or its form in snake_case. Case is ignored.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
            };
            cookie?: never;
        };
        /**
         * Get the JSON Schema of a project's entities
         * @description The JSON Schema (draft 2020-12) of the profile's entity type with the own columns of the project. Always JSON.
         */
        get: operations["getHubProjectSchema"];
        put?: never;
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /** List the chat messages of a project */
        get: operations["showHubChat"];
        put?: never;
        /**
         * Send a chat message
         * @description Stores the message, and sends it as a chat frame to all clients of the channel.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * List the frames of the channel
         * @description Returns the same frames that the WebSocket replays with `since`. Use it for clients that cannot open a WebSocket. Always JSON. Chat messages and saved changes are stored as long as the project exists. Presence, cursor positions and unsaved values may be removed after one hour.
         */
        get: operations["listHubMessages"];
        put?: never;
        /**
         * Send a frame to the channel
         * @description Use it for programs, or in networks that block WebSockets. Accepts only JSON.
         */
        post: operations["sendHubMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hub/projects/{id}/observations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        /**
         * List the observations of a project
         * @description Returns the observations that BrAPI clients stored, newest first. `format=csv` returns all observations as a table. Without `format`, the Accept header selects the format.
         */
        get: operations["listHubObservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/serverinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the BrAPI calls of the server
         * @description Works without a token, so that clients can check the URL.
         */
        get: operations["showBrapiServer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/commoncropnames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List crops
         * @description Returns the species of the visible biological materials. Returns scientific names, because MIAPPE has no common names.
         */
        get: operations["listBrapiCrops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List programs
         * @description Returns the visible workspaces with a MIAPPE project.
         */
        get: operations["listBrapiPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trials
         * @description Returns the investigations of the visible MIAPPE projects.
         */
        get: operations["listBrapiTrials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/seasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List seasons
         * @description Returns the years in which the visible studies started.
         */
        get: operations["listBrapiSeasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/studies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List studies
         * @description Returns the studies of the visible MIAPPE projects. Every study is active.
         */
        get: operations["listBrapiStudies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/studies/{studyDbId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the study.
                 * @example 0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23
                 */
                studyDbId: components["parameters"]["BrapiStudyInPath"];
            };
            cookie?: never;
        };
        /** Get a study */
        get: operations["showBrapiStudy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/observationlevels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List levels of observation units
         * @description Returns the standard levels of BrAPI and the levels of the visible studies.
         */
        get: operations["listBrapiLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/observationunits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List observation units
         * @description A unit must match all filters. An unknown identifier matches no unit.
         */
        get: operations["listBrapiUnits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/germplasm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List germplasm
         * @description Returns the biological materials of the visible studies.
         */
        get: operations["listBrapiGermplasm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/germplasm/{germplasmDbId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the germplasm (biological material).
                 * @example 0199f0d5-6170-7f82-9394-0f1a2b3c4d56
                 */
                germplasmDbId: components["parameters"]["BrapiGermplasmInPath"];
            };
            cookie?: never;
        };
        /** Get a germplasm record */
        get: operations["showBrapiGermplasm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List observed variables
         * @description The scale of a variable determines its data type: date, text, categories such as `1=low; 5=high`, a range such as `1-9`, or number for all other scales. Without a scale, the data type is text.
         */
        get: operations["listBrapiVariables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/observations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List observations
         * @description Returns the observations in the order of their upload.
         */
        get: operations["listBrapiObservations"];
        /**
         * Change observations
         * @description Changes all observations of the request, or none if one is invalid. Absent properties keep their value, and null clears a value.
         */
        put: operations["changeBrapiObservations"];
        /**
         * Create observations
         * @description Stores all observations of the request, or none if one is invalid. The server stores an identical observation only once, so clients can retry a request. A value that does not match the scale of its variable is invalid; `NA` means a missing value. A project can contain at most 1,000,000 observations.
         */
        post: operations["createBrapiObservations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/programs/{programDbId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the program (workspace).
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                programDbId: components["parameters"]["BrapiProgramInPath"];
            };
            cookie?: never;
        };
        /** Get a program */
        get: operations["showBrapiProgram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/trials/{trialDbId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the trial (investigation).
                 * @example 0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12
                 */
                trialDbId: components["parameters"]["BrapiTrialInPath"];
            };
            cookie?: never;
        };
        /** Get a trial */
        get: operations["showBrapiTrial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/seasons/{seasonDbId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the season, which is its year.
                 * @example 2026
                 */
                seasonDbId: components["parameters"]["BrapiSeasonInPath"];
            };
            cookie?: never;
        };
        /** Get a season */
        get: operations["showBrapiSeason"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/studytypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List study types
         * @description MIAPPE has no study types, so the list is empty.
         */
        get: operations["listBrapiStudyTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List locations
         * @description Returns the locations of the visible studies. If a study contains only the name of its site, the study itself is the location.
         */
        get: operations["listBrapiLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/locations/{locationDbId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the location. If a study contains only the name of its site, this is the ID of the study.
                 * @example 0199f0d7-8392-71a4-95b6-2b3c4d5e6f78
                 */
                locationDbId: components["parameters"]["BrapiLocationInPath"];
            };
            cookie?: never;
        };
        /** Get a location */
        get: operations["showBrapiLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people
         * @description Returns the contacts of the visible trials and studies. The last word of a name becomes the last name.
         */
        get: operations["listBrapiPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/people/{personDbId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the person.
                 * @example 0199f0d8-94a3-72b5-a6c7-3c4d5e6f7089
                 */
                personDbId: components["parameters"]["BrapiPersonInPath"];
            };
            cookie?: never;
        };
        /** Get a person */
        get: operations["showBrapiPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/observationunits/{observationUnitDbId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the observation unit.
                 * @example 0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34
                 */
                observationUnitDbId: components["parameters"]["BrapiUnitInPath"];
            };
            cookie?: never;
        };
        /** Get an observation unit */
        get: operations["showBrapiUnit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/variables/{observationVariableDbId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the observed variable.
                 * @example 0199f0d4-506f-7e71-8283-9e0f1a2b3c45
                 */
                observationVariableDbId: components["parameters"]["BrapiVariableInPath"];
            };
            cookie?: never;
        };
        /** Get an observed variable */
        get: operations["showBrapiVariable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/observations/{observationDbId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the observation.
                 * @example 0199f0d6-7281-7093-84a5-1a2b3c4d5e67
                 */
                observationDbId: components["parameters"]["BrapiObservationInPath"];
            };
            cookie?: never;
        };
        /** Get an observation */
        get: operations["showBrapiObservation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/traits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List traits
         * @description Returns the traits of the visible variables, ordered by name. If variables describe a trait differently, only one of the descriptions is returned.
         */
        get: operations["listBrapiTraits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/traits/{traitDbId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the trait.
                 * @example 83cf454c4c576bb6dcaa391a
                 */
                traitDbId: components["parameters"]["BrapiTraitInPath"];
            };
            cookie?: never;
        };
        /** Get a trait */
        get: operations["showBrapiTrait"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List methods
         * @description Returns the methods of the visible variables, ordered by name. If variables describe a method differently, only one of the descriptions is returned.
         */
        get: operations["listBrapiMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/methods/{methodDbId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the method.
                 * @example bd7a492e89da6e5440653225
                 */
                methodDbId: components["parameters"]["BrapiMethodInPath"];
            };
            cookie?: never;
        };
        /** Get a method */
        get: operations["showBrapiMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/scales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List scales
         * @description Returns the scales of the visible variables, ordered by name. If variables describe a scale differently, only one of the descriptions is returned.
         */
        get: operations["listBrapiScales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/scales/{scaleDbId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the scale.
                 * @example ad67e6cc7db3e45b34e3a446
                 */
                scaleDbId: components["parameters"]["BrapiScaleInPath"];
            };
            cookie?: never;
        };
        /** Get a scale */
        get: operations["showBrapiScale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/ontologies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ontologies
         * @description Returns the ontologies of the visible variables, ordered by prefix.
         */
        get: operations["listBrapiOntologies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/ontologies/{ontologyDbId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the ontology, which is its prefix.
                 * @example TO
                 */
                ontologyDbId: components["parameters"]["BrapiOntologyInPath"];
            };
            cookie?: never;
        };
        /** Get an ontology */
        get: operations["showBrapiOntology"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Returns the events of the visible studies, such as sowing.
         */
        get: operations["listBrapiEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List samples
         * @description Returns the samples of the visible observation units.
         */
        get: operations["listBrapiSamples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/samples/{sampleDbId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the sample.
                 * @example 0199f0da-b6c5-74d7-b8e9-5e6f708192ab
                 */
                sampleDbId: components["parameters"]["BrapiSampleInPath"];
            };
            cookie?: never;
        };
        /** Get a sample */
        get: operations["showBrapiSample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lists
         * @description Returns three lists for each visible study: its germplasm, its observation units and its observed variables. The server stores no other lists.
         */
        get: operations["listBrapiLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/lists/{listDbId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the list.
                 * @example 0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23-observationUnits
                 */
                listDbId: components["parameters"]["BrapiListInPath"];
            };
            cookie?: never;
        };
        /** Get a list */
        get: operations["showBrapiList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/search/studies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search for studies
         * @description An object must match every filter. A filter with several values matches any of these values. Returns the result immediately, without a search ID.
         */
        post: operations["searchBrapiStudies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/search/observationunits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search for observation units
         * @description An object must match every filter. A filter with several values matches any of these values. Returns the result immediately, without a search ID.
         */
        post: operations["searchBrapiUnits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/search/germplasm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search for germplasm
         * @description An object must match every filter. A filter with several values matches any of these values. Returns the result immediately, without a search ID.
         */
        post: operations["searchBrapiGermplasm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/search/variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search for observed variables
         * @description An object must match every filter. A filter with several values matches any of these values. Returns the result immediately, without a search ID.
         */
        post: operations["searchBrapiVariables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brapi/v2/search/observations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search for observations
         * @description An object must match every filter. A filter with several values matches any of these values. Returns the result immediately, without a search ID.
         */
        post: operations["searchBrapiObservations"];
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                project_id: string;
            };
            cookie?: never;
        };
        /**
         * Open the real-time channel of a project
         * @description A WebSocket (RFC 6455). Each frame is a JSON object as text, at most 64 KB.
         *
         *     - The server sends `presence` to all clients, including the new one, when a client connects or disconnects. With more than
         *       30 clients, one frame may combine several events: it names one client, and its list is complete. A new client always
         *       gets a frame about itself.
         *     - Clients send `chat`, `cursor` and `update`. All other clients receive them with sender and time.
         *     - All clients receive every saved change as an `update` with an `action`, and a move to another profile as `profile`.
         *     - Every frame from the server has a `seq`. With `since`, the later frames are replayed in order, followed by the new
         *       client's own presence. The replay includes frames that the same user sent over an earlier connection.
         *     - The server answers an invalid frame, and a frame of a caller who can only read, with an `error`. The socket stays open.
         *     - Rate limits treat each upgrade as a request, and each frame as a change. The server answers a frame beyond the limit
         *       with an `error` and discards it. It closes an upgrade beyond the limit, and a connection beyond the client's maximum,
         *       with 1013.
         *     - The server reads at most 100 frames per second from a client, and sends to a slow client at the client's pace. No frames
         *       are lost.
         *     - The server sends pings, and closes the connection of a client that does not respond within 60 s.
         *     - The Origin header is checked as for unsafe requests.
         *
         *     For an unknown project, the server answers 101 and closes with 4404, because browsers hide the status of a failed upgrade.
         *     The same applies to 4401, 4403 and 1013. Only malformed parameters (400) and pages of other sites (403) fail with a status.
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
        /** @description An opaque ID. It never changes and is never reused. */
        HubId: string;
        /** Format: int64 */
        HubCount: number;
        /** @description The version of the entity. It starts at 1 and increases with each save. Saving with an outdated version returns 409. */
        HubVersionNumber: number;
        /**
         * Format: date-time
         * @description A date and time in UTC (RFC 3339).
         */
        HubTime: string;
        HubWorkspace: {
            /** @description The name. It must be unique among the workspaces that the caller can see. */
            name: string;
            description: string;
            /** @description The global URN (`org:collaboration`) of a collaboration. Only members of this collaboration can see the workspace. Null or empty for an open workspace. Requires HUB_ACCESS=login. Only administrators of the collaboration can set it. A change deletes all roles in the workspace. */
            collaboration: string | null;
            /**
             * @description The users of a workspace without a collaboration. `everyone`: all users of the hub. `members`: only people with a role. The user who sets `members` becomes manager of the workspace. `members` requires HUB_ACCESS=login. The default is `everyone`.
             * @enum {string}
             */
            audience: "everyone" | "members";
            id: components["schemas"]["HubId"];
            project_count: components["schemas"]["HubCount"];
            revision: components["schemas"]["HubVersionNumber"];
            /** @description True if the caller may change and delete the workspace. */
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
         * @description The JSON error of every service. The detail is one sentence. If the request does not match the contract, the detail names the invalid field.
         * @example {
         *       "detail": "Version not found: 9.9"
         *     }
         */
        Error: {
            detail: string;
        };
        /** @description The current user or guest. */
        HubMe: {
            /** @description The ID of the user or guest. The channel and the history contain it as `sender_id` or `user_id`. */
            user_id: string;
            user_name: string;
            /** @description True if the user is logged in. The ID and the name then come from the login. */
            logged_in: boolean;
        };
        HubNameInput: {
            name: string;
        };
        HubNameForm: {
            name: string;
        };
        HubToken: {
            /**
             * Format: uuid
             * @description The ID of the token, which revoking requires. It is not the token itself.
             */
            id: string;
            name: string;
            /**
             * @description A `read` token can only read. A `write` token can also edit. No token can manage workspaces, projects or tokens.
             * @enum {string}
             */
            access: "read" | "write";
            /**
             * Format: uuid
             * @description The only workspace that the token can use. If null, the token can use all workspaces of the user.
             */
            workspace_id: string | null;
            created_at: components["schemas"]["HubTime"];
            expires_at: components["schemas"]["HubTime"];
            /**
             * Format: date-time
             * @description The time of the last use, precise to the minute. Null before the first use.
             */
            used_at: string | null;
        };
        HubTokenList: {
            tokens: components["schemas"]["HubToken"][];
        };
        HubTokenInput: {
            /** @description The program that uses the token. */
            name: string;
            /**
             * @description A `read` token can only read. A `write` token can also edit. No token can manage workspaces, projects or tokens.
             * @enum {string}
             */
            access: "read" | "write";
            /**
             * @description The validity of the token in days. The default is 90.
             * @enum {integer}
             */
            days?: 7 | 30 | 90 | 365;
            /** @description The only workspace that the token can use. If absent, the token can use all workspaces of the user. */
            workspace_id?: string;
        };
        HubTokenForm: {
            /** @description The program that uses the token. */
            name: string;
            /**
             * @description A `read` token can only read. A `write` token can also edit. No token can manage workspaces, projects or tokens.
             * @enum {string}
             */
            access: "read" | "write";
            /**
             * @description The validity of the token in days. The default is 90.
             * @enum {string}
             */
            days?: "7" | "30" | "90" | "365";
            /** @description The only workspace that the token can use. If empty, the token can use all workspaces of the user. */
            workspace_id?: string;
        };
        HubCreatedToken: {
            /** @description The token. No other response contains it. */
            token: string;
            /**
             * Format: uuid
             * @description The ID of the token, which revoking requires. It is not the token itself.
             */
            id: string;
            name: string;
            /**
             * @description A `read` token can only read. A `write` token can also edit. No token can manage workspaces, projects or tokens.
             * @enum {string}
             */
            access: "read" | "write";
            /**
             * Format: uuid
             * @description The only workspace that the token can use. If null, the token can use all workspaces of the user.
             */
            workspace_id: string | null;
            created_at: components["schemas"]["HubTime"];
            expires_at: components["schemas"]["HubTime"];
            /**
             * Format: date-time
             * @description The time of the last use, precise to the minute. Null before the first use.
             */
            used_at: string | null;
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
        HubWorkspaceInput: {
            /** @description The name. It must be unique among the workspaces that the caller can see. */
            name: string;
            description?: string;
            /** @description The global URN (`org:collaboration`) of a collaboration. Only members of this collaboration can see the workspace. Null or empty for an open workspace. Requires HUB_ACCESS=login. Only administrators of the collaboration can set it. A change deletes all roles in the workspace. */
            collaboration?: string | null;
            /**
             * @description The users of a workspace without a collaboration. `everyone`: all users of the hub. `members`: only people with a role. The user who sets `members` becomes manager of the workspace. `members` requires HUB_ACCESS=login. The default is `everyone`.
             * @enum {string}
             */
            audience?: "everyone" | "members";
        };
        /**
         * @description The parts that new projects copy from this template: profile, own columns and views, or also the entities. `none` if the project is not a template.
         * @enum {string}
         */
        HubTemplateKind: "none" | "structure" | "entities";
        /** @description The number of fields with a value, for one entity or for all entities of a project. */
        HubCompleteness: {
            required_filled: components["schemas"]["HubCount"];
            required_total: components["schemas"]["HubCount"];
            filled: components["schemas"]["HubCount"];
            total: components["schemas"]["HubCount"];
        };
        /**
         * Format: int64
         * @description The sequence number of an event in a project, starting at 1. 0 means the moment before the first event.
         */
        HubSequenceNumber: number;
        HubProject: {
            name: string;
            description: string;
            /**
             * @description The handling of values that break the rules of the profile. `mark` saves them and lists them as problems. `refuse` returns 400 and saves nothing; in imports, it rejects the rows. Even with `refuse`, missing values, duplicates and references to missing entities are saved and marked. Undoing, restoring, duplicating and moving to another profile keep invalid values. The default is `mark`.
             * @enum {string}
             */
            strictness: "mark" | "refuse";
            id: components["schemas"]["HubId"];
            workspace_id: components["schemas"]["HubId"];
            template: components["schemas"]["HubTemplateKind"];
            profile: string;
            /** @description The version of the profile. */
            version: string;
            entity_count: components["schemas"]["HubCount"];
            completeness: components["schemas"]["HubCompleteness"];
            revision: components["schemas"]["HubVersionNumber"];
            seq: components["schemas"]["HubSequenceNumber"];
            /** @description True if the caller may change entities. */
            can_edit: boolean;
            /** @description True if the caller may rename and delete the project. */
            can_manage: boolean;
            created_at: components["schemas"]["HubTime"];
            updated_at: components["schemas"]["HubTime"];
        };
        /** @description A workspace with its projects. `total` is the number of matching projects. */
        HubWorkspaceDetail: {
            /** @description The name. It must be unique among the workspaces that the caller can see. */
            name: string;
            description: string;
            /** @description The global URN (`org:collaboration`) of a collaboration. Only members of this collaboration can see the workspace. Null or empty for an open workspace. Requires HUB_ACCESS=login. Only administrators of the collaboration can set it. A change deletes all roles in the workspace. */
            collaboration: string | null;
            /**
             * @description The users of a workspace without a collaboration. `everyone`: all users of the hub. `members`: only people with a role. The user who sets `members` becomes manager of the workspace. `members` requires HUB_ACCESS=login. The default is `everyone`.
             * @enum {string}
             */
            audience: "everyone" | "members";
            id: components["schemas"]["HubId"];
            project_count: components["schemas"]["HubCount"];
            revision: components["schemas"]["HubVersionNumber"];
            /** @description True if the caller may change and delete the workspace. */
            can_manage: boolean;
            created_at: components["schemas"]["HubTime"];
            updated_at: components["schemas"]["HubTime"];
            projects: components["schemas"]["HubProject"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        /** @description The changes of a workspace. Absent properties stay the same. */
        HubWorkspaceUpdateInput: {
            /** @description The name. It must be unique among the workspaces that the caller can see. */
            name?: string;
            description?: string;
            /** @description The global URN (`org:collaboration`) of a collaboration. Only members of this collaboration can see the workspace. Null or empty for an open workspace. Requires HUB_ACCESS=login. Only administrators of the collaboration can set it. A change deletes all roles in the workspace. */
            collaboration?: string | null;
            /**
             * @description The users of a workspace without a collaboration. `everyone`: all users of the hub. `members`: only people with a role. The user who sets `members` becomes manager of the workspace. `members` requires HUB_ACCESS=login. The default is `everyone`.
             * @enum {string}
             */
            audience?: "everyone" | "members";
            /** @description The revision that the client has read. Returns 409 if it is outdated. */
            revision?: number;
        };
        /** @description An error, with the current state of the workspace. */
        HubWorkspaceConflict: {
            detail: string;
            current: components["schemas"]["HubWorkspace"];
        };
        HubTypeCount: {
            entity_type: string;
            count: components["schemas"]["HubCount"];
        };
        /** @description The item to delete, and the number of projects and entities in it. */
        HubDeletion: {
            /** @enum {string} */
            kind: "workspace" | "project" | "entity";
            id: components["schemas"]["HubId"];
            label: string;
            projects: components["schemas"]["HubCount"];
            /**
             * Format: int64
             * @description The number of entities to delete, without the entity itself.
             */
            descendants: number;
            /** @description The number of entities by entity type. Types without entities are absent. */
            by_type: components["schemas"]["HubTypeCount"][];
            /** @description The version of the entity that the confirmation page shows. */
            version?: number;
            /**
             * Format: uri-reference
             * @description The URL to which the confirmation form is posted.
             */
            action: string;
        };
        HubDeletionInput: {
            /**
             * Format: int64
             * @description The number of entities that the confirmation page showed. Returns 409 if it is outdated.
             */
            descendants?: number;
            /** @description The name of the workspace or project to delete. Returns 400 if it differs. */
            name?: string;
        };
        /** @description An error, with the current number of entities. */
        HubDeletionConflict: {
            detail: string;
            current: components["schemas"]["HubDeletion"];
        };
        /**
         * @description Readers view. Editors view, comment and edit. Reviewers view and comment. Managers have all rights.
         * @enum {string}
         */
        HubWorkspaceRole: "reader" | "editor" | "reviewer" | "manager";
        HubWorkspacePerson: {
            id: components["schemas"]["HubId"];
            /** @description The ID of the user. Null until the person logs in with the email address. */
            user_id: string | null;
            /** @description The name from the login. Empty before the first login. */
            user_name: string;
            /** @description The email address. Null for callers who do not manage the workspace. */
            email: string | null;
            role: components["schemas"]["HubWorkspaceRole"];
            /** @description The display name of the manager who gave the role. */
            added_by: string;
            added_at: components["schemas"]["HubTime"];
        };
        HubWorkspacePeople: {
            /**
             * @description The audience of the workspace. With `everyone` or `collaboration`, the rights do not depend on roles.
             * @enum {string}
             */
            audience: "everyone" | "members" | "collaboration";
            /** @description The people. Managers come first, then the others, ordered by name. */
            people: components["schemas"]["HubWorkspacePerson"][];
        };
        HubWorkspacePersonInput: {
            /** @description An email address, or the ID of a user from `GET /hub/me`. A user who logs in with this verified address receives the role. */
            person: string;
            role: components["schemas"]["HubWorkspaceRole"];
        };
        HubWorkspaceRoleInput: {
            role: components["schemas"]["HubWorkspaceRole"];
        };
        WebhookState: {
            url: string;
            has_secret: boolean;
            enabled: boolean;
            last_delivery: {
                /** Format: date-time */
                at: string;
                delivered: boolean;
                /** @description The HTTP status of the receiver. Null if there was no response. */
                status: number | null;
                attempts: number;
                /** @description The reason for the failed delivery. Null if the message was delivered. */
                message: string | null;
            } | null;
        };
        WebhookSettings: {
            /** @description The URL to which messages are sent. It must not contain credentials. */
            url: string;
            /** @description The signing key. Responses never contain it. If absent, the stored key is kept. Without a key, messages are not signed. */
            secret?: string;
            enabled: boolean;
        };
        HubWebhookForm: {
            url: string;
            /** @description The key for signatures, with at least 16 characters. An empty value keeps the stored key, unless the address changes. */
            secret?: string;
            /** @enum {string} */
            enabled?: "" | "true" | "false";
        };
        /** @enum {string} */
        HubActionKind: "created" | "changed" | "moved" | "deleted" | "duplicated" | "restored" | "pasted" | "imported" | "example" | "undone" | "project_restored" | "profile_moved";
        /** @description The body that the server posts after each change in the workspace's projects. If the receiver does not return 2xx within 10 s, the server retries after 10 to 20 s. It doubles the delay after each attempt, and stops after 11 retries, about 8 hours later. It does not follow redirects. A message contains no values of entities; get them from the API. */
        HubWebhookMessage: {
            /**
             * @description `entities_changed` is an action: entities were created, saved, imported, deleted, restored or undone. `project_updated` is a change of a project's name or description. `project_restored` and `workspace_restored` mean that a deleted item was restored. `project_published` means that a repository published a deposit.
             * @enum {string}
             */
            event: "project_created" | "project_updated" | "project_deleted" | "project_restored" | "project_published" | "entities_changed" | "workspace_deleted" | "workspace_restored" | "test";
            /**
             * Format: uuid
             * @description The ID of the message, which is the same for every retry.
             */
            id: string;
            sent_at: components["schemas"]["HubTime"];
            workspace: components["schemas"]["HubId"];
            /**
             * Format: uuid
             * @description The project of the event. Null for events of the workspace and in test messages.
             */
            project: string | null;
            /** @description The display name of the user who made the change. */
            by: string;
            /** @description The action. Null except for `entities_changed`. GET /hub/projects/{id}/actions/{moment} returns the changes, grouped by entity. */
            action: {
                moment: components["schemas"]["HubSequenceNumber"];
                kind: components["schemas"]["HubActionKind"];
                /** @description The label of the first entity, or the name of the file. */
                subject: string;
                created: components["schemas"]["HubCount"];
                changed: components["schemas"]["HubCount"];
                deleted: components["schemas"]["HubCount"];
                /** @description The name that the calling program sent. Programs use it to recognize their own changes. Empty for browsers. */
                client: string;
            } | null;
            /** @description The DOI of the published deposit. Null for other events. */
            doi: string | null;
        };
        HubWebhookTestResult: {
            delivered: boolean;
            /** @description The HTTP status of the receiver. Null if there was no response. */
            status: number | null;
            /** @description The reason for the failed delivery. Null if the message was delivered. */
            message: string | null;
            sent: components["schemas"]["HubWebhookMessage"];
        };
        HubResearchProject: {
            id: components["schemas"]["HubId"];
            name: string;
            workspace: {
                id: components["schemas"]["HubId"];
                name: string;
            };
            title: string;
            identifier: string;
            /** @description The DOI of the last deposit. Empty if there is none. */
            doi: string;
            /** @description The name of the license. Empty if missing. */
            license: string;
            /** @description True if all required parts are present. */
            is_ready: boolean;
            /** @description The number of entities of each type, with the largest first. Types without entities are absent. */
            entities: {
                entity_type: string;
                count: number;
            }[];
            /** @description Observations, attached files and comments, by kind. Kinds without data are absent. */
            other_data: {
                /** @enum {string} */
                what: "Observations" | "Attached files" | "Comments";
                count: number;
            }[];
        };
        HubResearchPerson: {
            name: string;
            email: string;
            /** @description A valid ORCID iD. Empty if missing. */
            orcid: string;
            affiliations: {
                name: string;
                /** @description The URL at ror.org. Empty if missing. */
                ror: string;
            }[];
            roles: string[];
            project_ids: components["schemas"]["HubId"][];
        };
        HubResearchPart: {
            project_id: components["schemas"]["HubId"];
            /** @enum {string} */
            level: "required" | "recommended";
            /** @enum {string} */
            what: "data" | "title" | "description" | "license" | "date" | "errors" | "people" | "orcid" | "affiliation" | "ror";
            message: string;
            /** @description The page on which a user adds the part. Null if the profile has no field for it. */
            path: string | null;
            /** @description The label of the link to the page. Empty if there is no page. */
            action: string;
        };
        /** @description Projects of a collaboration that the caller can view, with their people and missing parts. */
        HubResearchObject: {
            /** @description The global URN of the collaboration. */
            collaboration: string;
            projects: components["schemas"]["HubResearchProject"][];
            /** @description The creators and contributors of these projects. Each person is listed once. */
            people: components["schemas"]["HubResearchPerson"][];
            /** @description The missing parts of these projects. Required parts come first. */
            missing: components["schemas"]["HubResearchPart"][];
            total: number;
            limit: number;
            offset: number;
        };
        /** @description A deleted workspace or project. */
        HubDeletedItem: {
            /** @enum {string} */
            kind: "workspace" | "project";
            id: components["schemas"]["HubId"];
            name: string;
            /** @description The name of the project's workspace. */
            workspace: string | null;
            deleted_at: components["schemas"]["HubTime"];
            /** @description The name of the person who deleted the item. */
            deleted_by: string;
            removed_after: components["schemas"]["HubTime"];
            /** @description True if the caller may restore the item. */
            can_restore: boolean;
        };
        HubDeletedItemList: {
            items: components["schemas"]["HubDeletedItem"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        HubRestoredItem: {
            /** @enum {string} */
            kind: "workspace" | "project";
            id: components["schemas"]["HubId"];
            /** @description The name. The server may have added a number to it. */
            name: string;
        };
        /** @description A new project. Either `workspace_id` or `workspace_name` is required, but not both. */
        HubProjectInput: {
            name: string;
            description?: string;
            /**
             * @description The handling of values that break the rules of the profile. `mark` saves them and lists them as problems. `refuse` returns 400 and saves nothing; in imports, it rejects the rows. Even with `refuse`, missing values, duplicates and references to missing entities are saved and marked. Undoing, restoring, duplicating and moving to another profile keep invalid values. The default is `mark`.
             * @enum {string}
             */
            strictness?: "mark" | "refuse";
            /** @description The workspace of the project. */
            workspace_id?: string;
            /** @description The name of a new, open workspace to create with the project. It must be unique among the workspaces that the caller can see. */
            workspace_name?: string;
            profile: string;
            version: string;
            /** @description If true, adds the example data set of the profile. The default is false. */
            load_example?: boolean;
        };
        /** @description A new project, as the form on the page sends it. The form sends name and version of the profile in one value. Either `workspace_id` or `workspace_name` is required; the other must be absent or empty. */
        HubProjectForm: {
            name: string;
            description?: string;
            /**
             * @description The handling of values that break the rules of the profile. `mark` saves them and lists them as problems. `refuse` returns 400 and saves nothing; in imports, it rejects the rows. Even with `refuse`, missing values, duplicates and references to missing entities are saved and marked. Undoing, restoring, duplicating and moving to another profile keep invalid values. The default is `mark`.
             * @enum {string}
             */
            strictness?: "mark" | "refuse";
            /** @description The workspace of the project. */
            workspace_id?: string;
            /** @description The name of a new, open workspace to create with the project. */
            workspace_name?: string;
            /** @description The name of the profile, or its name and version, such as `miappe/1.1`. */
            profile: string;
            /** @description The version of the profile. Required unless `profile` contains a version. */
            version?: string;
            load_example?: boolean;
        };
        /** @description The requested range of the templates, ordered by name. */
        HubTemplates: {
            templates: {
                id: components["schemas"]["HubId"];
                name: string;
                description: string;
                profile: string;
                version: string;
                template: components["schemas"]["HubTemplateKind"];
                workspace_id: components["schemas"]["HubId"];
                workspace_name: string;
            }[];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        /** @description The state of the latest review. Withdrawn requests are ignored. */
        HubCurrentReview: {
            /**
             * @description The state. `open` means that the review waits for a decision.
             * @enum {string}
             */
            state: "none" | "open" | "approved" | "changes_requested";
            /** @description The person who decided. For an open request, the person who requested the review. */
            by: string | null;
            /**
             * Format: date-time
             * @description The time in UTC of the decision or the request.
             */
            at: string | null;
            /**
             * Format: int64
             * @description The number of changes to the project since the decision or the request. Null if there is no review.
             */
            changes_since: number | null;
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
        /** @description A project with its entity types and the first part of its tree. */
        HubProjectEditor: {
            name: string;
            description: string;
            /**
             * @description The handling of values that break the rules of the profile. `mark` saves them and lists them as problems. `refuse` returns 400 and saves nothing; in imports, it rejects the rows. Even with `refuse`, missing values, duplicates and references to missing entities are saved and marked. Undoing, restoring, duplicating and moving to another profile keep invalid values. The default is `mark`.
             * @enum {string}
             */
            strictness: "mark" | "refuse";
            id: components["schemas"]["HubId"];
            workspace_id: components["schemas"]["HubId"];
            template: components["schemas"]["HubTemplateKind"];
            profile: string;
            /** @description The version of the profile. */
            version: string;
            entity_count: components["schemas"]["HubCount"];
            completeness: components["schemas"]["HubCompleteness"];
            revision: components["schemas"]["HubVersionNumber"];
            seq: components["schemas"]["HubSequenceNumber"];
            /** @description True if the caller may change entities. */
            can_edit: boolean;
            /** @description True if the caller may rename and delete the project. */
            can_manage: boolean;
            created_at: components["schemas"]["HubTime"];
            updated_at: components["schemas"]["HubTime"];
            review: components["schemas"]["HubCurrentReview"];
            /** @description Every entity type of the profile, in the order of the profile. */
            entity_types: components["schemas"]["HubTypeCount"][];
            /** @description The entities in tree order, each followed by its descendants. */
            tree: components["schemas"]["HubTreeNode"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        /** @description The changes of a project. Absent properties stay the same. Profile and version cannot change. */
        HubProjectUpdateInput: {
            name?: string;
            description?: string;
            /**
             * @description The handling of values that break the rules of the profile. `mark` saves them and lists them as problems. `refuse` returns 400 and saves nothing; in imports, it rejects the rows. Even with `refuse`, missing values, duplicates and references to missing entities are saved and marked. Undoing, restoring, duplicating and moving to another profile keep invalid values. The default is `mark`.
             * @enum {string}
             */
            strictness?: "mark" | "refuse";
            template?: components["schemas"]["HubTemplateKind"];
            /** @description The revision that the client has read. Returns 409 if it is outdated. */
            revision?: number;
        };
        /** @description An error, with the current state of the project. */
        HubProjectConflict: {
            detail: string;
            current: components["schemas"]["HubProject"];
        };
        /** @description The target workspace and the parts to copy. Exactly one of `workspace_id` and `workspace_name` is required. Absent parts are not copied. */
        HubDuplicateInput: {
            /** @description The workspace of the copy. */
            workspace_id?: string;
            /** @description The name of a new, open workspace to create with the copy. */
            workspace_name?: string;
            name: string;
            description?: string;
            entities?: boolean;
            /** @description If true, copies the own columns with their values. Otherwise, values of own columns are not copied. */
            own_columns?: boolean;
            /** @description If true, copies the table views of the caller and the shared views of other users. */
            views?: boolean;
            /** @description If true, copies the attached files in their newest versions. */
            files?: boolean;
        };
        HubDuplicateForm: {
            /** @description The workspace of the copy. */
            workspace_id?: string;
            /** @description The name of a new, open workspace to create with the copy. */
            workspace_name?: string;
            name: string;
            description?: string;
            entities?: boolean;
            /** @description If true, copies the own columns with their values. Otherwise, values of own columns are not copied. */
            own_columns?: boolean;
            /** @description If true, copies the table views of the caller and the shared views of other users. */
            views?: boolean;
            /** @description If true, copies the attached files in their newest versions. */
            files?: boolean;
        };
        /** @description A field and its place in the new profile. `kept`: the new profile has a field with this name. `renamed`: the matching field has another name or type. `own_column`: the values become an own column. `left_out`: the values are left out, because the project already has the maximum number of own columns. */
        HubMovedField: {
            entity_type: string;
            field: string;
            /** @enum {string} */
            outcome: "kept" | "renamed" | "own_column" | "left_out";
            /** @description The target field. Null if the values are left out. */
            to: {
                entity_type: string;
                field: string;
            } | null;
            /** @description The number of entities with a value. */
            values: components["schemas"]["HubCount"];
            /** @description The number of values that are stored in another format, such as a number as text. */
            changed: components["schemas"]["HubCount"];
            /** @description The first changed values, or the first values if none changes. */
            examples: {
                /** @description The label of the entity. */
                entity: string;
                value: string;
                /** @description The value after the move. Empty if the value is left out. */
                stored: string;
            }[];
        };
        HubLeftOutEntities: {
            entity_type: string;
            reason: string;
            entities: components["schemas"]["HubCount"];
            values: components["schemas"]["HubCount"];
            /** @description The labels of the first entities. */
            examples: string[];
        };
        /** @description A group of equal problems in one or more entities. */
        HubProblem: {
            /**
             * @description A `warning` is a recommendation of the standard; the entity is still valid.
             * @enum {string}
             */
            level: "error" | "warning";
            entity_type: string;
            /** @description The name of the field. Empty for a problem of the entity itself. */
            field: string;
            rule: string;
            message: string;
            /** @description The value as text. Null if the value is missing, or if the group contains different values. */
            value: string | null;
            count: components["schemas"]["HubCount"];
            /** @description A suggested value. */
            suggestion: string | null;
            /** @description For a reference to missing entities, their type, number and names. Absent for other problems. */
            missing?: {
                entity_type: string;
                count: components["schemas"]["HubCount"];
                /** @description The first names, the rarest first. */
                names: string[];
            };
            /** @description The first entities of the group. */
            entities: {
                /** @description The ID of the entity. Null for a row that is not saved yet. */
                node_id: string | null;
                /** @description The entity's label, or the position of the row in the file. */
                label: string;
            }[];
        };
        /** @description The effects of a move. The preview assumes that each field without a match becomes an own column if possible. */
        HubProjectMovePreview: {
            /** @description The ID of the current profile. */
            from: string;
            /** @description The ID of the new profile. */
            to: string;
            /** @description Identifies the content of the project. Send it when you move the project. */
            state: components["schemas"]["HubCount"];
            entities: {
                kept: components["schemas"]["HubCount"];
                left_out: components["schemas"]["HubCount"];
            };
            /** @description The number of values by outcome. Every value of the project is counted once. */
            values: {
                kept: components["schemas"]["HubCount"];
                changed: components["schemas"]["HubCount"];
                own_columns: components["schemas"]["HubCount"];
                left_out: components["schemas"]["HubCount"];
            };
            /** @description The fields with values, and all own columns, of the entities that the new profile can contain. */
            fields: components["schemas"]["HubMovedField"][];
            /** @description The entities that the new profile cannot contain, by type and reason. */
            left_out: components["schemas"]["HubLeftOutEntities"][];
            /** @description The errors that the move would cause, most frequent first. Invalid values are kept and marked. */
            problems: components["schemas"]["HubProblem"][];
            /** @description The number of new errors in all groups. */
            errors: components["schemas"]["HubCount"];
            /** @description Other parts of the project that look different in the new profile. */
            notes: string[];
        };
        HubProjectMoveInput: {
            /** @description The ID of the new profile. */
            profile: string;
            /** @description The state of the preview. */
            state: components["schemas"]["HubCount"];
            /** @description The fields without a match whose values become own columns, as `Type.field`. The values of other fields without a match are left out. */
            own_columns: string[];
            /** @description Confirms that values and entities that the new profile cannot contain are left out. The default is false. */
            leave_out?: boolean;
        };
        HubProjectMoveForm: {
            profile: string;
            state: string;
            /** @description The fields without a match whose values become own columns, as `Type.field`. The values of other fields without a match are left out. */
            own_columns?: string[];
            /** @enum {string} */
            leave_out?: "true";
        };
        HubPerson: {
            user_id: string;
            user_name: string;
            /**
             * @description The role in the collaboration. `guest` if the hub is open.
             * @enum {string}
             */
            role: "guest" | "member" | "administrator";
            online: boolean;
            last_seen_at: components["schemas"]["HubTime"];
        };
        /** @description The members and visitors of the project. */
        HubMembers: {
            /**
             * @description The people with access: all visitors, all logged-in users, only members of the collaboration, or only people with a role in the workspace.
             * @enum {string}
             */
            access: "open" | "login" | "collaboration" | "members";
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
        /** @description The validation result of a whole project, including references and uniqueness. */
        HubValidation: {
            valid: boolean;
            /**
             * Format: int64
             * @description The number of validated entities.
             */
            checked: number;
            /**
             * Format: int64
             * @description The number of entities with errors.
             */
            invalid: number;
            errors: components["schemas"]["HubValidationError"][];
        };
        /** @description One page of the problems of a project. */
        HubProblems: {
            /**
             * Format: int64
             * @description The number of checked entities.
             */
            checked: number;
            /**
             * Format: int64
             * @description The number of entities without errors.
             */
            valid: number;
            errors: components["schemas"]["HubCount"];
            warnings: components["schemas"]["HubCount"];
            groups: components["schemas"]["HubProblem"][];
            /**
             * Format: int64
             * @description The number of matching groups.
             */
            total: number;
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        HubPublicationPart: {
            /** @enum {string} */
            level: "required" | "recommended";
            /** @enum {string} */
            what: "data" | "title" | "description" | "license" | "date" | "errors" | "people" | "orcid" | "affiliation" | "ror";
            message: string;
            /** @description The page on which a user adds the part. Null if the profile has no field for it. */
            path: string | null;
            /** @description The label of the link to the page. Empty if there is no page. */
            action: string;
        };
        HubPublicationPerson: {
            node_id: components["schemas"]["HubId"];
            name: string;
            email: string;
            /** @description A valid ORCID iD. Empty if missing. */
            orcid: string;
            affiliations: {
                name: string;
                /** @description The URL at ror.org. Empty if missing. */
                ror: string;
            }[];
            roles: string[];
        };
        /** @description The record of a project as a publication, with the missing parts. */
        HubPublication: {
            /** @description True if all required parts are present. */
            is_ready: boolean;
            /** @description The missing parts, with required parts first. */
            missing: components["schemas"]["HubPublicationPart"][];
            /** @description The identifier of the data. The ID of the project if the data has none. */
            identifier: string;
            /** @description The DOI of the last deposit. Empty if there is none. */
            doi: string;
            title: string;
            description: string;
            /** @description The license of the data. Null if missing. */
            license: {
                name: string;
                /** @description The web address of the license. Empty if unknown. */
                url: string;
                /** @description The SPDX identifier. Empty if unknown. */
                spdx: string;
            } | null;
            /** @description The date of submission. Empty if unknown. */
            submitted: string;
            /** @description The date of public release. Empty if unknown. */
            released: string;
            /** @description The period of the studies as `date/date`. Empty if unknown. */
            collected: string;
            /** @description The people of the data set, or of its studies if the data set lists none. */
            creators: components["schemas"]["HubPublicationPerson"][];
            /** @description People who are not creators. */
            contributors: components["schemas"]["HubPublicationPerson"][];
            /** @description DOIs of articles about the data. */
            articles: string[];
        };
        /** @description Metadata of the DataCite schema 4.5. The repository assigns publisher and DOI. */
        HubDataciteRecord: {
            creators: {
                [key: string]: unknown;
            }[];
            titles: {
                [key: string]: unknown;
            }[];
            publisher: {
                [key: string]: unknown;
            };
            types: {
                [key: string]: unknown;
            };
            publicationYear: string;
            /** @enum {string} */
            schemaVersion: "http://datacite.org/schema/kernel-4";
        } & {
            [key: string]: unknown;
        };
        /** @description A Dataset of schema.org as JSON-LD. */
        HubSchemaOrgDataset: {
            /** @enum {string} */
            "@context": "https://schema.org/";
            /** @enum {string} */
            "@type": "Dataset";
            name: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The name of a repository in the setting REPOSITORIES. */
        HubRepositoryId: string;
        HubRepository: {
            name: components["schemas"]["HubRepositoryId"];
            title: string;
            /** @description The URL of the repository, or of a collection in the repository. */
            address: string;
            /**
             * @description The API of the repository: `invenio` for Zenodo and other InvenioRDM sites, `dataverse` for Dataverse sites.
             * @enum {string}
             */
            kind: "invenio" | "dataverse";
            /** @description True if the server stores a token of the caller. Always false for requests with a personal token. */
            has_token: boolean;
        };
        HubDeposit: {
            id: components["schemas"]["HubId"];
            repository: components["schemas"]["HubRepositoryId"];
            repository_title: string;
            /**
             * @description In the states `uploading`, `publishing` and `canceling`, a background job is running. In the state `failed`, the deposit waits for `resume` or `cancel`.
             * @enum {string}
             */
            state: "uploading" | "draft" | "publishing" | "published" | "canceling" | "canceled" | "failed";
            /** @description The DOI that the repository reserved. Empty before the reservation. */
            doi: string;
            /** @description The URL of the deposit's page in the repository. Null until a draft exists. */
            address: string | null;
            /** @description The completed steps, oldest first. */
            steps: {
                at: components["schemas"]["HubTime"];
                text: string;
            }[];
            /** @description The uploaded files. The server has compared their checksums with those of the repository. */
            files: {
                name: string;
                /**
                 * Format: int64
                 * @description The size in bytes.
                 */
                size: number;
                md5: string;
            }[];
            /** @description The last problem. Null if there is none. */
            problem: {
                message: string;
                /** @description The fields that the repository rejected. */
                fields: {
                    /** @description The repository's name for the field. */
                    field: string;
                    message: string;
                }[];
            } | null;
            /** @description The user whose token the deposit uses. */
            user_id: string;
            user_name: string;
            created_at: components["schemas"]["HubTime"];
            updated_at: components["schemas"]["HubTime"];
        };
        HubDeposits: {
            repositories: components["schemas"]["HubRepository"][];
            /** @description The deposits, newest first. */
            deposits: components["schemas"]["HubDeposit"][];
        };
        /**
         * Format: password
         * @description An access token of the repository. An empty value deletes the stored token.
         */
        HubRepositoryTokenText: string;
        HubDepositInput: {
            repository: components["schemas"]["HubRepositoryId"];
            token?: components["schemas"]["HubRepositoryTokenText"];
        };
        HubDepositForm: {
            repository: components["schemas"]["HubRepositoryId"];
            token?: components["schemas"]["HubRepositoryTokenText"];
        };
        HubDepositChangeInput: {
            /** @enum {string} */
            action: "publish" | "resume" | "cancel";
            /** @description Confirms the publication. Must be true for `publish`. */
            confirm?: boolean;
            token?: components["schemas"]["HubRepositoryTokenText"];
        };
        HubDepositChangeForm: {
            /** @enum {string} */
            action: "publish" | "resume" | "cancel";
            /** @enum {string} */
            confirm?: "" | "true";
            token?: components["schemas"]["HubRepositoryTokenText"];
        };
        /** @description The name of the version, unique in its project. */
        HubVersionLabel: string;
        /**
         * @description The readers of the version: `everyone`, without a login, or callers who can see the `project`.
         * @enum {string}
         */
        HubVersionAudience: "everyone" | "project";
        HubCitedPerson: {
            name: string;
            given: string;
            family: string;
            /** @description A valid ORCID iD. Empty if missing. */
            orcid: string;
            affiliations: {
                name: string;
                /** @description The URL at ror.org. Empty if missing. */
                ror: string;
            }[];
            roles: string[];
        };
        /** @description A version of a project. Its files and its record never change. A DOI may be added, and the version may be withdrawn. */
        HubPublishedVersion: {
            id: components["schemas"]["HubId"];
            project_id: components["schemas"]["HubId"];
            /** @description The number of the version in its project, starting at 1. */
            number: number;
            label: components["schemas"]["HubVersionLabel"];
            note: string;
            audience: components["schemas"]["HubVersionAudience"];
            /**
             * Format: uri
             * @description The persistent URL of the version.
             */
            address: string;
            title: string;
            description: string;
            /** @description The license. Null if missing. */
            license: {
                name: string;
                /** @description The URL of the license. Empty if unknown. */
                url: string;
                /** @description The SPDX identifier. Empty if unknown. */
                spdx: string;
            } | null;
            creators: components["schemas"]["HubCitedPerson"][];
            contributors: components["schemas"]["HubCitedPerson"][];
            /** @description The identifier of the data. The ID of the project if the data has none. */
            identifier: string;
            /** @description The DOI under which a repository has published the same data. Empty if there is no such DOI. */
            doi: string;
            /** @description The name and version of the profile. */
            profile: string;
            /** Format: date */
            published_on: string;
            /** @description The name of the user. Null for callers who cannot see the project. */
            published_by: string | null;
            citation: string;
            /** @description The SHA-256 of the RO-Crate. */
            sha256: string;
            /** @description The files of the version. They are not available after a withdrawal. */
            files: {
                name: string;
                media_type: string;
                /**
                 * Format: int64
                 * @description The size in bytes.
                 */
                size: number;
                sha256: string;
                /** @description The path of the download. */
                path: string;
            }[];
            /** @description The missing required parts, as sentences. Only a version without missing parts can be public. */
            missing: string[];
            /** @description The review that approved exactly this state of the project. Null if there is no such review. */
            approved: {
                /** Format: date */
                on: string;
                /** @description The name of the user. Null for callers who cannot see the project. */
                by: string | null;
            } | null;
            /** @description The date and the reason of the withdrawal. Null for a version that was not withdrawn. */
            withdrawn: {
                /** Format: date */
                on: string;
                reason: string;
            } | null;
        };
        HubPublishedVersions: {
            /** @description The published versions, newest first. */
            versions: components["schemas"]["HubPublishedVersion"][];
        };
        /** @description An SPDX name or a URL. Used only if the project has no license, for example because its profile has no field for it. */
        HubVersionLicense: string;
        /** @description Names, one per line, each with an ORCID iD if there is one. Used only if the project has no people. */
        HubVersionAuthors: string;
        HubVersionInput: {
            label: components["schemas"]["HubVersionLabel"];
            /** @description The changes since the last version. */
            note?: string;
            audience: components["schemas"]["HubVersionAudience"];
            license?: components["schemas"]["HubVersionLicense"];
            authors?: components["schemas"]["HubVersionAuthors"];
            /** @description Confirms the publication, which cannot be undone. Must be true. */
            confirm: boolean;
        };
        HubVersionForm: {
            label: components["schemas"]["HubVersionLabel"];
            note?: string;
            audience: components["schemas"]["HubVersionAudience"];
            license?: components["schemas"]["HubVersionLicense"];
            authors?: components["schemas"]["HubVersionAuthors"];
            /** @enum {string} */
            confirm?: "" | "true";
        };
        /** @description The versions of the same project that the caller can read, newest first, including this version. */
        HubVersionLinks: {
            id: components["schemas"]["HubId"];
            number: number;
            label: components["schemas"]["HubVersionLabel"];
            /** Format: date */
            published_on: string;
            path: string;
            is_withdrawn: boolean;
        }[];
        HubVersionRecord: {
            version: components["schemas"]["HubPublishedVersion"];
            versions: components["schemas"]["HubVersionLinks"];
        };
        /** @description Links of the version (RFC 9264). */
        HubLinkset: {
            linkset: {
                [key: string]: unknown;
            }[];
        };
        HubWithdrawnVersion: {
            detail: string;
            version: components["schemas"]["HubPublishedVersion"];
            versions: components["schemas"]["HubVersionLinks"];
        };
        /**
         * @description `open` lets everyone read the version. `withdraw` removes access to the files; the record remains.
         * @enum {string}
         */
        HubVersionAction: "open" | "withdraw";
        HubVersionChangeInput: {
            action: components["schemas"]["HubVersionAction"];
            /** @description Required to withdraw a version. Everyone who can read the version sees it. */
            reason?: string;
            /** @description Confirms the action, which cannot be undone. Must be true. */
            confirm: boolean;
        };
        HubVersionChangeForm: {
            action: components["schemas"]["HubVersionAction"];
            reason?: string;
            /** @enum {string} */
            confirm?: "" | "true";
        };
        /** Format: binary */
        HubFileBytes: string;
        HubRepositories: {
            repositories: components["schemas"]["HubRepository"][];
        };
        HubRepositoryTokenInput: {
            token: components["schemas"]["HubRepositoryTokenText"];
        };
        HubRepositoryTokenForm: {
            token: components["schemas"]["HubRepositoryTokenText"];
        };
        /** @description A replacement of a value in all entities of a type. */
        HubProblemFixInput: {
            entity_type: string;
            field: string;
            /** @description The current value as text. Empty for entities without a value. */
            from: string;
            /** @description The new value. An empty value clears the field. */
            to: string;
        };
        /** @description The counts of a replacement. */
        HubProblemsFixed: {
            /**
             * Format: int64
             * @description The action, which can be undone. Null if nothing changed.
             */
            moment: number | null;
            /**
             * Format: int64
             * @description The number of changed entities.
             */
            changed: number;
            /** @description True if the project has no errors left. */
            valid: boolean;
        };
        /** @description A value before and after a change. Null means no value. */
        HubFieldChange: {
            field: string;
            /** @description The value before the change. Null if the field was empty. */
            before: unknown;
            /** @description The value after the change. Null if the field is empty. */
            after: unknown;
        };
        /** @description One saved change of an entity. */
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
        /** @description Saved changes, newest first. At most 20 MB of values are returned. If this shortens the list, `limit` is the number of returned changes, so the next part starts at `offset` plus `limit`. */
        HubHistory: {
            entries: components["schemas"]["HubChange"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        /** @description All changes of one request. */
        HubAction: {
            moment: components["schemas"]["HubSequenceNumber"];
            kind: components["schemas"]["HubActionKind"];
            /** @description A one-line description of the action. */
            title: string;
            created: components["schemas"]["HubCount"];
            changed: components["schemas"]["HubCount"];
            deleted: components["schemas"]["HubCount"];
            user_id: string;
            /** @description The user's current name. */
            user_name: string;
            /** @description The name that the calling program sent. Empty for browsers. */
            client: string;
            at: components["schemas"]["HubTime"];
            /**
             * Format: int64
             * @description The sequence number of the action that this action undid. For a restored project, the moment that was restored.
             */
            undoes: number | null;
            /**
             * Format: int64
             * @description The sequence number of the action that undid this action.
             */
            undone_by: number | null;
        };
        /** @description A named moment in the history of the project. */
        HubRestorePoint: {
            id: components["schemas"]["HubId"];
            name: string;
            moment: components["schemas"]["HubSequenceNumber"];
            user_id: string;
            user_name: string;
            at: components["schemas"]["HubTime"];
        };
        /** @description Actions, newest first, and all restore points of the project. */
        HubActions: {
            actions: components["schemas"]["HubAction"][];
            restore_points: components["schemas"]["HubRestorePoint"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        /** @description An entity that cannot be reverted because later changes depend on it. */
        HubKeptEntity: {
            entity_id: components["schemas"]["HubId"];
            entity_type: string;
            label: string;
            reason: string;
        };
        /** @description A preview or the result of undoing an action. */
        HubUndoing: {
            undone: components["schemas"]["HubCount"];
            /** @description The first 100 entities that are not reverted. */
            kept: components["schemas"]["HubKeptEntity"][];
            kept_total: components["schemas"]["HubCount"];
        };
        /** @description An action, its changes grouped by entity, and a preview of undoing it. */
        HubActionDetail: {
            action: components["schemas"]["HubAction"];
            entries: components["schemas"]["HubChange"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
            undoing: components["schemas"]["HubUndoing"];
        };
        /** @description The action that undid another action or restored the project, and its result. */
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
            /** @description True if the entity has another parent or position. */
            moved: boolean;
            changes: components["schemas"]["HubFieldChange"][];
        };
        /** @description The differences between two moments of a project, grouped by entity. */
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
             * @description The moment to restore, as the sequence number of an action; 0 is before the first action.
             */
            moment: number;
            /**
             * Format: int64
             * @description The latest moment that the client has read. Returns 409 if it is outdated.
             */
            present?: number;
        };
        HubProjectRestoreForm: {
            moment: string;
            present?: string;
        };
        /**
         * Format: int64
         * @description The number of changes to entities, own columns, attached files, observations, name and description of the project. It identifies the state of the project.
         */
        HubContentChanges: number;
        HubReview: {
            id: components["schemas"]["HubId"];
            /** @enum {string} */
            state: "open" | "approved" | "changes_requested" | "withdrawn";
            message: string;
            requested_by: string;
            requested_at: components["schemas"]["HubTime"];
            /** @description The person who approved, requested changes or withdrew the request. Null while the request is open. */
            decided_by: string | null;
            /**
             * Format: date-time
             * @description The time of the decision or withdrawal in UTC. Null while the request is open.
             */
            decided_at: string | null;
            /** @description The text of the reviewer. */
            text: string;
            changes: components["schemas"]["HubContentChanges"];
            moment: components["schemas"]["HubSequenceNumber"];
        };
        /** @description One page of reviews, newest first. */
        HubReviews: {
            current: components["schemas"]["HubCurrentReview"];
            changes: components["schemas"]["HubContentChanges"];
            reviews: components["schemas"]["HubReview"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        HubReviewInput: {
            /** @description Questions to the reviewer. */
            message?: string;
        };
        HubReviewForm: {
            /** @description Questions to the reviewer. */
            message?: string;
        };
        HubDecisionInput: {
            /** @enum {string} */
            decision: "approved" | "changes_requested";
            /** @description Required if changes are requested. */
            text?: string;
            changes: components["schemas"]["HubContentChanges"];
        };
        HubDecisionForm: {
            /** @enum {string} */
            decision: "approved" | "changes_requested";
            /** @description Required if changes are requested. */
            text?: string;
            /** @description The number of changes that the page showed. */
            changes: string;
        };
        HubComment: {
            id: components["schemas"]["HubId"];
            entity_id: components["schemas"]["HubId"];
            /** @description The label of the entity. Null if the entity was deleted. */
            entity_label: string | null;
            /** @description The name of the field. Empty for a comment on the whole entity. */
            field: string;
            content: string;
            author_id: string;
            author_name: string;
            at: components["schemas"]["HubTime"];
            /**
             * Format: date-time
             * @description The time in UTC when the comment was resolved. Null if the comment is open.
             */
            resolved_at: string | null;
            /** @description The name of the person who resolved the comment. */
            resolved_by: string | null;
        };
        /** @description One page of comments, oldest first. */
        HubComments: {
            comments: components["schemas"]["HubComment"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        HubCommentState: {
            /** @description Resolves the comment if true, and reopens it if false. */
            resolved: boolean;
        };
        HubCommentStateForm: {
            /** @enum {string} */
            resolved: "true" | "false";
        };
        HubRestorePointInput: {
            /** @description The name of the restore point. */
            name: string;
        };
        HubRestorePointForm: {
            name: string;
        };
        /** @description The entity type and field to which the value must refer. Clients can list the possible values with /api/lookup. */
        HubReference: {
            target_type: string;
            target_field: string;
        };
        /** @description A field of an entity type, as declared in the profile. Properties that do not apply to the field are absent. */
        HubField: {
            name: string;
            label: string;
            /** @enum {string} */
            type: "string" | "integer" | "float" | "boolean" | "date" | "datetime" | "uri" | "ontology_term" | "list" | "entity";
            /** @description The type of list items or of a nested entity: a primitive type or an entity type. */
            items?: string;
            /** @enum {string} */
            tier: "required" | "recommended" | "optional";
            help?: string;
            ontology_term?: string;
            /**
             * Format: uri
             * @description The URL of the term's page.
             */
            term_url?: string;
            /** @description The allowed values, if the profile lists them. */
            options?: string[];
            pattern?: string;
            min_length?: components["schemas"]["HubCount"];
            max_length?: components["schemas"]["HubCount"];
            /** Format: double */
            minimum?: number;
            /** Format: double */
            maximum?: number;
            min_items?: components["schemas"]["HubCount"];
            max_items?: components["schemas"]["HubCount"];
            reference?: components["schemas"]["HubReference"];
            /** @description True if the values are terms of vocabularies or recommended words. Clients can list them with /api/terms. */
            terms?: boolean;
            /** @description The field for the other part of the same term: for an accession the name, for a name the accession. */
            term_pair?: string;
            /** @description True if the value is derived from the parent. */
            from_parent?: boolean;
        };
        /** @description Values by field name, as declared in the profile: strings, numbers, booleans, and lists of these. Nested entities are not included; they are separate entities with this entity as their parent. */
        HubValues: {
            [key: string]: unknown;
        };
        /** @description The label of an entity, and the data for a link to it. */
        HubEntityLink: {
            id: components["schemas"]["HubId"];
            entity_type: string;
            label: string;
        };
        /** @description The form for a new entity. */
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
        /** @description A validation error of one value. The message is the same as that of POST /validate. */
        HubFieldError: {
            /** @description The field name, with list positions in brackets: `external_references[2]`. */
            field: string;
            message: string;
            /** @description `required`, `type`, `pattern`, …, or the name of a rule of the profile. */
            rule: string;
        };
        /** @description Values that differ from a recommendation, such as a term that is not in a recommended list. If a similar recommended value exists, the message suggests it. Warnings do not make the entity invalid. Empty recommended fields are not listed. Absent if there are no warnings. */
        HubWarnings: components["schemas"]["HubFieldError"][];
        HubEntity: {
            id: components["schemas"]["HubId"];
            project_id: components["schemas"]["HubId"];
            entity_type: string;
            /** @description The title, name or identifier of the entity. Without these, it is the name of a person, a term, a value with its meaning, or the first text. Without any text, it is the type with the position in the list, such as Person 3. */
            label: string;
            /** @description The ID of the parent. Null for a top-level entity. */
            parent_id: string | null;
            /** @description The field of the parent that contains the entity. */
            parent_field: string | null;
            /** @description The position of the entity among the entities in the same field of its parent. */
            position: number;
            version: components["schemas"]["HubVersionNumber"];
            data: components["schemas"]["HubValues"];
            errors: components["schemas"]["HubFieldError"][];
            warnings?: components["schemas"]["HubWarnings"];
            completeness: components["schemas"]["HubCompleteness"];
            descendants: components["schemas"]["HubCount"];
            /** @description The ancestors, starting at the top level. Present in responses about a single entity. */
            breadcrumb?: components["schemas"]["HubEntityLink"][];
            created_at: components["schemas"]["HubTime"];
            updated_at: components["schemas"]["HubTime"];
            /** @description The name of the user who saved the entity last. */
            updated_by: string;
        };
        HubEntityList: {
            entities: components["schemas"]["HubEntity"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        /** @description A new entity, or new values for the entity `node_id`. Fields that are not in `data` stay the same. Null or an empty string clears a field. Missing required values do not prevent saving. */
        HubEntityInput: {
            entity_type: string;
            /** @description The entity to change. If absent, null or empty, a new entity is created. */
            node_id?: string | null;
            /** @description The parent of the entity. If absent, null or empty, a new entity is at the top level. If `data` of a new entity has no reference to its parent, the server adds the identifier of the parent. A different parent moves an existing entity. */
            parent_id?: string | null;
            /** @description The field of the parent. Optional if only one field can contain the type. */
            parent_field?: string | null;
            /** @description The version that the client has read. Returns 409 if it is outdated. */
            version?: number | null;
            /** @description Values by field name; `GET /schemas/{version}/{entity}` lists the names. Unknown names and nested entities return 400. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description The fields of the entity by name (repeated for list items, in order), and control fields that start with an underscore. Absent fields stay the same; empty fields are cleared. To resolve a conflict, send `_use_` and the field name with `yours` or `theirs`; with `theirs` the field stays the same. */
        HubEntityFieldsForm: {
            _entity_type: string;
            _node_id?: string;
            _parent_id?: string;
            _parent_field?: string;
            _version?: string;
            /**
             * @description The page that the browser opens after saving: the entity, the form for another entity with the same parent, or the parent.
             * @enum {string}
             */
            _after?: "" | "new" | "up";
        } & {
            [key: string]: string | string[];
        };
        /** @description An error, with the current state of the entity. */
        HubEntityConflict: {
            detail: string;
            current: components["schemas"]["HubEntity"];
        };
        /** @description The result of a validation without saving: the errors and the completeness of the values. */
        HubCheck: {
            valid: boolean;
            errors: components["schemas"]["HubFieldError"][];
            completeness: components["schemas"]["HubCompleteness"];
        };
        HubBulkDeletion: {
            node_id: string;
            /** @description The version that the client has read. Returns 409 if it is outdated. */
            version?: number;
            /**
             * Format: int64
             * @description The expected number of descendants. Returns 409 if it is outdated.
             */
            descendants?: number;
        };
        HubBulkInput: {
            /**
             * @description The kind of the action in the history. The default is `changed`.
             * @enum {string}
             */
            kind?: "changed" | "pasted";
            /** @description The changes. Each has the format of POST …/entities. If one fails, none is saved. */
            changes?: components["schemas"]["HubEntityInput"][];
            /** @description The entities to delete, each with all descendants. */
            deletions?: components["schemas"]["HubBulkDeletion"][];
        };
        /** @description A value for one field of several selected entities. */
        HubBulkForm: {
            entity_type: string;
            /** @description The selected entities. Repeat the field for several entities. */
            node_id: string[];
            field: string;
            /** @description The new value. An empty value clears the field. */
            value: string;
        };
        HubBulkResult: {
            created: components["schemas"]["HubCount"];
            updated: components["schemas"]["HubCount"];
            unchanged: components["schemas"]["HubCount"];
            /**
             * Format: int64
             * @description The number of deleted entities, including descendants.
             */
            deleted: number;
            /** @description The changed entities in their current state, in the order of the request. */
            entities: components["schemas"]["HubEntity"][];
        };
        /** @description An error, with the current state of every entity that changed after the given version. */
        HubBulkConflict: {
            detail: string;
            current: components["schemas"]["HubEntity"][];
        };
        HubBulkCheck: {
            valid: boolean;
            checks: {
                errors: components["schemas"]["HubFieldError"][];
                warnings?: components["schemas"]["HubWarnings"];
            }[];
        };
        /** @description The entities of one type, as rows. */
        HubTable: {
            entity_type: string;
            columns: components["schemas"]["HubField"][];
            rows: components["schemas"]["HubEntity"][];
            /** @description The parents of the returned rows. Each parent is listed once. */
            parents: components["schemas"]["HubEntityLink"][];
            /** @description The columns with at least one value in all matching rows. */
            filled: string[];
            /**
             * Format: int64
             * @description The number of matching rows with errors.
             */
            invalid: number;
            /** @description The values of the field that `group` names, in the order of the rows, each with the number of matching rows. Case is ignored, and values are truncated to 400 characters. Rows without a value are grouped under an empty value. At most 1,000 values. Absent without `group`. */
            groups?: {
                value: string;
                rows: components["schemas"]["HubCount"];
            }[];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        HubEntityDeletionInput: {
            /** @description The version that the confirmation page showed. Returns 409 if it is outdated. */
            version?: number;
            /**
             * Format: int64
             * @description The number of descendants that the confirmation page showed. Returns 409 if it is outdated.
             */
            descendants?: number;
        };
        HubEntityDeletionForm: {
            version?: string;
            descendants?: string;
        };
        /** @description The new position. Without `parent_id` and `parent_field`, the entity stays in its list. */
        HubMoveInput: {
            /** @description The position among the siblings, starting at 0. A number above the last position means the end. */
            position: number;
            /** @description The new parent. Null for the top level. */
            parent_id?: string | null;
            parent_field?: string | null;
            /** @description The version that the client has read. Returns 409 if it is outdated. */
            version?: number;
        };
        /** @description A move of an entity, as a form sends it. Either `direction` or `position` is required. */
        HubMoveForm: {
            /** @enum {string} */
            direction?: "up" | "down" | "first" | "last";
            position?: string;
            parent_id?: string;
            parent_field?: string;
            version?: string;
        };
        HubCommentInput: {
            /** @description The name of a field of the entity. Empty or absent for a comment on the whole entity. */
            field?: string;
            content: string;
        };
        HubCommentForm: {
            field?: string;
            content: string;
        };
        /** @description An entity in an earlier version, and its differences from another version. */
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
            /** @description The version with which `changes` compares. Null for the first version. */
            against: number | null;
            changes: components["schemas"]["HubFieldChange"][];
        };
        HubRestoreInput: {
            /** @description The version to restore. */
            restore_version: number;
            /** @description The current version that the client has read. Returns 409 if it is outdated. */
            version?: number;
        };
        HubRestoreForm: {
            restore_version: string;
            version?: string;
        };
        /** @description An error, with the current state of the entity if it exists. */
        HubRestoreConflict: {
            detail: string;
            current?: components["schemas"]["HubEntity"];
        };
        HubOwnColumn: {
            /** @description An entity type of the profile, or its form in snake_case. Case is ignored. */
            entity_type: string;
            /** @description The field name in data and files. It cannot change. By default, the server derives it from the label. */
            name: string;
            /** @description The name on pages. It must differ from the labels of all other fields of the type. */
            label: string;
            /**
             * @description The kind of the values. The default is `text`.
             * @enum {string}
             */
            kind: "text" | "whole_number" | "number" | "yes_no" | "date" | "choice";
            /** @description The allowed values of the kind `choice`. Required for this kind; other kinds have none. */
            choices: string[];
            /** @description The unit of the values. Pages show it after the label, as in `Soil moisture (%)`. */
            unit: string;
            /** @description The help text of the field. */
            description: string;
            /** @description True if the column is recommended. Missing values are then listed as recommendations. */
            recommended: boolean;
        };
        HubDatasetEntity: {
            entity_type: string;
            /** @description The entity with all descendants nested. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A whole project. `data` of each top-level entity has the format of a request to POST /validate, with all descendants nested in their fields. */
        HubDataset: {
            profile: string;
            version: string;
            name: string;
            /** @description The own columns of the project. Absent if there are none. */
            own_columns?: components["schemas"]["HubOwnColumn"][];
            entities: components["schemas"]["HubDatasetEntity"][];
        };
        /** @description An object of ISA-JSON. */
        HubIsaPart: {
            [key: string]: unknown;
        };
        /** @description The first investigation of a project as ISA-JSON 1.0. Unknown values are empty. */
        HubIsaInvestigation: {
            identifier: string;
            title: string;
            description: string;
            submissionDate: string;
            publicReleaseDate: string;
            /** @description The file name of the investigation in ISA-Tab. Empty if the project does not define it. */
            filename?: string;
            ontologySourceReferences: components["schemas"]["HubIsaPart"][];
            publications: components["schemas"]["HubIsaPart"][];
            people: components["schemas"]["HubIsaPart"][];
            comments: components["schemas"]["HubIsaPart"][];
            studies: components["schemas"]["HubIsaPart"][];
        };
        /** @description With `format=json`, the data set. With `format=isa-json`, the investigation. */
        HubJsonFile: components["schemas"]["HubDataset"] | components["schemas"]["HubIsaInvestigation"];
        HubExportLeftOut: {
            /** @enum {string} */
            format: "xlsx" | "csv" | "json" | "yaml" | "isa-json" | "isa-tab" | "sdrf" | "ena-xml" | "ena-tsv" | "ro-crate";
            left_out: {
                /** @description An entity type, or a type and a field. For data that only ISA-Tab omits, an ISA term. */
                what: string;
                /** @description The number of entities or values. */
                count: number;
            }[];
            /** @description Values that the file contains in another formatat. Values of one field with the same reason are one item. */
            changed: {
                /** @description The type and field, or the column of the file. */
                what: string;
                /** @description The entity, file or line of the first value. */
                place: string;
                /** @description The first value in the project. Long values are truncated. */
                shown: string;
                /** @description The first value in the file. Long values are truncated. */
                written: string;
                reason: string;
                /** @description The number of values. */
                count: number;
            }[];
            /** @description Other parts of the project that the file does not contain. An RO-Crate contains the observations and the newest versions of the attached files. */
            besides: {
                /** @description The kind of data: `Observations`, `Attached files`, `Earlier versions of attached files` or `Comments`. */
                what: string;
                count: number;
            }[];
        };
        HubImportForm: {
            /**
             * Format: binary
             * @description The file, by default at most 50 MB.
             */
            file: string;
            /**
             * @description The format; `dwca` is a Darwin Core archive. If absent or empty, it is detected from the file.
             * @enum {string}
             */
            format?: "" | "xlsx" | "ods" | "csv" | "isa-json" | "isa-tab" | "dwca" | "ro-crate" | "json" | "yaml" | "sdrf";
            /** @description The entity type of the rows of a table. If absent or empty, it is detected from the columns; the file name decides between types that fit equally well. */
            entity_type?: string;
        };
        HubImportTableChoice: {
            /** @description The name of the table in the preview. Empty for the only table of a text file. */
            table: string;
            /** @description The entity type of the rows. An empty value skips the table. */
            entity_type?: string;
            /** @description True if the first row is a header. */
            has_header?: boolean;
            columns?: {
                column: string;
                /** @description The field that the column fills, or `_id`, `_parent_id`, `_parent_field`. An empty value skips the column. */
                field: string;
            }[];
            /** @description The parent for new rows whose parent is not in the file. Null removes the selection. */
            parent?: {
                node_id: string;
                field: string;
            } | null;
        };
        /** @description The choices for reading a file. For absent properties, the earlier choice or the detected value applies. */
        HubImportChoicesInput: {
            tables?: components["schemas"]["HubImportTableChoice"][];
            /** @description Replacements for values of a field, `_id`, `_parent_id` or `_parent_field`. Replacing a value with itself removes the replacement. Replacing the result of a replacement changes that replacement. */
            values?: {
                entity_type: string;
                field: string;
                /** @description The value as text. Empty for rows without a value, and with `row` for any value. */
                from: string;
                to: string;
                /** @description The position of the only row to change, as in the preview, such as `line 2`. By default, all rows with the value change. */
                row?: string;
            }[];
            /** @description The references whose missing targets the import creates, in the same action. */
            missing?: {
                /** @description The entity type that contains the reference. */
                entity_type: string;
                /** @description The field that contains the reference. */
                field: string;
                create: boolean;
            }[];
        };
        /** @description A text file inside JSON. Send spreadsheets as multipart/form-data. */
        HubImportInput: {
            /**
             * @description The format of the file. `csv` is a table separated by commas, semicolons, pipes or tabs, such as pasted rows.
             * @enum {string}
             */
            format: "csv" | "isa-json" | "json" | "yaml" | "sdrf";
            /** @description The entity type of the rows of a table. If absent, it is detected from the columns. */
            entity_type?: string;
            file_name?: string;
            /** @description The content of the file. */
            content: string;
            choices?: components["schemas"]["HubImportChoicesInput"];
        };
        HubImportCounts: {
            created: components["schemas"]["HubCount"];
            changed: components["schemas"]["HubCount"];
            unchanged: components["schemas"]["HubCount"];
            refused: components["schemas"]["HubCount"];
            /** @description The number of sheets, columns and properties that do not exist in the profile. They are not imported. */
            left_out: components["schemas"]["HubCount"];
            /** @description The number of rows that will be saved although their values have errors. */
            with_errors: components["schemas"]["HubCount"];
            /** @description The number of attached files of an RO-Crate that the import stores. Absent if there are none. */
            files?: number;
            /** @description The number of observations of an RO-Crate that the import stores. Absent if there are none. */
            observations?: number;
        };
        /** @description The counts of values in the file. In a table, every non-empty cell below the header counts; in a data set, every single value. An attached file or an observation in an RO-Crate counts as one value. `placed`, `changed` and `left_out` add up to `values`. */
        HubImportAccount: {
            values: components["schemas"]["HubCount"];
            /** @description The number of values that are stored as shown in the file, or that the project already contains. */
            placed: components["schemas"]["HubCount"];
            /** @description The number of values that are stored differently. `changed` of the import lists them with reasons. */
            changed: components["schemas"]["HubCount"];
            /** @description The number of values that are not stored. `left_out` of the import lists them with positions and reasons. */
            left_out: components["schemas"]["HubCount"];
        };
        /** @description Values of one field that are stored differently for the same reason. */
        HubImportChangedValue: {
            /** @description The position of the first value in the file. */
            place: string;
            entity_type: string;
            field: string;
            /** @description The value in the file. */
            shown: string;
            /** @description The stored value. */
            stored: string;
            reason: string;
            values: components["schemas"]["HubCount"];
        };
        /** @description Parts of the file that are not stored for the same reason. */
        HubImportLeftOut: {
            /** @description The position of the first value in the file. */
            place: string;
            /** @description The entity type of the part. Empty if it has none. */
            entity_type: string;
            reason: string;
            /** @description The number of parts with this reason. */
            places: number;
            values: components["schemas"]["HubCount"];
        };
        HubImportColumn: {
            /** @description The number of the column, starting at 1. In JSON, YAML and ISA files, the property name. */
            column: string;
            header: string;
            /** @description The field that the column fills. Empty if the column is not imported. */
            field: string;
            /** @description The field that the column probably means if `recognized` is `similar`; otherwise empty. The column is not imported until you assign a field. */
            suggested: string;
            /**
             * @description The kind of match between the column and the field. A column that is only `similar` to a field is not imported. If the entity type has a list of attributes, a column without a field is imported as an `attribute` with the name of the column.
             * @enum {string}
             */
            recognized: "name" | "label" | "term" | "similar" | "position" | "chosen" | "attribute" | "none";
            values: components["schemas"]["HubCount"];
            samples: string[];
            /** @description The own column that can store the values. Its settings come from a definition in the file or, without a definition, from the header and the values. Absent if the column has a field. */
            own_column?: components["schemas"]["HubOwnColumn"];
            /** @description True if applying the import adds the own column by default, because the file defines it, or because the template of the standard contains the column. */
            adds_own_column?: boolean;
        };
        /** @description A sheet, the rows of a text file, or the objects of one type in JSON, YAML and ISA files. */
        HubImportTable: {
            /** @description The name of the sheet. Empty for the only table of a text file. For objects, the name of their type. */
            name: string;
            /** @description The entity type of the rows. Empty for a sheet that is not imported. */
            entity_type: string;
            /** @description True if the first row is a header. */
            has_header: boolean;
            rows: components["schemas"]["HubCount"];
            columns: components["schemas"]["HubImportColumn"][];
            /** @description The selected parent for new rows whose parent is not in the file. Null if no parent is selected. */
            parent: {
                node_id: components["schemas"]["HubId"];
                field: string;
                label: string;
            } | null;
            /** @description The parents of the rows, most frequent first. Each item contains the number of rows, and the number of rows with errors. */
            targets: {
                /** @description The ID of the parent. Null at the top level, and for a parent that the file creates. */
                node_id: string | null;
                /** @description The label of the parent. Empty at the top level of the project. */
                label: string;
                field: string;
                rows: components["schemas"]["HubCount"];
                with_errors: components["schemas"]["HubCount"];
            }[];
        };
        /** @description The outcome of a row, of an object in a row, or of a sheet or column that does not exist in the profile. */
        HubImportRow: {
            /** @description Sheet and row (`Study!2`), line (`line 7`) or path in the file (`studies[0]`). */
            place: string;
            /** @enum {string} */
            outcome: "create" | "change" | "unchanged" | "refuse" | "leave_out";
            /** @description The entity type as spelled in the profile. Empty for a sheet that is not an entity type. */
            entity_type: string;
            /** @description The matched entity. Null for a new entity. */
            node_id: string | null;
            label: string;
            /** @description The parent of the row. Null at the top level, and for rows that are rejected or not imported. */
            parent: {
                /** @description The ID of the parent. Null if the file creates the parent. */
                node_id: string | null;
                entity_type: string;
                label: string;
                /** @description The field of the parent. */
                field: string;
            } | null;
            changes: components["schemas"]["HubFieldChange"][];
            /** @description Validation errors of the values, and properties that are not imported. They do not prevent the import. */
            errors: components["schemas"]["HubFieldError"][];
            /** @description The reason why the row is rejected or not imported. */
            detail: string | null;
        };
        /** @description The preview of an import. Nothing is saved before the import is applied. */
        HubImport: {
            id: components["schemas"]["HubId"];
            project_id: components["schemas"]["HubId"];
            /** @enum {string} */
            format: "xlsx" | "ods" | "csv" | "isa-json" | "isa-tab" | "dwca" | "ro-crate" | "json" | "yaml" | "sdrf";
            file_name: string;
            /**
             * @description `ready`: the import can be applied. `applied`: the import was applied.
             * @enum {string}
             */
            status: "ready" | "applied";
            counts: components["schemas"]["HubImportCounts"];
            account: components["schemas"]["HubImportAccount"];
            /** @description Values that are stored differently from the file, grouped by field and reason, in the order of the file. */
            changed: components["schemas"]["HubImportChangedValue"][];
            /** @description Data that will not be saved, grouped by reason, in the order of the file. Rejected rows are included. */
            left_out: components["schemas"]["HubImportLeftOut"][];
            /** @description Notes about unexpected parts of the file that cause no data loss, such as hidden rows, which are imported like all others. */
            notes: string[];
            /** @description The tables of the file, and the fields to which their columns are assigned. To change the assignment, use POST …/choices. */
            tables: components["schemas"]["HubImportTable"][];
            /** @description Errors and warnings of the rows. Equal problems are grouped. Errors come first, then warnings, each by frequency. */
            problems: components["schemas"]["HubProblem"][];
            rows: components["schemas"]["HubImportRow"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
            created_at: components["schemas"]["HubTime"];
            expires_at: components["schemas"]["HubTime"];
        };
        /** @description The choices for one table, the replacement of one value in all rows or in some rows, or the choice to create the missing targets of a reference. */
        HubImportChoicesForm: {
            /** @description The name of the table to which the choices apply. */
            table?: string;
            /** @description The entity type of the rows. For the replacement of a value, the entity type that contains the field. */
            entity_type?: string;
            /** @enum {string} */
            has_header?: "true" | "false";
            /** @description Column number and field, such as `3:title`. Repeat the field for each column. */
            column?: string[];
            /** @description ID and field of the parent, such as `0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03:studies`. An empty value means no parent. */
            parent?: string;
            field?: string;
            from?: string;
            to?: string;
            /** @description Positions of rows. Each row gets the value at the same position of `value`. */
            row?: string[];
            value?: string[];
            /**
             * @description True if the import creates the missing targets of the reference `field`.
             * @enum {string}
             */
            create?: "true" | "false";
        };
        /** @description Columns of the file to add to the project. If `columns` is absent, all columns that have a proposed own column are added. */
        HubImportColumnsInput: {
            columns?: {
                /** @description The name of the table in the preview. */
                table: string;
                column: string;
            }[];
        };
        /** @description A JSON list of the table and the column to add. If absent, all columns that have a proposed own column are added. */
        HubImportColumnsForm: {
            add?: string;
        };
        HubImportApplyInput: {
            /** @description If true, skips rejected rows. If false or absent, an import with rejected rows fails. */
            skip_refused?: boolean;
            /** @description If true or absent, first adds the own columns with `adds_own_column` to the project, so that their values are imported. Only users who manage the project can add own columns. For other users, the values are left out. */
            add_own_columns?: boolean;
        };
        HubImportApplyForm: {
            /** @enum {string} */
            skip_refused?: "true" | "false";
            /**
             * @description If absent, the import adds no own columns.
             * @enum {string}
             */
            add_own_columns?: "true";
        };
        /** @description The counts of a completed import. */
        HubImportResult: {
            id: components["schemas"]["HubId"];
            project_id: components["schemas"]["HubId"];
            counts: components["schemas"]["HubImportCounts"];
        };
        /** @description A file with its newest version. */
        HubFile: {
            id: components["schemas"]["HubId"];
            name: string;
            description: string;
            /**
             * Format: uri-reference
             * @description The path of the content.
             */
            path: string;
            /** @description The media type, derived from the file extension. */
            media_type: string;
            /** @description The number of the version, starting at 1. */
            version: number;
            /**
             * Format: int64
             * @description The size in bytes.
             */
            size: number;
            /** @description The SHA-256 of the content. */
            sha256: string;
            /** @description The user who uploaded the version. */
            user_id: string;
            user_name: string;
            stored_at: components["schemas"]["HubTime"];
        };
        HubFiles: {
            files: components["schemas"]["HubFile"][];
            total: components["schemas"]["HubCount"];
            limit: components["schemas"]["HubCount"];
            offset: components["schemas"]["HubCount"];
        };
        HubFileUploadForm: {
            /**
             * Format: binary
             * @description A file. A request can have 100 such parts.
             */
            file: string;
        };
        HubUploadedFiles: {
            file_id: components["schemas"]["HubId"];
            /** @description The files of the request, each with its outcome. `file_id` is the ID of the first file. */
            files: {
                /**
                 * @description `created`: the file is new. `version`: the content became the next version of an existing file. `unchanged`: the newest version of the file already has this content.
                 * @enum {string}
                 */
                outcome: "created" | "version" | "unchanged";
                file: components["schemas"]["HubFile"];
            }[];
        };
        HubFileVersion: {
            /** @description The number of the version, starting at 1. */
            version: number;
            /**
             * Format: int64
             * @description The size in bytes.
             */
            size: number;
            /** @description The SHA-256 of the content. */
            sha256: string;
            /** @description The user who uploaded the version. */
            user_id: string;
            user_name: string;
            stored_at: components["schemas"]["HubTime"];
        };
        HubFileDetail: {
            id: components["schemas"]["HubId"];
            name: string;
            description: string;
            /**
             * Format: uri-reference
             * @description The path of the content.
             */
            path: string;
            /** @description The media type, derived from the file extension. */
            media_type: string;
            /** @description The number of the version, starting at 1. */
            version: number;
            /**
             * Format: int64
             * @description The size in bytes.
             */
            size: number;
            /** @description The SHA-256 of the content. */
            sha256: string;
            /** @description The user who uploaded the version. */
            user_id: string;
            user_name: string;
            stored_at: components["schemas"]["HubTime"];
            /** @description All versions of the file, newest first. */
            versions: components["schemas"]["HubFileVersion"][];
        };
        /** @description The changes of a file. Absent properties stay the same. */
        HubFileInput: {
            /** @description The new name. The address of the file does not change. */
            name?: string;
            description?: string;
        };
        HubTableInput: {
            /** @description The name of the sheet, if the file is a spreadsheet. The default is the first visible sheet. */
            sheet?: string;
        };
        HubTableOutcome: {
            stored: components["schemas"]["HubCount"];
            /** @description The number of observations that already existed in the project. */
            repeated: number;
            changed: {
                what: string;
                /** @description The number of values. */
                count: number;
            }[];
            left_out: {
                what: string;
                /** @description The number of values. */
                count: number;
            }[];
        };
        HubGraphNode: {
            /** @description The ID of the entity. */
            id: string;
            /** @description The title of the entity. */
            label: string;
            /** @description The type of the entity. */
            group: string;
        };
        HubGraphEdge: {
            /** @description The parent, or the entity with the reference. */
            from: string;
            /** @description The child, or the referenced entity. */
            to: string;
            /** @description The field of `from` that contains the child or the reference. */
            label: string;
        };
        /** @description The entities of a project and their connections. Both ends of each edge are nodes of the response. */
        HubGraph: {
            nodes: components["schemas"]["HubGraphNode"][];
            edges: components["schemas"]["HubGraphEdge"][];
        };
        HubColumnName: string;
        /** @description The fields to show first, in this order. The other fields follow in the default order. */
        HubColumnOrder: components["schemas"]["HubColumnName"][];
        HubColumnNames: components["schemas"]["HubColumnName"][];
        /** @description Column widths in pixels, by field. The width of other columns depends on their content. */
        HubColumnWidths: {
            [key: string]: number;
        };
        /** @description The number of columns that stay visible at the left while scrolling. */
        HubFrozenColumns: number;
        /** @description A named selection of rows and columns. */
        HubTableView: {
            name: string;
            /** @description The query of the table: `q`, `sort`, `group`, `filter` and `only_errors`. */
            query: string;
            order: components["schemas"]["HubColumnNames"];
            hidden: components["schemas"]["HubColumnNames"];
            /** @description True if all users who can read the project see the view. Sharing a view requires the right to edit the project. */
            is_shared: boolean;
        };
        /** @description Your saved views of the table. */
        HubTableViews: components["schemas"]["HubTableView"][];
        /** @description The column layout of a table for one user, and the views that other users share. */
        HubShownColumns: {
            order: components["schemas"]["HubColumnOrder"];
            hidden: components["schemas"]["HubColumnNames"];
            widths: components["schemas"]["HubColumnWidths"];
            frozen: components["schemas"]["HubFrozenColumns"];
            /** @description True if empty columns are hidden. */
            hide_empty: boolean;
            views?: components["schemas"]["HubTableViews"];
            /** @description The views that other users share. */
            shared_views?: components["schemas"]["HubTableView"][];
        };
        /** @description The column layout of a table for one user. Fields are identified by their names in the profile. */
        HubColumns: {
            order: components["schemas"]["HubColumnOrder"];
            hidden: components["schemas"]["HubColumnNames"];
            widths: components["schemas"]["HubColumnWidths"];
            frozen: components["schemas"]["HubFrozenColumns"];
            /** @description True if empty columns are hidden. */
            hide_empty: boolean;
            views?: components["schemas"]["HubTableViews"];
        };
        HubCountedOwnColumn: {
            /** @description An entity type of the profile, or its form in snake_case. Case is ignored. */
            entity_type: string;
            /** @description The field name in data and files. It cannot change. By default, the server derives it from the label. */
            name: string;
            /** @description The name on pages. It must differ from the labels of all other fields of the type. */
            label: string;
            /**
             * @description The kind of the values. The default is `text`.
             * @enum {string}
             */
            kind: "text" | "whole_number" | "number" | "yes_no" | "date" | "choice";
            /** @description The allowed values of the kind `choice`. Required for this kind; other kinds have none. */
            choices: string[];
            /** @description The unit of the values. Pages show it after the label, as in `Soil moisture (%)`. */
            unit: string;
            /** @description The help text of the field. */
            description: string;
            /** @description True if the column is recommended. Missing values are then listed as recommendations. */
            recommended: boolean;
            /** @description The number of entities with a value. */
            entity_count: number;
        };
        HubOwnColumns: {
            own_columns: components["schemas"]["HubCountedOwnColumn"][];
        };
        HubOwnColumnInput: {
            /** @description An entity type of the profile, or its form in snake_case. Case is ignored. */
            entity_type: string;
            /** @description The field name in data and files. It cannot change. By default, the server derives it from the label. */
            name?: string;
            /** @description The name on pages. It must differ from the labels of all other fields of the type. */
            label: string;
            /**
             * @description The kind of the values. The default is `text`.
             * @enum {string}
             */
            kind?: "text" | "whole_number" | "number" | "yes_no" | "date" | "choice";
            /** @description The allowed values of the kind `choice`. Required for this kind; other kinds have none. */
            choices?: string[];
            /** @description The unit of the values. Pages show it after the label, as in `Soil moisture (%)`. */
            unit?: string;
            /** @description The help text of the field. */
            description?: string;
            /** @description True if the column is recommended. Missing values are then listed as recommendations. */
            recommended?: boolean;
        };
        /** @description An own column, as a form sends it. Each line of `choices` contains one choice. */
        HubOwnColumnForm: {
            /** @description An entity type of the profile, or its form in snake_case. Case is ignored. */
            entity_type?: string;
            /** @description The field name in data and files. It cannot change. By default, the server derives it from the label. */
            name?: string;
            /** @description The name on pages. It must differ from the labels of all other fields of the type. */
            label: string;
            /**
             * @description The kind of the values. The default is `text`.
             * @enum {string}
             */
            kind?: "text" | "whole_number" | "number" | "yes_no" | "date" | "choice";
            choices?: string;
            /** @description The unit of the values. Pages show it after the label, as in `Soil moisture (%)`. */
            unit?: string;
            /** @description The help text of the field. */
            description?: string;
            recommended?: boolean;
        };
        /** @description Absent properties stay the same. If `kind` changes, stored values are converted if possible, as one action of the history. */
        HubOwnColumnUpdateInput: {
            /** @description The name on pages. It must differ from the labels of all other fields of the type. */
            label?: string;
            /**
             * @description The kind of the values. The default is `text`.
             * @enum {string}
             */
            kind?: "text" | "whole_number" | "number" | "yes_no" | "date" | "choice";
            /** @description The allowed values of the kind `choice`. Required for this kind; other kinds have none. */
            choices?: string[];
            /** @description The unit of the values. Pages show it after the label, as in `Soil moisture (%)`. */
            unit?: string;
            /** @description The help text of the field. */
            description?: string;
            /** @description True if the column is recommended. Missing values are then listed as recommendations. */
            recommended?: boolean;
        };
        HubChatMessage: {
            id: components["schemas"]["HubId"];
            seq: components["schemas"]["HubSequenceNumber"];
            content: string;
            sender_id: string;
            sender_name: string;
            timestamp: components["schemas"]["HubTime"];
        };
        /** @description Chat messages, oldest first. */
        HubChatHistory: {
            messages: components["schemas"]["HubChatMessage"][];
            /** @description True if older messages exist. To get them, pass the `seq` of the first message as `before`. */
            more: boolean;
        };
        HubChatInput: {
            content: string;
        };
        HubChatForm: {
            content: string;
        };
        /** @description A user or guest who has the project open, and the time of the connection. */
        WebSocketPresenceEntry: {
            user_id: string;
            user_name: string;
            /** Format: date-time */
            connected_at: string;
        };
        /**
         * Format: int64
         * @description The number of the frame in its project, starting at 1, in the order of delivery. Senders do not receive their own frames, so gaps are normal.
         */
        WebSocketSequenceNumber: number;
        /**
         * @description A client connected or disconnected. The server sends this frame to all clients of the project, including the new one. It contains the list of present users. With many clients, one frame may combine several events; it then names one of the clients.
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
         * @description A chat message from another client.
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
         * @description The field that another user edits. Both properties are null if the user is not editing a field.
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
         * @description A value that another user is typing. It is not saved.
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
            /** @description The current value in the form, as any JSON value. */
            value: unknown;
            sender_id: string;
            sender_name: string;
            /** Format: date-time */
            timestamp: string;
            seq: components["schemas"]["WebSocketSequenceNumber"];
        };
        /**
         * @description A saved change, sent to every client. Deleting an entity sends one frame for each deleted entity.
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
            /** @description The version of the entity after saving. */
            version: number;
            seq: components["schemas"]["WebSocketSequenceNumber"];
        };
        /**
         * @description The project was moved to another profile. Clients that edit the project must reload it.
         * @example {
         *       "type": "profile",
         *       "profile": "miappe",
         *       "version": "1.2",
         *       "seq": 47
         *     }
         */
        WebSocketServerProfile: {
            /** @enum {string} */
            type: "profile";
            profile: string;
            version: string;
            seq: components["schemas"]["WebSocketSequenceNumber"];
        };
        /**
         * @description The last frame of this client was invalid and was discarded. The connection stays open. `seq` is the current sequence number of the project. Errors are never replayed.
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
        /** @description A frame that the server sends. */
        WebSocketServerMessage: components["schemas"]["WebSocketServerPresence"] | components["schemas"]["WebSocketServerChat"] | components["schemas"]["WebSocketServerCursor"] | components["schemas"]["WebSocketServerUpdate"] | components["schemas"]["WebSocketServerSaved"] | components["schemas"]["WebSocketServerProfile"] | components["schemas"]["WebSocketServerError"];
        /** @description Frames of the channel, oldest first. */
        HubMessages: {
            messages: components["schemas"]["WebSocketServerMessage"][];
            /**
             * Format: int64
             * @description The sequence number of the project's latest frame.
             */
            seq: number;
            /** @description True if later frames exist. To get them, pass the `seq` of the last frame as `since`. */
            more: boolean;
        };
        /**
         * @description A chat message, which the server stores and sends to all clients of the project. The message must not be empty. As in all frames, strings must not contain NUL or unpaired surrogates.
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
         * @description Reports the field that the user edits. Both properties are null if the user is not editing a field. The other clients show the field, but it is not locked.
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
         * @description A value that the user is typing, to be shown to the other clients. This frame does not save the value; to save it, use POST /hub/projects/{id}/entities.
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
            /** @description The current value in the form, as any JSON value. */
            value: unknown;
        };
        /** @description A frame that clients may send. The server answers all other frames with an error frame. */
        WebSocketClientMessage: components["schemas"]["WebSocketClientChat"] | components["schemas"]["WebSocketClientCursor"] | components["schemas"]["WebSocketClientUpdate"];
        /** @description A frame of a client, as other clients receive it. */
        WebSocketForwardedMessage: components["schemas"]["WebSocketServerChat"] | components["schemas"]["WebSocketServerCursor"] | components["schemas"]["WebSocketServerUpdate"];
        /** @description The JSON-LD context of the metadata. */
        BrapiContext: string[];
        /** @description A status message about the response. */
        BrapiStatus: {
            message: string;
            /** @enum {string} */
            messageType: "INFO" | "WARNING";
        };
        /** @description The position of the page in the list. */
        BrapiPagination: {
            /** @description The page number, starting at 0. */
            currentPage: number;
            /** @description The requested number of items per page, at most 2,000. */
            pageSize: number;
            /** @description The number of items on all pages. */
            totalCount: number;
            totalPages: number;
        };
        /** @description The pagination and the status messages of a response. */
        BrapiMetadata: {
            datafiles: string[];
            status: components["schemas"]["BrapiStatus"][];
            pagination: components["schemas"]["BrapiPagination"];
        };
        /** @description A call that the server supports. */
        BrapiCall: {
            service: string;
            methods: ("GET" | "POST" | "PUT")[];
            versions: string[];
            contentTypes: string[];
            dataTypes: string[];
        };
        /** @description The server and its calls. */
        BrapiServer: {
            calls: components["schemas"]["BrapiCall"][];
            serverName: string;
            serverDescription: string;
            organizationName: string | null;
            organizationURL: string | null;
            /** Format: uri */
            documentationURL: string;
            contactEmail: string | null;
            location: string | null;
        };
        /** @description The response with the name of the server and the calls that it supports. */
        BrapiServerResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: components["schemas"]["BrapiServer"];
        };
        /** @description The word ERROR, the time, and a message. */
        BrapiError: string;
        /** @description A page of names. */
        BrapiNamesResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: {
                data: string[];
            };
        };
        /** @description Values without a property in BrAPI, by name. */
        BrapiAdditionalInfo: {
            [key: string]: string;
        };
        /** @description The identifier of the object in another system. `referenceID` is the name of `referenceId` in BrAPI 2.0. Responses contain both. */
        BrapiReference: {
            referenceId: string;
            referenceSource: string;
        } & {
            [key: string]: string;
        };
        /** @description A workspace in the format of BrAPI. */
        BrapiProgram: {
            programDbId: string;
            programName: string;
            objective: string | null;
            abbreviation: string | null;
            commonCropName: string | null;
            documentationURL: string | null;
            fundingInformation: string | null;
            leadPersonDbId: string | null;
            leadPersonName: string | null;
            programType: string | null;
            additionalInfo: components["schemas"]["BrapiAdditionalInfo"];
            externalReferences: components["schemas"]["BrapiReference"][];
        };
        /** @description A page of programs. */
        BrapiProgramsResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: {
                data: components["schemas"]["BrapiProgram"][];
            };
        };
        /** @description A person in the format of BrAPI. */
        BrapiContact: {
            contactDbId: string;
            name: string | null;
            email: string | null;
            orcid: string | null;
            type: string | null;
            instituteName: string | null;
        };
        /** @description License and dates of the data. */
        BrapiDatasetAuthorship: {
            datasetPUI: string | null;
            license: string | null;
            publicReleaseDate: string | null;
            submissionDate: string | null;
        };
        /** @description An article about a trial. */
        BrapiPublication: {
            publicationPUI: string | null;
            publicationReference: string;
        };
        /** @description An investigation in the format of BrAPI. */
        BrapiTrial: {
            trialDbId: string;
            trialName: string;
            trialDescription: string | null;
            trialPUI: string | null;
            active: boolean;
            programDbId: string;
            programName: string;
            contacts: components["schemas"]["BrapiContact"][];
            datasetAuthorships: components["schemas"]["BrapiDatasetAuthorship"][];
            publications: components["schemas"]["BrapiPublication"][];
            commonCropName: string | null;
            documentationURL: string | null;
            endDate: string | null;
            startDate: string | null;
            additionalInfo: components["schemas"]["BrapiAdditionalInfo"];
            externalReferences: components["schemas"]["BrapiReference"][];
        };
        /** @description A page of trials. */
        BrapiTrialsResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: {
                data: components["schemas"]["BrapiTrial"][];
            };
        };
        /** @description A year in which studies started. */
        BrapiSeason: {
            seasonDbId: string;
            seasonName: string;
            year: number;
        };
        /** @description A page of seasons. */
        BrapiSeasonsResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: {
                data: components["schemas"]["BrapiSeason"][];
            };
        };
        /** @description A data file of a study. */
        BrapiDataLink: {
            /** Format: uri */
            url: string | null;
            name: string | null;
            description: string | null;
            dataFormat: string | null;
            fileFormat: string | null;
            version: string | null;
            provenance: string | null;
            scientificType: string | null;
        };
        /** @description A condition of a study. */
        BrapiEnvironmentParameter: {
            parameterName: string;
            description: string;
            parameterPUI: string | null;
            value: string | null;
            valuePUI: string | null;
            unit: string | null;
            unitPUI: string | null;
        };
        /** @description An ontology term with a description, for a design or a facility. */
        BrapiDesign: {
            PUI: string | null;
            description: string | null;
        };
        /** @description The name of a level of observation units, such as `plot`. */
        BrapiLevelName: {
            levelName: string;
            /** @description The rank of the level. A level contains the levels with higher ranks. */
            levelOrder: number;
        };
        /** @description The time of the last change. */
        BrapiLastUpdate: {
            /** Format: date-time */
            timestamp: string;
            version: string;
        };
        /** @description A study in the format of BrAPI. Times without a time zone are in UTC. */
        BrapiStudy: {
            studyDbId: string;
            studyName: string;
            studyCode: string | null;
            /** Format: uri */
            studyPUI: string;
            studyDescription: string | null;
            studyType: string | null;
            active: boolean;
            /** Format: date-time */
            startDate: string | null;
            /** Format: date-time */
            endDate: string | null;
            trialDbId: string | null;
            trialName: string | null;
            locationDbId: string | null;
            locationName: string | null;
            seasons: string[];
            license: string | null;
            culturalPractices: string | null;
            contacts: components["schemas"]["BrapiContact"][];
            dataLinks: components["schemas"]["BrapiDataLink"][];
            environmentParameters: components["schemas"]["BrapiEnvironmentParameter"][];
            experimentalDesign: components["schemas"]["BrapiDesign"];
            growthFacility: components["schemas"]["BrapiDesign"];
            observationLevels: components["schemas"]["BrapiLevelName"][];
            observationUnitsDescription: string | null;
            observationVariableDbIds: string[];
            lastUpdate: components["schemas"]["BrapiLastUpdate"];
            commonCropName: string | null;
            documentationURL: string | null;
            additionalInfo: components["schemas"]["BrapiAdditionalInfo"];
            externalReferences: components["schemas"]["BrapiReference"][];
        };
        /** @description A page of studies. */
        BrapiStudiesResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: {
                data: components["schemas"]["BrapiStudy"][];
            };
        };
        /** @description The response with one study. */
        BrapiStudyResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: components["schemas"]["BrapiStudy"];
        };
        /** @description A page of levels of observation units. */
        BrapiLevelsResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: {
                data: components["schemas"]["BrapiLevelName"][];
            };
        };
        /** @description The level of an observation unit, or of a unit that contains it. */
        BrapiLevel: {
            levelName: string;
            levelOrder: number;
            levelCode: string | null;
        };
        /** @description A replicate or block that contains the observation unit. */
        BrapiLevelRelationship: {
            levelName: string;
            levelOrder: number;
            levelCode: string | null;
            observationUnitDbId: string | null;
        };
        /** @description A GeoJSON point in WGS 84. */
        BrapiFeature: {
            /** @enum {string} */
            type: "Feature";
            geometry: {
                /** @enum {string} */
                type: "Point";
                /** @description Longitude and latitude in degrees, optionally followed by the altitude in meters. */
                coordinates: number[];
            };
        } | null;
        /** @description The level and position of an observation unit. */
        BrapiPosition: {
            observationLevel: components["schemas"]["BrapiLevel"];
            observationLevelRelationships: components["schemas"]["BrapiLevelRelationship"][];
            /** @enum {string|null} */
            entryType: "CHECK" | "TEST" | "FILLER" | null;
            positionCoordinateX: string | null;
            /** @enum {string|null} */
            positionCoordinateXType: "GRID_COL" | null;
            positionCoordinateY: string | null;
            /** @enum {string|null} */
            positionCoordinateYType: "GRID_ROW" | null;
            geoCoordinates: components["schemas"]["BrapiFeature"];
        };
        /** @description The value of an experimental factor for an observation unit. */
        BrapiTreatment: {
            factor: string | null;
            modality: string | null;
        };
        /** @description An observation unit in the format of BrAPI. */
        BrapiUnit: {
            observationUnitDbId: string;
            observationUnitName: string;
            observationUnitPUI: string | null;
            studyDbId: string | null;
            studyName: string | null;
            trialDbId: string | null;
            trialName: string | null;
            programDbId: string;
            programName: string;
            locationDbId: string | null;
            locationName: string | null;
            germplasmDbId: string | null;
            germplasmName: string | null;
            observationUnitPosition: components["schemas"]["BrapiPosition"];
            treatments: components["schemas"]["BrapiTreatment"][];
            observations: string[];
            crossDbId: string | null;
            crossName: string | null;
            seedLotDbId: string | null;
            seedLotName: string | null;
            additionalInfo: components["schemas"]["BrapiAdditionalInfo"];
            externalReferences: components["schemas"]["BrapiReference"][];
        };
        /** @description A page of observation units. */
        BrapiUnitsResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: {
                data: components["schemas"]["BrapiUnit"][];
            };
        };
        /** @description The identifier of a taxon in a database. */
        BrapiTaxon: {
            sourceName: string;
            taxonId: string;
        };
        /** @description The institution or collection that supplied the germplasm. */
        BrapiDonor: {
            donorAccessionNumber: string | null;
            donorInstituteCode: string | null;
            germplasmPUI: string | null;
        };
        /** @description The place of origin of a germplasm. */
        BrapiOrigin: {
            coordinates: components["schemas"]["BrapiFeature"];
            coordinateUncertainty: string | null;
        };
        /** @description A biological material in the format of BrAPI. */
        BrapiGermplasm: {
            germplasmDbId: string;
            germplasmName: string;
            germplasmPUI: string;
            defaultDisplayName: string;
            accessionNumber: string | null;
            genus: string | null;
            species: string | null;
            subtaxa: string | null;
            taxonIds: components["schemas"]["BrapiTaxon"][];
            donors: components["schemas"]["BrapiDonor"][];
            germplasmOrigin: components["schemas"]["BrapiOrigin"][];
            germplasmPreprocessing: string | null;
            instituteCode: string | null;
            instituteName: string | null;
            seedSource: string | null;
            seedSourceDescription: string | null;
            storageTypes: string[];
            synonyms: string[];
            acquisitionDate: string | null;
            biologicalStatusOfAccessionCode: string | null;
            biologicalStatusOfAccessionDescription: string | null;
            breedingMethodDbId: string | null;
            breedingMethodName: string | null;
            collection: string | null;
            commonCropName: string | null;
            countryOfOriginCode: string | null;
            documentationURL: string | null;
            pedigree: string | null;
            speciesAuthority: string | null;
            subtaxaAuthority: string | null;
            additionalInfo: components["schemas"]["BrapiAdditionalInfo"];
            externalReferences: components["schemas"]["BrapiReference"][];
        };
        /** @description A page of germplasm. */
        BrapiGermplasmListResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: {
                data: components["schemas"]["BrapiGermplasm"][];
            };
        };
        /** @description The response with one germplasm record. */
        BrapiGermplasmResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: components["schemas"]["BrapiGermplasm"];
        };
        /** @description The trait that a variable measures. */
        BrapiTrait: {
            traitDbId: string;
            traitName: string;
            traitDescription: string | null;
            traitPUI: string | null;
            entity: string | null;
            entityPUI: string | null;
            attribute: string | null;
            attributePUI: string | null;
            synonyms: string[];
            alternativeAbbreviations: string[];
            mainAbbreviation: string | null;
            ontologyReference: string | null;
            status: string | null;
            traitClass: string | null;
            additionalInfo: components["schemas"]["BrapiAdditionalInfo"];
            externalReferences: components["schemas"]["BrapiReference"][];
        };
        /** @description The method by which a variable is measured. */
        BrapiMethod: {
            methodDbId: string;
            methodName: string | null;
            methodPUI: string | null;
            description: string | null;
            bibliographicalReference: string | null;
            formula: string | null;
            methodClass: string | null;
            ontologyReference: string | null;
            additionalInfo: components["schemas"]["BrapiAdditionalInfo"];
            externalReferences: components["schemas"]["BrapiReference"][];
        };
        /** @description A permitted value of a categorical scale. */
        BrapiCategory: {
            label: string;
            value: string;
        };
        /** @description The permitted values of a scale. */
        BrapiValidValues: {
            categories: components["schemas"]["BrapiCategory"][];
            minimumValue: string | null;
            maximumValue: string | null;
        };
        /** @description The scale on which a variable is measured. */
        BrapiScale: {
            scaleDbId: string;
            scaleName: string | null;
            scalePUI: string | null;
            /** @enum {string} */
            dataType: "Date" | "Nominal" | "Numerical" | "Ordinal" | "Text";
            decimalPlaces: number | null;
            units: string | null;
            validValues: components["schemas"]["BrapiValidValues"];
            ontologyReference: string | null;
            additionalInfo: components["schemas"]["BrapiAdditionalInfo"];
            externalReferences: components["schemas"]["BrapiReference"][];
        };
        /** @description An observed variable in the format of BrAPI. */
        BrapiVariable: {
            observationVariableDbId: string;
            observationVariableName: string;
            synonyms: string[];
            trait: components["schemas"]["BrapiTrait"];
            method: components["schemas"]["BrapiMethod"];
            scale: components["schemas"]["BrapiScale"];
            /** Format: uri */
            documentationURL: string | null;
            contextOfUse: string[];
            commonCropName: string | null;
            defaultValue: string | null;
            growthStage: string | null;
            institution: string | null;
            language: string | null;
            ontologyReference: string | null;
            scientist: string | null;
            status: string | null;
            submissionTimestamp: string | null;
            additionalInfo: components["schemas"]["BrapiAdditionalInfo"];
            externalReferences: components["schemas"]["BrapiReference"][];
        };
        /** @description A page of observed variables. */
        BrapiVariablesResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: {
                data: components["schemas"]["BrapiVariable"][];
            };
        };
        /** @description An observed value. If the unit or variable was deleted, its name is null. */
        BrapiObservation: {
            observationDbId: string;
            observationUnitDbId: string;
            observationUnitName: string | null;
            observationVariableDbId: string;
            observationVariableName: string | null;
            studyDbId: string;
            germplasmDbId: string | null;
            germplasmName: string | null;
            /** @description The observed value. Null if a client cleared it. */
            value: string | null;
            /** Format: date-time */
            observationTimeStamp: string | null;
            collector: string | null;
            uploadedBy: string;
            season: string | null;
            geoCoordinates: components["schemas"]["BrapiFeature"];
            additionalInfo: components["schemas"]["BrapiAdditionalInfo"];
            externalReferences: components["schemas"]["BrapiReference"][];
        };
        /** @description A page of observations. */
        BrapiObservationsResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: {
                data: components["schemas"]["BrapiObservation"][];
            };
        };
        /** @description The identifier of the object in another system. `referenceID` is the name of `referenceId` in BrAPI 2.0. A request needs only one of them. */
        BrapiReferenceInput: {
            referenceId?: string;
            referenceSource?: string;
        } & {
            [key: string]: string;
        };
        /** @description The properties to change. Null clears a property. Unit, variable and study cannot change. */
        BrapiObservationChange: {
            observationUnitDbId?: string;
            observationVariableDbId?: string;
            /** @description The ID of the study that contains the observation unit. */
            studyDbId?: string;
            /** @description Ignored. `observationVariableDbId` identifies the variable. */
            observationVariableName?: string;
            value?: string | null;
            /**
             * Format: date-time
             * @description The time with a time zone, precise to the millisecond.
             */
            observationTimeStamp?: string | null;
            collector?: string | null;
            externalReferences?: components["schemas"]["BrapiReferenceInput"][] | null;
            additionalInfo?: {
                [key: string]: string;
            } | null;
        };
        /** @description The changes, keyed by the `observationDbId` of the observation. If one is invalid, none is stored. */
        BrapiObservationChanges: {
            [key: string]: components["schemas"]["BrapiObservationChange"];
        };
        /** @description An observation to be stored. */
        BrapiObservationInput: {
            observationUnitDbId: string;
            observationVariableDbId: string;
            /** @description The ID of the study that contains the observation unit. */
            studyDbId?: string;
            /** @description Ignored. `observationVariableDbId` identifies the variable. */
            observationVariableName?: string;
            value: string;
            /**
             * Format: date-time
             * @description The time with a time zone, precise to the millisecond.
             */
            observationTimeStamp?: string | null;
            collector?: string | null;
            externalReferences?: components["schemas"]["BrapiReferenceInput"][] | null;
            additionalInfo?: {
                [key: string]: string;
            } | null;
        };
        /** @description The observations to be stored. If one is invalid, none is stored. */
        BrapiObservationsInput: components["schemas"]["BrapiObservationInput"][];
        /** @description The response with one program. */
        BrapiProgramResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: components["schemas"]["BrapiProgram"];
        };
        /** @description The response with one trial. */
        BrapiTrialResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: components["schemas"]["BrapiTrial"];
        };
        /** @description The response with one season. */
        BrapiSeasonResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: components["schemas"]["BrapiSeason"];
        };
        /** @description A location. A study that contains only the name of its site is also a location. */
        BrapiLocation: {
            locationDbId: string;
            locationName: string;
            abbreviation: string | null;
            locationType: string | null;
            countryCode: string | null;
            countryName: string | null;
            coordinates: components["schemas"]["BrapiFeature"];
            coordinateDescription: string | null;
            coordinateUncertainty: string | null;
            instituteName: string | null;
            instituteAddress: string | null;
            documentationURL: string | null;
            environmentType: string | null;
            exposure: string | null;
            parentLocationDbId: string | null;
            parentLocationName: string | null;
            siteStatus: string | null;
            slope: string | null;
            topography: string | null;
            additionalInfo: components["schemas"]["BrapiAdditionalInfo"];
            externalReferences: components["schemas"]["BrapiReference"][];
        };
        /** @description A page of locations. */
        BrapiLocationsResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: {
                data: components["schemas"]["BrapiLocation"][];
            };
        };
        /** @description The response with one location. */
        BrapiLocationResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: components["schemas"]["BrapiLocation"];
        };
        /** @description A contact of a trial or study. */
        BrapiPerson: {
            personDbId: string;
            firstName: string | null;
            middleName: string | null;
            lastName: string | null;
            emailAddress: string | null;
            description: string | null;
            mailingAddress: string | null;
            phoneNumber: string | null;
            userID: string | null;
            additionalInfo: components["schemas"]["BrapiAdditionalInfo"];
            externalReferences: components["schemas"]["BrapiReference"][];
        };
        /** @description A page of people. */
        BrapiPeopleResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: {
                data: components["schemas"]["BrapiPerson"][];
            };
        };
        /** @description The response with one person. */
        BrapiPersonResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: components["schemas"]["BrapiPerson"];
        };
        /** @description The response with one observation unit. */
        BrapiUnitResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: components["schemas"]["BrapiUnit"];
        };
        /** @description The response with one observed variable. */
        BrapiVariableResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: components["schemas"]["BrapiVariable"];
        };
        /** @description The response with one observation. */
        BrapiObservationResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: components["schemas"]["BrapiObservation"];
        };
        /** @description A page of traits. */
        BrapiTraitsResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: {
                data: components["schemas"]["BrapiTrait"][];
            };
        };
        /** @description The response with one trait. */
        BrapiTraitResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: components["schemas"]["BrapiTrait"];
        };
        /** @description A page of methods. */
        BrapiMethodsResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: {
                data: components["schemas"]["BrapiMethod"][];
            };
        };
        /** @description The response with one method. */
        BrapiMethodResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: components["schemas"]["BrapiMethod"];
        };
        /** @description A page of scales. */
        BrapiScalesResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: {
                data: components["schemas"]["BrapiScale"][];
            };
        };
        /** @description The response with one scale. */
        BrapiScaleResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: components["schemas"]["BrapiScale"];
        };
        /** @description An ontology with terms of observed variables. */
        BrapiOntology: {
            ontologyDbId: string;
            ontologyName: string;
            authors: string | null;
            copyright: string | null;
            description: string | null;
            documentationURL: string | null;
            licence: string | null;
            version: string | null;
            additionalInfo: components["schemas"]["BrapiAdditionalInfo"];
        };
        /** @description A page of ontologies. */
        BrapiOntologiesResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: {
                data: components["schemas"]["BrapiOntology"][];
            };
        };
        /** @description The response with one ontology. */
        BrapiOntologyResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: components["schemas"]["BrapiOntology"];
        };
        /** @description The time of an event: its start, and its end if it has one. */
        BrapiDateRange: {
            discreteDates: string[];
            /** Format: date-time */
            startDate: string | null;
            /** Format: date-time */
            endDate: string | null;
        };
        /** @description An event in a study, such as sowing. If it lists no units, it affects all units of the study. */
        BrapiEvent: {
            eventDbId: string;
            eventType: string;
            eventTypeDbId: string | null;
            eventDescription: string | null;
            studyDbId: string | null;
            studyName: string | null;
            observationUnitDbIds: string[];
            eventDateRange: components["schemas"]["BrapiDateRange"];
            /** @description The same as `discreteDates`. BrAPI 2.0 uses this name. */
            date: string[];
            eventParameters: string[];
            additionalInfo: components["schemas"]["BrapiAdditionalInfo"];
        };
        /** @description A page of events. */
        BrapiEventsResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: {
                data: components["schemas"]["BrapiEvent"][];
            };
        };
        /** @description A sample of an observation unit. */
        BrapiSample: {
            sampleDbId: string;
            sampleName: string;
            samplePUI: string | null;
            sampleDescription: string | null;
            /** Format: date-time */
            sampleTimestamp: string | null;
            tissueType: string | null;
            observationUnitDbId: string | null;
            germplasmDbId: string | null;
            studyDbId: string | null;
            trialDbId: string | null;
            programDbId: string;
            column: number | null;
            row: string | null;
            well: string | null;
            plateDbId: string | null;
            plateName: string | null;
            sampleBarcode: string | null;
            sampleGroupDbId: string | null;
            sampleType: string | null;
            takenBy: string | null;
            additionalInfo: components["schemas"]["BrapiAdditionalInfo"];
            externalReferences: components["schemas"]["BrapiReference"][];
        };
        /** @description A page of samples. */
        BrapiSamplesResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: {
                data: components["schemas"]["BrapiSample"][];
            };
        };
        /** @description The response with one sample. */
        BrapiSampleResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: components["schemas"]["BrapiSample"];
        };
        /** @description The germplasm, units or variables of a study. */
        BrapiList: {
            listDbId: string;
            listName: string;
            /** @enum {string} */
            listType: "germplasm" | "observationUnits" | "observationVariables";
            listSize: number;
            listSource: string;
            /** Format: date-time */
            dateCreated: string;
            /** Format: date-time */
            dateModified: string;
            listDescription: string | null;
            listOwnerName: string | null;
            listOwnerPersonDbId: string | null;
            additionalInfo: components["schemas"]["BrapiAdditionalInfo"];
            externalReferences: components["schemas"]["BrapiReference"][];
        };
        /** @description A page of lists. */
        BrapiListsResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: {
                data: components["schemas"]["BrapiList"][];
            };
        };
        /** @description A list with the IDs of its objects. */
        BrapiListDetail: {
            listDbId: string;
            listName: string;
            /** @enum {string} */
            listType: "germplasm" | "observationUnits" | "observationVariables";
            listSize: number;
            listSource: string;
            /** Format: date-time */
            dateCreated: string;
            /** Format: date-time */
            dateModified: string;
            listDescription: string | null;
            listOwnerName: string | null;
            listOwnerPersonDbId: string | null;
            additionalInfo: components["schemas"]["BrapiAdditionalInfo"];
            externalReferences: components["schemas"]["BrapiReference"][];
            data: string[];
        };
        /** @description The response with one list and its items. */
        BrapiListDetailResponse: {
            "@context": components["schemas"]["BrapiContext"];
            metadata: components["schemas"]["BrapiMetadata"];
            result: components["schemas"]["BrapiListDetail"];
        };
        /** @description The values to match. An empty list matches all objects. */
        BrapiSearchValues: string[] | null;
        /** @description The filters of a search for studies. */
        BrapiStudySearch: {
            programDbIds?: components["schemas"]["BrapiSearchValues"];
            programNames?: components["schemas"]["BrapiSearchValues"];
            trialDbIds?: components["schemas"]["BrapiSearchValues"];
            trialNames?: components["schemas"]["BrapiSearchValues"];
            studyDbIds?: components["schemas"]["BrapiSearchValues"];
            studyNames?: components["schemas"]["BrapiSearchValues"];
            studyCodes?: components["schemas"]["BrapiSearchValues"];
            locationDbIds?: components["schemas"]["BrapiSearchValues"];
            seasonDbIds?: components["schemas"]["BrapiSearchValues"];
            germplasmDbIds?: components["schemas"]["BrapiSearchValues"];
            observationVariableDbIds?: components["schemas"]["BrapiSearchValues"];
            /** @description Returns only active or only inactive studies. Every study of this server is active. */
            active?: boolean | null;
            /** @description The page number, starting at 0. */
            page?: number;
            /** @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. */
            pageSize?: number;
        };
        /** @description A level of observation units, as a search filter. */
        BrapiLevelSearch: {
            /** @description The name of the level, case-insensitive. */
            levelName: string;
        };
        /** @description The filters of a search for observation units. */
        BrapiUnitSearch: {
            programDbIds?: components["schemas"]["BrapiSearchValues"];
            programNames?: components["schemas"]["BrapiSearchValues"];
            trialDbIds?: components["schemas"]["BrapiSearchValues"];
            trialNames?: components["schemas"]["BrapiSearchValues"];
            studyDbIds?: components["schemas"]["BrapiSearchValues"];
            studyNames?: components["schemas"]["BrapiSearchValues"];
            seasonDbIds?: components["schemas"]["BrapiSearchValues"];
            germplasmDbIds?: components["schemas"]["BrapiSearchValues"];
            observationUnitDbIds?: components["schemas"]["BrapiSearchValues"];
            observationUnitNames?: components["schemas"]["BrapiSearchValues"];
            observationLevels?: components["schemas"]["BrapiLevelSearch"][];
            /**
             * @description Must be `false`. To get observations, use the operation for observations.
             * @enum {boolean}
             */
            includeObservations?: false;
            /** @description The page number, starting at 0. */
            page?: number;
            /** @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. */
            pageSize?: number;
        };
        /** @description The filters of a search for germplasm. */
        BrapiGermplasmSearch: {
            programDbIds?: components["schemas"]["BrapiSearchValues"];
            programNames?: components["schemas"]["BrapiSearchValues"];
            trialDbIds?: components["schemas"]["BrapiSearchValues"];
            trialNames?: components["schemas"]["BrapiSearchValues"];
            studyDbIds?: components["schemas"]["BrapiSearchValues"];
            studyNames?: components["schemas"]["BrapiSearchValues"];
            germplasmDbIds?: components["schemas"]["BrapiSearchValues"];
            germplasmNames?: components["schemas"]["BrapiSearchValues"];
            accessionNumbers?: components["schemas"]["BrapiSearchValues"];
            commonCropNames?: components["schemas"]["BrapiSearchValues"];
            /** @description The page number, starting at 0. */
            page?: number;
            /** @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. */
            pageSize?: number;
        };
        /** @description The filters of a search for observed variables. */
        BrapiVariableSearch: {
            programDbIds?: components["schemas"]["BrapiSearchValues"];
            programNames?: components["schemas"]["BrapiSearchValues"];
            trialDbIds?: components["schemas"]["BrapiSearchValues"];
            trialNames?: components["schemas"]["BrapiSearchValues"];
            studyDbIds?: components["schemas"]["BrapiSearchValues"];
            studyNames?: components["schemas"]["BrapiSearchValues"];
            observationVariableDbIds?: components["schemas"]["BrapiSearchValues"];
            observationVariableNames?: components["schemas"]["BrapiSearchValues"];
            traitDbIds?: components["schemas"]["BrapiSearchValues"];
            traitNames?: components["schemas"]["BrapiSearchValues"];
            traitPUIs?: components["schemas"]["BrapiSearchValues"];
            methodDbIds?: components["schemas"]["BrapiSearchValues"];
            methodNames?: components["schemas"]["BrapiSearchValues"];
            methodPUIs?: components["schemas"]["BrapiSearchValues"];
            scaleDbIds?: components["schemas"]["BrapiSearchValues"];
            scaleNames?: components["schemas"]["BrapiSearchValues"];
            scalePUIs?: components["schemas"]["BrapiSearchValues"];
            /** @description The page number, starting at 0. */
            page?: number;
            /** @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. */
            pageSize?: number;
        };
        /** @description The filters of a search for observations. */
        BrapiObservationSearch: {
            programDbIds?: components["schemas"]["BrapiSearchValues"];
            trialDbIds?: components["schemas"]["BrapiSearchValues"];
            studyDbIds?: components["schemas"]["BrapiSearchValues"];
            studyNames?: components["schemas"]["BrapiSearchValues"];
            seasonDbIds?: components["schemas"]["BrapiSearchValues"];
            germplasmDbIds?: components["schemas"]["BrapiSearchValues"];
            observationUnitDbIds?: components["schemas"]["BrapiSearchValues"];
            observationVariableDbIds?: components["schemas"]["BrapiSearchValues"];
            observationVariableNames?: components["schemas"]["BrapiSearchValues"];
            observationDbIds?: components["schemas"]["BrapiSearchValues"];
            /** Format: date-time */
            observationTimeStampRangeStart?: string | null;
            /** Format: date-time */
            observationTimeStampRangeEnd?: string | null;
            /** @description The page number, starting at 0. */
            page?: number;
            /** @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. */
            pageSize?: number;
        };
    };
    responses: {
        /** @description Only with HUB_ACCESS=login. A browser without a session is redirected to the login, which returns to this page. */
        HubLoginRedirect: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["HubLocation"];
                [name: string]: unknown;
            };
            content?: never;
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
        /** @description The data to delete changed after the confirmation page was shown. Nothing was deleted. The response contains the current counts. Browsers get the confirmation page again. */
        HubDeletionChanged: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "4 entities would be deleted now, but you confirmed 3.",
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
        /** @description The version does not exist, or the caller may not read it. Both cases return the same response. */
        HubVersionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Version not found: 0199f0e1-7c2d-7b4e-8a60-000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The version was withdrawn. Its record remains available and states the reason. */
        HubVersionWithdrawn: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Link: components["headers"]["HubSignposts"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The version was withdrawn: A table contained wrong units.",
                 *       "version": {
                 *         "id": "0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                 *         "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                 *         "number": 1,
                 *         "label": "1.0",
                 *         "note": "First release.",
                 *         "audience": "everyone",
                 *         "address": "http://localhost:8124/id/0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                 *         "title": "Wheat under drought",
                 *         "description": "Wheat was grown under drought.",
                 *         "license": {
                 *           "name": "CC-BY-4.0",
                 *           "url": "https://creativecommons.org/licenses/by/4.0/",
                 *           "spdx": "CC-BY-4.0"
                 *         },
                 *         "creators": [
                 *           {
                 *             "name": "Alex Example",
                 *             "given": "Alex",
                 *             "family": "Example",
                 *             "orcid": "0000-0002-1825-0097",
                 *             "affiliations": [
                 *               {
                 *                 "name": "Example University",
                 *                 "ror": "https://ror.org/04qw24q55"
                 *               }
                 *             ],
                 *             "roles": [
                 *               "principal investigator"
                 *             ]
                 *           }
                 *         ],
                 *         "contributors": [],
                 *         "identifier": "INV-WHEAT",
                 *         "doi": "10.5281/zenodo.4242",
                 *         "profile": "MIAPPE 1.1",
                 *         "published_on": "2026-03-05",
                 *         "published_by": "Guest 2",
                 *         "citation": "Example, Alex (2026): Wheat under drought. Version 1.0. localhost:8124. http://localhost:8124/id/0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                 *         "sha256": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                 *         "files": [
                 *           {
                 *             "name": "ro-crate.zip",
                 *             "media_type": "application/zip",
                 *             "size": 48213,
                 *             "sha256": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                 *             "path": "/id/0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b/files/ro-crate.zip"
                 *           }
                 *         ],
                 *         "missing": [],
                 *         "approved": null,
                 *         "withdrawn": {
                 *           "on": "2026-04-01",
                 *           "reason": "A table contained wrong units."
                 *         }
                 *       },
                 *       "versions": [
                 *         {
                 *           "id": "0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                 *           "number": 1,
                 *           "label": "1.0",
                 *           "published_on": "2026-03-05",
                 *           "path": "/id/0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                 *           "is_withdrawn": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["HubWithdrawnVersion"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The updated entity with its validation errors. Validation errors prevent saving only if the project rejects invalid values. */
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
        /** @description The new entity with its validation errors. Validation errors prevent saving only if the project rejects invalid values. */
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
        /** @description The entity changed after the given version. Nothing was changed. The response contains the current state of the entity. The page shows both versions field by field, so that the user can choose. */
        HubEntityStale: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["HubCookies"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The entity has changed: version 5 is the current one, the request contains 4. Nothing was saved. Read the entity again, and send your change with its version.",
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
        /** @description The server's disk is full (RFC 4918, section 11.5). Always JSON. */
        HubApiStorageFull: {
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
            };
        };
        /** @description The request does not match the contract, observations were rejected, or the response exceeds 20 MB. Nothing was stored. The response text names the invalid value. */
        BrapiBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                [name: string]: unknown;
            };
            content: {
                /** @example ERROR - 2026-03-05T09:30:45.000Z - 1 of 1 observation cannot be stored, so nothing was stored. body[0].value: "tall" must be a number. */
                "text/plain": components["schemas"]["BrapiError"];
            };
        };
        /** @description The request contains neither a session nor a valid token. Without HUB_ACCESS=login, only requests from pages of other sites need a session or token. */
        BrapiLoginRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                "WWW-Authenticate": components["headers"]["HubAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                /** @example ERROR - 2026-03-05T09:30:45.000Z - Log in to use the hub. */
                "text/plain": components["schemas"]["BrapiError"];
            };
        };
        /** @description Only with HUB_ACCESS=login. The token could not be introspected, because the provider or the platform could not be reached or returned an unexpected response. Nothing was changed. */
        BrapiTokenFailure: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                [name: string]: unknown;
            };
            content: {
                /** @example ERROR - 2026-03-05T09:30:45.000Z - The login service could not be reached. */
                "text/plain": components["schemas"]["BrapiError"];
            };
        };
        /** @description Login is not configured, the queue of long requests is full, the request timed out, or the database is unavailable. If the outcome of a change is unknown, the response text states this. */
        BrapiUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /** @example ERROR - 2026-03-05T09:30:45.000Z - The database is unavailable. Try again in a few seconds. */
                "text/plain": components["schemas"]["BrapiError"];
            };
        };
        /** @description The object does not exist, or the caller cannot see its project. */
        BrapiNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                [name: string]: unknown;
            };
            content: {
                /** @example ERROR - 2026-03-05T09:30:45.000Z - Study not found: 0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23 */
                "text/plain": components["schemas"]["BrapiError"];
            };
        };
        /** @description The request came from a page of another site. */
        BrapiForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                [name: string]: unknown;
            };
            content: {
                /** @example ERROR - 2026-03-05T09:30:45.000Z - Requests from pages of other sites are rejected. */
                "text/plain": components["schemas"]["BrapiError"];
            };
        };
        /** @description The body exceeds the size limit (by default 5 MB). */
        BrapiTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                [name: string]: unknown;
            };
            content: {
                /** @example ERROR - 2026-03-05T09:30:45.000Z - The body is larger than 5 MB. */
                "text/plain": components["schemas"]["BrapiError"];
            };
        };
        /** @description The operation does not accept this media type or content encoding, or the media type is missing. */
        BrapiUnsupported: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                "Accept-Encoding": components["headers"]["SupportedCodings"];
                [name: string]: unknown;
            };
            content: {
                /** @example ERROR - 2026-03-05T09:30:45.000Z - The media type text/plain is not supported; send application/json. */
                "text/plain": components["schemas"]["BrapiError"];
            };
        };
        /** @description The server's disk is full (RFC 4918, section 11.5). */
        BrapiStorageFull: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                [name: string]: unknown;
            };
            content: {
                /** @example ERROR - 2026-03-05T09:30:45.000Z - The server’s disk is full. Ask its administrator to free space, then try again. */
                "text/plain": components["schemas"]["BrapiError"];
            };
        };
    };
    parameters: {
        /**
         * @description Returns only items that contain this text, ignoring case.
         * @example drought
         */
        HubSearch: string;
        /**
         * @description The maximum number of items to return.
         * @example 100
         */
        HubLimit: number;
        /**
         * @description The number of items to skip.
         * @example 0
         */
        HubOffset: number;
        /**
         * @description The ID of the workspace.
         * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
         */
        HubWorkspaceId: string;
        /**
         * @description The global URN (`org:collaboration`) of the collaboration.
         * @example crops:drought_trial
         */
        HubCollaboration: string;
        /**
         * @description The ID of the project.
         * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
         */
        HubProjectId: string;
        /**
         * @description The ID of the deposit.
         * @example 0199f0c1-3b7e-7a10-8c55-4d2e1f0a9b07
         */
        HubDepositId: string;
        /**
         * @description The ID of the published version.
         * @example 0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b
         */
        HubPublishedVersionId: string;
        /**
         * @description The name of the file, as in `files` of the version.
         * @example ro-crate.zip
         */
        HubPublishedFileName: string;
        /** @description One byte range (RFC 9110, section 14.2). Several ranges and other units return the whole file. */
        HubFileRange: string;
        /**
         * @description The ETags that the client has cached. A match returns 304 without a body.
         * @example "none"
         */
        IfNoneMatch: string;
        /**
         * @description The name of the repository.
         * @example zenodo
         */
        HubRepositoryName: string;
        /**
         * @description Returns only changes by the user with this ID. An empty value returns the changes of all users.
         * @example visitor-4f1c
         */
        HubHistoryUser: string;
        /**
         * @description Returns only changes on or after this day in UTC.
         * @example 2026-03-01
         */
        HubHistoryFrom: string;
        /**
         * @description Returns only changes on or before this day in UTC.
         * @example 2026-03-31
         */
        HubHistoryTo: string;
        /**
         * @description Returns only changes of entities whose label at that time contains this text, ignoring case.
         * @example POT-03
         */
        HubHistoryEntity: string;
        /**
         * @description The sequence number of the action. It identifies the moment directly after the action.
         * @example 104
         */
        HubMoment: number;
        /**
         * @description The ID of the review.
         * @example 0199f0f4-2b6c-7d18-9e40-7a1c3d5e9f02
         */
        HubReviewId: string;
        /**
         * @description The ID of the comment.
         * @example 0199f0d5-6c2e-7a31-8b40-3f5d7e9c1a22
         */
        HubCommentId: string;
        /**
         * @description The ID of the restore point.
         * @example 0199f0b3-5e1a-7c44-8f2d-2b7d9a6c1e06
         */
        HubRestorePointId: string;
        /**
         * @description An entity type of the project's profile, or its form in snake_case. Case is ignored.
         * @example Study
         */
        HubEntityTypeInPath: string;
        /**
         * @description The ID of the entity in the project.
         * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
         */
        HubNodeId: string;
        /**
         * @description The ID of the import.
         * @example 0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05
         */
        HubImportId: string;
        /**
         * @description The ID of the file.
         * @example 0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03
         */
        HubFileId: string;
        /**
         * @description The name of the sheet that the page shows, if the file is a spreadsheet. The default is the first visible sheet.
         * @example Heights
         */
        HubFileSheet: string;
        /**
         * @description Returns only entities of this type and the edges between returned entities. Repeat the parameter for several types.
         * @example [
         *       "Study"
         *     ]
         */
        HubGraphTypes: string[];
        /**
         * @description Returns only this entity, its descendants, and the entities to which they refer.
         * @example 0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03
         */
        HubGraphFocus: string;
        /**
         * @description The nodes that the drawing expands: `<entity>.<field>` for the children of an entity in a field, `top.<type>` for top-level entities. Repeat the parameter for several nodes. The JSON data always contains all entities.
         * @example [
         *       "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04.observation_units"
         *     ]
         */
        HubGraphOpen: string[];
        /**
         * @description The entity that the page shows next to the drawing. The parameter does not change the data.
         * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
         */
        HubGraphShown: string;
        /**
         * @description Returns only calls that support this media type.
         * @example application/json
         */
        BrapiDataType: string;
        /**
         * @description The page number, starting at 0.
         * @example 0
         */
        BrapiPage: number;
        /**
         * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
         * @example 1000
         */
        BrapiPageSize: number;
        /**
         * @description The ID of the program (workspace).
         * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
         */
        BrapiProgramDbId: string;
        /**
         * @description Returns only active or only inactive objects. Every object of this server is active.
         * @example true
         */
        BrapiActive: boolean;
        /**
         * @description The ID of the trial (investigation).
         * @example 0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12
         */
        BrapiTrialDbId: string;
        /**
         * @description The ID of the study.
         * @example 0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23
         */
        BrapiStudyDbId: string;
        /**
         * @description The year in which the study started.
         * @example 2026
         */
        BrapiSeasonDbId: string;
        /**
         * @description The name of the study.
         * @example Field trial
         */
        BrapiStudyName: string;
        /**
         * @description The ID of the location. If a study contains only the name of its site, this is the ID of the study.
         * @example 0199f0d7-8392-71a4-95b6-2b3c4d5e6f78
         */
        BrapiLocationDbId: string;
        /**
         * @description The ID of the germplasm (biological material).
         * @example 0199f0d5-6170-7f82-9394-0f1a2b3c4d56
         */
        BrapiGermplasmDbId: string;
        /**
         * @description The ID of the observed variable.
         * @example 0199f0d4-506f-7e71-8283-9e0f1a2b3c45
         */
        BrapiVariableDbId: string;
        /**
         * @description The ID of the study.
         * @example 0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23
         */
        BrapiStudyInPath: string;
        /**
         * @description The ID of the observation unit.
         * @example 0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34
         */
        BrapiUnitDbId: string;
        /**
         * @description The level of the units, case-insensitive.
         * @example plot
         */
        BrapiUnitLevelName: string;
        /**
         * @description Must be `false`. To get observations, use the operation for observations.
         * @example false
         */
        BrapiIncludeObservations: false;
        /**
         * @description The name of the germplasm.
         * @example BM-1
         */
        BrapiGermplasmName: string;
        /**
         * @description The scientific name of the species.
         * @example Triticum aestivum
         */
        BrapiCropName: string;
        /**
         * @description The ID of the germplasm (biological material).
         * @example 0199f0d5-6170-7f82-9394-0f1a2b3c4d56
         */
        BrapiGermplasmInPath: string;
        /**
         * @description The ID of the trait.
         * @example 83cf454c4c576bb6dcaa391a
         */
        BrapiTraitDbId: string;
        /**
         * @description The ID of the method.
         * @example bd7a492e89da6e5440653225
         */
        BrapiMethodDbId: string;
        /**
         * @description The ID of the scale.
         * @example ad67e6cc7db3e45b34e3a446
         */
        BrapiScaleDbId: string;
        /**
         * @description The ID of the observation.
         * @example 0199f0d6-7281-7093-84a5-1a2b3c4d5e67
         */
        BrapiObservationDbId: string;
        /**
         * @description Returns only observations at this time or later.
         * @example 2026-01-01T00:00:00Z
         */
        BrapiTimeStampRangeStart: string;
        /**
         * @description Returns only observations at this time or earlier.
         * @example 2026-12-31T23:59:59Z
         */
        BrapiTimeStampRangeEnd: string;
        /**
         * @description The ID of the program (workspace).
         * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
         */
        BrapiProgramInPath: string;
        /**
         * @description The ID of the trial (investigation).
         * @example 0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12
         */
        BrapiTrialInPath: string;
        /**
         * @description The ID of the season, which is its year.
         * @example 2026
         */
        BrapiSeasonInPath: string;
        /**
         * @description The ID of the location. If a study contains only the name of its site, this is the ID of the study.
         * @example 0199f0d7-8392-71a4-95b6-2b3c4d5e6f78
         */
        BrapiLocationInPath: string;
        /**
         * @description The ID of the person.
         * @example 0199f0d8-94a3-72b5-a6c7-3c4d5e6f7089
         */
        BrapiPersonDbId: string;
        /**
         * @description The ID of the person.
         * @example 0199f0d8-94a3-72b5-a6c7-3c4d5e6f7089
         */
        BrapiPersonInPath: string;
        /**
         * @description The ID of the observation unit.
         * @example 0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34
         */
        BrapiUnitInPath: string;
        /**
         * @description The ID of the observed variable.
         * @example 0199f0d4-506f-7e71-8283-9e0f1a2b3c45
         */
        BrapiVariableInPath: string;
        /**
         * @description The ID of the observation.
         * @example 0199f0d6-7281-7093-84a5-1a2b3c4d5e67
         */
        BrapiObservationInPath: string;
        /**
         * @description The ID of the trait.
         * @example 83cf454c4c576bb6dcaa391a
         */
        BrapiTraitInPath: string;
        /**
         * @description The ID of the method.
         * @example bd7a492e89da6e5440653225
         */
        BrapiMethodInPath: string;
        /**
         * @description The ID of the scale.
         * @example ad67e6cc7db3e45b34e3a446
         */
        BrapiScaleInPath: string;
        /**
         * @description The ID of the ontology, which is its prefix.
         * @example TO
         */
        BrapiOntologyInPath: string;
        /**
         * @description The ID of the event.
         * @example 0199f0d9-a5b4-73c6-b7d8-4d5e6f70819a
         */
        BrapiEventDbId: string;
        /**
         * @description The type of the event.
         * @example sowing
         */
        BrapiEventType: string;
        /**
         * @description Returns only events that end on this day or later.
         * @example 2026-01-01
         */
        BrapiDateRangeStart: string;
        /**
         * @description Returns only events that begin on this day or earlier.
         * @example 2026-12-31
         */
        BrapiDateRangeEnd: string;
        /**
         * @description The ID of the sample.
         * @example 0199f0da-b6c5-74d7-b8e9-5e6f708192ab
         */
        BrapiSampleDbId: string;
        /**
         * @description The name of the sample.
         * @example LEAF-03
         */
        BrapiSampleName: string;
        /**
         * @description The ID of the sample.
         * @example 0199f0da-b6c5-74d7-b8e9-5e6f708192ab
         */
        BrapiSampleInPath: string;
        /**
         * @description The ID of the list.
         * @example 0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23-observationUnits
         */
        BrapiListDbId: string;
        /**
         * @description The type of the objects of the list.
         * @example observationUnits
         */
        BrapiListType: "germplasm" | "observationUnits" | "observationVariables";
        /**
         * @description The name of the list.
         * @example Field trial: observationUnits
         */
        BrapiListName: string;
        /**
         * @description The ID of the list.
         * @example 0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23-observationUnits
         */
        BrapiListInPath: string;
        /**
         * @description The kind of event. The value is the same as `event` in the body.
         * @example entities_changed
         */
        WebhookEvent: string;
        /**
         * @description `sha256=` and the HMAC-SHA-256 of the body in lower-case hex, with the secret as key. Absent if no secret is set.
         * @example sha256=9b1d6c1f0c7d4c0ea3b2f5f0c1a29e449b1d6c1f0c7d4c0ea3b2f5f0c1a29e44
         */
        WebhookSignature: string;
    };
    requestBodies: never;
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
         * @description The path of the created resource, or of the page that the browser loads next.
         * @example /hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
         */
        HubLocation: string;
        /**
         * @description The authentication scheme for programs.
         * @example Bearer
         */
        HubAuthenticate: "Bearer";
        /**
         * @description The number of seconds to wait before a retry (RFC 9110, section 10.2.3). Present if the database is unavailable.
         * @example 2
         */
        "Retry-After": number;
        /**
         * @description The content encodings that the operation accepts (RFC 9110, section 15.5.16). Present if the encoding of the body is not supported.
         * @example gzip, deflate, br
         */
        SupportedCodings: string;
        /**
         * @description Marks the response as an attachment, and contains its file name.
         * @example attachment; filename="260305-miappe-1-1-INV-WHEAT.xlsx"
         */
        HubAttachment: string;
        /**
         * @description Links to the citable address, authors, license, metadata and files (FAIR Signposting), at most ten for each relation. The linkset contains all links.
         * @example <http://localhost:8124/id/0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b>; rel="cite-as"
         */
        HubSignposts: string;
        /**
         * @description A strong entity tag. Each content encoding has its own tag (RFC 9110, section 8.8.3).
         * @example "5f1d3c"
         */
        ETag: string;
        /**
         * @description The server supports byte ranges.
         * @example bytes
         */
        HubAcceptRanges: "bytes";
        /**
         * @description The SHA-256 of the whole file (RFC 9530).
         * @example sha-256=:n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=:
         */
        HubFileDigest: string;
        /**
         * @description The returned bytes and the size of the file (RFC 9110, section 14.4).
         * @example bytes 0-1023/48213
         */
        HubContentRange: string;
        /**
         * @description The number of values that the file omits (`left_out`) or contains in another formatat (`changed`), as a dictionary (RFC 9651). `…/export/left-out` lists these values.
         * @example left_out=0, changed=2
         */
        HubExportAccount: string;
        /**
         * @description Contains the file name. Present only if the response is a file.
         * @example attachment; filename="Field trial 2024 observations.csv"
         */
        HubTableAttachment: string;
        /**
         * @description Scripts of all sites can read the response (Fetch Standard, "CORS protocol").
         * @example *
         */
        BrapiAllowedOrigin: "*";
        /**
         * @description The protocol to upgrade to.
         * @example websocket
         */
        HubUpgrade: "websocket";
        /**
         * @description The server derives this value from the client's key (RFC 6455, section 4.2.2).
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
                 * @description Returns only items that contain this text, ignoring case.
                 * @example drought
                 */
                q?: components["parameters"]["HubSearch"];
                /**
                 * @description The order. A minus sign means descending.
                 * @example name
                 */
                sort?: "name" | "-name" | "projects" | "-projects" | "updated" | "-updated";
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
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
            /** @description The requested range of the workspaces. */
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
                     *           "audience": "everyone",
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
            /** @description The ID and the name. The page contains the form to change the name. */
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
            /** @description The ID and the new name, which a cookie stores. */
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
            /** @description The user is logged in. The name comes from the login. */
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
    listHubTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens. The page contains the form for a new token. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tokens": [
                     *         {
                     *           "id": "0199f0e1-7c52-7d04-a3b8-1f6e9c2d5a40",
                     *           "name": "Field Book tablet",
                     *           "access": "write",
                     *           "workspace_id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *           "created_at": "2026-03-02T08:15:00Z",
                     *           "expires_at": "2026-05-31T08:15:00Z",
                     *           "used_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubTokenList"];
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
    createHubToken: {
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
                 *       "name": "Field Book tablet",
                 *       "access": "write",
                 *       "days": 90
                 *     }
                 */
                "application/json": components["schemas"]["HubTokenInput"];
                /**
                 * @example {
                 *       "name": "Field Book tablet",
                 *       "access": "write",
                 *       "days": "90"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubTokenForm"];
            };
        };
        responses: {
            /** @description The token, as JSON or as a page. The server shows it only once. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0e1-7c52-7d04-a3b8-1f6e9c2d5a40",
                     *       "name": "Field Book tablet",
                     *       "access": "write",
                     *       "workspace_id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *       "created_at": "2026-03-02T08:15:00Z",
                     *       "expires_at": "2026-05-31T08:15:00Z",
                     *       "used_at": null,
                     *       "token": "cdpt_exampleexampleexampleexampleexampleexamplee"
                     *     }
                     */
                    "application/json": components["schemas"]["HubCreatedToken"];
                    "text/html": components["schemas"]["Page"];
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
    revokeHubToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the token.
                 * @example 0199f0e1-7c52-7d04-a3b8-1f6e9c2d5a40
                 */
                token_id: string;
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
    revokeHubTokenFromPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the token.
                 * @example 0199f0e1-7c52-7d04-a3b8-1f6e9c2d5a40
                 */
                token_id: string;
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
    newWorkspaceForm: {
        parameters: {
            query?: never;
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
            403: components["responses"]["HubForbidden"];
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
                     *       "audience": "everyone",
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
                 * @description Returns only items that contain this text, ignoring case.
                 * @example drought
                 */
                q?: components["parameters"]["HubSearch"];
                /**
                 * @description The order of the projects. A minus sign means descending.
                 * @example name
                 */
                sort?: "name" | "-name" | "entities" | "-entities" | "updated" | "-updated";
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workspace with the requested range of its projects. */
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
                     *       "audience": "everyone",
                     *       "project_count": 1,
                     *       "revision": 1,
                     *       "can_manage": true,
                     *       "created_at": "2026-03-02T08:15:00Z",
                     *       "updated_at": "2026-03-02T08:15:00Z",
                     *       "projects": [
                     *         {
                     *           "id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *           "template": "none",
                     *           "workspace_id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *           "name": "Field trial 2024",
                     *           "description": "The first of three years.",
                     *           "strictness": "mark",
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
                 * @description The ID of the workspace.
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
            /** @description The updated workspace. */
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
                     *       "audience": "everyone",
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
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description Another workspace has this name, or the workspace changed after the given `revision`. Nothing was changed. The response contains the current state. The page shows this state next to the input. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The workspace has changed: revision 3 is the current one, the request contains 2. Nothing was saved. Read it again, and send your change with its revision.",
                     *       "current": {
                     *         "id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *         "name": "Wheat and barley under drought",
                     *         "description": "Field trials of the drought program, 2024 to 2026.",
                     *         "collaboration": null,
                     *         "audience": "everyone",
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
                 * @description The ID of the workspace.
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
            /** @description The updated workspace. */
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
                     *       "audience": "everyone",
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
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description Another workspace has this name, or the workspace changed after the given `revision`. Nothing was changed. The response contains the current state. The page shows this state next to the input. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The workspace has changed: revision 3 is the current one, the request contains 2. Nothing was saved. Read it again, and send your change with its revision.",
                     *       "current": {
                     *         "id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *         "name": "Wheat and barley under drought",
                     *         "description": "Field trials of the drought program, 2024 to 2026.",
                     *         "collaboration": null,
                     *         "audience": "everyone",
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
                 * @description The ID of the workspace.
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
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form with the current values. */
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
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation page with the number of projects and entities. Nothing is deleted. */
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
                 * @description The ID of the workspace.
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
    listWorkspacePeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people with a role. For managers, the page also contains forms. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "audience": "members",
                     *       "people": [
                     *         {
                     *           "id": "0199f0f2-5a1e-7c44-8f2d-2b7d9a6c1e06",
                     *           "user_id": "user-3f2c9a7d41b8e05f6a1c2d4e",
                     *           "user_name": "Demo Member",
                     *           "email": "member@example.org",
                     *           "role": "editor",
                     *           "added_by": "Demo Manager",
                     *           "added_at": "2026-03-02T08:15:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubWorkspacePeople"];
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
    addWorkspacePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
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
                 *       "person": "member@example.org",
                 *       "role": "editor"
                 *     }
                 */
                "application/json": components["schemas"]["HubWorkspacePersonInput"];
                /**
                 * @example {
                 *       "person": "member@example.org",
                 *       "role": "editor"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubWorkspacePersonInput"];
            };
        };
        responses: {
            /** @description The person with the role. */
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
                     *       "id": "0199f0f2-5a1e-7c44-8f2d-2b7d9a6c1e06",
                     *       "user_id": null,
                     *       "user_name": "",
                     *       "email": "member@example.org",
                     *       "role": "editor",
                     *       "added_by": "Demo Manager",
                     *       "added_at": "2026-03-02T08:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["HubWorkspacePerson"];
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
    changeWorkspacePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
                /**
                 * @description The ID of the person in the workspace.
                 * @example 0199f0f2-5a1e-7c44-8f2d-2b7d9a6c1e06
                 */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "reviewer"
                 *     }
                 */
                "application/json": components["schemas"]["HubWorkspaceRoleInput"];
                /**
                 * @example {
                 *       "role": "reviewer"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubWorkspaceRoleInput"];
            };
        };
        responses: {
            /** @description The person with the new role. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0f2-5a1e-7c44-8f2d-2b7d9a6c1e06",
                     *       "user_id": "user-3f2c9a7d41b8e05f6a1c2d4e",
                     *       "user_name": "Demo Member",
                     *       "email": "member@example.org",
                     *       "role": "reviewer",
                     *       "added_by": "Demo Manager",
                     *       "added_at": "2026-03-02T08:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["HubWorkspacePerson"];
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
    changeWorkspacePersonFromPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
                /**
                 * @description The ID of the person in the workspace.
                 * @example 0199f0f2-5a1e-7c44-8f2d-2b7d9a6c1e06
                 */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "reviewer"
                 *     }
                 */
                "application/json": components["schemas"]["HubWorkspaceRoleInput"];
                /**
                 * @example {
                 *       "role": "reviewer"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubWorkspaceRoleInput"];
            };
        };
        responses: {
            /** @description The person with the new role. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0f2-5a1e-7c44-8f2d-2b7d9a6c1e06",
                     *       "user_id": "user-3f2c9a7d41b8e05f6a1c2d4e",
                     *       "user_name": "Demo Member",
                     *       "email": "member@example.org",
                     *       "role": "reviewer",
                     *       "added_by": "Demo Manager",
                     *       "added_at": "2026-03-02T08:15:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["HubWorkspacePerson"];
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
    removeWorkspacePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
                /**
                 * @description The ID of the person in the workspace.
                 * @example 0199f0f2-5a1e-7c44-8f2d-2b7d9a6c1e06
                 */
                person_id: string;
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
            409: components["responses"]["HubConflict"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    removeWorkspacePersonFromPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
                /**
                 * @description The ID of the person in the workspace.
                 * @example 0199f0f2-5a1e-7c44-8f2d-2b7d9a6c1e06
                 */
                person_id: string;
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
            409: components["responses"]["HubConflict"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    leaveWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
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
            409: components["responses"]["HubConflict"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    getHubWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings without the secret, and the result of the last message. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://registry.example.org/hooks/concordat",
                     *       "has_secret": true,
                     *       "enabled": true,
                     *       "last_delivery": {
                     *         "at": "2026-03-06T08:10:00Z",
                     *         "delivered": true,
                     *         "status": 204,
                     *         "attempts": 1,
                     *         "message": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookState"];
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
    setHubWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
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
                 *       "url": "https://registry.example.org/hooks/concordat",
                 *       "secret": "example-secret-of-32-characters",
                 *       "enabled": true
                 *     }
                 */
                "application/json": components["schemas"]["WebhookSettings"];
                /**
                 * @example {
                 *       "url": "https://registry.example.org/hooks/concordat",
                 *       "secret": "",
                 *       "enabled": "true"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubWebhookForm"];
            };
        };
        responses: {
            /** @description The updated settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://registry.example.org/hooks/concordat",
                     *       "has_secret": true,
                     *       "enabled": true,
                     *       "last_delivery": null
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookState"];
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
    setHubWebhookFromPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
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
                 *       "url": "https://registry.example.org/hooks/concordat",
                 *       "secret": "example-secret-of-32-characters",
                 *       "enabled": true
                 *     }
                 */
                "application/json": components["schemas"]["WebhookSettings"];
                /**
                 * @example {
                 *       "url": "https://registry.example.org/hooks/concordat",
                 *       "secret": "",
                 *       "enabled": "true"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubWebhookForm"];
            };
        };
        responses: {
            /** @description The updated settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://registry.example.org/hooks/concordat",
                     *       "has_secret": true,
                     *       "enabled": true,
                     *       "last_delivery": null
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookState"];
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
    deleteHubWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
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
    deleteHubWebhookFromPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
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
    testHubWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the workspace.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                id: components["parameters"]["HubWorkspaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message and its result. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delivered": true,
                     *       "status": 204,
                     *       "message": null,
                     *       "sent": {
                     *         "event": "test",
                     *         "id": "0199f0d2-4a1c-7e35-9b20-6c3e1f0a8d11",
                     *         "sent_at": "2026-03-06T08:10:00Z",
                     *         "workspace": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *         "project": null,
                     *         "by": "Guest 2",
                     *         "action": null,
                     *         "doi": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["HubWebhookTestResult"];
                };
            };
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
    showHubResearchObject: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The global URN (`org:collaboration`) of the collaboration.
                 * @example crops:drought_trial
                 */
                collaboration: components["parameters"]["HubCollaboration"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested range of the projects, ordered by name, with their people and missing parts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "collaboration": "crops:drought_trial",
                     *       "projects": [
                     *         {
                     *           "id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *           "name": "Trial 2026",
                     *           "workspace": {
                     *             "id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *             "name": "Wheat under drought"
                     *           },
                     *           "title": "Trial 2026",
                     *           "identifier": "INV-WHEAT",
                     *           "doi": "",
                     *           "license": "",
                     *           "is_ready": false,
                     *           "entities": [
                     *             {
                     *               "entity_type": "Investigation",
                     *               "count": 1
                     *             },
                     *             {
                     *               "entity_type": "ObservationUnit",
                     *               "count": 24
                     *             }
                     *           ],
                     *           "other_data": [
                     *             {
                     *               "what": "Observations",
                     *               "count": 240
                     *             },
                     *             {
                     *               "what": "Attached files",
                     *               "count": 1
                     *             },
                     *             {
                     *               "what": "Comments",
                     *               "count": 3
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "people": [
                     *         {
                     *           "name": "Alex Example",
                     *           "email": "alex@example.org",
                     *           "orcid": "0000-0002-1825-0097",
                     *           "affiliations": [
                     *             {
                     *               "name": "Example University",
                     *               "ror": "https://ror.org/04qw24q55"
                     *             }
                     *           ],
                     *           "roles": [
                     *             "principal investigator"
                     *           ],
                     *           "project_ids": [
                     *             "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02"
                     *           ]
                     *         }
                     *       ],
                     *       "missing": [
                     *         {
                     *           "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *           "level": "required",
                     *           "what": "title",
                     *           "message": "The title is missing.",
                     *           "path": "/hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02/entity/0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03#field-title",
                     *           "action": "Add the title"
                     *         },
                     *         {
                     *           "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *           "level": "recommended",
                     *           "what": "license",
                     *           "message": "MIAPPE has no field for a license. Enter the license when you publish.",
                     *           "path": null,
                     *           "action": ""
                     *         },
                     *         {
                     *           "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *           "level": "recommended",
                     *           "what": "people",
                     *           "message": "The project has no authors. Add at least one person.",
                     *           "path": "/hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02/entity/0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03",
                     *           "action": "Add a person"
                     *         },
                     *         {
                     *           "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *           "level": "recommended",
                     *           "what": "date",
                     *           "message": "The public release date is missing.",
                     *           "path": "/hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02/entity/0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03#field-public_release_date",
                     *           "action": "Add the date"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "limit": 100,
                     *       "offset": 0
                     *     }
                     */
                    "application/json": components["schemas"]["HubResearchObject"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            302: components["responses"]["HubLoginRedirect"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            404: components["responses"]["HubNotFound"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
        };
    };
    exportHubResearchObject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The global URN (`org:collaboration`) of the collaboration.
                 * @example crops:drought_trial
                 */
                collaboration: components["parameters"]["HubCollaboration"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The RO-Crate of the collaboration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    "Content-Disposition": components["headers"]["HubAttachment"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/zip": string;
                };
            };
            302: components["responses"]["HubLoginRedirect"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            404: components["responses"]["HubNotFound"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
        };
    };
    listDeletedHubItems: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
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
            /** @description The deleted items that the caller may see. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "kind": "project",
                     *           "id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *           "name": "Field trial 2024",
                     *           "workspace": "Wheat under drought",
                     *           "deleted_at": "2026-03-02T08:15:00Z",
                     *           "deleted_by": "Guest 1",
                     *           "removed_after": "2026-04-01T08:15:00Z",
                     *           "can_restore": true
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "limit": 100,
                     *       "offset": 0
                     *     }
                     */
                    "application/json": components["schemas"]["HubDeletedItemList"];
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
    restoreDeletedHubItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the deleted workspace or project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored workspace or project. */
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
                     *       "name": "Field trial 2024"
                     *     }
                     */
                    "application/json": components["schemas"]["HubRestoredItem"];
                };
            };
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
    newHubProjectForm: {
        parameters: {
            query?: {
                /**
                 * @description The workspace to preselect. The default is the workspace of the project that the caller opened last.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                workspace_id?: string;
                /**
                 * @description The profile to preselect, in the format name/version. An unknown profile is ignored.
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
            /** @description The form with the available profiles. */
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
                     *       "strictness": "mark",
                     *       "template": "none",
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
    listHubTemplates: {
        parameters: {
            query?: {
                /**
                 * @description The workspace that the links on the page preselect for the new project.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                workspace_id?: string;
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
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
            /** @description The templates in the requested range. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "templates": [
                     *         {
                     *           "id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *           "name": "Field trial",
                     *           "description": "Start every trial from this project.",
                     *           "profile": "miappe",
                     *           "version": "1.1",
                     *           "template": "structure",
                     *           "workspace_id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *           "workspace_name": "Wheat under drought"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "limit": 100,
                     *       "offset": 0
                     *     }
                     */
                    "application/json": components["schemas"]["HubTemplates"];
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
                     *       "description": "Example data to explore. You can change or delete it.",
                     *       "strictness": "mark",
                     *       "template": "none",
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
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project with the first part of its tree, at most `limit` entities. */
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
                     *       "strictness": "mark",
                     *       "template": "none",
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
                     *       "review": {
                     *         "state": "approved",
                     *         "by": "Guest 1",
                     *         "at": "2026-03-06T09:40:00Z",
                     *         "changes_since": 2
                     *       },
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
                 * @description The ID of the project.
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
            /** @description The updated project. */
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
                     *       "strictness": "mark",
                     *       "template": "none",
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
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description The project changed after the given `revision`. Nothing was changed. The response contains the current state. The page shows this state next to the input. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The project has changed: revision 3 is the current one, the request contains 2. Nothing was saved. Read it again, and send your change with its revision.",
                     *       "current": {
                     *         "id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *         "workspace_id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *         "name": "Field trial, first year",
                     *         "description": "The first of three years.",
                     *         "strictness": "mark",
                     *         "template": "none",
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
                 * @description The ID of the project.
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
            /** @description The updated project. */
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
                     *       "strictness": "mark",
                     *       "template": "none",
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
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description The project changed after the given `revision`. Nothing was changed. The response contains the current state. The page shows this state next to the input. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The project has changed: revision 3 is the current one, the request contains 2. Nothing was saved. Read it again, and send your change with its revision.",
                     *       "current": {
                     *         "id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *         "workspace_id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *         "name": "Field trial, first year",
                     *         "description": "The first of three years.",
                     *         "strictness": "mark",
                     *         "template": "none",
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
                 * @description The ID of the project.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form with the current values. */
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
    duplicateHubProjectForm: {
        parameters: {
            query?: {
                /**
                 * @description The workspace to preselect.
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                workspace_id?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form with the workspaces that the caller can edit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "action": "/hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02/duplicate",
                     *       "method": "POST",
                     *       "fields": [
                     *         {
                     *           "name": "name",
                     *           "label": "Name",
                     *           "kind": "text",
                     *           "required": true,
                     *           "max_length": 255,
                     *           "value": "Field trial 2024 (copy)"
                     *         },
                     *         {
                     *           "name": "entities",
                     *           "label": "Take the entities",
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
    duplicateHubProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
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
                 *       "workspace_id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                 *       "name": "Field trial 2025",
                 *       "entities": true,
                 *       "own_columns": true,
                 *       "views": true,
                 *       "files": false
                 *     }
                 */
                "application/json": components["schemas"]["HubDuplicateInput"];
                /**
                 * @example {
                 *       "workspace_id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                 *       "name": "Field trial 2025",
                 *       "entities": true,
                 *       "own_columns": true,
                 *       "views": true,
                 *       "files": false
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubDuplicateForm"];
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
                     *       "id": "0199f0f6-3c7d-7e29-8a51-6b2d4f60a713",
                     *       "workspace_id": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *       "name": "Field trial 2025",
                     *       "description": "",
                     *       "strictness": "mark",
                     *       "template": "none",
                     *       "profile": "miappe",
                     *       "version": "1.1",
                     *       "entity_count": 103,
                     *       "completeness": {
                     *         "required_filled": 240,
                     *         "required_total": 242,
                     *         "filled": 611,
                     *         "total": 1498
                     *       },
                     *       "revision": 1,
                     *       "seq": 103,
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
    previewHubProjectMove: {
        parameters: {
            query?: {
                /**
                 * @description The ID of the new profile. In JSON, the default is the current profile.
                 * @example miappe/1.2
                 */
                profile?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview of the move. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "from": "miappe/1.1",
                     *       "to": "miappe/1.2",
                     *       "state": 57,
                     *       "entities": {
                     *         "kept": 103,
                     *         "left_out": 2
                     *       },
                     *       "values": {
                     *         "kept": 604,
                     *         "changed": 1,
                     *         "own_columns": 4,
                     *         "left_out": 6
                     *       },
                     *       "fields": [
                     *         {
                     *           "entity_type": "Study",
                     *           "field": "station",
                     *           "outcome": "own_column",
                     *           "to": {
                     *             "entity_type": "Study",
                     *             "field": "station"
                     *           },
                     *           "values": 4,
                     *           "changed": 0,
                     *           "examples": [
                     *             {
                     *               "entity": "Wheat 2024",
                     *               "value": "Wageningen",
                     *               "stored": "Wageningen"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "left_out": [
                     *         {
                     *           "entity_type": "Vehicle",
                     *           "reason": "miappe/1.2 has no type Vehicle.",
                     *           "entities": 2,
                     *           "values": 6,
                     *           "examples": [
                     *             "Tractor 1",
                     *             "Tractor 2"
                     *           ]
                     *         }
                     *       ],
                     *       "problems": [
                     *         {
                     *           "level": "error",
                     *           "entity_type": "Study",
                     *           "field": "contact_institution",
                     *           "rule": "required",
                     *           "message": "contact_institution is required.",
                     *           "value": null,
                     *           "count": 1,
                     *           "suggestion": null,
                     *           "entities": [
                     *             {
                     *               "node_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *               "label": "Wheat 2024"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "errors": 1,
                     *       "notes": []
                     *     }
                     */
                    "application/json": components["schemas"]["HubProjectMovePreview"];
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
    moveHubProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
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
                 *       "profile": "miappe/1.2",
                 *       "state": 57,
                 *       "own_columns": [
                 *         "Study.station"
                 *       ],
                 *       "leave_out": true
                 *     }
                 */
                "application/json": components["schemas"]["HubProjectMoveInput"];
                /**
                 * @example {
                 *       "profile": "miappe/1.2",
                 *       "state": "57",
                 *       "own_columns": [
                 *         "Study.station"
                 *       ],
                 *       "leave_out": "true"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubProjectMoveForm"];
            };
        };
        responses: {
            /** @description The moved project. */
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
                     *       "description": "",
                     *       "strictness": "mark",
                     *       "template": "none",
                     *       "profile": "miappe",
                     *       "version": "1.2",
                     *       "entity_count": 103,
                     *       "completeness": {
                     *         "required_filled": 240,
                     *         "required_total": 243,
                     *         "filled": 609,
                     *         "total": 1498
                     *       },
                     *       "revision": 2,
                     *       "seq": 107,
                     *       "can_edit": true,
                     *       "can_manage": true,
                     *       "created_at": "2026-03-02T08:20:00Z",
                     *       "updated_at": "2026-03-05T09:30:45Z"
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
    confirmHubProjectDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation page with the number of entities. Nothing is deleted. */
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
                 * @description The ID of the project.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kind of access, and the people. Online people come first. */
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. The status is 200 even if there are errors. The page links each error to its field. */
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. The status is 200 even if there are errors. The page links each error to its field. */
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
                 * @description Returns only errors, or only warnings.
                 * @example error
                 */
                level?: "error" | "warning";
                /**
                 * @description Returns only problems of entities of this type.
                 * @example Study
                 */
                entity_type?: string;
                /**
                 * @description Returns only problems with this field.
                 * @example start_date
                 */
                field?: string;
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of groups of equal problems. */
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
    showHubPublication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record and the missing parts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "is_ready": false,
                     *       "missing": [
                     *         {
                     *           "level": "required",
                     *           "what": "license",
                     *           "message": "The license is missing. Without a license, the data cannot be reused. A common choice is CC-BY-4.0.",
                     *           "path": "/hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02/entity/0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03#field-license",
                     *           "action": "Add the license"
                     *         }
                     *       ],
                     *       "identifier": "INV-WHEAT",
                     *       "doi": "",
                     *       "title": "Wheat under drought",
                     *       "description": "Wheat was grown under drought.",
                     *       "license": null,
                     *       "submitted": "2026-03-05",
                     *       "released": "",
                     *       "collected": "2024-03-01/2024-08-31",
                     *       "creators": [
                     *         {
                     *           "node_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *           "name": "Alex Example",
                     *           "email": "alex@example.org",
                     *           "orcid": "0000-0002-1825-0097",
                     *           "affiliations": [
                     *             {
                     *               "name": "Example University",
                     *               "ror": "https://ror.org/04qw24q55"
                     *             }
                     *           ],
                     *           "roles": [
                     *             "principal investigator"
                     *           ]
                     *         }
                     *       ],
                     *       "contributors": [],
                     *       "articles": [
                     *         "10.5072/example.paper.1"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubPublication"];
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
    exportHubCitation: {
        parameters: {
            query?: {
                /**
                 * @description The format. The default is `datacite-json`.
                 * @example datacite-json
                 */
                format?: "datacite-json" | "datacite-xml" | "schema-org" | "cff";
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The citation in the requested format. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    "Content-Disposition": components["headers"]["HubAttachment"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "creators": [
                     *         {
                     *           "name": "Example, Alex",
                     *           "nameType": "Personal"
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "title": "Wheat under drought"
                     *         }
                     *       ],
                     *       "publisher": {
                     *         "name": ":tba"
                     *       },
                     *       "publicationYear": "2026",
                     *       "types": {
                     *         "resourceType": "MIAPPE 1.1",
                     *         "resourceTypeGeneral": "Dataset"
                     *       },
                     *       "schemaVersion": "http://datacite.org/schema/kernel-4"
                     *     }
                     */
                    "application/vnd.datacite.datacite+json": components["schemas"]["HubDataciteRecord"];
                    /** @example <?xml version="1.0" encoding="UTF-8"?><resource xmlns="http://datacite.org/schema/kernel-4"/> */
                    "application/vnd.datacite.datacite+xml": string;
                    /**
                     * @example {
                     *       "@context": "https://schema.org/",
                     *       "@type": "Dataset",
                     *       "name": "Wheat under drought"
                     *     }
                     */
                    "application/ld+json": components["schemas"]["HubSchemaOrgDataset"];
                    /**
                     * @example {
                     *       "cff-version": "1.2.0",
                     *       "type": "dataset",
                     *       "title": "Wheat under drought"
                     *     }
                     */
                    "application/yaml": {
                        [key: string]: unknown;
                    };
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
    listHubDeposits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposits, newest first, and the repositories for new deposits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "repositories": [
                     *         {
                     *           "name": "zenodo",
                     *           "title": "zenodo.org",
                     *           "address": "https://zenodo.org",
                     *           "kind": "invenio",
                     *           "has_token": true
                     *         },
                     *         {
                     *           "name": "lab",
                     *           "title": "dataverse.example.org",
                     *           "address": "https://dataverse.example.org",
                     *           "kind": "dataverse",
                     *           "has_token": false
                     *         }
                     *       ],
                     *       "deposits": [
                     *         {
                     *           "id": "0199f0c1-3b7e-7a10-8c55-4d2e1f0a9b07",
                     *           "repository": "zenodo",
                     *           "repository_title": "zenodo.org",
                     *           "state": "draft",
                     *           "doi": "10.5281/zenodo.4242",
                     *           "address": "https://zenodo.org/uploads/4242",
                     *           "steps": [
                     *             {
                     *               "at": "2026-03-04T16:05:14Z",
                     *               "text": "Draft created"
                     *             },
                     *             {
                     *               "at": "2026-03-04T16:05:15Z",
                     *               "text": "DOI 10.5281/zenodo.4242 reserved"
                     *             },
                     *             {
                     *               "at": "2026-03-04T16:05:19Z",
                     *               "text": "ro-crate.zip uploaded"
                     *             }
                     *           ],
                     *           "files": [
                     *             {
                     *               "name": "ro-crate.zip",
                     *               "size": 48213,
                     *               "md5": "0cc175b9c0f1b6a831c399e269772661"
                     *             }
                     *           ],
                     *           "problem": {
                     *             "message": "The repository requires changes before publication.",
                     *             "fields": [
                     *               {
                     *                 "field": "metadata.publication_date",
                     *                 "message": "Missing data for required field."
                     *               }
                     *             ]
                     *           },
                     *           "user_id": "visitor-4f1c",
                     *           "user_name": "Guest 2",
                     *           "created_at": "2026-03-04T16:05:12Z",
                     *           "updated_at": "2026-03-04T16:05:19Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubDeposits"];
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
    createHubDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
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
                 *       "repository": "zenodo",
                 *       "token": "example-token-of-the-repository"
                 *     }
                 */
                "application/json": components["schemas"]["HubDepositInput"];
                /**
                 * @example {
                 *       "repository": "zenodo",
                 *       "token": "example-token-of-the-repository"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubDepositForm"];
            };
        };
        responses: {
            /** @description The new deposit. */
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
                     *       "id": "0199f0c1-3b7e-7a10-8c55-4d2e1f0a9b07",
                     *       "repository": "zenodo",
                     *       "repository_title": "zenodo.org",
                     *       "state": "uploading",
                     *       "doi": "",
                     *       "address": null,
                     *       "steps": [],
                     *       "files": [],
                     *       "problem": {
                     *         "message": "The repository requires changes before publication.",
                     *         "fields": [
                     *           {
                     *             "field": "metadata.publication_date",
                     *             "message": "Missing data for required field."
                     *           }
                     *         ]
                     *       },
                     *       "user_id": "visitor-4f1c",
                     *       "user_name": "Guest 2",
                     *       "created_at": "2026-03-04T16:05:12Z",
                     *       "updated_at": "2026-03-04T16:05:19Z"
                     *     }
                     */
                    "application/json": components["schemas"]["HubDeposit"];
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
    showHubDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the deposit.
                 * @example 0199f0c1-3b7e-7a10-8c55-4d2e1f0a9b07
                 */
                deposit_id: components["parameters"]["HubDepositId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposit with its steps. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0c1-3b7e-7a10-8c55-4d2e1f0a9b07",
                     *       "repository": "zenodo",
                     *       "repository_title": "zenodo.org",
                     *       "state": "draft",
                     *       "doi": "10.5281/zenodo.4242",
                     *       "address": "https://zenodo.org/uploads/4242",
                     *       "steps": [
                     *         {
                     *           "at": "2026-03-04T16:05:14Z",
                     *           "text": "Draft created"
                     *         },
                     *         {
                     *           "at": "2026-03-04T16:05:15Z",
                     *           "text": "DOI 10.5281/zenodo.4242 reserved"
                     *         },
                     *         {
                     *           "at": "2026-03-04T16:05:19Z",
                     *           "text": "ro-crate.zip uploaded"
                     *         }
                     *       ],
                     *       "files": [
                     *         {
                     *           "name": "ro-crate.zip",
                     *           "size": 48213,
                     *           "md5": "0cc175b9c0f1b6a831c399e269772661"
                     *         }
                     *       ],
                     *       "problem": {
                     *         "message": "The repository requires changes before publication.",
                     *         "fields": [
                     *           {
                     *             "field": "metadata.publication_date",
                     *             "message": "Missing data for required field."
                     *           }
                     *         ]
                     *       },
                     *       "user_id": "visitor-4f1c",
                     *       "user_name": "Guest 2",
                     *       "created_at": "2026-03-04T16:05:12Z",
                     *       "updated_at": "2026-03-04T16:05:19Z"
                     *     }
                     */
                    "application/json": components["schemas"]["HubDeposit"];
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
    changeHubDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the deposit.
                 * @example 0199f0c1-3b7e-7a10-8c55-4d2e1f0a9b07
                 */
                deposit_id: components["parameters"]["HubDepositId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "publish",
                 *       "confirm": true,
                 *       "token": "example-token-of-the-repository"
                 *     }
                 */
                "application/json": components["schemas"]["HubDepositChangeInput"];
                /**
                 * @example {
                 *       "action": "publish",
                 *       "confirm": "true",
                 *       "token": "example-token-of-the-repository"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubDepositChangeForm"];
            };
        };
        responses: {
            /** @description The deposit. A background job completes the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0c1-3b7e-7a10-8c55-4d2e1f0a9b07",
                     *       "repository": "zenodo",
                     *       "repository_title": "zenodo.org",
                     *       "state": "publishing",
                     *       "doi": "10.5281/zenodo.4242",
                     *       "address": "https://zenodo.org/uploads/4242",
                     *       "steps": [
                     *         {
                     *           "at": "2026-03-04T16:05:14Z",
                     *           "text": "Draft created"
                     *         }
                     *       ],
                     *       "files": [
                     *         {
                     *           "name": "ro-crate.zip",
                     *           "size": 48213,
                     *           "md5": "0cc175b9c0f1b6a831c399e269772661"
                     *         }
                     *       ],
                     *       "problem": {
                     *         "message": "The repository requires changes before publication.",
                     *         "fields": [
                     *           {
                     *             "field": "metadata.publication_date",
                     *             "message": "Missing data for required field."
                     *           }
                     *         ]
                     *       },
                     *       "user_id": "visitor-4f1c",
                     *       "user_name": "Guest 2",
                     *       "created_at": "2026-03-04T16:05:12Z",
                     *       "updated_at": "2026-03-04T16:05:19Z"
                     *     }
                     */
                    "application/json": components["schemas"]["HubDeposit"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description The state of the deposit does not allow this change. Nothing was changed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The deposit is published already."
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
    listHubVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions, newest first. The page has a form to publish a version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "versions": [
                     *         {
                     *           "id": "0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                     *           "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *           "number": 1,
                     *           "label": "1.0",
                     *           "note": "First release.",
                     *           "audience": "everyone",
                     *           "address": "http://localhost:8124/id/0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                     *           "title": "Wheat under drought",
                     *           "description": "Wheat was grown under drought.",
                     *           "license": {
                     *             "name": "CC-BY-4.0",
                     *             "url": "https://creativecommons.org/licenses/by/4.0/",
                     *             "spdx": "CC-BY-4.0"
                     *           },
                     *           "creators": [
                     *             {
                     *               "name": "Alex Example",
                     *               "given": "Alex",
                     *               "family": "Example",
                     *               "orcid": "0000-0002-1825-0097",
                     *               "affiliations": [
                     *                 {
                     *                   "name": "Example University",
                     *                   "ror": "https://ror.org/04qw24q55"
                     *                 }
                     *               ],
                     *               "roles": [
                     *                 "principal investigator"
                     *               ]
                     *             }
                     *           ],
                     *           "contributors": [],
                     *           "identifier": "INV-WHEAT",
                     *           "doi": "10.5281/zenodo.4242",
                     *           "profile": "MIAPPE 1.1",
                     *           "published_on": "2026-03-05",
                     *           "published_by": "Guest 2",
                     *           "citation": "Example, Alex (2026): Wheat under drought. Version 1.0. localhost:8124. http://localhost:8124/id/0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                     *           "sha256": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                     *           "files": [
                     *             {
                     *               "name": "ro-crate.zip",
                     *               "media_type": "application/zip",
                     *               "size": 48213,
                     *               "sha256": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                     *               "path": "/id/0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b/files/ro-crate.zip"
                     *             }
                     *           ],
                     *           "missing": [],
                     *           "approved": {
                     *             "on": "2026-03-04",
                     *             "by": "Guest 1"
                     *           },
                     *           "withdrawn": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubPublishedVersions"];
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
    publishHubVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
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
                 *       "label": "1.0",
                 *       "note": "First release.",
                 *       "audience": "project",
                 *       "confirm": true
                 *     }
                 */
                "application/json": components["schemas"]["HubVersionInput"];
                /**
                 * @example {
                 *       "label": "1.0",
                 *       "note": "First release.",
                 *       "audience": "project",
                 *       "confirm": "true"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubVersionForm"];
            };
        };
        responses: {
            /** @description The published version. */
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
                     *       "id": "0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                     *       "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *       "number": 1,
                     *       "label": "1.0",
                     *       "note": "First release.",
                     *       "audience": "everyone",
                     *       "address": "http://localhost:8124/id/0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                     *       "title": "Wheat under drought",
                     *       "description": "Wheat was grown under drought.",
                     *       "license": {
                     *         "name": "CC-BY-4.0",
                     *         "url": "https://creativecommons.org/licenses/by/4.0/",
                     *         "spdx": "CC-BY-4.0"
                     *       },
                     *       "creators": [
                     *         {
                     *           "name": "Alex Example",
                     *           "given": "Alex",
                     *           "family": "Example",
                     *           "orcid": "0000-0002-1825-0097",
                     *           "affiliations": [
                     *             {
                     *               "name": "Example University",
                     *               "ror": "https://ror.org/04qw24q55"
                     *             }
                     *           ],
                     *           "roles": [
                     *             "principal investigator"
                     *           ]
                     *         }
                     *       ],
                     *       "contributors": [],
                     *       "identifier": "INV-WHEAT",
                     *       "doi": "10.5281/zenodo.4242",
                     *       "profile": "MIAPPE 1.1",
                     *       "published_on": "2026-03-05",
                     *       "published_by": "Guest 2",
                     *       "citation": "Example, Alex (2026): Wheat under drought. Version 1.0. localhost:8124. http://localhost:8124/id/0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                     *       "sha256": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                     *       "files": [
                     *         {
                     *           "name": "ro-crate.zip",
                     *           "media_type": "application/zip",
                     *           "size": 48213,
                     *           "sha256": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                     *           "path": "/id/0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b/files/ro-crate.zip"
                     *         }
                     *       ],
                     *       "missing": [],
                     *       "approved": {
                     *         "on": "2026-03-04",
                     *         "by": "Guest 1"
                     *       },
                     *       "withdrawn": null
                     *     }
                     */
                    "application/json": components["schemas"]["HubPublishedVersion"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description The project has another version with this label, or already has the maximum number of versions. Nothing was published. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "label is already used: version 1.0 has different content"
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
    showPublishedVersion: {
        parameters: {
            query?: {
                /**
                 * @description The format. The default is `json`.
                 * @example json
                 */
                format?: "json" | "html" | "schema-org" | "datacite-json" | "cff" | "bibtex" | "linkset";
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the published version.
                 * @example 0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b
                 */
                version_id: components["parameters"]["HubPublishedVersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Link: components["headers"]["HubSignposts"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": {
                     *         "id": "0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                     *         "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *         "number": 1,
                     *         "label": "1.0",
                     *         "note": "First release.",
                     *         "audience": "everyone",
                     *         "address": "http://localhost:8124/id/0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                     *         "title": "Wheat under drought",
                     *         "description": "Wheat was grown under drought.",
                     *         "license": {
                     *           "name": "CC-BY-4.0",
                     *           "url": "https://creativecommons.org/licenses/by/4.0/",
                     *           "spdx": "CC-BY-4.0"
                     *         },
                     *         "creators": [
                     *           {
                     *             "name": "Alex Example",
                     *             "given": "Alex",
                     *             "family": "Example",
                     *             "orcid": "0000-0002-1825-0097",
                     *             "affiliations": [
                     *               {
                     *                 "name": "Example University",
                     *                 "ror": "https://ror.org/04qw24q55"
                     *               }
                     *             ],
                     *             "roles": [
                     *               "principal investigator"
                     *             ]
                     *           }
                     *         ],
                     *         "contributors": [],
                     *         "identifier": "INV-WHEAT",
                     *         "doi": "10.5281/zenodo.4242",
                     *         "profile": "MIAPPE 1.1",
                     *         "published_on": "2026-03-05",
                     *         "published_by": "Guest 2",
                     *         "citation": "Example, Alex (2026): Wheat under drought. Version 1.0. localhost:8124. http://localhost:8124/id/0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                     *         "sha256": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                     *         "files": [
                     *           {
                     *             "name": "ro-crate.zip",
                     *             "media_type": "application/zip",
                     *             "size": 48213,
                     *             "sha256": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                     *             "path": "/id/0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b/files/ro-crate.zip"
                     *           }
                     *         ],
                     *         "missing": [],
                     *         "approved": {
                     *           "on": "2026-03-04",
                     *           "by": "Guest 1"
                     *         },
                     *         "withdrawn": null
                     *       },
                     *       "versions": [
                     *         {
                     *           "id": "0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                     *           "number": 1,
                     *           "label": "1.0",
                     *           "published_on": "2026-03-05",
                     *           "path": "/id/0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                     *           "is_withdrawn": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubVersionRecord"];
                    "text/html": components["schemas"]["Page"];
                    /**
                     * @example {
                     *       "@context": "https://schema.org/",
                     *       "@type": "Dataset",
                     *       "name": "Wheat under drought"
                     *     }
                     */
                    "application/ld+json": components["schemas"]["HubSchemaOrgDataset"];
                    /**
                     * @example {
                     *       "creators": [
                     *         {
                     *           "name": "Example, Alex",
                     *           "nameType": "Personal"
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "title": "Wheat under drought"
                     *         }
                     *       ],
                     *       "publisher": {
                     *         "name": "localhost:8124"
                     *       },
                     *       "publicationYear": "2026",
                     *       "types": {
                     *         "resourceType": "MIAPPE 1.1",
                     *         "resourceTypeGeneral": "Dataset"
                     *       },
                     *       "schemaVersion": "http://datacite.org/schema/kernel-4"
                     *     }
                     */
                    "application/vnd.datacite.datacite+json": components["schemas"]["HubDataciteRecord"];
                    /**
                     * @example {
                     *       "cff-version": "1.2.0",
                     *       "type": "dataset",
                     *       "title": "Wheat under drought"
                     *     }
                     */
                    "application/yaml": {
                        [key: string]: unknown;
                    };
                    /** @example @misc{example2026, title = {Wheat under drought}} */
                    "application/x-bibtex": string;
                    /**
                     * @example {
                     *       "linkset": [
                     *         {
                     *           "anchor": "http://localhost:8124/id/0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                     *           "cite-as": [
                     *             {
                     *               "href": "https://doi.org/10.5281/zenodo.4242"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/linkset+json": components["schemas"]["HubLinkset"];
                };
            };
            400: components["responses"]["HubBadRequest"];
            404: components["responses"]["HubVersionNotFound"];
            410: components["responses"]["HubVersionWithdrawn"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
        };
    };
    changePublishedVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the published version.
                 * @example 0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b
                 */
                version_id: components["parameters"]["HubPublishedVersionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "withdraw",
                 *       "reason": "A table contained wrong units.",
                 *       "confirm": true
                 *     }
                 */
                "application/json": components["schemas"]["HubVersionChangeInput"];
                /**
                 * @example {
                 *       "action": "withdraw",
                 *       "reason": "A table contained wrong units.",
                 *       "confirm": "true"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubVersionChangeForm"];
            };
        };
        responses: {
            /** @description The changed version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                     *       "project_id": "0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02",
                     *       "number": 1,
                     *       "label": "1.0",
                     *       "note": "First release.",
                     *       "audience": "everyone",
                     *       "address": "http://localhost:8124/id/0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                     *       "title": "Wheat under drought",
                     *       "description": "Wheat was grown under drought.",
                     *       "license": {
                     *         "name": "CC-BY-4.0",
                     *         "url": "https://creativecommons.org/licenses/by/4.0/",
                     *         "spdx": "CC-BY-4.0"
                     *       },
                     *       "creators": [
                     *         {
                     *           "name": "Alex Example",
                     *           "given": "Alex",
                     *           "family": "Example",
                     *           "orcid": "0000-0002-1825-0097",
                     *           "affiliations": [
                     *             {
                     *               "name": "Example University",
                     *               "ror": "https://ror.org/04qw24q55"
                     *             }
                     *           ],
                     *           "roles": [
                     *             "principal investigator"
                     *           ]
                     *         }
                     *       ],
                     *       "contributors": [],
                     *       "identifier": "INV-WHEAT",
                     *       "doi": "10.5281/zenodo.4242",
                     *       "profile": "MIAPPE 1.1",
                     *       "published_on": "2026-03-05",
                     *       "published_by": "Guest 2",
                     *       "citation": "Example, Alex (2026): Wheat under drought. Version 1.0. localhost:8124. http://localhost:8124/id/0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b",
                     *       "sha256": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                     *       "files": [
                     *         {
                     *           "name": "ro-crate.zip",
                     *           "media_type": "application/zip",
                     *           "size": 48213,
                     *           "sha256": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                     *           "path": "/id/0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b/files/ro-crate.zip"
                     *         }
                     *       ],
                     *       "missing": [],
                     *       "approved": {
                     *         "on": "2026-03-04",
                     *         "by": "Guest 1"
                     *       },
                     *       "withdrawn": null
                     *     }
                     */
                    "application/json": components["schemas"]["HubPublishedVersion"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubVersionNotFound"];
            /** @description The version was withdrawn. Nothing was changed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The version was withdrawn already."
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
    downloadPublishedFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description One byte range (RFC 9110, section 14.2). Several ranges and other units return the whole file. */
                Range?: components["parameters"]["HubFileRange"];
                /**
                 * @description The ETags that the client has cached. A match returns 304 without a body.
                 * @example "none"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The ID of the published version.
                 * @example 0199f0e1-7c2d-7b4e-8a60-5d6e7f809a1b
                 */
                version_id: components["parameters"]["HubPublishedVersionId"];
                /**
                 * @description The name of the file, as in `files` of the version.
                 * @example ro-crate.zip
                 */
                name: components["parameters"]["HubPublishedFileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of the file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["HubAcceptRanges"];
                    "Content-Disposition": components["headers"]["HubAttachment"];
                    "Repr-Digest": components["headers"]["HubFileDigest"];
                    Link: components["headers"]["HubSignposts"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example The bytes of the file. */
                    "application/octet-stream": components["schemas"]["HubFileBytes"];
                };
            };
            /** @description The requested byte range. */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["HubAcceptRanges"];
                    "Content-Disposition": components["headers"]["HubAttachment"];
                    "Content-Range": components["headers"]["HubContentRange"];
                    "Repr-Digest": components["headers"]["HubFileDigest"];
                    Link: components["headers"]["HubSignposts"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example The bytes of the file. */
                    "application/octet-stream": components["schemas"]["HubFileBytes"];
                };
            };
            /** @description The client's cached file is still valid. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Link: components["headers"]["HubSignposts"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["HubBadRequest"];
            404: components["responses"]["HubVersionNotFound"];
            410: components["responses"]["HubVersionWithdrawn"];
            /** @description The range starts after the end of the file. `Content-Range` contains the size of the file. */
            416: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Range": components["headers"]["HubContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The file has 48213 bytes; the range starts after the end."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
        };
    };
    listHubRepositories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The repositories, in the order of the setting. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "repositories": [
                     *         {
                     *           "name": "zenodo",
                     *           "title": "zenodo.org",
                     *           "address": "https://zenodo.org",
                     *           "kind": "invenio",
                     *           "has_token": true
                     *         },
                     *         {
                     *           "name": "lab",
                     *           "title": "dataverse.example.org",
                     *           "address": "https://dataverse.example.org",
                     *           "kind": "dataverse",
                     *           "has_token": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubRepositories"];
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
    setHubRepositoryToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the repository.
                 * @example zenodo
                 */
                repository: components["parameters"]["HubRepositoryName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "example-token-of-the-repository"
                 *     }
                 */
                "application/json": components["schemas"]["HubRepositoryTokenInput"];
                /**
                 * @example {
                 *       "token": "example-token-of-the-repository"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubRepositoryTokenForm"];
            };
        };
        responses: {
            /** @description The repository, without the token. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "zenodo",
                     *       "title": "zenodo.org",
                     *       "address": "https://zenodo.org",
                     *       "kind": "invenio",
                     *       "has_token": true
                     *     }
                     */
                    "application/json": components["schemas"]["HubRepository"];
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
    fixHubProblems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
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
            /** @description The action, the number of changed entities, and whether the project is valid. */
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
                 * @description Returns only changes of entities of this type. An empty value returns changes of all types.
                 * @example Study
                 */
                entity_type?: string;
                /**
                 * @description Returns only changes of this kind. An empty value returns changes of all kinds.
                 * @example deleted
                 */
                action?: "" | "created" | "updated" | "moved" | "deleted" | "restored";
                /**
                 * @description Returns only changes of this field. An empty value returns changes of all fields.
                 * @example start_date
                 */
                field?: string;
                /**
                 * @description Returns only changes by the user with this ID. An empty value returns the changes of all users.
                 * @example visitor-4f1c
                 */
                user?: components["parameters"]["HubHistoryUser"];
                /**
                 * @description Returns only changes on or after this day in UTC.
                 * @example 2026-03-01
                 */
                from?: components["parameters"]["HubHistoryFrom"];
                /**
                 * @description Returns only changes on or before this day in UTC.
                 * @example 2026-03-31
                 */
                to?: components["parameters"]["HubHistoryTo"];
                /**
                 * @description Returns only changes of entities whose label at that time contains this text, ignoring case.
                 * @example POT-03
                 */
                entity?: components["parameters"]["HubHistoryEntity"];
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes, newest first. */
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
                 * @description Returns only actions of this kind. An empty value returns actions of all kinds.
                 * @example imported
                 */
                kind?: "" | "created" | "changed" | "moved" | "deleted" | "duplicated" | "restored" | "pasted" | "imported" | "example" | "undone" | "project_restored" | "profile_moved";
                /**
                 * @description Returns only changes by the user with this ID. An empty value returns the changes of all users.
                 * @example visitor-4f1c
                 */
                user?: components["parameters"]["HubHistoryUser"];
                /**
                 * @description Returns only changes on or after this day in UTC.
                 * @example 2026-03-01
                 */
                from?: components["parameters"]["HubHistoryFrom"];
                /**
                 * @description Returns only changes on or before this day in UTC.
                 * @example 2026-03-31
                 */
                to?: components["parameters"]["HubHistoryTo"];
                /**
                 * @description Returns only changes of entities whose label at that time contains this text, ignoring case.
                 * @example POT-03
                 */
                entity?: components["parameters"]["HubHistoryEntity"];
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions, newest first. */
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
                 * @description Returns only changes of entities of this type. Use the name of the type in the profile.
                 * @example ObservationUnit
                 */
                entity_type?: string;
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The sequence number of the action. It identifies the moment directly after the action.
                 * @example 104
                 */
                moment: components["parameters"]["HubMoment"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes of the action, grouped by entity, and a preview of undoing the action. */
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The sequence number of the action. It identifies the moment directly after the action.
                 * @example 104
                 */
                moment: components["parameters"]["HubMoment"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new action, and the entities that were not restored. */
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
            /** @description No change of the action can be undone. Nothing was changed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "This action cannot be undone: all its changes were changed later."
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
                 * @description The earlier moment, as the sequence number of an action; 0 is before the first action.
                 * @example 11
                 */
                from?: number;
                /**
                 * @description The later moment, as the sequence number of an action. The default is now.
                 * @example 104
                 */
                to?: number;
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
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
                 * @description The ID of the project.
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
            /** @description The project in its restored state. */
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
            /** @description The project changed after `present`, or is already in the state of that moment. Nothing was changed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The project already has this state."
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
    listHubReviews: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews and the state of the latest review. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "current": {
                     *         "state": "open",
                     *         "by": "Guest 2",
                     *         "at": "2026-03-06T08:10:00Z",
                     *         "changes_since": 0
                     *       },
                     *       "changes": 57,
                     *       "reviews": [
                     *         {
                     *           "id": "0199f0f4-2b6c-7d18-9e40-7a1c3d5e9f02",
                     *           "state": "open",
                     *           "message": "Please check the sowing dates.",
                     *           "requested_by": "Guest 2",
                     *           "requested_at": "2026-03-06T08:10:00Z",
                     *           "decided_by": null,
                     *           "decided_at": null,
                     *           "text": "",
                     *           "changes": 57,
                     *           "moment": 104
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "limit": 100,
                     *       "offset": 0
                     *     }
                     */
                    "application/json": components["schemas"]["HubReviews"];
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
    requestHubReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
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
                 *       "message": "Please check the sowing dates."
                 *     }
                 */
                "application/json": components["schemas"]["HubReviewInput"];
                /**
                 * @example {
                 *       "message": "Please check the sowing dates."
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubReviewForm"];
            };
        };
        responses: {
            /** @description The new review request. */
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
                     *       "id": "0199f0f4-2b6c-7d18-9e40-7a1c3d5e9f02",
                     *       "state": "open",
                     *       "message": "Please check the sowing dates.",
                     *       "requested_by": "Guest 2",
                     *       "requested_at": "2026-03-06T08:10:00Z",
                     *       "decided_by": null,
                     *       "decided_at": null,
                     *       "text": "",
                     *       "changes": 57,
                     *       "moment": 104
                     *     }
                     */
                    "application/json": components["schemas"]["HubReview"];
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
    decideHubReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the review.
                 * @example 0199f0f4-2b6c-7d18-9e40-7a1c3d5e9f02
                 */
                review_id: components["parameters"]["HubReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "changes_requested",
                 *       "text": "The sowing date of plot 3 is missing.",
                 *       "changes": 57
                 *     }
                 */
                "application/json": components["schemas"]["HubDecisionInput"];
                /**
                 * @example {
                 *       "decision": "changes_requested",
                 *       "text": "The sowing date of plot 3 is missing.",
                 *       "changes": "57"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubDecisionForm"];
            };
        };
        responses: {
            /** @description The review with its decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "changes_requested",
                     *       "decided_by": "Guest 1",
                     *       "decided_at": "2026-03-06T09:40:00Z",
                     *       "text": "The sowing date of plot 3 is missing.",
                     *       "id": "0199f0f4-2b6c-7d18-9e40-7a1c3d5e9f02",
                     *       "message": "Please check the sowing dates.",
                     *       "requested_by": "Guest 2",
                     *       "requested_at": "2026-03-06T08:10:00Z",
                     *       "changes": 57,
                     *       "moment": 104
                     *     }
                     */
                    "application/json": components["schemas"]["HubReview"];
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
    withdrawHubReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the review.
                 * @example 0199f0f4-2b6c-7d18-9e40-7a1c3d5e9f02
                 */
                review_id: components["parameters"]["HubReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawn review. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0f4-2b6c-7d18-9e40-7a1c3d5e9f02",
                     *       "state": "withdrawn",
                     *       "message": "Please check the sowing dates.",
                     *       "requested_by": "Guest 2",
                     *       "requested_at": "2026-03-06T08:10:00Z",
                     *       "decided_by": "Guest 2",
                     *       "decided_at": "2026-03-06T09:40:00Z",
                     *       "text": "",
                     *       "changes": 57,
                     *       "moment": 104
                     *     }
                     */
                    "application/json": components["schemas"]["HubReview"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            409: components["responses"]["HubConflict"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    listHubComments: {
        parameters: {
            query?: {
                /**
                 * @description Returns only resolved or only open comments. The default is all comments.
                 * @example false
                 */
                resolved?: boolean;
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of comments, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "comments": [
                     *         {
                     *           "id": "0199f0d5-6c2e-7a31-8b40-3f5d7e9c1a22",
                     *           "entity_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *           "entity_label": "Drought trial 2024",
                     *           "field": "start_date",
                     *           "content": "@Guest 1 The sowing list says 4 March. Which day is right?",
                     *           "author_id": "visitor-4f1c",
                     *           "author_name": "Guest 2",
                     *           "at": "2026-03-06T08:10:00Z",
                     *           "resolved_at": null,
                     *           "resolved_by": null
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "limit": 100,
                     *       "offset": 0
                     *     }
                     */
                    "application/json": components["schemas"]["HubComments"];
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
    resolveHubComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the comment.
                 * @example 0199f0d5-6c2e-7a31-8b40-3f5d7e9c1a22
                 */
                comment_id: components["parameters"]["HubCommentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resolved": true
                 *     }
                 */
                "application/json": components["schemas"]["HubCommentState"];
                /**
                 * @example {
                 *       "resolved": "true"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubCommentStateForm"];
            };
        };
        responses: {
            /** @description The comment in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0d5-6c2e-7a31-8b40-3f5d7e9c1a22",
                     *       "entity_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *       "entity_label": "Drought trial 2024",
                     *       "field": "start_date",
                     *       "content": "@Guest 1 The sowing list says 4 March. Which day is right?",
                     *       "author_id": "visitor-4f1c",
                     *       "author_name": "Guest 2",
                     *       "at": "2026-03-06T08:10:00Z",
                     *       "resolved_at": "2026-03-06T09:40:00Z",
                     *       "resolved_by": "Guest 1"
                     *     }
                     */
                    "application/json": components["schemas"]["HubComment"];
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
    deleteHubComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the comment.
                 * @example 0199f0d5-6c2e-7a31-8b40-3f5d7e9c1a22
                 */
                comment_id: components["parameters"]["HubCommentId"];
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
    createHubRestorePoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
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
            /** @description The project already has 200 restore points. */
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the restore point.
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
                 * @description The parent of the new entity.
                 * @example 0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03
                 */
                parent_id?: string;
                /**
                 * @description The field of the parent. Optional if only one field can contain the type.
                 * @example studies
                 */
                parent_field?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, or its form in snake_case. Case is ignored.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. Values that follow from the parent are filled in. */
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
                 * @description Returns only entities of this type.
                 * @example Study
                 */
                type?: string;
                /**
                 * @description Returns only children of this entity.
                 * @example 0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03
                 */
                parent_id?: string;
                /**
                 * @description Returns only items that contain this text, ignoring case.
                 * @example drought
                 */
                q?: components["parameters"]["HubSearch"];
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entities in tree order. */
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
                 * @description The ID of the project.
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
                 * @description The ID of the project.
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
            /** @description The validation errors, always as JSON. The list is empty for valid values. */
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
                 * @description The ID of the project.
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
            /** @description The number of changes, and the current entities. */
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
            /** @description At least one entity changed after the given version. Nothing was changed. The response contains the current state of each of these entities. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "1 of 2 entities has changed. Nothing was saved. Read them again, and send your changes with their versions.",
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
                 * @description The ID of the project.
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
                 * @description Returns only items that contain this text, ignoring case.
                 * @example drought
                 */
                q?: components["parameters"]["HubSearch"];
                /**
                 * @description Returns only descendants of this entity.
                 * @example 0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03
                 */
                parent_id?: string;
                /**
                 * @description Orders by this field. A minus sign means descending. The default is tree order.
                 * @example -unique_id
                 */
                sort?: string;
                /**
                 * @description Returns only rows with errors.
                 * @example false
                 */
                only_errors?: boolean;
                /**
                 * @description A filter: field name, operator and text. The operators are `~` (contains), `=`, `!=`, `<=` and `>=`. `=` and `!=` without text test whether the field is empty. Case is ignored. Repeat the parameter for several filters. A row must match all filters, but only one of several `=` filters for the same field.
                 * @example [
                 *       "title~wheat"
                 *     ]
                 */
                filter?: string[];
                /**
                 * @description Orders by this field before `sort`. `groups` in the response contains the number of matching rows for each value of the field.
                 * @example unique_id
                 */
                group?: string;
                /**
                 * @description The row whose form the page shows next to the table. The parameter does not change the data.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                entity?: string;
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, or its form in snake_case. Case is ignored.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The columns and one page of rows. */
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the entity in the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entity as a form with values and errors, or as JSON. */
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
                 * @description The version that the client has read. If this version is outdated, returns 409.
                 * @example 1
                 */
                version?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the entity in the project.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the entity in the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation page with the number of descendants. Nothing is deleted. */
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the entity in the project.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the entity in the project.
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
            /** @description The parent field can contain only one entity, and contains the original. Nothing was changed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "geographic_location can contain only one Location, so it cannot be duplicated."
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the entity in the project.
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
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the entity in the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions, newest first. */
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
    listHubEntityComments: {
        parameters: {
            query?: {
                /**
                 * @description The field to preselect in the form on the page. The parameter does not filter the list.
                 * @example start_date
                 */
                field?: string;
                /**
                 * @description Returns only resolved or only open comments. The default is all comments.
                 * @example false
                 */
                resolved?: boolean;
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the entity in the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of comments, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "comments": [
                     *         {
                     *           "id": "0199f0d5-6c2e-7a31-8b40-3f5d7e9c1a22",
                     *           "entity_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *           "entity_label": "Drought trial 2024",
                     *           "field": "start_date",
                     *           "content": "@Guest 1 The sowing list says 4 March. Which day is right?",
                     *           "author_id": "visitor-4f1c",
                     *           "author_name": "Guest 2",
                     *           "at": "2026-03-06T08:10:00Z",
                     *           "resolved_at": null,
                     *           "resolved_by": null
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "limit": 100,
                     *       "offset": 0
                     *     }
                     */
                    "application/json": components["schemas"]["HubComments"];
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
    createHubComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the entity in the project.
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
                 *       "field": "start_date",
                 *       "content": "@Guest 1 The sowing list says 4 March. Which day is right?"
                 *     }
                 */
                "application/json": components["schemas"]["HubCommentInput"];
                /**
                 * @example {
                 *       "field": "start_date",
                 *       "content": "@Guest 1 The sowing list says 4 March. Which day is right?"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubCommentForm"];
            };
        };
        responses: {
            /** @description The new comment. */
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
                     *       "id": "0199f0d5-6c2e-7a31-8b40-3f5d7e9c1a22",
                     *       "entity_id": "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04",
                     *       "entity_label": "Drought trial 2024",
                     *       "field": "start_date",
                     *       "content": "@Guest 1 The sowing list says 4 March. Which day is right?",
                     *       "author_id": "visitor-4f1c",
                     *       "author_name": "Guest 2",
                     *       "at": "2026-03-06T08:10:00Z",
                     *       "resolved_at": null,
                     *       "resolved_by": null
                     *     }
                     */
                    "application/json": components["schemas"]["HubComment"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description The project already has 20,000 comments. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "This project has 20,000 comments, which is the maximum. Delete comments first."
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
    showHubEntityVersion: {
        parameters: {
            query?: {
                /**
                 * @description The version to compare with. The default is the version before it.
                 * @example 1
                 */
                against?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the entity in the project.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                node_id: components["parameters"]["HubNodeId"];
                /**
                 * @description The version number.
                 * @example 1
                 */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values of the version, and the changes since `against`. */
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the entity in the project.
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
            /** @description Either the entity changed after `version`, or the parent of the deleted entity is also deleted and must be restored first. `current` contains the current state of the entity if it exists. Nothing was changed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The Study that contains this entity is also deleted. Restore it first."
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
                 * @description The file format.
                 * @example xlsx
                 */
                format?: "xlsx" | "csv" | "json" | "yaml" | "isa-json" | "isa-tab" | "sdrf" | "ena-xml" | "ena-tsv" | "ro-crate";
                /**
                 * @description Exports only this entity type. Required for csv. The formats json, yaml, isa-json, isa-tab, sdrf, ena-xml, ena-tsv and ro-crate return 400 if it is present.
                 * @example Study
                 */
                type?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exported file. The response is streamed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    "Content-Disposition": components["headers"]["HubAttachment"];
                    "X-Export-Account": components["headers"]["HubExportAccount"];
                    [name: string]: unknown;
                };
                content: {
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
                    /** @example PK */
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
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
                    /** @example <WEBIN><SUBMISSION_SET><SUBMISSION><ACTIONS><ACTION><ADD/></ACTION></ACTIONS></SUBMISSION></SUBMISSION_SET></WEBIN> */
                    "application/xml": string;
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
                 * @description The file format.
                 * @example isa-tab
                 */
                format?: "xlsx" | "csv" | "json" | "yaml" | "isa-json" | "isa-tab" | "sdrf" | "ena-xml" | "ena-tsv" | "ro-crate";
                /**
                 * @description The entity type of a table, for `xlsx` and `csv`. The default is all types.
                 * @example Study
                 */
                type?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data that the format omits. If the list is empty, the exported file contains all entities. */
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
                     *       ],
                     *       "changed": [
                     *         {
                     *           "what": "Study Description",
                     *           "place": "i_investigation.txt",
                     *           "shown": "Two fields,\nboth irrigated.",
                     *           "written": "Two fields, both irrigated.",
                     *           "reason": "A cell of this format has one line. Line breaks and tabs become spaces.",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "besides": [
                     *         {
                     *           "what": "Observations",
                     *           "count": 240
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
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
                     *               "value": "ods",
                     *               "label": "OpenDocument spreadsheet"
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
                     *               "value": "dwca",
                     *               "label": "Darwin Core archive"
                     *             },
                     *             {
                     *               "value": "ro-crate",
                     *               "label": "RO-Crate"
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
                     *           "help": "Leave empty to detect it from the columns.",
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
                 * @description The ID of the project.
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
                     *           "reason": "The column \"color\" is not a field of Study and is left out, with 1 value.",
                     *           "places": 1,
                     *           "values": 1
                     *         }
                     *       ],
                     *       "notes": [],
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
                     *           "detail": "The column \"color\" is not a field of Study and is left out, with 1 value."
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
            /** @description The file exceeds its size limit (by default 50 MB for files and 5 MB for JSON bodies). */
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
                 * @description Returns only rows with this outcome.
                 * @example refuse
                 */
                outcome?: "create" | "change" | "unchanged" | "refuse" | "leave_out";
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the import.
                 * @example 0199f0b0-4a6d-7f90-a5c2-8e1d2c3b4a05
                 */
                import_id: components["parameters"]["HubImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows with their outcomes, in the order of the file. */
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
                     *           "reason": "The date is stored in ISO 8601 format.",
                     *           "values": 1
                     *         }
                     *       ],
                     *       "left_out": [
                     *         {
                     *           "place": "Study!3",
                     *           "entity_type": "Study",
                     *           "reason": "_parent_id: neither the file nor the project has an entity with the _id \"STU-2\".",
                     *           "places": 1,
                     *           "values": 2
                     *         }
                     *       ],
                     *       "notes": [],
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
                     *           "detail": "_parent_id: neither the file nor the project has an entity with the _id \"STU-2\"."
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the import.
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the import.
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
            /** @description The updated preview, with its first rows. */
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
                     *           "reason": "The value is replaced, as you selected.",
                     *           "values": 1
                     *         }
                     *       ],
                     *       "left_out": [],
                     *       "notes": [],
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
            /** @description The import was already applied. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "This import was already applied."
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
    addHubImportColumns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the import.
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
                 *       "columns": [
                 *         {
                 *           "table": "",
                 *           "column": "2"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["HubImportColumnsInput"];
                /**
                 * @example {
                 *       "add": "[\"\",\"2\"]"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubImportColumnsForm"];
            };
        };
        responses: {
            /** @description The updated preview, with its first rows. */
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
                     *           "reason": "The value is replaced, as you selected.",
                     *           "values": 1
                     *         }
                     *       ],
                     *       "left_out": [],
                     *       "notes": [],
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
            /** @description The import was already applied. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "This import was already applied."
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the import.
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
            /** @description The counts of the import. */
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
            /** @description Rows are rejected and `skip_refused` is not set, the import was already applied, or an entity or the `strictness` of the project changed after the preview. Nothing was saved. */
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the import.
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
    listHubFiles: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files with their newest versions, by name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "files": [
                     *         {
                     *           "id": "0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03",
                     *           "name": "plant-heights.csv",
                     *           "description": "Heights at two stations",
                     *           "path": "/hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02/files/0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03/versions/2",
                     *           "version": 2,
                     *           "size": 48213,
                     *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "media_type": "text/csv",
                     *           "user_id": "visitor-4f1c",
                     *           "user_name": "Guest 2",
                     *           "stored_at": "2026-03-04T16:05:12Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "limit": 100,
                     *       "offset": 0
                     *     }
                     */
                    "application/json": components["schemas"]["HubFiles"];
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
    uploadHubFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
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
                 *       "file": "plant-heights.csv"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["HubFileUploadForm"];
            };
        };
        responses: {
            /** @description The files, in the order of the request, each with its outcome. */
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
                     *       "file_id": "0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03",
                     *       "files": [
                     *         {
                     *           "outcome": "created",
                     *           "file": {
                     *             "id": "0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03",
                     *             "name": "plant-heights.csv",
                     *             "description": "Heights at two stations",
                     *             "path": "/hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02/files/0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03/versions/2",
                     *             "version": 2,
                     *             "size": 48213,
                     *             "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *             "media_type": "text/csv",
                     *             "user_id": "visitor-4f1c",
                     *             "user_name": "Guest 2",
                     *             "stored_at": "2026-03-04T16:05:12Z"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubUploadedFiles"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description A file exceeds its size limit (by default 2 GB). Nothing was stored. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The file is larger than the 2000000000 bytes that this server accepts."
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
    showHubFile: {
        parameters: {
            query?: {
                /**
                 * @description The name of the sheet that the page shows, if the file is a spreadsheet. The default is the first visible sheet.
                 * @example Heights
                 */
                sheet?: components["parameters"]["HubFileSheet"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the file.
                 * @example 0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03
                 */
                file_id: components["parameters"]["HubFileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file and its versions, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03",
                     *       "name": "plant-heights.csv",
                     *       "description": "Heights at two stations",
                     *       "path": "/hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02/files/0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03/versions/2",
                     *       "version": 2,
                     *       "size": 48213,
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "media_type": "text/csv",
                     *       "user_id": "visitor-4f1c",
                     *       "user_name": "Guest 2",
                     *       "stored_at": "2026-03-04T16:05:12Z",
                     *       "versions": [
                     *         {
                     *           "version": 2,
                     *           "size": 48213,
                     *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "user_id": "visitor-4f1c",
                     *           "user_name": "Guest 2",
                     *           "stored_at": "2026-03-04T16:05:12Z"
                     *         },
                     *         {
                     *           "version": 1,
                     *           "size": 40110,
                     *           "sha256": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
                     *           "user_id": "visitor-4f1c",
                     *           "user_name": "Guest 2",
                     *           "stored_at": "2026-03-02T10:41:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubFileDetail"];
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
    changeHubFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the file.
                 * @example 0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03
                 */
                file_id: components["parameters"]["HubFileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "heights-2026.csv",
                 *       "description": "Heights at two stations"
                 *     }
                 */
                "application/json": components["schemas"]["HubFileInput"];
                /**
                 * @example {
                 *       "name": "heights-2026.csv",
                 *       "description": "Heights at two stations"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubFileInput"];
            };
        };
        responses: {
            /** @description The file with its new name and description. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03",
                     *       "name": "heights-2026.csv",
                     *       "description": "Heights at two stations",
                     *       "path": "/hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02/files/0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03/versions/2",
                     *       "version": 2,
                     *       "size": 48213,
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "media_type": "text/csv",
                     *       "user_id": "visitor-4f1c",
                     *       "user_name": "Guest 2",
                     *       "stored_at": "2026-03-04T16:05:12Z"
                     *     }
                     */
                    "application/json": components["schemas"]["HubFile"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description Another file of the project already has this name. Nothing was changed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "body.name: is the name of another file of the project"
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
    changeHubFileFromPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the file.
                 * @example 0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03
                 */
                file_id: components["parameters"]["HubFileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "heights-2026.csv",
                 *       "description": "Heights at two stations"
                 *     }
                 */
                "application/json": components["schemas"]["HubFileInput"];
                /**
                 * @example {
                 *       "name": "heights-2026.csv",
                 *       "description": "Heights at two stations"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubFileInput"];
            };
        };
        responses: {
            /** @description The file with its new name and description. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03",
                     *       "name": "heights-2026.csv",
                     *       "description": "Heights at two stations",
                     *       "path": "/hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02/files/0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03/versions/2",
                     *       "version": 2,
                     *       "size": 48213,
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "media_type": "text/csv",
                     *       "user_id": "visitor-4f1c",
                     *       "user_name": "Guest 2",
                     *       "stored_at": "2026-03-04T16:05:12Z"
                     *     }
                     */
                    "application/json": components["schemas"]["HubFile"];
                };
            };
            303: components["responses"]["HubSeeOther"];
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description Another file of the project already has this name. Nothing was changed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "body.name: is the name of another file of the project"
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
    deleteHubFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the file.
                 * @example 0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03
                 */
                file_id: components["parameters"]["HubFileId"];
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
        };
    };
    confirmHubFileDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the file.
                 * @example 0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03
                 */
                file_id: components["parameters"]["HubFileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation page, or the file with its versions. Nothing is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03",
                     *       "name": "plant-heights.csv",
                     *       "description": "Heights at two stations",
                     *       "path": "/hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02/files/0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03/versions/2",
                     *       "version": 2,
                     *       "size": 48213,
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "media_type": "text/csv",
                     *       "user_id": "visitor-4f1c",
                     *       "user_name": "Guest 2",
                     *       "stored_at": "2026-03-04T16:05:12Z",
                     *       "versions": [
                     *         {
                     *           "version": 2,
                     *           "size": 48213,
                     *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "user_id": "visitor-4f1c",
                     *           "user_name": "Guest 2",
                     *           "stored_at": "2026-03-04T16:05:12Z"
                     *         },
                     *         {
                     *           "version": 1,
                     *           "size": 40110,
                     *           "sha256": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
                     *           "user_id": "visitor-4f1c",
                     *           "user_name": "Guest 2",
                     *           "stored_at": "2026-03-02T10:41:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubFileDetail"];
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
    deleteHubFileFromPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the file.
                 * @example 0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03
                 */
                file_id: components["parameters"]["HubFileId"];
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
        };
    };
    storeHubFileObservations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the file.
                 * @example 0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03
                 */
                file_id: components["parameters"]["HubFileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sheet": "Heights"
                 *     }
                 */
                "application/json": components["schemas"]["HubTableInput"];
                /**
                 * @example {
                 *       "sheet": "Heights"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubTableInput"];
            };
        };
        responses: {
            /** @description The number of stored observations, and the values of the table that were changed or left out. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stored": 480,
                     *       "repeated": 0,
                     *       "changed": [
                     *         {
                     *           "what": "Times without a time zone, read as UTC",
                     *           "count": 480
                     *         }
                     *       ],
                     *       "left_out": [
                     *         {
                     *           "what": "The column remarks",
                     *           "count": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubTableOutcome"];
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
    downloadHubFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description One byte range (RFC 9110, section 14.2). Several ranges and other units return the whole file. */
                Range?: components["parameters"]["HubFileRange"];
                /**
                 * @description The ETags that the client has cached. A match returns 304 without a body.
                 * @example "none"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description The ID of the file.
                 * @example 0199f0e1-4c5d-7e6f-8a7b-8c9d0e1f2a03
                 */
                file_id: components["parameters"]["HubFileId"];
                /**
                 * @description The number of the version, or `latest`.
                 * @example latest
                 */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of the version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["HubAcceptRanges"];
                    "Content-Disposition": components["headers"]["HubAttachment"];
                    "Repr-Digest": components["headers"]["HubFileDigest"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example The bytes of the file. */
                    "application/octet-stream": components["schemas"]["HubFileBytes"];
                };
            };
            /** @description The requested byte range. */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["HubAcceptRanges"];
                    "Content-Disposition": components["headers"]["HubAttachment"];
                    "Repr-Digest": components["headers"]["HubFileDigest"];
                    "Content-Range": components["headers"]["HubContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example The bytes of the file. */
                    "application/octet-stream": components["schemas"]["HubFileBytes"];
                };
            };
            302: components["responses"]["HubLoginRedirect"];
            /** @description The client's cached content is still valid. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["HubBadRequest"];
            401: components["responses"]["HubLoginRequired"];
            403: components["responses"]["HubForbidden"];
            404: components["responses"]["HubNotFound"];
            /** @description The range starts after the end of the file. */
            416: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    "Content-Range": components["headers"]["HubContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The file has 48213 bytes; the range starts after the end."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
        };
    };
    showHubGraph: {
        parameters: {
            query?: {
                /**
                 * @description Returns only entities of this type and the edges between returned entities. Repeat the parameter for several types.
                 * @example [
                 *       "Study"
                 *     ]
                 */
                type?: components["parameters"]["HubGraphTypes"];
                /**
                 * @description Returns only items that contain this text, ignoring case.
                 * @example drought
                 */
                q?: components["parameters"]["HubSearch"];
                /**
                 * @description Returns only this entity, its descendants, and the entities to which they refer.
                 * @example 0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03
                 */
                node_id?: components["parameters"]["HubGraphFocus"];
                /**
                 * @description The nodes that the drawing expands: `<entity>.<field>` for the children of an entity in a field, `top.<type>` for top-level entities. Repeat the parameter for several nodes. The JSON data always contains all entities.
                 * @example [
                 *       "0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04.observation_units"
                 *     ]
                 */
                open?: components["parameters"]["HubGraphOpen"];
                /**
                 * @description The entity that the page shows next to the drawing. The parameter does not change the data.
                 * @example 0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04
                 */
                entity?: components["parameters"]["HubGraphShown"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, or the graph data as JSON. */
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
                 * @description Returns only entities of this type and the edges between returned entities. Repeat the parameter for several types.
                 * @example [
                 *       "Study"
                 *     ]
                 */
                type?: components["parameters"]["HubGraphTypes"];
                /**
                 * @description Returns only items that contain this text, ignoring case.
                 * @example drought
                 */
                q?: components["parameters"]["HubSearch"];
                /**
                 * @description Returns only this entity, its descendants, and the entities to which they refer.
                 * @example 0199f0a4-1e77-7a08-8c64-1f2b3d4c5e03
                 */
                node_id?: components["parameters"]["HubGraphFocus"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nodes and edges. Both lists are empty for a project without entities. */
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, or its form in snake_case. Case is ignored.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The column layout and the views of the caller. */
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
                    "application/json": components["schemas"]["HubShownColumns"];
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
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, or its form in snake_case. Case is ignored.
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
            /** @description The stored column layout and views. */
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
    listHubOwnColumns: {
        parameters: {
            query?: {
                /**
                 * @description The entity type that the form for a new column preselects. The parameter does not filter the list.
                 * @example ObservationUnit
                 */
                entity_type?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The own columns in the order of the table. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "own_columns": [
                     *         {
                     *           "entity_type": "ObservationUnit",
                     *           "name": "soil_moisture",
                     *           "label": "Soil moisture",
                     *           "kind": "number",
                     *           "choices": [],
                     *           "unit": "%",
                     *           "description": "Measured at a depth of 20 cm.",
                     *           "recommended": false,
                     *           "entity_count": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HubOwnColumns"];
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
    createHubOwnColumn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
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
                 *       "entity_type": "ObservationUnit",
                 *       "label": "Soil moisture",
                 *       "kind": "number",
                 *       "unit": "%"
                 *     }
                 */
                "application/json": components["schemas"]["HubOwnColumnInput"];
                /**
                 * @example {
                 *       "entity_type": "ObservationUnit",
                 *       "label": "Soil moisture",
                 *       "kind": "number",
                 *       "choices": "",
                 *       "unit": "%",
                 *       "description": ""
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubOwnColumnForm"];
            };
        };
        responses: {
            /** @description The new own column. */
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
                     *       "entity_type": "ObservationUnit",
                     *       "name": "soil_moisture",
                     *       "label": "Soil moisture",
                     *       "kind": "number",
                     *       "choices": [],
                     *       "unit": "%",
                     *       "description": "Measured at a depth of 20 cm.",
                     *       "recommended": false
                     *     }
                     */
                    "application/json": components["schemas"]["HubOwnColumn"];
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
    editHubOwnColumnForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, or its form in snake_case. Case is ignored.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
                /**
                 * @description The name of the own column.
                 * @example soil_moisture
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form with the current values. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "action": "/hub/projects/0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02/own-columns/ObservationUnit/soil_moisture",
                     *       "method": "POST",
                     *       "fields": [
                     *         {
                     *           "name": "label",
                     *           "label": "Label",
                     *           "kind": "text",
                     *           "required": true,
                     *           "max_length": 100,
                     *           "value": "Soil moisture"
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
    changeHubOwnColumn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, or its form in snake_case. Case is ignored.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
                /**
                 * @description The name of the own column.
                 * @example soil_moisture
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Soil water",
                 *       "unit": "%"
                 *     }
                 */
                "application/json": components["schemas"]["HubOwnColumnUpdateInput"];
                /**
                 * @example {
                 *       "label": "Soil water",
                 *       "kind": "number",
                 *       "choices": "",
                 *       "unit": "%",
                 *       "description": ""
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubOwnColumnForm"];
            };
        };
        responses: {
            /** @description The updated own column. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entity_type": "ObservationUnit",
                     *       "name": "soil_moisture",
                     *       "label": "Soil water",
                     *       "kind": "number",
                     *       "choices": [],
                     *       "unit": "%",
                     *       "description": "Measured at a depth of 20 cm.",
                     *       "recommended": false
                     *     }
                     */
                    "application/json": components["schemas"]["HubOwnColumn"];
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
    changeHubOwnColumnFromPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, or its form in snake_case. Case is ignored.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
                /**
                 * @description The name of the own column.
                 * @example soil_moisture
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Soil water",
                 *       "unit": "%"
                 *     }
                 */
                "application/json": components["schemas"]["HubOwnColumnUpdateInput"];
                /**
                 * @example {
                 *       "label": "Soil water",
                 *       "kind": "number",
                 *       "choices": "",
                 *       "unit": "%",
                 *       "description": ""
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["HubOwnColumnForm"];
            };
        };
        responses: {
            /** @description The updated own column. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entity_type": "ObservationUnit",
                     *       "name": "soil_moisture",
                     *       "label": "Soil water",
                     *       "kind": "number",
                     *       "choices": [],
                     *       "unit": "%",
                     *       "description": "Measured at a depth of 20 cm.",
                     *       "recommended": false
                     *     }
                     */
                    "application/json": components["schemas"]["HubOwnColumn"];
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
    deleteHubOwnColumn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, or its form in snake_case. Case is ignored.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
                /**
                 * @description The name of the own column.
                 * @example soil_moisture
                 */
                name: string;
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
    confirmHubOwnColumnDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, or its form in snake_case. Case is ignored.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
                /**
                 * @description The name of the own column.
                 * @example soil_moisture
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The column with the number of entities that have a value. Nothing is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entity_type": "ObservationUnit",
                     *       "name": "soil_moisture",
                     *       "label": "Soil moisture",
                     *       "kind": "number",
                     *       "choices": [],
                     *       "unit": "%",
                     *       "description": "Measured at a depth of 20 cm.",
                     *       "recommended": false,
                     *       "entity_count": 12
                     *     }
                     */
                    "application/json": components["schemas"]["HubCountedOwnColumn"];
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
    deleteHubOwnColumnFromPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, or its form in snake_case. Case is ignored.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
                /**
                 * @description The name of the own column.
                 * @example soil_moisture
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "descendants": 0
                 *     }
                 */
                "application/json": components["schemas"]["HubDeletionInput"];
                /**
                 * @example {
                 *       "descendants": 0
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
            409: components["responses"]["HubConflict"];
            413: components["responses"]["HubTooLarge"];
            415: components["responses"]["HubUnsupported"];
            502: components["responses"]["HubTokenFailure"];
            503: components["responses"]["HubUnavailable"];
            507: components["responses"]["HubStorageFull"];
        };
    };
    getHubProjectSchema: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
                /**
                 * @description An entity type of the project's profile, or its form in snake_case. Case is ignored.
                 * @example Study
                 */
                type: components["parameters"]["HubEntityTypeInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The JSON Schema of the entity type, with the own columns. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "$schema": "https://json-schema.org/draft/2020-12/schema",
                     *       "title": "Study",
                     *       "type": "object",
                     *       "properties": {}
                     *     }
                     */
                    "application/json": {
                        [key: string]: unknown;
                    };
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
    showHubChat: {
        parameters: {
            query?: {
                /**
                 * @description Returns only messages with a smaller sequence number. If absent, the latest messages are returned.
                 * @example 9007199254740991
                 */
                before?: number;
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
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
                 * @description The ID of the project.
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
            /** @description The stored message. */
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
                 * @description The sequence number of the last frame that the client has received; 0 returns all frames.
                 * @example 41
                 */
                since?: number;
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
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
                 * @description The ID of the project.
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
            /** @description The frame as other clients receive it. */
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
    listHubObservations: {
        parameters: {
            query?: {
                /**
                 * @description The format of the response.
                 * @example csv
                 */
                format?: "csv" | "html";
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["HubLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["HubOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                id: components["parameters"]["HubProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The observations in the requested format. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["HubCookies"];
                    "Content-Disposition": components["headers"]["HubTableAttachment"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example study,unit,variable,value,time,collector
                     *     STU-1,PLOT-1,PH,182.4,2026-06-12T08:10:40.413Z,A. Person
                     */
                    "text/csv": string;
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
    showBrapiServer: {
        parameters: {
            query?: {
                /**
                 * @description Returns only calls that support this media type.
                 * @example application/json
                 */
                dataType?: components["parameters"]["BrapiDataType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The name of the server and the calls that it supports. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 0,
                     *           "totalCount": 0,
                     *           "totalPages": 0
                     *         }
                     *       },
                     *       "result": {
                     *         "calls": [
                     *           {
                     *             "service": "studies",
                     *             "methods": [
                     *               "GET"
                     *             ],
                     *             "versions": [
                     *               "2.0",
                     *               "2.1"
                     *             ],
                     *             "contentTypes": [
                     *               "application/json"
                     *             ],
                     *             "dataTypes": [
                     *               "application/json"
                     *             ]
                     *           }
                     *         ],
                     *         "serverName": "Concordat",
                     *         "serverDescription": "Plant phenotyping projects in MIAPPE",
                     *         "organizationName": null,
                     *         "organizationURL": null,
                     *         "documentationURL": "https://hub.example.org/reference",
                     *         "contactEmail": null,
                     *         "location": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiServerResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
        };
    };
    listBrapiCrops: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of species names. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           "Triticum aestivum"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiNamesResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    listBrapiPrograms: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
                /**
                 * @description The ID of the program (workspace).
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                programDbId?: components["parameters"]["BrapiProgramDbId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of programs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "programDbId": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *             "programName": "Trials",
                     *             "objective": "Field trials of wheat",
                     *             "abbreviation": null,
                     *             "commonCropName": null,
                     *             "documentationURL": null,
                     *             "fundingInformation": null,
                     *             "leadPersonDbId": null,
                     *             "leadPersonName": null,
                     *             "programType": null,
                     *             "additionalInfo": {},
                     *             "externalReferences": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiProgramsResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    listBrapiTrials: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
                /**
                 * @description Returns only active or only inactive objects. Every object of this server is active.
                 * @example true
                 */
                active?: components["parameters"]["BrapiActive"];
                /**
                 * @description The ID of the program (workspace).
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                programDbId?: components["parameters"]["BrapiProgramDbId"];
                /**
                 * @description The ID of the trial (investigation).
                 * @example 0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12
                 */
                trialDbId?: components["parameters"]["BrapiTrialDbId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of trials. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "trialDbId": "0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12",
                     *             "trialName": "Drought",
                     *             "trialDescription": "Wheat under drought",
                     *             "trialPUI": null,
                     *             "active": true,
                     *             "programDbId": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *             "programName": "Trials",
                     *             "contacts": [],
                     *             "datasetAuthorships": [
                     *               {
                     *                 "datasetPUI": null,
                     *                 "license": "CC-BY-4.0",
                     *                 "publicReleaseDate": null,
                     *                 "submissionDate": "2026-03-05"
                     *               }
                     *             ],
                     *             "publications": [],
                     *             "commonCropName": null,
                     *             "documentationURL": null,
                     *             "endDate": null,
                     *             "startDate": null,
                     *             "additionalInfo": {
                     *               "miappeVersion": "1.1"
                     *             },
                     *             "externalReferences": [
                     *               {
                     *                 "referenceId": "INV-1",
                     *                 "referenceID": "INV-1",
                     *                 "referenceSource": "MIAPPE"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiTrialsResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    listBrapiSeasons: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of seasons. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "seasonDbId": "2026",
                     *             "seasonName": "2026",
                     *             "year": 2026
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiSeasonsResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    listBrapiStudies: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
                /**
                 * @description Returns only active or only inactive objects. Every object of this server is active.
                 * @example true
                 */
                active?: components["parameters"]["BrapiActive"];
                /**
                 * @description The ID of the program (workspace).
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                programDbId?: components["parameters"]["BrapiProgramDbId"];
                /**
                 * @description The ID of the trial (investigation).
                 * @example 0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12
                 */
                trialDbId?: components["parameters"]["BrapiTrialDbId"];
                /**
                 * @description The ID of the study.
                 * @example 0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23
                 */
                studyDbId?: components["parameters"]["BrapiStudyDbId"];
                /**
                 * @description The year in which the study started.
                 * @example 2026
                 */
                seasonDbId?: components["parameters"]["BrapiSeasonDbId"];
                /**
                 * @description The name of the study.
                 * @example Field trial
                 */
                studyName?: components["parameters"]["BrapiStudyName"];
                /**
                 * @description The ID of the location. If a study contains only the name of its site, this is the ID of the study.
                 * @example 0199f0d7-8392-71a4-95b6-2b3c4d5e6f78
                 */
                locationDbId?: components["parameters"]["BrapiLocationDbId"];
                /**
                 * @description The ID of the germplasm (biological material).
                 * @example 0199f0d5-6170-7f82-9394-0f1a2b3c4d56
                 */
                germplasmDbId?: components["parameters"]["BrapiGermplasmDbId"];
                /**
                 * @description The ID of the observed variable.
                 * @example 0199f0d4-506f-7e71-8283-9e0f1a2b3c45
                 */
                observationVariableDbId?: components["parameters"]["BrapiVariableDbId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of studies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "studyDbId": "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23",
                     *             "studyName": "Field trial",
                     *             "studyCode": "STU-1",
                     *             "studyPUI": "https://hub.example.org/hub/projects/3f2b8a52-6f0e-4c41-9d3a-5b8f0e2a7c11/entity/0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23",
                     *             "studyDescription": null,
                     *             "studyType": null,
                     *             "active": true,
                     *             "startDate": "2026-03-01T00:00:00.000Z",
                     *             "endDate": null,
                     *             "trialDbId": "0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12",
                     *             "trialName": "Drought",
                     *             "locationDbId": null,
                     *             "locationName": "East Field",
                     *             "seasons": [
                     *               "2026"
                     *             ],
                     *             "license": "CC-BY-4.0",
                     *             "culturalPractices": null,
                     *             "contacts": [],
                     *             "dataLinks": [],
                     *             "environmentParameters": [],
                     *             "experimentalDesign": {
                     *               "PUI": "CO_715:0000145",
                     *               "description": null
                     *             },
                     *             "growthFacility": {
                     *               "PUI": null,
                     *               "description": null
                     *             },
                     *             "observationLevels": [
                     *               {
                     *                 "levelName": "plot",
                     *                 "levelOrder": 6
                     *               }
                     *             ],
                     *             "observationUnitsDescription": null,
                     *             "observationVariableDbIds": [
                     *               "0199f0d4-506f-7e71-8283-9e0f1a2b3c45"
                     *             ],
                     *             "lastUpdate": {
                     *               "timestamp": "2026-03-05T09:30:45.000Z",
                     *               "version": "4"
                     *             },
                     *             "commonCropName": null,
                     *             "documentationURL": null,
                     *             "additionalInfo": {},
                     *             "externalReferences": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiStudiesResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    showBrapiStudy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the study.
                 * @example 0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23
                 */
                studyDbId: components["parameters"]["BrapiStudyInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The study with this identifier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 0,
                     *           "totalCount": 0,
                     *           "totalPages": 0
                     *         }
                     *       },
                     *       "result": {
                     *         "studyDbId": "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23",
                     *         "studyName": "Field trial",
                     *         "studyCode": "STU-1",
                     *         "studyPUI": "https://hub.example.org/hub/projects/3f2b8a52-6f0e-4c41-9d3a-5b8f0e2a7c11/entity/0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23",
                     *         "studyDescription": null,
                     *         "studyType": null,
                     *         "active": true,
                     *         "startDate": "2026-03-01T00:00:00.000Z",
                     *         "endDate": null,
                     *         "trialDbId": "0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12",
                     *         "trialName": "Drought",
                     *         "locationDbId": null,
                     *         "locationName": "East Field",
                     *         "seasons": [
                     *           "2026"
                     *         ],
                     *         "license": "CC-BY-4.0",
                     *         "culturalPractices": null,
                     *         "contacts": [],
                     *         "dataLinks": [],
                     *         "environmentParameters": [],
                     *         "experimentalDesign": {
                     *           "PUI": "CO_715:0000145",
                     *           "description": null
                     *         },
                     *         "growthFacility": {
                     *           "PUI": null,
                     *           "description": null
                     *         },
                     *         "observationLevels": [
                     *           {
                     *             "levelName": "plot",
                     *             "levelOrder": 6
                     *           }
                     *         ],
                     *         "observationUnitsDescription": null,
                     *         "observationVariableDbIds": [
                     *           "0199f0d4-506f-7e71-8283-9e0f1a2b3c45"
                     *         ],
                     *         "lastUpdate": {
                     *           "timestamp": "2026-03-05T09:30:45.000Z",
                     *           "version": "4"
                     *         },
                     *         "commonCropName": null,
                     *         "documentationURL": null,
                     *         "additionalInfo": {},
                     *         "externalReferences": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiStudyResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            404: components["responses"]["BrapiNotFound"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    listBrapiLevels: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
                /**
                 * @description The ID of the study.
                 * @example 0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23
                 */
                studyDbId?: components["parameters"]["BrapiStudyDbId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of levels of observation units. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 2,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "levelName": "study",
                     *             "levelOrder": 0
                     *           },
                     *           {
                     *             "levelName": "plot",
                     *             "levelOrder": 6
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiLevelsResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    listBrapiUnits: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
                /**
                 * @description The ID of the program (workspace).
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                programDbId?: components["parameters"]["BrapiProgramDbId"];
                /**
                 * @description The ID of the trial (investigation).
                 * @example 0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12
                 */
                trialDbId?: components["parameters"]["BrapiTrialDbId"];
                /**
                 * @description The ID of the study.
                 * @example 0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23
                 */
                studyDbId?: components["parameters"]["BrapiStudyDbId"];
                /**
                 * @description The ID of the observation unit.
                 * @example 0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34
                 */
                observationUnitDbId?: components["parameters"]["BrapiUnitDbId"];
                /**
                 * @description The level of the units, case-insensitive.
                 * @example plot
                 */
                observationUnitLevelName?: components["parameters"]["BrapiUnitLevelName"];
                /**
                 * @description Must be `false`. To get observations, use the operation for observations.
                 * @example false
                 */
                includeObservations?: components["parameters"]["BrapiIncludeObservations"];
                /**
                 * @description The ID of the germplasm (biological material).
                 * @example 0199f0d5-6170-7f82-9394-0f1a2b3c4d56
                 */
                germplasmDbId?: components["parameters"]["BrapiGermplasmDbId"];
                /**
                 * @description The year in which the study started.
                 * @example 2026
                 */
                seasonDbId?: components["parameters"]["BrapiSeasonDbId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of observation units. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "observationUnitDbId": "0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34",
                     *             "observationUnitName": "PLOT-1",
                     *             "observationUnitPUI": null,
                     *             "studyDbId": "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23",
                     *             "studyName": "Field trial",
                     *             "trialDbId": "0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12",
                     *             "trialName": "Drought",
                     *             "programDbId": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *             "programName": "Trials",
                     *             "locationDbId": null,
                     *             "locationName": "East Field",
                     *             "germplasmDbId": "0199f0d5-6170-7f82-9394-0f1a2b3c4d56",
                     *             "germplasmName": "BM-1",
                     *             "observationUnitPosition": {
                     *               "observationLevel": {
                     *                 "levelName": "plot",
                     *                 "levelOrder": 6,
                     *                 "levelCode": "PLOT-1"
                     *               },
                     *               "observationLevelRelationships": [
                     *                 {
                     *                   "levelName": "block",
                     *                   "levelOrder": 4,
                     *                   "levelCode": "1",
                     *                   "observationUnitDbId": null
                     *                 }
                     *               ],
                     *               "entryType": "TEST",
                     *               "positionCoordinateX": "1",
                     *               "positionCoordinateXType": "GRID_COL",
                     *               "positionCoordinateY": "2",
                     *               "positionCoordinateYType": "GRID_ROW",
                     *               "geoCoordinates": null
                     *             },
                     *             "treatments": [
                     *               {
                     *                 "factor": "Watering",
                     *                 "modality": "full"
                     *               }
                     *             ],
                     *             "observations": [],
                     *             "crossDbId": null,
                     *             "crossName": null,
                     *             "seedLotDbId": null,
                     *             "seedLotName": null,
                     *             "additionalInfo": {},
                     *             "externalReferences": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiUnitsResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    listBrapiGermplasm: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
                /**
                 * @description The ID of the program (workspace).
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                programDbId?: components["parameters"]["BrapiProgramDbId"];
                /**
                 * @description The ID of the trial (investigation).
                 * @example 0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12
                 */
                trialDbId?: components["parameters"]["BrapiTrialDbId"];
                /**
                 * @description The ID of the study.
                 * @example 0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23
                 */
                studyDbId?: components["parameters"]["BrapiStudyDbId"];
                /**
                 * @description The ID of the germplasm (biological material).
                 * @example 0199f0d5-6170-7f82-9394-0f1a2b3c4d56
                 */
                germplasmDbId?: components["parameters"]["BrapiGermplasmDbId"];
                /**
                 * @description The name of the germplasm.
                 * @example BM-1
                 */
                germplasmName?: components["parameters"]["BrapiGermplasmName"];
                /**
                 * @description The scientific name of the species.
                 * @example Triticum aestivum
                 */
                commonCropName?: components["parameters"]["BrapiCropName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of germplasm. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "germplasmDbId": "0199f0d5-6170-7f82-9394-0f1a2b3c4d56",
                     *             "commonCropName": "Triticum aestivum",
                     *             "germplasmName": "BM-1",
                     *             "germplasmPUI": "BM-1",
                     *             "defaultDisplayName": "BM-1",
                     *             "accessionNumber": null,
                     *             "genus": "Triticum",
                     *             "species": "aestivum",
                     *             "subtaxa": null,
                     *             "taxonIds": [
                     *               {
                     *                 "sourceName": "NCBITaxon",
                     *                 "taxonId": "4565"
                     *               }
                     *             ],
                     *             "donors": [],
                     *             "germplasmOrigin": [],
                     *             "germplasmPreprocessing": null,
                     *             "instituteCode": null,
                     *             "instituteName": null,
                     *             "seedSource": null,
                     *             "seedSourceDescription": null,
                     *             "storageTypes": [],
                     *             "synonyms": [],
                     *             "acquisitionDate": null,
                     *             "biologicalStatusOfAccessionCode": null,
                     *             "biologicalStatusOfAccessionDescription": null,
                     *             "breedingMethodDbId": null,
                     *             "breedingMethodName": null,
                     *             "collection": null,
                     *             "countryOfOriginCode": null,
                     *             "documentationURL": null,
                     *             "pedigree": null,
                     *             "speciesAuthority": null,
                     *             "subtaxaAuthority": null,
                     *             "additionalInfo": {},
                     *             "externalReferences": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiGermplasmListResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    showBrapiGermplasm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the germplasm (biological material).
                 * @example 0199f0d5-6170-7f82-9394-0f1a2b3c4d56
                 */
                germplasmDbId: components["parameters"]["BrapiGermplasmInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The germplasm with this identifier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 0,
                     *           "totalCount": 0,
                     *           "totalPages": 0
                     *         }
                     *       },
                     *       "result": {
                     *         "germplasmDbId": "0199f0d5-6170-7f82-9394-0f1a2b3c4d56",
                     *         "commonCropName": "Triticum aestivum",
                     *         "germplasmName": "BM-1",
                     *         "germplasmPUI": "BM-1",
                     *         "defaultDisplayName": "BM-1",
                     *         "accessionNumber": null,
                     *         "genus": "Triticum",
                     *         "species": "aestivum",
                     *         "subtaxa": null,
                     *         "taxonIds": [
                     *           {
                     *             "sourceName": "NCBITaxon",
                     *             "taxonId": "4565"
                     *           }
                     *         ],
                     *         "donors": [],
                     *         "germplasmOrigin": [],
                     *         "germplasmPreprocessing": null,
                     *         "instituteCode": null,
                     *         "instituteName": null,
                     *         "seedSource": null,
                     *         "seedSourceDescription": null,
                     *         "storageTypes": [],
                     *         "synonyms": [],
                     *         "acquisitionDate": null,
                     *         "biologicalStatusOfAccessionCode": null,
                     *         "biologicalStatusOfAccessionDescription": null,
                     *         "breedingMethodDbId": null,
                     *         "breedingMethodName": null,
                     *         "collection": null,
                     *         "countryOfOriginCode": null,
                     *         "documentationURL": null,
                     *         "pedigree": null,
                     *         "speciesAuthority": null,
                     *         "subtaxaAuthority": null,
                     *         "additionalInfo": {},
                     *         "externalReferences": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiGermplasmResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            404: components["responses"]["BrapiNotFound"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    listBrapiVariables: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
                /**
                 * @description The ID of the program (workspace).
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                programDbId?: components["parameters"]["BrapiProgramDbId"];
                /**
                 * @description The ID of the trial (investigation).
                 * @example 0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12
                 */
                trialDbId?: components["parameters"]["BrapiTrialDbId"];
                /**
                 * @description The ID of the study.
                 * @example 0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23
                 */
                studyDbId?: components["parameters"]["BrapiStudyDbId"];
                /**
                 * @description The ID of the observed variable.
                 * @example 0199f0d4-506f-7e71-8283-9e0f1a2b3c45
                 */
                observationVariableDbId?: components["parameters"]["BrapiVariableDbId"];
                /**
                 * @description The ID of the trait.
                 * @example 83cf454c4c576bb6dcaa391a
                 */
                traitDbId?: components["parameters"]["BrapiTraitDbId"];
                /**
                 * @description The ID of the method.
                 * @example bd7a492e89da6e5440653225
                 */
                methodDbId?: components["parameters"]["BrapiMethodDbId"];
                /**
                 * @description The ID of the scale.
                 * @example ad67e6cc7db3e45b34e3a446
                 */
                scaleDbId?: components["parameters"]["BrapiScaleDbId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of observed variables. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "observationVariableDbId": "0199f0d4-506f-7e71-8283-9e0f1a2b3c45",
                     *             "observationVariableName": "PH",
                     *             "synonyms": [
                     *               "Plant height"
                     *             ],
                     *             "trait": {
                     *               "traitDbId": "83cf454c4c576bb6dcaa391a",
                     *               "traitName": "plant height",
                     *               "traitDescription": null,
                     *               "traitPUI": "TO:0000207",
                     *               "entity": null,
                     *               "entityPUI": null,
                     *               "attribute": null,
                     *               "attributePUI": null,
                     *               "synonyms": [],
                     *               "alternativeAbbreviations": [],
                     *               "mainAbbreviation": null,
                     *               "ontologyReference": null,
                     *               "status": null,
                     *               "traitClass": null,
                     *               "additionalInfo": {},
                     *               "externalReferences": []
                     *             },
                     *             "method": {
                     *               "methodDbId": "bd7a492e89da6e5440653225",
                     *               "methodName": "ruler",
                     *               "methodPUI": null,
                     *               "description": null,
                     *               "bibliographicalReference": null,
                     *               "formula": null,
                     *               "methodClass": null,
                     *               "ontologyReference": null,
                     *               "additionalInfo": {},
                     *               "externalReferences": []
                     *             },
                     *             "scale": {
                     *               "scaleDbId": "ad67e6cc7db3e45b34e3a446",
                     *               "scaleName": "centimeter",
                     *               "scalePUI": "UO:0000015",
                     *               "dataType": "Numerical",
                     *               "decimalPlaces": null,
                     *               "units": "centimeter",
                     *               "validValues": {
                     *                 "categories": [],
                     *                 "minimumValue": null,
                     *                 "maximumValue": null
                     *               },
                     *               "ontologyReference": null,
                     *               "additionalInfo": {},
                     *               "externalReferences": []
                     *             },
                     *             "documentationURL": null,
                     *             "contextOfUse": [],
                     *             "commonCropName": null,
                     *             "defaultValue": null,
                     *             "growthStage": null,
                     *             "institution": null,
                     *             "language": null,
                     *             "ontologyReference": null,
                     *             "scientist": null,
                     *             "status": null,
                     *             "submissionTimestamp": null,
                     *             "additionalInfo": {},
                     *             "externalReferences": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiVariablesResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    listBrapiObservations: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
                /**
                 * @description The ID of the program (workspace).
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                programDbId?: components["parameters"]["BrapiProgramDbId"];
                /**
                 * @description The ID of the trial (investigation).
                 * @example 0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12
                 */
                trialDbId?: components["parameters"]["BrapiTrialDbId"];
                /**
                 * @description The ID of the study.
                 * @example 0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23
                 */
                studyDbId?: components["parameters"]["BrapiStudyDbId"];
                /**
                 * @description The ID of the observation unit.
                 * @example 0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34
                 */
                observationUnitDbId?: components["parameters"]["BrapiUnitDbId"];
                /**
                 * @description The ID of the observed variable.
                 * @example 0199f0d4-506f-7e71-8283-9e0f1a2b3c45
                 */
                observationVariableDbId?: components["parameters"]["BrapiVariableDbId"];
                /**
                 * @description The ID of the observation.
                 * @example 0199f0d6-7281-7093-84a5-1a2b3c4d5e67
                 */
                observationDbId?: components["parameters"]["BrapiObservationDbId"];
                /**
                 * @description Returns only observations at this time or later.
                 * @example 2026-01-01T00:00:00Z
                 */
                observationTimeStampRangeStart?: components["parameters"]["BrapiTimeStampRangeStart"];
                /**
                 * @description Returns only observations at this time or earlier.
                 * @example 2026-12-31T23:59:59Z
                 */
                observationTimeStampRangeEnd?: components["parameters"]["BrapiTimeStampRangeEnd"];
                /**
                 * @description The ID of the germplasm (biological material).
                 * @example 0199f0d5-6170-7f82-9394-0f1a2b3c4d56
                 */
                germplasmDbId?: components["parameters"]["BrapiGermplasmDbId"];
                /**
                 * @description The year in which the study started.
                 * @example 2026
                 */
                seasonDbId?: components["parameters"]["BrapiSeasonDbId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of observations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "observationDbId": "0199f0d6-7281-7093-84a5-1a2b3c4d5e67",
                     *             "observationUnitDbId": "0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34",
                     *             "observationUnitName": "PLOT-1",
                     *             "observationVariableDbId": "0199f0d4-506f-7e71-8283-9e0f1a2b3c45",
                     *             "observationVariableName": "PH",
                     *             "studyDbId": "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23",
                     *             "germplasmDbId": "0199f0d5-6170-7f82-9394-0f1a2b3c4d56",
                     *             "germplasmName": "BM-1",
                     *             "value": "182.4",
                     *             "observationTimeStamp": "2026-06-12T08:10:40.413Z",
                     *             "collector": "A. Person",
                     *             "uploadedBy": "Guest 2",
                     *             "season": null,
                     *             "geoCoordinates": null,
                     *             "additionalInfo": {},
                     *             "externalReferences": [
                     *               {
                     *                 "referenceId": "17",
                     *                 "referenceID": "17",
                     *                 "referenceSource": "Field Book Upload"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiObservationsResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    changeBrapiObservations: {
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
                 *       "0199f0d6-7281-7093-84a5-1a2b3c4d5e67": {
                 *         "value": "183",
                 *         "observationTimeStamp": "2026-06-12T10:12:00.000+02:00"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BrapiObservationChanges"];
            };
        };
        responses: {
            /** @description The changed observations in the order of the request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "observationDbId": "0199f0d6-7281-7093-84a5-1a2b3c4d5e67",
                     *             "observationUnitDbId": "0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34",
                     *             "observationUnitName": "PLOT-1",
                     *             "observationVariableDbId": "0199f0d4-506f-7e71-8283-9e0f1a2b3c45",
                     *             "observationVariableName": "PH",
                     *             "studyDbId": "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23",
                     *             "germplasmDbId": "0199f0d5-6170-7f82-9394-0f1a2b3c4d56",
                     *             "germplasmName": "BM-1",
                     *             "value": "183",
                     *             "observationTimeStamp": "2026-06-12T08:12:00.000Z",
                     *             "collector": "A. Person",
                     *             "uploadedBy": "Guest 2",
                     *             "season": null,
                     *             "geoCoordinates": null,
                     *             "additionalInfo": {},
                     *             "externalReferences": [
                     *               {
                     *                 "referenceId": "17",
                     *                 "referenceID": "17",
                     *                 "referenceSource": "Field Book Upload"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiObservationsResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            403: components["responses"]["BrapiForbidden"];
            404: components["responses"]["BrapiNotFound"];
            413: components["responses"]["BrapiTooLarge"];
            415: components["responses"]["BrapiUnsupported"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
            507: components["responses"]["BrapiStorageFull"];
        };
    };
    createBrapiObservations: {
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
                 *       {
                 *         "observationUnitDbId": "0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34",
                 *         "observationVariableDbId": "0199f0d4-506f-7e71-8283-9e0f1a2b3c45",
                 *         "observationVariableName": "PH",
                 *         "studyDbId": "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23",
                 *         "value": "182.4",
                 *         "observationTimeStamp": "2026-06-12T10:10:40.413+02:00",
                 *         "collector": "A. Person",
                 *         "externalReferences": [
                 *           {
                 *             "referenceId": "17",
                 *             "referenceID": "17",
                 *             "referenceSource": "Field Book Upload"
                 *           }
                 *         ]
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["BrapiObservationsInput"];
            };
        };
        responses: {
            /** @description The observations in the order of the request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "observationDbId": "0199f0d6-7281-7093-84a5-1a2b3c4d5e67",
                     *             "observationUnitDbId": "0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34",
                     *             "observationUnitName": "PLOT-1",
                     *             "observationVariableDbId": "0199f0d4-506f-7e71-8283-9e0f1a2b3c45",
                     *             "observationVariableName": "PH",
                     *             "studyDbId": "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23",
                     *             "germplasmDbId": "0199f0d5-6170-7f82-9394-0f1a2b3c4d56",
                     *             "germplasmName": "BM-1",
                     *             "value": "182.4",
                     *             "observationTimeStamp": "2026-06-12T08:10:40.413Z",
                     *             "collector": "A. Person",
                     *             "uploadedBy": "Guest 2",
                     *             "season": null,
                     *             "geoCoordinates": null,
                     *             "additionalInfo": {},
                     *             "externalReferences": [
                     *               {
                     *                 "referenceId": "17",
                     *                 "referenceID": "17",
                     *                 "referenceSource": "Field Book Upload"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiObservationsResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            403: components["responses"]["BrapiForbidden"];
            413: components["responses"]["BrapiTooLarge"];
            415: components["responses"]["BrapiUnsupported"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
            507: components["responses"]["BrapiStorageFull"];
        };
    };
    showBrapiProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the program (workspace).
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                programDbId: components["parameters"]["BrapiProgramInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The program with this identifier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 0,
                     *           "totalCount": 0,
                     *           "totalPages": 0
                     *         }
                     *       },
                     *       "result": {
                     *         "programDbId": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *         "programName": "Trials",
                     *         "objective": "Field trials of wheat",
                     *         "abbreviation": null,
                     *         "commonCropName": null,
                     *         "documentationURL": null,
                     *         "fundingInformation": null,
                     *         "leadPersonDbId": null,
                     *         "leadPersonName": null,
                     *         "programType": null,
                     *         "additionalInfo": {},
                     *         "externalReferences": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiProgramResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            404: components["responses"]["BrapiNotFound"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    showBrapiTrial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the trial (investigation).
                 * @example 0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12
                 */
                trialDbId: components["parameters"]["BrapiTrialInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trial with this identifier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 0,
                     *           "totalCount": 0,
                     *           "totalPages": 0
                     *         }
                     *       },
                     *       "result": {
                     *         "trialDbId": "0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12",
                     *         "trialName": "Drought",
                     *         "trialDescription": "Wheat under drought",
                     *         "trialPUI": null,
                     *         "active": true,
                     *         "programDbId": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *         "programName": "Trials",
                     *         "contacts": [],
                     *         "datasetAuthorships": [
                     *           {
                     *             "datasetPUI": null,
                     *             "license": "CC-BY-4.0",
                     *             "publicReleaseDate": null,
                     *             "submissionDate": "2026-03-05"
                     *           }
                     *         ],
                     *         "publications": [],
                     *         "commonCropName": null,
                     *         "documentationURL": null,
                     *         "endDate": null,
                     *         "startDate": null,
                     *         "additionalInfo": {
                     *           "miappeVersion": "1.1"
                     *         },
                     *         "externalReferences": [
                     *           {
                     *             "referenceId": "INV-1",
                     *             "referenceID": "INV-1",
                     *             "referenceSource": "MIAPPE"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiTrialResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            404: components["responses"]["BrapiNotFound"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    showBrapiSeason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the season, which is its year.
                 * @example 2026
                 */
                seasonDbId: components["parameters"]["BrapiSeasonInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The season with this identifier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 0,
                     *           "totalCount": 0,
                     *           "totalPages": 0
                     *         }
                     *       },
                     *       "result": {
                     *         "seasonDbId": "2026",
                     *         "seasonName": "2026",
                     *         "year": 2026
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiSeasonResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            404: components["responses"]["BrapiNotFound"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    listBrapiStudyTypes: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of study types. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 0,
                     *           "totalPages": 0
                     *         }
                     *       },
                     *       "result": {
                     *         "data": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiNamesResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    listBrapiLocations: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
                /**
                 * @description The ID of the program (workspace).
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                programDbId?: components["parameters"]["BrapiProgramDbId"];
                /**
                 * @description The ID of the location. If a study contains only the name of its site, this is the ID of the study.
                 * @example 0199f0d7-8392-71a4-95b6-2b3c4d5e6f78
                 */
                locationDbId?: components["parameters"]["BrapiLocationDbId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of locations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "locationDbId": "0199f0d7-8392-71a4-95b6-2b3c4d5e6f78",
                     *             "locationName": "East Field",
                     *             "abbreviation": "EAST",
                     *             "locationType": "field station",
                     *             "countryCode": "NLD",
                     *             "countryName": "Netherlands",
                     *             "coordinates": {
                     *               "type": "Feature",
                     *               "geometry": {
                     *                 "type": "Point",
                     *                 "coordinates": [
                     *                   5.67,
                     *                   51.99,
                     *                   9
                     *                 ]
                     *               }
                     *             },
                     *             "coordinateDescription": null,
                     *             "coordinateUncertainty": null,
                     *             "instituteName": null,
                     *             "instituteAddress": null,
                     *             "documentationURL": null,
                     *             "environmentType": null,
                     *             "exposure": null,
                     *             "parentLocationDbId": null,
                     *             "parentLocationName": null,
                     *             "siteStatus": null,
                     *             "slope": null,
                     *             "topography": null,
                     *             "additionalInfo": {},
                     *             "externalReferences": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiLocationsResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    showBrapiLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the location. If a study contains only the name of its site, this is the ID of the study.
                 * @example 0199f0d7-8392-71a4-95b6-2b3c4d5e6f78
                 */
                locationDbId: components["parameters"]["BrapiLocationInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The location with this identifier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 0,
                     *           "totalCount": 0,
                     *           "totalPages": 0
                     *         }
                     *       },
                     *       "result": {
                     *         "locationDbId": "0199f0d7-8392-71a4-95b6-2b3c4d5e6f78",
                     *         "locationName": "East Field",
                     *         "abbreviation": "EAST",
                     *         "locationType": "field station",
                     *         "countryCode": "NLD",
                     *         "countryName": "Netherlands",
                     *         "coordinates": {
                     *           "type": "Feature",
                     *           "geometry": {
                     *             "type": "Point",
                     *             "coordinates": [
                     *               5.67,
                     *               51.99,
                     *               9
                     *             ]
                     *           }
                     *         },
                     *         "coordinateDescription": null,
                     *         "coordinateUncertainty": null,
                     *         "instituteName": null,
                     *         "instituteAddress": null,
                     *         "documentationURL": null,
                     *         "environmentType": null,
                     *         "exposure": null,
                     *         "parentLocationDbId": null,
                     *         "parentLocationName": null,
                     *         "siteStatus": null,
                     *         "slope": null,
                     *         "topography": null,
                     *         "additionalInfo": {},
                     *         "externalReferences": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiLocationResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            404: components["responses"]["BrapiNotFound"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    listBrapiPeople: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
                /**
                 * @description The ID of the program (workspace).
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                programDbId?: components["parameters"]["BrapiProgramDbId"];
                /**
                 * @description The ID of the person.
                 * @example 0199f0d8-94a3-72b5-a6c7-3c4d5e6f7089
                 */
                personDbId?: components["parameters"]["BrapiPersonDbId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of people. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "personDbId": "0199f0d8-94a3-72b5-a6c7-3c4d5e6f7089",
                     *             "firstName": "Alex",
                     *             "middleName": null,
                     *             "lastName": "Example",
                     *             "emailAddress": "alex@example.org",
                     *             "description": "data collector",
                     *             "mailingAddress": null,
                     *             "phoneNumber": null,
                     *             "userID": null,
                     *             "additionalInfo": {
                     *               "institution": "Example University"
                     *             },
                     *             "externalReferences": [
                     *               {
                     *                 "referenceId": "0000-0002-1825-0097",
                     *                 "referenceID": "0000-0002-1825-0097",
                     *                 "referenceSource": "ORCID"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiPeopleResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    showBrapiPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the person.
                 * @example 0199f0d8-94a3-72b5-a6c7-3c4d5e6f7089
                 */
                personDbId: components["parameters"]["BrapiPersonInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person with this identifier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 0,
                     *           "totalCount": 0,
                     *           "totalPages": 0
                     *         }
                     *       },
                     *       "result": {
                     *         "personDbId": "0199f0d8-94a3-72b5-a6c7-3c4d5e6f7089",
                     *         "firstName": "Alex",
                     *         "middleName": null,
                     *         "lastName": "Example",
                     *         "emailAddress": "alex@example.org",
                     *         "description": "data collector",
                     *         "mailingAddress": null,
                     *         "phoneNumber": null,
                     *         "userID": null,
                     *         "additionalInfo": {
                     *           "institution": "Example University"
                     *         },
                     *         "externalReferences": [
                     *           {
                     *             "referenceId": "0000-0002-1825-0097",
                     *             "referenceID": "0000-0002-1825-0097",
                     *             "referenceSource": "ORCID"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiPersonResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            404: components["responses"]["BrapiNotFound"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    showBrapiUnit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the observation unit.
                 * @example 0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34
                 */
                observationUnitDbId: components["parameters"]["BrapiUnitInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The observation unit with this identifier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 0,
                     *           "totalCount": 0,
                     *           "totalPages": 0
                     *         }
                     *       },
                     *       "result": {
                     *         "observationUnitDbId": "0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34",
                     *         "observationUnitName": "PLOT-1",
                     *         "observationUnitPUI": null,
                     *         "studyDbId": "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23",
                     *         "studyName": "Field trial",
                     *         "trialDbId": "0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12",
                     *         "trialName": "Drought",
                     *         "programDbId": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *         "programName": "Trials",
                     *         "locationDbId": null,
                     *         "locationName": "East Field",
                     *         "germplasmDbId": "0199f0d5-6170-7f82-9394-0f1a2b3c4d56",
                     *         "germplasmName": "BM-1",
                     *         "observationUnitPosition": {
                     *           "observationLevel": {
                     *             "levelName": "plot",
                     *             "levelOrder": 6,
                     *             "levelCode": "PLOT-1"
                     *           },
                     *           "observationLevelRelationships": [
                     *             {
                     *               "levelName": "block",
                     *               "levelOrder": 4,
                     *               "levelCode": "1",
                     *               "observationUnitDbId": null
                     *             }
                     *           ],
                     *           "entryType": "TEST",
                     *           "positionCoordinateX": "1",
                     *           "positionCoordinateXType": "GRID_COL",
                     *           "positionCoordinateY": "2",
                     *           "positionCoordinateYType": "GRID_ROW",
                     *           "geoCoordinates": null
                     *         },
                     *         "treatments": [
                     *           {
                     *             "factor": "Watering",
                     *             "modality": "full"
                     *           }
                     *         ],
                     *         "observations": [],
                     *         "crossDbId": null,
                     *         "crossName": null,
                     *         "seedLotDbId": null,
                     *         "seedLotName": null,
                     *         "additionalInfo": {},
                     *         "externalReferences": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiUnitResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            404: components["responses"]["BrapiNotFound"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    showBrapiVariable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the observed variable.
                 * @example 0199f0d4-506f-7e71-8283-9e0f1a2b3c45
                 */
                observationVariableDbId: components["parameters"]["BrapiVariableInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The observed variable with this identifier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 0,
                     *           "totalCount": 0,
                     *           "totalPages": 0
                     *         }
                     *       },
                     *       "result": {
                     *         "observationVariableDbId": "0199f0d4-506f-7e71-8283-9e0f1a2b3c45",
                     *         "observationVariableName": "PH",
                     *         "synonyms": [
                     *           "Plant height"
                     *         ],
                     *         "trait": {
                     *           "traitDbId": "83cf454c4c576bb6dcaa391a",
                     *           "traitName": "plant height",
                     *           "traitDescription": null,
                     *           "traitPUI": "TO:0000207",
                     *           "entity": null,
                     *           "entityPUI": null,
                     *           "attribute": null,
                     *           "attributePUI": null,
                     *           "synonyms": [],
                     *           "alternativeAbbreviations": [],
                     *           "mainAbbreviation": null,
                     *           "ontologyReference": null,
                     *           "status": null,
                     *           "traitClass": null,
                     *           "additionalInfo": {},
                     *           "externalReferences": []
                     *         },
                     *         "method": {
                     *           "methodDbId": "bd7a492e89da6e5440653225",
                     *           "methodName": "ruler",
                     *           "methodPUI": null,
                     *           "description": null,
                     *           "bibliographicalReference": null,
                     *           "formula": null,
                     *           "methodClass": null,
                     *           "ontologyReference": null,
                     *           "additionalInfo": {},
                     *           "externalReferences": []
                     *         },
                     *         "scale": {
                     *           "scaleDbId": "ad67e6cc7db3e45b34e3a446",
                     *           "scaleName": "centimeter",
                     *           "scalePUI": "UO:0000015",
                     *           "dataType": "Numerical",
                     *           "decimalPlaces": null,
                     *           "units": "centimeter",
                     *           "validValues": {
                     *             "categories": [],
                     *             "minimumValue": null,
                     *             "maximumValue": null
                     *           },
                     *           "ontologyReference": null,
                     *           "additionalInfo": {},
                     *           "externalReferences": []
                     *         },
                     *         "documentationURL": null,
                     *         "contextOfUse": [],
                     *         "commonCropName": null,
                     *         "defaultValue": null,
                     *         "growthStage": null,
                     *         "institution": null,
                     *         "language": null,
                     *         "ontologyReference": null,
                     *         "scientist": null,
                     *         "status": null,
                     *         "submissionTimestamp": null,
                     *         "additionalInfo": {},
                     *         "externalReferences": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiVariableResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            404: components["responses"]["BrapiNotFound"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    showBrapiObservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the observation.
                 * @example 0199f0d6-7281-7093-84a5-1a2b3c4d5e67
                 */
                observationDbId: components["parameters"]["BrapiObservationInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The observation with this identifier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 0,
                     *           "totalCount": 0,
                     *           "totalPages": 0
                     *         }
                     *       },
                     *       "result": {
                     *         "observationDbId": "0199f0d6-7281-7093-84a5-1a2b3c4d5e67",
                     *         "observationUnitDbId": "0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34",
                     *         "observationUnitName": "PLOT-1",
                     *         "observationVariableDbId": "0199f0d4-506f-7e71-8283-9e0f1a2b3c45",
                     *         "observationVariableName": "PH",
                     *         "studyDbId": "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23",
                     *         "germplasmDbId": "0199f0d5-6170-7f82-9394-0f1a2b3c4d56",
                     *         "germplasmName": "BM-1",
                     *         "value": "182.4",
                     *         "observationTimeStamp": "2026-06-12T08:10:40.413Z",
                     *         "collector": "A. Person",
                     *         "uploadedBy": "Guest 2",
                     *         "season": null,
                     *         "geoCoordinates": null,
                     *         "additionalInfo": {},
                     *         "externalReferences": [
                     *           {
                     *             "referenceId": "17",
                     *             "referenceID": "17",
                     *             "referenceSource": "Field Book Upload"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiObservationResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            404: components["responses"]["BrapiNotFound"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    listBrapiTraits: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
                /**
                 * @description The ID of the program (workspace).
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                programDbId?: components["parameters"]["BrapiProgramDbId"];
                /**
                 * @description The ID of the trait.
                 * @example 83cf454c4c576bb6dcaa391a
                 */
                traitDbId?: components["parameters"]["BrapiTraitDbId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of traits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "traitDbId": "83cf454c4c576bb6dcaa391a",
                     *             "traitName": "plant height",
                     *             "traitDescription": null,
                     *             "traitPUI": "TO:0000207",
                     *             "entity": null,
                     *             "entityPUI": null,
                     *             "attribute": null,
                     *             "attributePUI": null,
                     *             "synonyms": [],
                     *             "alternativeAbbreviations": [],
                     *             "mainAbbreviation": null,
                     *             "ontologyReference": null,
                     *             "status": null,
                     *             "traitClass": null,
                     *             "additionalInfo": {},
                     *             "externalReferences": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiTraitsResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    showBrapiTrait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the trait.
                 * @example 83cf454c4c576bb6dcaa391a
                 */
                traitDbId: components["parameters"]["BrapiTraitInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trait with this identifier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 0,
                     *           "totalCount": 0,
                     *           "totalPages": 0
                     *         }
                     *       },
                     *       "result": {
                     *         "traitDbId": "83cf454c4c576bb6dcaa391a",
                     *         "traitName": "plant height",
                     *         "traitDescription": null,
                     *         "traitPUI": "TO:0000207",
                     *         "entity": null,
                     *         "entityPUI": null,
                     *         "attribute": null,
                     *         "attributePUI": null,
                     *         "synonyms": [],
                     *         "alternativeAbbreviations": [],
                     *         "mainAbbreviation": null,
                     *         "ontologyReference": null,
                     *         "status": null,
                     *         "traitClass": null,
                     *         "additionalInfo": {},
                     *         "externalReferences": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiTraitResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            404: components["responses"]["BrapiNotFound"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    listBrapiMethods: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
                /**
                 * @description The ID of the program (workspace).
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                programDbId?: components["parameters"]["BrapiProgramDbId"];
                /**
                 * @description The ID of the method.
                 * @example bd7a492e89da6e5440653225
                 */
                methodDbId?: components["parameters"]["BrapiMethodDbId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of methods. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "methodDbId": "bd7a492e89da6e5440653225",
                     *             "methodName": "ruler",
                     *             "methodPUI": null,
                     *             "description": null,
                     *             "bibliographicalReference": null,
                     *             "formula": null,
                     *             "methodClass": null,
                     *             "ontologyReference": null,
                     *             "additionalInfo": {},
                     *             "externalReferences": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiMethodsResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    showBrapiMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the method.
                 * @example bd7a492e89da6e5440653225
                 */
                methodDbId: components["parameters"]["BrapiMethodInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The method with this identifier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 0,
                     *           "totalCount": 0,
                     *           "totalPages": 0
                     *         }
                     *       },
                     *       "result": {
                     *         "methodDbId": "bd7a492e89da6e5440653225",
                     *         "methodName": "ruler",
                     *         "methodPUI": null,
                     *         "description": null,
                     *         "bibliographicalReference": null,
                     *         "formula": null,
                     *         "methodClass": null,
                     *         "ontologyReference": null,
                     *         "additionalInfo": {},
                     *         "externalReferences": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiMethodResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            404: components["responses"]["BrapiNotFound"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    listBrapiScales: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
                /**
                 * @description The ID of the program (workspace).
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                programDbId?: components["parameters"]["BrapiProgramDbId"];
                /**
                 * @description The ID of the scale.
                 * @example ad67e6cc7db3e45b34e3a446
                 */
                scaleDbId?: components["parameters"]["BrapiScaleDbId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of scales. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "scaleDbId": "ad67e6cc7db3e45b34e3a446",
                     *             "scaleName": "centimeter",
                     *             "scalePUI": "UO:0000015",
                     *             "dataType": "Numerical",
                     *             "decimalPlaces": null,
                     *             "units": "centimeter",
                     *             "validValues": {
                     *               "categories": [],
                     *               "minimumValue": null,
                     *               "maximumValue": null
                     *             },
                     *             "ontologyReference": null,
                     *             "additionalInfo": {},
                     *             "externalReferences": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiScalesResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    showBrapiScale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the scale.
                 * @example ad67e6cc7db3e45b34e3a446
                 */
                scaleDbId: components["parameters"]["BrapiScaleInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scale with this identifier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 0,
                     *           "totalCount": 0,
                     *           "totalPages": 0
                     *         }
                     *       },
                     *       "result": {
                     *         "scaleDbId": "ad67e6cc7db3e45b34e3a446",
                     *         "scaleName": "centimeter",
                     *         "scalePUI": "UO:0000015",
                     *         "dataType": "Numerical",
                     *         "decimalPlaces": null,
                     *         "units": "centimeter",
                     *         "validValues": {
                     *           "categories": [],
                     *           "minimumValue": null,
                     *           "maximumValue": null
                     *         },
                     *         "ontologyReference": null,
                     *         "additionalInfo": {},
                     *         "externalReferences": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiScaleResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            404: components["responses"]["BrapiNotFound"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    listBrapiOntologies: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of ontologies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "ontologyDbId": "TO",
                     *             "ontologyName": "TO",
                     *             "authors": null,
                     *             "copyright": null,
                     *             "description": null,
                     *             "documentationURL": null,
                     *             "licence": null,
                     *             "version": null,
                     *             "additionalInfo": {}
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiOntologiesResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    showBrapiOntology: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the ontology, which is its prefix.
                 * @example TO
                 */
                ontologyDbId: components["parameters"]["BrapiOntologyInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ontology with this identifier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 0,
                     *           "totalCount": 0,
                     *           "totalPages": 0
                     *         }
                     *       },
                     *       "result": {
                     *         "ontologyDbId": "TO",
                     *         "ontologyName": "TO",
                     *         "authors": null,
                     *         "copyright": null,
                     *         "description": null,
                     *         "documentationURL": null,
                     *         "licence": null,
                     *         "version": null,
                     *         "additionalInfo": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiOntologyResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            404: components["responses"]["BrapiNotFound"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    listBrapiEvents: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
                /**
                 * @description The ID of the study.
                 * @example 0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23
                 */
                studyDbId?: components["parameters"]["BrapiStudyDbId"];
                /**
                 * @description The ID of the observation unit.
                 * @example 0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34
                 */
                observationUnitDbId?: components["parameters"]["BrapiUnitDbId"];
                /**
                 * @description The ID of the event.
                 * @example 0199f0d9-a5b4-73c6-b7d8-4d5e6f70819a
                 */
                eventDbId?: components["parameters"]["BrapiEventDbId"];
                /**
                 * @description The type of the event.
                 * @example sowing
                 */
                eventType?: components["parameters"]["BrapiEventType"];
                /**
                 * @description Returns only events that end on this day or later.
                 * @example 2026-01-01
                 */
                dateRangeStart?: components["parameters"]["BrapiDateRangeStart"];
                /**
                 * @description Returns only events that begin on this day or earlier.
                 * @example 2026-12-31
                 */
                dateRangeEnd?: components["parameters"]["BrapiDateRangeEnd"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "eventDbId": "0199f0d9-a5b4-73c6-b7d8-4d5e6f70819a",
                     *             "eventType": "sowing",
                     *             "eventTypeDbId": "CO_715:0000007",
                     *             "eventDescription": "Five grains per pot",
                     *             "studyDbId": "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23",
                     *             "studyName": "Field trial",
                     *             "observationUnitDbIds": [
                     *               "0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34"
                     *             ],
                     *             "eventDateRange": {
                     *               "discreteDates": [
                     *                 "2026-03-01T00:00:00.000Z"
                     *               ],
                     *               "startDate": "2026-03-01T00:00:00.000Z",
                     *               "endDate": null
                     *             },
                     *             "date": [
                     *               "2026-03-01T00:00:00.000Z"
                     *             ],
                     *             "eventParameters": [],
                     *             "additionalInfo": {
                     *               "uniqueId": "SOWING"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiEventsResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    listBrapiSamples: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
                /**
                 * @description The ID of the program (workspace).
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                programDbId?: components["parameters"]["BrapiProgramDbId"];
                /**
                 * @description The ID of the trial (investigation).
                 * @example 0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12
                 */
                trialDbId?: components["parameters"]["BrapiTrialDbId"];
                /**
                 * @description The ID of the study.
                 * @example 0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23
                 */
                studyDbId?: components["parameters"]["BrapiStudyDbId"];
                /**
                 * @description The ID of the observation unit.
                 * @example 0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34
                 */
                observationUnitDbId?: components["parameters"]["BrapiUnitDbId"];
                /**
                 * @description The ID of the germplasm (biological material).
                 * @example 0199f0d5-6170-7f82-9394-0f1a2b3c4d56
                 */
                germplasmDbId?: components["parameters"]["BrapiGermplasmDbId"];
                /**
                 * @description The ID of the sample.
                 * @example 0199f0da-b6c5-74d7-b8e9-5e6f708192ab
                 */
                sampleDbId?: components["parameters"]["BrapiSampleDbId"];
                /**
                 * @description The name of the sample.
                 * @example LEAF-03
                 */
                sampleName?: components["parameters"]["BrapiSampleName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of samples. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "sampleDbId": "0199f0da-b6c5-74d7-b8e9-5e6f708192ab",
                     *             "sampleName": "LEAF-03",
                     *             "samplePUI": null,
                     *             "sampleDescription": "Youngest leaf",
                     *             "sampleTimestamp": "2026-06-12T07:30:00.000Z",
                     *             "tissueType": "PO:0025034",
                     *             "observationUnitDbId": "0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34",
                     *             "germplasmDbId": "0199f0d5-6170-7f82-9394-0f1a2b3c4d56",
                     *             "studyDbId": "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23",
                     *             "trialDbId": "0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12",
                     *             "programDbId": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *             "column": null,
                     *             "row": null,
                     *             "well": null,
                     *             "plateDbId": null,
                     *             "plateName": null,
                     *             "sampleBarcode": null,
                     *             "sampleGroupDbId": null,
                     *             "sampleType": null,
                     *             "takenBy": null,
                     *             "additionalInfo": {
                     *               "developmentStage": "BBCH 39"
                     *             },
                     *             "externalReferences": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiSamplesResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    showBrapiSample: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the sample.
                 * @example 0199f0da-b6c5-74d7-b8e9-5e6f708192ab
                 */
                sampleDbId: components["parameters"]["BrapiSampleInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sample with this identifier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 0,
                     *           "totalCount": 0,
                     *           "totalPages": 0
                     *         }
                     *       },
                     *       "result": {
                     *         "sampleDbId": "0199f0da-b6c5-74d7-b8e9-5e6f708192ab",
                     *         "sampleName": "LEAF-03",
                     *         "samplePUI": null,
                     *         "sampleDescription": "Youngest leaf",
                     *         "sampleTimestamp": "2026-06-12T07:30:00.000Z",
                     *         "tissueType": "PO:0025034",
                     *         "observationUnitDbId": "0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34",
                     *         "germplasmDbId": "0199f0d5-6170-7f82-9394-0f1a2b3c4d56",
                     *         "studyDbId": "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23",
                     *         "trialDbId": "0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12",
                     *         "programDbId": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *         "column": null,
                     *         "row": null,
                     *         "well": null,
                     *         "plateDbId": null,
                     *         "plateName": null,
                     *         "sampleBarcode": null,
                     *         "sampleGroupDbId": null,
                     *         "sampleType": null,
                     *         "takenBy": null,
                     *         "additionalInfo": {
                     *           "developmentStage": "BBCH 39"
                     *         },
                     *         "externalReferences": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiSampleResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            404: components["responses"]["BrapiNotFound"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    listBrapiLists: {
        parameters: {
            query?: {
                /**
                 * @description The page number, starting at 0.
                 * @example 0
                 */
                page?: components["parameters"]["BrapiPage"];
                /**
                 * @description The number of items per page. The default is 1,000. Values above 2,000 are reduced to 2,000. If a page exceeds 20 MB, its largest objects are omitted, and `metadata.status` states their number.
                 * @example 1000
                 */
                pageSize?: components["parameters"]["BrapiPageSize"];
                /**
                 * @description The ID of the program (workspace).
                 * @example 0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01
                 */
                programDbId?: components["parameters"]["BrapiProgramDbId"];
                /**
                 * @description The ID of the list.
                 * @example 0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23-observationUnits
                 */
                listDbId?: components["parameters"]["BrapiListDbId"];
                /**
                 * @description The type of the objects of the list.
                 * @example observationUnits
                 */
                listType?: components["parameters"]["BrapiListType"];
                /**
                 * @description The name of the list.
                 * @example Field trial: observationUnits
                 */
                listName?: components["parameters"]["BrapiListName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of lists. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "listDbId": "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23-observationUnits",
                     *             "listName": "Field trial: observationUnits",
                     *             "listType": "observationUnits",
                     *             "listSize": 1,
                     *             "listSource": "MIAPPE study",
                     *             "dateCreated": "2026-03-05T09:30:45.000Z",
                     *             "dateModified": "2026-03-05T09:30:45.000Z",
                     *             "listDescription": null,
                     *             "listOwnerName": null,
                     *             "listOwnerPersonDbId": null,
                     *             "additionalInfo": {},
                     *             "externalReferences": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiListsResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    showBrapiList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the list.
                 * @example 0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23-observationUnits
                 */
                listDbId: components["parameters"]["BrapiListInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list with this identifier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 0,
                     *           "totalCount": 0,
                     *           "totalPages": 0
                     *         }
                     *       },
                     *       "result": {
                     *         "listDbId": "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23-observationUnits",
                     *         "listName": "Field trial: observationUnits",
                     *         "listType": "observationUnits",
                     *         "listSize": 1,
                     *         "listSource": "MIAPPE study",
                     *         "dateCreated": "2026-03-05T09:30:45.000Z",
                     *         "dateModified": "2026-03-05T09:30:45.000Z",
                     *         "listDescription": null,
                     *         "listOwnerName": null,
                     *         "listOwnerPersonDbId": null,
                     *         "additionalInfo": {},
                     *         "externalReferences": [],
                     *         "data": [
                     *           "0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiListDetailResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            404: components["responses"]["BrapiNotFound"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    searchBrapiStudies: {
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
                 *       "studyDbIds": [
                 *         "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23"
                 *       ],
                 *       "active": true,
                 *       "page": 0,
                 *       "pageSize": 100
                 *     }
                 */
                "application/json": components["schemas"]["BrapiStudySearch"];
            };
        };
        responses: {
            /** @description One page of studies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "studyDbId": "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23",
                     *             "studyName": "Field trial",
                     *             "studyCode": "STU-1",
                     *             "studyPUI": "https://hub.example.org/hub/projects/3f2b8a52-6f0e-4c41-9d3a-5b8f0e2a7c11/entity/0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23",
                     *             "studyDescription": null,
                     *             "studyType": null,
                     *             "active": true,
                     *             "startDate": "2026-03-01T00:00:00.000Z",
                     *             "endDate": null,
                     *             "trialDbId": "0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12",
                     *             "trialName": "Drought",
                     *             "locationDbId": null,
                     *             "locationName": "East Field",
                     *             "seasons": [
                     *               "2026"
                     *             ],
                     *             "license": "CC-BY-4.0",
                     *             "culturalPractices": null,
                     *             "contacts": [],
                     *             "dataLinks": [],
                     *             "environmentParameters": [],
                     *             "experimentalDesign": {
                     *               "PUI": "CO_715:0000145",
                     *               "description": null
                     *             },
                     *             "growthFacility": {
                     *               "PUI": null,
                     *               "description": null
                     *             },
                     *             "observationLevels": [
                     *               {
                     *                 "levelName": "plot",
                     *                 "levelOrder": 6
                     *               }
                     *             ],
                     *             "observationUnitsDescription": null,
                     *             "observationVariableDbIds": [
                     *               "0199f0d4-506f-7e71-8283-9e0f1a2b3c45"
                     *             ],
                     *             "lastUpdate": {
                     *               "timestamp": "2026-03-05T09:30:45.000Z",
                     *               "version": "4"
                     *             },
                     *             "commonCropName": null,
                     *             "documentationURL": null,
                     *             "additionalInfo": {},
                     *             "externalReferences": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiStudiesResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            413: components["responses"]["BrapiTooLarge"];
            415: components["responses"]["BrapiUnsupported"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    searchBrapiUnits: {
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
                 *       "studyDbIds": [
                 *         "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23"
                 *       ],
                 *       "observationLevels": [
                 *         {
                 *           "levelName": "plot"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BrapiUnitSearch"];
            };
        };
        responses: {
            /** @description One page of observation units. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "observationUnitDbId": "0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34",
                     *             "observationUnitName": "PLOT-1",
                     *             "observationUnitPUI": null,
                     *             "studyDbId": "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23",
                     *             "studyName": "Field trial",
                     *             "trialDbId": "0199f0d1-2d3c-7b4e-9f50-6b7c8d9e0f12",
                     *             "trialName": "Drought",
                     *             "programDbId": "0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01",
                     *             "programName": "Trials",
                     *             "locationDbId": null,
                     *             "locationName": "East Field",
                     *             "germplasmDbId": "0199f0d5-6170-7f82-9394-0f1a2b3c4d56",
                     *             "germplasmName": "BM-1",
                     *             "observationUnitPosition": {
                     *               "observationLevel": {
                     *                 "levelName": "plot",
                     *                 "levelOrder": 6,
                     *                 "levelCode": "PLOT-1"
                     *               },
                     *               "observationLevelRelationships": [
                     *                 {
                     *                   "levelName": "block",
                     *                   "levelOrder": 4,
                     *                   "levelCode": "1",
                     *                   "observationUnitDbId": null
                     *                 }
                     *               ],
                     *               "entryType": "TEST",
                     *               "positionCoordinateX": "1",
                     *               "positionCoordinateXType": "GRID_COL",
                     *               "positionCoordinateY": "2",
                     *               "positionCoordinateYType": "GRID_ROW",
                     *               "geoCoordinates": null
                     *             },
                     *             "treatments": [
                     *               {
                     *                 "factor": "Watering",
                     *                 "modality": "full"
                     *               }
                     *             ],
                     *             "observations": [],
                     *             "crossDbId": null,
                     *             "crossName": null,
                     *             "seedLotDbId": null,
                     *             "seedLotName": null,
                     *             "additionalInfo": {},
                     *             "externalReferences": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiUnitsResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            413: components["responses"]["BrapiTooLarge"];
            415: components["responses"]["BrapiUnsupported"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    searchBrapiGermplasm: {
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
                 *       "germplasmNames": [
                 *         "BM-1",
                 *         "BM-2"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BrapiGermplasmSearch"];
            };
        };
        responses: {
            /** @description One page of germplasm. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "germplasmDbId": "0199f0d5-6170-7f82-9394-0f1a2b3c4d56",
                     *             "commonCropName": "Triticum aestivum",
                     *             "germplasmName": "BM-1",
                     *             "germplasmPUI": "BM-1",
                     *             "defaultDisplayName": "BM-1",
                     *             "accessionNumber": null,
                     *             "genus": "Triticum",
                     *             "species": "aestivum",
                     *             "subtaxa": null,
                     *             "taxonIds": [
                     *               {
                     *                 "sourceName": "NCBITaxon",
                     *                 "taxonId": "4565"
                     *               }
                     *             ],
                     *             "donors": [],
                     *             "germplasmOrigin": [],
                     *             "germplasmPreprocessing": null,
                     *             "instituteCode": null,
                     *             "instituteName": null,
                     *             "seedSource": null,
                     *             "seedSourceDescription": null,
                     *             "storageTypes": [],
                     *             "synonyms": [],
                     *             "acquisitionDate": null,
                     *             "biologicalStatusOfAccessionCode": null,
                     *             "biologicalStatusOfAccessionDescription": null,
                     *             "breedingMethodDbId": null,
                     *             "breedingMethodName": null,
                     *             "collection": null,
                     *             "countryOfOriginCode": null,
                     *             "documentationURL": null,
                     *             "pedigree": null,
                     *             "speciesAuthority": null,
                     *             "subtaxaAuthority": null,
                     *             "additionalInfo": {},
                     *             "externalReferences": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiGermplasmListResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            413: components["responses"]["BrapiTooLarge"];
            415: components["responses"]["BrapiUnsupported"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    searchBrapiVariables: {
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
                 *       "studyDbIds": [
                 *         "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BrapiVariableSearch"];
            };
        };
        responses: {
            /** @description One page of observed variables. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "observationVariableDbId": "0199f0d4-506f-7e71-8283-9e0f1a2b3c45",
                     *             "observationVariableName": "PH",
                     *             "synonyms": [
                     *               "Plant height"
                     *             ],
                     *             "trait": {
                     *               "traitDbId": "83cf454c4c576bb6dcaa391a",
                     *               "traitName": "plant height",
                     *               "traitDescription": null,
                     *               "traitPUI": "TO:0000207",
                     *               "entity": null,
                     *               "entityPUI": null,
                     *               "attribute": null,
                     *               "attributePUI": null,
                     *               "synonyms": [],
                     *               "alternativeAbbreviations": [],
                     *               "mainAbbreviation": null,
                     *               "ontologyReference": null,
                     *               "status": null,
                     *               "traitClass": null,
                     *               "additionalInfo": {},
                     *               "externalReferences": []
                     *             },
                     *             "method": {
                     *               "methodDbId": "bd7a492e89da6e5440653225",
                     *               "methodName": "ruler",
                     *               "methodPUI": null,
                     *               "description": null,
                     *               "bibliographicalReference": null,
                     *               "formula": null,
                     *               "methodClass": null,
                     *               "ontologyReference": null,
                     *               "additionalInfo": {},
                     *               "externalReferences": []
                     *             },
                     *             "scale": {
                     *               "scaleDbId": "ad67e6cc7db3e45b34e3a446",
                     *               "scaleName": "centimeter",
                     *               "scalePUI": "UO:0000015",
                     *               "dataType": "Numerical",
                     *               "decimalPlaces": null,
                     *               "units": "centimeter",
                     *               "validValues": {
                     *                 "categories": [],
                     *                 "minimumValue": null,
                     *                 "maximumValue": null
                     *               },
                     *               "ontologyReference": null,
                     *               "additionalInfo": {},
                     *               "externalReferences": []
                     *             },
                     *             "documentationURL": null,
                     *             "contextOfUse": [],
                     *             "commonCropName": null,
                     *             "defaultValue": null,
                     *             "growthStage": null,
                     *             "institution": null,
                     *             "language": null,
                     *             "ontologyReference": null,
                     *             "scientist": null,
                     *             "status": null,
                     *             "submissionTimestamp": null,
                     *             "additionalInfo": {},
                     *             "externalReferences": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiVariablesResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            413: components["responses"]["BrapiTooLarge"];
            415: components["responses"]["BrapiUnsupported"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    searchBrapiObservations: {
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
                 *       "studyDbIds": [
                 *         "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23"
                 *       ],
                 *       "observationTimeStampRangeStart": "2026-06-01T00:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["BrapiObservationSearch"];
            };
        };
        responses: {
            /** @description One page of observations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["BrapiAllowedOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "@context": [
                     *         "https://brapi.org/jsonld/context/metadata.jsonld"
                     *       ],
                     *       "metadata": {
                     *         "datafiles": [],
                     *         "status": [],
                     *         "pagination": {
                     *           "currentPage": 0,
                     *           "pageSize": 1000,
                     *           "totalCount": 1,
                     *           "totalPages": 1
                     *         }
                     *       },
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "observationDbId": "0199f0d6-7281-7093-84a5-1a2b3c4d5e67",
                     *             "observationUnitDbId": "0199f0d3-4f5e-7d60-9172-8d9e0f1a2b34",
                     *             "observationUnitName": "PLOT-1",
                     *             "observationVariableDbId": "0199f0d4-506f-7e71-8283-9e0f1a2b3c45",
                     *             "observationVariableName": "PH",
                     *             "studyDbId": "0199f0d2-3e4d-7c5f-8061-7c8d9e0f1a23",
                     *             "germplasmDbId": "0199f0d5-6170-7f82-9394-0f1a2b3c4d56",
                     *             "germplasmName": "BM-1",
                     *             "value": "182.4",
                     *             "observationTimeStamp": "2026-06-12T08:10:40.413Z",
                     *             "collector": "A. Person",
                     *             "uploadedBy": "Guest 2",
                     *             "season": null,
                     *             "geoCoordinates": null,
                     *             "additionalInfo": {},
                     *             "externalReferences": [
                     *               {
                     *                 "referenceId": "17",
                     *                 "referenceID": "17",
                     *                 "referenceSource": "Field Book Upload"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BrapiObservationsResponse"];
                };
            };
            400: components["responses"]["BrapiBadRequest"];
            401: components["responses"]["BrapiLoginRequired"];
            413: components["responses"]["BrapiTooLarge"];
            415: components["responses"]["BrapiUnsupported"];
            502: components["responses"]["BrapiTokenFailure"];
            503: components["responses"]["BrapiUnavailable"];
        };
    };
    openHubChannel: {
        parameters: {
            query?: {
                /**
                 * @description The display name. The name of a logged-in user takes precedence. If there is no name, the server assigns one.
                 * @example Guest 1
                 */
                name?: string;
                /**
                 * @description Replays the frames with a higher sequence number.
                 * @example 41
                 */
                since?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the project.
                 * @example 0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02
                 */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Switches to the WebSocket protocol. */
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
            /** @description The project does not exist, and the request is not an upgrade. */
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
            /** @description The request is not a WebSocket upgrade. This path supports only WebSocket. */
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
