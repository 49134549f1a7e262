// Generated from openapi/proteomics (sha256 8f10fa8c2a76bda7) by `npm run generate`. Do not edit.
export interface paths {
    "/api/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the projects
         * @description Returns all projects of the server, ordered by `pk`. The field `project` is accepted for existing clients and ignored.
         */
        post: operations["listProteomicsProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/raw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a raw file to a pipeline
         * @description Stores the file and queues the pipeline's tool, if it has one. `POST /api/mq/pipelines` returns the UUID of the pipeline. With a personal token, its user uploads. A 201 response means that the file is stored durably. A failed upload stores nothing. Names are compared without extension, as in the quality-control table. Returns 400 for an empty file, a format that the pipeline does not accept, an invalid file name, or an archive with anything but one run. mzML and timsTOF runs are also measured in the background. For large files or unreliable connections, use `POST /api/uploads`.
         */
        post: operations["uploadRawFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mq/pipelines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the pipelines of a project
         * @description Returns the pipelines in order of creation. The list of an unknown project is empty. Uploads and imports name a pipeline by its `uuid`, other operations by its `slug`.
         */
        post: operations["listPipelines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mq/qc-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the quality-control table of a pipeline
         * @description `Accept: text/csv` returns CSV (RFC 4180) with empty cells for missing values, all others JSON. Unless `missing` is `null`, the JSON contains the bare token `NaN` where the schema says null, as existing clients expect. That is not JSON as defined by RFC 8259, and strict parsers reject it.
         */
        post: operations["getQcData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mq/protein-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the protein names of a pipeline */
        post: operations["getProteinNames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mq/protein-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get protein group columns of some proteins
         * @description Returns a JSON string that contains a JSON object, as existing clients expect; parse it twice. With `Accept: application/vnd.concordat.columns+json`, returns the object directly. Rows are ordered by upload of their raw file, then as in its table. Includes all raw files, whether marked "Use Downstream" or not. More than 5,000,000 values, including RawFile and Majority protein IDs, return 400; download whole tables instead.
         */
        post: operations["getProteinGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mq/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download a result table
         * @description Returns the table with that file name of every raw file of the pipeline, with one header and a leading column RawFile. Tables with different columns are joined by column name. With `raw_file`, returns only the table of that raw file. The response is streamed.
         *
         *     Tables of other engines have fixed names, regardless of the name of the uploaded file: report.tsv or report.parquet,
         *     report.stats.tsv, report.pr_matrix.tsv, report.pg_matrix.tsv and report.gg_matrix.tsv (DIA-NN), psm.tsv, protein.tsv, ion.tsv,
         *     peptide.tsv, combined_ion.tsv and so on (FragPipe), spectronaut.tsv or .csv, stat.tsv, precursors.tsv or .parquet,
         *     precursor.matrix.tsv and pg.matrix.tsv (AlphaDIA), results.sage.tsv or .parquet and lfq.tsv (Sage). Parquet is returned as text.
         *     Rows are in file order, each with the raw file of its run. Rows of a matrix belong to the whole analysis and have a RawFile only
         *     with `raw_file`. protein_groups.tsv contains the protein groups of each run, derived from these tables.
         */
        post: operations["downloadResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a resumable upload
         * @description Checks name, size, pipeline and user before any data is sent. The body may contain the start of the file. Returns 409 for an existing raw file of the same name with a different size. A file of the same size is compared when the upload is complete.
         */
        post: operations["createRawFileUpload"];
        delete?: never;
        /** Get the supported tus features */
        options: operations["describeRawFileUploads"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{upload}": {
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
         * Cancel an upload
         * @description Deletes the received data. A finished upload is a raw file and stays; canceling it returns 404.
         */
        delete: operations["discardRawFileUpload"];
        options?: never;
        /**
         * Get the offset of an upload
         * @description Responses to HEAD have no body, including errors.
         */
        head: operations["getUploadOffset"];
        /**
         * Continue an upload
         * @description Stores the received bytes. After a lost connection, HEAD returns the stored offset. The request that completes the file responds after the raw file is stored and, if the pipeline has a tool, its run is queued; that response contains `Raw-File`. If the pipeline already contains the same name and content, `Raw-File` names that record. Different content returns 409, and the upload is deleted. If the server's disk is full (507), the received data stays until the upload expires, and the upload can continue.
         */
        patch: operations["continueRawFileUpload"];
        trace?: never;
    };
    "/api/heartbeats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the uploading computers of a pipeline
         * @description Lists computers that sent a heartbeat in the last 30 days.
         */
        get: operations["listUploadingComputers"];
        put?: never;
        /**
         * Send a heartbeat of an uploading computer
         * @description `concordat upload --watch` sends one each minute. If a computer sends none for `UPLOADER_SILENCE_MINUTES`, alerts for `silent_computer` are sent once, and again when it is back. Computers are identified by name and folder. Returns 400 for more than 100 computers in a pipeline.
         */
        post: operations["sendHeartbeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the runs */
        get: operations["listRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{run}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a run */
        get: operations["getRun"];
        put?: never;
        post?: never;
        /**
         * Delete a run with raw file and results
         * @description Requires administration rights, because the raw file cannot be restored. Cancel a running run first.
         */
        delete: operations["deleteRun"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{run}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the log of a run
         * @description Returns the log of the last attempt. Paths of the server are replaced by the placeholders of the tool's configuration.
         */
        get: operations["getRunLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{run}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a run
         * @description Queues a run that is done, failed, canceled or stored. Returns 409 if its raw file is not stored here or the pipeline has no tool. The previous results stay until new results replace them.
         */
        post: operations["retryRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/retries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry many runs
         * @description Uses the current tool, FASTA file and parameters of the pipeline. Queues all runs or none: none if a run is already queued or running, or if its raw file is missing. Each run is retried as by `POST /api/runs/{run}/retry`.
         */
        post: operations["retryRuns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cancellations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel many runs
         * @description Cancels the queued runs immediately, and stops the running ones, as `POST /api/runs/{run}/cancel` does. Runs that have already ended do not change. Returns 409 if no run is queued or running.
         */
        post: operations["cancelRuns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{run}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a run
         * @description Cancels a queued run immediately. The server asks a running run to end, and kills it if it does not. Until then it is `running` with `cancel_requested`.
         */
        post: operations["cancelRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{run}/figures/{figure}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a figure of a run
         * @description Returns 404 if the source file of the figure is missing.
         */
        get: operations["getRunFigure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{run}/acquisition-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set when a run was acquired
         * @description Sets the acquisition time of a run whose files do not contain it. Returns 409 if a file contains the time. If a later file contains the time, it replaces this value.
         */
        put: operations["setAcquisitionTime"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{run}/raw-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the raw file of a run
         * @description Returns the file as uploaded; a `.d` folder is the uploaded archive. Supports one byte range, so that a download can be resumed. `If-Range` takes the entity tag. Runs with only imported results have no raw file (404).
         */
        get: operations["downloadRawFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{run}/result-files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a result file of a run
         * @description Returns the file as written by the tool or as imported, by its name in `result_files` of the run. A file that contains several runs is returned whole for each of them; `POST /api/mq/download` returns the rows of one run.
         */
        get: operations["downloadResultFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/run-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download all files of runs
         * @description Returns a .zip file with a folder for each run, `project/pipeline/run`, with its raw file and result files. Result files that several of the runs share are stored once, in `project/pipeline/shared`. `files.tsv` lists run, kind, path, size and SHA-256 of every file; `sha256sum -c SHA256SUMS` verifies them. The .zip is streamed. If a file cannot be read, the server closes the connection.
         */
        get: operations["downloadRunFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the metrics
         * @description Returns meaning, unit and sources of every metric: the columns of the quality-control table in their order, followed by the metrics of other engines. Report, statistics and matrix of an engine have separate IDs where their values differ.
         */
        get: operations["listQcMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the values of metrics
         * @description Returns the values of every raw file of a pipeline, in upload order, for all engines. `GET /api/qc/metrics` lists the IDs. Metrics of MaxQuant and RawTools are columns of the quality-control table, such as `N_protein_groups`. A metric is null for raw files whose engine does not have it.
         */
        get: operations["getQcValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the quality-control table by URL
         * @description Returns the table of `POST /api/mq/qc-data` as strict JSON or CSV, for links and for programs that can only send GET. The table contains the values of MaxQuant and RawTools. `GET /api/qc/export` returns the values of all engines and of raw data.
         */
        get: operations["getQcTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all values of a pipeline's runs
         * @description Returns every column of the quality-control table and every metric with a value, from all engines and raw data. Columns have the IDs of `GET /api/qc/metrics` and of tracked targets. `Out Of Limits` contains the metrics that are out of limits, `Causes` their possible causes, the most likely first, and `Sample Type` the type. `xlsx` also has the acquisition time as a date, and a second sheet with the title, unit and meaning of each column.
         */
        get: operations["exportQcValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/mzqc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export an mzQC file
         * @description Returns mzQC 1.0.0 (HUPO-PSI). Columns with an equivalent PSI-MS term use that term. Others use terms of this server's vocabulary, which the file declares. Tracked peptides and proteins of a run are one metric, `CONCORDAT:TARGETS`, whose value is a table of equally long lists `kind`, `name`, `rt_min`, `area` and `ppm`. Returns 404 if no matching raw file has a value.
         */
        get: operations["exportMzqc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the summary of a pipeline */
        get: operations["getQcSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the trend of a metric
         * @description Returns the trend with control limits, annotations and flags. Points out of limits differ in shape and color. An unknown or non-numeric metric returns 400.
         */
        get: operations["getQcTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/heatmap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the heat map of runs and metrics
         * @description A heat map has at most 200,000 cells, runs times metrics. A larger heat map returns 400.
         */
        get: operations["getQcHeatmap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/scatter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get two metrics of the runs */
        get: operations["getQcScatter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the TMT channels of the runs */
        get: operations["getQcChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/spike-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the spike-in values of the runs */
        get: operations["getQcSpikeIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/proteins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get protein intensities across the runs */
        get: operations["getQcProteins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the review history of raw files
         * @description Returns the newest changes first.
         */
        get: operations["listQcReviews"];
        put?: never;
        /**
         * Flag or exclude raw files
         * @description Changes all raw files of the request, or none. The history records user and time.
         */
        post: operations["reviewRawFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/guide-sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reference sets of a pipeline
         * @description Returns the reference sets, ordered by name.
         */
        get: operations["listGuideSets"];
        put?: never;
        /** Create a reference set */
        post: operations["createGuideSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/guide-sets/{guide_set}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a reference set */
        get: operations["getGuideSet"];
        /** Update a reference set */
        put: operations["changeGuideSet"];
        post?: never;
        /**
         * Delete a reference set
         * @description The raw files of the set do not change.
         */
        delete: operations["deleteGuideSet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/annotations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the annotations of a pipeline */
        get: operations["listAnnotations"];
        put?: never;
        /** Create an annotation */
        post: operations["createAnnotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/annotations/{annotation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an annotation */
        get: operations["getAnnotation"];
        /** Update an annotation */
        put: operations["changeAnnotation"];
        post?: never;
        /** Delete an annotation */
        delete: operations["deleteAnnotation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/silences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List acknowledged causes
         * @description Returns silences that have not expired.
         */
        get: operations["listSilences"];
        put?: never;
        /**
         * Create a silence
         * @description Until the silence expires, values out of limits because of this cause create no alert and no webhook message. Verdict and charts still show them. New values after that create alerts again.
         */
        post: operations["createSilence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/silences/{silence}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a silence early */
        delete: operations["endSilence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a pipeline's own limits */
        get: operations["getQcLimits"];
        /**
         * Set a pipeline's own limits
         * @description Replaces all limits. An unknown reference set returns 404. A metric that is repeated or not numeric returns 400.
         */
        put: operations["setQcLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tracked peptides and proteins
         * @description Each target has three metrics per run: retention time in minutes, area in the unit of the search engine, and mass error in ppm. Trends, values, limits and heat maps accept the IDs of these metrics. `GET /api/qc/values` includes them.
         */
        get: operations["getQcTargets"];
        /**
         * Set the tracked peptides and proteins
         * @description Replaces all targets. Values of runs with results are read from the stored files in the background; `waiting` counts the remaining runs. A repeated target returns 400.
         */
        put: operations["setQcTargets"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qc/variation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the variation between replicates
         * @description Compares the groups of a factor or characteristic of the sample metadata. For each protein group with a positive intensity in at least two runs of a group, computes the sample standard deviation (n - 1) of the intensities divided by their mean. Runs whose samples belong to several groups, as with labels, are excluded.
         */
        get: operations["getQcVariation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the sample metadata of a pipeline */
        get: operations["getSamples"];
        /**
         * Set the sample metadata of a pipeline
         * @description Accepts an SDRF-Proteomics file, as exported by the hub. Rows match raw files by `comment[data file]`, exactly, or else without the extensions of raw data and archives, ignoring case. Rows also match runs that arrive later. Violations of the standard are reported, not rejected. A file that is not an SDRF table returns 400 with the line.
         */
        put: operations["setSamples"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the projects with their sizes */
        get: operations["listAdminProjects"];
        put?: never;
        /**
         * Create a project
         * @description The server derives a unique slug from the name.
         */
        post: operations["createProteomicsProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects/{project}": {
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
         * Delete a project
         * @description The project must not have pipelines.
         */
        delete: operations["deleteProteomicsProject"];
        options?: never;
        head?: never;
        /** Update a project */
        patch: operations["changeProteomicsProject"];
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the users */
        get: operations["listProteomicsUsers"];
        put?: never;
        /** Create a user */
        post: operations["createProteomicsUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a user */
        get: operations["getProteomicsUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Deletes name, address, login, personal tokens and alerts. Uploads and recorded changes stay, with the name "deleted person". This also applies to changes by another user with the same name, because the records contain only names.
         */
        delete: operations["deleteProteomicsUser"];
        options?: never;
        head?: never;
        /** Update a user */
        patch: operations["changeProteomicsUser"];
        trace?: never;
    };
    "/api/admin/users/{user}/sessions": {
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
         * End the sessions of a user
         * @description The user must log in again in every browser, for all services of this server. Personal tokens stay valid.
         */
        delete: operations["endUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions": {
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
         * End the sessions of all users
         * @description All users of this server, in all services, must log in again, and so must browsers with administration rights. With `subject`, ends only the sessions of that user, who does not need a record here. Personal tokens stay valid.
         */
        delete: operations["endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the available tools
         * @description Returns the tools of the server's configuration. Only the configuration defines the programs of a tool.
         */
        get: operations["listPipelineTools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pipelines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the pipelines with their UUIDs */
        get: operations["listAdminPipelines"];
        put?: never;
        /**
         * Create a pipeline
         * @description The server derives a slug from the name that is unique in the project. Pipelines of a project may have the same name.
         */
        post: operations["createPipeline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pipelines/{pipeline}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a pipeline */
        get: operations["getAdminPipeline"];
        put?: never;
        post?: never;
        /**
         * Delete a pipeline with all its data
         * @description The pipeline must not have queued or running runs.
         */
        delete: operations["deletePipeline"];
        options?: never;
        head?: never;
        /**
         * Update a pipeline's settings
         * @description A different tool applies from the next run on. With different spike-ins, the results of all raw files are measured again in the background; until then, a raw file keeps its old values.
         */
        patch: operations["changePipeline"];
        trace?: never;
    };
    "/api/admin/pipelines/{pipeline}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a pipeline's webhook
         * @description Returns 404 if no webhook is set.
         */
        get: operations["getWebhook"];
        /**
         * Set a pipeline's webhook
         * @description The server reports the end of every run, and every new value outside the pipeline's own limits, to the webhook (schema WebhookMessage).
         */
        put: operations["setWebhook"];
        post?: never;
        /**
         * Remove a pipeline's webhook
         * @description Returns 404 if no webhook is set.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pipelines/{pipeline}/webhook/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message to a pipeline's webhook
         * @description Waits for the receiver, and returns 200 regardless of its response. Returns 404 if no webhook is set.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import results
         * @description Imports all files of the request, or none. A file that cannot be read (binary content, no header, truncated line) returns 400 with file and line, or is listed in `unused` if `skip_unreadable` is present. A raw file that does not exist yet is created without content; for an existing one, the files replace those of the same names. Sending the same files again changes nothing. An import without any metric returns 400. Two runs of one name in different folders return 400 with both files.
         *
         *     Files of MaxQuant with several raw files are split by their column `Raw file`; `raw_file` is ignored. A raw file that only summary.txt names is imported too, as is a run that only the log of DIA-NN or the list of runs of another engine names (results.json of Sage, fragpipe-files.fp-manifest, the configuration of AlphaDIA, the setup of a Spectronaut experiment). parameters.txt applies to all, and QcDataTable.csv to the raw files that it names. Without other tables, QcDataTable.csv is imported for all raw files that it names, or for the one in `raw_file`.
         *
         *     Files of DIA-NN, FragPipe, Spectronaut, AlphaDIA and Sage are detected by their content. All files of a request must come from one analysis. Each run creates or updates a raw file; existing ones are found by name without the raw data extension, ignoring case. Columns may have any order; unknown ones are stored. The protein.tsv of a FragPipe experiment belongs to the psm.tsv with its proteins.
         *
         *     `unused` lists the parts that were not used, with reasons: tables that do not distinguish several raw files (proteinGroups.txt, peptides.txt), a second table with the same content, and other outputs of the programs. A request with only such files, or with a spectral library, returns 400. `notes` lists what to check in the files that were used, such as a run that only one of them names, and raw files whose earlier results had other values.
         */
        post: operations["importResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the projects
         * @description Shows a card for each pipeline and each instrument with its verdict, its last run, the last run out of limits, and current work. `wall` shows only the cards, and updates them.
         */
        get: operations["showProteomics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the user and their personal tokens
         * @description With PROTEOMICS_ACCESS=open, the page states that no token is required.
         */
        get: operations["showProteomicsPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a personal token
         * @description Only this response contains the token; the server stores its hash. Requires PROTEOMICS_ACCESS=login.
         */
        post: operations["createPersonalToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/me/tokens/{token}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a personal token
         * @description Takes effect immediately. With PROTEOMICS_ACCESS=login and without a session, Location is the login.
         */
        post: operations["revokePersonalToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/instruments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the instruments
         * @description Lists the instruments found in the results of raw files, or shows one across all pipelines. Each can get a display name.
         */
        get: operations["showInstruments"];
        put?: never;
        /** Set the display name of an instrument */
        post: operations["nameInstrument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the description of every metric
         * @description Shows meaning, unit, formula and source of every column. Each has a fragment to link to.
         */
        get: operations["showQcMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a project with its pipelines */
        get: operations["showProteomicsProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a pipeline with its runs
         * @description Shows the runs with state, filter, logs, retry and cancel, and links to upload, dashboard and exports. The page updates itself while runs are in progress.
         */
        get: operations["showPipeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry many runs with a form */
        post: operations["retryRunsByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel many runs with a form */
        post: operations["cancelRunsByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the upload page
         * @description Supports many files by drag and drop, with progress, pause and resume, even after closing the browser (`/api/uploads`). Without scripts, the form sends all files together.
         */
        get: operations["showRawFileUpload"];
        put?: never;
        /**
         * Upload raw files with a form
         * @description For browsers without scripts. Each file is stored separately. If one is rejected, earlier files stay stored, and the page shows the outcome of each. The status is that of the first rejection.
         */
        post: operations["uploadRawFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/runs/{run}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a run
         * @description Shows state and steps, key values, figures, all columns, the position in the trend, and the history.
         */
        get: operations["showRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/runs/{run}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the report of a run
         * @description Returns a self-contained HTML file with facts, figures, and all values of the run.
         */
        get: operations["saveRunReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/runs/{run}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the log of a run */
        get: operations["showRunLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/runs/{run}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a run */
        post: operations["retryRunByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/runs/{run}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a run */
        post: operations["cancelRunByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/runs/{run}/acquisition-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when a run was acquired */
        post: operations["setAcquisitionTimeByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/runs/{run}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the deletion of a run
         * @description Shows what will be deleted. Requires administration rights.
         */
        get: operations["confirmRunDeletion"];
        put?: never;
        /**
         * Delete a run with raw file and results
         * @description Requires administration rights. Cancel a running run first.
         */
        post: operations["deleteRunByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the alerts of a pipeline
         * @description With PROTEOMICS_ACCESS=open, requires administration rights. Otherwise members of the project see their own alerts, and its administrators see all.
         */
        get: operations["showAlerts"];
        put?: never;
        /**
         * Create an alert
         * @description Sends alerts by email, or to a channel in Slack, Microsoft Teams or Mattermost. Each event is sent once, even after a crash or with several processes. If the receiver rejects a message, the server retries after 10 to 20 seconds and doubles the delay each time, 11 times in about 8 hours.
         */
        post: operations["createAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/alerts/{alert}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message
         * @description Waits for the receiver and shows the result.
         */
        post: operations["testAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/alerts/{alert}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete an alert */
        post: operations["deleteAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the sample metadata of a pipeline */
        get: operations["showSamples"];
        put?: never;
        /** Set the sample metadata with a form */
        post: operations["setSamplesByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/submission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the submission checklist of a pipeline
         * @description Lists the stored files with their PRIDE categories, and the errors and missing files according to PRIDE's guidelines.
         */
        get: operations["showSubmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/submission/checksum.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the checksums of a submission
         * @description Returns checksum.txt in the format of PRIDE's own tool: a comment, then name and SHA-1 of each file. The server reads the files while it sends the response, so that large files take time. Requests are processed one after another.
         */
        get: operations["saveChecksums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/qc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the quality dashboard
         * @description Shows the verdict, the metrics with their worst values, the trend of one metric with limits, flags and annotations, a heat map of all metrics, and the table of raw files. Users can flag, exclude or annotate selected runs, or save them as a reference set.
         */
        get: operations["showQcDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/qc/heatmap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the heat map of runs and metrics */
        get: operations["showQcHeatmap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/qc/scatter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show two metrics of the runs */
        get: operations["showQcScatter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/qc/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the TMT channels of the runs */
        get: operations["showQcChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/qc/spike-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the spike-ins of the runs */
        get: operations["showQcSpikeIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/qc/proteins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show protein intensities across the runs
         * @description Shows a searchable table of protein names, and the intensities of the selected ones.
         */
        get: operations["showQcProteins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/qc/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the review history of the raw files */
        get: operations["showQcReviews"];
        put?: never;
        /** Flag or exclude raw files */
        post: operations["reviewRawFilesByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/qc/guide-sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the reference sets */
        get: operations["showGuideSets"];
        put?: never;
        /** Create a reference set */
        post: operations["createGuideSetByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/qc/guide-sets/{guide_set}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a reference set */
        get: operations["showGuideSet"];
        put?: never;
        /** Update a reference set */
        post: operations["changeGuideSetByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/qc/guide-sets/{guide_set}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a reference set */
        post: operations["deleteGuideSetByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/qc/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the monthly report of a pipeline
         * @description Returns a self-contained HTML file for printing: numbers of runs, verdicts by week, causes, maintenance, key metrics compared with their limits, and excluded runs. Counts runs with an acquisition time in the month.
         */
        get: operations["saveMonthlyReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/qc/silences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show acknowledged causes */
        get: operations["showSilences"];
        put?: never;
        /** Create a silence */
        post: operations["createSilenceByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/qc/silences/{silence}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a silence early */
        post: operations["endSilenceByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/qc/annotations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the annotations */
        get: operations["showAnnotations"];
        put?: never;
        /** Create an annotation */
        post: operations["createAnnotationByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/qc/annotations/{annotation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the form to edit an annotation */
        get: operations["showAnnotation"];
        put?: never;
        /** Update an annotation */
        post: operations["changeAnnotationByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/qc/annotations/{annotation}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete an annotation */
        post: operations["deleteAnnotationByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/qc/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a pipeline's own limits */
        get: operations["showQcLimits"];
        put?: never;
        /** Set or remove the limit of a metric */
        post: operations["setQcLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/projects/{project}/{pipeline}/qc/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the tracked peptides and proteins */
        get: operations["showQcTargets"];
        put?: never;
        /**
         * Add or remove tracked peptides and proteins
         * @description Adds targets with `add`, or removes targets with `remove`. One of the two is required.
         */
        post: operations["changeQcTargets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the administration */
        get: operations["showProteomicsAdministration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the administration login */
        get: operations["showProteomicsAdministrationLogin"];
        put?: never;
        /**
         * Log in to the administration
         * @description Grants the browser the administration right, with a new session ID.
         */
        post: operations["loginToProteomicsAdministration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out of the administration
         * @description Removes the administration right from the browser. A user login is not affected.
         */
        post: operations["logoutFromProteomicsAdministration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a project */
        post: operations["createProteomicsProjectByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/projects/{project}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a project's settings */
        get: operations["showAdminProject"];
        put?: never;
        /** Update a project */
        post: operations["changeProteomicsProjectByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/projects/{project}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a project without pipelines */
        post: operations["deleteProteomicsProjectByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a user */
        post: operations["createProteomicsUserByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/users/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a user */
        get: operations["showProteomicsUser"];
        put?: never;
        /** Update a user */
        post: operations["changeProteomicsUserByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/users/{user}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a user */
        post: operations["deleteProteomicsUserByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/users/{user}/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the sessions of a user */
        post: operations["endUserSessionsByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the sessions of all users */
        post: operations["endSessionsByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/pipelines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a pipeline */
        post: operations["createPipelineByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/pipelines/{pipeline}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a pipeline's settings */
        get: operations["showAdminPipeline"];
        put?: never;
        /** Update a pipeline's settings */
        post: operations["changePipelineByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/pipelines/{pipeline}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a pipeline with all its data */
        post: operations["deletePipelineByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/pipelines/{pipeline}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a FASTA file or search parameters
         * @description Runs that start after the upload use this file instead of the file in the tool's configuration. A file that equals an earlier version, including its name, selects that version. A file that is neither FASTA nor well-formed XML is rejected with the line.
         */
        post: operations["addSearchFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/pipelines/{pipeline}/files/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Select the version for searches
         * @description Applies to all runs that start after the change.
         */
        post: operations["useSearchFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/pipelines/{pipeline}/files/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a version of a search file
         * @description Returns 409 if the version is in use, if results of a run were searched with it, or while a run of the pipeline is in progress.
         */
        post: operations["deleteSearchFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/pipelines/{pipeline}/files/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare two versions of search parameters
         * @description Compares line by line. Shows changes with a few lines of context.
         */
        get: operations["showSearchFileComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/pipelines/{pipeline}/files/{kind}/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a version of a search file */
        get: operations["saveSearchFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/pipelines/{pipeline}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a pipeline's webhook */
        post: operations["setWebhookByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/pipelines/{pipeline}/webhook/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a pipeline's webhook */
        post: operations["deleteWebhookByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/pipelines/{pipeline}/webhook/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message to a pipeline's webhook
         * @description The page at Location shows the response of the receiver.
         */
        post: operations["testWebhookByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proteomics/admin/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the import page
         * @description With scripts, imports a folder of results, one raw file after another, and shows each outcome. Without scripts, imports one raw file at a time.
         */
        get: operations["showResultImport"];
        put?: never;
        /**
         * Import results
         * @description Imports results as `POST /api/admin/results` does. If a file cannot be read, the page names file and line.
         */
        post: operations["importResultsByForm"];
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
        ProteomicsProjectListRequest: {
            /** @description Accepted for existing clients and ignored. */
            project?: string;
        };
        /**
         * @description The name of a project or pipeline in requests, derived from its title.
         * @example lung-cohort
         */
        ProteomicsSlug: string;
        ProteomicsProject: {
            /**
             * Format: int64
             * @description The number of the project.
             */
            pk: number;
            name: string;
            /** @description The description. Empty if there is none. */
            description: string;
            slug: components["schemas"]["ProteomicsSlug"];
        };
        /**
         * @description The JSON error of every service. The detail is one sentence; if the request does not match the contract, it names the field.
         * @example {
         *       "detail": "Version not found: 9.9"
         *     }
         */
        Error: {
            detail: string;
        };
        RawFileUpload: {
            /**
             * Format: binary
             * @description The raw file. The part contains its name (`filename` in UTF-8, or `filename*` of RFC 5987): at most 255 bytes, without `/` and `\`, not starting with `-`, and with an extension that the pipeline accepts. The media type of the part is ignored.
             */
            orig_file: string;
            /**
             * Format: uuid
             * @description The UUID of the pipeline, from `POST /api/mq/pipelines`.
             */
            pipeline: string;
            /**
             * Format: uuid
             * @description The UUID of the user who uploads. Omit it with a personal token: its user uploads. Otherwise ask an administrator, who finds it in `GET /api/admin/users`.
             */
            user?: string;
        };
        /**
         * @description The state of a run. `stored` means that the pipeline has no tool and no results were imported; `queued`, that the run waits for a worker; `done`, that results exist, computed here or imported; `failed`, that the tool failed or its output could not be read; `canceled`, that a user canceled it.
         * @example done
         * @enum {string}
         */
        RunState: "stored" | "queued" | "running" | "done" | "failed" | "canceled";
        UploadedRawFile: {
            /**
             * Format: uuid
             * @description Identifies the raw file and its run.
             */
            uuid: string;
            /** @description The name of the file with its extension. */
            orig_file: string;
            /** Format: uuid */
            pipeline: string;
            /**
             * Format: uuid
             * @description The UUID of the user who first uploaded the file.
             */
            user: string;
            /**
             * Format: int64
             * @description The size in bytes.
             */
            size: number;
            /** @description The SHA-256 of the content in lower-case hex. */
            sha256: string;
            status: components["schemas"]["RunState"];
        };
        PipelineListRequest: {
            project: components["schemas"]["ProteomicsSlug"];
        };
        Pipeline: {
            /**
             * Format: uuid
             * @description Identifies the pipeline in uploads and imports.
             */
            uuid: string;
            slug: components["schemas"]["ProteomicsSlug"];
            name: string;
            /** @description The storage path of the pipeline, relative to the server's data directory. */
            path_as_str: string;
        };
        /**
         * @description Returns only the last N raw files by upload.
         * @example 200
         */
        FormLastRawFiles: string;
        QcDataForm: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description The columns to return, in any order. Repeat it for several. If absent, returns all. Unknown names return 400 with the name. */
            columns?: string[];
            data_range?: components["schemas"]["FormLastRawFiles"];
            /**
             * @description The notation of missing values. `nan` (default) writes the bare token NaN; `null` writes strict JSON.
             * @enum {string}
             */
            missing?: "nan" | "null";
        };
        /**
         * @description Returns only the last N raw files by upload. If null or absent, returns all.
         * @example 200
         */
        DataRange: number | null;
        QcDataRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description The columns to return, in any order. If absent, returns all. Unknown names return 400 with the name. */
            columns?: string[];
            data_range?: components["schemas"]["DataRange"];
            /**
             * @description The notation of missing values. `nan` (default) writes the bare token NaN; `null` writes strict JSON.
             * @enum {string}
             */
            missing?: "nan" | "null";
        };
        /** @description Maps column names to values, one per raw file, all in the same order. Rows are ordered by Index; rows without an acquisition time come last. Without a selection, all 111 columns are returned, in this order. A missing value is null: the source file is missing, lacks the column, or contains no value. Columns from one file do not depend on other files. */
        QcTable: {
            /** @description The name of the raw file without its extension. Never missing. */
            RawFile?: string[];
            /** @description The rank of the acquisition time in the response, from 1. Equal times share their mean rank. */
            Index?: (number | null)[];
            /** @description The acquisition time by the instrument's clock, in nanoseconds since 1970-01-01 00:00 of that clock. Whole seconds, so that a double represents it exactly. */
            DateAcquired?: (number | null)[];
            /** @description The instrument model in the header of the raw file. */
            Instrument?: (string | null)[];
            /** @description The highest MS level in the run, such as Ms2 or Ms3. */
            ExperimentMsOrder?: (string | null)[];
            /** @description The directory of the raw file, as stated by the tool that wrote QcDataTable.csv. */
            RawFilePath?: (string | null)[];
            /** @description The day of acquisition, YYYY-MM-DD. */
            Date?: (string | null)[];
            /** @description The year and day of the year of acquisition, YYYY-DDD. */
            Day?: (string | null)[];
            /** @description The calendar year and ISO week of acquisition, YYYY-WW. The year is not the ISO year of the week; 2024-12-30 is 2024-01. */
            Week?: (string | null)[];
            /** @description The year and month of acquisition, YYYY-M, without a leading zero. */
            Month?: (string | null)[];
            /** @description The year of acquisition. */
            Year?: (string | null)[];
            /** @description The run duration in the header of the raw file. */
            "TotalAnalysisTime(min)"?: (number | null)[];
            /** @description The number of mass spectra of all orders. */
            TotalScans?: (number | null)[];
            /** @description The number of survey spectra (MS1). */
            NumMs1Scans?: (number | null)[];
            /** @description The number of fragment spectra (MS2). Some builds of the tool write 0 for runs with MS3. */
            NumMs2Scans?: (number | null)[];
            /** @description The number of MS3 spectra. */
            NumMs3Scans?: (number | null)[];
            /** @description The mean number of MS1 spectra per second. */
            "Ms1ScanRate(/s)"?: (number | null)[];
            /** @description The mean number of MS2 spectra per second. */
            "Ms2ScanRate(/s)"?: (number | null)[];
            /** @description The mean number of MS3 spectra per second. Old builds of the tool write -1/60 for runs without MS3. */
            "Ms3ScanRate(/s)"?: (number | null)[];
            /** @description The time between MS1 spectra. Despite its name, this is the median over the run. */
            "MeanDutyCycle(s)"?: (number | null)[];
            /** @description The mean number of MS2 spectra after each MS1 spectrum. */
            "MeanMs2TriggerRate(/Ms1Scan)"?: (number | null)[];
            /** @description The median total ion intensity of MS1 spectra. */
            Ms1MedianSummedIntensity?: (number | null)[];
            /** @description The median total ion intensity of MS2 spectra. */
            Ms2MedianSummedIntensity?: (number | null)[];
            /** @description The median intensity of selected precursors. */
            MedianPrecursorIntensity?: (number | null)[];
            /** @description The median share of the signal in the isolation window that does not come from the precursor, 0 to 1. The column keeps the tool's spelling. */
            MedianMs1IsolationInterence?: (number | null)[];
            /** @description The median share of the most intense peaks in MS2 spectra that make up 80 % of the intensity, 0 to 1. */
            MedianMs2PeakFractionConsumingTop80PercentTotalIntensity?: (number | null)[];
            /** @description The number of times that the total MS1 intensity changed by more than a factor of ten between spectra. */
            NumEsiInstabilityFlags?: (number | null)[];
            /** @description The median ion injection time of MS1 spectra. */
            "MedianMs1FillTime(ms)"?: (number | null)[];
            /** @description The median ion injection time of MS2 spectra. */
            "MedianMs2FillTime(ms)"?: (number | null)[];
            /** @description The median ion injection time of MS3 spectra. Missing in runs without MS3. */
            "MedianMs3FillTime(ms)"?: (number | null)[];
            /** @description The median width of chromatographic peaks at a tenth of their height. */
            "MedianPeakWidthAt10%H(s)"?: (number | null)[];
            /** @description The median width of chromatographic peaks at half their height. */
            "MedianPeakWidthAt50%H(s)"?: (number | null)[];
            /** @description The median asymmetry of chromatographic peaks at a tenth of their height; 1 is symmetric. */
            "MedianAsymmetryAt10%H"?: (number | null)[];
            /** @description The median asymmetry of chromatographic peaks at half their height; 1 is symmetric. */
            "MedianAsymmetryAt50%H"?: (number | null)[];
            /** @description The number of duty cycles in a peak of median width at a tenth of its height. */
            MeanCyclesPerAveragePeak?: (number | null)[];
            /** @description The number of peaks of median width at half height that fit into the run, up to its last spectrum. */
            PeakCapacity?: (number | null)[];
            /** @description The time until the smoothed MS1 signal first exceeds a tenth of its maximum. */
            "TimeBeforeFirstExceedanceOf10%MaxIntensity"?: (number | null)[];
            /** @description The time from the last MS1 spectrum above a tenth of the maximum signal to the end of the run. */
            "TimeAfterLastExceedanceOf10%MaxIntensity"?: (number | null)[];
            /** @description The share of the run between the first and last time above a tenth of the maximum signal, 0 to 1. */
            "FractionOfRunAbove10%MaxIntensity"?: (number | null)[];
            /** @description The version of the software that ran the pipeline, if the results contain it. Mostly missing. */
            "Toolkit version"?: (string | null)[];
            /** @description The name of the pipeline, if the results contain it. Mostly missing. */
            Pipeline?: (string | null)[];
            /** @description The protein sequences that were searched, if the results contain them. Mostly missing. */
            FastaFile?: (string | null)[];
            /** @description The parameter file of the search, if the results contain it. Mostly missing. */
            QuantPar?: (string | null)[];
            /** @description The number of MS1 spectra that the search engine read. */
            MS?: (number | null)[];
            /** @description The number of MS2 spectra that the search engine read. */
            "MS/MS"?: (number | null)[];
            /** @description The number of MS3 spectra that the search engine read. */
            MS3?: (number | null)[];
            /** @description The number of searched fragment spectra. A spectrum may be searched several times. */
            "MS/MS Submitted"?: (number | null)[];
            /** @description The number of searched fragment spectra with an identified peptide. */
            "MS/MS Identified"?: (number | null)[];
            /** @description The share of searched fragment spectra that were identified, rounded by the search engine. */
            "MS/MS Identified [%]"?: (number | null)[];
            /** @description The number of different peptide sequences identified. */
            "Peptide Sequences Identified"?: (number | null)[];
            /** @description The mean absolute mass deviation between measured and calculated mass, as printed by the search engine. For isobaric labels its values are far too high; they are unchanged here. */
            "Av. Absolute Mass Deviation [mDa]"?: (number | null)[];
            /** @description The standard deviation of the mass deviation, as printed by the search engine. For isobaric labels its values are far too high; they are unchanged here. */
            "Mass Standard Deviation [mDa]"?: (number | null)[];
            /** @description The number of protein groups, including contaminants and decoys. */
            N_protein_groups?: (number | null)[];
            /** @description The number of protein groups minus contaminants minus decoys. A group that is both is subtracted twice, for compatibility with existing clients. */
            N_protein_true_hits?: (number | null)[];
            /** @description The number of protein groups marked as potential contaminants. */
            N_protein_potential_contaminants?: (number | null)[];
            /** @description The number of protein groups that consist of decoys (reversed sequences). */
            N_protein_reverse_seq?: (number | null)[];
            /** @description The mean sequence coverage of protein groups that are neither contaminants nor decoys. */
            "Protein_mean_seq_cov [%]"?: (number | null)[];
            /** @description The number of peptides, including contaminants and decoys. */
            N_peptides?: (number | null)[];
            /** @description The number of peptides marked as potential contaminants. */
            N_peptides_potential_contaminants?: (number | null)[];
            /** @description The number of decoy peptides (reversed sequences). */
            N_peptides_reverse?: (number | null)[];
            /** @description The share of peptides with an oxidized methionine, to two decimals. Missing if oxidation was not a variable modification. */
            "Oxidations [%]"?: (number | null)[];
            /** @description The number of protein groups with an empty or zero corrected reporter intensity in channel 1. Excludes contaminants, decoys, groups identified only by site, and spike-in peptides. Missing without that channel. */
            TMT1_missing_values?: (number | null)[];
            /** @description The number of protein groups without a corrected reporter intensity in channel 2. Excludes the same groups as TMT1_missing_values. */
            TMT2_missing_values?: (number | null)[];
            /** @description The number of protein groups without a corrected reporter intensity in channel 3. Excludes the same groups as TMT1_missing_values. */
            TMT3_missing_values?: (number | null)[];
            /** @description The number of protein groups without a corrected reporter intensity in channel 4. Excludes the same groups as TMT1_missing_values. */
            TMT4_missing_values?: (number | null)[];
            /** @description The number of protein groups without a corrected reporter intensity in channel 5. Excludes the same groups as TMT1_missing_values. */
            TMT5_missing_values?: (number | null)[];
            /** @description The number of protein groups without a corrected reporter intensity in channel 6. Excludes the same groups as TMT1_missing_values. */
            TMT6_missing_values?: (number | null)[];
            /** @description The number of protein groups without a corrected reporter intensity in channel 7. Excludes the same groups as TMT1_missing_values. */
            TMT7_missing_values?: (number | null)[];
            /** @description The number of protein groups without a corrected reporter intensity in channel 8. Excludes the same groups as TMT1_missing_values. */
            TMT8_missing_values?: (number | null)[];
            /** @description The number of protein groups without a corrected reporter intensity in channel 9. Excludes the same groups as TMT1_missing_values. */
            TMT9_missing_values?: (number | null)[];
            /** @description The number of protein groups without a corrected reporter intensity in channel 10. Excludes the same groups as TMT1_missing_values. */
            TMT10_missing_values?: (number | null)[];
            /** @description The number of protein groups without a corrected reporter intensity in channel 11. Excludes the same groups as TMT1_missing_values. */
            TMT11_missing_values?: (number | null)[];
            /** @description The number of peptides with at least one missed cleavage. Counts peptides, not cleavages. */
            N_missed_cleavages_total?: (number | null)[];
            /** @description The share of peptides without a missed cleavage, to two decimals. */
            "N_missed_cleavages_eq_0 [%]"?: (number | null)[];
            /** @description The share of peptides with exactly one missed cleavage, to two decimals. */
            "N_missed_cleavages_eq_1 [%]"?: (number | null)[];
            /** @description The share of peptides with exactly two missed cleavages, to two decimals. */
            "N_missed_cleavages_eq_2 [%]"?: (number | null)[];
            /** @description The share of peptides with more than three missed cleavages, to two decimals. Peptides with exactly three are in none of the four columns, so they may not add up to 100. */
            "N_missed_cleavages_gt_3 [%]"?: (number | null)[];
            /** @description 100 minus the share of peptides without a missed cleavage. */
            "Missed Cleavages [%]"?: (number | null)[];
            /** @description The share of peptides that end with lysine, to two decimals. */
            "N_peptides_last_amino_acid_K [%]"?: (number | null)[];
            /** @description The share of peptides that end with arginine, to two decimals. */
            "N_peptides_last_amino_acid_R [%]"?: (number | null)[];
            /** @description The share of peptides that end with another residue, to two decimals. */
            "N_peptides_last_amino_acid_other [%]"?: (number | null)[];
            /** @description The mean share of the precursor in the isolation window signal over all fragment spectra, to two decimals. */
            Mean_parent_int_frac?: (number | null)[];
            /** @description The mean m/z shift removed by recalibration, relative to m/z. */
            "Uncalibrated - Calibrated m/z [ppm] (ave)"?: (number | null)[];
            /** @description The population standard deviation of the m/z shift removed by recalibration, relative to m/z. */
            "Uncalibrated - Calibrated m/z [ppm] (sd)"?: (number | null)[];
            /** @description The mean m/z shift removed by recalibration. */
            "Uncalibrated - Calibrated m/z [Da] (ave)"?: (number | null)[];
            /** @description The population standard deviation of the m/z shift removed by recalibration. */
            "Uncalibrated - Calibrated m/z [Da] (sd)"?: (number | null)[];
            /** @description The mean elution time of peptides. */
            "Peak Width(ave)"?: (number | null)[];
            /** @description The population standard deviation of the elution time of peptides. */
            "Peak Width (std)"?: (number | null)[];
            /** @description The charge states in which the pipeline's first spike-in peptide was identified, in file order, as a list in text form such as `[2, 3]`. Missing, like the next columns, if the peptide was not found. */
            qc1_peptide_charges?: (string | null)[];
            /** @description A list of 0 and 1 per channel in text form. 1 means that the first spike-in peptide has no corrected reporter intensity. Like the next columns, taken from its most intense identification, or the first of equal ones. */
            N_qc1_missing_values?: (string | null)[];
            /** @description The mean corrected reporter intensity of the spike-in peptide over the channels, including zeros but not empty cells. */
            reporter_intensity_corrected_qc1_ave?: (number | null)[];
            /** @description The population standard deviation of the corrected reporter intensities. */
            reporter_intensity_corrected_qc1_sd?: (number | null)[];
            /** @description The standard deviation of the corrected reporter intensities, relative to their mean. Missing if the mean is zero. */
            reporter_intensity_corrected_qc1_cv?: (number | null)[];
            /** @description The calibrated retention time of the first spike-in peptide. */
            calibrated_retention_time_qc1?: (number | null)[];
            /** @description The elution time of the first spike-in peptide. */
            retention_length_qc1?: (number | null)[];
            /** @description The number of MS1 spectra that contain the spike-in peptide. */
            N_of_scans_qc1?: (number | null)[];
            /** @description The charge states in which the pipeline's second spike-in peptide was identified, in file order, as a list in text form such as `[2, 3]`. Missing, like the next columns, if the peptide was not found. */
            qc2_peptide_charges?: (string | null)[];
            /** @description A list of 0 and 1 per channel in text form. 1 means that the second spike-in peptide has no corrected reporter intensity. Like the next columns, taken from its most intense identification, or the first of equal ones. */
            N_qc2_missing_values?: (string | null)[];
            /** @description The mean corrected reporter intensity of the spike-in peptide over the channels, including zeros but not empty cells. */
            reporter_intensity_corrected_qc2_ave?: (number | null)[];
            /** @description The population standard deviation of the corrected reporter intensities. */
            reporter_intensity_corrected_qc2_sd?: (number | null)[];
            /** @description The standard deviation of the corrected reporter intensities, relative to their mean. Missing if the mean is zero. */
            reporter_intensity_corrected_qc2_cv?: (number | null)[];
            /** @description The calibrated retention time of the second spike-in peptide. */
            calibrated_retention_time_qc2?: (number | null)[];
            /** @description The elution time of the second spike-in peptide. */
            retention_length_qc2?: (number | null)[];
            /** @description The number of MS1 spectra that contain the spike-in peptide. */
            N_of_scans_qc2?: (number | null)[];
            /** @description The numbers of peptides of the pipeline's spike-in protein, as a list in text form with one entry per matching protein group. An entry may join several counts, as in `['11;11']`. Missing, like the next columns, if the protein was not found. */
            N_of_Protein_qc_pepts?: (string | null)[];
            /** @description The number of matching protein groups without a corrected reporter intensity per channel, as a list in text form. */
            N_Protein_qc_missing_values?: (string | null)[];
            /** @description The mean corrected reporter intensity over the channels of the most intense matching group, including zeros but not empty cells. */
            reporter_intensity_corrected_Protein_qc_ave?: (number | null)[];
            /** @description The population standard deviation of the corrected reporter intensities. */
            reporter_intensity_corrected_Protein_qc_sd?: (number | null)[];
            /** @description The standard deviation of the corrected reporter intensities, relative to their mean. Missing if the mean is zero. */
            reporter_intensity_corrected_Protein_qc_cv?: (number | null)[];
            /** @description True if a user flagged the raw file as conspicuous. Never missing. */
            Flagged?: boolean[];
            /** @description True if values over several raw files, such as protein names, include the raw file. Never missing. */
            "Use Downstream"?: boolean[];
        };
        /**
         * @description A table in UTF-8 with a header line (RFC 4180). A missing value is an empty cell.
         * @example RawFile,N_peptides
         *     lumos_20250304_qc01,6531
         */
        ProteomicsCsv: string;
        /**
         * @description A boolean, or the string True or False in any case.
         * @example False
         */
        PythonTruth: boolean | string;
        ProteinNamesRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            data_range?: components["schemas"]["DataRange"];
            /** @description If true, includes contaminants (names that contain `CON__`). The default is false. */
            add_con?: components["schemas"]["PythonTruth"];
            /** @description If true, includes decoys (names that contain `REV__`). The default is false. */
            add_rev?: components["schemas"]["PythonTruth"];
        };
        /** @description Three lists of equal length, in ascending order of Score, then name. Only raw files marked "Use Downstream" are included. */
        ProteinNames: {
            /** @description The majority protein IDs. An entry may join several identifiers with semicolons. */
            protein_names: string[];
            /** @description The mean score of the protein group over the raw files with this name. Null if there is none. */
            Score: (number | null)[];
            /** @description The mean of the summed peptide intensity over the raw files with this name. Null if there is none. */
            Intensity: (number | null)[];
        };
        ProteinGroupsRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description Column names or prefixes. A prefix selects its numbered columns in numeric order. An unknown name returns 400 with the name. */
            columns: string[];
            /** @description Majority protein IDs as returned by the protein-names operation. Unknown IDs add no rows. */
            protein_names: string[];
            data_range?: components["schemas"]["DataRange"];
        };
        /** @description A JSON string that contains a JSON object. `x-text-schema` names its schema. */
        ProteinGroupsText: string;
        /** @description The object in the JSON string of the protein-groups operation. It maps each column name to an object from row index ("0", "1", …) to value. All columns have the same indexes. `RawFile` and `Majority protein IDs` are always included; the requested columns follow in order. */
        ProteinGroupsTable: {
            /** @description The name of the raw file with its extension. */
            RawFile: {
                [key: string]: string;
            };
            "Majority protein IDs": {
                [key: string]: string;
            };
        } & {
            [key: string]: {
                [key: string]: (number | null) | string;
            };
        };
        ResultDownloadRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description The name of a result table, such as proteinGroups.txt. Unknown names return 404. */
            filename: string;
            /** @description Returns only the table of this raw file, with or without its extension. If absent, returns all raw files. */
            raw_file?: string;
        };
        /**
         * @description A tab-separated table in UTF-8 with a header line.
         * @example RawFile	Score
         *     lumos_20250304_qc01	56.013
         */
        ProteomicsTsv: string;
        /** @description A computer that watches a folder and uploads its runs. */
        UploadingComputer: {
            computer: string;
            folder: string;
            version: string;
            last_file: string | null;
            /**
             * Format: date-time
             * @description The time of the last heartbeat of the computer.
             */
            seen_at: string;
            /** @description True after `UPLOADER_SILENCE_MINUTES` without a heartbeat. */
            silent: boolean;
        };
        UploadingComputerList: {
            /** @description The uploading computers, ordered by name. */
            items: components["schemas"]["UploadingComputer"][];
        };
        Heartbeat: {
            /**
             * Format: uuid
             * @description The UUID of the pipeline that it uploads to, from `POST /api/mq/pipelines`.
             */
            pipeline: string;
            /** @description The name of the computer. */
            computer: string;
            /** @description The folder that it watches. */
            folder: string;
            /** @description The version of the program. */
            version: string;
            /** @description The run uploaded last. Absent before the first. */
            last_file?: string;
            /**
             * Format: uuid
             * @description The UUID of the user who uploads.
             */
            user?: string;
        };
        /** @description One program of the pipeline's tool, as executed in a run. */
        RunStep: {
            name: string;
            /**
             * @description `skipped` means that an earlier step failed or the run was canceled.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "failed" | "canceled" | "skipped";
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            finished_at: string | null;
            /** @description The exit code of the program. Null unless the program exited by itself. */
            exit_code: number | null;
            /** @description A sentence with the reason of the failure. */
            message: string | null;
        };
        /** @description A file used in a search. Null if the tool takes none. */
        SearchFileNote: {
            /** @description The version of the pipeline's file. Null for the file in the tool's configuration on the server. */
            version: number | null;
            name: string;
        } | null;
        /** @description The files of the search that produced the current results. Null for imported and old results, and if there are none. */
        SearchedWith: {
            /** @description The name of the tool. */
            tool: string;
            fasta: components["schemas"]["SearchFileNote"];
            template: components["schemas"]["SearchFileNote"];
        } | null;
        /**
         * @description A raw file in a pipeline with its processing and results.
         * @example {
         *       "uuid": "0199f301-5c77-7b90-a1d2-6e83f40b2c19",
         *       "raw_file": "lumos_20250304_qc01.raw",
         *       "project": "lung-cohort",
         *       "pipeline": "tmt11-quality",
         *       "state": "running",
         *       "origin": "upload",
         *       "uploaded_by": "Instrument operator",
         *       "uploaded_at": "2025-03-04T19:12:05Z",
         *       "size": 734003200,
         *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *       "acquired_at": null,
         *       "acquired_by": null,
         *       "flagged": false,
         *       "use_downstream": true,
         *       "tool": "maxquant-tmt11",
         *       "attempt": 1,
         *       "queue_position": null,
         *       "queued_at": "2025-03-04T19:12:05Z",
         *       "started_at": "2025-03-04T19:12:07Z",
         *       "finished_at": null,
         *       "cancel_requested": false,
         *       "message": null,
         *       "steps": [
         *         {
         *           "name": "rawtools",
         *           "state": "done",
         *           "started_at": "2025-03-04T19:12:07Z",
         *           "finished_at": "2025-03-04T19:16:40Z",
         *           "exit_code": 0,
         *           "message": null
         *         },
         *         {
         *           "name": "maxquant",
         *           "state": "running",
         *           "started_at": "2025-03-04T19:16:40Z",
         *           "finished_at": null,
         *           "exit_code": null,
         *           "message": null
         *         }
         *       ],
         *       "columns_filled": 0,
         *       "searched_with": null,
         *       "result_files": []
         *     }
         */
        PipelineRun: {
            /**
             * Format: uuid
             * @description The UUID of the raw file.
             */
            uuid: string;
            /** @description The name of the raw file with its extension. */
            raw_file: string;
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            state: components["schemas"]["RunState"];
            /**
             * @description `upload` means that this server stores the raw file; `import`, that it stores only the results.
             * @enum {string}
             */
            origin: "upload" | "import";
            /** @description The name of the user. Null for an import. */
            uploaded_by: string | null;
            /**
             * Format: date-time
             * @description The time when the raw file, or its imported results, arrived.
             */
            uploaded_at: string;
            /**
             * Format: int64
             * @description The size in bytes. Null for an import.
             */
            size: number | null;
            /** @description The SHA-256 in lower-case hex. Null for an import. */
            sha256: string | null;
            /** @description The acquisition time by the instrument's clock, without an offset. Null while unknown. */
            acquired_at: string | null;
            /** @description The name of the user who set `acquired_at`, or `file name` if it is the date in the name of the raw file. Null if a file states it. */
            acquired_by: string | null;
            flagged: boolean;
            use_downstream: boolean;
            /** @description The name of the tool. Null if there is none. */
            tool: string | null;
            /** @description The number of times the run was started. */
            attempt: number;
            /** @description The position in the queue, from 1. Null unless queued. */
            queue_position: number | null;
            /** Format: date-time */
            queued_at: string | null;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            finished_at: string | null;
            /** @description A user requested the cancellation, and the run has not ended yet. */
            cancel_requested: boolean;
            /** @description A sentence about the failure, or the user who canceled the run. Otherwise null. */
            message: string | null;
            steps: components["schemas"]["RunStep"][];
            /** @description The number of columns of the quality-control table with a value. RawFile and the flags are not counted. */
            columns_filled: number;
            searched_with: components["schemas"]["SearchedWith"];
            /** @description The result tables that can be downloaded. */
            result_files: string[];
        };
        RunList: {
            items: components["schemas"]["PipelineRun"][];
            /** @description The number of matching runs on all pages. */
            total: number;
            /** @description The number of runs in each state, regardless of the requested state. */
            states: {
                stored: number;
                queued: number;
                running: number;
                done: number;
                failed: number;
                canceled: number;
            };
        };
        /**
         * @description The output of the steps in order of arrival. Every line starts with time, step and stream.
         * @example 2025-03-04T19:12:07.120Z rawtools out Reading spectra
         */
        RunLogText: string;
        ActingUser: {
            /**
             * Format: uuid
             * @description The UUID of the user who makes the change.
             */
            user?: string;
        };
        SelectedRuns: {
            /**
             * Format: uuid
             * @description The UUID of the pipeline that contains all runs.
             */
            pipeline: string;
            /** @description The UUIDs of the runs. */
            runs: string[];
            /**
             * Format: uuid
             * @description The UUID of the user who makes the change.
             */
            user?: string;
        };
        RetriedRuns: {
            /** @description The number of queued runs. */
            queued: number;
        };
        CanceledRuns: {
            /** @description The number of runs that are canceled or asked to end. */
            canceled: number;
            /** @description The number of other runs. They were neither queued nor running. */
            ended: number;
        };
        /**
         * @description The figure. Chromatograms require the chromatograms of RawTools, or mzML, Thermo or timsTOF raw data for `ms1_chromatogram`; `missed_cleavages`, `peptide_lengths` and `peptide_channels` require peptides.txt; `protein_channels` and `peptides_per_protein` require proteinGroups.txt; all others require evidence.txt. `charge_states` and the figures over time also support tables of other engines with these columns.
         * @enum {string}
         */
        RunFigureName: "ms1_chromatogram" | "ms2_chromatogram" | "base_peak_chromatogram" | "missed_cleavages" | "charge_states" | "mass_deviation" | "peptide_lengths" | "peptide_channels" | "protein_channels" | "peptides_per_protein" | "scores" | "identifications_over_time" | "mass_error_over_time" | "peak_width_over_time" | "intensity_over_time" | "identified_by";
        /** @description The numbers of a figure as a table, with the same rows as its CSV. A chromatogram with a reference has its intensities in a third column. */
        RunFigure: {
            figure: components["schemas"]["RunFigureName"];
            title: string;
            /**
             * @description Rows of a `box` contain name, minimum, quartiles and maximum.
             * @enum {string}
             */
            kind: "line" | "bar" | "box";
            x_title: string;
            x_unit: string | null;
            y_title: string;
            y_unit: string | null;
            columns: string[];
            rows: ((number | null) | string)[][];
        };
        /**
         * @description A self-contained drawing with a title and a description for screen readers. It contains no scripts and no external resources.
         * @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 420" role="img"><title>N_protein_groups</title></svg>
         */
        PlotSvg: string;
        /**
         * Format: binary
         * @description The plot as a PNG image.
         */
        PlotPng: string;
        AcquisitionTime: {
            /** @description The time by the instrument's clock, without an offset. Null removes it. */
            acquired_at: string | null;
            /**
             * Format: uuid
             * @description The UUID of the user who sets it.
             */
            user?: string;
        };
        /**
         * Format: binary
         * @description The content of the file.
         */
        StoredBytes: string;
        /** @description A source of a metric. */
        QcMetricSource: {
            /** @enum {string} */
            engine: "maxquant" | "rawtools" | "diann" | "fragpipe" | "spectronaut" | "alphadia" | "sage" | "mzml";
            /** @description The file of the engine. For `mzml`, the raw data format. */
            file: string;
            /** @description The column or columns of the file. `<run>` stands for the name of a run. */
            column: string;
            /** @description The rows that are used. Null if all rows are used. */
            filter: string | null;
        };
        /** @description The description of a metric, either a column of the quality-control table or a value of another engine. */
        QcMetric: {
            /** @description The ID of the metric in requests. For a column of the table, its name. */
            id: string;
            /** @description A short display name. */
            name: string;
            /**
             * @description The direction in which the metric improves. `target` means that the value should not change. Null means that the metric does not express quality.
             * @enum {string|null}
             */
            direction: "higher" | "lower" | "target" | null;
            /** @description The equivalent PSI-MS term. Null if there is none. */
            mzqc: string | null;
            /** @description All files that contain the metric, by engine. Empty if it comes from no file. */
            sources: components["schemas"]["QcMetricSource"][];
            /** @description Alias of `id`. */
            column: string;
            /** @description Alias of `name`. */
            title: string;
            /** @enum {string} */
            group: "Identity and time" | "Scan counts and rates" | "Intensities and widths" | "Run metadata" | "Identification counts" | "Protein and peptide counts" | "Missing values per channel" | "Cleavage and residues" | "Calibration and peak width" | "QC peptide 1" | "QC peptide 2" | "QC protein" | "Flags" | "Engine identifications" | "Engine peptides and charges" | "Engine mass accuracy" | "Engine times and widths" | "Engine quantities" | "Engine analysis" | "Engine matrices" | "DIA-NN statistics" | "DIA-NN log" | "Raw data" | "Replicates";
            /** @enum {string} */
            type: "number" | "text" | "flag";
            unit: string | null;
            description: string;
            /** @description The formula. Null if the value is read unchanged. */
            formula: string | null;
            /** @description The result file of MaxQuant or RawTools that contains it. Null if none does; see `sources`. */
            source: string | null;
            /**
             * @description The direction in which the metric improves. `target` means that the value should not change. `none` means that the metric does not express quality.
             * @enum {string}
             */
            better: "higher" | "lower" | "target" | "none";
            /** @description True if the metric can be shown as a trend. */
            plottable: boolean;
            /** @description The term that the mzQC export uses. Null if the metric is not exported. */
            accession: string | null;
        };
        QcMetricList: {
            /** @description The columns of the quality-control table in their order, followed by the metrics of other engines. */
            metrics: components["schemas"]["QcMetric"][];
        };
        /** @description Values of metrics for the raw files of a pipeline. */
        QcValues: {
            /** @description The names of the raw files, in upload order. */
            raw_files: string[];
            /** @description The values of each metric by its ID, in the order of `raw_files`. Null if a value cannot be computed. */
            metrics: {
                [key: string]: ((number | null) | string | boolean)[];
            };
        };
        /** @description Maps column names or metric IDs to values, one per raw file, all in the same order. A missing value is null. */
        QcAllValues: {
            /** @description The name of the raw file without its extension. */
            RawFile: string[];
        } & {
            [key: string]: ((number | null) | string | boolean)[];
        };
        /** @description A term of a controlled vocabulary. */
        MzqcTerm: {
            accession: string;
            name: string;
            /** @description A value of the type that the term requires. */
            value?: unknown;
        };
        MzqcRunQuality: {
            metadata: {
                /** @description The name of the raw file, unique in the file. */
                label: string;
                inputFiles: {
                    name: string;
                    /**
                     * Format: uri
                     * @description The URL of the run on this server.
                     */
                    location: string;
                    fileFormat: components["schemas"]["MzqcTerm"];
                    fileProperties?: components["schemas"]["MzqcTerm"][];
                }[];
                analysisSoftware: {
                    accession: string;
                    name: string;
                    version: string;
                    /** Format: uri */
                    uri?: string;
                }[];
            };
            /** @description The metrics with a value. Missing metrics are absent. */
            qualityMetrics: {
                accession: string;
                name: string;
                description?: string;
                /** @description A value of the type that the term requires. */
                value: unknown;
                unit?: components["schemas"]["MzqcTerm"];
            }[];
        };
        /** @description An mzQC 1.0.0 file with one run quality for each raw file that has an exported metric. */
        MzqcFile: {
            mzQC: {
                /** @enum {string} */
                version: "1.0.0";
                /** Format: date-time */
                creationDate: string;
                description: string;
                runQualities: components["schemas"]["MzqcRunQuality"][];
                controlledVocabularies: {
                    name: string;
                    /** Format: uri */
                    uri: string;
                    version?: string;
                }[];
            };
        };
        QcTile: {
            column: string;
            title: string;
            unit: string;
            /**
             * Format: double
             * @description The number of raw files with a value.
             */
            median: number | null;
            /**
             * Format: double
             * @description The value of the raw file acquired last.
             */
            last: number | null;
            /** @description True if the value is outside the limits of the verdict. Null without limits. */
            last_outside: boolean | null;
        };
        /** @enum {string} */
        QcCause: "mass_shift" | "spray" | "column" | "retention" | "digestion" | "contamination" | "oxidation" | "injection" | "fragmentation" | "identification" | "carry_over";
        /** @description A run that is inside its limits but unusual over several metrics together. */
        QcOutlier: {
            /** Format: uuid */
            run: string;
            /** @description The name without extension. */
            raw_file: string;
            acquired_at: string | null;
            /**
             * Format: double
             * @description The robust Mahalanobis distance from the runs of its sample type and instrument.
             */
            distance: number;
            /** @description The metrics that contribute, the largest share first. */
            metrics: {
                metric: string;
                /**
                 * Format: double
                 * @description The share in the squared distance.
                 */
                share: number;
            }[];
        };
        /** @description The verdict on whether you can measure. A run is out if a metric of the tiles, or a metric with its own limit, is out of limits. Limits that no user has set apply only on the bad side. The run needs a decision until a user flags or excludes it. */
        QcVerdict: {
            /**
             * @description `good`: no run needs a decision. `watch`: no run needs a decision, but a metric became permanently worse. `old`: only older runs need a decision. `out`: a new run needs a decision. `empty`: no run has a value.
             * @enum {string}
             */
            state: "good" | "watch" | "old" | "out" | "empty";
            /** @description A sentence in English. */
            sentence: string;
            /** @description The number of runs in the 24 hours before the last run, by acquisition time, or by upload time if no run has one. */
            new_runs: number;
            /** @description The number of runs that are out and need a decision. */
            waiting: number;
            /** @description The latest of these runs, oldest first. */
            runs: {
                /** Format: uuid */
                run: string;
                /** @description The name without extension. */
                raw_file: string;
                acquired_at: string | null;
                metrics: string[];
                /** @description Possible causes of the pattern of metrics, most likely first. docs/quality.md describes the rules. */
                causes: components["schemas"]["QcCause"][];
            }[];
            /** @description The latest runs to check, oldest first: inside the limits, but unusual over several metrics together. This is only a suggestion. It changes neither states nor flags. Empty for fewer than 20 runs or 3 metrics of a sample type. */
            outliers: components["schemas"]["QcOutlier"][];
            /** @description Metrics that have become permanently worse, with the first affected run. */
            changes: {
                metric: string;
                /** @enum {string} */
                kind: "step" | "drift";
                raw_file: string;
                acquired_at: string | null;
                /**
                 * Format: double
                 * @description The level before the change.
                 */
                before: number;
                /**
                 * Format: double
                 * @description The level after a step, or the current level of a drift.
                 */
                after: number;
            }[];
        };
        /**
         * @description The kind of sample: `qc` is a QC standard such as a HeLa digest, `system` a mix for system suitability such as BSA, `blank` a blank or wash, `sample` a sample of the project. A user sets it; otherwise the first rule of the pipeline that matches the name applies. Each type has its own series, limits and baseline. Blanks are judged by carry-over: many identifications or a high signal are bad.
         * @example qc
         * @enum {string}
         */
        QcSampleType: "qc" | "system" | "blank" | "sample";
        /** @description The verdict on the selected raw files of one sample type. */
        QcTypeVerdict: {
            sample_type: components["schemas"]["QcSampleType"];
            raw_files: number;
            /**
             * @description The state, as in the verdict on the pipeline.
             * @enum {string}
             */
            state: "good" | "watch" | "old" | "out" | "empty";
            /** @description A sentence in English. */
            sentence: string;
        };
        /** @description A summary of the selected raw files. */
        QcSummary: {
            raw_files: number;
            /** @description The number of raw files marked "Use Downstream". */
            use_downstream: number;
            flagged: number;
            /** @description The number of raw files outside the limits of the verdict with or without a decision. */
            outside_limits: number;
            /** @description The latest acquisition time by the instrument's clock. */
            last_acquired_at: string | null;
            tiles: components["schemas"]["QcTile"][];
            verdict: components["schemas"]["QcVerdict"];
            /** @description The sample types of the selected raw files. */
            sample_types: components["schemas"]["QcTypeVerdict"][];
        };
        /** @description A raw file in a plot. */
        QcPlotRun: {
            /** Format: uuid */
            run: string;
            /** @description The name without extension. */
            raw_file: string;
            /** @description The acquisition time by the instrument's clock. */
            acquired_at: string | null;
            /** @description The name of the instrument in the results. Null while unknown. */
            instrument: string | null;
            flagged: boolean;
            use_downstream: boolean;
            sample_type: components["schemas"]["QcSampleType"];
        };
        /**
         * @example column_change
         * @enum {string}
         */
        QcAnnotationKind: "calibration" | "column_change" | "cleaning" | "maintenance" | "method_change" | "other";
        /**
         * @description A time by the instrument's clock, without an offset.
         * @example 2025-03-04T17:40:21
         */
        InstrumentTime: string;
        /** @description An event or a maintenance window of the instrument, at times of its clock. */
        QcAnnotation: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["QcAnnotationKind"];
            at: components["schemas"]["InstrumentTime"];
            text: string;
            /** @description The end, by the instrument's clock. Null for a moment or an open window. */
            until: string | null;
            /** @description The instrument. Null means all. */
            instrument: string | null;
            /** @description True if limits, verdicts and alerts ignore the runs in the window. */
            excludes_runs: boolean;
            /** @description The name of the user who made the last change. */
            changed_by: string;
            /** Format: date-time */
            changed_at: string;
        };
        /** @description The trend of a metric over the runs. `runs`, `values`, `outside` and `rules` have the same length and order. */
        QcTrend: {
            metric: string;
            title: string;
            unit: string;
            /** @enum {string} */
            x: "index" | "time";
            /** @enum {string} */
            chart: "individuals" | "moving_range" | "cusum" | "ewma";
            runs: components["schemas"]["QcPlotRun"][];
            /** @description The values of the chart. Null is a gap, never zero. */
            values: (number | null)[];
            /** @description True if the value is outside the control limits. Null without limits or value. */
            outside: ("inside" | "above" | "below" | null)[];
            /** @description The rules that each value breaks, such as `nelson_2` or `westgard_10_x`. */
            rules: string[][];
            /** @description The latest step or drift of the values. Null if there is none. */
            change: {
                /** @enum {string} */
                kind: "step" | "drift";
                /** @description The first affected run. */
                raw_file: string;
                acquired_at: string | null;
                /** Format: double */
                before: number;
                /** Format: double */
                after: number;
            } | null;
            /** @description Null without limits, or if too few runs have a value. If the pipeline's own limit depends on earlier raw files, it differs from run to run; these are then the limits for the next run. */
            limits: {
                /** @enum {string} */
                method: "moving_range" | "usual" | "guide_set" | "fixed";
                /** Format: uuid */
                guide_set: string | null;
                /** @description The number of runs in the computation of the limits. 0 for fixed limits. */
                runs: number;
                /** Format: double */
                centre: number | null;
                /** Format: double */
                sigma: number | null;
                /**
                 * Format: double
                 * @description The lower control limit. Null if there is none.
                 */
                lower: number | null;
                /**
                 * Format: double
                 * @description The upper control limit. Null if there is none.
                 */
                upper: number | null;
                /** @description Center ± 1, 2 and 3 sigma. Empty without a sigma. */
                bands: {
                    sigmas: number;
                    /** Format: double */
                    lower: number;
                    /** Format: double */
                    upper: number;
                }[];
            } | null;
            /** @description The pipeline's annotations in the time span of the runs. */
            annotations: components["schemas"]["QcAnnotation"][];
        };
        /** @description A matrix of runs and metrics. `scores` and `values` have one row per run and one entry per metric. */
        QcHeatmap: {
            metrics: {
                column: string;
                title: string;
                unit: string;
                /** @enum {string} */
                better: "higher" | "lower" | "target";
            }[];
            runs: components["schemas"]["QcPlotRun"][];
            /** @description The similarity to usual values, from 0 to 1. It is exp(-z²/2), where z is the distance from the mean of the reference set in standard deviations. Without a reference set, z is the distance from the median in 1.4826 median absolute deviations, which is robust against outliers; if more than half of the values are equal, in standard deviations. 1 on the good side of the center if high or low values are good. Null without a value or with too few values to compare. */
            scores: (number | null)[][];
            values: (number | null)[][];
        };
        /** @description Two metrics of the runs. Both lists have one value per run. */
        QcScatter: {
            metric: string;
            against: string;
            runs: components["schemas"]["QcPlotRun"][];
            values: (number | null)[];
            against_values: (number | null)[];
        };
        /** @description The TMT channels of the runs. `values` has one row per run and one entry per channel. */
        QcChannels: {
            /** @enum {string} */
            measure: "missing_values" | "quantified_share" | "summed_intensity";
            unit: string;
            channels: {
                number: number;
                /** @description The name of the reporter, such as 127N. */
                label: string;
            }[];
            runs: components["schemas"]["QcPlotRun"][];
            values: (number | null)[][];
        };
        /** @description The columns of the quality-control table for one spike-in. */
        QcSpikeIns: {
            /** @enum {string} */
            sample: "qc1" | "qc2" | "protein";
            /** @description The sequence of the peptide, or a text in the identifiers of the protein. */
            searched: string;
            runs: components["schemas"]["QcPlotRun"][];
            columns: {
                column: string;
                title: string;
                unit: string | null;
                /** @description One value per run. */
                values: ((number | null) | string)[];
            }[];
        };
        /** @description The intensities of proteins by run and channel. */
        QcProteins: {
            /** @description The columns of proteinGroups.txt that `column` selects. */
            columns: string[];
            normalised: boolean;
            runs: components["schemas"]["QcPlotRun"][];
            proteins: {
                protein_name: string;
                /** @description One row per run and one entry per column. Null if the run has no such protein or value. */
                values: (number | null)[][];
            }[];
        };
        /** @description A change of the flags or the sample type of a raw file, with user and time. */
        QcReview: {
            /** Format: uuid */
            id: string;
            /** @description The name without extension. */
            raw_file: string;
            flagged: boolean;
            use_downstream: boolean;
            flagged_before: boolean;
            use_downstream_before: boolean;
            /**
             * @description The sample type that a user set. Null if the rules decide.
             * @enum {string|null}
             */
            sample_type: "qc" | "system" | "blank" | "sample" | null;
            /** @enum {string|null} */
            sample_type_before: "qc" | "system" | "blank" | "sample" | null;
            reason: string | null;
            /** @description The name of the user. */
            changed_by: string;
            /** Format: date-time */
            changed_at: string;
        };
        QcReviewList: {
            items: components["schemas"]["QcReview"][];
            total: number;
        };
        /** @description The name of a raw file as in the column RawFile, without its extension. The extension is also accepted. */
        RunName: string;
        /** @description At least one of `flagged`, `use_downstream` and `sample_type` is required. */
        QcReviewRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description The raw files to change. If the pipeline lacks one of them, returns 404 and changes none. */
            raw_files: components["schemas"]["RunName"][];
            /** @description The new value of Flagged. If absent, it stays the same. */
            flagged?: boolean;
            /** @description The new value of Use Downstream. If absent, it stays the same. */
            use_downstream?: boolean;
            /**
             * @description The new sample type. `automatic` leaves it to the rules of the pipeline. If absent, it stays the same.
             * @enum {string}
             */
            sample_type?: "automatic" | "qc" | "system" | "blank" | "sample";
            /** @description The reason, for the history. */
            reason?: string;
            /**
             * Format: uuid
             * @description The UUID of the user who decides.
             */
            user?: string;
        };
        QcReviewResult: {
            /** @description The changed values. Raw files without a change are not listed. */
            changed: components["schemas"]["QcReview"][];
        };
        /** @description True if this is the baseline of its sample type. Verdict, tiles, charts, heat map and alerts then judge every metric without its own limit by the mean ± 3 standard deviations of these raw files. A pipeline has at most one baseline for each sample type. If absent in a change, it stays as it is. */
        QcBaseline: boolean;
        /** @description A set of good raw files to compare others with. */
        QcGuideSet: {
            /** Format: uuid */
            id: string;
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            name: string;
            /** @description The note on the reference set. Empty if there is none. */
            note: string;
            /** @description The raw files in order of acquisition, without extension. */
            raw_files: string[];
            sample_type: components["schemas"]["QcSampleType"];
            baseline: components["schemas"]["QcBaseline"];
            /** @description The name of the user who made the last change. */
            changed_by: string;
            /** Format: date-time */
            changed_at: string;
        };
        QcGuideSetList: {
            items: components["schemas"]["QcGuideSet"][];
            total: number;
        };
        QcGuideSetRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description The name. It must be unique in the pipeline. */
            name: string;
            note?: string;
            raw_files: components["schemas"]["RunName"][];
            baseline?: components["schemas"]["QcBaseline"];
            /**
             * Format: uuid
             * @description The UUID of the user who saves the reference set.
             */
            user?: string;
        };
        QcGuideSetChange: {
            /** @description The name. It must be unique in the pipeline. */
            name: string;
            note?: string;
            raw_files: components["schemas"]["RunName"][];
            baseline?: components["schemas"]["QcBaseline"];
            /**
             * Format: uuid
             * @description The UUID of the user who makes the change.
             */
            user?: string;
        };
        QcAnnotationList: {
            /** @description The annotations, ordered by time. */
            items: components["schemas"]["QcAnnotation"][];
            total: number;
        };
        QcAnnotationRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            kind: components["schemas"]["QcAnnotationKind"];
            at: components["schemas"]["InstrumentTime"];
            text: string;
            until?: components["schemas"]["InstrumentTime"];
            /** @description The name of the instrument in the results. If absent, the annotation applies to all instruments. */
            instrument?: string;
            /** @description True if limits, verdicts and alerts ignore runs between `at` and `until`. Without `until`, the window is open. */
            excludes_runs?: boolean;
            /**
             * Format: uuid
             * @description The UUID of the user who writes it.
             */
            user?: string;
        };
        QcAnnotationChange: {
            kind: components["schemas"]["QcAnnotationKind"];
            at: components["schemas"]["InstrumentTime"];
            text: string;
            until?: components["schemas"]["InstrumentTime"];
            /** @description The name of the instrument in the results. If absent, the annotation applies to all instruments. */
            instrument?: string;
            /** @description True if limits, verdicts and alerts ignore runs between `at` and `until`. Without `until`, the window is open. */
            excludes_runs?: boolean;
            /**
             * Format: uuid
             * @description The UUID of the user who makes the change.
             */
            user?: string;
        };
        /**
         * @description A suggested cause, such as `mass_shift` (schema QcCause), which covers its metrics, or one metric.
         * @example mass_shift
         */
        QcSilencedCause: string;
        /** @description An acknowledged cause of alerts. */
        QcSilence: {
            /** Format: uuid */
            id: string;
            cause: components["schemas"]["QcSilencedCause"];
            /** @description The instrument. Null means all. */
            instrument: string | null;
            note: string;
            /** Format: date-time */
            until: string;
            /** @description The name of the user who acknowledged the cause. */
            changed_by: string;
            /** Format: date-time */
            changed_at: string;
        };
        QcSilenceList: {
            /** @description The silences, ordered by expiry. */
            items: components["schemas"]["QcSilence"][];
        };
        QcSilenceRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            cause: components["schemas"]["QcSilencedCause"];
            /** @description The name of the instrument in the results. If absent, the silence applies to all instruments. */
            instrument?: string;
            /** @description The measures taken. */
            note: string;
            /**
             * Format: date-time
             * @description The time when alerts resume. Must be in the future.
             */
            until: string;
            /**
             * Format: uuid
             * @description The UUID of the user who acknowledges the cause.
             */
            user?: string;
        };
        /** @description The limit of one metric. `moving_range` is center ± `sigmas` times the mean moving range / 1.128 of the earlier raw files marked "Use Downstream"; it requires eight of them with a value. The default of `sigmas` is 3. `guide_set` is mean ± `sigmas` standard deviations of the reference set. `fixed` is `lower` and `upper`; one of them may be null. Properties that the method does not use are null. */
        QcLimit: {
            /** @description A numeric column of the quality-control table. */
            metric: string;
            /** @enum {string} */
            method: "moving_range" | "guide_set" | "fixed";
            /** Format: uuid */
            guide_set: string | null;
            /** Format: double */
            sigmas: number | null;
            /** Format: double */
            lower: number | null;
            /** Format: double */
            upper: number | null;
        };
        /** @description The pipeline's own limits. A new value out of limits is marked, counted, and reported to the webhook. */
        QcLimits: {
            limits: components["schemas"]["QcLimit"][];
            /** @description The name of the user who set them. Null if they were never set. */
            changed_by: string | null;
            /** Format: date-time */
            changed_at: string | null;
        };
        QcLimitsRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description The limits, at most one for each metric. */
            limits: components["schemas"]["QcLimit"][];
            /**
             * Format: uuid
             * @description The UUID of the user who sets them.
             */
            user?: string;
        };
        QcTrackedTarget: {
            /** @enum {string} */
            kind: "peptide" | "protein";
            name: string;
            /** @description The IDs of the metrics of the target. */
            metrics: {
                /** @description The retention time in minutes, for the precursor with the largest area. */
                retention_time: string;
                /** @description The sum of the areas of the precursors, each with its largest area. */
                area: string;
                /** @description The mass error in ppm: the median over the precursors, each at its largest area. The error before calibration, if the file contains it. */
                mass_error: string;
            };
        };
        QcTargets: {
            targets: components["schemas"]["QcTrackedTarget"][];
            /** @description The number of runs whose values have not been read yet from their stored files. */
            waiting: number;
            /** @description The name of the user who set them. Null if they were never set. */
            changed_by: string | null;
            /** Format: date-time */
            changed_at: string | null;
        };
        QcTarget: {
            /** @enum {string} */
            kind: "peptide" | "protein";
            /** @description The unmodified sequence of a peptide in capital letters, or the accession of a protein as the search engine writes it. */
            name: string;
        };
        QcTargetsRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description The targets, each at most once. */
            targets: components["schemas"]["QcTarget"][];
            /**
             * Format: uuid
             * @description The UUID of the user who sets them.
             */
            user?: string;
        };
        QcVariationOfGroup: {
            value: string;
            /** @description The number of runs in the group. */
            runs: number;
            /** @description The number of protein groups with an intensity in at least two runs. */
            proteins: number;
            /**
             * Format: double
             * @description The median of their coefficients of variation. Null if there is none.
             */
            median_cv_percent: number | null;
            /**
             * Format: double
             * @description The share with a coefficient below 20 %, from 0 to 1. Null if there is none.
             */
            cv_below_20_share: number | null;
        };
        QcVariation: {
            by: string;
            groups: components["schemas"]["QcVariationOfGroup"][];
        };
        SampleOfRun: {
            /** @description The line in the file. */
            line: number;
            /** @description The value of `comment[data file]`. */
            raw_file: string;
            /**
             * Format: uuid
             * @description The matching run, regardless of how its files are packed. Null if there is none.
             */
            run: string | null;
            source: string;
            assay: string;
            label: string;
            /** @description Values by the name of a factor or characteristic. */
            groups: {
                [key: string]: string;
            };
        };
        SampleProblem: {
            /** @description The name of the rule in the standard's validator, if it has one. */
            code: string;
            /** @enum {string} */
            level: "error" | "warning";
            /** @description The line in the file. Null for a problem of the whole file. */
            line: number | null;
            column: string | null;
            message: string;
        };
        /** @description The sample metadata of the raw files of a pipeline. */
        PipelineSamples: {
            /** @description The name of the file. Null if there is none. */
            file_name: string | null;
            /** @description The name of the user who set it last. Null if it was never set. */
            changed_by: string | null;
            /** Format: date-time */
            changed_at: string | null;
            /** @description The names of the compared factors, of the columns `factor value[…]`. */
            factors: string[];
            /** @description The rows of the file in their order. */
            rows: components["schemas"]["SampleOfRun"][];
            /** @description The first violations of the standard, and mismatches between metadata and raw files. */
            problems: components["schemas"]["SampleProblem"][];
        };
        PipelineSamplesRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description The file name in the submission. */
            file_name: string;
            /** @description The content of the file. An empty string removes the sample metadata. */
            content: string;
            /**
             * Format: uuid
             * @description The UUID of the user who sets it.
             */
            user?: string;
        };
        /** @description The global URN of a collaboration. Its members can read and upload; its administrators manage the project. Null gives access to all users of the service. Setting it requires PROTEOMICS_ACCESS=login. */
        ProjectCollaboration: string | null;
        ProteomicsProjectDetail: {
            /** Format: int64 */
            pk: number;
            name: string;
            description: string;
            slug: components["schemas"]["ProteomicsSlug"];
            /** Format: date-time */
            created_at: string;
            /** @description The number of pipelines. */
            pipelines: number;
            /** @description The number of runs in all pipelines. */
            raw_files: number;
            collaboration: components["schemas"]["ProjectCollaboration"];
            /** @description True if the project is archived. */
            archived: boolean;
        };
        ProteomicsProjectDetailList: {
            items: components["schemas"]["ProteomicsProjectDetail"][];
            total: number;
        };
        ProteomicsProjectInput: {
            name: string;
            /** @description The description. Empty if absent. */
            description?: string;
        };
        /** @description The changes of a project. Absent properties stay the same. The slug never changes. */
        ProteomicsProjectChange: {
            name?: string;
            description?: string;
            collaboration?: components["schemas"]["ProjectCollaboration"];
            /** @description True if the project is archived. Archived projects are hidden by default and accept no new raw files. */
            archived?: boolean;
        };
        ProteomicsUserDetail: {
            /**
             * Format: uuid
             * @description The UUID to send with uploads and changes.
             */
            uuid: string;
            /** @description The email address. Empty if the login contains no address. */
            email: string;
            name: string;
            /** Format: date-time */
            created_at: string;
            /** @description The number of raw files that the user uploaded. */
            raw_files: number;
            /** Format: date-time */
            last_upload_at: string | null;
        };
        ProteomicsUserDetailList: {
            items: components["schemas"]["ProteomicsUserDetail"][];
            total: number;
        };
        ProteomicsUserInput: {
            /**
             * Format: email
             * @description The name. It must be unique, ignoring case.
             */
            email: string;
            name: string;
        };
        ProteomicsUser: {
            /**
             * Format: uuid
             * @description The UUID to send with uploads and changes.
             */
            uuid: string;
            /** Format: email */
            email: string;
            name: string;
        };
        /** @description The changes of a user. Absent properties stay the same. */
        ProteomicsUserChange: {
            /**
             * Format: email
             * @description The name. It must be unique, ignoring case.
             */
            email?: string;
            /** @description The new name also replaces the old one in earlier records. */
            name?: string;
        };
        EndedSessions: {
            /** @description The number of sessions that ended. */
            ended: number;
        };
        PipelineToolList: {
            items: {
                name: string;
                description: string;
                steps: string[];
            }[];
        };
        /**
         * @description A raw data format.
         * @enum {string}
         */
        RawDataKind: "raw" | "mzml" | "d" | "wiff";
        /**
         * @description The raw data formats that the pipeline accepts. `raw` is `.raw`; `mzml` is `.mzML` and `.mzML.gz`; `d` is a `.d` folder as a single `.d.zip` or `.d.tar`; `wiff` is `.wiff` and `.wiff2`, or a `.wiff.zip` or `.wiff.tar` with all related files. The default is only `raw`.
         * @example [
         *       "raw"
         *     ]
         */
        RawDataKinds: components["schemas"]["RawDataKind"][];
        /** @description The QC peptides and QC protein of the spike-in columns. */
        SpikeInSettings: {
            /** @description The sequence of the first peptide. The default is HVLTSIGEK. */
            qc1_sequence: string;
            /** @description The sequence of the second peptide. The default is LTILEELR. */
            qc2_sequence: string;
            /** @description A text that the identifiers of the protein contain, case-sensitive. The default is BSA. */
            protein: string;
        };
        /**
         * @description Rules that determine the sample type of a raw file from its name. The first matching rule applies. Without a match, the raw file is a project sample. `names` contains texts separated by `|`. Each matches a part of the file name between `_`, `-`, `.` and spaces, ignoring case and trailing digits. `*` stands for any characters. Changes apply to all raw files immediately.
         * @example [
         *       {
         *         "sample_type": "blank",
         *         "names": "blank|blk|wash"
         *       },
         *       {
         *         "sample_type": "qc",
         *         "names": "hela*|qc"
         *       }
         *     ]
         */
        SampleRules: {
            sample_type: components["schemas"]["QcSampleType"];
            names: string;
        }[];
        PipelineDetail: {
            /**
             * Format: uuid
             * @description The UUID to send with uploads.
             */
            uuid: string;
            slug: components["schemas"]["ProteomicsSlug"];
            name: string;
            /** @description The storage path, relative to the server's data directory. */
            path_as_str: string;
            project: components["schemas"]["ProteomicsSlug"];
            description: string;
            tool: string | null;
            accepts: components["schemas"]["RawDataKinds"];
            spike_ins: components["schemas"]["SpikeInSettings"];
            sample_rules: components["schemas"]["SampleRules"];
            /** Format: date-time */
            created_at: string;
            /** @description The number of runs. */
            raw_files: number;
            /** @description True if a webhook is set and enabled. */
            webhook: boolean;
            /** @description True if the pipeline is archived. */
            archived: boolean;
        };
        PipelineDetailList: {
            items: components["schemas"]["PipelineDetail"][];
            total: number;
        };
        PipelineInput: {
            project: components["schemas"]["ProteomicsSlug"];
            name: string;
            /** @description The description. Empty if absent. */
            description?: string;
            /** @description The name of a tool in the server's configuration. Null or absent means none. An unknown one returns 400. */
            tool?: string | null;
            accepts?: components["schemas"]["RawDataKinds"];
        };
        /** @description The changes of a pipeline. Absent properties stay the same. The slug never changes. */
        PipelineChange: {
            name?: string;
            description?: string;
            /** @description The name of a tool, or null for none. An unknown one returns 400. */
            tool?: string | null;
            accepts?: components["schemas"]["RawDataKinds"];
            spike_ins?: components["schemas"]["SpikeInSettings"];
            sample_rules?: components["schemas"]["SampleRules"];
            /** @description True if the pipeline is archived. Archived pipelines are hidden by default and accept no new raw files. */
            archived?: boolean;
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
                /** @description The reason for the failed delivery. Null if delivered. */
                message: string | null;
            } | null;
        };
        WebhookSettings: {
            /** @description The URL to send messages to. It must not contain credentials. */
            url: string;
            /** @description The signing key. Responses never contain it. If absent, the stored key is kept. Without a key, messages are not signed. */
            secret?: string;
            enabled: boolean;
        };
        /** @description The body that the server posts when its run of a raw file ends, when a new value is out of limits and, if an alert of the pipeline requests it, for lasting changes, failed runs, missing runs, silent computers and a full disk. The header `Concordat-Event` contains `event`. With a secret, `Concordat-Signature` contains `sha256=` and the HMAC-SHA-256 of the body in lower-case hex. If the receiver does not return 2xx within 10 s, the server retries after 10 to 20 s and doubles the delay each time, 11 times in about 8 hours. It does not follow redirects. */
        WebhookMessage: {
            /**
             * @description `finished_run` means that the server ended a run; `text` is its state: `done`, `failed` or `canceled`. `no_run` means that no run arrived within the time of the alert. `silent_computer` means that an uploading computer sends no heartbeat, or is back. `disk` means that the server's disk is nearly full. `lasting_change` means that a metric became worse and stays so; `run` is the latest run. `run` and `raw_file` are null for `no_run`, `silent_computer` and `disk`. `metric`, `value` and `limit` are null except for `metric_outside_limits`.
             * @enum {string}
             */
            event: "metric_outside_limits" | "lasting_change" | "finished_run" | "failed_run" | "no_run" | "silent_computer" | "disk" | "test";
            /**
             * Format: uuid
             * @description The ID of the message, which is the same for every retry.
             */
            id: string;
            /** Format: date-time */
            sent_at: string;
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /**
             * Format: uuid
             * @description The run. Null for `no_run`, `silent_computer`, `disk` and `test`.
             */
            run: string | null;
            /** @description The name without extension. Null for `no_run`, `silent_computer`, `disk` and `test`. */
            raw_file: string | null;
            /** @description The metric. Null except for `metric_outside_limits`. */
            metric: string | null;
            /** Format: double */
            value: number | null;
            limit: {
                /** @enum {string} */
                method: "moving_range" | "guide_set" | "fixed";
                /** Format: double */
                lower: number | null;
                /** Format: double */
                upper: number | null;
            } | null;
            /** @description A description of the event. Null for `metric_outside_limits` and in a test message. */
            text: string | null;
        };
        WebhookTestResult: {
            delivered: boolean;
            /** @description The HTTP status of the receiver. Null if there was no response. */
            status: number | null;
            /** @description The reason for the failed delivery. Null if delivered. */
            message: string | null;
            sent: components["schemas"]["WebhookMessage"];
        };
        /**
         * @description The name of a raw file. At most 255 bytes in UTF-8, without `/`, `\`, control characters, and invisible characters such as U+202E, which reverses text; not starting with `-`. It ends in `.raw`, `.mzML`, `.mzML.gz`, `.d.zip`, `.d.tar`, `.wiff`, `.wiff2`, `.wiff.zip` or `.wiff.tar`, ignoring case. The pipeline must accept the format (`accepts`). The server trims spaces and stores the name in Unicode NFC.
         * @example lumos_20250304_qc01.raw
         */
        RawFileName: string;
        ResultImport: {
            /**
             * Format: uuid
             * @description The UUID of the pipeline, from `POST /api/mq/pipelines`.
             */
            pipeline: string;
            /** @description The name of the raw file. Required for files of MaxQuant and RawTools, unless the files name their raw files. Files of other engines name their runs. For a single run, this name is used; for several, it is ignored. */
            raw_file?: components["schemas"]["RawFileName"];
            /**
             * @description The search engine that wrote the files. If absent, it is detected from their content. Files of another engine return 400.
             * @enum {string}
             */
            engine?: "diann" | "fragpipe" | "spectronaut" | "alphadia" | "sage";
            /**
             * @description If present, files that cannot be read are listed in `unused`, and the others are imported. The table that determines the runs must still be readable.
             * @enum {string}
             */
            skip_unreadable?: "true" | "on";
            /**
             * @description The order of day and month in QcDataTable.csv, if each of its dates can be read in two ways. If absent, times in the raw data decide; without them, the month is first and `notes` says so.
             * @enum {string}
             */
            date_order?: "day_first" | "month_first";
            /** @description Result files of MaxQuant and RawTools, each with its file name in any case and at most once: summary.txt, proteinGroups.txt, peptides.txt, evidence.txt, msmsScans.txt, parameters.txt, QcDataTable.csv. Or the files of one analysis by DIA-NN, FragPipe, Spectronaut, AlphaDIA or Sage, as text or Parquet under any name; they are detected by their content. A name may include folders, such as `A_1/protein.tsv`. Other outputs of these programs (libraries, settings, further tables) are accepted and listed in `unused`. All other files return 400. */
            files: string[];
        };
        UnusedFile: {
            /** @description The name of the file as sent. */
            file: string;
            /** @description The reason. It completes a sentence that starts with the file name. */
            reason: string;
        };
        /** @description Files, or parts of them, that were not used and not stored. Absent if everything was used. */
        UnusedFiles: components["schemas"]["UnusedFile"][];
        /** @description Doubts about files that were used: runs that not every file names, and assumed orders of dates. Absent if there are none. */
        FileNotes: components["schemas"]["UnusedFile"][];
        ImportedRawFile: {
            /** @description The name of the raw file with its extension. */
            raw_file: string;
            /** @description The number of filled columns, as in the items for several raw files. */
            columns_filled: number;
            unused?: components["schemas"]["UnusedFiles"];
            notes?: components["schemas"]["FileNotes"];
        };
        ImportedResult: {
            /** @description The name of the raw file with its extension. For a run of another engine, derived from the name of the run. */
            raw_file: string;
            /** @description The number of metrics with a value for the raw file, in or outside the quality-control table, including earlier imports. RawFile and the flags are not counted. */
            columns_filled: number;
        };
        ImportedAnalysis: {
            /** @enum {string} */
            engine: "maxquant" | "diann" | "fragpipe" | "spectronaut" | "alphadia" | "sage";
            /** @description The version from parameters.txt or the log. Otherwise the first version that writes these columns. Otherwise null. */
            version: string | null;
            raw_files: components["schemas"]["ImportedResult"][];
            unused?: components["schemas"]["UnusedFiles"];
            notes?: components["schemas"]["FileNotes"];
        };
        /** @description The imported results, for one or several raw files. */
        ImportedResults: components["schemas"]["ImportedRawFile"] | components["schemas"]["ImportedAnalysis"];
        /**
         * @description A complete HTML page in the layout of the site.
         * @example <!doctype html><html lang="en"><head><title>Concordat</title></head><body><main><h1>Concordat</h1></main></body></html>
         */
        Page: string;
        PersonalTokenForm: {
            /** @description The purpose of the token. */
            name: string;
            /** @enum {string} */
            access: "read" | "write";
            /**
             * @description The validity of the token.
             * @enum {string}
             */
            days: "7" | "30" | "90" | "365";
            /** @description The slugs of the projects that the token can access. Absent means all projects of the user. */
            projects?: components["schemas"]["ProteomicsSlug"][];
        };
        /** @description A form without fields. */
        ProteomicsEmptyForm: Record<string, unknown>;
        /** @description The display name of an instrument. An empty name removes it. */
        InstrumentForm: {
            /** @description The name of the instrument in the results of its raw files. */
            instrument: string;
            name: string;
            /**
             * Format: uuid
             * @description The UUID of the user who names the instrument.
             */
            user?: string;
        };
        /** @description Either the selected runs, or all runs of the list that the action applies to. */
        SelectedRunsForm: {
            /** @description The UUIDs of the selected runs. */
            runs?: string[];
            /**
             * @description The button for every run that matches the filter of the list, on all pages.
             * @enum {string}
             */
            all?: "on";
            state?: string;
            search?: string;
            uploaded_by?: string;
            /**
             * Format: uuid
             * @description The UUID of the user who makes the change.
             */
            user?: string;
        };
        UploadPageForm: {
            /**
             * Format: uuid
             * @description The UUID of the user who uploads.
             */
            user?: string;
            /** @description One or more raw files. */
            orig_file: string[];
        };
        ActingUserForm: {
            /**
             * Format: uuid
             * @description The UUID of the user who makes the change.
             */
            user?: string;
        };
        AcquisitionTimeForm: {
            /** @description The acquisition time in the instrument's local time. An empty string removes it. */
            acquired_at: string;
            /**
             * Format: uuid
             * @description The UUID of the user who sets the time.
             */
            user?: string;
        };
        AlertForm: {
            /**
             * @description The way of delivery. `webhook` is the pipeline's webhook, which receives signed JSON (schema WebhookMessage).
             * @enum {string}
             */
            channel: "email" | "slack" | "teams" | "mattermost" | "webhook";
            /** @description An email address, or the address of an incoming webhook of the chat service. Empty for the pipeline's webhook. Users who do not manage the project leave it empty; they get emails at the address of their login. */
            address?: string;
            /** @description The event to report. */
            events: ("outside_limits" | "lasting_change" | "failed_run" | "no_run" | "silent_computer" | "disk")[];
            /** @description The number of runs among the last `of_runs` that must be out of limits before `outside_limits` is sent. Empty means 1. */
            runs_out?: string;
            /** @description The number of the instrument's latest runs to consider, from 1 to 20. Empty means the number in `runs_out`. */
            of_runs?: string;
            /** @description The number of hours without a new raw file before `no_run` is sent. Empty means 24. */
            silent_hours?: string;
            /**
             * @description The frequency. If absent, each message is sent immediately. Daily messages are combined.
             * @enum {string}
             */
            rhythm?: "at_once" | "daily";
        };
        SamplesForm: {
            /** @description A project of the hub. Its current file is used, and `content` is ignored. */
            hub_project?: string;
            /** @description The content of the file. Either `content` or `hub_project` is required, unless `remove` is sent. */
            content?: string;
            /**
             * @description The button that removes the sample metadata. All other fields are ignored.
             * @enum {string}
             */
            remove?: "yes";
            file_name?: string;
            user?: string;
        };
        ReviewForm: {
            /** @description The raw files selected in the table, by their names in the column RawFile. */
            raw_files: components["schemas"]["RunName"][];
            /**
             * @description The button that was pressed. `type` sets `sample_type`.
             * @enum {string}
             */
            action: "flag" | "unflag" | "use" | "exclude" | "type";
            /** @enum {string} */
            sample_type?: "automatic" | "qc" | "system" | "blank" | "sample";
            reason?: string;
            /**
             * Format: uuid
             * @description The UUID of the user who decides.
             */
            user?: string;
            /** @description The local address of the plot to return to, including its state. */
            returnTo?: string;
        };
        GuideSetForm: {
            name: string;
            note?: string;
            /** @description The names of two or more raw files. */
            raw_files: components["schemas"]["RunName"][];
            /**
             * @description A checkbox. If checked, this is the baseline of the pipeline.
             * @enum {string}
             */
            baseline?: "true" | "on";
            /**
             * Format: uuid
             * @description The UUID of the user who makes the choice.
             */
            user?: string;
            /** @description The page to return to, which then compares with the new reference set. */
            returnTo?: string;
        };
        SilenceForm: {
            cause: components["schemas"]["QcSilencedCause"];
            /** @description The name of the instrument. Empty for all instruments. */
            instrument?: string;
            note: string;
            /**
             * @description One hour, until 08:00 UTC of the next day, one week, or the time in `until`.
             * @enum {string}
             */
            duration: "hour" | "morning" | "week" | "own";
            /** @description The end in UTC. */
            until?: string;
            /**
             * Format: uuid
             * @description The UUID of the user who acknowledges the cause.
             */
            user?: string;
        };
        AnnotationForm: {
            kind: components["schemas"]["QcAnnotationKind"];
            /** @description The time by the instrument's clock. */
            at: string;
            text: string;
            /** @description The end, by the instrument's clock. */
            until?: string;
            /** @description The name of the instrument. Empty for all instruments. */
            instrument?: string;
            /**
             * @description A checkbox. If checked, limits, verdicts and alerts ignore runs in the window.
             * @enum {string}
             */
            excludes_runs?: "true" | "on";
            /**
             * Format: uuid
             * @description The UUID of the user who writes the annotation.
             */
            user?: string;
            /** @description The local address of the plot to return to, including its state. */
            returnTo?: string;
        };
        /** @description The limit of one metric. The method `none` removes it. */
        LimitForm: {
            metric: string;
            /** @enum {string} */
            method: "none" | "moving_range" | "guide_set" | "fixed";
            guide_set?: string;
            sigmas?: string;
            lower?: string;
            upper?: string;
            /**
             * Format: uuid
             * @description The UUID of the user who sets the time.
             */
            user?: string;
        };
        QcTargetsForm: {
            /** @description Sequences and accessions, one per line. */
            add?: string;
            /** @description The targets to remove, as `kind:name`. */
            remove?: string[];
            /** @description The UUID of the user who makes the change. */
            user?: string;
        };
        ProteomicsAdminLoginForm: {
            /** @description The server's ADMIN_TOKEN. */
            token: string;
            /** @description The local path to open afterwards. If absent or not local, the administration page. */
            returnTo?: string;
        };
        ProteomicsProjectForm: {
            name: string;
            description?: string;
        };
        /**
         * @description A checkbox. Absent means unchecked.
         * @enum {string}
         */
        TickedBox: "true" | "on";
        ProjectSettingsForm: {
            name: string;
            description?: string;
            /** @description The global URN of a collaboration. Empty for none. */
            collaboration?: string;
            /** @description The collaboration that the form showed. If it has changed since then, nothing is saved. */
            former_collaboration?: string;
            archived?: components["schemas"]["TickedBox"];
        };
        DeletionForm: {
            /** @description The name of the item to delete, typed as confirmation. */
            confirm: string;
        };
        ProteomicsUserForm: {
            email: string;
            name: string;
        };
        PipelineCreationForm: {
            project: components["schemas"]["ProteomicsSlug"];
            name: string;
            description?: string;
            /** @description The name of a tool. Empty for none. */
            tool?: string;
        };
        PipelineForm: {
            name: string;
            description?: string;
            /** @description The name of a tool. Empty for none. */
            tool?: string;
            archived?: components["schemas"]["TickedBox"];
            qc1_sequence: string;
            qc2_sequence: string;
            protein: string;
            /** @description One rule per line, such as `blank: blank|wash`. */
            sample_rules?: string;
            /**
             * @description A checkbox for one raw data format, as in `accepts`. At least one of the four is required.
             * @enum {string}
             */
            takes_raw?: "true" | "on";
            takes_mzml?: components["schemas"]["TickedBox"];
            takes_d?: components["schemas"]["TickedBox"];
            takes_wiff?: components["schemas"]["TickedBox"];
        };
        /**
         * @description `fasta` contains the protein sequences; `template` the parameters, such as a MaxQuant mqpar.xml or another text file of the tool.
         * @example fasta
         * @enum {string}
         */
        SearchFileKind: "fasta" | "template";
        SearchFileForm: {
            kind: components["schemas"]["SearchFileKind"];
            /**
             * Format: binary
             * @description A file with a name, of at most MAX_RESULT_FILE_BYTES; 5 MB for parameters.
             */
            file: string;
        };
        SearchFileChoiceForm: {
            kind: components["schemas"]["SearchFileKind"];
            /** @description A version. 0 stands for the file in the tool's configuration on the server. */
            version: string;
        };
        SearchFileDeletionForm: {
            kind: components["schemas"]["SearchFileKind"];
            /** @description A version that is not in use. */
            version: string;
        };
        /** Format: binary */
        SearchFileContent: string;
        WebhookForm: {
            url: string;
            /** @description At least 16 characters. Empty keeps the stored key. */
            secret?: string;
            enabled?: components["schemas"]["TickedBox"];
        };
        ImportForm: {
            /** Format: uuid */
            pipeline: string;
            raw_file?: components["schemas"]["RawFileName"];
            /**
             * @description A checkbox. If checked, the other files are imported if one cannot be read.
             * @enum {string}
             */
            skip_unreadable?: "true" | "on";
            /**
             * @description The order of day and month in QcDataTable.csv; empty if the table shows it.
             * @enum {string}
             */
            date_order?: "" | "day_first" | "month_first";
            /** @description Result files of one or more search engines. */
            files: string[];
        };
    };
    responses: {
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
        /** @description The project belongs to a collaboration, or PROTEOMICS_ACCESS is login, and the request carries neither a session nor a valid personal token. */
        ProteomicsLoginRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["ProteomicsWwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Log in, or send a personal token."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request came from a page of another site; or the user is not a member (or, where required, an administrator) of the project's collaboration; or the personal token does not cover this operation. Nothing was changed. The response names neither project nor collaboration. */
        ProteomicsNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
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
        /** @description The database is unavailable; the detail reports if the outcome of a change is unknown. Or, with PROTEOMICS_ACCESS=login, login is not configured, or the platform did not return the collaboration's administrators. */
        ProteomicsUnavailable: {
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
        /** @description The path or the body names a resource that does not exist. */
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
        /** @description The pipeline already contains a raw file of this name with different content. Nothing was stored. */
        RawFileConflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "lumos_20250304_qc01.raw already exists in this pipeline with different content."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server's disk is full (RFC 4918, section 11.5). */
        StorageFull: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
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
        /** @description The server does not support this version of the tus protocol. */
        TusVersionUnsupported: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Tus-Version": components["headers"]["TusVersion"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Tus-Resumable must be 1.0.0."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Another request is writing to the upload (RFC 4918, section 11.3). The server asked the other request to stop. Retry shortly. */
        UploadBusy: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Another request is writing to this upload. Retry in a moment."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The project belongs to a collaboration, or PROTEOMICS_ACCESS is login, and the request carries neither a session nor a valid personal token. */
        ProteomicsLoginRequiredToHead: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["ProteomicsWwwAuthenticate"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request came from a page of another site; or the user is not a member (or, where required, an administrator) of the project's collaboration; or the personal token does not cover this operation. Nothing was changed. The response names neither project nor collaboration. */
        ProteomicsNotAllowedToHead: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The database is unavailable; the detail reports if the outcome of a change is unknown. Or, with PROTEOMICS_ACCESS=login, login is not configured, or the platform did not return the collaboration's administrators. */
        ProteomicsUnavailableToHead: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The upload has expired. */
        UploadGone: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The upload has expired; start it again."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The cached response is still valid. */
        ProteomicsNotModified: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                ETag: components["headers"]["ProteomicsETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The administration token is missing or invalid. With PROTEOMICS_ACCESS=login, a session of a manager is accepted instead. */
        ProteomicsUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["ProteomicsWwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The administration requires a valid bearer token."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server has no ADMIN_TOKEN and the connection is not from the loopback interface, the change came from a page of another site, or, with PROTEOMICS_ACCESS=login, the user is not a manager. */
        ProteomicsAdminForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "No ADMIN_TOKEN is set, so only this machine can use the administration."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The state of the run does not allow this. */
        RunStateConflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The run is running. Cancel it first."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The range starts after the end of the file. `Content-Range` contains its size. */
        RangeNotSatisfiable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Content-Range": components["headers"]["FileContentRange"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The file has 734003200 bytes; the range starts after the end."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The name or address is already in use, or the list has its maximum length. Nothing was changed. */
        ProteomicsNameConflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "A reference set named March baseline exists already."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A limit uses the reference set, or it is the baseline of the pipeline. Nothing was changed. */
        GuideSetInUse: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "This reference set is in use: limit of N_peptides."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The pipeline has the maximum number of these records. Nothing was changed. */
        PipelineRecordsFull: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "This pipeline has 5,000 annotations, which is the maximum. Delete some first."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The updated sample metadata. */
        samples: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "file_name": "lung-cohort.sdrf.tsv",
                 *       "changed_by": "Instrument operator",
                 *       "changed_at": "2025-03-06T08:03:00Z",
                 *       "factors": [
                 *         "disease"
                 *       ],
                 *       "rows": [
                 *         {
                 *           "line": 2,
                 *           "raw_file": "lumos_20250304_qc01.raw",
                 *           "run": "0199f301-5c77-7b90-a1d2-6e83f40b2c19",
                 *           "source": "lung 1",
                 *           "assay": "run 1",
                 *           "label": "label free sample",
                 *           "groups": {
                 *             "organism": "homo sapiens",
                 *             "disease": "normal"
                 *           }
                 *         }
                 *       ],
                 *       "problems": [
                 *         {
                 *           "code": "MISSING_REQUIRED_COLUMN",
                 *           "level": "error",
                 *           "line": null,
                 *           "column": "characteristics[organism part]",
                 *           "message": "The column characteristics[organism part] is missing."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PipelineSamples"];
            };
        };
        /** @description The item is not empty, or work on it is in progress. Nothing was deleted. */
        ProteomicsNotEmpty: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The project still has pipelines. Delete them first."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The HTML page. */
        ProteomicsPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Set-Cookie": components["headers"]["ProteomicsPageCookies"];
                [name: string]: unknown;
            };
            content: {
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The project belongs to a collaboration, or PROTEOMICS_ACCESS is login, and the user is not logged in. Location is the login, which returns here. */
        ProteomicsPersonFirst: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["ProteomicsLocation"];
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
        /** @description The database is unavailable; the detail reports if the outcome of a change is unknown. Or, with PROTEOMICS_ACCESS=login, login is not configured, or the platform did not return the collaboration's administrators. */
        ProteomicsUnavailablePage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The page with the new token. It is shown only once. */
        ProteomicsTokenMade: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["ProteomicsNoStore"];
                [name: string]: unknown;
            };
            content: {
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description Redirects to a page that shows the result in a message. If login is required and the user is not logged in, redirects to the login instead, and nothing is changed. */
        ProteomicsSeeOther: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["ProteomicsLocation"];
                "Set-Cookie": components["headers"]["ProteomicsPageCookies"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request came from a page of another site; or the user is not a member (or, where required, an administrator) of the project's collaboration; or the personal token does not cover this operation. Nothing was changed. The response names neither project nor collaboration. */
        ProteomicsNotAllowedPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The form with the input and an error message. Nothing was changed. */
        ProteomicsConflictPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
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
        /** @description The server's disk is full (RFC 4918, section 11.5). */
        StorageFullPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><head><title>No room left</title></head><body><main><h1>No room left</h1></main></body></html> */
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
        /** @description The session does not have administration rights. Location is the login. */
        ProteomicsLoginFirst: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["ProteomicsLocation"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A page with the reason. The server has no ADMIN_TOKEN and the connection is not from the loopback interface, the form came from another site, or, with PROTEOMICS_ACCESS=login, the user is not a manager. Nothing was changed. */
        ProteomicsAdminForbiddenPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The action succeeded. If the session does not have administration rights, nothing was changed and Location is the login. */
        ProteomicsToLogin: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["ProteomicsLocation"];
                "Set-Cookie": components["headers"]["ProteomicsPageCookies"];
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
    };
    parameters: {
        /**
         * @description The tus protocol version of the client. Versions other than 1.0.0 return 412.
         * @example 1.0.0
         */
        TusResumableRequest: string;
        /**
         * @description The size of the whole file in bytes. Deferred length is not supported.
         * @example 734003200
         */
        UploadLength: number;
        /**
         * @description Pairs of key and base64 value, separated by commas. The keys are `filename` (name of the raw file), `pipeline` and `user` (UUIDs). `POST /api/mq/pipelines` lists pipelines. Omit `user` with a personal token. `filetype` is ignored; other keys return 400.
         * @example filename bHVtb3NfMjAyNTAzMDRfcWMwMS5yYXc=,pipeline MDE5OWYyYzQtM2IxZS03YTUyLThjMDYtMmY0ZDllNzFiMzA1,user MDE5OWYyYzMtOTBhYS03ZDE0LWI2ZjMtNzFjMmFlMDhkOWY0
         */
        UploadMetadata: string;
        /**
         * @description The ID of the upload, from the Location header of its creation.
         * @example 9b1d6c1f0c7d4c0ea3b2f5f0c1a29e44
         */
        UploadInPath: string;
        /**
         * @description The position of the body in the file. It must equal the offset that HEAD returned.
         * @example 0
         */
        UploadOffsetRequest: number;
        /**
         * @description The slug of the project.
         * @example lung-cohort
         */
        InProteomicsProject: components["schemas"]["ProteomicsSlug"];
        /**
         * @description The slug of the pipeline.
         * @example tmt11-quality
         */
        InProteomicsPipeline: components["schemas"]["ProteomicsSlug"];
        /**
         * @description Returns only runs in this state.
         * @example any
         */
        RunStateFilter: "any" | "stored" | "queued" | "running" | "done" | "failed" | "canceled";
        /**
         * @description Returns only raw files whose name contains this text, ignoring case.
         * @example lumos
         */
        RawFileText: string;
        /**
         * @description Returns only runs whose raw file a user with this name uploaded, as in `uploaded_by` of a run.
         * @example Instrument operator
         */
        UploadedBy: string;
        /**
         * @description Order of the runs. A minus sign means descending.
         * @example -uploaded_at
         */
        RunOrder: "uploaded_at" | "-uploaded_at" | "raw_file" | "-raw_file" | "acquired_at" | "-acquired_at" | "state" | "-state";
        /**
         * @description The maximum number of items to return.
         * @example 100
         */
        ProteomicsLimit: number;
        /**
         * @description The number of items to skip.
         * @example 0
         */
        ProteomicsOffset: number;
        /**
         * @description The ETags that the client has cached. A match returns 304 without a body.
         * @example "none"
         */
        ProteomicsIfNoneMatch: string;
        /**
         * @description The UUID of the run and of its raw file.
         * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
         */
        RunUuid: string;
        /**
         * @description Returns only the output of this step. If absent or empty, returns all steps.
         * @example maxquant
         */
        LogStep: string;
        /**
         * @description Returns only this number of last lines.
         * @example 1000
         */
        LogTail: number;
        /**
         * @description The run whose chromatogram is drawn under that of this run: its UUID, or `automatic` for the median run of the baseline of its sample type; without a baseline, of the latest 20 runs of the type that are neither flagged nor excluded. Other figures ignore it. A run of another pipeline returns 400.
         * @example automatic
         */
        ReferenceRun: string;
        /**
         * @description The format of the plot. `json` and `csv` return its numbers, `svg` and `png` the drawing. The default follows `Accept`.
         * @example json
         */
        PlotFormat: "json" | "csv" | "svg" | "png";
        /**
         * @description The width of the drawing in pixels.
         * @example 960
         */
        PlotWidth: number;
        /**
         * @description The height of the drawing in pixels.
         * @example 420
         */
        PlotHeight: number;
        /** @description One byte range (RFC 9110, section 14.2). Several ranges and other units return the whole file. */
        FileRange: string;
        /**
         * @description The name of a result file in `result_files` of the run.
         * @example proteinGroups.txt
         */
        ResultFileName: string;
        /**
         * @description Metric IDs. Repeat it for several. If absent, returns all. Unknown IDs return 400 with the ID.
         * @example [
         *       "N_protein_groups",
         *       "precursors"
         *     ]
         */
        QcMetricIds: string[];
        /**
         * @description Columns of the quality-control table, in any order. Repeat it for several. If absent, returns all. Unknown names return 400 with the name.
         * @example [
         *       "RawFile",
         *       "N_protein_groups"
         *     ]
         */
        QcColumns: string[];
        /**
         * @description Returns only the last N raw files by upload. If absent or empty, returns all.
         * @example 200
         */
        LastRawFiles: string;
        /**
         * @description Returns only raw files acquired at or after this day or time, by the instrument's clock.
         * @example 2025-03-01
         */
        AcquiredFrom: string;
        /**
         * @description Returns only raw files acquired at or before this day or time, by the instrument's clock.
         * @example 2025-03-31
         */
        AcquiredTo: string;
        /**
         * @description Returns only raw files that are (`yes`) or are not (`no`) marked "Use Downstream". `any` returns both.
         * @example any
         */
        DownstreamOnly: "any" | "yes" | "no";
        /**
         * @description Returns only raw files of this instrument, by its name in the results.
         * @example Orbitrap Fusion Lumos
         */
        InstrumentOnly: string;
        /**
         * @description Returns only raw files whose samples are in this group, a factor or characteristic of the sample metadata with its value, such as `disease=normal`. A text without an equals sign returns 400.
         * @example
         */
        SampleGroupOnly: string;
        /**
         * @description Returns only raw files of this sample type. Without it, each raw file is judged in the series of its own type.
         * @example qc
         */
        SampleTypeOnly: "" | "qc" | "system" | "blank" | "sample";
        /**
         * @description Returns only raw files that a user with this name uploaded, as in `uploaded_by` of a run. Limits still come from the raw files of all users.
         * @example Instrument operator
         */
        UploaderOnly: string;
        /**
         * @description Columns of the quality-control table, IDs of metrics, `Out Of Limits`, `Causes` and `Sample Type`, in the order of the response. Repeat it for several. `RawFile` always comes first. If absent, returns every column with a value. Unknown names return 400 with the name.
         * @example [
         *       "N_protein_groups"
         *     ]
         */
        ExportedColumns: string[];
        /**
         * @description The baseline of the runs. Takes the values of `limits`, or the UUID of a reference set. Applies to chart, tiles, heat map, verdict and exported values. With `none`, the verdict uses `automatic`.
         * @example automatic
         */
        CompareOnPage: string;
        /**
         * @description A numeric metric of the catalog, such as a column of the quality-control table. Case-sensitive.
         * @example N_protein_groups
         */
        QcMetricName: string;
        /**
         * @description The x axis. Draws runs in sequence (`index`) or by acquisition time (`time`).
         * @example index
         */
        TrendAxis: "index" | "time";
        /**
         * @description The kind of chart. `individuals` draws the values; `moving_range` the absolute difference from the previous value; `cusum` the cumulative sum in sigmas (allowance 0.5, decision interval 5; the larger of both sums, the lower one as a negative number); `ewma` the exponentially weighted moving average (weight 0.2, limits at 3 sigmas of the average). The last two require limits with a center and a sigma.
         * @example individuals
         */
        TrendChart: "individuals" | "moving_range" | "cusum" | "ewma";
        /**
         * @description The source of the control limits. They are computed from all raw files of the same sample type and instrument that match `search`, `instrument` and `group`; `from`, `to` and `data_range` select the view only. Raw files not marked "Use Downstream" are ignored. `moving_range` uses the mean moving range: center ± 2.66 times it for individuals, and 3.267 times it as upper limit for the moving range. `usual` uses median ± 3 × 1.4826 median absolute deviations, which is robust against outliers. `automatic` uses the pipeline's own limit if there is one, else its baseline, else `usual`. `guide_set` uses mean and standard deviation of the reference set in `guide_set`. `settings` uses the pipeline's own limit; there is none for moving ranges. `none` draws no limits.
         * @example moving_range
         */
        TrendLimits: "moving_range" | "usual" | "automatic" | "guide_set" | "settings" | "none";
        /**
         * @description The UUID of the reference set. Required for `limits=guide_set`. By default, the heat map uses the baseline of each sample type.
         * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
         */
        ByGuideSet: string;
        /**
         * @description Control rules over several runs, in addition to the limits. `nelson` applies Nelson's eight rules of 1984; `westgard` applies 1-3s, 2-2s, R-4s, 4-1s and 10-x. A run breaks a rule if it completes the pattern. The rules require limits with a center and a sigma.
         * @example nelson
         */
        TrendRules: "none" | "nelson" | "westgard";
        /**
         * @description The factor or characteristic whose groups the drawing distinguishes by color and shape. If absent or empty, distinguishes sample types if there are several, else instruments.
         * @example
         */
        ColorBy: string;
        /**
         * @description Numeric metrics of the catalog. Repeat it for several. The default is ten metrics of the engine of the newest results.
         * @example [
         *       "N_protein_groups",
         *       "N_peptides"
         *     ]
         */
        HeatmapMetrics: string[];
        /**
         * @description A numeric metric of the catalog, such as a column of the quality-control table. Case-sensitive. The default is the first metric of the engine of the newest results, N_protein_groups for MaxQuant.
         * @example N_protein_groups
         */
        QcMetricOnPage: string;
        /**
         * @description The metric of the horizontal axis, as `metric` is that of the vertical axis. The defaults are the first two metrics of the engine of the newest results.
         * @example N_peptides
         */
        ScatterAgainst: string;
        /**
         * @description The quantity to show for each TMT channel and run. `missing_values` counts protein groups without a value. `quantified_share` is the share of protein groups with a value (labeling yield). `summed_intensity` is the sum of corrected reporter intensities. The last two exclude groups whose name contains `CON__` or `REV__`.
         * @example missing_values
         */
        ChannelMeasure: "missing_values" | "quantified_share" | "summed_intensity";
        /**
         * @description The spike-in to show, which is the first or second peptide of the pipeline, or its protein.
         * @example qc1
         */
        SpikeInSample: "qc1" | "qc2" | "protein";
        /**
         * @description Names as returned by the protein-names operation. Repeat it for several.
         * @example [
         *       "P02769"
         *     ]
         */
        ProteinNamesInQuery: string[];
        /**
         * @description The name or prefix of the protein table columns to show. The default is reporter intensities if the newest tables contain them, else the engine's protein group quantity.
         * @example Reporter intensity corrected
         */
        IntensityColumn: string;
        /**
         * @description With `yes`, divides each value by the sum over the channels of its protein and run.
         * @example no
         */
        QcNormalised: "yes" | "no";
        /**
         * @description The UUID of the reference set.
         * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
         */
        GuideSetUuid: string;
        /**
         * @description The UUID of the user who makes the change, for operations without a body. Required if PROTEOMICS_ACCESS is `open`.
         * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
         */
        ConcordatUser: string;
        /**
         * @description The UUID of the annotation.
         * @example 0199f4b7-6d10-7c45-8e21-a90f35c2d718
         */
        AnnotationUuid: string;
        /**
         * @description The UUID of the silence.
         * @example 0199f6d2-18c4-7b0e-a3f5-60d9c2e41b77
         */
        SilenceUuid: string;
        /**
         * @description The slug of the project.
         * @example lung-cohort
         */
        ProteomicsProjectInPath: components["schemas"]["ProteomicsSlug"];
        /**
         * @description The UUID of the user.
         * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
         */
        ProteomicsUserUuid: string;
        /**
         * @description The UUID of the pipeline.
         * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
         */
        PipelineUuid: string;
        /**
         * @description The UUID of a personal token. It is not the token itself.
         * @example 0199f5b0-2a44-7d0e-9c31-55e1f0a7b3d2
         */
        PersonalTokenUuid: string;
        /**
         * @description The slug of the pipeline.
         * @example tmt11-quality
         */
        ProteomicsPipelineInPath: components["schemas"]["ProteomicsSlug"];
        /**
         * @description The UUID of an alert.
         * @example 0199f5c4-77d1-7e20-8b06-3c2f9a41d5e8
         */
        AlertUuid: string;
        /**
         * @description The source of the control limits, as for the trend as JSON. `compare` overrides it.
         * @example automatic
         */
        TrendLimitsOnPage: "moving_range" | "usual" | "automatic" | "guide_set" | "settings" | "none";
        /**
         * @description The runs that come first in the table and are selected: with `out`, all runs that need a decision; with a cause, the runs for which it is the most likely cause; with `other`, the runs without a known cause.
         * @example out
         */
        RunsPicked: "none" | "out" | "mass_shift" | "spray" | "column" | "retention" | "digestion" | "contamination" | "oxidation" | "injection" | "fragmentation" | "identification" | "carry_over" | "other";
        /**
         * @description Names as returned by the protein-names operation. Repeat it for several. If absent, the page offers a choice.
         * @example [
         *       "P02769"
         *     ]
         */
        ProteinNamesOnPage: string[];
        /** @description The cause that the form proposes. */
        SilencedCause: components["schemas"]["QcSilencedCause"];
        /**
         * @description The kind of event, as in `event` of the body.
         * @example entities_changed
         */
        WebhookEvent: string;
        /**
         * @description `sha256=` and the HMAC-SHA-256 of the body in lower-case hex, with the secret as key. Absent without a secret.
         * @example sha256=9b1d6c1f0c7d4c0ea3b2f5f0c1a29e449b1d6c1f0c7d4c0ea3b2f5f0c1a29e44
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The ID of the request. The server's log line contains the same ID.
         * @example 0199e6b2-6f0e-7c41-9d3a-5b8f0e2a7c11
         */
        "X-Request-Id": string;
        /**
         * @description The authentication scheme (RFC 6750, section 3).
         * @example Bearer realm="administration"
         */
        ProteomicsWwwAuthenticate: string;
        /**
         * @description The content encodings that the operation accepts (RFC 9110, section 15.5.16). Sent if the encoding of the body is not supported.
         * @example gzip, deflate, br
         */
        SupportedCodings: string;
        /**
         * @description The number of seconds to wait before a retry (RFC 9110, section 10.2.3). Sent if the database is unavailable.
         * @example 2
         */
        "Retry-After": number;
        /**
         * @description An attachment with its file name (RFC 6266).
         * @example attachment; filename="tmt11-quality.csv"
         */
        ProteomicsContentDisposition: string;
        /**
         * @description The version of the tus protocol of this response.
         * @example 1.0.0
         */
        TusResumable: "1.0.0";
        /**
         * @description The URL of the upload, for HEAD, PATCH and DELETE.
         * @example /api/uploads/9b1d6c1f0c7d4c0ea3b2f5f0c1a29e44
         */
        UploadLocation: string;
        /**
         * @description The number of bytes that the server has stored. Only present if the request contained data.
         * @example 67108864
         */
        UploadOffsetOfBody: number;
        /**
         * @description The time when an unfinished upload expires (RFC 9110 date). Absent for finished uploads.
         * @example Tue, 11 Mar 2025 17:40:21 GMT
         */
        UploadExpires: string;
        /**
         * @description The UUID of the raw file and of its run. Only present once the upload is finished.
         * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
         */
        RawFileOfUpload: string;
        /**
         * @description The supported versions of the tus protocol, separated by commas.
         * @example 1.0.0
         */
        TusVersion: string;
        /**
         * @description The supported extensions of the tus protocol, separated by commas.
         * @example creation,creation-with-upload,expiration,termination
         */
        TusExtension: string;
        /**
         * @description The maximum file size in bytes.
         * @example 21474836480
         */
        TusMaxSize: number;
        /**
         * @description The number of bytes that the server has stored durably.
         * @example 67108864
         */
        UploadOffset: number;
        /**
         * @description The size of the whole file in bytes.
         * @example 734003200
         */
        UploadLengthAnswer: number;
        /**
         * @description The metadata of the upload, unchanged.
         * @example filename bHVtb3NfMjAyNTAzMDRfcWMwMS5yYXc=,pipeline MDE5OWYyYzQtM2IxZS03YTUyLThjMDYtMmY0ZDllNzFiMzA1,user MDE5OWYyYzMtOTBhYS03ZDE0LWI2ZjMtNzFjMmFlMDhkOWY0
         */
        UploadMetadataAnswer: string;
        /**
         * @description Always `no-store`, because the offset changes.
         * @example no-store
         */
        UploadCacheControl: "no-store";
        /**
         * @description The entity tag of this response (RFC 9110, section 8.8.3). Weak if the response is generated for each request.
         * @example "5f1d3c"
         */
        ProteomicsETag: string;
        /**
         * @description The server supports byte ranges.
         * @example bytes
         */
        FileAcceptRanges: "bytes";
        /**
         * @description The SHA-256 of the whole file (RFC 9530).
         * @example sha-256=:n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=:
         */
        FileDigest: string;
        /**
         * @description The returned bytes and the size of the file (RFC 9110, section 14.4).
         * @example bytes 0-1023/734003200
         */
        FileContentRange: string;
        /**
         * @description The URL of the result page or of the created resource.
         * @example /proteomics/projects/lung-cohort/tmt11-quality
         */
        ProteomicsLocation: string;
        /**
         * @description `flash` contains the message for the next page, which clears it. `proteomics_user` contains the user UUID entered last in this browser. Neither grants access.
         * @example proteomics_user=0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4; Path=/proteomics; Max-Age=31536000; SameSite=Lax
         */
        ProteomicsPageCookies: string;
        /**
         * @description The response is private to one user.
         * @example no-store
         */
        ProteomicsNoStore: "no-store";
        /**
         * @description The administration cookie with a new ID. HttpOnly, SameSite=Strict, and Secure over https. Absent if ADMIN_TOKEN is not set.
         * @example proteomics_admin=3GJ1x0p7Qm; Path=/proteomics; Max-Age=43200; HttpOnly; SameSite=Strict
         */
        ProteomicsSetCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listProteomicsProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "project": "lung-cohort"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ProteomicsProjectListRequest"];
                /**
                 * @example {
                 *       "project": "lung-cohort"
                 *     }
                 */
                "application/json": components["schemas"]["ProteomicsProjectListRequest"];
            };
        };
        responses: {
            /** @description All projects, ordered by `pk`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "pk": 1,
                     *         "name": "Lung cohort",
                     *         "description": "Eleven-plex quality control of the lung cohort.",
                     *         "slug": "lung-cohort"
                     *       },
                     *       {
                     *         "pk": 2,
                     *         "name": "Method development",
                     *         "description": "",
                     *         "slug": "method-development"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProteomicsProject"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    uploadRawFile: {
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
                 *       "orig_file": "…",
                 *       "pipeline": "0199f2c4-3b1e-7a52-8c06-2f4d9e71b305",
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["RawFileUpload"];
            };
        };
        responses: {
            /** @description The pipeline already contains a raw file with this name and content. Returns its record. If equal files are uploaded at the same time, one returns 201. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "0199f301-5c77-7b90-a1d2-6e83f40b2c19",
                     *       "orig_file": "lumos_20250304_qc01.raw",
                     *       "pipeline": "0199f2c4-3b1e-7a52-8c06-2f4d9e71b305",
                     *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4",
                     *       "size": 734003200,
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "status": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedRawFile"];
                };
            };
            /** @description The raw file is stored. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "0199f301-5c77-7b90-a1d2-6e83f40b2c19",
                     *       "orig_file": "lumos_20250304_qc01.raw",
                     *       "pipeline": "0199f2c4-3b1e-7a52-8c06-2f4d9e71b305",
                     *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4",
                     *       "size": 734003200,
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "status": "queued"
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedRawFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RawFileConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listPipelines: {
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
                 *       "project": "lung-cohort"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PipelineListRequest"];
                /**
                 * @example {
                 *       "project": "lung-cohort"
                 *     }
                 */
                "application/json": components["schemas"]["PipelineListRequest"];
            };
        };
        responses: {
            /** @description The pipelines of the project in order of creation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "uuid": "0199f2c4-3b1e-7a52-8c06-2f4d9e71b305",
                     *         "slug": "tmt11-quality",
                     *         "name": "TMT11 quality",
                     *         "path_as_str": "proteomics/lung-cohort/tmt11-quality"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Pipeline"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    getQcData: {
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
                 *       "project": "lung-cohort",
                 *       "pipeline": "tmt11-quality",
                 *       "missing": "null"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["QcDataForm"];
                "application/json": components["schemas"]["QcDataRequest"];
            };
        };
        responses: {
            /** @description The quality-control table in the requested format. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QcTable"];
                    /**
                     * @example RawFile,DateAcquired,N_peptides
                     *     lumos_20250304_qc01,1741110021000000000,6531
                     *     lumos_20250305_qc02,,5873
                     */
                    "text/csv": components["schemas"]["ProteomicsCsv"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    getProteinNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProteinNamesRequest"];
            };
        };
        responses: {
            /** @description The names with their scores and intensities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "protein_names": [
                     *         "P0A7V8",
                     *         "P0A9B2;P33898",
                     *         "P02769"
                     *       ],
                     *       "Score": [
                     *         6.2565,
                     *         56.013,
                     *         323.31
                     *       ],
                     *       "Intensity": [
                     *         71707000,
                     *         217900000,
                     *         1804300000
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProteinNames"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    getProteinGroups: {
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
                 *       "project": "lung-cohort",
                 *       "pipeline": "tmt11-quality",
                 *       "columns": [
                 *         "Reporter intensity corrected",
                 *         "Score"
                 *       ],
                 *       "protein_names": [
                 *         "P0A7V8",
                 *         "P0A9B2;P33898"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProteinGroupsRequest"];
            };
        };
        responses: {
            /** @description The requested columns of the protein groups. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {"RawFile":{"0":"lumos_20250304_qc01.raw","1":"lumos_20250305_qc02.raw"},"Majority protein IDs":{"0":"P0A7V8","1":"P0A7V8"},"Reporter intensity corrected 1":{"0":780430,"1":650750},"Reporter intensity corrected 2":{"0":921990,"1":null},"Score":{"0":56.013,"1":55.2}} */
                    "application/json": components["schemas"]["ProteinGroupsText"];
                    /**
                     * @example {
                     *       "RawFile": {
                     *         "0": "lumos_20250304_qc01.raw",
                     *         "1": "lumos_20250305_qc02.raw"
                     *       },
                     *       "Majority protein IDs": {
                     *         "0": "P0A7V8",
                     *         "1": "P0A7V8"
                     *       },
                     *       "Reporter intensity corrected 1": {
                     *         "0": 780430,
                     *         "1": 650750
                     *       },
                     *       "Reporter intensity corrected 2": {
                     *         "0": 921990,
                     *         "1": null
                     *       },
                     *       "Score": {
                     *         "0": 56.013,
                     *         "1": 55.2
                     *       }
                     *     }
                     */
                    "application/vnd.concordat.columns+json": components["schemas"]["ProteinGroupsTable"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    downloadResults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResultDownloadRequest"];
            };
        };
        responses: {
            /** @description The table as a tab-separated attachment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Disposition": components["headers"]["ProteomicsContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example RawFile	Majority protein IDs	Score
                     *     lumos_20250304_qc01	P0A7V8	56.013
                     */
                    "text/tab-separated-values": components["schemas"]["ProteomicsTsv"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    createRawFileUpload: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tus protocol version of the client. Versions other than 1.0.0 return 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable": components["parameters"]["TusResumableRequest"];
                /**
                 * @description The size of the whole file in bytes. Deferred length is not supported.
                 * @example 734003200
                 */
                "Upload-Length": components["parameters"]["UploadLength"];
                /**
                 * @description Pairs of key and base64 value, separated by commas. The keys are `filename` (name of the raw file), `pipeline` and `user` (UUIDs). `POST /api/mq/pipelines` lists pipelines. Omit `user` with a personal token. `filetype` is ignored; other keys return 400.
                 * @example filename bHVtb3NfMjAyNTAzMDRfcWMwMS5yYXc=,pipeline MDE5OWYyYzQtM2IxZS03YTUyLThjMDYtMmY0ZDllNzFiMzA1,user MDE5OWYyYzMtOTBhYS03ZDE0LWI2ZjMtNzFjMmFlMDhkOWY0
                 */
                "Upload-Metadata": components["parameters"]["UploadMetadata"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/offset+octet-stream": string;
            };
        };
        responses: {
            /** @description The new upload. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Tus-Resumable": components["headers"]["TusResumable"];
                    Location: components["headers"]["UploadLocation"];
                    "Upload-Offset": components["headers"]["UploadOffsetOfBody"];
                    "Upload-Expires": components["headers"]["UploadExpires"];
                    "Raw-File": components["headers"]["RawFileOfUpload"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RawFileConflict"];
            412: components["responses"]["TusVersionUnsupported"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    describeRawFileUploads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The headers list the supported versions and extensions. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Tus-Resumable": components["headers"]["TusResumable"];
                    "Tus-Version": components["headers"]["TusVersion"];
                    "Tus-Extension": components["headers"]["TusExtension"];
                    "Tus-Max-Size": components["headers"]["TusMaxSize"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
        };
    };
    discardRawFileUpload: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tus protocol version of the client. Versions other than 1.0.0 return 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable": components["parameters"]["TusResumableRequest"];
            };
            path: {
                /**
                 * @description The ID of the upload, from the Location header of its creation.
                 * @example 9b1d6c1f0c7d4c0ea3b2f5f0c1a29e44
                 */
                upload: components["parameters"]["UploadInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload was canceled. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Tus-Resumable": components["headers"]["TusResumable"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["TusVersionUnsupported"];
            423: components["responses"]["UploadBusy"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    getUploadOffset: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tus protocol version of the client. Versions other than 1.0.0 return 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable": components["parameters"]["TusResumableRequest"];
            };
            path: {
                /**
                 * @description The ID of the upload, from the Location header of its creation.
                 * @example 9b1d6c1f0c7d4c0ea3b2f5f0c1a29e44
                 */
                upload: components["parameters"]["UploadInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The headers contain the offset. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Tus-Resumable": components["headers"]["TusResumable"];
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    "Upload-Length": components["headers"]["UploadLengthAnswer"];
                    "Upload-Metadata": components["headers"]["UploadMetadataAnswer"];
                    "Upload-Expires": components["headers"]["UploadExpires"];
                    "Raw-File": components["headers"]["RawFileOfUpload"];
                    "Cache-Control": components["headers"]["UploadCacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request does not match the contract. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["ProteomicsLoginRequiredToHead"];
            403: components["responses"]["ProteomicsNotAllowedToHead"];
            /** @description The upload does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The upload has expired. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The server does not support this version of the tus protocol. */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Tus-Version": components["headers"]["TusVersion"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another request is writing to the upload. */
            423: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            503: components["responses"]["ProteomicsUnavailableToHead"];
            /** @description The upload is complete, but the server's disk is full. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    continueRawFileUpload: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tus protocol version of the client. Versions other than 1.0.0 return 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable": components["parameters"]["TusResumableRequest"];
                /**
                 * @description The position of the body in the file. It must equal the offset that HEAD returned.
                 * @example 0
                 */
                "Upload-Offset": components["parameters"]["UploadOffsetRequest"];
            };
            path: {
                /**
                 * @description The ID of the upload, from the Location header of its creation.
                 * @example 9b1d6c1f0c7d4c0ea3b2f5f0c1a29e44
                 */
                upload: components["parameters"]["UploadInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": string;
            };
        };
        responses: {
            /** @description The data is stored. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Tus-Resumable": components["headers"]["TusResumable"];
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    "Upload-Expires": components["headers"]["UploadExpires"];
                    "Raw-File": components["headers"]["RawFileOfUpload"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            /** @description Upload-Offset does not match the server's offset, or a file with the same name and different content exists. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Upload-Offset is 0, but the server has 67108864 bytes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            410: components["responses"]["UploadGone"];
            412: components["responses"]["TusVersionUnsupported"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            423: components["responses"]["UploadBusy"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listUploadingComputers: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The uploading computers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "computer": "LUMOS-PC",
                     *           "folder": "D:\\Data",
                     *           "version": "0.3.0",
                     *           "last_file": "lumos_20250304_qc01.raw",
                     *           "seen_at": "2025-03-04T18:02:11Z",
                     *           "silent": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UploadingComputerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    sendHeartbeat: {
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
                 *       "pipeline": "0199f2c4-3b1e-7a52-8c06-2f4d9e71b305",
                 *       "computer": "LUMOS-PC",
                 *       "folder": "D:\\Data",
                 *       "version": "0.3.0",
                 *       "last_file": "lumos_20250304_qc01.raw",
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/json": components["schemas"]["Heartbeat"];
            };
        };
        responses: {
            /** @description The heartbeat was recorded. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listRuns: {
        parameters: {
            query?: {
                /**
                 * @description The slug of a project. If absent, returns runs of all projects.
                 * @example lung-cohort
                 */
                project?: components["schemas"]["ProteomicsSlug"];
                /**
                 * @description The slug of a pipeline of that project. Without `project`, returns 400.
                 * @example tmt11-quality
                 */
                pipeline?: components["schemas"]["ProteomicsSlug"];
                /**
                 * @description Returns only runs in this state.
                 * @example any
                 */
                state?: components["parameters"]["RunStateFilter"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Returns only runs whose raw file a user with this name uploaded, as in `uploaded_by` of a run.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploadedBy"];
                /**
                 * @description Order of the runs. A minus sign means descending.
                 * @example -uploaded_at
                 */
                sort?: components["parameters"]["RunOrder"];
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["ProteomicsLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["ProteomicsOffset"];
            };
            header?: {
                /**
                 * @description The ETags that the client has cached. A match returns 304 without a body.
                 * @example "none"
                 */
                "If-None-Match"?: components["parameters"]["ProteomicsIfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runs, and the number of runs in each state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ProteomicsETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "uuid": "0199f301-5c77-7b90-a1d2-6e83f40b2c19",
                     *           "raw_file": "lumos_20250304_qc01.raw",
                     *           "project": "lung-cohort",
                     *           "pipeline": "tmt11-quality",
                     *           "state": "done",
                     *           "origin": "upload",
                     *           "uploaded_by": "Instrument operator",
                     *           "uploaded_at": "2025-03-04T19:12:05Z",
                     *           "size": 734003200,
                     *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "acquired_at": "2025-03-04T17:40:21",
                     *           "acquired_by": null,
                     *           "flagged": false,
                     *           "use_downstream": true,
                     *           "tool": "maxquant-tmt11",
                     *           "attempt": 1,
                     *           "queue_position": null,
                     *           "queued_at": "2025-03-04T19:12:05Z",
                     *           "started_at": "2025-03-04T19:12:07Z",
                     *           "finished_at": "2025-03-04T21:02:41Z",
                     *           "cancel_requested": false,
                     *           "message": null,
                     *           "steps": [
                     *             {
                     *               "name": "rawtools",
                     *               "state": "done",
                     *               "started_at": "2025-03-04T19:12:07Z",
                     *               "finished_at": "2025-03-04T19:16:40Z",
                     *               "exit_code": 0,
                     *               "message": null
                     *             },
                     *             {
                     *               "name": "maxquant",
                     *               "state": "done",
                     *               "started_at": "2025-03-04T19:16:40Z",
                     *               "finished_at": "2025-03-04T21:02:40Z",
                     *               "exit_code": 0,
                     *               "message": null
                     *             }
                     *           ],
                     *           "columns_filled": 103,
                     *           "searched_with": {
                     *             "tool": "maxquant-tmt11",
                     *             "fasta": {
                     *               "version": 3,
                     *               "name": "human.fasta"
                     *             },
                     *             "template": {
                     *               "version": null,
                     *               "name": "mqpar.xml"
                     *             }
                     *           },
                     *           "result_files": [
                     *             "QcDataTable.csv",
                     *             "evidence.txt",
                     *             "msmsScans.txt",
                     *             "parameters.txt",
                     *             "peptides.txt",
                     *             "proteinGroups.txt",
                     *             "summary.txt"
                     *           ]
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "states": {
                     *         "stored": 0,
                     *         "queued": 0,
                     *         "running": 0,
                     *         "done": 1,
                     *         "failed": 0,
                     *         "canceled": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RunList"];
                };
            };
            304: components["responses"]["ProteomicsNotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    getRun: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETags that the client has cached. A match returns 304 without a body.
                 * @example "none"
                 */
                "If-None-Match"?: components["parameters"]["ProteomicsIfNoneMatch"];
            };
            path: {
                /**
                 * @description The UUID of the run and of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ProteomicsETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "0199f301-5c77-7b90-a1d2-6e83f40b2c19",
                     *       "raw_file": "lumos_20250304_qc01.raw",
                     *       "project": "lung-cohort",
                     *       "pipeline": "tmt11-quality",
                     *       "state": "failed",
                     *       "origin": "upload",
                     *       "uploaded_by": "Instrument operator",
                     *       "uploaded_at": "2025-03-04T19:12:05Z",
                     *       "size": 734003200,
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "acquired_at": "2025-03-04T17:40:21",
                     *       "acquired_by": null,
                     *       "flagged": false,
                     *       "use_downstream": true,
                     *       "tool": "maxquant-tmt11",
                     *       "attempt": 1,
                     *       "queue_position": null,
                     *       "queued_at": "2025-03-04T19:12:05Z",
                     *       "started_at": "2025-03-04T19:12:07Z",
                     *       "finished_at": "2025-03-04T21:02:41Z",
                     *       "cancel_requested": false,
                     *       "message": "The step maxquant ended with exit code 1.",
                     *       "steps": [
                     *         {
                     *           "name": "rawtools",
                     *           "state": "done",
                     *           "started_at": "2025-03-04T19:12:07Z",
                     *           "finished_at": "2025-03-04T19:16:40Z",
                     *           "exit_code": 0,
                     *           "message": null
                     *         },
                     *         {
                     *           "name": "maxquant",
                     *           "state": "failed",
                     *           "started_at": "2025-03-04T19:16:40Z",
                     *           "finished_at": "2025-03-04T21:02:40Z",
                     *           "exit_code": 1,
                     *           "message": "The program ended with exit code 1."
                     *         }
                     *       ],
                     *       "columns_filled": 37,
                     *       "searched_with": {
                     *         "tool": "maxquant-tmt11",
                     *         "fasta": {
                     *           "version": 3,
                     *           "name": "human.fasta"
                     *         },
                     *         "template": {
                     *           "version": null,
                     *           "name": "mqpar.xml"
                     *         }
                     *       },
                     *       "result_files": [
                     *         "QcDataTable.csv"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PipelineRun"];
                };
            };
            304: components["responses"]["ProteomicsNotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    deleteRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the run and of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run was deleted, with its raw file and results. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RunStateConflict"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getRunLog: {
        parameters: {
            query?: {
                /**
                 * @description Returns only the output of this step. If absent or empty, returns all steps.
                 * @example maxquant
                 */
                step?: components["parameters"]["LogStep"];
                /**
                 * @description Returns only this number of last lines.
                 * @example 1000
                 */
                tail?: components["parameters"]["LogTail"];
            };
            header?: never;
            path: {
                /**
                 * @description The UUID of the run and of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log. Empty if the steps wrote nothing. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example 2025-03-04T19:12:07.120Z rawtools out Reading spectra
                     *     2025-03-04T19:16:39.904Z rawtools out Done
                     */
                    "text/plain": components["schemas"]["RunLogText"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    retryRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the run and of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/json": components["schemas"]["ActingUser"];
            };
        };
        responses: {
            /** @description The run is queued. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "0199f301-5c77-7b90-a1d2-6e83f40b2c19",
                     *       "raw_file": "lumos_20250304_qc01.raw",
                     *       "project": "lung-cohort",
                     *       "pipeline": "tmt11-quality",
                     *       "state": "queued",
                     *       "origin": "upload",
                     *       "uploaded_by": "Instrument operator",
                     *       "uploaded_at": "2025-03-04T19:12:05Z",
                     *       "size": 734003200,
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "acquired_at": "2025-03-04T17:40:21",
                     *       "acquired_by": null,
                     *       "flagged": false,
                     *       "use_downstream": true,
                     *       "tool": "maxquant-tmt11",
                     *       "attempt": 1,
                     *       "queue_position": 3,
                     *       "queued_at": "2025-03-05T07:01:12Z",
                     *       "started_at": null,
                     *       "finished_at": null,
                     *       "cancel_requested": false,
                     *       "message": null,
                     *       "steps": [
                     *         {
                     *           "name": "rawtools",
                     *           "state": "queued",
                     *           "started_at": null,
                     *           "finished_at": null,
                     *           "exit_code": null,
                     *           "message": null
                     *         },
                     *         {
                     *           "name": "maxquant",
                     *           "state": "queued",
                     *           "started_at": null,
                     *           "finished_at": null,
                     *           "exit_code": null,
                     *           "message": null
                     *         }
                     *       ],
                     *       "columns_filled": 37,
                     *       "searched_with": {
                     *         "tool": "maxquant-tmt11",
                     *         "fasta": {
                     *           "version": 3,
                     *           "name": "human.fasta"
                     *         },
                     *         "template": {
                     *           "version": null,
                     *           "name": "mqpar.xml"
                     *         }
                     *       },
                     *       "result_files": [
                     *         "QcDataTable.csv"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PipelineRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RunStateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    retryRuns: {
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
                 *       "pipeline": "0199f2c4-3b1e-7a52-8c06-2f4d9e71b305",
                 *       "runs": [
                 *         "0199f301-5c77-7b90-a1d2-6e83f40b2c19"
                 *       ],
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/json": components["schemas"]["SelectedRuns"];
            };
        };
        responses: {
            /** @description All runs are queued. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "queued": 1
                     *     }
                     */
                    "application/json": components["schemas"]["RetriedRuns"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RunStateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    cancelRuns: {
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
                 *       "pipeline": "0199f2c4-3b1e-7a52-8c06-2f4d9e71b305",
                 *       "runs": [
                 *         "0199f301-5c77-7b90-a1d2-6e83f40b2c19"
                 *       ],
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/json": components["schemas"]["SelectedRuns"];
            };
        };
        responses: {
            /** @description The runs are canceled, or their cancellation is requested. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "canceled": 1,
                     *       "ended": 0
                     *     }
                     */
                    "application/json": components["schemas"]["CanceledRuns"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RunStateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    cancelRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the run and of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/json": components["schemas"]["ActingUser"];
            };
        };
        responses: {
            /** @description The run is canceled, or the server asked it to end. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "0199f301-5c77-7b90-a1d2-6e83f40b2c19",
                     *       "raw_file": "lumos_20250304_qc01.raw",
                     *       "project": "lung-cohort",
                     *       "pipeline": "tmt11-quality",
                     *       "state": "running",
                     *       "origin": "upload",
                     *       "uploaded_by": "Instrument operator",
                     *       "uploaded_at": "2025-03-04T19:12:05Z",
                     *       "size": 734003200,
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "acquired_at": null,
                     *       "acquired_by": null,
                     *       "flagged": false,
                     *       "use_downstream": true,
                     *       "tool": "maxquant-tmt11",
                     *       "attempt": 1,
                     *       "queue_position": null,
                     *       "queued_at": "2025-03-04T19:12:05Z",
                     *       "started_at": "2025-03-04T19:12:07Z",
                     *       "finished_at": null,
                     *       "cancel_requested": true,
                     *       "message": null,
                     *       "steps": [
                     *         {
                     *           "name": "rawtools",
                     *           "state": "running",
                     *           "started_at": "2025-03-04T19:12:07Z",
                     *           "finished_at": null,
                     *           "exit_code": null,
                     *           "message": null
                     *         },
                     *         {
                     *           "name": "maxquant",
                     *           "state": "queued",
                     *           "started_at": null,
                     *           "finished_at": null,
                     *           "exit_code": null,
                     *           "message": null
                     *         }
                     *       ],
                     *       "columns_filled": 0,
                     *       "searched_with": null,
                     *       "result_files": []
                     *     }
                     */
                    "application/json": components["schemas"]["PipelineRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RunStateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getRunFigure: {
        parameters: {
            query?: {
                /**
                 * @description The run whose chromatogram is drawn under that of this run: its UUID, or `automatic` for the median run of the baseline of its sample type; without a baseline, of the latest 20 runs of the type that are neither flagged nor excluded. Other figures ignore it. A run of another pipeline returns 400.
                 * @example automatic
                 */
                reference?: components["parameters"]["ReferenceRun"];
                /**
                 * @description The format of the plot. `json` and `csv` return its numbers, `svg` and `png` the drawing. The default follows `Accept`.
                 * @example json
                 */
                format?: components["parameters"]["PlotFormat"];
                /**
                 * @description The width of the drawing in pixels.
                 * @example 960
                 */
                width?: components["parameters"]["PlotWidth"];
                /**
                 * @description The height of the drawing in pixels.
                 * @example 420
                 */
                height?: components["parameters"]["PlotHeight"];
            };
            header?: never;
            path: {
                /**
                 * @description The UUID of the run and of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
                /**
                 * @description The name of the figure.
                 * @example missed_cleavages
                 */
                figure: components["schemas"]["RunFigureName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figure in the requested format. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "figure": "missed_cleavages",
                     *       "title": "Missed cleavages",
                     *       "kind": "bar",
                     *       "x_title": "Missed cleavages",
                     *       "x_unit": null,
                     *       "y_title": "Peptides",
                     *       "y_unit": "%",
                     *       "columns": [
                     *         "Missed cleavages",
                     *         "Peptides [%]"
                     *       ],
                     *       "rows": [
                     *         [
                     *           "0",
                     *           82.85
                     *         ],
                     *         [
                     *           "1",
                     *           16.29
                     *         ],
                     *         [
                     *           "2",
                     *           0.85
                     *         ],
                     *         [
                     *           "3 or more",
                     *           0
                     *         ]
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RunFigure"];
                    /**
                     * @example Missed cleavages,Peptides [%]
                     *     0,82.85
                     *     1,16.29
                     *     2,0.85
                     *     3 or more,0
                     */
                    "text/csv": components["schemas"]["ProteomicsCsv"];
                    "image/svg+xml": components["schemas"]["PlotSvg"];
                    "image/png": components["schemas"]["PlotPng"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    setAcquisitionTime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the run and of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "acquired_at": "2025-03-04T17:40:21",
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/json": components["schemas"]["AcquisitionTime"];
            };
        };
        responses: {
            /** @description The run in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "0199f301-5c77-7b90-a1d2-6e83f40b2c19",
                     *       "raw_file": "lumos_20250304_qc01.raw",
                     *       "project": "lung-cohort",
                     *       "pipeline": "tmt11-quality",
                     *       "state": "failed",
                     *       "origin": "upload",
                     *       "uploaded_by": "Instrument operator",
                     *       "uploaded_at": "2025-03-04T19:12:05Z",
                     *       "size": 734003200,
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "acquired_at": "2025-03-04T17:40:21",
                     *       "acquired_by": "Instrument operator",
                     *       "flagged": false,
                     *       "use_downstream": true,
                     *       "tool": "maxquant-tmt11",
                     *       "attempt": 1,
                     *       "queue_position": null,
                     *       "queued_at": "2025-03-04T19:12:05Z",
                     *       "started_at": "2025-03-04T19:12:07Z",
                     *       "finished_at": "2025-03-04T21:02:41Z",
                     *       "cancel_requested": false,
                     *       "message": "The step maxquant ended with exit code 1.",
                     *       "steps": [
                     *         {
                     *           "name": "rawtools",
                     *           "state": "done",
                     *           "started_at": "2025-03-04T19:12:07Z",
                     *           "finished_at": "2025-03-04T19:16:40Z",
                     *           "exit_code": 0,
                     *           "message": null
                     *         },
                     *         {
                     *           "name": "maxquant",
                     *           "state": "failed",
                     *           "started_at": "2025-03-04T19:16:40Z",
                     *           "finished_at": "2025-03-04T21:02:40Z",
                     *           "exit_code": 1,
                     *           "message": "The program ended with exit code 1."
                     *         }
                     *       ],
                     *       "columns_filled": 37,
                     *       "searched_with": {
                     *         "tool": "maxquant-tmt11",
                     *         "fasta": {
                     *           "version": 3,
                     *           "name": "human.fasta"
                     *         },
                     *         "template": {
                     *           "version": null,
                     *           "name": "mqpar.xml"
                     *         }
                     *       },
                     *       "result_files": [
                     *         "QcDataTable.csv"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PipelineRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RunStateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    downloadRawFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description One byte range (RFC 9110, section 14.2). Several ranges and other units return the whole file. */
                Range?: components["parameters"]["FileRange"];
                /**
                 * @description The ETags that the client has cached. A match returns 304 without a body.
                 * @example "none"
                 */
                "If-None-Match"?: components["parameters"]["ProteomicsIfNoneMatch"];
            };
            path: {
                /**
                 * @description The UUID of the run and of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The raw file as uploaded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ProteomicsETag"];
                    "Accept-Ranges": components["headers"]["FileAcceptRanges"];
                    "Content-Disposition": components["headers"]["ProteomicsContentDisposition"];
                    "Repr-Digest": components["headers"]["FileDigest"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example The bytes of the file. */
                    "application/octet-stream": components["schemas"]["StoredBytes"];
                };
            };
            /** @description The requested byte range. */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ProteomicsETag"];
                    "Accept-Ranges": components["headers"]["FileAcceptRanges"];
                    "Content-Disposition": components["headers"]["ProteomicsContentDisposition"];
                    "Content-Range": components["headers"]["FileContentRange"];
                    "Repr-Digest": components["headers"]["FileDigest"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example The bytes of the file. */
                    "application/octet-stream": components["schemas"]["StoredBytes"];
                };
            };
            304: components["responses"]["ProteomicsNotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    downloadResultFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description One byte range (RFC 9110, section 14.2). Several ranges and other units return the whole file. */
                Range?: components["parameters"]["FileRange"];
                /**
                 * @description The ETags that the client has cached. A match returns 304 without a body.
                 * @example "none"
                 */
                "If-None-Match"?: components["parameters"]["ProteomicsIfNoneMatch"];
            };
            path: {
                /**
                 * @description The UUID of the run and of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
                /**
                 * @description The name of a result file in `result_files` of the run.
                 * @example proteinGroups.txt
                 */
                name: components["parameters"]["ResultFileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The raw file as uploaded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ProteomicsETag"];
                    "Accept-Ranges": components["headers"]["FileAcceptRanges"];
                    "Content-Disposition": components["headers"]["ProteomicsContentDisposition"];
                    "Repr-Digest": components["headers"]["FileDigest"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example The bytes of the file. */
                    "application/octet-stream": components["schemas"]["StoredBytes"];
                };
            };
            /** @description The requested byte range. */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ProteomicsETag"];
                    "Accept-Ranges": components["headers"]["FileAcceptRanges"];
                    "Content-Disposition": components["headers"]["ProteomicsContentDisposition"];
                    "Content-Range": components["headers"]["FileContentRange"];
                    "Repr-Digest": components["headers"]["FileDigest"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example The bytes of the file. */
                    "application/octet-stream": components["schemas"]["StoredBytes"];
                };
            };
            304: components["responses"]["ProteomicsNotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    downloadRunFiles: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Raw files of the pipeline, by name with or without extension. Repeat it for several.
                 * @example [
                 *       "lumos_20250304_qc01"
                 *     ]
                 */
                raw_file: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The .zip file. The response is streamed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Disposition": components["headers"]["ProteomicsContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example The bytes of the file. */
                    "application/zip": components["schemas"]["StoredBytes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    listQcMetrics: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETags that the client has cached. A match returns 304 without a body.
                 * @example "none"
                 */
                "If-None-Match"?: components["parameters"]["ProteomicsIfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All metrics of the server. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ProteomicsETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "metrics": [
                     *         {
                     *           "column": "NumMs1Scans",
                     *           "title": "MS1 spectra",
                     *           "group": "Scan counts and rates",
                     *           "type": "number",
                     *           "unit": "spectra",
                     *           "description": "The number of survey spectra (MS1).",
                     *           "formula": null,
                     *           "source": "QcDataTable.csv",
                     *           "better": "target",
                     *           "plottable": true,
                     *           "accession": "MS:4000059",
                     *           "id": "NumMs1Scans",
                     *           "name": "MS1 spectra",
                     *           "direction": "target",
                     *           "mzqc": "MS:4000059",
                     *           "sources": [
                     *             {
                     *               "engine": "rawtools",
                     *               "file": "QcDataTable.csv",
                     *               "column": "NumMs1Scans",
                     *               "filter": null
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "column": "Missed Cleavages [%]",
                     *           "title": "Missed cleavages",
                     *           "group": "Cleavage and residues",
                     *           "type": "number",
                     *           "unit": "%",
                     *           "description": "100 minus the share of peptides without a missed cleavage.",
                     *           "formula": "100 - N_missed_cleavages_eq_0 [%]",
                     *           "source": "peptides.txt",
                     *           "better": "lower",
                     *           "plottable": true,
                     *           "accession": null,
                     *           "id": "Missed Cleavages [%]",
                     *           "name": "Missed cleavages",
                     *           "direction": "lower",
                     *           "mzqc": null,
                     *           "sources": [
                     *             {
                     *               "engine": "maxquant",
                     *               "file": "peptides.txt",
                     *               "column": "Missed cleavages",
                     *               "filter": null
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "column": "precursors",
                     *           "title": "Precursors",
                     *           "group": "Engine identifications",
                     *           "type": "number",
                     *           "unit": "precursors",
                     *           "description": "The number of different precursors (peptide with modifications and charge) that pass the filter of the run.",
                     *           "formula": null,
                     *           "source": null,
                     *           "better": "higher",
                     *           "plottable": true,
                     *           "accession": "MS:4000103",
                     *           "id": "precursors",
                     *           "name": "Precursors",
                     *           "direction": "higher",
                     *           "mzqc": "MS:4000103",
                     *           "sources": [
                     *             {
                     *               "engine": "diann",
                     *               "file": "report.parquet or report.tsv",
                     *               "column": "Precursor.Id",
                     *               "filter": "Q.Value <= 0.01, Decoy = 0"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QcMetricList"];
                };
            };
            304: components["responses"]["ProteomicsNotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    getQcValues: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Metric IDs. Repeat it for several. If absent, returns all. Unknown IDs return 400 with the ID.
                 * @example [
                 *       "N_protein_groups",
                 *       "precursors"
                 *     ]
                 */
                metrics?: components["parameters"]["QcMetricIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values of the metrics. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "raw_files": [
                     *         "lumos_20250304_qc01.raw",
                     *         "lumos_20250305_qc02.raw"
                     *       ],
                     *       "metrics": {
                     *         "N_protein_groups": [
                     *           1843,
                     *           1790
                     *         ],
                     *         "precursors": [
                     *           null,
                     *           null
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["QcValues"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    getQcTable: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Columns of the quality-control table, in any order. Repeat it for several. If absent, returns all. Unknown names return 400 with the name.
                 * @example [
                 *       "RawFile",
                 *       "N_protein_groups"
                 *     ]
                 */
                columns?: components["parameters"]["QcColumns"];
                /**
                 * @description Returns only the last N raw files by upload. If absent or empty, returns all.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Returns only raw files that are (`yes`) or are not (`no`) marked "Use Downstream". `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of this instrument, by its name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group, a factor or characteristic of the sample metadata with its value, such as `disease=normal`. A text without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. Without it, each raw file is judged in the series of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded, as in `uploaded_by` of a run. Limits still come from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
                /**
                 * @description The format. `csv` returns an attachment. The default follows `Accept`.
                 * @example json
                 */
                format?: "json" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description For CSV, an attachment with its file name (RFC 6266). Absent for JSON.
                     * @example attachment; filename="tmt11-quality.csv"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "RawFile": [
                     *         "lumos_20250304_qc01",
                     *         "lumos_20250305_qc02"
                     *       ],
                     *       "N_protein_groups": [
                     *         1344,
                     *         1272
                     *       ],
                     *       "Mean_parent_int_frac": [
                     *         0.79,
                     *         null
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QcTable"];
                    /**
                     * @example RawFile,N_protein_groups,Mean_parent_int_frac
                     *     lumos_20250304_qc01,1344,0.79
                     *     lumos_20250305_qc02,1272,
                     */
                    "text/csv": components["schemas"]["ProteomicsCsv"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    exportQcValues: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Returns only the last N raw files by upload. If absent or empty, returns all.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Returns only raw files that are (`yes`) or are not (`no`) marked "Use Downstream". `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of this instrument, by its name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group, a factor or characteristic of the sample metadata with its value, such as `disease=normal`. A text without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. Without it, each raw file is judged in the series of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded, as in `uploaded_by` of a run. Limits still come from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
                /**
                 * @description Columns of the quality-control table, IDs of metrics, `Out Of Limits`, `Causes` and `Sample Type`, in the order of the response. Repeat it for several. `RawFile` always comes first. If absent, returns every column with a value. Unknown names return 400 with the name.
                 * @example [
                 *       "N_protein_groups"
                 *     ]
                 */
                columns?: components["parameters"]["ExportedColumns"];
                /**
                 * @description The baseline of the runs. Takes the values of `limits`, or the UUID of a reference set. Applies to chart, tiles, heat map, verdict and exported values. With `none`, the verdict uses `automatic`.
                 * @example automatic
                 */
                compare?: components["parameters"]["CompareOnPage"];
                /**
                 * @description The column or metric to order the raw files by. A minus sign means descending. The default is the acquisition time.
                 * @example -Index
                 */
                sort?: string;
                /**
                 * @description The format. `csv` and `xlsx` return an attachment. The default follows `Accept`.
                 * @example json
                 */
                format?: "json" | "csv" | "xlsx";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values of the metrics. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description For CSV and xlsx, an attachment with its file name (RFC 6266). Absent for JSON.
                     * @example attachment; filename="tmt11-quality.csv"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "RawFile": [
                     *         "lumos_20250304_qc01",
                     *         "lumos_20250305_qc02"
                     *       ],
                     *       "precursors": [
                     *         41344,
                     *         40272
                     *       ],
                     *       "protein_groups": [
                     *         5120,
                     *         null
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QcAllValues"];
                    /**
                     * @example RawFile,precursors,protein_groups
                     *     lumos_20250304_qc01,41344,5120
                     *     lumos_20250305_qc02,40272,
                     */
                    "text/csv": components["schemas"]["ProteomicsCsv"];
                    /** @example PK */
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    exportMzqc: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Returns only the last N raw files by upload. If absent or empty, returns all.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Returns only raw files that are (`yes`) or are not (`no`) marked "Use Downstream". `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of this instrument, by its name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group, a factor or characteristic of the sample metadata with its value, such as `disease=normal`. A text without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. Without it, each raw file is judged in the series of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded, as in `uploaded_by` of a run. Limits still come from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file as an attachment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Disposition": components["headers"]["ProteomicsContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mzQC": {
                     *         "version": "1.0.0",
                     *         "creationDate": "2025-03-06T08:00:00Z",
                     *         "description": "Quality control of lung-cohort/tmt11-quality",
                     *         "runQualities": [
                     *           {
                     *             "metadata": {
                     *               "label": "lumos_20250304_qc01",
                     *               "inputFiles": [
                     *                 {
                     *                   "name": "lumos_20250304_qc01.raw",
                     *                   "location": "http://127.0.0.1:8124/api/runs/0199f301-5c77-7b90-a1d2-6e83f40b2c19",
                     *                   "fileFormat": {
                     *                     "accession": "MS:1000563",
                     *                     "name": "Thermo RAW format"
                     *                   },
                     *                   "fileProperties": [
                     *                     {
                     *                       "accession": "MS:1003151",
                     *                       "name": "SHA-256",
                     *                       "value": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *                     }
                     *                   ]
                     *                 }
                     *               ],
                     *               "analysisSoftware": [
                     *                 {
                     *                   "accession": "MS:1001583",
                     *                   "name": "MaxQuant",
                     *                   "version": "1.6.10.43"
                     *                 }
                     *               ]
                     *             },
                     *             "qualityMetrics": [
                     *               {
                     *                 "accession": "MS:4000059",
                     *                 "name": "number of MS1 spectra",
                     *                 "value": 7499,
                     *                 "unit": {
                     *                   "accession": "UO:0000189",
                     *                   "name": "count unit"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "controlledVocabularies": [
                     *           {
                     *             "name": "PSI-MS",
                     *             "uri": "https://github.com/HUPO-PSI/psi-ms-CV/releases/download/v4.1.257/psi-ms.obo",
                     *             "version": "4.1.257"
                     *           },
                     *           {
                     *             "name": "Unit Ontology",
                     *             "uri": "http://purl.obolibrary.org/obo/uo.obo"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MzqcFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    getQcSummary: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Returns only the last N raw files by upload. If absent or empty, returns all.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Returns only raw files that are (`yes`) or are not (`no`) marked "Use Downstream". `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of this instrument, by its name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group, a factor or characteristic of the sample metadata with its value, such as `disease=normal`. A text without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. Without it, each raw file is judged in the series of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded, as in `uploaded_by` of a run. Limits still come from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary of the selected raw files. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "raw_files": 2,
                     *       "use_downstream": 1,
                     *       "flagged": 1,
                     *       "outside_limits": 0,
                     *       "last_acquired_at": "2025-03-04T17:40:21",
                     *       "tiles": [
                     *         {
                     *           "column": "N_protein_groups",
                     *           "title": "Protein groups",
                     *           "unit": "protein groups",
                     *           "median": 1308,
                     *           "last": 1344,
                     *           "last_outside": false
                     *         },
                     *         {
                     *           "column": "MS/MS Identified [%]",
                     *           "title": "Identified MS/MS",
                     *           "unit": "%",
                     *           "median": 32.5,
                     *           "last": 33,
                     *           "last_outside": null
                     *         }
                     *       ],
                     *       "verdict": {
                     *         "state": "out",
                     *         "sentence": "1 of 2 new runs is out: mass shift 2025-03-04 17:40.",
                     *         "new_runs": 2,
                     *         "waiting": 1,
                     *         "runs": [
                     *           {
                     *             "run": "0199f301-5c77-7b90-a1d2-6e83f40b2c19",
                     *             "raw_file": "lumos_20250304_qc01",
                     *             "acquired_at": "2025-03-04T17:40:21",
                     *             "metrics": [
                     *               "Uncalibrated - Calibrated m/z [ppm] (ave)"
                     *             ],
                     *             "causes": [
                     *               "mass_shift"
                     *             ]
                     *           }
                     *         ],
                     *         "changes": [
                     *           {
                     *             "metric": "Ms1MedianSummedIntensity",
                     *             "kind": "drift",
                     *             "raw_file": "lumos_20250303_qc01",
                     *             "acquired_at": "2025-03-03T17:38:02",
                     *             "before": 1400000000,
                     *             "after": 1010000000
                     *           }
                     *         ],
                     *         "outliers": [
                     *           {
                     *             "run": "0199f2ff-1111-7b90-a1d2-6e83f40b2c19",
                     *             "raw_file": "lumos_20250303_qc01",
                     *             "acquired_at": "2025-03-03T17:38:02",
                     *             "distance": 6.1,
                     *             "metrics": [
                     *               {
                     *                 "metric": "Ms1MedianSummedIntensity",
                     *                 "share": 0.62
                     *               },
                     *               {
                     *                 "metric": "N_peptides",
                     *                 "share": 0.38
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "sample_types": [
                     *         {
                     *           "sample_type": "qc",
                     *           "raw_files": 2,
                     *           "state": "out",
                     *           "sentence": "1 of 2 new runs is out: mass shift 2025-03-04 17:40."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QcSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    getQcTrend: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description A numeric metric of the catalog, such as a column of the quality-control table. Case-sensitive.
                 * @example N_protein_groups
                 */
                metric: components["parameters"]["QcMetricName"];
                /**
                 * @description The x axis. Draws runs in sequence (`index`) or by acquisition time (`time`).
                 * @example index
                 */
                x?: components["parameters"]["TrendAxis"];
                /**
                 * @description The kind of chart. `individuals` draws the values; `moving_range` the absolute difference from the previous value; `cusum` the cumulative sum in sigmas (allowance 0.5, decision interval 5; the larger of both sums, the lower one as a negative number); `ewma` the exponentially weighted moving average (weight 0.2, limits at 3 sigmas of the average). The last two require limits with a center and a sigma.
                 * @example individuals
                 */
                chart?: components["parameters"]["TrendChart"];
                /**
                 * @description The source of the control limits. They are computed from all raw files of the same sample type and instrument that match `search`, `instrument` and `group`; `from`, `to` and `data_range` select the view only. Raw files not marked "Use Downstream" are ignored. `moving_range` uses the mean moving range: center ± 2.66 times it for individuals, and 3.267 times it as upper limit for the moving range. `usual` uses median ± 3 × 1.4826 median absolute deviations, which is robust against outliers. `automatic` uses the pipeline's own limit if there is one, else its baseline, else `usual`. `guide_set` uses mean and standard deviation of the reference set in `guide_set`. `settings` uses the pipeline's own limit; there is none for moving ranges. `none` draws no limits.
                 * @example moving_range
                 */
                limits?: components["parameters"]["TrendLimits"];
                /**
                 * @description The UUID of the reference set. Required for `limits=guide_set`. By default, the heat map uses the baseline of each sample type.
                 * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
                 */
                guide_set?: components["parameters"]["ByGuideSet"];
                /**
                 * @description Control rules over several runs, in addition to the limits. `nelson` applies Nelson's eight rules of 1984; `westgard` applies 1-3s, 2-2s, R-4s, 4-1s and 10-x. A run breaks a rule if it completes the pattern. The rules require limits with a center and a sigma.
                 * @example nelson
                 */
                rules?: components["parameters"]["TrendRules"];
                /**
                 * @description Returns only the last N raw files by upload. If absent or empty, returns all.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Returns only raw files that are (`yes`) or are not (`no`) marked "Use Downstream". `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of this instrument, by its name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group, a factor or characteristic of the sample metadata with its value, such as `disease=normal`. A text without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. Without it, each raw file is judged in the series of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded, as in `uploaded_by` of a run. Limits still come from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
                /**
                 * @description The factor or characteristic whose groups the drawing distinguishes by color and shape. If absent or empty, distinguishes sample types if there are several, else instruments.
                 * @example
                 */
                color_by?: components["parameters"]["ColorBy"];
                /**
                 * @description The format of the plot. `json` and `csv` return its numbers, `svg` and `png` the drawing. The default follows `Accept`.
                 * @example json
                 */
                format?: components["parameters"]["PlotFormat"];
                /**
                 * @description The width of the drawing in pixels.
                 * @example 960
                 */
                width?: components["parameters"]["PlotWidth"];
                /**
                 * @description The height of the drawing in pixels.
                 * @example 420
                 */
                height?: components["parameters"]["PlotHeight"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plot in the requested format. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "metric": "N_protein_groups",
                     *       "title": "Protein groups",
                     *       "unit": "protein groups",
                     *       "x": "index",
                     *       "chart": "individuals",
                     *       "runs": [
                     *         {
                     *           "run": "0199f2ff-1111-7b90-a1d2-6e83f40b2c19",
                     *           "raw_file": "lumos_20250303_qc01",
                     *           "acquired_at": "2025-03-03T17:38:02",
                     *           "instrument": "Orbitrap Fusion Lumos",
                     *           "flagged": false,
                     *           "use_downstream": true,
                     *           "sample_type": "qc"
                     *         },
                     *         {
                     *           "run": "0199f301-5c77-7b90-a1d2-6e83f40b2c19",
                     *           "raw_file": "lumos_20250304_qc01",
                     *           "acquired_at": "2025-03-04T17:40:21",
                     *           "instrument": "Orbitrap Fusion Lumos",
                     *           "flagged": false,
                     *           "use_downstream": true,
                     *           "sample_type": "qc"
                     *         },
                     *         {
                     *           "run": "0199f30a-2222-7b90-a1d2-6e83f40b2c19",
                     *           "raw_file": "lumos_20250305_qc02",
                     *           "acquired_at": null,
                     *           "instrument": null,
                     *           "flagged": true,
                     *           "use_downstream": false,
                     *           "sample_type": "qc"
                     *         }
                     *       ],
                     *       "values": [
                     *         1340,
                     *         1344,
                     *         1272
                     *       ],
                     *       "outside": [
                     *         "inside",
                     *         "inside",
                     *         "inside"
                     *       ],
                     *       "rules": [
                     *         [],
                     *         [],
                     *         []
                     *       ],
                     *       "change": null,
                     *       "limits": {
                     *         "method": "moving_range",
                     *         "guide_set": null,
                     *         "runs": 3,
                     *         "centre": 1318.6666666666667,
                     *         "sigma": 33.687943262411345,
                     *         "lower": 1217.6028368794325,
                     *         "upper": 1419.7304964539007,
                     *         "bands": [
                     *           {
                     *             "sigmas": 1,
                     *             "lower": 1284.9787234042553,
                     *             "upper": 1352.354609929078
                     *           },
                     *           {
                     *             "sigmas": 2,
                     *             "lower": 1251.290780141844,
                     *             "upper": 1386.0425531914893
                     *           },
                     *           {
                     *             "sigmas": 3,
                     *             "lower": 1217.6028368794325,
                     *             "upper": 1419.7304964539007
                     *           }
                     *         ]
                     *       },
                     *       "annotations": [
                     *         {
                     *           "id": "0199f4b7-6d10-7c45-8e21-a90f35c2d718",
                     *           "kind": "column_change",
                     *           "at": "2025-03-04T08:30:00",
                     *           "text": "New column, 50 cm",
                     *           "until": null,
                     *           "instrument": null,
                     *           "excludes_runs": false,
                     *           "changed_by": "Instrument operator",
                     *           "changed_at": "2025-03-04T08:41:19Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QcTrend"];
                    /**
                     * @example RawFile,AcquiredAt,N_protein_groups,Outside
                     *     lumos_20250304_qc01,2025-03-04T17:40:21,1344,inside
                     */
                    "text/csv": components["schemas"]["ProteomicsCsv"];
                    "image/svg+xml": components["schemas"]["PlotSvg"];
                    "image/png": components["schemas"]["PlotPng"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    getQcHeatmap: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Numeric metrics of the catalog. Repeat it for several. The default is ten metrics of the engine of the newest results.
                 * @example [
                 *       "N_protein_groups",
                 *       "N_peptides"
                 *     ]
                 */
                metrics?: components["parameters"]["HeatmapMetrics"];
                /**
                 * @description The UUID of the reference set. Required for `limits=guide_set`. By default, the heat map uses the baseline of each sample type.
                 * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
                 */
                guide_set?: components["parameters"]["ByGuideSet"];
                /**
                 * @description Returns only the last N raw files by upload. If absent or empty, returns all.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Returns only raw files that are (`yes`) or are not (`no`) marked "Use Downstream". `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of this instrument, by its name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group, a factor or characteristic of the sample metadata with its value, such as `disease=normal`. A text without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. Without it, each raw file is judged in the series of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded, as in `uploaded_by` of a run. Limits still come from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
                /**
                 * @description The format of the plot. `json` and `csv` return its numbers, `svg` and `png` the drawing. The default follows `Accept`.
                 * @example json
                 */
                format?: components["parameters"]["PlotFormat"];
                /**
                 * @description The width of the drawing in pixels.
                 * @example 960
                 */
                width?: components["parameters"]["PlotWidth"];
                /**
                 * @description The height of the drawing in pixels.
                 * @example 420
                 */
                height?: components["parameters"]["PlotHeight"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plot in the requested format. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "metrics": [
                     *         {
                     *           "column": "N_protein_groups",
                     *           "title": "Protein groups",
                     *           "unit": "protein groups",
                     *           "better": "higher"
                     *         },
                     *         {
                     *           "column": "Oxidations [%]",
                     *           "title": "Oxidations",
                     *           "unit": "%",
                     *           "better": "lower"
                     *         }
                     *       ],
                     *       "runs": [
                     *         {
                     *           "run": "0199f301-5c77-7b90-a1d2-6e83f40b2c19",
                     *           "raw_file": "lumos_20250304_qc01",
                     *           "acquired_at": "2025-03-04T17:40:21",
                     *           "instrument": "Orbitrap Fusion Lumos",
                     *           "flagged": false,
                     *           "use_downstream": true,
                     *           "sample_type": "qc"
                     *         }
                     *       ],
                     *       "scores": [
                     *         [
                     *           1,
                     *           0.82
                     *         ]
                     *       ],
                     *       "values": [
                     *         [
                     *           1344,
                     *           3.05
                     *         ]
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QcHeatmap"];
                    /**
                     * @example RawFile,Metric,Value,Score
                     *     lumos_20250304_qc01,N_protein_groups,1344,1
                     *     lumos_20250304_qc01,Oxidations [%],3.05,0.82
                     */
                    "text/csv": components["schemas"]["ProteomicsCsv"];
                    "image/svg+xml": components["schemas"]["PlotSvg"];
                    "image/png": components["schemas"]["PlotPng"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    getQcScatter: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description A numeric metric of the catalog, such as a column of the quality-control table. Case-sensitive. The default is the first metric of the engine of the newest results, N_protein_groups for MaxQuant.
                 * @example N_protein_groups
                 */
                metric?: components["parameters"]["QcMetricOnPage"];
                /**
                 * @description The metric of the horizontal axis, as `metric` is that of the vertical axis. The defaults are the first two metrics of the engine of the newest results.
                 * @example N_peptides
                 */
                against?: components["parameters"]["ScatterAgainst"];
                /**
                 * @description Returns only the last N raw files by upload. If absent or empty, returns all.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Returns only raw files that are (`yes`) or are not (`no`) marked "Use Downstream". `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of this instrument, by its name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group, a factor or characteristic of the sample metadata with its value, such as `disease=normal`. A text without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. Without it, each raw file is judged in the series of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded, as in `uploaded_by` of a run. Limits still come from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
                /**
                 * @description The format of the plot. `json` and `csv` return its numbers, `svg` and `png` the drawing. The default follows `Accept`.
                 * @example json
                 */
                format?: components["parameters"]["PlotFormat"];
                /**
                 * @description The width of the drawing in pixels.
                 * @example 960
                 */
                width?: components["parameters"]["PlotWidth"];
                /**
                 * @description The height of the drawing in pixels.
                 * @example 420
                 */
                height?: components["parameters"]["PlotHeight"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plot in the requested format. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "metric": "N_protein_groups",
                     *       "against": "N_peptides",
                     *       "runs": [
                     *         {
                     *           "run": "0199f301-5c77-7b90-a1d2-6e83f40b2c19",
                     *           "raw_file": "lumos_20250304_qc01",
                     *           "acquired_at": "2025-03-04T17:40:21",
                     *           "instrument": "Orbitrap Fusion Lumos",
                     *           "flagged": false,
                     *           "use_downstream": true,
                     *           "sample_type": "qc"
                     *         }
                     *       ],
                     *       "values": [
                     *         1340
                     *       ],
                     *       "against_values": [
                     *         6512
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QcScatter"];
                    /**
                     * @example RawFile,Acquired,N_protein_groups,N_peptides
                     *     lumos_20250304_qc01,2025-03-04T17:40:21,1340,6512
                     */
                    "text/csv": components["schemas"]["ProteomicsCsv"];
                    "image/svg+xml": components["schemas"]["PlotSvg"];
                    "image/png": components["schemas"]["PlotPng"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    getQcChannels: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description The quantity to show for each TMT channel and run. `missing_values` counts protein groups without a value. `quantified_share` is the share of protein groups with a value (labeling yield). `summed_intensity` is the sum of corrected reporter intensities. The last two exclude groups whose name contains `CON__` or `REV__`.
                 * @example missing_values
                 */
                measure?: components["parameters"]["ChannelMeasure"];
                /**
                 * @description Returns only the last N raw files by upload. If absent or empty, returns all.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Returns only raw files that are (`yes`) or are not (`no`) marked "Use Downstream". `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of this instrument, by its name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group, a factor or characteristic of the sample metadata with its value, such as `disease=normal`. A text without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. Without it, each raw file is judged in the series of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded, as in `uploaded_by` of a run. Limits still come from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
                /**
                 * @description The format of the plot. `json` and `csv` return its numbers, `svg` and `png` the drawing. The default follows `Accept`.
                 * @example json
                 */
                format?: components["parameters"]["PlotFormat"];
                /**
                 * @description The width of the drawing in pixels.
                 * @example 960
                 */
                width?: components["parameters"]["PlotWidth"];
                /**
                 * @description The height of the drawing in pixels.
                 * @example 420
                 */
                height?: components["parameters"]["PlotHeight"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plot in the requested format. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "measure": "missing_values",
                     *       "unit": "protein groups",
                     *       "channels": [
                     *         {
                     *           "number": 1,
                     *           "label": "126"
                     *         },
                     *         {
                     *           "number": 2,
                     *           "label": "127N"
                     *         },
                     *         {
                     *           "number": 3,
                     *           "label": "127C"
                     *         }
                     *       ],
                     *       "runs": [
                     *         {
                     *           "run": "0199f301-5c77-7b90-a1d2-6e83f40b2c19",
                     *           "raw_file": "lumos_20250304_qc01",
                     *           "acquired_at": "2025-03-04T17:40:21",
                     *           "instrument": "Orbitrap Fusion Lumos",
                     *           "flagged": false,
                     *           "use_downstream": true,
                     *           "sample_type": "qc"
                     *         }
                     *       ],
                     *       "values": [
                     *         [
                     *           9,
                     *           9,
                     *           null
                     *         ]
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QcChannels"];
                    /**
                     * @example RawFile,Channel,Label,missing_values
                     *     lumos_20250304_qc01,1,126,9
                     */
                    "text/csv": components["schemas"]["ProteomicsCsv"];
                    "image/svg+xml": components["schemas"]["PlotSvg"];
                    "image/png": components["schemas"]["PlotPng"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    getQcSpikeIns: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description The spike-in to show, which is the first or second peptide of the pipeline, or its protein.
                 * @example qc1
                 */
                sample?: components["parameters"]["SpikeInSample"];
                /**
                 * @description Returns only the last N raw files by upload. If absent or empty, returns all.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Returns only raw files that are (`yes`) or are not (`no`) marked "Use Downstream". `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of this instrument, by its name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group, a factor or characteristic of the sample metadata with its value, such as `disease=normal`. A text without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. Without it, each raw file is judged in the series of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded, as in `uploaded_by` of a run. Limits still come from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
                /**
                 * @description The format of the plot. `json` and `csv` return its numbers, `svg` and `png` the drawing. The default follows `Accept`.
                 * @example json
                 */
                format?: components["parameters"]["PlotFormat"];
                /**
                 * @description The width of the drawing in pixels.
                 * @example 960
                 */
                width?: components["parameters"]["PlotWidth"];
                /**
                 * @description The height of the drawing in pixels.
                 * @example 420
                 */
                height?: components["parameters"]["PlotHeight"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plot in the requested format. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sample": "qc1",
                     *       "searched": "HVLTSIGEK",
                     *       "runs": [
                     *         {
                     *           "run": "0199f301-5c77-7b90-a1d2-6e83f40b2c19",
                     *           "raw_file": "lumos_20250304_qc01",
                     *           "acquired_at": "2025-03-04T17:40:21",
                     *           "instrument": "Orbitrap Fusion Lumos",
                     *           "flagged": false,
                     *           "use_downstream": true,
                     *           "sample_type": "qc"
                     *         }
                     *       ],
                     *       "columns": [
                     *         {
                     *           "column": "qc1_peptide_charges",
                     *           "title": "Charge states",
                     *           "unit": null,
                     *           "values": [
                     *             "[2, 3]"
                     *           ]
                     *         },
                     *         {
                     *           "column": "calibrated_retention_time_qc1",
                     *           "title": "Retention time",
                     *           "unit": "min",
                     *           "values": [
                     *             31.274
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QcSpikeIns"];
                    /**
                     * @example RawFile,qc1_peptide_charges,calibrated_retention_time_qc1
                     *     lumos_20250304_qc01,"[2, 3]",31.274
                     */
                    "text/csv": components["schemas"]["ProteomicsCsv"];
                    "image/svg+xml": components["schemas"]["PlotSvg"];
                    "image/png": components["schemas"]["PlotPng"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    getQcProteins: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Names as returned by the protein-names operation. Repeat it for several.
                 * @example [
                 *       "P02769"
                 *     ]
                 */
                protein_names: components["parameters"]["ProteinNamesInQuery"];
                /**
                 * @description The name or prefix of the protein table columns to show. The default is reporter intensities if the newest tables contain them, else the engine's protein group quantity.
                 * @example Reporter intensity corrected
                 */
                column?: components["parameters"]["IntensityColumn"];
                /**
                 * @description With `yes`, divides each value by the sum over the channels of its protein and run.
                 * @example no
                 */
                normalised?: components["parameters"]["QcNormalised"];
                /**
                 * @description Returns only the last N raw files by upload. If absent or empty, returns all.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Returns only raw files that are (`yes`) or are not (`no`) marked "Use Downstream". `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of this instrument, by its name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group, a factor or characteristic of the sample metadata with its value, such as `disease=normal`. A text without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. Without it, each raw file is judged in the series of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded, as in `uploaded_by` of a run. Limits still come from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
                /**
                 * @description The format of the plot. `json` and `csv` return its numbers, `svg` and `png` the drawing. The default follows `Accept`.
                 * @example json
                 */
                format?: components["parameters"]["PlotFormat"];
                /**
                 * @description The width of the drawing in pixels.
                 * @example 960
                 */
                width?: components["parameters"]["PlotWidth"];
                /**
                 * @description The height of the drawing in pixels.
                 * @example 420
                 */
                height?: components["parameters"]["PlotHeight"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plot in the requested format. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "columns": [
                     *         "Reporter intensity corrected 1",
                     *         "Reporter intensity corrected 2"
                     *       ],
                     *       "normalised": false,
                     *       "runs": [
                     *         {
                     *           "run": "0199f301-5c77-7b90-a1d2-6e83f40b2c19",
                     *           "raw_file": "lumos_20250304_qc01",
                     *           "acquired_at": "2025-03-04T17:40:21",
                     *           "instrument": "Orbitrap Fusion Lumos",
                     *           "flagged": false,
                     *           "use_downstream": true,
                     *           "sample_type": "qc"
                     *         }
                     *       ],
                     *       "proteins": [
                     *         {
                     *           "protein_name": "P02769",
                     *           "values": [
                     *             [
                     *               780430,
                     *               null
                     *             ]
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QcProteins"];
                    /**
                     * @example RawFile,Majority protein IDs,Reporter intensity corrected 1,Reporter intensity corrected 2
                     *     lumos_20250304_qc01,P02769,780430,
                     */
                    "text/csv": components["schemas"]["ProteomicsCsv"];
                    "image/svg+xml": components["schemas"]["PlotSvg"];
                    "image/png": components["schemas"]["PlotPng"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    listQcReviews: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["ProteomicsLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["ProteomicsOffset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of changes, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0199f4a1-77f0-7c02-8a3e-5d0be2946c31",
                     *           "raw_file": "lumos_20250305_qc02",
                     *           "flagged": true,
                     *           "use_downstream": false,
                     *           "flagged_before": false,
                     *           "use_downstream_before": true,
                     *           "sample_type": null,
                     *           "sample_type_before": null,
                     *           "reason": "Spray unstable from minute 40",
                     *           "changed_by": "Instrument operator",
                     *           "changed_at": "2025-03-06T07:55:10Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["QcReviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    reviewRawFiles: {
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
                 *       "project": "lung-cohort",
                 *       "pipeline": "tmt11-quality",
                 *       "raw_files": [
                 *         "lumos_20250305_qc02"
                 *       ],
                 *       "flagged": true,
                 *       "use_downstream": false,
                 *       "reason": "Spray unstable from minute 40",
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/json": components["schemas"]["QcReviewRequest"];
            };
        };
        responses: {
            /** @description The updated raw files. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": [
                     *         {
                     *           "id": "0199f4a1-77f0-7c02-8a3e-5d0be2946c31",
                     *           "raw_file": "lumos_20250305_qc02",
                     *           "flagged": true,
                     *           "use_downstream": false,
                     *           "flagged_before": false,
                     *           "use_downstream_before": true,
                     *           "sample_type": null,
                     *           "sample_type_before": null,
                     *           "reason": "Spray unstable from minute 40",
                     *           "changed_by": "Instrument operator",
                     *           "changed_at": "2025-03-06T07:55:10Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QcReviewResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listGuideSets: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["ProteomicsLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["ProteomicsOffset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reference sets, ordered by name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2",
                     *           "project": "lung-cohort",
                     *           "pipeline": "tmt11-quality",
                     *           "name": "March baseline",
                     *           "note": "After the new column",
                     *           "raw_files": [
                     *             "lumos_20250303_qc01",
                     *             "lumos_20250304_qc01"
                     *           ],
                     *           "baseline": true,
                     *           "sample_type": "qc",
                     *           "changed_by": "Instrument operator",
                     *           "changed_at": "2025-03-06T07:58:44Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["QcGuideSetList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    createGuideSet: {
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
                 *       "project": "lung-cohort",
                 *       "pipeline": "tmt11-quality",
                 *       "name": "March baseline",
                 *       "note": "After the new column",
                 *       "raw_files": [
                 *         "lumos_20250303_qc01",
                 *         "lumos_20250304_qc01"
                 *       ],
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/json": components["schemas"]["QcGuideSetRequest"];
            };
        };
        responses: {
            /** @description The new reference set. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["ProteomicsLocation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2",
                     *       "project": "lung-cohort",
                     *       "pipeline": "tmt11-quality",
                     *       "name": "March baseline",
                     *       "note": "After the new column",
                     *       "raw_files": [
                     *         "lumos_20250303_qc01",
                     *         "lumos_20250304_qc01"
                     *       ],
                     *       "baseline": true,
                     *       "sample_type": "qc",
                     *       "changed_by": "Instrument operator",
                     *       "changed_at": "2025-03-06T07:58:44Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QcGuideSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProteomicsNameConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getGuideSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the reference set.
                 * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
                 */
                guide_set: components["parameters"]["GuideSetUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reference set with this UUID. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2",
                     *       "project": "lung-cohort",
                     *       "pipeline": "tmt11-quality",
                     *       "name": "March baseline",
                     *       "note": "After the new column",
                     *       "raw_files": [
                     *         "lumos_20250303_qc01",
                     *         "lumos_20250304_qc01"
                     *       ],
                     *       "baseline": true,
                     *       "sample_type": "qc",
                     *       "changed_by": "Instrument operator",
                     *       "changed_at": "2025-03-06T07:58:44Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QcGuideSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    changeGuideSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the reference set.
                 * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
                 */
                guide_set: components["parameters"]["GuideSetUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "March baseline",
                 *       "note": "Without the run of the third",
                 *       "raw_files": [
                 *         "lumos_20250304_qc01",
                 *         "lumos_20250306_qc01"
                 *       ],
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/json": components["schemas"]["QcGuideSetChange"];
            };
        };
        responses: {
            /** @description The updated reference set. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2",
                     *       "project": "lung-cohort",
                     *       "pipeline": "tmt11-quality",
                     *       "name": "March baseline",
                     *       "note": "Without the run of the third",
                     *       "raw_files": [
                     *         "lumos_20250304_qc01",
                     *         "lumos_20250306_qc01"
                     *       ],
                     *       "baseline": true,
                     *       "sample_type": "qc",
                     *       "changed_by": "Instrument operator",
                     *       "changed_at": "2025-03-07T09:10:02Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QcGuideSet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProteomicsNameConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteGuideSet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The UUID of the user who makes the change, for operations without a body. Required if PROTEOMICS_ACCESS is `open`.
                 * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
                 */
                "Concordat-User"?: components["parameters"]["ConcordatUser"];
            };
            path: {
                /**
                 * @description The UUID of the reference set.
                 * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
                 */
                guide_set: components["parameters"]["GuideSetUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reference set was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["GuideSetInUse"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listAnnotations: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["ProteomicsLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["ProteomicsOffset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of annotations, ordered by time. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0199f4b7-6d10-7c45-8e21-a90f35c2d718",
                     *           "kind": "column_change",
                     *           "at": "2025-03-04T08:30:00",
                     *           "text": "New column, 50 cm",
                     *           "until": null,
                     *           "instrument": null,
                     *           "excludes_runs": false,
                     *           "changed_by": "Instrument operator",
                     *           "changed_at": "2025-03-04T08:41:19Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["QcAnnotationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    createAnnotation: {
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
                 *       "project": "lung-cohort",
                 *       "pipeline": "tmt11-quality",
                 *       "kind": "column_change",
                 *       "at": "2025-03-04T08:30:00",
                 *       "text": "New column, 50 cm",
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/json": components["schemas"]["QcAnnotationRequest"];
            };
        };
        responses: {
            /** @description The new annotation. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["ProteomicsLocation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f4b7-6d10-7c45-8e21-a90f35c2d718",
                     *       "kind": "column_change",
                     *       "at": "2025-03-04T08:30:00",
                     *       "text": "New column, 50 cm",
                     *       "until": null,
                     *       "instrument": null,
                     *       "excludes_runs": false,
                     *       "changed_by": "Instrument operator",
                     *       "changed_at": "2025-03-04T08:41:19Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QcAnnotation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PipelineRecordsFull"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getAnnotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the annotation.
                 * @example 0199f4b7-6d10-7c45-8e21-a90f35c2d718
                 */
                annotation: components["parameters"]["AnnotationUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The annotation with this UUID. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f4b7-6d10-7c45-8e21-a90f35c2d718",
                     *       "kind": "column_change",
                     *       "at": "2025-03-04T08:30:00",
                     *       "text": "New column, 50 cm",
                     *       "until": null,
                     *       "instrument": null,
                     *       "excludes_runs": false,
                     *       "changed_by": "Instrument operator",
                     *       "changed_at": "2025-03-04T08:41:19Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QcAnnotation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    changeAnnotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the annotation.
                 * @example 0199f4b7-6d10-7c45-8e21-a90f35c2d718
                 */
                annotation: components["parameters"]["AnnotationUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "column_change",
                 *       "at": "2025-03-04T08:30:00",
                 *       "text": "New column, 50 cm, 75 µm",
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/json": components["schemas"]["QcAnnotationChange"];
            };
        };
        responses: {
            /** @description The updated annotation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f4b7-6d10-7c45-8e21-a90f35c2d718",
                     *       "kind": "column_change",
                     *       "at": "2025-03-04T08:30:00",
                     *       "text": "New column, 50 cm, 75 µm",
                     *       "until": null,
                     *       "instrument": null,
                     *       "excludes_runs": false,
                     *       "changed_by": "Instrument operator",
                     *       "changed_at": "2025-03-04T09:02:57Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QcAnnotation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteAnnotation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The UUID of the user who makes the change, for operations without a body. Required if PROTEOMICS_ACCESS is `open`.
                 * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
                 */
                "Concordat-User"?: components["parameters"]["ConcordatUser"];
            };
            path: {
                /**
                 * @description The UUID of the annotation.
                 * @example 0199f4b7-6d10-7c45-8e21-a90f35c2d718
                 */
                annotation: components["parameters"]["AnnotationUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The annotation was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listSilences: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The silences that have not expired. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0199f6d2-18c4-7b0e-a3f5-60d9c2e41b77",
                     *           "cause": "mass_shift",
                     *           "instrument": null,
                     *           "note": "Calibration booked for tomorrow",
                     *           "until": "2099-03-05T08:00:00Z",
                     *           "changed_by": "Instrument operator",
                     *           "changed_at": "2025-03-04T18:02:11Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QcSilenceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    createSilence: {
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
                 *       "project": "lung-cohort",
                 *       "pipeline": "tmt11-quality",
                 *       "cause": "mass_shift",
                 *       "note": "Calibration booked for tomorrow",
                 *       "until": "2099-03-05T08:00:00Z",
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/json": components["schemas"]["QcSilenceRequest"];
            };
        };
        responses: {
            /** @description The new silence. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0199f6d2-18c4-7b0e-a3f5-60d9c2e41b77",
                     *       "cause": "mass_shift",
                     *       "instrument": null,
                     *       "note": "Calibration booked for tomorrow",
                     *       "until": "2099-03-05T08:00:00Z",
                     *       "changed_by": "Instrument operator",
                     *       "changed_at": "2025-03-04T18:02:11Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QcSilence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PipelineRecordsFull"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    endSilence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The UUID of the user who makes the change, for operations without a body. Required if PROTEOMICS_ACCESS is `open`.
                 * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
                 */
                "Concordat-User"?: components["parameters"]["ConcordatUser"];
            };
            path: {
                /**
                 * @description The UUID of the silence.
                 * @example 0199f6d2-18c4-7b0e-a3f5-60d9c2e41b77
                 */
                silence: components["parameters"]["SilenceUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The silence ended. New values out of limits create alerts. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getQcLimits: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. Empty if none were set. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "limits": [
                     *         {
                     *           "metric": "N_peptides",
                     *           "method": "guide_set",
                     *           "guide_set": "0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2",
                     *           "sigmas": 3,
                     *           "lower": null,
                     *           "upper": null
                     *         },
                     *         {
                     *           "metric": "Oxidations [%]",
                     *           "method": "fixed",
                     *           "guide_set": null,
                     *           "sigmas": null,
                     *           "lower": null,
                     *           "upper": 8
                     *         }
                     *       ],
                     *       "changed_by": "Instrument operator",
                     *       "changed_at": "2025-03-06T08:03:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QcLimits"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    setQcLimits: {
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
                 *       "project": "lung-cohort",
                 *       "pipeline": "tmt11-quality",
                 *       "limits": [
                 *         {
                 *           "metric": "N_peptides",
                 *           "method": "guide_set",
                 *           "guide_set": "0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2",
                 *           "sigmas": 3,
                 *           "lower": null,
                 *           "upper": null
                 *         },
                 *         {
                 *           "metric": "Oxidations [%]",
                 *           "method": "fixed",
                 *           "guide_set": null,
                 *           "sigmas": null,
                 *           "lower": null,
                 *           "upper": 8
                 *         }
                 *       ],
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/json": components["schemas"]["QcLimitsRequest"];
            };
        };
        responses: {
            /** @description The updated limits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "limits": [
                     *         {
                     *           "metric": "N_peptides",
                     *           "method": "guide_set",
                     *           "guide_set": "0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2",
                     *           "sigmas": 3,
                     *           "lower": null,
                     *           "upper": null
                     *         },
                     *         {
                     *           "metric": "Oxidations [%]",
                     *           "method": "fixed",
                     *           "guide_set": null,
                     *           "sigmas": null,
                     *           "lower": null,
                     *           "upper": 8
                     *         }
                     *       ],
                     *       "changed_by": "Instrument operator",
                     *       "changed_at": "2025-03-06T08:03:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QcLimits"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getQcTargets: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracked peptides and proteins. Empty if none were set. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "targets": [
                     *         {
                     *           "kind": "peptide",
                     *           "name": "HVLTSIGEK",
                     *           "metrics": {
                     *             "retention_time": "peptide:HVLTSIGEK:rt_min",
                     *             "area": "peptide:HVLTSIGEK:area",
                     *             "mass_error": "peptide:HVLTSIGEK:ppm"
                     *           }
                     *         },
                     *         {
                     *           "kind": "protein",
                     *           "name": "P02769",
                     *           "metrics": {
                     *             "retention_time": "protein:P02769:rt_min",
                     *             "area": "protein:P02769:area",
                     *             "mass_error": "protein:P02769:ppm"
                     *           }
                     *         }
                     *       ],
                     *       "waiting": 0,
                     *       "changed_by": "Instrument operator",
                     *       "changed_at": "2025-03-06T08:03:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QcTargets"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    setQcTargets: {
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
                 *       "project": "lung-cohort",
                 *       "pipeline": "tmt11-quality",
                 *       "targets": [
                 *         {
                 *           "kind": "peptide",
                 *           "name": "HVLTSIGEK"
                 *         },
                 *         {
                 *           "kind": "protein",
                 *           "name": "P02769"
                 *         }
                 *       ],
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/json": components["schemas"]["QcTargetsRequest"];
            };
        };
        responses: {
            /** @description The updated targets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "targets": [
                     *         {
                     *           "kind": "peptide",
                     *           "name": "HVLTSIGEK",
                     *           "metrics": {
                     *             "retention_time": "peptide:HVLTSIGEK:rt_min",
                     *             "area": "peptide:HVLTSIGEK:area",
                     *             "mass_error": "peptide:HVLTSIGEK:ppm"
                     *           }
                     *         },
                     *         {
                     *           "kind": "protein",
                     *           "name": "P02769",
                     *           "metrics": {
                     *             "retention_time": "protein:P02769:rt_min",
                     *             "area": "protein:P02769:area",
                     *             "mass_error": "protein:P02769:ppm"
                     *           }
                     *         }
                     *       ],
                     *       "waiting": 0,
                     *       "changed_by": "Instrument operator",
                     *       "changed_at": "2025-03-06T08:03:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QcTargets"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getQcVariation: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description The name of the factor or characteristic. A name without samples returns 400.
                 * @example disease
                 */
                by: string;
                /**
                 * @description Returns only raw files that are (`yes`) or are not (`no`) marked "Use Downstream". `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups by value. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "by": "disease",
                     *       "groups": [
                     *         {
                     *           "value": "normal",
                     *           "runs": 3,
                     *           "proteins": 1210,
                     *           "median_cv_percent": 8.4,
                     *           "cv_below_20_share": 0.912
                     *         },
                     *         {
                     *           "value": "sick",
                     *           "runs": 1,
                     *           "proteins": 0,
                     *           "median_cv_percent": null,
                     *           "cv_below_20_share": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QcVariation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    getSamples: {
        parameters: {
            query: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["samples"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    setSamples: {
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
                 *       "project": "lung-cohort",
                 *       "pipeline": "tmt11-quality",
                 *       "file_name": "lung-cohort.sdrf.tsv",
                 *       "content": "source name\tcharacteristics[organism]\tassay name\tcomment[label]\tcomment[data file]\tfactor value[disease]\nlung 1\thomo sapiens\trun 1\tlabel free sample\tlumos_20250304_qc01.raw\tnormal\n",
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/json": components["schemas"]["PipelineSamplesRequest"];
            };
        };
        responses: {
            200: components["responses"]["samples"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsLoginRequired"];
            403: components["responses"]["ProteomicsNotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listAdminProjects: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["ProteomicsLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["ProteomicsOffset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects, ordered by `pk`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "pk": 1,
                     *           "name": "Lung cohort",
                     *           "description": "Eleven-plex quality control of the lung cohort.",
                     *           "slug": "lung-cohort",
                     *           "created_at": "2025-03-01T09:00:00Z",
                     *           "pipelines": 1,
                     *           "raw_files": 2,
                     *           "collaboration": null,
                     *           "archived": false
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ProteomicsProjectDetailList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    createProteomicsProject: {
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
                 *       "name": "Lung cohort",
                 *       "description": "Eleven-plex quality control of the lung cohort."
                 *     }
                 */
                "application/json": components["schemas"]["ProteomicsProjectInput"];
            };
        };
        responses: {
            /** @description The new project. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pk": 1,
                     *       "name": "Lung cohort",
                     *       "description": "Eleven-plex quality control of the lung cohort.",
                     *       "slug": "lung-cohort"
                     *     }
                     */
                    "application/json": components["schemas"]["ProteomicsProject"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            409: components["responses"]["ProteomicsNameConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteProteomicsProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProteomicsNotEmpty"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    changeProteomicsProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Lung cohort",
                 *       "description": "Closed in March.",
                 *       "archived": true
                 *     }
                 */
                "application/json": components["schemas"]["ProteomicsProjectChange"];
            };
        };
        responses: {
            /** @description The updated project. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pk": 1,
                     *       "name": "Lung cohort",
                     *       "description": "Closed in March.",
                     *       "slug": "lung-cohort",
                     *       "created_at": "2025-03-01T09:00:00Z",
                     *       "pipelines": 1,
                     *       "raw_files": 2,
                     *       "collaboration": null,
                     *       "archived": true
                     *     }
                     */
                    "application/json": components["schemas"]["ProteomicsProjectDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProteomicsNameConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listProteomicsUsers: {
        parameters: {
            query?: {
                /**
                 * @description Returns only users whose name or address contains this text, ignoring case.
                 * @example operator
                 */
                search?: string;
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["ProteomicsLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["ProteomicsOffset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users, ordered by name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "uuid": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4",
                     *           "email": "operator@example.org",
                     *           "name": "Instrument operator",
                     *           "created_at": "2025-03-01T09:02:00Z",
                     *           "raw_files": 2,
                     *           "last_upload_at": "2025-03-05T19:20:31Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ProteomicsUserDetailList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    createProteomicsUser: {
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
                 *       "email": "operator@example.org",
                 *       "name": "Instrument operator"
                 *     }
                 */
                "application/json": components["schemas"]["ProteomicsUserInput"];
            };
        };
        responses: {
            /** @description The new user. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4",
                     *       "email": "operator@example.org",
                     *       "name": "Instrument operator"
                     *     }
                     */
                    "application/json": components["schemas"]["ProteomicsUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            409: components["responses"]["ProteomicsNameConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getProteomicsUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the user.
                 * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
                 */
                user: components["parameters"]["ProteomicsUserUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user with this UUID. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4",
                     *       "email": "operator@example.org",
                     *       "name": "Instrument operator",
                     *       "created_at": "2025-03-01T09:02:00Z",
                     *       "raw_files": 2,
                     *       "last_upload_at": "2025-03-05T19:20:31Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ProteomicsUserDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    deleteProteomicsUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the user.
                 * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
                 */
                user: components["parameters"]["ProteomicsUserUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    changeProteomicsUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the user.
                 * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
                 */
                user: components["parameters"]["ProteomicsUserUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Second operator"
                 *     }
                 */
                "application/json": components["schemas"]["ProteomicsUserChange"];
            };
        };
        responses: {
            /** @description The updated user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4",
                     *       "email": "operator@example.org",
                     *       "name": "Second operator",
                     *       "created_at": "2025-03-01T09:02:00Z",
                     *       "raw_files": 2,
                     *       "last_upload_at": "2025-03-05T19:20:31Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ProteomicsUserDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProteomicsNameConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    endUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the user.
                 * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
                 */
                user: components["parameters"]["ProteomicsUserUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions have been ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ended": 3
                     *     }
                     */
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    endSessions: {
        parameters: {
            query?: {
                /**
                 * @description The user's ID at the login provider (`sub`), as shown in log lines.
                 * @example a0b1c2@login.example.org
                 */
                subject?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions have been ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ended": 3
                     *     }
                     */
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    listPipelineTools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tools of the configuration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "name": "maxquant-tmt11",
                     *           "description": "RawTools and MaxQuant with eleven TMT channels",
                     *           "steps": [
                     *             "rawtools",
                     *             "maxquant"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PipelineToolList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    listAdminPipelines: {
        parameters: {
            query?: {
                /**
                 * @description The slug of a project. If absent, returns the pipelines of all projects.
                 * @example lung-cohort
                 */
                project?: components["schemas"]["ProteomicsSlug"];
                /**
                 * @description The maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["ProteomicsLimit"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["ProteomicsOffset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pipelines by project, in order of creation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "uuid": "0199f2c4-3b1e-7a52-8c06-2f4d9e71b305",
                     *           "slug": "tmt11-quality",
                     *           "name": "TMT11 quality",
                     *           "path_as_str": "proteomics/lung-cohort/tmt11-quality",
                     *           "project": "lung-cohort",
                     *           "description": "",
                     *           "tool": "maxquant-tmt11",
                     *           "accepts": [
                     *             "raw"
                     *           ],
                     *           "spike_ins": {
                     *             "qc1_sequence": "HVLTSIGEK",
                     *             "qc2_sequence": "LTILEELR",
                     *             "protein": "BSA"
                     *           },
                     *           "sample_rules": [
                     *             {
                     *               "sample_type": "blank",
                     *               "names": "blank|blk|wash"
                     *             },
                     *             {
                     *               "sample_type": "qc",
                     *               "names": "hela*|qc"
                     *             }
                     *           ],
                     *           "created_at": "2025-03-01T09:05:00Z",
                     *           "raw_files": 2,
                     *           "webhook": false,
                     *           "archived": false
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["PipelineDetailList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    createPipeline: {
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
                 *       "project": "lung-cohort",
                 *       "name": "TMT11 quality",
                 *       "description": "",
                 *       "tool": "maxquant-tmt11"
                 *     }
                 */
                "application/json": components["schemas"]["PipelineInput"];
            };
        };
        responses: {
            /** @description The new pipeline. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "0199f2c4-3b1e-7a52-8c06-2f4d9e71b305",
                     *       "slug": "tmt11-quality",
                     *       "name": "TMT11 quality",
                     *       "path_as_str": "proteomics/lung-cohort/tmt11-quality"
                     *     }
                     */
                    "application/json": components["schemas"]["Pipeline"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getAdminPipeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pipeline with its settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "0199f2c4-3b1e-7a52-8c06-2f4d9e71b305",
                     *       "slug": "tmt11-quality",
                     *       "name": "TMT11 quality",
                     *       "path_as_str": "proteomics/lung-cohort/tmt11-quality",
                     *       "project": "lung-cohort",
                     *       "description": "",
                     *       "tool": "maxquant-tmt11",
                     *       "accepts": [
                     *         "raw"
                     *       ],
                     *       "spike_ins": {
                     *         "qc1_sequence": "HVLTSIGEK",
                     *         "qc2_sequence": "LTILEELR",
                     *         "protein": "BSA"
                     *       },
                     *       "sample_rules": [
                     *         {
                     *           "sample_type": "blank",
                     *           "names": "blank|blk|wash"
                     *         },
                     *         {
                     *           "sample_type": "qc",
                     *           "names": "hela*|qc"
                     *         }
                     *       ],
                     *       "created_at": "2025-03-01T09:05:00Z",
                     *       "raw_files": 2,
                     *       "webhook": false,
                     *       "archived": false
                     *     }
                     */
                    "application/json": components["schemas"]["PipelineDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    deletePipeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pipeline was deleted, with its raw files, results, reviews, reference sets, annotations and limits. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProteomicsNotEmpty"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    changePipeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "spike_ins": {
                 *         "qc1_sequence": "HVLTSIGEK",
                 *         "qc2_sequence": "LTILEELR",
                 *         "protein": "QC3_BSA"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PipelineChange"];
            };
        };
        responses: {
            /** @description The updated pipeline. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "0199f2c4-3b1e-7a52-8c06-2f4d9e71b305",
                     *       "slug": "tmt11-quality",
                     *       "name": "TMT11 quality",
                     *       "path_as_str": "proteomics/lung-cohort/tmt11-quality",
                     *       "project": "lung-cohort",
                     *       "description": "",
                     *       "tool": "maxquant-tmt11",
                     *       "accepts": [
                     *         "raw"
                     *       ],
                     *       "spike_ins": {
                     *         "qc1_sequence": "HVLTSIGEK",
                     *         "qc2_sequence": "LTILEELR",
                     *         "protein": "QC3_BSA"
                     *       },
                     *       "sample_rules": [
                     *         {
                     *           "sample_type": "blank",
                     *           "names": "blank|blk|wash"
                     *         },
                     *         {
                     *           "sample_type": "qc",
                     *           "names": "hela*|qc"
                     *         }
                     *       ],
                     *       "created_at": "2025-03-01T09:05:00Z",
                     *       "raw_files": 2,
                     *       "webhook": false,
                     *       "archived": false
                     *     }
                     */
                    "application/json": components["schemas"]["PipelineDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings without the secret, and the result of the last message. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://chat.example.org/hooks/quality",
                     *       "has_secret": true,
                     *       "enabled": true,
                     *       "last_delivery": {
                     *         "at": "2025-03-06T08:10:00Z",
                     *         "delivered": true,
                     *         "status": 204,
                     *         "attempts": 1,
                     *         "message": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    setWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://chat.example.org/hooks/quality",
                 *       "secret": "example-secret-of-32-characters",
                 *       "enabled": true
                 *     }
                 */
                "application/json": components["schemas"]["WebhookSettings"];
            };
        };
        responses: {
            /** @description The updated settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://chat.example.org/hooks/quality",
                     *       "has_secret": true,
                     *       "enabled": true,
                     *       "last_delivery": null
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook was removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message and its result. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTestResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ProteomicsUnavailable"];
        };
    };
    importResults: {
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
                 *       "pipeline": "0199f2c4-3b1e-7a52-8c06-2f4d9e71b305",
                 *       "raw_file": "lumos_20250305_qc02.raw",
                 *       "files": [
                 *         "…"
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ResultImport"];
            };
        };
        responses: {
            /** @description The imported results. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ProteomicsUnauthorized"];
            403: components["responses"]["ProteomicsAdminForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ProteomicsUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    showProteomics: {
        parameters: {
            query?: {
                /**
                 * @description With `yes`, shows the wall display.
                 * @example yes
                 */
                wall?: "yes" | "no";
                /**
                 * @description Returns only raw files of this sample type. Without it, each raw file is judged in the series of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    showProteomicsPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    createPersonalToken: {
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
                 *       "name": "Instrument computer of Lumos 2",
                 *       "access": "write",
                 *       "days": "90",
                 *       "projects": [
                 *         "lung-cohort"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PersonalTokenForm"];
            };
        };
        responses: {
            201: components["responses"]["ProteomicsTokenMade"];
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    revokePersonalToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of a personal token. It is not the token itself.
                 * @example 0199f5b0-2a44-7d0e-9c31-55e1f0a7b3d2
                 */
                token: components["parameters"]["PersonalTokenUuid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["ProteomicsEmptyForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    showInstruments: {
        parameters: {
            query?: {
                /**
                 * @description Returns only raw files of this instrument, by its name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    nameInstrument: {
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
                 *       "instrument": "Orbitrap Fusion Lumos",
                 *       "name": "Orbitrap 2",
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["InstrumentForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    showQcMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            400: components["responses"]["BadRequestPage"];
        };
    };
    showProteomicsProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    showPipeline: {
        parameters: {
            query?: {
                /**
                 * @description Returns only runs in this state.
                 * @example any
                 */
                state?: components["parameters"]["RunStateFilter"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Returns only runs whose raw file a user with this name uploaded, as in `uploaded_by` of a run.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploadedBy"];
                /**
                 * @description Order of the runs. A minus sign means descending.
                 * @example -uploaded_at
                 */
                sort?: components["parameters"]["RunOrder"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["ProteomicsOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    retryRunsByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "runs": [
                 *         "0199f301-5c77-7b90-a1d2-6e83f40b2c19"
                 *       ],
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SelectedRunsForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    cancelRunsByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "runs": [
                 *         "0199f301-5c77-7b90-a1d2-6e83f40b2c19"
                 *       ],
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SelectedRunsForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    showRawFileUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    uploadRawFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4",
                 *       "orig_file": [
                 *         "…"
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UploadPageForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    showRun: {
        parameters: {
            query?: {
                /**
                 * @description The run whose chromatogram is drawn under that of this run: its UUID, or `automatic` for the median run of the baseline of its sample type; without a baseline, of the latest 20 runs of the type that are neither flagged nor excluded. Other figures ignore it. A run of another pipeline returns 400.
                 * @example automatic
                 */
                reference?: components["parameters"]["ReferenceRun"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description The UUID of the run and of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    saveRunReport: {
        parameters: {
            query?: {
                /**
                 * @description The run whose chromatogram is drawn under that of this run: its UUID, or `automatic` for the median run of the baseline of its sample type; without a baseline, of the latest 20 runs of the type that are neither flagged nor excluded. Other figures ignore it. A run of another pipeline returns 400.
                 * @example automatic
                 */
                reference?: components["parameters"]["ReferenceRun"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description The UUID of the run and of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report as an HTML file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Disposition": components["headers"]["ProteomicsContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    showRunLog: {
        parameters: {
            query?: {
                /**
                 * @description Returns only the output of this step. If absent or empty, returns all steps.
                 * @example maxquant
                 */
                step?: components["parameters"]["LogStep"];
                /**
                 * @description Returns only this number of last lines.
                 * @example 1000
                 */
                tail?: components["parameters"]["LogTail"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description The UUID of the run and of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    retryRunByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description The UUID of the run and of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ActingUserForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    cancelRunByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description The UUID of the run and of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ActingUserForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    setAcquisitionTimeByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description The UUID of the run and of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "acquired_at": "2025-03-04T17:40",
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AcquisitionTimeForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    confirmRunDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description The UUID of the run and of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsLoginFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    deleteRunByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description The UUID of the run and of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["ProteomicsEmptyForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    showAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    createAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel": "email",
                 *       "address": "operator@example.org",
                 *       "events": [
                 *         "failed_run",
                 *         "no_run"
                 *       ],
                 *       "silent_hours": "12",
                 *       "rhythm": "at_once"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AlertForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    testAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description The UUID of an alert.
                 * @example 0199f5c4-77d1-7e20-8b06-3c2f9a41d5e8
                 */
                alert: components["parameters"]["AlertUuid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["ProteomicsEmptyForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    deleteAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description The UUID of an alert.
                 * @example 0199f5c4-77d1-7e20-8b06-3c2f9a41d5e8
                 */
                alert: components["parameters"]["AlertUuid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["ProteomicsEmptyForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    showSamples: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    setSamplesByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "source name\tassay name\tcomment[data file]\tfactor value[disease]\nlung 1\trun 1\tlumos_20250304_qc01.raw\tnormal\n",
                 *       "file_name": "lung-cohort.sdrf.tsv",
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SamplesForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    showSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    saveChecksums: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checksums as a text file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Disposition": components["headers"]["ProteomicsContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example # SHA-1 Checksum
                     *     lumos_20250304_qc01.raw	040f06fd774092478d450774f5ba30c5da78acc8
                     */
                    "text/plain": string;
                };
            };
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    showQcDashboard: {
        parameters: {
            query?: {
                /**
                 * @description A numeric metric of the catalog, such as a column of the quality-control table. Case-sensitive. The default is the first metric of the engine of the newest results, N_protein_groups for MaxQuant.
                 * @example N_protein_groups
                 */
                metric?: components["parameters"]["QcMetricOnPage"];
                /**
                 * @description The x axis. Draws runs in sequence (`index`) or by acquisition time (`time`).
                 * @example index
                 */
                x?: components["parameters"]["TrendAxis"];
                /**
                 * @description The kind of chart. `individuals` draws the values; `moving_range` the absolute difference from the previous value; `cusum` the cumulative sum in sigmas (allowance 0.5, decision interval 5; the larger of both sums, the lower one as a negative number); `ewma` the exponentially weighted moving average (weight 0.2, limits at 3 sigmas of the average). The last two require limits with a center and a sigma.
                 * @example individuals
                 */
                chart?: components["parameters"]["TrendChart"];
                /**
                 * @description The source of the control limits, as for the trend as JSON. `compare` overrides it.
                 * @example automatic
                 */
                limits?: components["parameters"]["TrendLimitsOnPage"];
                /**
                 * @description The UUID of the reference set. Required for `limits=guide_set`. By default, the heat map uses the baseline of each sample type.
                 * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
                 */
                guide_set?: components["parameters"]["ByGuideSet"];
                /**
                 * @description The baseline of the runs. Takes the values of `limits`, or the UUID of a reference set. Applies to chart, tiles, heat map, verdict and exported values. With `none`, the verdict uses `automatic`.
                 * @example automatic
                 */
                compare?: components["parameters"]["CompareOnPage"];
                /**
                 * @description Control rules over several runs, in addition to the limits. `nelson` applies Nelson's eight rules of 1984; `westgard` applies 1-3s, 2-2s, R-4s, 4-1s and 10-x. A run breaks a rule if it completes the pattern. The rules require limits with a center and a sigma.
                 * @example nelson
                 */
                rules?: components["parameters"]["TrendRules"];
                /**
                 * @description The runs that come first in the table and are selected: with `out`, all runs that need a decision; with a cause, the runs for which it is the most likely cause; with `other`, the runs without a known cause.
                 * @example out
                 */
                pick?: components["parameters"]["RunsPicked"];
                /**
                 * @description Columns of the quality-control table, in any order. Repeat it for several. If absent, returns all. Unknown names return 400 with the name.
                 * @example [
                 *       "RawFile",
                 *       "N_protein_groups"
                 *     ]
                 */
                columns?: components["parameters"]["QcColumns"];
                /**
                 * @description Returns only the last N raw files by upload. If absent or empty, returns all.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Returns only raw files that are (`yes`) or are not (`no`) marked "Use Downstream". `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of this instrument, by its name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group, a factor or characteristic of the sample metadata with its value, such as `disease=normal`. A text without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. Without it, each raw file is judged in the series of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded, as in `uploaded_by` of a run. Limits still come from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
                /**
                 * @description The factor or characteristic whose groups the drawing distinguishes by color and shape. If absent or empty, distinguishes sample types if there are several, else instruments.
                 * @example
                 */
                color_by?: components["parameters"]["ColorBy"];
                /**
                 * @description The column of the quality-control table to order the raw files by. A minus sign means descending.
                 * @example -Index
                 */
                sort?: string;
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["ProteomicsOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    showQcHeatmap: {
        parameters: {
            query?: {
                /**
                 * @description Numeric metrics of the catalog. Repeat it for several. The default is ten metrics of the engine of the newest results.
                 * @example [
                 *       "N_protein_groups",
                 *       "N_peptides"
                 *     ]
                 */
                metrics?: components["parameters"]["HeatmapMetrics"];
                /**
                 * @description The UUID of the reference set. Required for `limits=guide_set`. By default, the heat map uses the baseline of each sample type.
                 * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
                 */
                guide_set?: components["parameters"]["ByGuideSet"];
                /**
                 * @description Returns only the last N raw files by upload. If absent or empty, returns all.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Returns only raw files that are (`yes`) or are not (`no`) marked "Use Downstream". `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of this instrument, by its name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group, a factor or characteristic of the sample metadata with its value, such as `disease=normal`. A text without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. Without it, each raw file is judged in the series of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded, as in `uploaded_by` of a run. Limits still come from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    showQcScatter: {
        parameters: {
            query?: {
                /**
                 * @description A numeric metric of the catalog, such as a column of the quality-control table. Case-sensitive. The default is the first metric of the engine of the newest results, N_protein_groups for MaxQuant.
                 * @example N_protein_groups
                 */
                metric?: components["parameters"]["QcMetricOnPage"];
                /**
                 * @description The metric of the horizontal axis, as `metric` is that of the vertical axis. The defaults are the first two metrics of the engine of the newest results.
                 * @example N_peptides
                 */
                against?: components["parameters"]["ScatterAgainst"];
                /**
                 * @description Returns only the last N raw files by upload. If absent or empty, returns all.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Returns only raw files that are (`yes`) or are not (`no`) marked "Use Downstream". `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of this instrument, by its name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group, a factor or characteristic of the sample metadata with its value, such as `disease=normal`. A text without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. Without it, each raw file is judged in the series of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded, as in `uploaded_by` of a run. Limits still come from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    showQcChannels: {
        parameters: {
            query?: {
                /**
                 * @description The quantity to show for each TMT channel and run. `missing_values` counts protein groups without a value. `quantified_share` is the share of protein groups with a value (labeling yield). `summed_intensity` is the sum of corrected reporter intensities. The last two exclude groups whose name contains `CON__` or `REV__`.
                 * @example missing_values
                 */
                measure?: components["parameters"]["ChannelMeasure"];
                /**
                 * @description Returns only the last N raw files by upload. If absent or empty, returns all.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Returns only raw files that are (`yes`) or are not (`no`) marked "Use Downstream". `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of this instrument, by its name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group, a factor or characteristic of the sample metadata with its value, such as `disease=normal`. A text without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. Without it, each raw file is judged in the series of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded, as in `uploaded_by` of a run. Limits still come from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    showQcSpikeIns: {
        parameters: {
            query?: {
                /**
                 * @description The spike-in to show, which is the first or second peptide of the pipeline, or its protein.
                 * @example qc1
                 */
                sample?: components["parameters"]["SpikeInSample"];
                /**
                 * @description Returns only the last N raw files by upload. If absent or empty, returns all.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Returns only raw files that are (`yes`) or are not (`no`) marked "Use Downstream". `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of this instrument, by its name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group, a factor or characteristic of the sample metadata with its value, such as `disease=normal`. A text without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. Without it, each raw file is judged in the series of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded, as in `uploaded_by` of a run. Limits still come from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    showQcProteins: {
        parameters: {
            query?: {
                /**
                 * @description Names as returned by the protein-names operation. Repeat it for several. If absent, the page offers a choice.
                 * @example [
                 *       "P02769"
                 *     ]
                 */
                protein_names?: components["parameters"]["ProteinNamesOnPage"];
                /**
                 * @description Returns only protein names that contain this text, ignoring case.
                 * @example P027
                 */
                protein_search?: string;
                /**
                 * @description The name or prefix of the protein table columns to show. The default is reporter intensities if the newest tables contain them, else the engine's protein group quantity.
                 * @example Reporter intensity corrected
                 */
                column?: components["parameters"]["IntensityColumn"];
                /**
                 * @description With `yes`, divides each value by the sum over the channels of its protein and run.
                 * @example no
                 */
                normalised?: components["parameters"]["QcNormalised"];
                /**
                 * @description Returns only the last N raw files by upload. If absent or empty, returns all.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Returns only raw files that are (`yes`) or are not (`no`) marked "Use Downstream". `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of this instrument, by its name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group, a factor or characteristic of the sample metadata with its value, such as `disease=normal`. A text without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. Without it, each raw file is judged in the series of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded, as in `uploaded_by` of a run. Limits still come from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["ProteomicsOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    showQcReviews: {
        parameters: {
            query?: {
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["ProteomicsOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    reviewRawFilesByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "raw_files": [
                 *         "lumos_20250305_qc02"
                 *       ],
                 *       "action": "exclude",
                 *       "reason": "Spray unstable from minute 40",
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4",
                 *       "returnTo": "/proteomics/projects/lung-cohort/tmt11-quality/qc?metric=N_peptides"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ReviewForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    showGuideSets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    createGuideSetByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "March baseline",
                 *       "note": "After the new column",
                 *       "raw_files": [
                 *         "lumos_20250303_qc01",
                 *         "lumos_20250304_qc01"
                 *       ],
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["GuideSetForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    showGuideSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description The UUID of the reference set.
                 * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
                 */
                guide_set: components["parameters"]["GuideSetUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    changeGuideSetByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description The UUID of the reference set.
                 * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
                 */
                guide_set: components["parameters"]["GuideSetUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "March baseline",
                 *       "note": "Without the run of the third",
                 *       "raw_files": [
                 *         "lumos_20250304_qc01",
                 *         "lumos_20250306_qc01"
                 *       ],
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["GuideSetForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    deleteGuideSetByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description The UUID of the reference set.
                 * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
                 */
                guide_set: components["parameters"]["GuideSetUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ActingUserForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    saveMonthlyReport: {
        parameters: {
            query?: {
                /**
                 * @description The month of acquisition. Absent means the current month in UTC.
                 * @example 2025-03
                 */
                month?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Disposition": components["headers"]["ProteomicsContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Page"];
                };
            };
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    showSilences: {
        parameters: {
            query?: {
                /** @description The cause that the form proposes. */
                cause?: components["parameters"]["SilencedCause"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    createSilenceByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cause": "mass_shift",
                 *       "note": "Calibration booked",
                 *       "duration": "morning",
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SilenceForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    endSilenceByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description The UUID of the silence.
                 * @example 0199f6d2-18c4-7b0e-a3f5-60d9c2e41b77
                 */
                silence: components["parameters"]["SilenceUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ActingUserForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    showAnnotations: {
        parameters: {
            query?: {
                /**
                 * @description The number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["ProteomicsOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    createAnnotationByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "column_change",
                 *       "at": "2025-03-04T08:30",
                 *       "text": "New column, 50 cm",
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AnnotationForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    showAnnotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description The UUID of the annotation.
                 * @example 0199f4b7-6d10-7c45-8e21-a90f35c2d718
                 */
                annotation: components["parameters"]["AnnotationUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    changeAnnotationByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description The UUID of the annotation.
                 * @example 0199f4b7-6d10-7c45-8e21-a90f35c2d718
                 */
                annotation: components["parameters"]["AnnotationUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "column_change",
                 *       "at": "2025-03-04T08:30",
                 *       "text": "New column, 50 cm, 75 µm",
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AnnotationForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    deleteAnnotationByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description The UUID of the annotation.
                 * @example 0199f4b7-6d10-7c45-8e21-a90f35c2d718
                 */
                annotation: components["parameters"]["AnnotationUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ActingUserForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    showQcLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    setQcLimit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "metric": "Oxidations [%]",
                 *       "method": "fixed",
                 *       "guide_set": "",
                 *       "sigmas": "",
                 *       "lower": "",
                 *       "upper": "8",
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LimitForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    showQcTargets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsPersonFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    changeQcTargets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description The slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "add": "HVLTSIGEK",
                 *       "user": "0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["QcTargetsForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsSeeOther"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsNotAllowedPage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    showProteomicsAdministration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsLoginFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    showProteomicsAdministrationLogin: {
        parameters: {
            query?: {
                /**
                 * @description The local path to open afterwards. If absent or not local, the administration page.
                 * @example /proteomics/admin
                 */
                returnTo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            400: components["responses"]["BadRequestPage"];
        };
    };
    loginToProteomicsAdministration: {
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
                 *       "token": "example-token",
                 *       "returnTo": "/proteomics/admin"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ProteomicsAdminLoginForm"];
            };
        };
        responses: {
            /** @description The browser has the administration right. Location is the page that the browser came from. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["ProteomicsLocation"];
                    "Set-Cookie": components["headers"]["ProteomicsSetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestPage"];
            /** @description The login page with the message that the token is invalid, or the rejection of a form from another site. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Page"];
                };
            };
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
        };
    };
    logoutFromProteomicsAdministration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["ProteomicsEmptyForm"];
            };
        };
        responses: {
            /** @description The administration right was removed from the browser. Location is the start page of the service. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["ProteomicsLocation"];
                    "Set-Cookie": components["headers"]["ProteomicsPageCookies"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["CrossSitePage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
        };
    };
    createProteomicsProjectByForm: {
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
                 *       "name": "Lung cohort",
                 *       "description": "Eleven-plex quality control of the lung cohort."
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ProteomicsProjectForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    showAdminProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsLoginFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    changeProteomicsProjectByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Lung cohort",
                 *       "description": "Closed in March.",
                 *       "collaboration": "",
                 *       "archived": "on"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ProjectSettingsForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    deleteProteomicsProjectByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirm": "Lung cohort"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["DeletionForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    createProteomicsUserByForm: {
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
                 *       "email": "operator@example.org",
                 *       "name": "Instrument operator"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ProteomicsUserForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    showProteomicsUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the user.
                 * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
                 */
                user: components["parameters"]["ProteomicsUserUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsLoginFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    changeProteomicsUserByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the user.
                 * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
                 */
                user: components["parameters"]["ProteomicsUserUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "operator@example.org",
                 *       "name": "Second operator"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ProteomicsUserForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    deleteProteomicsUserByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the user.
                 * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
                 */
                user: components["parameters"]["ProteomicsUserUuid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["ProteomicsEmptyForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    endUserSessionsByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the user.
                 * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
                 */
                user: components["parameters"]["ProteomicsUserUuid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["ProteomicsEmptyForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    endSessionsByForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["ProteomicsEmptyForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    createPipelineByForm: {
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
                 *       "project": "lung-cohort",
                 *       "name": "TMT11 quality",
                 *       "description": "",
                 *       "tool": "maxquant-tmt11"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PipelineCreationForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    showAdminPipeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsLoginFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    changePipelineByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "TMT11 quality",
                 *       "description": "",
                 *       "tool": "maxquant-tmt11",
                 *       "takes_raw": "on",
                 *       "qc1_sequence": "HVLTSIGEK",
                 *       "qc2_sequence": "LTILEELR",
                 *       "protein": "BSA"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PipelineForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    deletePipelineByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirm": "TMT11 quality"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["DeletionForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    addSearchFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "fasta",
                 *       "file": "…"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SearchFileForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    useSearchFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "template",
                 *       "version": "1"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SearchFileChoiceForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    deleteSearchFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "template",
                 *       "version": "2"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SearchFileDeletionForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            409: components["responses"]["ProteomicsConflictPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    showSearchFileComparison: {
        parameters: {
            query: {
                /**
                 * @description The first version to compare.
                 * @example 1
                 */
                before: number;
                /**
                 * @description The second version to compare.
                 * @example 2
                 */
                after: number;
            };
            header?: never;
            path: {
                /**
                 * @description The UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsLoginFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    saveSearchFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
                /**
                 * @description The kind of file.
                 * @example template
                 */
                kind: components["schemas"]["SearchFileKind"];
                /**
                 * @description The selected version.
                 * @example 1
                 */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file as uploaded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Disposition": components["headers"]["ProteomicsContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example >P02769
                     *     MKWVTF
                     */
                    "application/octet-stream": components["schemas"]["SearchFileContent"];
                };
            };
            303: components["responses"]["ProteomicsLoginFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    setWebhookByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://chat.example.org/hooks/quality",
                 *       "secret": "",
                 *       "enabled": "on"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["WebhookForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    deleteWebhookByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["ProteomicsEmptyForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
    testWebhookByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["ProteomicsEmptyForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    showResultImport: {
        parameters: {
            query?: {
                /**
                 * @description The UUID of the preselected pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProteomicsPage"];
            303: components["responses"]["ProteomicsLoginFirst"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
        };
    };
    importResultsByForm: {
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
                 *       "pipeline": "0199f2c4-3b1e-7a52-8c06-2f4d9e71b305",
                 *       "raw_file": "lumos_20250305_qc02.raw",
                 *       "files": [
                 *         "…"
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ImportForm"];
            };
        };
        responses: {
            303: components["responses"]["ProteomicsToLogin"];
            400: components["responses"]["BadRequestPage"];
            403: components["responses"]["ProteomicsAdminForbiddenPage"];
            404: components["responses"]["NotFoundPage"];
            413: components["responses"]["PayloadTooLargePage"];
            415: components["responses"]["UnsupportedMediaTypePage"];
            503: components["responses"]["ProteomicsUnavailablePage"];
            507: components["responses"]["StorageFullPage"];
        };
    };
}
