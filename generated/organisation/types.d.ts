// Generated from openapi/organisation (sha256 67ab78733283171b) by `npm run generate`. Do not edit.
export interface paths {
    "/api/organisations/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the organization with all its data
         * @description Returns the largest response of the API. The request is slow, because the platform loads all related data separately, even with filters. Client method: `getOrganisation`.
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
         * @description The collaboration has no connected service, and no member unless `administrator` is present. Returns 400 for invalid input, and for a name or short name that is in use. Client method: `createCollaboration`.
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
         * Get a collaboration
         * @description Includes members, groups and services, with all names and addresses. The client must apply both disclosure flags. Client methods: `getCollaboration` and `listMembers`.
         */
        get: operations["getCollaboration"];
        put?: never;
        post?: never;
        /**
         * Delete a collaboration
         * @description Deletes the collaboration and all its data without confirmation. This cannot be undone. Client method: `deleteCollaboration`.
         */
        delete: operations["deleteCollaboration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collaborations/v1/{co_identifier}/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the units of a collaboration
         * @description Replaces all units; an empty list removes all of them. Returns 400 for a name that is not a unit of the organization, and 403 if the token is limited to units. Returns 404 for a collaboration of another organization. Client method: `setUnits`.
         */
        put: operations["setUnits"];
        post?: never;
        delete?: never;
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
         * Change the role of a member
         * @description Takes effect immediately, without an email, even for the last administrator. Returns 404 for a person who is not a member. Client method: `setMemberRole`.
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
         * @description Also removes the person from all groups, without an email. The last administrator can be removed too. Client method: `removeMember`.
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
         * Invite people to a collaboration
         * @description Returns 403 for any collaboration outside the organization, whether it exists or not. Client method: `invite`.
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
         * List open invitations of a collaboration
         * @description Returns the invitations in no particular order. Client method: `listOpenInvitations`.
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
         * Resend an invitation
         * @description If the invitation has expired, it becomes valid for another 15 days. Otherwise, its expiry date stays the same. The platform also sends an email for an invitation with status `expired`, but the link does not work. Client method: `resendInvitation`.
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
         * Update role and groups of an invitation
         * @description Always replaces role and groups. The expiry date cannot be changed. Client method: `updateInvitation`.
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
        /**
         * Get an invitation
         * @description Returns an open, accepted or expired invitation, and the person who accepted it. Declined and withdrawn invitations return 404. Accepted invitations also return 404 if the member was removed, or if they were not created with this API. Client method: `getInvitation`.
         */
        get: operations["getInvitation"];
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation
         * @description Sends no email. Client method: `withdrawInvitation`.
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
         * @description Returns `connected` if the service is already connected. For a service that needs approval, the first request returns `pending`. Returns 400 while such a request is pending, or if no administrator is a member (invited administrators are ignored). Client method: `connectService`.
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
         * @description Groups that the connection created stay. Members lose the entitlement at their next login. Client method: `disconnectService`.
         */
        put: operations["disconnectService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/v1/access/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the services that a person can access
         * @description Returns the services that are connected to any collaboration of the person, including collaborations of other organizations and ended memberships. Returns 403 for an unknown user number, or for a person who belongs to no collaboration of the organization. Client method: `listUserServices`.
         */
        get: operations["listUserServices"];
        put?: never;
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
         * @description If the name or short name is in use, returns 201 with an empty object and creates nothing. Returns 404 for an unknown or missing collaboration. Client method: `createGroup`.
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
         * Update a group
         * @description Updates name, description or automatic membership. Another group may have the same name. Client method: `updateGroup`.
         */
        put: operations["updateGroup"];
        /**
         * Add a member to a group
         * @description Adds a member of the collaboration to the group. Client method: `addGroupMember`.
         */
        post: operations["addGroupMember"];
        /**
         * Delete a group
         * @description Deletes any group, even a group that a service created. Client method: `deleteGroup`.
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
         * Remove a member from a group
         * @description The person stays a member of the collaboration. If the group adds all members automatically, it does not add this person again until the setting is saved again. Client method: `removeGroupMember`.
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
         * Introspect an application token
         * @description Uses the introspection token of the service, unlike all other requests. For an unknown token or a token of another service, returns 200 with `active` false. 401 means that the platform rejected the introspection token.
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
        /** @description A collaboration without its members, groups and services. */
        CollaborationRecord: {
            id?: number;
            /**
             * Format: uuid
             * @description Identifies the collaboration in all requests.
             */
            identifier: string;
            /** @description `<organization short name>:<collaboration short name>`, which is the end of the entitlement of the collaboration. */
            global_urn: string | null;
            name: string;
            short_name: string | null;
            description?: string | null;
            /** @description The URL of an image. */
            logo?: string | null;
            uuid4?: string;
            accepted_user_policy?: string | null;
            /**
             * @description The status. A daily job sets it, so it can change up to one day after `expiry_date`.
             * @enum {string}
             */
            status?: "active" | "expired" | "suspended";
            /** Format: int64 */
            last_activity_date?: number | null;
            /**
             * Format: int64
             * @description The end date in seconds since 1970-01-01 UTC. The time is midnight.
             */
            expiry_date?: number | null;
            organisation_id?: number;
            website_url?: string | null;
            support_email?: string | null;
            disable_join_requests?: boolean | null;
            /** @description True if ordinary members may see names. This API returns names even if it is false. */
            disclose_member_information?: boolean | null;
            /** @description True if ordinary members may see email addresses. This API returns addresses even if it is false. */
            disclose_email_information?: boolean | null;
            /** @description The number of all stored invitations, including those that are no longer open. */
            invitations_count?: number;
            collaboration_memberships_count?: number;
            created_by?: string | null;
            /** Format: int64 */
            created_at?: number | null;
            updated_by?: string | null;
            /** Format: int64 */
            updated_at?: number | null;
            tags?: string[];
            /** @description The names of the units. */
            units?: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description A service that is connected to a collaboration. The platform sends about 50 further properties. */
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
             * @description Identifies the group in all requests.
             */
            identifier: string;
            name: string;
            /** @description The short name. If a service created the group, it may contain a hyphen. */
            short_name: string | null;
            /** @description `<organization>:<collaboration>:<group>` */
            global_urn?: string | null;
            description?: string | null;
            /** @description True if new members of the collaboration also join the group. */
            auto_provision_members?: boolean | null;
            collaboration_id?: number;
            /** @description The ID of the group in the service. Null unless connecting the service created the group. */
            service_group_id?: number | null;
            created_by?: string | null;
            /** Format: int64 */
            created_at?: number | null;
            updated_by?: string | null;
            /** Format: int64 */
            updated_at?: number | null;
            /** @description The collaboration of the group. Present only in responses to changes. */
            collaboration?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description A group inside the organization. Its members are user numbers, not memberships. */
        GroupInOrganisation: components["schemas"]["Group"] & ({
            collaboration_memberships: number[];
        } & {
            [key: string]: unknown;
        });
        /** @enum {string} */
        Role: "admin" | "member";
        /**
         * @description The status. A daily job sets it, up to one day after the end date. An expired membership stays in the list, with its role, for about 90 days.
         * @enum {string}
         */
        MembershipStatus: "active" | "expired";
        /** @description A person, or null for a record without a person. The platform sends about 30 properties, some of them sensitive (public keys, home organization, login dates). Concordat reads only these three. */
        User: ({
            /** @description `<hash>@<host>`, where `<hash>` equals the part before the host in the `sub` of the login. Alternatively, a full name such as `urn:collab:person:…`. */
            uid: string | null;
            name?: string | null;
            email?: string | null;
        } & {
            [key: string]: unknown;
        }) | null;
        /** @description A membership of a person in a collaboration. */
        Membership: {
            id?: number;
            role: components["schemas"]["Role"];
            status: components["schemas"]["MembershipStatus"];
            /**
             * Format: int64
             * @description The end date in seconds since 1970-01-01 UTC.
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
        /** @description A collaboration inside the organization. Its groups contain only user numbers. */
        CollaborationInOrganisation: components["schemas"]["CollaborationRecord"] & ({
            services?: components["schemas"]["Service"][];
            groups?: components["schemas"]["GroupInOrganisation"][];
            collaboration_memberships?: components["schemas"]["Membership"][];
        } & {
            [key: string]: unknown;
        });
        /** @description The organization with all its data. Only collaborations contain services and tags. */
        Organisation: {
            id?: number;
            /** Format: uuid */
            identifier?: string;
            name: string;
            /** @description The first part of every `global_urn` of the organization. */
            short_name: string | null;
            category?: string | null;
            description?: string | null;
            /** @description The URL of an image. */
            logo?: string | null;
            uuid4?: string;
            on_boarding_msg?: string | null;
            accepted_user_policy?: string | null;
            /** @description True if collaborations can connect only to services of the platform operator. */
            services_restricted?: boolean | null;
            /** @description True if the organization must approve a connection before the operator of the service does. */
            service_connection_requires_approval?: boolean | null;
            crm_id?: string | null;
            invitation_sender_name?: string | null;
            /** @description The default message of invitations. */
            invitation_message?: string | null;
            collaboration_creation_allowed?: boolean;
            created_by?: string | null;
            /** Format: int64 */
            created_at?: number | null;
            updated_by?: string | null;
            collaborations_count?: number;
            organisation_memberships_count?: number;
            /** @description The domains of the organization. Each is an object with a `name`. */
            schac_home_organisations?: {
                [key: string]: unknown;
            }[];
            /** @description The names of the units. A collaboration can belong only to these units. */
            units?: string[];
            /** @description The collaborations of the organization. Filters and the units of the token limit the list. */
            collaborations: components["schemas"]["CollaborationInOrganisation"][];
        } & {
            [key: string]: unknown;
        };
        /** @description An error without an error code. `error` is the boolean true. It is absent for unknown paths. */
        PlatformError: {
            /** @enum {boolean} */
            error?: true;
            message: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A new collaboration. The platform writes unknown properties to database columns with the same name. Therefore, Concordat sends no other properties. */
        CollaborationCreate: {
            /** @description The name. It must be unique in the organization, ignoring case. Otherwise, the platform returns 400. */
            name: string;
            description: string;
            /** @description True if people cannot ask to join. A string instead of a boolean returns 500. */
            disable_join_requests: boolean;
            disclose_member_information: boolean;
            disclose_email_information: boolean;
            /** @description Addresses to invite as administrators. These invitations are valid for 15 days. A malformed address rejects the request. The platform silently skips the address of the organization's administrator who sends the invitations. */
            administrators: string[];
            /** @description The `uid` of a person who becomes administrator immediately. If the `uid` is unknown, the platform ignores it and returns 201. */
            administrator?: string;
            /** @description The short name. It must have the format of short names and be unique in the organization. Otherwise, the platform returns 400. By default, the platform derives it from the name. */
            short_name?: string;
            website_url?: string;
            /**
             * Format: int64
             * @description The end date in seconds since 1970-01-01 UTC. The platform adds four hours and removes the time of day in UTC. A date in the past returns 400. A value in milliseconds would cause a 500 response; the maximum prevents this.
             */
            expiry_date?: number;
            /** @description The text of the invitations. The default is the text of the organization. The platform does not escape it in emails. */
            message?: string;
            /** @description The tags. The platform creates unknown tags, and always adds the default tags of the organization. */
            tags?: string[];
            /** @description The names of the units. An unknown unit returns 400. If the token is limited to units, the platform uses the units of the token instead. */
            units?: string[];
            /** @description An image in base64. The default is the logo of the organization. */
            logo?: string;
        };
        /** @description A new collaboration. The platform nests organization, memberships and invitations, including the secret of each invitation link (`hash`). Concordat never reads, stores or logs this secret. */
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
        /** @description A group inside a single collaboration, with its members. */
        GroupInCollaboration: components["schemas"]["Group"] & ({
            collaboration_memberships: components["schemas"]["Membership"][];
        } & {
            [key: string]: unknown;
        });
        /** @description A single collaboration with members, groups and services. */
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
        /** @description Names of units of the organization, in exactly this spelling. */
        UnitNames: string[];
        /** @description A collaboration after a change of its units. In this response, units are objects; in other responses, they are names. */
        CollaborationWithUnits: {
            /** Format: uuid */
            identifier: string;
            units: ({
                id?: number;
                name: string;
                organisation_id?: number;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        MemberRoleChange: {
            /** @description The `uid` of a member. Other uids return 404. */
            uid: string;
            role: components["schemas"]["Role"];
        };
        /** @description A membership after a change of role. It contains the collaboration, person, groups and invitation. */
        MembershipChanged: {
            id?: number;
            role: components["schemas"]["Role"];
            status?: components["schemas"]["MembershipStatus"];
            /**
             * Format: int64
             * @description The end date in seconds since 1970-01-01 UTC.
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
        /** @description Invitations for several addresses. The platform accepts `collaboration_identifier` or `short_name`; Concordat sends the identifier. If one address has an open invitation, the platform rejects the request (400). The platform silently skips malformed addresses, invites duplicate addresses twice, and also invites existing members. */
        BulkInvite: {
            collaboration_identifier: string;
            /** @description The addresses. The platform sends the emails one by one before it responds. */
            invites: string[];
            intended_role: components["schemas"]["Role"];
            /** @description The message. If absent, the invitation has no message. The platform does not escape it in emails. */
            message?: string;
            /** @description The sender's name. The default is the name of the organization. */
            sender_name?: string;
            /**
             * Format: int64
             * @description The expiry time in milliseconds since 1970-01-01 UTC. The default is 15 days from now. The platform accepts any number. The minimum rejects values in seconds, which would expire immediately.
             */
            invitation_expiry_date?: number;
            /**
             * Format: int64
             * @description The end of the membership in milliseconds since 1970-01-01 UTC. If absent, the membership does not end. The platform does not validate the value.
             */
            membership_expiry_date?: number;
            /** @description Identifiers or short names of groups. The person joins these groups when accepting the invitation. An unknown group returns 400. */
            groups?: string[];
        };
        InvitationCreated: {
            email: string;
            /**
             * Format: int64
             * @description The end date in seconds since 1970-01-01 UTC.
             */
            invitation_expiry_date?: number | null;
            /** @enum {string} */
            status?: "open";
            /**
             * Format: uuid
             * @description Identifies the invitation in later requests.
             */
            invitation_id: string;
        } & {
            [key: string]: unknown;
        };
        InvitationAddress: {
            /**
             * Format: uuid
             * @description The `external_identifier` of other requests. Old invitations do not have this identifier and cannot be changed.
             */
            identifier: string | null;
            email: string;
            /**
             * Format: int64
             * @description The end date in seconds since 1970-01-01 UTC.
             */
            expiry_date?: number | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The collaboration to which an invitation belongs. */
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
        /** @description An open invitation. It does not contain the sending date, message, sender or end of the membership. An expired invitation stays open until a daily job closes it, which may never happen. */
        Invitation: {
            /** @enum {string} */
            status: "open" | "accepted" | "expired";
            invitation: components["schemas"]["InvitationAddress"];
            collaboration?: components["schemas"]["CollaborationReference"];
            /**
             * @description The role of the invited person. An absent role means `member`.
             * @enum {string|null}
             */
            intended_role: "admin" | "member" | null;
            groups: components["schemas"]["GroupReference"][];
        } & {
            [key: string]: unknown;
        };
        /** @description Role and groups. If the role is absent, the platform sets it to `member`. If the groups are absent, the platform removes all groups. Therefore, Concordat always sends both. */
        InvitationUpdate: {
            intended_role: components["schemas"]["Role"];
            /** @description Identifiers or short names of groups. An unknown group returns 400. */
            groups: string[];
        };
        /** @description The person who accepted the invitation. The platform accepts any account that opens the link, so the address of this person can differ from the invited address. Absent until the invitation is accepted. */
        AcceptingUser: {
            name?: string | null;
            mail?: string | null;
            username?: string | null;
            /** @description The `uid` of the person. */
            platform_id?: string | null;
            /** @enum {string} */
            status?: "active" | "suspended";
        } & {
            [key: string]: unknown;
        };
        /** @description One invitation with its collaboration and, after acceptance, the person who accepted it. */
        InvitationDetail: components["schemas"]["Invitation"] & ({
            collaboration: components["schemas"]["CollaborationReference"];
            user?: components["schemas"]["AcceptingUser"];
        } & {
            [key: string]: unknown;
        });
        ServiceReference: {
            /** @description The entity ID of the service. */
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
        /** @description The result of a request to connect a service. */
        ServiceConnection: {
            /**
             * @description `pending` means that the service is not connected yet and needs approval. The API does not report the decision.
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
        /** @description A service that a person can access through a collaboration. */
        AccessibleService: {
            name: string;
            description?: string | null;
            entity_id: string;
            /** @description The URL of an image. */
            logo?: string | null;
            privacy_policy?: string | null;
            /** @description The URL where people use the service. */
            uri?: string | null;
            support_email?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A new group. The platform writes unknown properties to database columns with the same name. Therefore, Concordat sends no other properties. */
        GroupCreate: {
            collaboration_identifier: string;
            name: string;
            /** @description The short name. The platform silently removes leading digits, and keeps up to 16 letters, digits and underscores, in lower case. */
            short_name: string;
            description?: string;
            /** @description If true, the platform also adds all current members and open invitations to the group. */
            auto_provision_members?: boolean;
        };
        /** @description The new group. An object without properties means that a group with this name or short name already exists, and that nothing was created. */
        GroupCreated: {
            id?: number;
            /**
             * Format: uuid
             * @description The identifier of the new group. Absent if nothing was created.
             */
            identifier?: string;
            name?: string;
            /** @description The stored short name, which can differ from the short name in the request. */
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
            /** @description The collaboration of the group. Present only in responses to changes. */
            collaboration?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description The changes. Other properties, including `short_name`, return 400. For a group that a service created, only `auto_provision_members` can change. */
        GroupUpdate: {
            name?: string;
            /** @description The new description. An empty value removes the description. */
            description?: string;
            /** @description If set to false, the current members stay in the group. */
            auto_provision_members?: boolean;
        };
        GroupMemberAdd: {
            uid: string;
        };
        TokenQuestion: {
            /** @description The application token of a user. */
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
            /** @description The affiliations as one string, separated by a comma and a space. */
            voperson_external_affiliation?: string | null;
            eduperson_entitlement?: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description The introspection result of an application token. `exp` is the time until which a client may cache the response, not the expiry time of the token. */
        TokenIntrospection: {
            active: boolean;
            /** @enum {string} */
            status?: "token-valid" | "token-unknown" | "token-expired" | "user-suspended" | "token-not-connected";
            /** @description The entity ID of the service. */
            client_id?: string;
            aud?: string;
            iss?: string;
            /** @description The `uid` of the user. */
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
        /** @description The token is missing or unknown, or the header is malformed. */
        Unauthorized: {
            headers: {
                "x-session-alive": components["headers"]["SessionAlive"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlatformError"];
            };
        };
        /** @description The object belongs to another organization, or the token is limited to units to which the collaboration does not belong. The error text names the other organization and the collaboration. */
        Forbidden: {
            headers: {
                "x-session-alive": components["headers"]["SessionAlive"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlatformError"];
            };
        };
        /** @description The platform failed, often because a value has the wrong type. The error text is the message of the exception. Some errors return an HTML page instead. */
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
        /** @description The path or the body refers to an object that does not exist in any organization. Unknown paths also return 404, but without `error`. */
        NotFound: {
            headers: {
                "x-session-alive": components["headers"]["SessionAlive"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlatformError"];
            };
        };
        /** @description The platform rejected the request. The error text states the reason. Sometimes it is only "Database error". */
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
         * @description The `identifier` of the collaboration.
         * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
         */
        CollaborationIdentifier: string;
        /**
         * @description The `uid` of the person. A value with an encoded slash returns 404, because the platform decodes the value before routing.
         * @example 5b7ad2c19e0f4a3d8c61@people.example.org
         */
        UserUid: string;
        /**
         * @description The `identifier` of an open invitation. The response to an invite calls it `invitation_id`.
         * @example 0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de
         */
        ExternalIdentifier: string;
        /**
         * @description The `user_id` in a membership of the person. It is the number of the person on the platform, not the `uid`.
         * @example 301
         */
        UserNumber: number;
        /**
         * @description The `identifier` of the group.
         * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
         */
        GroupIdentifier: string;
        /**
         * @description The `uid` of the person.
         * @example 5b7ad2c19e0f4a3d8c61@people.example.org
         */
        GroupMemberUid: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The session cookie of the platform, sent with every response, including errors. It does not belong to the API token.
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
                 * @description Returns only collaborations that are in all these units. Names are separated by commas; case is ignored.
                 * @example field stations
                 */
                units?: string;
                /**
                 * @description Returns only collaborations with all these tags. Tags are separated by commas.
                 * @example wheat
                 */
                tags?: string;
                /**
                 * @description Returns only collaborations that are connected to all these services. Abbreviations are separated by commas.
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
            /** @description The organization with all its data. */
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
            /** @description The new collaboration. Compare it with the request to find properties that the platform ignored or replaced. */
            201: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollaborationCreated"];
                };
            };
            /** @description A property is missing or malformed, or has a value that is already in use. */
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
                 * @description The `identifier` of the collaboration.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                co_identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collaboration with members, groups and services. */
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
                 * @description The `identifier` of the collaboration.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                co_identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collaboration was deleted. */
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
    setUnits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `identifier` of the collaboration.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                co_identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnitNames"];
            };
        };
        responses: {
            /** @description The collaboration with its units. */
            201: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollaborationWithUnits"];
                };
            };
            /** @description The organization has no unit of this name. */
            400: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": true,
                     *       "message": "Invalid units: ['greenhouses']"
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
    setMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `identifier` of the collaboration.
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
            /** @description The membership with its current role. Setting the current role again changes nothing. */
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
                 * @description The `identifier` of the collaboration.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                co_identifier: components["parameters"]["CollaborationIdentifier"];
                /**
                 * @description The `uid` of the person. A value with an encoded slash returns 404, because the platform decodes the value before routing.
                 * @example 5b7ad2c19e0f4a3d8c61@people.example.org
                 */
                user_uid: components["parameters"]["UserUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member was removed. */
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
            /** @description One item per invitation. Malformed addresses were skipped and are missing from the list. */
            201: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationCreated"][];
                };
            };
            /** @description No invitation was sent. */
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
                 * @description The `identifier` of the collaboration.
                 * @example 6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21
                 */
                co_identifier: components["parameters"]["CollaborationIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open invitations, including expired ones. */
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
                 * @description The `identifier` of an open invitation. The response to an invite calls it `invitation_id`.
                 * @example 0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de
                 */
                external_identifier: components["parameters"]["ExternalIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation in its current state. */
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
                     *           "description": "People who measure."
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
                 * @description The `identifier` of an open invitation. The response to an invite calls it `invitation_id`.
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
            /** @description The invitation in its current state. */
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
                     *           "description": "People who measure."
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
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `identifier` of an open invitation. The response to an invite calls it `invitation_id`.
                 * @example 0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de
                 */
                external_identifier: components["parameters"]["ExternalIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation in its current state. */
            200: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `identifier` of an open invitation. The response to an invite calls it `invitation_id`.
                 * @example 0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de
                 */
                external_identifier: components["parameters"]["ExternalIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation was withdrawn. */
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
                 * @description The `identifier` of the collaboration.
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
            /** @description The service is connected, or the connection waits for approval. */
            201: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceConnection"];
                };
            };
            /** @description The service or the organization does not allow the connection, it was already requested, or the collaboration has no administrator. */
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
                 * @description The `identifier` of the collaboration.
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
            /** @description The service was disconnected. */
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
    listUserServices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `user_id` in a membership of the person. It is the number of the person on the platform, not the `uid`.
                 * @example 301
                 */
                user_id: components["parameters"]["UserNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services, in no particular order. Each service is listed once. */
            200: {
                headers: {
                    "x-session-alive": components["headers"]["SessionAlive"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessibleService"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
            /** @description The new group, or an empty object if no group was created. */
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
                 * @description The `identifier` of the group.
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
                 *       "description": "People who measure.",
                 *       "auto_provision_members": false
                 *     }
                 */
                "application/json": components["schemas"]["GroupUpdate"];
            };
        };
        responses: {
            /** @description The updated group. */
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
                     *       "description": "People who measure.",
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
            /** @description The request tries to change a property that cannot change, or that the group does not have. */
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
                 * @description The `identifier` of the group.
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
            /** @description The group with the new member. */
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
                     *       "description": "People who measure.",
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
            /** @description The person is not a member of the collaboration, or is already in the group. */
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
                 * @description The `identifier` of the group.
                 * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
                 */
                group_identifier: components["parameters"]["GroupIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group was deleted. */
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
                 * @description The `identifier` of the group.
                 * @example b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10
                 */
                group_identifier: components["parameters"]["GroupIdentifier"];
                /**
                 * @description The `uid` of the person.
                 * @example 5b7ad2c19e0f4a3d8c61@people.example.org
                 */
                uid: components["parameters"]["GroupMemberUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member was removed. */
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
            /** @description The introspection result, also for an inactive token. */
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
