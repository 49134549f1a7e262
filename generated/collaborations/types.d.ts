// Generated from openapi/collaborations (sha256 87cbfcf0dcdedb93) by `npm run generate`. Do not edit.
export interface paths {
    "/collaborations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the collaborations that the user belongs to
         * @description They are found by the user's own entitlements. Managers also see every collaboration of the organization and the action to create one. Without the organization's token a note that names the variable stands in place of the list.
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
         * @description The rows that the same query shows on the page, all pages of them: for managers every collaboration of the organization, for others their own. A cell that a spreadsheet would take for a formula gets a leading apostrophe. Lines end in CRLF (RFC 4180).
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
         * Show what was done to every collaboration from here
         * @description For managers. What was done to a collaboration stays here after it was deleted. The platform is not asked.
         */
        get: operations["showOrganisationActivity"];
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
         * Export what was done to every collaboration as CSV
         * @description The rows that the same query shows on the page, all pages of them, at most 10,000. A cell that a spreadsheet would take for a formula gets a leading apostrophe. Lines end in CRLF (RFC 4180).
         */
        get: operations["exportOrganisationActivity"];
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
         * @description For managers. With a setting missing that creation needs, a note that names the variable stands in place of the form.
         */
        get: operations["showCreationForm"];
        put?: never;
        /**
         * Create a collaboration and connect this service to it
         * @description When connecting answers `pending` the collaboration is there, and its page says that the connection waits for approval. When connecting fails the collaboration is deleted again, whether deletion is enabled or not, and the page says so; when that fails too the page gives the identifier. A name or short name that is taken is 409; a service that the platform does not know is 404.
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
         * Show one collaboration with members, invitations, groups and services
         * @description Members see details and the tables of members, groups and services, names and addresses as far as the collaboration's two disclosure flags let them; the flags are shown. Each table has pages of 25 rows, a search, filters and an order of its own, all in the address; an action comes back to them. Administrators and managers also see the open invitations, every control, and what this application did to the collaboration: who, when, what, to whom, with which outcome and request id. Controls for deletion are for managers. Without the organization's token a note that names the variable stands in place of everything.
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
         * Ask whether the collaboration is to be deleted
         * @description Says how many memberships go with it, and that there is no way back. Switched off, the page names the setting.
         */
        get: operations["confirmDeletion"];
        put?: never;
        /**
         * Delete the collaboration
         * @description For managers, and only with COLLABORATION_DELETION_ENABLED. Every membership is destroyed. The name has to be typed; another one than the collaboration's is 400, and the page asks again. The result is the list.
         */
        post: operations["submitDeletion"];
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
         * Show what was done to a collaboration from here
         * @description Newest first. People are called by their names, also those who are not members any more.
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
         * Export what was done to a collaboration as CSV
         * @description The rows that the same query shows on the page, all pages of them, at most 10,000. A cell that a spreadsheet would take for a formula gets a leading apostrophe. Lines end in CRLF (RFC 4180).
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
         * @description The rows that the same query shows on the page, all pages of them. A column that the viewer may not see is left out, head included; `uid` is there for administrators and managers only. A cell that a spreadsheet would take for a formula (beginning with `=`, `+`, `-`, `@`, tab or return) gets a leading apostrophe. Lines end in CRLF (RFC 4180).
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
         * Ask whether the role of a member is to change
         * @description Warns when it is the last administrator, or the viewer.
         */
        get: operations["confirmMemberRole"];
        put?: never;
        /**
         * Promote or demote a member
         * @description At once, without mail. Administrators who demote themselves lose the management controls with the next request; the message says so.
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
         * Ask whether members are to be removed
         * @description Names them, and warns when an administrator would be the last, or the viewer is among them.
         */
        get: operations["confirmMemberRemoval"];
        put?: never;
        /**
         * Remove one member or several
         * @description One platform call for each. If one of several is unknown nothing is done. If a call fails the rest is not tried, and the page of the error says who was removed and who was not.
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
         * Ask whether the role of members is to change
         * @description Names them, and warns when the last administrator, or the viewer, is among them.
         */
        get: operations["confirmMemberRoles"];
        put?: never;
        /**
         * Promote or demote one member or several
         * @description At once, without mail, one platform call for each; who has the role already is left alone. If one of several is unknown nothing is done. If a call fails the rest is not tried, and the page of the error says whose role was changed and whose was not. Administrators who demote themselves lose the management controls with the next request; the message says so.
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
         * Add one member or several to a group
         * @description One platform call for each; who is in the group already is left alone. If one of several is unknown nothing is done. If a call fails the rest is not tried, and the page of the error says who was added and who was not.
         */
        post: operations["submitMembersToGroup"];
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
         * Show the form for inviting many
         * @description Addresses are pasted or come as a file, CSV or spreadsheet; the next step is the preview.
         */
        get: operations["showInvitationForm"];
        put?: never;
        /**
         * Invite addresses to the collaboration
         * @description One platform call for all of them. A malformed address refuses the form. An address given twice is sent once; those of members, and those with an open invitation, are left out, as the platform would refuse the whole batch for one of them; with nobody left the answer is 409. The message on the collaboration's page tells the result for each address.
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
         * Preview what inviting these addresses would do
         * @description Nothing is sent. Each address is marked: to be invited, malformed, given twice, invited already, or a member already. Those that cannot be invited come first, and malformed ones can be corrected in place. The page warns of what would make the invitations useless, and has a form that invites those to be invited.
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
         * Send invitations again
         * @description One platform call for each. If one of them is unknown nothing is done. If a call fails the rest is not tried, and the page of the error says for which it was done and for which not.
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
        /** Ask whether invitations are to have another role */
        get: operations["confirmInvitationsRole"];
        put?: never;
        /**
         * Change the intended role of invitations
         * @description One platform call for each. If one of them is unknown nothing is done. If a call fails the rest is not tried, and the page of the error says for which it was done and for which not.
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
        /** Ask whether invitations are to be withdrawn */
        get: operations["confirmInvitationsWithdrawal"];
        put?: never;
        /**
         * Withdraw invitations
         * @description One platform call for each. If one of them is unknown nothing is done. If a call fails the rest is not tried, and the page of the error says for which it was done and for which not.
         */
        post: operations["submitInvitationsWithdrawal"];
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
         * Send an invitation again
         * @description An expired invitation is open for 15 days more; otherwise its date stays. The message says which it was.
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
         * Change the intended role of an invitation
         * @description Its groups stay as they are.
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
         * @description Without mail to the invited person, whose link is refused from now on.
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
         * Replace an invitation by a new one to the same address
         * @description The way to another date, as the date of an invitation cannot be changed. Role and groups are those of the old invitation where the form does not say otherwise; message and end of the membership are the form's alone. The old one is withdrawn first, as the platform takes no second invitation of an address; when the new one then fails the page says that the person has no invitation now.
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
         * @description A name or short name that another group of the collaboration has is 409. The message tells the short name that the platform stored.
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
         * Show a group and who is in it
         * @description Names and addresses as far as the collaboration's two disclosure flags let members see them. Administrators and managers also get the controls.
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
        /** Rename or describe a group, or change its automatic membership */
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
        /** Ask whether the group is to be deleted */
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
         * Add a member of the collaboration to a group
         * @description Somebody who is in the group already is 409.
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
        /** Ask whether the person is to leave the group */
        get: operations["confirmGroupMemberRemoval"];
        put?: never;
        /**
         * Remove a person from a group
         * @description The person stays a member of the collaboration. Somebody who is not in the group is not found.
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
         * Connect this service to the collaboration
         * @description When people on the platform must approve first, the message and the page say that the connection waits for them. A second request while one waits is refused by the platform, and so 502.
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
         * Ask whether this service is to be disconnected
         * @description Says that the members, the viewer included, cannot open the collaboration here after their next login.
         */
        get: operations["confirmServiceDisconnection"];
        put?: never;
        /**
         * Disconnect this service from the collaboration
         * @description A collaboration that is not connected is 409.
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
         * Start a login at the provider
         * @description Authorization code with PKCE, state and nonce. Also renews the claims of somebody who is logged in.
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
         * Take the provider's answer and begin a session
         * @description The session gets a new identifier. Further parameters of the provider are ignored, as RFC 6749, section 4.1.2 asks.
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
         * Show what was sent after a session had ended
         * @description What somebody entered and sent without a session is kept for ten minutes, for the browser that sent it and the person whose session was the last one there. After the login of that person this page shows it, and sends it where it was meant to go. Nothing was done before. Where the browser does not know whose session it was, the form is for the person who completes the login that it led to.
         */
        get: operations["showKeptForm"];
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
         * Ask whether to log out
         * @description A page with the button; the address itself changes nothing.
         */
        get: operations["showLogout"];
        put?: never;
        /**
         * Log out
         * @description The session is revoked on the server, and its cookie removed. Without a session the answer is the same.
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
         * Log out elsewhere
         * @description Ends one session of the person who is logged in, or all but the one that asks. A session that has ended already is no error. Nobody ends sessions of others. What is open in such a browser asks for a login at its next step.
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
         * Show who is logged in
         * @description A page, or JSON when the request prefers application/json. The page also shows the person's collaborations with the role in each, as far as the platform says so in time; where it does not, the page says that.
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
         * Tell whom a bearer token stands for
         * @description An OIDC access token is asked about at the provider; one that the provider does not know is taken for an application token, and asked about at the platform. A session does not count here.
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
         * @description A box that is ticked, or not; absent means not.
         * @enum {string}
         */
        FormFlag: "true" | "on" | "yes" | "1" | "false" | "off" | "no" | "0" | "";
        /** @description A calendar day, YYYY-MM-DD, after today in UTC. */
        FormDay: string;
        /**
         * @description Email addresses, separated by commas, semicolons, spaces or new lines; at most 200. A list as mail programs copy it is taken, too: names, as in
         *     `"Eve, PhD" <eve@example.org>`, and groups are left out (RFC 5322, section 3.4).
         */
        EmailAddresses: string;
        /** @description Plain text for the invitation mail. Markup is refused, as the platform puts the text into its mail unescaped. */
        InvitationMessage: string;
        CollaborationForm: {
            name: string;
            /** @description Small letters, digits and underscores, 16 at most, no digit first; made from the name when empty. */
            short_name?: string;
            description: string;
            website_url?: string;
            disable_join_requests?: components["schemas"]["FormFlag"];
            disclose_member_information?: components["schemas"]["FormFlag"];
            disclose_email_information?: components["schemas"]["FormFlag"];
            expiry_date?: components["schemas"]["FormDay"];
            /** @description Separated by commas, spaces or new lines. Each: small letters, digits, `-` and `_`, a letter first, 32 at most. */
            tags?: string;
            /** @description Names of units of the organization; several in one value are separated by commas or new lines. */
            units?: string[];
            administrators: components["schemas"]["EmailAddresses"];
            /** @description The platform's `uid` of a person who becomes administrator at once. A service that needs approval needs one. */
            administrator?: string;
            message?: components["schemas"]["InvitationMessage"];
        };
        PlatformPathValue: string;
        CollaborationDeletionForm: {
            /** @description The collaboration's name, typed to confirm. */
            name: string;
        };
        /** @description Platform uid of a member of the collaboration. */
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
            /** @description Identifier of a group of the collaboration. */
            group: string;
        };
        /** @description Identifiers of groups of the collaboration that the person joins on acceptance. */
        GroupIds: string[];
        InviteForm: {
            emails: components["schemas"]["EmailAddresses"];
            role: components["schemas"]["MemberRole"];
            message?: components["schemas"]["InvitationMessage"];
            invitation_expiry_date?: components["schemas"]["FormDay"];
            membership_expiry_date?: components["schemas"]["FormDay"];
            groups?: components["schemas"]["GroupIds"];
        };
        InvitePreviewForm: {
            /** @description As the form takes it; empty where every address stands in `corrected`. */
            emails?: string;
            /** @description Addresses that the preview could not read, one by one as they were corrected there. They count after `emails`. */
            corrected?: string[];
            role?: components["schemas"]["MemberRole"];
            message?: components["schemas"]["InvitationMessage"];
            invitation_expiry_date?: components["schemas"]["FormDay"];
            membership_expiry_date?: components["schemas"]["FormDay"];
            groups?: components["schemas"]["GroupIds"];
        };
        /** @description As the form, with a file; at least one of `emails` and `csv` holds an address. */
        InvitePreviewUpload: {
            emails?: string;
            /**
             * Format: binary
             * @description A file of comma, semicolon or tab separated values in UTF-8, or a spreadsheet (.xlsx), of which the first sheet counts that is not empty. The addresses stand in the column headed `email` or `e-mail` in any case, without such a head in the first column. Other columns are not read.
             */
            csv?: string;
            role?: components["schemas"]["MemberRole"];
            message?: components["schemas"]["InvitationMessage"];
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
            invitation_expiry_date?: components["schemas"]["FormDay"];
            membership_expiry_date?: components["schemas"]["FormDay"];
            groups?: components["schemas"]["GroupIds"];
        };
        GroupForm: {
            name: string;
            /** @description The platform keeps letters, digits and underscores of it, in lower case, 16 at most, without leading digits; the message afterwards says what became of it. */
            short_name: string;
            description?: string;
            auto_provision_members?: components["schemas"]["FormFlag"];
        };
        /** @description All three replace what is there; an empty description clears it. A group that a service made keeps name and description. */
        GroupUpdateForm: {
            name: string;
            description?: string;
            auto_provision_members?: components["schemas"]["FormFlag"];
        };
        GroupMemberForm: {
            uid: components["schemas"]["MemberUid"];
        };
        SessionEndForm: {
            /**
             * @description One of the person's own sessions as the page of the profile names it, or `others` for all but the one that asks.
             * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
             */
            session: string;
        };
        /** @description What the page of the logged-in user shows. */
        LoginProfile: {
            sub: string;
            email: string | null;
            name: string | null;
            /** @description Values of eduperson_entitlement, none when the claim is absent. */
            entitlements: string[];
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
        /** @description The user that the token stands for. A claim that the token does not carry is null. */
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
        /** @description Nobody is logged in; to the login, which comes back to this page. */
        ToLogin: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["LoginLocation"];
                [name: string]: unknown;
            };
            content?: never;
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
        /** @description The collaboration does not exist on the platform; or the group, invitation or member is not one of this collaboration, whether it exists elsewhere or not. Nothing was changed. */
        CollaborationNotFoundPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>Not found</title></head><body><main><h1>Not found</h1> <p>There is no such collaboration, group, invitation or member here. Nothing was changed.</p></main></body></html> */
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description It conflicts with what exists. The page says how, and keeps what was typed. Nothing was changed. */
        CollaborationConflictPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>Already there</title></head><body><main><h1>Already there</h1> <p>A group with this name or short name exists. Nothing was changed.</p></main></body></html> */
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The platform could not be reached, refused the organization's token, or answered what was not expected. The page says that nothing was changed; after an action without an answer in time it says that the outcome is unknown, and how to check. */
        PlatformFailurePage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>The platform failed</title></head><body><main><h1>The platform failed</h1> <p>The collaboration platform did not answer as expected. Nothing was changed.</p></main></body></html> */
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The database does not answer at the moment. The page says so where it is not known whether a change was saved. */
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
        /** @description A setting is missing. The page names the variable to set; nothing was sent to the platform. Or the database does not answer at the moment. */
        NotConfiguredPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>Not configured</title></head><body><main><h1>Not configured</h1> <p>Set COLLAB_ORGANISATION_API_TOKEN to manage collaborations. Nothing was changed.</p></main></body></html> */
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The user may not see or do this. The page names neither the collaboration nor its URN. */
        AccessDeniedPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>Access denied</title></head><body><main><h1>Access denied</h1> <p>Your account does not have the right to see or do this. Nothing was changed.</p></main></body></html> */
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description Done: to the page that shows the result, with a message that says what happened. Or nobody is logged in: to the login, which comes back to the page that the form stands on; nothing was done. */
        ToResultOrLogin: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["ResultLocation"];
                "Set-Cookie": components["headers"]["FormCookie"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The user may not do this, or the form was sent from a page of another site. Nothing was changed. The page names neither the collaboration nor its URN. */
        ActionDeniedPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>Access denied</title></head><body><main><h1>Access denied</h1> <p>Your account does not have the right to see or do this. Nothing was changed.</p></main></body></html> */
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
        /** @description Nobody is logged in; to the login, which comes back to the page that the form stands on. Nothing was done. */
        ToLoginAfterForm: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["LoginLocation"];
                "Set-Cookie": components["headers"]["FormCookie"];
                [name: string]: unknown;
            };
            content?: never;
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
        /** @description The database does not answer at the moment. */
        DatabaseLostProfile: {
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
                /** @example <!doctype html><html lang="en"><head><title>Not available</title></head><body><main><h1>Not available</h1></main></body></html> */
                "text/html": components["schemas"]["Page"];
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
    };
    parameters: {
        /**
         * @description Part of a name, short name or description, in any case.
         * @example drought
         */
        ListSearch: string;
        /**
         * @description Only collaborations in this state.
         * @example active
         */
        ListStatus: "" | "active" | "expired" | "suspended";
        /**
         * @description Only collaborations in this unit.
         * @example field stations
         */
        ListUnit: string;
        /**
         * @description Only collaborations with this tag.
         * @example wheat
         */
        ListTag: string;
        /**
         * @description Only collaborations that need somebody: `ending_soon` (within 30 days), `no_administrator` (nobody who is active, not ended and has the role), or `not_connected` to this service.
         * @example no_administrator
         */
        ListNeed: "" | "ending_soon" | "no_administrator" | "not_connected";
        /**
         * @description Order of the list, descending with a minus.
         * @example name
         */
        ListSort: "" | "name" | "-name" | "short_name" | "-short_name" | "status" | "-status" | "expiry_date" | "-expiry_date";
        /**
         * @description Page of the table, from 1. Behind the last page the last one is shown.
         * @example 1
         */
        TablePage: number;
        /**
         * @description Only what was done to this collaboration, by its identifier; also to one that was deleted.
         * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
         */
        ActivityOf: string;
        /**
         * @description Words that stand somewhere in who, to whom or what, from and to, or the number of the request; in any case.
         * @example administrator
         */
        ActivitySearch: string;
        /**
         * @description Only actions on these.
         * @example members
         */
        ActivityKind: "" | "collaborations" | "members" | "invitations" | "groups" | "services";
        /**
         * @description Only actions that ended so: `done`, `pending` (people must approve), `refused` or `unknown`.
         * @example done
         */
        ActivityOutcome: "" | "done" | "pending" | "refused" | "unknown";
        /**
         * @description The collaboration's `identifier` on the platform.
         * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
         */
        CollaborationIdentifier: components["schemas"]["PlatformPathValue"];
        /**
         * @description Part of a name or address, in any case. Only what the viewer may see is searched.
         * @example member
         */
        MemberSearch: string;
        /**
         * @description Only members with this role.
         * @example member
         */
        MemberRole: "" | "admin" | "member";
        /**
         * @description Only memberships in this state today: `active`, `ending_soon` (active, and ends within 30 days) or `expired`.
         * @example active
         */
        MemberStatus: "" | "active" | "ending_soon" | "expired";
        /**
         * @description Order of the members, descending with a minus. A column that the viewer may not see leaves the order as it is.
         * @example name
         */
        MemberSort: "" | "name" | "-name" | "email" | "-email" | "role" | "-role" | "status" | "-status" | "expiry_date" | "-expiry_date";
        /**
         * @description Part of an address or of the name of a group, in any case.
         * @example example.org
         */
        InvitationsSearch: string;
        /**
         * @description Only invitations to this role.
         * @example member
         */
        InvitationsRole: "" | "admin" | "member";
        /**
         * @description Only invitations in this state: `waiting`, or `expired`, although the platform still counts them as open.
         * @example waiting
         */
        InvitationsState: "" | "waiting" | "expired";
        /**
         * @description Order of the invitations, descending with a minus; the next to expire first when absent.
         * @example email
         */
        InvitationsSort: "" | "email" | "-email" | "role" | "-role" | "expiry_date" | "-expiry_date";
        /**
         * @description Page of the table of open invitations, from 1.
         * @example 1
         */
        InvitationsPage: number;
        /**
         * @description Part of a name, short name or description of a group, in any case.
         * @example field
         */
        GroupsSearch: string;
        /**
         * @description Order of the groups, descending with a minus.
         * @example name
         */
        GroupsSort: "" | "name" | "-name" | "short_name" | "-short_name" | "members" | "-members";
        /**
         * @description Page of the table of groups, from 1.
         * @example 1
         */
        GroupsPage: number;
        /**
         * @description Page of the table of what this application did, from 1, newest first.
         * @example 1
         */
        AuditPage: number;
        /**
         * @description The member.
         * @example 9c04e7f2b61d4d5aa3f8@people.example.org
         */
        MemberUid: components["schemas"]["MemberUid"];
        /**
         * @description The member; repeated for several.
         * @example [
         *       "9c04e7f2b61d4d5aa3f8@people.example.org"
         *     ]
         */
        MemberUids: components["schemas"]["MemberUids"];
        /**
         * @description Identifier of the open invitation; repeated for several.
         * @example [
         *       "0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de"
         *     ]
         */
        InvitationIds: components["schemas"]["InvitationIds"];
        /**
         * @description The identifier of an open invitation of this collaboration; any other is not found.
         * @example 0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de
         */
        InvitationId: components["schemas"]["PlatformPathValue"];
        /**
         * @description The identifier of a group of this collaboration; any other is not found.
         * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
         */
        GroupId: components["schemas"]["PlatformPathValue"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies this request; the server's log line of the request carries the same value.
         * @example 0199e6b2-6f0e-7c41-9d3a-5b8f0e2a7c11
         */
        "X-Request-Id": string;
        /**
         * @description `flashes`: the messages that the page showed once, taken away. `collaboration_view`: how the tables of the page of a collaboration stand, so that the page after an action stands so, too; sent to the addresses of this collaboration only, and forgotten after an hour.
         * @example collaboration_view=search%3Dplant; Path=/collaborations/6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21; Max-Age=3600; HttpOnly; SameSite=Lax
         */
        PageCookies: string;
        /**
         * @description The login, with the address to come back to.
         * @example /auth/login?returnTo=%2Fcollaborations
         */
        LoginLocation: string;
        /**
         * @description Seconds after which asking again is worth it (RFC 9110, section 10.2.3); there when the database does not answer.
         * @example 2
         */
        "Retry-After": number;
        /**
         * @description Where to go on, by GET.
         * @example /collaborations/6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
         */
        ResultLocation: string;
        /**
         * @description After an action `flashes`, the messages for the next page, for a minute. Where nobody is logged in, `session_login`, which binds the form that was sent to this browser for ten minutes.
         * @example session_login=3f9b0c52a7d84e16; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure
         */
        FormCookie: string;
        /**
         * @description The content codings that the operation takes (RFC 9110, section 15.5.16); sent if the coding of the body is the reason.
         * @example gzip, deflate, br
         */
        SupportedCodings: string;
        /**
         * @description Binds the login to this browser for ten minutes; HttpOnly, SameSite=Lax, Secure unless SESSION_HTTPS_ONLY is false.
         * @example session_login=3f9b0c52a7d84e16; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure
         */
        LoginCookie: string;
        /**
         * @description Removes the session's cookie; absent when the request brought none.
         * @example session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure
         */
        RemovedCookie: string;
        /**
         * @description The challenge of RFC 6750; with `error="invalid_token"` when there was a token.
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
                 * @description Part of a name, short name or description, in any case.
                 * @example drought
                 */
                search?: components["parameters"]["ListSearch"];
                /**
                 * @description Only collaborations in this state.
                 * @example active
                 */
                status?: components["parameters"]["ListStatus"];
                /**
                 * @description Only collaborations in this unit.
                 * @example field stations
                 */
                unit?: components["parameters"]["ListUnit"];
                /**
                 * @description Only collaborations with this tag.
                 * @example wheat
                 */
                tag?: components["parameters"]["ListTag"];
                /**
                 * @description Only collaborations that need somebody: `ending_soon` (within 30 days), `no_administrator` (nobody who is active, not ended and has the role), or `not_connected` to this service.
                 * @example no_administrator
                 */
                need?: components["parameters"]["ListNeed"];
                /**
                 * @description Order of the list, descending with a minus.
                 * @example name
                 */
                sort?: components["parameters"]["ListSort"];
                /**
                 * @description Page of the table, from 1. Behind the last page the last one is shown.
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
            /** @description The list, or what is missing to show it. */
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
                 * @description Part of a name, short name or description, in any case.
                 * @example drought
                 */
                search?: components["parameters"]["ListSearch"];
                /**
                 * @description Only collaborations in this state.
                 * @example active
                 */
                status?: components["parameters"]["ListStatus"];
                /**
                 * @description Only collaborations in this unit.
                 * @example field stations
                 */
                unit?: components["parameters"]["ListUnit"];
                /**
                 * @description Only collaborations with this tag.
                 * @example wheat
                 */
                tag?: components["parameters"]["ListTag"];
                /**
                 * @description Only collaborations that need somebody: `ending_soon` (within 30 days), `no_administrator` (nobody who is active, not ended and has the role), or `not_connected` to this service.
                 * @example no_administrator
                 */
                need?: components["parameters"]["ListNeed"];
                /**
                 * @description Order of the list, descending with a minus.
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
            /** @description The list, as a file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description The name of the file.
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
    showOrganisationActivity: {
        parameters: {
            query?: {
                /**
                 * @description Only what was done to this collaboration, by its identifier; also to one that was deleted.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                collaboration?: components["parameters"]["ActivityOf"];
                /**
                 * @description Words that stand somewhere in who, to whom or what, from and to, or the number of the request; in any case.
                 * @example administrator
                 */
                search?: components["parameters"]["ActivitySearch"];
                /**
                 * @description Only actions on these.
                 * @example members
                 */
                what?: components["parameters"]["ActivityKind"];
                /**
                 * @description Only actions that ended so: `done`, `pending` (people must approve), `refused` or `unknown`.
                 * @example done
                 */
                outcome?: components["parameters"]["ActivityOutcome"];
                /**
                 * @description Page of the table, from 1. Behind the last page the last one is shown.
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
            /** @description The entries. */
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
    exportOrganisationActivity: {
        parameters: {
            query?: {
                /**
                 * @description Only what was done to this collaboration, by its identifier; also to one that was deleted.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                collaboration?: components["parameters"]["ActivityOf"];
                /**
                 * @description Words that stand somewhere in who, to whom or what, from and to, or the number of the request; in any case.
                 * @example administrator
                 */
                search?: components["parameters"]["ActivitySearch"];
                /**
                 * @description Only actions on these.
                 * @example members
                 */
                what?: components["parameters"]["ActivityKind"];
                /**
                 * @description Only actions that ended so: `done`, `pending` (people must approve), `refused` or `unknown`.
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
            /** @description The entries, as a file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description The name of the file.
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
            /** @description The form, or what is missing to offer it. */
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
                 * @description Part of a name or address, in any case. Only what the viewer may see is searched.
                 * @example member
                 */
                search?: components["parameters"]["MemberSearch"];
                /**
                 * @description Only members with this role.
                 * @example member
                 */
                role?: components["parameters"]["MemberRole"];
                /**
                 * @description Only memberships in this state today: `active`, `ending_soon` (active, and ends within 30 days) or `expired`.
                 * @example active
                 */
                status?: components["parameters"]["MemberStatus"];
                /**
                 * @description Order of the members, descending with a minus. A column that the viewer may not see leaves the order as it is.
                 * @example name
                 */
                sort?: components["parameters"]["MemberSort"];
                /**
                 * @description Page of the table, from 1. Behind the last page the last one is shown.
                 * @example 1
                 */
                page?: components["parameters"]["TablePage"];
                /**
                 * @description Part of an address or of the name of a group, in any case.
                 * @example example.org
                 */
                invitations_search?: components["parameters"]["InvitationsSearch"];
                /**
                 * @description Only invitations to this role.
                 * @example member
                 */
                invitations_role?: components["parameters"]["InvitationsRole"];
                /**
                 * @description Only invitations in this state: `waiting`, or `expired`, although the platform still counts them as open.
                 * @example waiting
                 */
                invitations_state?: components["parameters"]["InvitationsState"];
                /**
                 * @description Order of the invitations, descending with a minus; the next to expire first when absent.
                 * @example email
                 */
                invitations_sort?: components["parameters"]["InvitationsSort"];
                /**
                 * @description Page of the table of open invitations, from 1.
                 * @example 1
                 */
                invitations_page?: components["parameters"]["InvitationsPage"];
                /**
                 * @description Part of a name, short name or description of a group, in any case.
                 * @example field
                 */
                groups_search?: components["parameters"]["GroupsSearch"];
                /**
                 * @description Order of the groups, descending with a minus.
                 * @example name
                 */
                groups_sort?: components["parameters"]["GroupsSort"];
                /**
                 * @description Page of the table of groups, from 1.
                 * @example 1
                 */
                groups_page?: components["parameters"]["GroupsPage"];
                /**
                 * @description Page of the table of what this application did, from 1, newest first.
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
            /** @description The question, with a form that answers it. */
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
    showActivity: {
        parameters: {
            query?: {
                /**
                 * @description Words that stand somewhere in who, to whom or what, from and to, or the number of the request; in any case.
                 * @example administrator
                 */
                search?: components["parameters"]["ActivitySearch"];
                /**
                 * @description Only actions on these.
                 * @example members
                 */
                what?: components["parameters"]["ActivityKind"];
                /**
                 * @description Only actions that ended so: `done`, `pending` (people must approve), `refused` or `unknown`.
                 * @example done
                 */
                outcome?: components["parameters"]["ActivityOutcome"];
                /**
                 * @description Page of the table, from 1. Behind the last page the last one is shown.
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
            /** @description The entries. */
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
                 * @description Words that stand somewhere in who, to whom or what, from and to, or the number of the request; in any case.
                 * @example administrator
                 */
                search?: components["parameters"]["ActivitySearch"];
                /**
                 * @description Only actions on these.
                 * @example members
                 */
                what?: components["parameters"]["ActivityKind"];
                /**
                 * @description Only actions that ended so: `done`, `pending` (people must approve), `refused` or `unknown`.
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
            /** @description The entries, as a file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description The name of the file.
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
                 * @description Part of a name or address, in any case. Only what the viewer may see is searched.
                 * @example member
                 */
                search?: components["parameters"]["MemberSearch"];
                /**
                 * @description Only members with this role.
                 * @example member
                 */
                role?: components["parameters"]["MemberRole"];
                /**
                 * @description Only memberships in this state today: `active`, `ending_soon` (active, and ends within 30 days) or `expired`.
                 * @example active
                 */
                status?: components["parameters"]["MemberStatus"];
                /**
                 * @description Order of the members, descending with a minus. A column that the viewer may not see leaves the order as it is.
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
            /** @description The table, as a file named after the collaboration's short name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description The name of the file.
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
                 * @description The member.
                 * @example 9c04e7f2b61d4d5aa3f8@people.example.org
                 */
                uid: components["parameters"]["MemberUid"];
                /**
                 * @description The role that the member is to have.
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
            /** @description The question, with a form that answers it. */
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
                 * @description The member; repeated for several.
                 * @example [
                 *       "9c04e7f2b61d4d5aa3f8@people.example.org"
                 *     ]
                 */
                uid: components["parameters"]["MemberUids"];
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
            /** @description The question, with a form that answers it. */
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
                 * @description The member; repeated for several.
                 * @example [
                 *       "9c04e7f2b61d4d5aa3f8@people.example.org"
                 *     ]
                 */
                uid: components["parameters"]["MemberUids"];
                /**
                 * @description The role that they are to have.
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
            /** @description The question, with a form that answers it. */
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
            /** @description The form. */
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
            /** @description The addresses with their marks. */
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
                 * @description Identifier of the open invitation; repeated for several.
                 * @example [
                 *       "0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de"
                 *     ]
                 */
                invitation: components["parameters"]["InvitationIds"];
                /**
                 * @description The role that they are to have.
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
            /** @description The question, with a form that answers it. */
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
                 * @description Identifier of the open invitation; repeated for several.
                 * @example [
                 *       "0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de"
                 *     ]
                 */
                invitation: components["parameters"]["InvitationIds"];
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
            /** @description The question, with a form that answers it. */
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
                 * @description The identifier of an open invitation of this collaboration; any other is not found.
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
                 * @description The identifier of an open invitation of this collaboration; any other is not found.
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
                 * @description The identifier of an open invitation of this collaboration; any other is not found.
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
                 * @description The identifier of an open invitation of this collaboration; any other is not found.
                 * @example 0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de
                 */
                invitation_id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form, filled with role and groups of the old invitation. */
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
                 * @description The identifier of an open invitation of this collaboration; any other is not found.
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
                 *       "description": "Those who measure.",
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
                 * @description Part of a name or address, in any case. Only what the viewer may see is searched.
                 * @example member
                 */
                search?: components["parameters"]["MemberSearch"];
                /**
                 * @description Page of the table, from 1. Behind the last page the last one is shown.
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
                 * @description The identifier of a group of this collaboration; any other is not found.
                 * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
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
                 * @description The identifier of a group of this collaboration; any other is not found.
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
                 * @description The identifier of a group of this collaboration; any other is not found.
                 * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question, with a form that answers it. */
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
                 * @description The identifier of a group of this collaboration; any other is not found.
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
                 * @description The identifier of a group of this collaboration; any other is not found.
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
    confirmGroupMemberRemoval: {
        parameters: {
            query: {
                /**
                 * @description The member.
                 * @example 9c04e7f2b61d4d5aa3f8@people.example.org
                 */
                uid: components["parameters"]["MemberUid"];
            };
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier` on the platform.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                identifier: components["parameters"]["CollaborationIdentifier"];
                /**
                 * @description The identifier of a group of this collaboration; any other is not found.
                 * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question, with a form that answers it. */
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
                 * @description The identifier of a group of this collaboration; any other is not found.
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
            /** @description The question, with a form that answers it. */
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
                 * @description Where to go after the login: a local path (one leading slash, no backslash), or an address with the origin of one of the allowed redirect addresses and a path under its path. Anything else leads to `/`.
                 * @example /collaborations
                 */
                returnTo?: string;
                /**
                 * @description What was sent without a session: a form whose fields are kept, which are offered again after the login, or another one. Browsers follow no redirection of a form to another site, so that the answer is a page that leads on to the provider.
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
            /** @description After a form; a page that leads on to the provider. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description The provider's authorization address, which browsers go to at once.
                     * @example 0; url=https://login.example.org/authorize?response_type=code&client_id=concordat
                     */
                    Refresh: string;
                    "Set-Cookie": components["headers"]["LoginCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>On to the login</title></head><body><main><h1>On to the login</h1></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            /** @description To the provider. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description The provider's authorization address.
                     * @example https://login.example.org/authorize?response_type=code&client_id=concordat
                     */
                    Location: string;
                    "Set-Cookie": components["headers"]["LoginCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestPage"];
            /** @description The provider could not be reached, or its answer cannot be trusted. The page says which; nobody was logged in. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Login failed</title></head><body><main><h1>Login failed</h1> <p>The login service did not answer as expected. You are not logged in.</p></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            /** @description Login is not configured, and the page names the variables to set. Or the database does not answer at the moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Login is off</title></head><body><main><h1>Login is off</h1> <p>Set COLLAB_OIDC_CLIENT_ID and COLLAB_OIDC_CLIENT_SECRET to switch it on.</p></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
        };
    };
    finishLogin: {
        parameters: {
            query?: {
                /**
                 * @description The authorization code; absent when the provider reports an error.
                 * @example SplxlOBeZQQYbYS6WxSbIA
                 */
                code?: string;
                /**
                 * @description The value that the login sent along.
                 * @example af0ifjsldkj
                 */
                state?: string;
                /**
                 * @description The provider (RFC 9207); compared when present.
                 * @example https://login.example.org
                 */
                iss?: string;
                /**
                 * @description The provider's error code (RFC 6749, section 4.1.2.1), in place of `code`.
                 * @example access_denied
                 */
                error?: string;
                /**
                 * @description The provider's words for it; logged, never shown.
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
            /** @description Logged in; to where the login was started from. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["ResultLocation"];
                    /**
                     * @description The identifier of the new session; HttpOnly, SameSite=Lax, Secure unless SESSION_HTTPS_ONLY is false.
                     * @example session=3f9b0c52a7d84e16; Path=/; HttpOnly; Secure; SameSite=Lax
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The answer does not belong to a login that this browser started, was used before, or is incomplete. Nobody was logged in. */
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
            /** @description The provider refused the login (`access_denied`). Nobody was logged in. */
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
            /** @description The provider could not be reached, or its answer cannot be trusted. The page says which; nobody was logged in. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Login failed</title></head><body><main><h1>Login failed</h1> <p>The login service did not answer as expected. You are not logged in.</p></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
            /** @description Login is not configured, and the page names the variables to set. Or the database does not answer at the moment. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Login is off</title></head><body><main><h1>Login is off</h1> <p>Set COLLAB_OIDC_CLIENT_ID and COLLAB_OIDC_CLIENT_SECRET to switch it on.</p></main></body></html> */
                    "text/html": components["schemas"]["Page"];
                };
            };
        };
    };
    showKeptForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; where nothing is kept, it says so. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>You are logged in again</title></head><body><main><h1>You are logged in again</h1> <form method="post" action="/collaborations/new"><button>Send it now</button></form></main></body></html> */
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
            /** @description The page. */
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
            /** @description Logged out; to the start page. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description The start page.
                     * @example /
                     */
                    Location: "/";
                    "Set-Cookie": components["headers"]["RemovedCookie"];
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
            /** @description The request breaks the contract. */
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
            /** @description Nobody is logged in, and the request prefers JSON to a redirection. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["BearerChallenge"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Nobody is logged in."
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
            /** @description The user. */
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
            /** @description There is no bearer token, or it is not active. */
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
            /** @description The provider or the platform could not be reached, or answered what was not expected. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The login service did not answer as expected."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The platform refuses the service introspection token, which must then be renewed; or nothing is configured that a token could be asked about at. */
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
