// Generated from openapi/organisation (sha256 068f1f62fe10dd1d) by `npm run generate`. Do not edit.
export interface paths {
    "/api/organisations/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the organisation with everything in it
         * @description The largest answer of all, 10 to 140 kB for each collaboration, and slow: the platform loads relation by relation, whatever the filters. Client method `getOrganisation`.
         */
        get: operations["getOrganisation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collaborations/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a collaboration
         * @description It is connected to no service and has no member unless `administrator` was given. Refusals are 400, a name or short name that is taken included. Client method `createCollaboration`.
         */
        post: operations["createCollaboration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collaborations/v1/{co_identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one collaboration with its members, groups and services
         * @description Every name and address is in it, whatever the two disclosure flags say: to apply them is the reader's duty. Client methods `getCollaboration` and `listMembers`.
         */
        get: operations["getCollaboration"];
        put?: never;
        post?: never;
        /**
         * Delete a collaboration with everything in it
         * @description There is no guard and no way back. Client method `deleteCollaboration`.
         */
        delete: operations["deleteCollaboration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collaborations/v1/{co_identifier}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the role of an existing member
         * @description At once, without mail, for the last administrator too. It adds nobody: the uid of someone who is not a member is 404. Client method `setMemberRole`.
         */
        put: operations["setMemberRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collaborations/v1/{co_identifier}/members/{user_uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description With the person's group memberships, without mail, the last administrator too. Client method `removeMember`.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/v1/collaboration_invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Invite many addresses to a collaboration
         * @description A collaboration that is not among the organisation's own is 403, whether it exists or not. Client method `invite`.
         */
        put: operations["invite"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/v1/invitations/{co_identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the open invitations of a collaboration
         * @description In no particular order. Client method `listOpenInvitations`.
         */
        get: operations["listOpenInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/v1/resend/{external_identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send an invitation's mail again
         * @description An expired invitation gets 15 days more; otherwise its date stays. One whose status is `expired` is mailed too, with a link that is then refused. Client method `resendInvitation`.
         */
        put: operations["resendInvitation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/v1/update/{external_identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Replace the intended role and the groups of an invitation
         * @description Both at once, whatever is sent; its date cannot be changed. Client method `updateInvitation`.
         */
        patch: operations["updateInvitation"];
        trace?: never;
    };
    "/api/invitations/v1/{external_identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation
         * @description Without mail to the invited person. Client method `withdrawInvitation`.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collaborations_services/v1/connect_collaboration_service/{co_identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Connect a collaboration to a service
         * @description Already connected answers `connected` again. A service that does not connect automatically answers `pending`, once; with a request open, or without an administrator who is a member (an invited one does not count), it answers 400. Client method `connectService`.
         */
        put: operations["connectService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collaborations_services/v1/disconnect_collaboration_service/{co_identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Disconnect a collaboration from a service
         * @description Groups that connecting made stay. Members lose the entitlement with their next login. Client method `disconnectService`.
         */
        put: operations["disconnectService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/groups/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a group in a collaboration
         * @description A name or short name that is taken answers 201 with an empty object, and nothing is made. An unknown or missing collaboration is 404. Client method `createGroup`.
         */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/groups/v1/{group_identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change name, description or automatic membership of a group
         * @description A name that another group has is accepted. Client method `updateGroup`.
         */
        put: operations["updateGroup"];
        /**
         * Add a member of the collaboration to a group
         * @description Client method `addGroupMember`.
         */
        post: operations["addGroupMember"];
        /**
         * Delete a group
         * @description Groups that a service made are deleted as well. Client method `deleteGroup`.
         */
        delete: operations["deleteGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/groups/v1/{group_identifier}/members/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a person from a group
         * @description The person stays in the collaboration, and out of a group that takes everybody until that setting is saved again. Client method `removeGroupMember`.
         */
        delete: operations["removeGroupMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/introspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whom an application token stands for
         * @description Unlike all other calls it takes the introspection token of the service. A token that is unknown, or another service's, answers 200 with `active` false; 401 means that the service's own token is refused.
         */
        post: operations["introspectToken"];
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
        /** @description What the platform holds of a collaboration itself, without its members, groups and services. */
        CollaborationRecord: {
            id?: number;
            /**
             * Format: uuid
             * @description Addresses the collaboration in every call.
             */
            identifier: string;
            /** @description `<organisation short name>:<collaboration short name>`, the end of its entitlement. */
            global_urn: string | null;
            name: string;
            short_name: string | null;
            description?: string | null;
            /** @description Address of an image. */
            logo?: string | null;
            uuid4?: string;
            accepted_user_policy?: string | null;
            /**
             * @description Set by a daily job, and so up to a day behind `expiry_date`.
             * @enum {string}
             */
            status?: "active" | "expired" | "suspended";
            /** Format: int64 */
            last_activity_date?: number | null;
            /**
             * Format: int64
             * @description Seconds; midnight UTC.
             */
            expiry_date?: number | null;
            organisation_id?: number;
            website_url?: string | null;
            support_email?: string | null;
            disable_join_requests?: boolean | null;
            /** @description Ordinary members may see names. Not applied by this API. */
            disclose_member_information?: boolean | null;
            /** @description Ordinary members may see addresses. Not applied by this API. */
            disclose_email_information?: boolean | null;
            /** @description All invitations ever kept, not the open ones. */
            invitations_count?: number;
            collaboration_memberships_count?: number;
            created_by?: string | null;
            /** Format: int64 */
            created_at?: number | null;
            updated_by?: string | null;
            /** Format: int64 */
            updated_at?: number | null;
            tags?: string[];
            /** @description Names of units. */
            units?: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description A service that a collaboration is connected to. The platform sends about fifty members more. */
        Service: {
            id?: number;
            entity_id: string;
            name: string;
            abbreviation?: string | null;
            description?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A group without its members. */
        Group: {
            id?: number;
            /**
             * Format: uuid
             * @description Addresses the group in every call.
             */
            identifier: string;
            name: string;
            /** @description May hold a hyphen when a service made the group. */
            short_name: string | null;
            /** @description `<organisation>:<collaboration>:<group>` */
            global_urn?: string | null;
            description?: string | null;
            /** @description Everybody who joins the collaboration joins the group. */
            auto_provision_members?: boolean | null;
            collaboration_id?: number;
            /** @description Set when connecting a service made the group. */
            service_group_id?: number | null;
            created_by?: string | null;
            /** Format: int64 */
            created_at?: number | null;
            updated_by?: string | null;
            /** Format: int64 */
            updated_at?: number | null;
            /** @description Nested in answers to changes. */
            collaboration?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description A group inside the organisation read. Its members are numbers of users, not memberships. */
        GroupInOrganisation: components["schemas"]["Group"] & ({
            collaboration_memberships: number[];
        } & {
            [key: string]: unknown;
        });
        /** @enum {string} */
        Role: "admin" | "member";
        /**
         * @description Set by a daily job, up to a day behind the date. An expired membership stays listed, with its role, for about 90 days.
         * @enum {string}
         */
        MembershipStatus: "active" | "expired";
        /** @description A person, or null for a row that has lost it. The platform sends about thirty members, some of them secret by nature (public keys, home organisation, login dates); Concordat reads these three. */
        User: ({
            /** @description `<hash>@<host>`, where the part before the host equals that of the login's `sub`; or a whole name of another form, such as `urn:collab:person:…`. */
            uid: string | null;
            name?: string | null;
            email?: string | null;
        } & {
            [key: string]: unknown;
        }) | null;
        /** @description A person's place in a collaboration. */
        Membership: {
            id?: number;
            role: components["schemas"]["Role"];
            status: components["schemas"]["MembershipStatus"];
            /**
             * Format: int64
             * @description Seconds.
             */
            expiry_date?: number | null;
            user_id?: number;
            collaboration_id?: number;
            invitation_id?: number | null;
            created_by?: string | null;
            /** Format: int64 */
            created_at?: number | null;
            user: components["schemas"]["User"];
        } & {
            [key: string]: unknown;
        };
        /** @description A collaboration as the organisation read gives it; its groups name their members by number only. */
        CollaborationInOrganisation: components["schemas"]["CollaborationRecord"] & ({
            services?: components["schemas"]["Service"][];
            groups?: components["schemas"]["GroupInOrganisation"][];
            collaboration_memberships?: components["schemas"]["Membership"][];
        } & {
            [key: string]: unknown;
        });
        /** @description The organisation with everything in it. Services and tags stand inside the collaborations only. */
        Organisation: {
            id?: number;
            /** Format: uuid */
            identifier?: string;
            name: string;
            /** @description First part of every `global_urn` of the organization. */
            short_name: string | null;
            category?: string | null;
            description?: string | null;
            /** @description Address of an image. */
            logo?: string | null;
            uuid4?: string;
            on_boarding_msg?: string | null;
            accepted_user_policy?: string | null;
            /** @description Collaborations can only be connected to the platform operator's services. */
            services_restricted?: boolean | null;
            /** @description The organisation approves connections before the service does. */
            service_connection_requires_approval?: boolean | null;
            crm_id?: string | null;
            invitation_sender_name?: string | null;
            /** @description The message of invitations that bring none. */
            invitation_message?: string | null;
            collaboration_creation_allowed?: boolean;
            created_by?: string | null;
            /** Format: int64 */
            created_at?: number | null;
            updated_by?: string | null;
            collaborations_count?: number;
            organisation_memberships_count?: number;
            /** @description Domains of the organization, each an object with its `name`. */
            schac_home_organisations?: {
                [key: string]: unknown;
            }[];
            /** @description Names of the units, from which a collaboration's units are picked. */
            units?: string[];
            /** @description Every collaboration, or those that the filters and the token's units leave. */
            collaborations: components["schemas"]["CollaborationInOrganisation"][];
        } & {
            [key: string]: unknown;
        };
        /** @description A refusal. There is no code; `error` is the boolean true, and absent when the platform does not know the address. */
        PlatformError: {
            /** @enum {boolean} */
            error?: true;
            message: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A new collaboration. The platform assigns further members to any column of that name, so none is sent. */
        CollaborationCreate: {
            /** @description Unique in the organisation in any case, else 400. */
            name: string;
            description: string;
            /** @description A real boolean; a string is 500. */
            disable_join_requests: boolean;
            disclose_member_information: boolean;
            disclose_email_information: boolean;
            /** @description Addresses invited as administrators, for 15 days. One malformed address refuses the call. The address of the organisation's own administrator in whose name the invitations go out is left out without a word. */
            administrators: string[];
            /** @description A `uid` that becomes administrator at once; an unknown one is ignored with 201. */
            administrator?: string;
            /** @description Refused with 400 unless clean and unique in the organisation; generated from the name when absent. */
            short_name?: string;
            website_url?: string;
            /**
             * Format: int64
             * @description Seconds. Four hours are added, and the time of day is cut off in UTC. In the past: 400. Milliseconds: 500, which the maximum rules out.
             */
            expiry_date?: number;
            /** @description Text of the invitations; the organisation's own when absent. Put into the mail unescaped. */
            message?: string;
            /** @description Unknown tags are made; the organisation's default tags are always added. */
            tags?: string[];
            /** @description Names of existing units, else 400. Replaced by the token's own units when it is limited to some. */
            units?: string[];
            /** @description An image in base64; the organisation's when absent. */
            logo?: string;
        };
        /** @description A new collaboration. The platform nests its organization, memberships and invitations, each invitation with the secret of its link (`hash`), which Concordat never reads, keeps or logs. */
        CollaborationCreated: components["schemas"]["CollaborationRecord"] & ({
            organisation?: {
                [key: string]: unknown;
            };
            collaboration_memberships?: components["schemas"]["Membership"][];
            invitations?: {
                [key: string]: unknown;
            }[];
        } & {
            [key: string]: unknown;
        });
        /** @description A group inside the read of one collaboration, with its members. */
        GroupInCollaboration: components["schemas"]["Group"] & ({
            collaboration_memberships: components["schemas"]["Membership"][];
        } & {
            [key: string]: unknown;
        });
        /** @description A collaboration read by itself, with members, groups and services. */
        Collaboration: components["schemas"]["CollaborationRecord"] & ({
            description: string | null;
            disclose_member_information: boolean | null;
            disclose_email_information: boolean | null;
            services: components["schemas"]["Service"][];
            groups: components["schemas"]["GroupInCollaboration"][];
            collaboration_memberships: components["schemas"]["Membership"][];
        } & {
            [key: string]: unknown;
        });
        MemberRoleChange: {
            /** @description Of an existing member; anybody else is 404. */
            uid: string;
            role: components["schemas"]["Role"];
        };
        /** @description A membership after a change of role. The platform nests its collaboration, person, groups and invitation. */
        MembershipChanged: {
            id?: number;
            role: components["schemas"]["Role"];
            status?: components["schemas"]["MembershipStatus"];
            /**
             * Format: int64
             * @description Seconds.
             */
            expiry_date?: number | null;
            user_id?: number;
            collaboration_id?: number;
            invitation_id?: number | null;
            created_by?: string | null;
            /** Format: int64 */
            created_at?: number | null;
            collaboration?: {
                [key: string]: unknown;
            };
            user?: {
                [key: string]: unknown;
            };
            groups?: {
                [key: string]: unknown;
            }[];
            invitation?: {
                [key: string]: unknown;
            } | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Invitations for many addresses at once. The platform takes `collaboration_identifier` or `short_name`, exactly one; only the identifier is sent. One address with an open invitation refuses them all (400). Malformed addresses are left out without a word, the same address twice is invited twice, and members are invited again. */
        BulkInvite: {
            collaboration_identifier: string;
            /** @description Addresses. Mails go out one by one before the answer. */
            invites: string[];
            intended_role: components["schemas"]["Role"];
            /** @description Put into the mail unescaped; none when absent. */
            message?: string;
            /** @description The organisation's name when absent. */
            sender_name?: string;
            /**
             * Format: int64
             * @description Milliseconds; in 15 days when absent. The platform does not look: seconds would make an invitation that has expired, which the minimum rules out.
             */
            invitation_expiry_date?: number;
            /**
             * Format: int64
             * @description Milliseconds; none when absent. Not compared with anything by the platform.
             */
            membership_expiry_date?: number;
            /** @description Identifiers or short names of groups that the person joins on acceptance; an unknown one is 400. */
            groups?: string[];
        };
        InvitationCreated: {
            email: string;
            /**
             * Format: int64
             * @description Seconds.
             */
            invitation_expiry_date?: number | null;
            /** @enum {string} */
            status?: "open";
            /**
             * Format: uuid
             * @description Addresses the invitation from now on.
             */
            invitation_id: string;
        } & {
            [key: string]: unknown;
        };
        InvitationAddress: {
            /**
             * Format: uuid
             * @description The `external_identifier` of the other calls. Old invitations have none, and no call reaches them.
             */
            identifier: string | null;
            email: string;
            /**
             * Format: int64
             * @description Seconds.
             */
            expiry_date?: number | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The collaboration that an invitation leads to. */
        CollaborationReference: {
            id?: number;
            /** Format: uuid */
            identifier: string;
            name: string;
            short_name: string | null;
            description?: string | null;
            global_urn: string | null;
        } & {
            [key: string]: unknown;
        };
        GroupReference: {
            id?: number;
            short_name: string | null;
            global_urn?: string | null;
            /** Format: uuid */
            identifier: string;
            name: string;
            description?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description An open invitation. There is no date of sending, message, sender or end of the membership in it. One that is past its date stays open until a daily job, or for ever. */
        Invitation: {
            /** @enum {string} */
            status: "open" | "accepted" | "expired";
            invitation: components["schemas"]["InvitationAddress"];
            collaboration?: components["schemas"]["CollaborationReference"];
            /**
             * @description None counts as `member`.
             * @enum {string|null}
             */
            intended_role: "admin" | "member" | null;
            groups: components["schemas"]["GroupReference"][];
        } & {
            [key: string]: unknown;
        };
        /** @description Role and groups, both. The platform takes either, and sets what is absent to `member` and to no groups; so both are always sent. */
        InvitationUpdate: {
            intended_role: components["schemas"]["Role"];
            /** @description Identifiers or short names; an unknown one is 400. */
            groups: string[];
        };
        ServiceReference: {
            /** @description Entity id of the service. */
            service_entity_id: string;
        };
        ConnectedCollaboration: {
            organisation_short_name: string | null;
            short_name: string | null;
        } & {
            [key: string]: unknown;
        };
        ConnectedService: {
            entity_id: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What became of a request to connect. */
        ServiceConnection: {
            /**
             * @description `pending`: nothing is connected yet; people must approve, and no call tells what they decided.
             * @enum {string}
             */
            status: "connected" | "pending";
            collaboration?: components["schemas"]["ConnectedCollaboration"];
            service?: components["schemas"]["ConnectedService"];
        } & {
            [key: string]: unknown;
        };
        ServiceDisconnection: {
            /** @enum {string} */
            status: "disconnected";
            collaboration?: components["schemas"]["ConnectedCollaboration"];
            service?: components["schemas"]["ConnectedService"];
        } & {
            [key: string]: unknown;
        };
        /** @description A new group. The platform assigns further members to any column of that name, so none is sent. */
        GroupCreate: {
            collaboration_identifier: string;
            name: string;
            /** @description Stored changed without a word: leading digits go, only letters, digits and underscores stay, in lower case, 16 at most. */
            short_name: string;
            description?: string;
            /** @description True also attaches all members and open invitations at once. */
            auto_provision_members?: boolean;
        };
        /** @description The new group; or an object without any member, which means that a group of that name or short name is already there and nothing was made. */
        GroupCreated: {
            id?: number;
            /**
             * Format: uuid
             * @description Absent: nothing was made.
             */
            identifier?: string;
            name?: string;
            /** @description As it was stored; compare it with the one sent. */
            short_name?: string | null;
            global_urn?: string | null;
            description?: string | null;
            auto_provision_members?: boolean | null;
            collaboration_id?: number;
            service_group_id?: number | null;
            created_by?: string | null;
            /** Format: int64 */
            created_at?: number | null;
            updated_by?: string | null;
            /** Format: int64 */
            updated_at?: number | null;
            /** @description Nested in answers to changes. */
            collaboration?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description What is to change; any other member is 400, `short_name` included. Of a group that a service made only `auto_provision_members` can change. */
        GroupUpdate: {
            name?: string;
            /** @description Empty clears it. */
            description?: string;
            /** @description False leaves those who are in. */
            auto_provision_members?: boolean;
        };
        GroupMemberAdd: {
            uid: string;
        };
        TokenQuestion: {
            /** @description The application token of a person. */
            token: string;
        };
        IntrospectedUser: {
            name?: string | null;
            given_name?: string | null;
            family_name?: string | null;
            email?: string | null;
            sub?: string;
            uid?: string;
            username?: string | null;
            voperson_external_id?: string | null;
            /** @description One text; several values are separated by a comma and a space. */
            voperson_external_affiliation?: string | null;
            eduperson_entitlement?: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description What the platform knows of an application token. `exp` says how long this answer may be kept, and nothing about the token. */
        TokenIntrospection: {
            active: boolean;
            /** @enum {string} */
            status?: "token-valid" | "token-unknown" | "token-expired" | "user-suspended" | "token-not-connected";
            /** @description Entity id of the service. */
            client_id?: string;
            aud?: string;
            iss?: string;
            /** @description The `uid` of the person. */
            sub?: string;
            username?: string | null;
            /** Format: int64 */
            iat?: number;
            /** Format: int64 */
            exp?: number;
            user?: components["schemas"]["IntrospectedUser"];
        } & {
            [key: string]: unknown;
        };
    };
    responses: {
        /** @description No token, a malformed header, or a token that the platform does not know. */
        Unauthorized: {
            headers: {
                "x-session-alive": components["headers"]["SessionAlive"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlatformError"];
            };
        };
        /** @description The token may not do this: the object belongs to another organisation, or the token is limited to units that the collaboration is not in. The text names the other organisation and the collaboration. */
        Forbidden: {
            headers: {
                "x-session-alive": components["headers"]["SessionAlive"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlatformError"];
            };
        };
        /** @description The platform failed, often over a value of the wrong type. The text is that of the exception; outside the platform's own error handling the answer is an HTML page. */
        ServerError: {
            headers: {
                "x-session-alive": components["headers"]["SessionAlive"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "year 58970 is out of range"
                 *     }
                 */
                "application/json": components["schemas"]["PlatformError"];
                /** @example <!doctype html><html lang=en><title>500 Internal Server Error</title><h1>Internal Server Error</h1></html> */
                "text/html": string;
            };
        };
        /** @description The body is not JSON. */
        UnsupportedMediaType: {
            headers: {
                "x-session-alive": components["headers"]["SessionAlive"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "UnsupportedMediaType: https://platform.example.org/api/groups/v1. IP: 192.0.2.17. Did not attempt to load JSON data"
                 *     }
                 */
                "application/json": components["schemas"]["PlatformError"];
            };
        };
        /** @description What the path or the body names exists in no organisation. An address that the platform does not route answers 404 too, without the member `error`. */
        NotFound: {
            headers: {
                "x-session-alive": components["headers"]["SessionAlive"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlatformError"];
            };
        };
        /** @description The body, or what it asks for, is refused. The text names the reason, sometimes only "Database error". */
        BadRequest: {
            headers: {
                "x-session-alive": components["headers"]["SessionAlive"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlatformError"];
            };
        };
    };
    parameters: {
        /**
         * @description The collaboration's `identifier`.
         * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
         */
        CollaborationIdentifier: string;
        /**
         * @description The person's `uid`. A value with an encoded slash is decoded before routing, and so is an unknown address (404).
         * @example 5b7ad2c19e0f4a3d8c61@people.example.org
         */
        UserUid: string;
        /**
         * @description The invitation's `identifier` among the open invitations, which is `invitation_id` in the answer to an invite.
         * @example 0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de
         */
        ExternalIdentifier: string;
        /**
         * @description The group's `identifier`.
         * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
         */
        GroupIdentifier: string;
        /**
         * @description The person's `uid`.
         * @example 5b7ad2c19e0f4a3d8c61@people.example.org
         */
        GroupMemberUid: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Sent with every answer of the API, errors included; it says nothing about an API token.
         * @example true
         */
        SessionAlive: "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getOrganisation: {
        parameters: {
            query?: {
                /**
                 * @description Only collaborations in all these units; names in any case, separated by commas.
                 * @example field stations
                 */
                units?: string;
                /**
                 * @description Only collaborations with all these tags, separated by commas.
                 * @example wheat
                 */
                tags?: string;
                /**
                 * @description Only collaborations connected to all these services; abbreviations, separated by commas.
                 * @example concordat
                 */
                services?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organisation. */
            200: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organisation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    createCollaboration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollaborationCreate"];
            };
        };
        responses: {
            /** @description The new collaboration. Members that were ignored or replaced show only by comparing it with the request. */
            201: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollaborationCreated"];
                };
            };
            /** @description A member is missing, malformed or taken. */
            400: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getCollaboration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier`.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                co_identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collaboration. */
            200: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collaboration"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteCollaboration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier`.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                co_identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    setMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier`.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                co_identifier: components["parameters"]["CollaborationIdentifier"];
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
                "application/json": components["schemas"]["MemberRoleChange"];
            };
        };
        responses: {
            /** @description The membership as it is now; the same role again answers the same. */
            201: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier`.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                co_identifier: components["parameters"]["CollaborationIdentifier"];
                /**
                 * @description The person's `uid`. A value with an encoded slash is decoded before routing, and so is an unknown address (404).
                 * @example 5b7ad2c19e0f4a3d8c61@people.example.org
                 */
                user_uid: components["parameters"]["UserUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkInvite"];
            };
        };
        responses: {
            /** @description One item for each invitation made. An address of the request that is missing here was malformed and left out. */
            201: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationCreated"][];
                };
            };
            /** @description Nothing was sent, to nobody. */
            400: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listOpenInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier`.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                co_identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open invitations, expired ones included. */
            200: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invitation's `identifier` among the open invitations, which is `invitation_id` in the answer to an invite.
                 * @example 0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de
                 */
                external_identifier: components["parameters"]["ExternalIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation as it is now. */
            201: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "open",
                     *       "invitation": {
                     *         "identifier": "0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de",
                     *         "email": "second.member@example.org",
                     *         "expiry_date": 1792022400
                     *       },
                     *       "collaboration": {
                     *         "id": 41,
                     *         "identifier": "6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21",
                     *         "name": "Drought Trial",
                     *         "short_name": "drought_trial",
                     *         "description": "Wheat under drought at three stations.",
                     *         "global_urn": "crops:drought_trial"
                     *       },
                     *       "intended_role": "member",
                     *       "groups": [
                     *         {
                     *           "id": 90,
                     *           "short_name": "field_team",
                     *           "global_urn": "crops:drought_trial:field_team",
                     *           "identifier": "b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10",
                     *           "name": "Field team",
                     *           "description": "Those who measure."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invitation's `identifier` among the open invitations, which is `invitation_id` in the answer to an invite.
                 * @example 0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de
                 */
                external_identifier: components["parameters"]["ExternalIdentifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "intended_role": "admin",
                 *       "groups": [
                 *         "b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["InvitationUpdate"];
            };
        };
        responses: {
            /** @description The invitation as it is now. */
            201: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "open",
                     *       "invitation": {
                     *         "identifier": "0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de",
                     *         "email": "second.member@example.org",
                     *         "expiry_date": 1792022400
                     *       },
                     *       "collaboration": {
                     *         "id": 41,
                     *         "identifier": "6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21",
                     *         "name": "Drought Trial",
                     *         "short_name": "drought_trial",
                     *         "description": "Wheat under drought at three stations.",
                     *         "global_urn": "crops:drought_trial"
                     *       },
                     *       "intended_role": "admin",
                     *       "groups": [
                     *         {
                     *           "id": 90,
                     *           "short_name": "field_team",
                     *           "global_urn": "crops:drought_trial:field_team",
                     *           "identifier": "b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10",
                     *           "name": "Field team",
                     *           "description": "Those who measure."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invitation's `identifier` among the open invitations, which is `invitation_id` in the answer to an invite.
                 * @example 0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de
                 */
                external_identifier: components["parameters"]["ExternalIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn. */
            204: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    connectService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier`.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                co_identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "service_entity_id": "https://concordat.example.org/entity"
                 *     }
                 */
                "application/json": components["schemas"]["ServiceReference"];
            };
        };
        responses: {
            /** @description Connected, or waiting for people to approve. */
            201: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceConnection"];
                };
            };
            /** @description The service or the organisation does not allow the connection, or it was already asked for. */
            400: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    disconnectService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collaboration's `identifier`.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                co_identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "service_entity_id": "https://concordat.example.org/entity"
                 *     }
                 */
                "application/json": components["schemas"]["ServiceReference"];
            };
        };
        responses: {
            /** @description Disconnected. */
            201: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceDisconnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The collaboration is not connected to the service. */
            409: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": true,
                     *       "message": "Collaboration Drought Trial is not connected to service Concordat"
                     *     }
                     */
                    "application/json": components["schemas"]["PlatformError"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupCreate"];
            };
        };
        responses: {
            /** @description The new group, or an empty object when there is none. */
            201: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    updateGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The group's `identifier`.
                 * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
                 */
                group_identifier: components["parameters"]["GroupIdentifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Field team",
                 *       "description": "Those who measure.",
                 *       "auto_provision_members": false
                 *     }
                 */
                "application/json": components["schemas"]["GroupUpdate"];
            };
        };
        responses: {
            /** @description The group as it is now. */
            201: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 90,
                     *       "identifier": "b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10",
                     *       "name": "Field team",
                     *       "short_name": "field_team",
                     *       "global_urn": "crops:drought_trial:field_team",
                     *       "description": "Those who measure.",
                     *       "auto_provision_members": false,
                     *       "collaboration_id": 41,
                     *       "service_group_id": null,
                     *       "created_by": "system",
                     *       "created_at": 1789344000,
                     *       "updated_by": "system",
                     *       "updated_at": 1789344000
                     *     }
                     */
                    "application/json": components["schemas"]["Group"];
                };
            };
            /** @description A member that cannot change, or not of this group. */
            400: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": true,
                     *       "message": "Cannot change short_name of group Field team"
                     *     }
                     */
                    "application/json": components["schemas"]["PlatformError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    addGroupMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The group's `identifier`.
                 * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
                 */
                group_identifier: components["parameters"]["GroupIdentifier"];
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
                "application/json": components["schemas"]["GroupMemberAdd"];
            };
        };
        responses: {
            /** @description The group. */
            201: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 90,
                     *       "identifier": "b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10",
                     *       "name": "Field team",
                     *       "short_name": "field_team",
                     *       "global_urn": "crops:drought_trial:field_team",
                     *       "description": "Those who measure.",
                     *       "auto_provision_members": false,
                     *       "collaboration_id": 41,
                     *       "service_group_id": null,
                     *       "created_by": "system",
                     *       "created_at": 1789344000,
                     *       "updated_by": "system",
                     *       "updated_at": 1789344000
                     *     }
                     */
                    "application/json": components["schemas"]["Group"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The person is not a member of the collaboration, or is in the group already. */
            409: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformError"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The group's `identifier`.
                 * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
                 */
                group_identifier: components["parameters"]["GroupIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    removeGroupMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The group's `identifier`.
                 * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
                 */
                group_identifier: components["parameters"]["GroupIdentifier"];
                /**
                 * @description The person's `uid`.
                 * @example 5b7ad2c19e0f4a3d8c61@people.example.org
                 */
                uid: components["parameters"]["GroupMemberUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    introspectToken: {
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
                 *       "token": "an-application-token"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TokenQuestion"];
            };
        };
        responses: {
            /** @description What is known of the token. */
            200: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenIntrospection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
}
