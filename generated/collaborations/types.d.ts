// Generated from openapi/collaborations (sha256 810b18c9ae5f3a6e) by `npm run generate`. Do not edit.
export interface paths {
    "/collaborations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the collaborations of the user
         * @description Derives the list from the entitlements of the user. Managers see every collaboration of the organization, and can create collaborations. If the organization's token is not configured, the page names the missing setting instead.
         */
        get: operations["showCollaborations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/list.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the list of collaborations as CSV
         * @description Exports all rows that the page shows for the same query. For managers, these are all collaborations of the organization; for other users, their own collaborations. Cells that a spreadsheet program would read as a formula start with an apostrophe. Lines end with CRLF (RFC 4180).
         */
        get: operations["exportCollaborations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the activity of all collaborations
         * @description Only for managers. Includes the activity of deleted collaborations. The page works while the platform is unavailable.
         */
        get: operations["showOrganizationActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/activity.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the activity of all collaborations
         * @description Exports all rows that the page shows for the same query, at most 10,000. Cells that a spreadsheet program would read as a formula start with an apostrophe. Lines end with CRLF (RFC 4180).
         */
        get: operations["exportOrganizationActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the form for a new collaboration
         * @description Only for managers. If a required setting is missing, the page names it instead of showing the form.
         */
        get: operations["showCreationForm"];
        put?: never;
        /**
         * Create a collaboration
         * @description Creates the collaboration and connects this service to it. If the platform answers `pending`, the collaboration's page shows that the connection waits for approval. If connecting fails, the server deletes the new collaboration, even if deletion is disabled. If this deletion fails too, the page shows the identifier of the collaboration. Returns 409 for a name or short name that is in use, and 404 if the platform does not know the service.
         */
        post: operations["submitCollaboration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a collaboration
         * @description Shows details, members, groups and services. Two flags of the collaboration decide whether members see names and addresses. The tables have 25 rows per page. The query parameters set their pages, searches, filters and orders. Administrators and managers also see open invitations, controls, and the activity with actor, time, target, outcome and request ID. Only managers see controls for deletion. If the organization's token is not configured, the page names the missing setting instead.
         */
        get: operations["showCollaboration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the deletion of a collaboration
         * @description Shows how many memberships will be deleted. If deletion is disabled, the page states this.
         */
        get: operations["confirmDeletion"];
        put?: never;
        /**
         * Delete a collaboration
         * @description Deletes the collaboration and all its memberships. Only for managers, and only if COLLABORATION_DELETION_ENABLED is set. The form must contain the name of the collaboration. With another name, returns 400 with the form. After the deletion, redirects to the list.
         */
        post: operations["submitDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the form for units
         * @description Lists the units of the organization for selection. Only for managers.
         */
        get: operations["showUnitsForm"];
        put?: never;
        /**
         * Replace the units of a collaboration
         * @description Replaces all units. A form without units removes all of them. If a name is not a unit of the organization, returns 400 and sends nothing to the platform. Only for managers.
         */
        post: operations["submitUnits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the activity of a collaboration
         * @description Shows the newest entries first. Former members are shown with their names.
         */
        get: operations["showActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/activity.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the activity of a collaboration as CSV
         * @description Exports all rows that the page shows for the same query, at most 10,000. Cells that a spreadsheet program would read as a formula start with an apostrophe. Lines end with CRLF (RFC 4180).
         */
        get: operations["exportActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/members.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the member table as CSV
         * @description Exports all rows that the page shows for the same query. Omits columns that the user may not see. Only administrators and managers get `uid`. Cells that a spreadsheet program would read as a formula (starting with `=`, `+`, `-`, `@`, a tab or a line break, including full-width variants) start with an apostrophe. Lines end with CRLF (RFC 4180).
         */
        get: operations["exportMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/members/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a role change
         * @description Warns if the member is the last administrator or the logged-in user.
         */
        get: operations["confirmMemberRole"];
        put?: never;
        /**
         * Change the role of a member
         * @description Takes effect immediately. The platform sends no email. Administrators who demote themselves lose the management controls immediately.
         */
        post: operations["submitMemberRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/members/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the removal of members
         * @description Lists the members. Warns if they include the last administrator or the logged-in user.
         */
        get: operations["confirmMemberRemoval"];
        put?: never;
        /**
         * Remove members
         * @description Sends one request to the platform for each member. Changes nothing if one of the members does not exist. If a request fails, no further requests are sent, and the error page lists the members that were removed.
         */
        post: operations["submitMemberRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/members/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a role change of several members
         * @description Lists the members. Warns if they include the last administrator or the logged-in user.
         */
        get: operations["confirmMemberRoles"];
        put?: never;
        /**
         * Change the role of several members
         * @description Takes effect immediately. The platform sends no email. Sends one request for each member, and skips members who already have the role. Changes nothing if one of the members does not exist. If a request fails, no further requests are sent, and the error page lists the members whose role changed. Administrators who demote themselves lose the management controls immediately.
         */
        post: operations["submitMemberRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/members/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add members to a group
         * @description Sends one request to the platform for each member. Skips members who are already in the group. Changes nothing if one of the members does not exist. If a request fails, no further requests are sent, and the error page lists the members that were added.
         */
        post: operations["submitMembersToGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/members/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the services that a member can access
         * @description Lists the services of all collaborations of the member, including collaborations of other organizations. Only for managers, because administrators may not see collaborations of other organizations.
         */
        get: operations["showMemberServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the invitation form
         * @description Accepts pasted addresses, or a CSV or spreadsheet file. The next step is the preview.
         */
        get: operations["showInvitationForm"];
        put?: never;
        /**
         * Invite people to a collaboration
         * @description Sends one request to the platform for all addresses. Returns 400 if an address is malformed. Skips duplicates, members, and addresses with an open invitation, because the platform would reject the whole batch. Returns 409 if no address remains. The message on the collaboration's page shows the result for each address.
         */
        post: operations["submitInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/invite/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview invitations
         * @description Sends no invitations. Shows the state of each address: to be invited, malformed, duplicate, already invited or already a member. Addresses with a problem come first, and the user can correct malformed ones on the page. Warns about settings that would make the invitations useless. The form of the preview invites the remaining addresses.
         */
        post: operations["previewInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/invitations/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend several invitations
         * @description Sends one request to the platform for each invitation. Changes nothing if one of the invitations does not exist. If a request fails, no further requests are sent, and the error page lists the requests that succeeded.
         */
        post: operations["submitInvitationsResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/invitations/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview a role change of invitations */
        get: operations["confirmInvitationsRole"];
        put?: never;
        /**
         * Change the role of several invitations
         * @description Sends one request to the platform for each invitation. Changes nothing if one of the invitations does not exist. If a request fails, no further requests are sent, and the error page lists the requests that succeeded.
         */
        post: operations["submitInvitationsRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/invitations/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview the withdrawal of invitations */
        get: operations["confirmInvitationsWithdrawal"];
        put?: never;
        /**
         * Withdraw several invitations
         * @description Sends one request to the platform for each invitation. Changes nothing if one of the invitations does not exist. If a request fails, no further requests are sent, and the error page lists the requests that succeeded.
         */
        post: operations["submitInvitationsWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/invitations/{invitation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an invitation
         * @description Shows an open, accepted or expired invitation, and who accepted it. Returns 404 for an invitation that was withdrawn or declined, or that belongs to another collaboration.
         */
        get: operations["showInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/invitations/{invitation_id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend an invitation
         * @description If the invitation has expired, it becomes valid for another 15 days. Otherwise, its expiry date stays the same. The message states which case applies.
         */
        post: operations["submitInvitationResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/invitations/{invitation_id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the role of an invitation
         * @description The groups of the invitation stay the same.
         */
        post: operations["submitInvitationRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/invitations/{invitation_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an invitation
         * @description Sends no email. The link in the invitation email stops working.
         */
        post: operations["submitInvitationWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/invitations/{invitation_id}/reinvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the form that replaces an invitation */
        get: operations["showReinvitationForm"];
        put?: never;
        /**
         * Replace an invitation
         * @description Replaces an open invitation, for example to change its expiry date. The platform cannot change this date in an existing invitation. Role and groups default to the values of the old invitation. The message and the end of the membership come only from the form. First withdraws the old invitation, because the platform allows only one invitation per address. If creating the new invitation fails, the page states that the person has no invitation.
         */
        post: operations["submitReinvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a group
         * @description Returns 409 if another group of the collaboration has this name or short name. The message shows the short name that the platform stored.
         */
        post: operations["submitGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/groups/{group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a group and its members
         * @description Two flags of the collaboration decide whether members see names and addresses. Administrators and managers also see controls.
         */
        get: operations["showGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/groups/{group_id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Update a group */
        post: operations["submitGroupUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/groups/{group_id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview the deletion of a group */
        get: operations["confirmGroupDeletion"];
        put?: never;
        /** Delete a group */
        post: operations["submitGroupDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/groups/{group_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add members to this group
         * @description Sends one request to the platform for each member. Skips members who are already in the group. Returns 409 if all of them are. If a request fails, no further requests are sent, and the error page lists the members that were added.
         */
        post: operations["submitGroupMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/groups/{group_id}/members/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview the removal of a group member */
        get: operations["confirmGroupMemberRemoval"];
        put?: never;
        /**
         * Remove a member from a group
         * @description The person stays a member of the collaboration. Returns 404 if the person is not in the group.
         */
        post: operations["submitGroupMemberRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/services/connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect this service to a collaboration
         * @description If the connection needs approval on the platform, the message and the page state that it is pending. While it is pending, the platform rejects a second request, which returns 502.
         */
        post: operations["submitServiceConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collaborations/{identifier}/services/disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the disconnection of a service
         * @description States that members, including the logged-in user, lose access to this service at their next login.
         */
        get: operations["confirmServiceDisconnection"];
        put?: never;
        /**
         * Disconnect this service from a collaboration
         * @description Returns 409 if the collaboration is not connected.
         */
        post: operations["submitServiceDisconnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start a login
         * @description Uses the authorization code flow with PKCE, state and nonce. Also renews the claims of a logged-in user. If the request uses a host name of this machine that differs from the base URL, redirects to the base URL first, because the callback needs the cookie of that host.
         */
        get: operations["startLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complete a login
         * @description Receives the provider's response. Creates a session with a new ID. Ignores unknown parameters (RFC 6749, section 4.1.2).
         */
        get: operations["finishLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the form saved when the session expired
         * @description If a form is submitted without a session, the server stores it for ten minutes. Only the browser that submitted the form can see it, and only after the user of its last session has logged in again. If the browser had no session before, the form belongs to the user who completes the login. The page shows the input, and can submit it to its original URL. Until then, nothing is changed.
         */
        get: operations["showSavedForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the logout confirmation
         * @description Shows a page with a logout button. Opening the page changes nothing.
         */
        get: operations["showLogout"];
        put?: never;
        /**
         * Log out
         * @description Revokes the session on the server and removes its cookie. Without a session, the response is the same.
         */
        post: operations["submitLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End another session
         * @description Ends one session of the user, or all sessions except the current one. Sessions that have already ended are ignored. Users can end only their own sessions. The next request from the other browser requires a new login. If the login of the current session is older than five minutes, redirects to the login first, and the server stores the form until then.
         */
        post: operations["submitSessionEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the logged-in user
         * @description Returns a page, or JSON if the request prefers application/json. The page also lists the user's collaborations and roles. If the platform does not respond in time, the page shows a notice instead.
         */
        get: operations["showMyProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the user of a bearer token
         * @description Introspects OIDC access tokens at the provider, and all other tokens at the platform as application tokens. Ignores sessions.
         */
        get: operations["getMe"];
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
        /**
         * @description A complete HTML page in the layout of the site.
         * @example <!doctype html><html lang="en"><head><title>Concordat</title></head><body><main><h1>Concordat</h1></main></body></html>
         */
        Page: string;
        /**
         * @description A checkbox. If the value is absent, the checkbox is not selected.
         * @enum {string}
         */
        FormFlag: "true" | "on" | "yes" | "1" | "false" | "off" | "no" | "0" | "";
        /** @description A date (YYYY-MM-DD) after today in UTC. */
        FormDay: string;
        /** @description Names of units of the organization. One value may contain several names, separated by commas or line breaks. */
        UnitNames: string[];
        /** @description At most 200 email addresses, separated by commas, semicolons, spaces or line breaks. Address lists from mail programs are accepted too. Their display names, such as `"Eve, PhD" <eve@example.org>`, and groups are ignored (RFC 5322, section 3.4). */
        EmailAddresses: string;
        /** @description Plain text for the invitation email. Markup is rejected, because the platform does not escape the text. */
        InvitationMessage: string;
        CollaborationForm: {
            name: string;
            /** @description Up to 16 lower-case letters, digits and underscores, not starting with a digit. If empty, it is derived from the name. */
            short_name?: string;
            description: string;
            website_url?: string;
            disable_join_requests?: components["schemas"]["FormFlag"];
            disclose_member_information?: components["schemas"]["FormFlag"];
            disclose_email_information?: components["schemas"]["FormFlag"];
            expiry_date?: components["schemas"]["FormDay"];
            /** @description Tags, separated by commas, spaces or line breaks. Each has up to 32 lower-case letters, digits, `-` and `_`, and starts with a letter. */
            tags?: string;
            units?: components["schemas"]["UnitNames"];
            administrators: components["schemas"]["EmailAddresses"];
            /** @description The platform `uid` of a person who becomes administrator immediately. Required if connecting the service needs approval. */
            administrator?: string;
            message?: components["schemas"]["InvitationMessage"];
        };
        PlatformPathValue: string;
        CollaborationDeletionForm: {
            /** @description The name of the collaboration, which the user types as confirmation. */
            name: string;
        };
        UnitsForm: {
            units?: components["schemas"]["UnitNames"];
        };
        /** @description The platform `uid` of a member of the collaboration. */
        MemberUid: string;
        /** @enum {string} */
        MemberRole: "admin" | "member";
        MemberRoleForm: {
            uid: components["schemas"]["MemberUid"];
            role: components["schemas"]["MemberRole"];
        };
        MemberUids: components["schemas"]["MemberUid"][];
        MemberRemovalForm: {
            uid: components["schemas"]["MemberUids"];
        };
        MemberRolesForm: {
            uid: components["schemas"]["MemberUids"];
            role: components["schemas"]["MemberRole"];
        };
        MembersGroupForm: {
            uid: components["schemas"]["MemberUids"];
            /** @description The identifier of a group of the collaboration. */
            group: string;
        };
        /** @description The sender's name in the invitation email. The default is the name of the organization. */
        SenderName: string;
        /** @description Identifiers of groups of the collaboration. The person joins these groups when accepting the invitation. */
        GroupIds: string[];
        InviteForm: {
            emails: components["schemas"]["EmailAddresses"];
            role: components["schemas"]["MemberRole"];
            message?: components["schemas"]["InvitationMessage"];
            sender_name?: components["schemas"]["SenderName"];
            invitation_expiry_date?: components["schemas"]["FormDay"];
            membership_expiry_date?: components["schemas"]["FormDay"];
            groups?: components["schemas"]["GroupIds"];
        };
        InvitePreviewForm: {
            /** @description Email addresses in the format of the invitation form. Can be empty if `corrected` contains all addresses. */
            emails?: string;
            /** @description Corrected addresses from the preview, one per item. They are added to `emails`. */
            corrected?: string[];
            role?: components["schemas"]["MemberRole"];
            message?: components["schemas"]["InvitationMessage"];
            sender_name?: components["schemas"]["SenderName"];
            invitation_expiry_date?: components["schemas"]["FormDay"];
            membership_expiry_date?: components["schemas"]["FormDay"];
            groups?: components["schemas"]["GroupIds"];
        };
        /** @description The invitation form with an optional file. `emails` or `csv` must contain an address. */
        InvitePreviewUpload: {
            emails?: string;
            /**
             * Format: binary
             * @description A UTF-8 file with values separated by commas, semicolons or tabs, or a spreadsheet (.xlsx, .ods). In a spreadsheet, the server reads the first sheet with content. The addresses are in the column headed `email` or `e-mail` (ignoring case), or else in the first column. Other columns are ignored.
             */
            csv?: string;
            role?: components["schemas"]["MemberRole"];
            message?: components["schemas"]["InvitationMessage"];
            sender_name?: components["schemas"]["SenderName"];
            invitation_expiry_date?: components["schemas"]["FormDay"];
            membership_expiry_date?: components["schemas"]["FormDay"];
            groups?: components["schemas"]["GroupIds"];
        };
        /** @description Identifiers of open invitations of the collaboration. */
        InvitationIds: components["schemas"]["PlatformPathValue"][];
        InvitationsForm: {
            invitation: components["schemas"]["InvitationIds"];
        };
        InvitationsRoleForm: {
            invitation: components["schemas"]["InvitationIds"];
            role: components["schemas"]["MemberRole"];
        };
        InvitationRoleForm: {
            role: components["schemas"]["MemberRole"];
        };
        ReinviteForm: {
            role?: components["schemas"]["MemberRole"];
            message?: components["schemas"]["InvitationMessage"];
            sender_name?: components["schemas"]["SenderName"];
            invitation_expiry_date?: components["schemas"]["FormDay"];
            membership_expiry_date?: components["schemas"]["FormDay"];
            groups?: components["schemas"]["GroupIds"];
        };
        GroupForm: {
            name: string;
            /** @description The platform derives the stored short name from this value. It keeps up to 16 letters, digits and underscores, converts them to lower case, and removes leading digits. The success message shows the stored name. */
            short_name: string;
            description?: string;
            auto_provision_members?: components["schemas"]["FormFlag"];
        };
        /** @description Replaces the name, the description and the setting for new members. An empty description removes the description. If a service manages the group, its name and description stay the same. */
        GroupUpdateForm: {
            name: string;
            description?: string;
            auto_provision_members?: components["schemas"]["FormFlag"];
        };
        GroupMembersForm: {
            uid: components["schemas"]["MemberUids"];
        };
        GroupMemberForm: {
            uid: components["schemas"]["MemberUid"];
        };
        SessionEndForm: {
            /**
             * @description The ID of a session as shown on the profile page, or `others` for all other sessions of the user.
             * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
             */
            session: string;
        };
        /** @description The data of the profile page. */
        LoginProfile: {
            sub: string;
            email: string | null;
            name: string | null;
            /** @description The values of eduperson_entitlement. Empty if the claim is absent. */
            entitlements: string[];
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
        /** @description The user that the token represents. Claims that the token does not contain are null. */
        TokenUser: {
            sub: string;
            email: string | null;
            name: string | null;
            preferred_username: string | null;
            eduperson_entitlement: string[] | null;
            voperson_external_affiliation: string[] | null;
        };
    };
    responses: {
        /** @description The user is not logged in. Redirects to the login, which returns to this page. */
        ToLogin: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["LoginLocation"];
                [name: string]: unknown;
            };
            content?: never;
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
        /** @description The collaboration does not exist on the platform, or it has no such group, invitation or member. Nothing was changed. */
        CollaborationNotFoundPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>Not found</title></head><body><main><h1>Not found</h1> <p>This collaboration, group, invitation or member does not exist. Nothing was changed.</p></main></body></html> */
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The request conflicts with existing data. The page states the conflict and keeps the input. Nothing was changed. */
        CollaborationConflictPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>Conflict with existing data</title></head><body><main><h1>Conflict with existing data</h1> <p>A group with this name or short name exists. Nothing was changed.</p></main></body></html> */
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The platform could not be reached, rejected the organization's token, or returned an unexpected response. The page states that nothing was changed or, if an action timed out, that the outcome is unknown and how to check it. */
        PlatformFailurePage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>The platform failed</title></head><body><main><h1>The platform failed</h1> <p>The collaboration platform returned an unexpected response. Nothing was changed.</p></main></body></html> */
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The database is unavailable. If the outcome of a change is unknown, the page states this. */
        DatabaseLostPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>Not available</title></head><body><main><h1>Not available</h1></main></body></html> */
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description A required setting is missing, or the database is unavailable. The startup log names missing settings. The server sent nothing to the platform. */
        NotConfiguredPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>Not configured</title></head><body><main><h1>Not configured</h1> <p>This server is not set up to manage collaborations. Nothing was changed.</p></main></body></html> */
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The user may not open this page. The page names neither the collaboration nor its URN. */
        AccessDeniedPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>Access denied</title></head><body><main><h1>Access denied</h1> <p>Your account does not have access to this. Nothing was changed.</p></main></body></html> */
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The action succeeded. Redirects to a page that shows the result in a message. If the user is not logged in, redirects to the login instead, and nothing is changed. */
        ToResultOrLogin: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["ResultLocation"];
                "Set-Cookie": components["headers"]["FormCookie"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The user may not do this, or the form came from another site. Nothing was changed. The page names neither the collaboration nor its URN. */
        ActionDeniedPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>Access denied</title></head><body><main><h1>Access denied</h1> <p>Your account does not have access to this. Nothing was changed.</p></main></body></html> */
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
        /** @description The user is not logged in. Redirects to the login, which returns to the page of the form. Nothing was changed. */
        ToLoginAfterForm: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["LoginLocation"];
                "Set-Cookie": components["headers"]["FormCookie"];
                [name: string]: unknown;
            };
            content?: never;
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
        /** @description The database is unavailable. */
        DatabaseLostProfile: {
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
                /** @example <!doctype html><html lang="en"><head><title>Not available</title></head><body><main><h1>Not available</h1></main></body></html> */
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
    };
    parameters: {
        /**
         * @description Searches names, short names and descriptions, ignoring case.
         * @example drought
         */
        ListSearch: string;
        /**
         * @description Returns only collaborations in this state.
         * @example active
         */
        ListStatus: "" | "active" | "expired" | "suspended";
        /**
         * @description Returns only collaborations in this unit.
         * @example field stations
         */
        ListUnit: string;
        /**
         * @description Returns only collaborations with this tag.
         * @example wheat
         */
        ListTag: string;
        /**
         * @description Returns only collaborations that need attention. `ending_soon` means ending within 30 days. `no_administrator` means without an active administrator. `not_connected` means not connected to this service.
         * @example no_administrator
         */
        ListNeed: "" | "ending_soon" | "no_administrator" | "not_connected";
        /**
         * @description The order of the list. A minus sign means descending.
         * @example name
         */
        ListSort: "" | "name" | "-name" | "short_name" | "-short_name" | "status" | "-status" | "expiry_date" | "-expiry_date";
        /**
         * @description The page number of the table, starting at 1. A number above the last page shows the last page.
         * @example 1
         */
        TablePage: number;
        /**
         * @description Returns only actions on the collaboration with this identifier, even after its deletion.
         * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
         */
        ActivityOf: string;
        /**
         * @description Searches actor, action, target, change, outcome and request ID, ignoring case. An entry must contain all words.
         * @example administrator
         */
        ActivitySearch: string;
        /**
         * @description Returns only actions on this kind of target. `roles` selects role changes of members and invitations.
         * @example members
         */
        ActivityKind: "" | "roles" | "collaborations" | "members" | "invitations" | "groups" | "services";
        /**
         * @description Returns only actions of people whose name or identifier contains this text, ignoring case.
         * @example administrator
         */
        ActivityBy: string;
        /**
         * @description Returns only actions on or after this day in UTC.
         * @example 2026-10-01
         */
        ActivityFrom: string;
        /**
         * @description Returns only actions on or before this day in UTC.
         * @example 2026-10-31
         */
        ActivityTo: string;
        /**
         * @description Returns only actions with this outcome. `pending` means that the action awaits approval.
         * @example done
         */
        ActivityOutcome: "" | "done" | "pending" | "refused" | "unknown";
        /**
         * @description The collaboration's `identifier` on the platform.
         * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
         */
        CollaborationIdentifier: components["schemas"]["PlatformPathValue"];
        /**
         * @description Searches names and email addresses, ignoring case. Searches only columns that the user may see.
         * @example member
         */
        MemberSearch: string;
        /**
         * @description Returns only members with this role.
         * @example member
         */
        MemberRoleFilter: "" | "admin" | "member";
        /**
         * @description Returns only memberships that have this state today. `ending_soon` means active and ending within 30 days.
         * @example active
         */
        MemberStatus: "" | "active" | "ending_soon" | "expired";
        /**
         * @description The order of the members. A minus sign means descending. Sorting by a column that the user may not see has no effect.
         * @example name
         */
        MemberSort: "" | "name" | "-name" | "email" | "-email" | "role" | "-role" | "status" | "-status" | "expiry_date" | "-expiry_date";
        /**
         * @description Searches email addresses and group names, ignoring case.
         * @example example.org
         */
        InvitationsSearch: string;
        /**
         * @description Returns only invitations that grant this role.
         * @example member
         */
        InvitationsRole: "" | "admin" | "member";
        /**
         * @description Returns only invitations in this state. The platform can still treat `expired` invitations as open.
         * @example waiting
         */
        InvitationsState: "" | "waiting" | "expired";
        /**
         * @description The order of the invitations. A minus sign means descending. By default, the invitations that expire first come first.
         * @example email
         */
        InvitationsSort: "" | "email" | "-email" | "role" | "-role" | "expiry_date" | "-expiry_date";
        /**
         * @description The page number of the table of open invitations, starting at 1.
         * @example 1
         */
        InvitationsPage: number;
        /**
         * @description Searches names, short names and descriptions of groups, ignoring case.
         * @example field
         */
        GroupsSearch: string;
        /**
         * @description The order of the groups. A minus sign means descending.
         * @example name
         */
        GroupsSort: "" | "name" | "-name" | "short_name" | "-short_name" | "members" | "-members";
        /**
         * @description The page number of the table of groups, starting at 1.
         * @example 1
         */
        GroupsPage: number;
        /**
         * @description The page number of the activity, starting at 1. The newest entries come first.
         * @example 1
         */
        AuditPage: number;
        /**
         * @description The `uid` of the member.
         * @example 9c04e7f2b61d4d5aa3f8@people.example.org
         */
        MemberUidInQuery: components["schemas"]["MemberUid"];
        /**
         * @description The `uid` of the member. Repeat the parameter for several members.
         * @example [
         *       "9c04e7f2b61d4d5aa3f8@people.example.org"
         *     ]
         */
        MemberUidsInQuery: components["schemas"]["MemberUids"];
        /**
         * @description The identifier of the open invitation. Repeat the parameter for several invitations.
         * @example [
         *       "0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de"
         *     ]
         */
        InvitationIdsInQuery: components["schemas"]["InvitationIds"];
        /**
         * @description The identifier of an invitation of this collaboration. Returns 404 for other identifiers. Only open invitations can be changed.
         * @example 0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de
         */
        InvitationId: components["schemas"]["PlatformPathValue"];
        /**
         * @description The identifier of a group of this collaboration. Returns 404 for other groups.
         * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
         */
        GroupId: components["schemas"]["PlatformPathValue"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description The ID of the request. The log line of the request contains the same ID.
         * @example 0199e6b2-6f0e-7c41-9d3a-5b8f0e2a7c11
         */
        "X-Request-Id": string;
        /**
         * @description The response clears the cookie `flashes`, because the page shows its messages. The cookie `collaboration_view` stores the page numbers, searches, filters and orders of the tables for one hour, so that the page looks the same after an action. Browsers send it only to the paths of this collaboration.
         * @example collaboration_view=search%3Dplant; Path=/collaborations/6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21; Max-Age=3600; HttpOnly; SameSite=Lax
         */
        PageCookies: string;
        /**
         * @description The URL of the login, with the page to open afterwards as a parameter.
         * @example /auth/login?returnTo=%2Fcollaborations
         */
        LoginLocation: string;
        /**
         * @description The number of seconds to wait before a retry (RFC 9110, section 10.2.3). Present if the database is unavailable.
         * @example 2
         */
        "Retry-After": number;
        /**
         * @description The URL of the result page, which the browser loads next with GET.
         * @example /collaborations/6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
         */
        ResultLocation: string;
        /**
         * @description After an action, the cookie `flashes` contains the messages for the next page. It expires after one minute. Without a session, the cookie `session_login` binds the submitted form to this browser for ten minutes.
         * @example session_login=3f9b0c52a7d84e16; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure
         */
        FormCookie: string;
        /**
         * @description The content encodings that the operation accepts (RFC 9110, section 15.5.16). Present if the encoding of the body is not supported.
         * @example gzip, deflate, br
         */
        SupportedCodings: string;
        /**
         * @description A cookie that binds the login to this browser for ten minutes. Its attributes are HttpOnly, SameSite=Lax, and Secure unless SESSION_HTTPS_ONLY is false.
         * @example session_login=3f9b0c52a7d84e16; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure
         */
        LoginCookie: string;
        /**
         * @description Removes the session cookie. Absent if the request carried no session cookie.
         * @example session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure
         */
        RemovedCookie: string;
        /**
         * @description The bearer challenge (RFC 6750). Contains `error="invalid_token"` if the request contained a token.
         * @example Bearer realm="concordat", error="invalid_token"
         */
        BearerChallenge: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    showCollaborations: {
        parameters: {
            query?: {
                /**
                 * @description Searches names, short names and descriptions, ignoring case.
                 * @example drought
                 */
                search?: components["parameters"]["ListSearch"];
                /**
                 * @description Returns only collaborations in this state.
                 * @example active
                 */
                status?: components["parameters"]["ListStatus"];
                /**
                 * @description Returns only collaborations in this unit.
                 * @example field stations
                 */
                unit?: components["parameters"]["ListUnit"];
                /**
                 * @description Returns only collaborations with this tag.
                 * @example wheat
                 */
                tag?: components["parameters"]["ListTag"];
                /**
                 * @description Returns only collaborations that need attention. `ending_soon` means ending within 30 days. `no_administrator` means without an active administrator. `not_connected` means not connected to this service.
                 * @example no_administrator
                 */
                need?: components["parameters"]["ListNeed"];
                /**
                 * @description The order of the list. A minus sign means descending.
                 * @example name
                 */
                sort?: components["parameters"]["ListSort"];
                /**
                 * @description The page number of the table, starting at 1. A number above the last page shows the last page.
                 * @example 1
                 */
                page?: components["parameters"]["TablePage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list, or the name of the missing setting. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["PageCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Collaborations</title></head><body><main><h1>Collaborations</h1> <p><a href="/collaborations/6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21">Drought Trial</a></p></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["DatabaseLostPage"];
        };
    };
    exportCollaborations: {
        parameters: {
            query?: {
                /**
                 * @description Searches names, short names and descriptions, ignoring case.
                 * @example drought
                 */
                search?: components["parameters"]["ListSearch"];
                /**
                 * @description Returns only collaborations in this state.
                 * @example active
                 */
                status?: components["parameters"]["ListStatus"];
                /**
                 * @description Returns only collaborations in this unit.
                 * @example field stations
                 */
                unit?: components["parameters"]["ListUnit"];
                /**
                 * @description Returns only collaborations with this tag.
                 * @example wheat
                 */
                tag?: components["parameters"]["ListTag"];
                /**
                 * @description Returns only collaborations that need attention. `ending_soon` means ending within 30 days. `no_administrator` means without an active administrator. `not_connected` means not connected to this service.
                 * @example no_administrator
                 */
                need?: components["parameters"]["ListNeed"];
                /**
                 * @description The order of the list. A minus sign means descending.
                 * @example name
                 */
                sort?: components["parameters"]["ListSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collaborations as a CSV file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description Tells browsers to save the response as a file with this name.
                     * @example attachment; filename="collaborations.csv"
                     */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example name,short_name,status,expiry_date,members,administrators,connected,units,tags,identifier
                     *     Drought Trial,drought_trial,active,2027-12-27,27,2,yes,field stations,"wheat, field-trials",6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                     */
                    "text/csv": string;
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    showOrganizationActivity: {
        parameters: {
            query?: {
                /**
                 * @description Returns only actions on the collaboration with this identifier, even after its deletion.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                collaboration?: components["parameters"]["ActivityOf"];
                /**
                 * @description Searches actor, action, target, change, outcome and request ID, ignoring case. An entry must contain all words.
                 * @example administrator
                 */
                search?: components["parameters"]["ActivitySearch"];
                /**
                 * @description Returns only actions on this kind of target. `roles` selects role changes of members and invitations.
                 * @example members
                 */
                what?: components["parameters"]["ActivityKind"];
                /**
                 * @description Returns only actions of people whose name or identifier contains this text, ignoring case.
                 * @example administrator
                 */
                by?: components["parameters"]["ActivityBy"];
                /**
                 * @description Returns only actions on or after this day in UTC.
                 * @example 2026-10-01
                 */
                from?: components["parameters"]["ActivityFrom"];
                /**
                 * @description Returns only actions on or before this day in UTC.
                 * @example 2026-10-31
                 */
                to?: components["parameters"]["ActivityTo"];
                /**
                 * @description Returns only actions with this outcome. `pending` means that the action awaits approval.
                 * @example done
                 */
                outcome?: components["parameters"]["ActivityOutcome"];
                /**
                 * @description The page number of the table, starting at 1. A number above the last page shows the last page.
                 * @example 1
                 */
                page?: components["parameters"]["TablePage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the matching entries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Activity</title></head><body><main><h1>Activity</h1> <table></table></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            503: components["responses"]["DatabaseLostPage"];
        };
    };
    exportOrganizationActivity: {
        parameters: {
            query?: {
                /**
                 * @description Returns only actions on the collaboration with this identifier, even after its deletion.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                collaboration?: components["parameters"]["ActivityOf"];
                /**
                 * @description Searches actor, action, target, change, outcome and request ID, ignoring case. An entry must contain all words.
                 * @example administrator
                 */
                search?: components["parameters"]["ActivitySearch"];
                /**
                 * @description Returns only actions on this kind of target. `roles` selects role changes of members and invitations.
                 * @example members
                 */
                what?: components["parameters"]["ActivityKind"];
                /**
                 * @description Returns only actions of people whose name or identifier contains this text, ignoring case.
                 * @example administrator
                 */
                by?: components["parameters"]["ActivityBy"];
                /**
                 * @description Returns only actions on or after this day in UTC.
                 * @example 2026-10-01
                 */
                from?: components["parameters"]["ActivityFrom"];
                /**
                 * @description Returns only actions on or before this day in UTC.
                 * @example 2026-10-31
                 */
                to?: components["parameters"]["ActivityTo"];
                /**
                 * @description Returns only actions with this outcome. `pending` means that the action awaits approval.
                 * @example done
                 */
                outcome?: components["parameters"]["ActivityOutcome"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity as a CSV file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description Tells browsers to save the response as a file with this name.
                     * @example attachment; filename="activity.csv"
                     */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example at,who,who_id,what,to,to_id,change,outcome,collaboration,collaboration_id,request
                     *     2026-10-01T08:00:00.000Z,First Administrator,5b7ad2c19e0f4a3d8c61@people.example.org,removed a member,First Member,9c04e7f2b61d4d5aa3f8@people.example.org,,done,Drought Trial,6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21,0a1b
                     */
                    "text/csv": string;
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            503: components["responses"]["DatabaseLostPage"];
        };
    };
    showCreationForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form, or the name of the missing setting. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>New collaboration</title></head><body><main><h1>New collaboration</h1> <form method="post" action="/collaborations/new"></form></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            503: components["responses"]["DatabaseLostPage"];
        };
    };
    submitCollaboration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CollaborationForm"];
            };
        };
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    showCollaboration: {
        parameters: {
            query?: {
                /**
                 * @description Searches names and email addresses, ignoring case. Searches only columns that the user may see.
                 * @example member
                 */
                search?: components["parameters"]["MemberSearch"];
                /**
                 * @description Returns only members with this role.
                 * @example member
                 */
                role?: components["parameters"]["MemberRoleFilter"];
                /**
                 * @description Returns only memberships that have this state today. `ending_soon` means active and ending within 30 days.
                 * @example active
                 */
                status?: components["parameters"]["MemberStatus"];
                /**
                 * @description The order of the members. A minus sign means descending. Sorting by a column that the user may not see has no effect.
                 * @example name
                 */
                sort?: components["parameters"]["MemberSort"];
                /**
                 * @description The page number of the table, starting at 1. A number above the last page shows the last page.
                 * @example 1
                 */
                page?: components["parameters"]["TablePage"];
                /**
                 * @description Searches email addresses and group names, ignoring case.
                 * @example example.org
                 */
                invitations_search?: components["parameters"]["InvitationsSearch"];
                /**
                 * @description Returns only invitations that grant this role.
                 * @example member
                 */
                invitations_role?: components["parameters"]["InvitationsRole"];
                /**
                 * @description Returns only invitations in this state. The platform can still treat `expired` invitations as open.
                 * @example waiting
                 */
                invitations_state?: components["parameters"]["InvitationsState"];
                /**
                 * @description The order of the invitations. A minus sign means descending. By default, the invitations that expire first come first.
                 * @example email
                 */
                invitations_sort?: components["parameters"]["InvitationsSort"];
                /**
                 * @description The page number of the table of open invitations, starting at 1.
                 * @example 1
                 */
                invitations_page?: components["parameters"]["InvitationsPage"];
                /**
                 * @description Searches names, short names and descriptions of groups, ignoring case.
                 * @example field
                 */
                groups_search?: components["parameters"]["GroupsSearch"];
                /**
                 * @description The order of the groups. A minus sign means descending.
                 * @example name
                 */
                groups_sort?: components["parameters"]["GroupsSort"];
                /**
                 * @description The page number of the table of groups, starting at 1.
                 * @example 1
                 */
                groups_page?: components["parameters"]["GroupsPage"];
                /**
                 * @description The page number of the activity, starting at 1. The newest entries come first.
                 * @example 1
                 */
                audit_page?: components["parameters"]["AuditPage"];
            };
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of the collaboration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["PageCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Drought Trial</title></head><body><main><h1>Drought Trial</h1> <h2>Members</h2><h2>Groups</h2><h2>Connected services</h2></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["DatabaseLostPage"];
        };
    };
    confirmDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation page with its form. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Delete Drought Trial?</title></head><body><main><h1>Delete Drought Trial?</h1> <form method="post" action="/collaborations/6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21/delete"></form></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Drought Trial"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CollaborationDeletionForm"];
            };
        };
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    showUnitsForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The HTML page with the form. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Change units</title></head><body><main><h1>Change units</h1> <form method="post" action="/collaborations/6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21/units"></form></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitUnits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UnitsForm"];
            };
        };
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    showActivity: {
        parameters: {
            query?: {
                /**
                 * @description Searches actor, action, target, change, outcome and request ID, ignoring case. An entry must contain all words.
                 * @example administrator
                 */
                search?: components["parameters"]["ActivitySearch"];
                /**
                 * @description Returns only actions on this kind of target. `roles` selects role changes of members and invitations.
                 * @example members
                 */
                what?: components["parameters"]["ActivityKind"];
                /**
                 * @description Returns only actions of people whose name or identifier contains this text, ignoring case.
                 * @example administrator
                 */
                by?: components["parameters"]["ActivityBy"];
                /**
                 * @description Returns only actions on or after this day in UTC.
                 * @example 2026-10-01
                 */
                from?: components["parameters"]["ActivityFrom"];
                /**
                 * @description Returns only actions on or before this day in UTC.
                 * @example 2026-10-31
                 */
                to?: components["parameters"]["ActivityTo"];
                /**
                 * @description Returns only actions with this outcome. `pending` means that the action awaits approval.
                 * @example done
                 */
                outcome?: components["parameters"]["ActivityOutcome"];
                /**
                 * @description The page number of the table, starting at 1. A number above the last page shows the last page.
                 * @example 1
                 */
                page?: components["parameters"]["TablePage"];
            };
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the matching entries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Activity</title></head><body><main><h1>Activity</h1> <table></table></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    exportActivity: {
        parameters: {
            query?: {
                /**
                 * @description Searches actor, action, target, change, outcome and request ID, ignoring case. An entry must contain all words.
                 * @example administrator
                 */
                search?: components["parameters"]["ActivitySearch"];
                /**
                 * @description Returns only actions on this kind of target. `roles` selects role changes of members and invitations.
                 * @example members
                 */
                what?: components["parameters"]["ActivityKind"];
                /**
                 * @description Returns only actions of people whose name or identifier contains this text, ignoring case.
                 * @example administrator
                 */
                by?: components["parameters"]["ActivityBy"];
                /**
                 * @description Returns only actions on or after this day in UTC.
                 * @example 2026-10-01
                 */
                from?: components["parameters"]["ActivityFrom"];
                /**
                 * @description Returns only actions on or before this day in UTC.
                 * @example 2026-10-31
                 */
                to?: components["parameters"]["ActivityTo"];
                /**
                 * @description Returns only actions with this outcome. `pending` means that the action awaits approval.
                 * @example done
                 */
                outcome?: components["parameters"]["ActivityOutcome"];
            };
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity as a CSV file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description Tells browsers to save the response as a file with this name.
                     * @example attachment; filename="drought_trial-activity.csv"
                     */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example at,who,who_id,what,to,to_id,change,outcome,collaboration,collaboration_id,request
                     *     2026-10-01T08:00:00.000Z,First Administrator,5b7ad2c19e0f4a3d8c61@people.example.org,removed a member,First Member,9c04e7f2b61d4d5aa3f8@people.example.org,,done,Drought Trial,6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21,0a1b
                     */
                    "text/csv": string;
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    exportMembers: {
        parameters: {
            query?: {
                /**
                 * @description Searches names and email addresses, ignoring case. Searches only columns that the user may see.
                 * @example member
                 */
                search?: components["parameters"]["MemberSearch"];
                /**
                 * @description Returns only members with this role.
                 * @example member
                 */
                role?: components["parameters"]["MemberRoleFilter"];
                /**
                 * @description Returns only memberships that have this state today. `ending_soon` means active and ending within 30 days.
                 * @example active
                 */
                status?: components["parameters"]["MemberStatus"];
                /**
                 * @description The order of the members. A minus sign means descending. Sorting by a column that the user may not see has no effect.
                 * @example name
                 */
                sort?: components["parameters"]["MemberSort"];
            };
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members as a CSV file. The file name is the collaboration's short name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description Tells browsers to save the response as a file with this name.
                     * @example attachment; filename="drought_trial-members.csv"
                     */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example name,email,role,status,expiry_date,uid
                     *     First Administrator,first.administrator@example.org,admin,active,,5b7ad2c19e0f4a3d8c61@people.example.org
                     *     First Member,first.member@example.org,member,active,2026-12-31,9c04e7f2b61d4d5aa3f8@people.example.org
                     */
                    "text/csv": string;
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    confirmMemberRole: {
        parameters: {
            query: {
                /**
                 * @description The `uid` of the member.
                 * @example 9c04e7f2b61d4d5aa3f8@people.example.org
                 */
                uid: components["parameters"]["MemberUidInQuery"];
                /**
                 * @description The new role of the member.
                 * @example member
                 */
                role: components["schemas"]["MemberRole"];
            };
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation page with its form. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Change a role?</title></head><body><main><h1>Change a role?</h1> <form method="post" action="/collaborations/6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21/members/role"></form></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uid": "9c04e7f2b61d4d5aa3f8@people.example.org",
                 *       "role": "admin"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["MemberRoleForm"];
            };
        };
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    confirmMemberRemoval: {
        parameters: {
            query: {
                /**
                 * @description The `uid` of the member. Repeat the parameter for several members.
                 * @example [
                 *       "9c04e7f2b61d4d5aa3f8@people.example.org"
                 *     ]
                 */
                uid: components["parameters"]["MemberUidsInQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation page with its form. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Remove a member?</title></head><body><main><h1>Remove a member?</h1> <form method="post" action="/collaborations/6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21/members/remove"></form></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitMemberRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MemberRemovalForm"];
            };
        };
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    confirmMemberRoles: {
        parameters: {
            query: {
                /**
                 * @description The `uid` of the member. Repeat the parameter for several members.
                 * @example [
                 *       "9c04e7f2b61d4d5aa3f8@people.example.org"
                 *     ]
                 */
                uid: components["parameters"]["MemberUidsInQuery"];
                /**
                 * @description The new role of the members.
                 * @example member
                 */
                role: components["schemas"]["MemberRole"];
            };
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation page with its form. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Change a role?</title></head><body><main><h1>Change a role?</h1> <form method="post" action="/collaborations/6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21/members/roles"></form></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitMemberRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uid": [
                 *         "9c04e7f2b61d4d5aa3f8@people.example.org"
                 *       ],
                 *       "role": "admin"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["MemberRolesForm"];
            };
        };
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitMembersToGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uid": [
                 *         "9c04e7f2b61d4d5aa3f8@people.example.org"
                 *       ],
                 *       "group": "b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["MembersGroupForm"];
            };
        };
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    showMemberServices: {
        parameters: {
            query: {
                /**
                 * @description The `uid` of the member.
                 * @example 9c04e7f2b61d4d5aa3f8@people.example.org
                 */
                uid: components["parameters"]["MemberUidInQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the services of the member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Services of First Member</title></head><body><main><h1>Services of First Member</h1> <table><tr><th>Concordat</th></tr></table></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    showInvitationForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The HTML page with the form. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Invite</title></head><body><main><h1>Invite</h1> <form method="post" action="/collaborations/6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21/invite/preview"></form></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["InviteForm"];
            };
        };
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    previewInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["InvitePreviewForm"];
                /**
                 * @example {
                 *       "csv": "name,email\r\nSecond Member,second.member@example.org\r\n",
                 *       "role": "member"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["InvitePreviewUpload"];
            };
        };
        responses: {
            /** @description The addresses with their states. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Invite 2 people?</title></head><body><main><h1>Invite 2 people?</h1> <form method="post" action="/collaborations/6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21/invite"></form></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLoginAfterForm"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitInvitationsResend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invitation": [
                 *         "0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["InvitationsForm"];
            };
        };
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    confirmInvitationsRole: {
        parameters: {
            query: {
                /**
                 * @description The identifier of the open invitation. Repeat the parameter for several invitations.
                 * @example [
                 *       "0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de"
                 *     ]
                 */
                invitation: components["parameters"]["InvitationIdsInQuery"];
                /**
                 * @description The new role of the invitations.
                 * @example admin
                 */
                role: components["schemas"]["MemberRole"];
            };
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation page with its form. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Invite 2 people as administrators?</title></head><body><main> <h1>Invite 2 people as administrators?</h1><form method="post"></form></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitInvitationsRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invitation": [
                 *         "0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de"
                 *       ],
                 *       "role": "admin"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["InvitationsRoleForm"];
            };
        };
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    confirmInvitationsWithdrawal: {
        parameters: {
            query: {
                /**
                 * @description The identifier of the open invitation. Repeat the parameter for several invitations.
                 * @example [
                 *       "0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de"
                 *     ]
                 */
                invitation: components["parameters"]["InvitationIdsInQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation page with its form. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Withdraw 2 invitations?</title></head><body><main><h1>Withdraw 2 invitations?</h1> <form method="post"></form></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitInvitationsWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invitation": [
                 *         "0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["InvitationsForm"];
            };
        };
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    showInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
                /**
                 * @description The identifier of an invitation of this collaboration. Returns 404 for other identifiers. Only open invitations can be changed.
                 * @example 0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de
                 */
                invitation_id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of the invitation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>second.member@example.org</title></head><body><main><h1>second.member@example.org</h1> <dl><dt>Status</dt><dd>accepted</dd></dl></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitInvitationResend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
                /**
                 * @description The identifier of an invitation of this collaboration. Returns 404 for other identifiers. Only open invitations can be changed.
                 * @example 0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de
                 */
                invitation_id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitInvitationRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
                /**
                 * @description The identifier of an invitation of this collaboration. Returns 404 for other identifiers. Only open invitations can be changed.
                 * @example 0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de
                 */
                invitation_id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "admin"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["InvitationRoleForm"];
            };
        };
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitInvitationWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
                /**
                 * @description The identifier of an invitation of this collaboration. Returns 404 for other identifiers. Only open invitations can be changed.
                 * @example 0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de
                 */
                invitation_id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    showReinvitationForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
                /**
                 * @description The identifier of an invitation of this collaboration. Returns 404 for other identifiers. Only open invitations can be changed.
                 * @example 0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de
                 */
                invitation_id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form, filled in with role and groups of the old invitation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Replace the invitation</title></head><body><main><h1>Replace the invitation</h1> <form method="post"></form></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitReinvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
                /**
                 * @description The identifier of an invitation of this collaboration. Returns 404 for other identifiers. Only open invitations can be changed.
                 * @example 0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de
                 */
                invitation_id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "member",
                 *       "invitation_expiry_date": "2099-10-15",
                 *       "message": "Welcome to the trial."
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ReinviteForm"];
            };
        };
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Field team",
                 *       "short_name": "field_team",
                 *       "description": "People who measure.",
                 *       "auto_provision_members": "false"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["GroupForm"];
            };
        };
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    showGroup: {
        parameters: {
            query?: {
                /**
                 * @description Searches names and email addresses, ignoring case. Searches only columns that the user may see.
                 * @example member
                 */
                search?: components["parameters"]["MemberSearch"];
                /**
                 * @description The page number of the table, starting at 1. A number above the last page shows the last page.
                 * @example 1
                 */
                page?: components["parameters"]["TablePage"];
            };
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
                /**
                 * @description The identifier of a group of this collaboration. Returns 404 for other groups.
                 * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of the group. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["PageCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Field team</title></head><body><main><h1>Field team</h1> <h2>Members</h2></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitGroupUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
                /**
                 * @description The identifier of a group of this collaboration. Returns 404 for other groups.
                 * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Field crew",
                 *       "description": "",
                 *       "auto_provision_members": "true"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["GroupUpdateForm"];
            };
        };
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    confirmGroupDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
                /**
                 * @description The identifier of a group of this collaboration. Returns 404 for other groups.
                 * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation page with its form. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Delete Field team?</title></head><body><main><h1>Delete Field team?</h1> <form method="post"></form></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitGroupDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
                /**
                 * @description The identifier of a group of this collaboration. Returns 404 for other groups.
                 * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitGroupMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
                /**
                 * @description The identifier of a group of this collaboration. Returns 404 for other groups.
                 * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uid": [
                 *         "9c04e7f2b61d4d5aa3f8@people.example.org"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["GroupMembersForm"];
            };
        };
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    confirmGroupMemberRemoval: {
        parameters: {
            query: {
                /**
                 * @description The `uid` of the member.
                 * @example 9c04e7f2b61d4d5aa3f8@people.example.org
                 */
                uid: components["parameters"]["MemberUidInQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
                /**
                 * @description The identifier of a group of this collaboration. Returns 404 for other groups.
                 * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation page with its form. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Remove from Field team?</title></head><body><main> <h1>Remove from Field team?</h1><form method="post"></form></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitGroupMemberRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
                /**
                 * @description The identifier of a group of this collaboration. Returns 404 for other groups.
                 * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uid": "9c04e7f2b61d4d5aa3f8@people.example.org"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["GroupMemberForm"];
            };
        };
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitServiceConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    confirmServiceDisconnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation page with its form. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Disconnect?</title></head><body><main><h1>Disconnect?</h1> <form method="post" action="/collaborations/6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21/services/disconnect"></form></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["AccessDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    submitServiceDisconnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ActionDeniedPage"];
            404: components["responses"]["CollaborationNotFoundPage"];
            409: components["responses"]["CollaborationConflictPage"];
            502: components["responses"]["PlatformFailurePage"];
            503: components["responses"]["NotConfiguredPage"];
        };
    };
    startLogin: {
        parameters: {
            query?: {
                /**
                 * @description The page to open after the login: a local path (one leading slash, no backslash), or a URL with the origin of an allowed redirect URL and a path below its path. Other values lead to `/`.
                 * @example /collaborations
                 */
                returnTo?: string;
                /**
                 * @description `login` makes the provider authenticate the user again, even if a session exists. The login fails if the provider does not confirm this.
                 * @example login
                 */
                prompt?: "login";
                /**
                 * @description Indicates that the user submitted a form without a session. With `kept-form`, the server has stored the form, and offers it again after the login. Browsers do not follow redirects of a form to another site, so the response is a page that continues to the provider.
                 * @example kept-form
                 */
                after?: "kept-form" | "form";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page that continues to the provider. Returned only if `after` is present. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description The provider's authorization URL, which browsers open immediately.
                     * @example 0; url=https://login.example.org/authorize?response_type=code&client_id=concordat
                     */
                    Refresh: string;
                    "Set-Cookie": components["headers"]["LoginCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Log in</title></head><body><main><h1>Log in</h1></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            /** @description Redirects to the provider. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description The provider's authorization URL.
                     * @example https://login.example.org/authorize?response_type=code&client_id=concordat
                     */
                    Location: string;
                    "Set-Cookie": components["headers"]["LoginCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestPage"];
            /** @description The provider could not be reached, or its response failed verification. The page states the cause. No login took place. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Login failed</title></head><body><main><h1>Login failed</h1> <p>The login service returned an unexpected response. You are not logged in.</p></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            /** @description Login is not configured, or the database is unavailable. The JSON response names the missing settings. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Login is off</title></head><body><main><h1>Login is off</h1> <p>Login is not set up on this server.</p></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
        };
    };
    finishLogin: {
        parameters: {
            query?: {
                /**
                 * @description The authorization code. Absent if the provider reports an error.
                 * @example SplxlOBeZQQYbYS6WxSbIA
                 */
                code?: string;
                /**
                 * @description The `state` value that the login request contained.
                 * @example af0ifjsldkj
                 */
                state?: string;
                /**
                 * @description The issuer of the response (RFC 9207). If present, it must match the provider.
                 * @example https://login.example.org
                 */
                iss?: string;
                /**
                 * @description The provider's error code (RFC 6749, section 4.1.2.1). The provider sends it instead of `code`.
                 * @example access_denied
                 */
                error?: string;
                /**
                 * @description The provider's error description. The server logs it, and never shows it.
                 * @example The user refused.
                 */
                error_description?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The login succeeded. Redirects to the page on which the user started the login. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["ResultLocation"];
                    /**
                     * @description The ID of the new session. HttpOnly, SameSite=Lax, and Secure unless SESSION_HTTPS_ONLY is false.
                     * @example session=3f9b0c52a7d84e16; Path=/; HttpOnly; Secure; SameSite=Lax
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The response of the provider is incomplete, was already used, or belongs to a login that this browser did not start. No login took place. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Login failed</title></head><body><main><h1>Login failed</h1> <p>This login was not started here, or is finished already. <a href="/auth/login">Log in again</a></p></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            /** @description The provider rejected the login (`access_denied`). No login took place. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Login refused</title></head><body><main><h1>Login refused</h1> <p>The login service did not let you in. <a href="/auth/login">Log in again</a></p></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            /** @description The provider could not be reached, or its response failed verification. The page states the cause. No login took place. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Login failed</title></head><body><main><h1>Login failed</h1> <p>The login service returned an unexpected response. You are not logged in.</p></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            /** @description Login is not configured, or the database is unavailable. The JSON response names the missing settings. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Login is off</title></head><body><main><h1>Login is off</h1> <p>Login is not set up on this server.</p></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
        };
    };
    showSavedForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the form, or with a notice that no form is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>You are logged in again</title></head><body><main><h1>You are logged in again</h1> <form method="post" action="/collaborations/new"><button>Continue</button></form></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            400: components["responses"]["BadRequestPage"];
            503: components["responses"]["DatabaseLostPage"];
        };
    };
    showLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the logout button. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Log out</title></head><body><main><h1>Log out</h1> <form method="post" action="/auth/logout"><button>Log out</button></form></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["BadRequestPage"];
            503: components["responses"]["DatabaseLostPage"];
        };
    };
    submitLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is logged out. Redirects to the start page. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description The URL of the start page.
                     * @example /
                     */
                    Location: "/";
                    "Set-Cookie": components["headers"]["RemovedCookie"];
                    /**
                     * @description Makes browsers delete the data that scripts of these pages stored, such as unfinished uploads.
                     * @example "storage"
                     */
                    "Clear-Site-Data": "\"storage\"";
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["CrossSitePage"];
            503: components["responses"]["DatabaseLostPage"];
        };
    };
    submitSessionEnd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SessionEndForm"];
            };
        };
        responses: {
            303: components["responses"]["ToResultOrLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["CrossSitePage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["DatabaseLostPage"];
        };
    };
    showMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user of the session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Set-Cookie": components["headers"]["PageCookies"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sub": "9c04e7f2b61d4d5aa3f8@login.example.org",
                     *       "email": "first.member@example.org",
                     *       "name": "First Member",
                     *       "entitlements": [
                     *         "urn:mace:example.org:platform:group:crops:drought_trial"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LoginProfile"];
                    /** @example <!doctype html><html lang="en"><head><title>Profile</title></head><body><main><h1>First Member</h1> <p>first.member@example.org</p></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ToLogin"];
            /** @description The request does not match the contract. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The query parameter verbose is not known."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                    /** @example <!doctype html><html lang="en"><head><title>Bad request</title></head><body><main><h1>Bad request</h1></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            /** @description The user is not logged in, and the request prefers JSON. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["BearerChallenge"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "You are not logged in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["DatabaseLostProfile"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user of the token. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The bearer token is missing or inactive. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["BearerChallenge"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The token is not active."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The provider or the platform could not be reached, or returned an unexpected response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The login service returned an unexpected response."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Either the platform rejected the introspection token of this service, which must then be renewed, or no introspection endpoint is configured. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Application tokens cannot be checked: the service introspection token must be renewed."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
