// Generated from openapi/server (sha256 516526e07d7fabcc) by `npm run generate`. Do not edit.
export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the home page
         * @description Shows the services, items that need the user's attention, and items that the user opened recently. Omits services that do not respond in time.
         */
        get: operations["showHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the site
         * @description Finds pages, collaborations, workspaces, projects, entities, profiles, pipelines, runs and operations that contain all words or word parts, ignoring case. Returns only what the user may see, at most eight results of each kind, and only recent entities and runs. Omits services that do not respond in time.
         */
        get: operations["findAnything"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check the health of the process */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livez": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check liveness
         * @description Use it for liveness probes of an orchestrator. It never queries the database.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check readiness
         * @description A server is ready if its profiles are loaded, its database is reachable and migrated, and, with the proteomics service, its file storage is reachable. A ready server may have warnings, such as a nearly full disk or runs without a worker. It continues to serve requests.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the metrics of this process
         * @description Returns metrics for Prometheus and compatible tools: requests by operation, channel, queue, database, platform, logins and process. docs/operations.md lists all names. `Accept` selects OpenMetrics 1.0.0 or the Prometheus text format 0.0.4 (default). If the setting `METRICS_TOKEN` is set, the request must contain this token. Otherwise, the server accepts only requests from this machine.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the merged contract of all services
         * @description For client generators, use `pages=false`. It omits the pages and forms for people.
         */
        get: operations["getMergedDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the contract of a service */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the contract in Swagger UI */
        get: operations["showSwaggerUi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/redoc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the contract of a service in Redoc
         * @description Shows one document per page, because a browser needs many seconds to show all documents.
         */
        get: operations["showRedoc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the API reference
         * @description Groups the operations by document and tag. Each operation has its own page.
         */
        get: operations["listOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reference/{operation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an operation with sample requests
         * @description Shows parameters, responses and access. Also shows sample requests in curl, TypeScript and Python, which use the examples of the contract.
         */
        get: operations["showOperation"];
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
        Health: {
            /** @enum {string} */
            status: "ok";
        };
        Readiness: {
            /** @enum {string} */
            status: "ok";
            /** @description Problems that need attention soon, as sentences. Absent if there are none. */
            warnings?: string[];
        };
        Findings: {
            results: components["schemas"]["Finding"][];
        };
        /** @description A page that the user may open. */
        Finding: {
            /**
             * @description The kind of result. Results of one kind are adjacent.
             * @enum {string}
             */
            kind: "Page" | "Collaboration" | "Project" | "Workspace" | "Entity" | "Pipeline" | "Run" | "Profile" | "Operation";
            title: string;
            /** @description The context or the topic of the result. It can be empty. */
            detail: string;
            /**
             * @description The path of the page on this server.
             * @example /profiles/miappe/1.1
             */
            path: string;
        };
        OpenApiDocument: {
            openapi: string;
            info: {
                [key: string]: unknown;
            };
            paths: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
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
    };
    responses: {
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
        /** @description The cached response is still valid. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
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
    };
    parameters: {
        /**
         * @description If true, the document contains the operations that return pages for people, and the pages and forms of other operations.
         * @example false
         */
        DocumentPages: boolean;
        /**
         * @description The ETags that the client has cached. A match returns 304 without a body.
         * @example "none"
         */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The ID of the request. The log line of the request contains the same ID.
         * @example 0199e6b2-6f0e-7c41-9d3a-5b8f0e2a7c11
         */
        "X-Request-Id": string;
        /**
         * @description A strong entity tag. Each content encoding has its own tag (RFC 9110, section 8.8.3).
         * @example "5f1d3c"
         */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    showHome: {
        parameters: {
            query?: never;
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
            400: components["responses"]["BadRequestPage"];
        };
    };
    findAnything: {
        parameters: {
            query?: {
                /**
                 * @description The words to search for. Without words, returns the main pages.
                 * @example miappe
                 */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results, grouped by kind. */
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
                     *           "kind": "Profile",
                     *           "title": "MIAPPE 1.1",
                     *           "detail": "Plant phenotyping experiments",
                     *           "path": "/profiles/miappe/1.1"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Findings"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            /** @description The request does not match the contract. The detail names the field and states the rule. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "query.q must be 200 characters long at most"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                    "text/html": components["schemas"]["Page"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is running. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is alive. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server is ready. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The server is not ready. The body lists the reasons. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The database does not respond."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current metrics. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example # HELP concordat_http_requests_total Answered requests.
                     *     # TYPE concordat_http_requests_total counter
                     *     concordat_http_requests_total{document="schemas",operation="getVersion",method="GET",status="200"} 42
                     */
                    "text/plain": string;
                    /**
                     * @example # HELP concordat_http_requests Answered requests.
                     *     # TYPE concordat_http_requests counter
                     *     concordat_http_requests_total{document="schemas",operation="getVersion",method="GET",status="200"} 42
                     *     # EOF
                     */
                    "application/openmetrics-text": string;
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The server has a METRICS_TOKEN, and the token of the request is missing or invalid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description The authentication scheme (RFC 6750, section 3).
                     * @example Bearer realm="metrics"
                     */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The metrics require a valid bearer token."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The server has no METRICS_TOKEN, and the request comes from another machine or its origin cannot be verified. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "No METRICS_TOKEN is set, so only this machine can read the metrics: the request came through a proxy."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMergedDocument: {
        parameters: {
            query?: {
                /**
                 * @description If true, the document contains the operations that return pages for people, and the pages and forms of other operations.
                 * @example false
                 */
                pages?: components["parameters"]["DocumentPages"];
            };
            header?: {
                /**
                 * @description The ETags that the client has cached. A match returns 304 without a body.
                 * @example "none"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A self-contained OpenAPI 3.0.3 document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.0.3",
                     *       "info": {
                     *         "title": "Concordat",
                     *         "version": "0.1.0"
                     *       },
                     *       "paths": {}
                     *     }
                     */
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    getDocument: {
        parameters: {
            query?: {
                /**
                 * @description If true, the document contains the operations that return pages for people, and the pages and forms of other operations.
                 * @example false
                 */
                pages?: components["parameters"]["DocumentPages"];
            };
            header?: {
                /**
                 * @description The ETags that the client has cached. A match returns 304 without a body.
                 * @example "none"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The name of the service, followed by `.json` or `.yaml`.
                 * @example schemas.json
                 */
                document: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A self-contained OpenAPI document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.0.3",
                     *       "info": {
                     *         "title": "Concordat schemas",
                     *         "version": "0.1.0"
                     *       },
                     *       "paths": {}
                     *     }
                     */
                    "application/json": components["schemas"]["OpenApiDocument"];
                    /**
                     * @example {
                     *       "openapi": "3.0.3",
                     *       "info": {
                     *         "title": "Concordat schemas",
                     *         "version": "0.1.0"
                     *       },
                     *       "paths": {}
                     *     }
                     */
                    "application/yaml": components["schemas"]["OpenApiDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    showSwaggerUi: {
        parameters: {
            query?: never;
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
            400: components["responses"]["BadRequestPage"];
        };
    };
    showRedoc: {
        parameters: {
            query?: {
                /**
                 * @description The name of the document, such as `hub`. The default is the first enabled document.
                 * @example schemas
                 */
                document?: string;
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
            400: components["responses"]["BadRequestPage"];
            404: components["responses"]["NotFoundPage"];
        };
    };
    listOperations: {
        parameters: {
            query?: {
                /**
                 * @description Shows only operations that contain all words or word parts in method, path, name, summary or group, ignoring case.
                 * @example export
                 */
                q?: string;
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
            400: components["responses"]["BadRequestPage"];
        };
    };
    showOperation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The operation ID in the contract.
                 * @example getHealth
                 */
                operation: string;
            };
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
            400: components["responses"]["BadRequestPage"];
            404: components["responses"]["NotFoundPage"];
        };
    };
}
