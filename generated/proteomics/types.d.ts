// Generated from openapi/proteomics (sha256 2c9fb24d5fe7a9f2) by `npm run generate`. Do not edit.
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
         * @description Returns all projects of the server, ordered by `pk`. The field `project` is ignored; existing clients send it.
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
         * @description Stores the file. If the pipeline has a tool, queues a run. `POST /api/mq/pipelines` returns the UUID of the pipeline. With a personal token, the upload is attributed to the user of the token. A 201 response means that the file is stored permanently. A failed upload stores nothing. Names are compared without extension, as in the quality-control table. Returns 400 for an empty file, a format that the pipeline does not accept, an invalid file name, or an archive that does not contain exactly one run. mzML and timsTOF runs are also measured in the background. For large files or unreliable connections, use `POST /api/uploads`.
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
         * @description Returns the pipelines in order of creation. The list of an unknown project is empty. Uploads and imports identify a pipeline by its `uuid`, other operations by its `slug`.
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
         * @description With `Accept: text/csv`, returns CSV (RFC 4180) with empty cells for missing values. Otherwise, returns JSON. Unless `missing` is `null`, the JSON contains the token `NaN` where the schema says null, because existing clients expect it. This is not JSON as defined by RFC 8259, and strict parsers reject it.
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
         * Get protein group columns of selected proteins
         * @description Returns a JSON string that contains a JSON object, because existing clients expect it. Parse it twice. With `Accept: application/vnd.concordat.columns+json`, returns the object directly. Rows are ordered by upload of their raw file, and then by their order in its table. Includes all raw files, whether they are marked "Use Downstream" or not. A response with more than 5,000,000 values, including RawFile and Majority protein IDs, is not possible and returns 400; download whole tables instead.
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
         * @description Returns the tables with this file name of all raw files of the pipeline as one table, with one header and RawFile as the first column. Tables with different columns are joined by column name. With `raw_file`, returns only the table of that raw file. The response is streamed.
         *
         *     Tables of other engines have fixed names, regardless of the name of the uploaded file. DIA-NN: report.tsv or report.parquet, report.stats.tsv, report.pr_matrix.tsv, report.pg_matrix.tsv and report.gg_matrix.tsv. FragPipe: psm.tsv, protein.tsv, ion.tsv, peptide.tsv, combined_ion.tsv and similar names. Spectronaut: spectronaut.tsv or spectronaut.csv. AlphaDIA: stat.tsv, precursors.tsv or precursors.parquet, precursor.matrix.tsv and pg.matrix.tsv. Sage: results.sage.tsv or results.sage.parquet, and lfq.tsv. Parquet is returned as text.
         *
         *     Rows are in the order of the file. Each row contains the raw file of its run. Rows of a matrix belong to the whole analysis; they contain a raw file only with `raw_file`. protein_groups.tsv contains the protein groups of each run. The server derives it from these tables.
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
         * @description Checks name, size, pipeline and user before the client sends data. The body may contain the start of the file. Returns 409 if a raw file with the same name and a different size exists. If its size is the same, the contents are compared when the upload is complete.
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
         * @description Deletes the received data. A finished upload is a raw file and is not deleted; the request then returns 404.
         */
        delete: operations["discardRawFileUpload"];
        options?: never;
        /**
         * Get the offset of an upload
         * @description Returns the offset from which to continue. Responses to HEAD have no body, including errors.
         */
        head: operations["getUploadOffset"];
        /**
         * Continue an upload
         * @description Stores the received bytes. After a lost connection, HEAD returns the stored offset. The request that completes the file responds after the raw file is stored and, if the pipeline has a tool, its run is queued. This response contains `Raw-File`. If the pipeline already contains a raw file with the same name and content, `Raw-File` identifies that raw file. Different content returns 409, and the upload is deleted. If the server's disk is full (507), the received data stays until the upload expires, and the client can continue.
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
         * @description `concordat upload --watch` sends a heartbeat every minute. If a computer sends no heartbeat for `UPLOADER_SILENCE_MINUTES`, the server sends `silent_computer` alerts once, and again when heartbeats resume. Computers are identified by name and folder. A pipeline can have 100 computers. A further computer replaces the one that has been silent the longest. Returns 400 if all 100 send heartbeats.
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
         * @description Requires administration rights, because the raw file cannot be restored. Cancel an active run before its deletion.
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
         * @description Returns the log of the last attempt. In the log, placeholders of the tool's configuration replace paths on the server.
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
         * @description Queues a run that is done, failed, canceled or stored. Returns 409 if its raw file is not stored on this server, or if the pipeline has no tool. The previous results stay until new results replace them.
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
         * Retry several runs
         * @description Uses the current tool, FASTA file and parameters of the pipeline. Queues all runs or none: if one of the runs is already queued or running, or has no raw file, no run is queued. Each run is retried as with `POST /api/runs/{run}/retry`.
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
         * Cancel several runs
         * @description Cancels queued runs immediately, and stops running runs like `POST /api/runs/{run}/cancel`. Runs that have already ended do not change. Returns 409 if no run is queued or running.
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
         * @description Cancels a queued run immediately. The server asks a running run to end, and kills it if it does not end. Until then, its state is `running`, with `cancel_requested`.
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
         * Set the acquisition time of a run
         * @description Sets the acquisition time of a run whose files do not contain it. Returns 409 if one of its files contains the time. If a file that is added later contains the time, that time replaces this value.
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
         * @description Returns the uploaded file; for a `.d` folder, this is the uploaded archive. Supports one byte range, so that a download can be resumed. `If-Range` accepts the entity tag. Runs with only imported results have no raw file and return 404.
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
         * @description Returns a file that the tool wrote or that was imported. Its name is in `result_files` of the run. If the file contains several runs, the whole file is returned for each of them; `POST /api/mq/download` returns the rows of one run.
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
         * @description Returns a .zip file with a folder for each run, `project/pipeline/run`, which contains its raw file and result files. Result files that several of the runs share are stored once, in `project/pipeline/shared`. `files.tsv` lists run, kind, path, size and SHA-256 of every file; `sha256sum -c SHA256SUMS` verifies them. The response is streamed. If a file cannot be read, the server closes the connection.
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
         * @description Returns meaning, unit and sources of every metric. The columns of the quality-control table come first, in the order of the table, followed by the metrics of other engines. If the report, statistics and matrix of an engine contain different values, each of them has its own metric ID.
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
         * @description Returns the values of every raw file of a pipeline, in upload order, for all engines. `GET /api/qc/metrics` lists the IDs of the metrics. Metrics of MaxQuant and RawTools are columns of the quality-control table, such as `N_protein_groups`. A metric is null for raw files whose engine does not have this metric.
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
         * Get the quality-control table with GET
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
         * @description Returns every column of the quality-control table and every metric with a value, from all engines and raw data. The names of the columns are the IDs in `GET /api/qc/metrics`, and the IDs of tracked targets. `Out Of Limits` contains the metrics that are out of limits. `Causes` contains their possible causes, most likely first. `Sample Type` contains the sample type. `xlsx` also contains the acquisition time as a date, and a second sheet with the title, unit and meaning of each column.
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
         * @description Returns mzQC 1.0.0 (HUPO-PSI). Columns with an equivalent PSI-MS term use that term. Other columns use terms of this server's vocabulary, which the file declares. The tracked peptides and proteins of a run are one metric, `CONCORDAT:TARGETS`. Its value is a table of equally long lists `kind`, `name`, `rt_min`, `area` and `ppm`. Returns 404 if no matching raw file has a value.
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
         * @description A heat map can have at most 200,000 cells. Their number is the number of runs times the number of metrics. A larger heat map returns 400.
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
        /** Get the scatter plot of two metrics */
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
         * @description Changes all raw files of the request, or none. The history records the user and the time.
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
         * List the silences of a pipeline
         * @description Returns silences that have not expired.
         */
        get: operations["listSilences"];
        put?: never;
        /**
         * Create a silence
         * @description Until the silence expires, values that are out of limits because of this cause create no alert and no webhook message. Verdict and charts still show these values. After the silence has expired, new values create alerts again.
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
        /** Get the limits of a pipeline */
        get: operations["getQcLimits"];
        /**
         * Set the limits of a pipeline
         * @description Replaces all limits of the pipeline. An unknown reference set returns 404. A metric that is repeated or not numeric returns 400.
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
         * @description Each target has three metrics per run: retention time in minutes, area in the unit of the search engine, and mass error in ppm. Trends, values, limits and heat maps accept the IDs of these metrics. `GET /api/qc/values` returns them.
         */
        get: operations["getQcTargets"];
        /**
         * Set the tracked peptides and proteins
         * @description Replaces all targets. The server reads the values of existing runs from their stored files in the background; `waiting` is the number of runs that have not been read yet. A repeated target returns 400.
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
         * @description Compares the groups of a factor or characteristic of the sample metadata. For each protein group with a positive intensity in at least two runs of a sample group, computes the coefficient of variation: the sample standard deviation (n - 1) of the intensities divided by their mean. Excludes runs whose samples belong to several groups, for example with labels.
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
         * @description Accepts an SDRF-Proteomics file, such as an export of the hub. Rows match raw files by `comment[data file]`. If there is no exact match, the extensions of raw data and archives, and case, are ignored. Rows also match runs that arrive later. Violations of the standard are reported, but do not prevent saving. A file that is not an SDRF table returns 400 with the line.
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
         * @description Deletes a project without pipelines.
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
         * @description Deletes name, address, login, personal tokens and alerts. Uploads and recorded changes remain, with the name "deleted person". Records contain only names. Therefore, changes by another user with the same name are renamed too.
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
         * @description Ends all sessions of the user. The user must then log in again in every browser, for all services of this server. Personal tokens stay valid.
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
         * @description Ends all sessions. All users must then log in again to all services of this server, and so must browsers with administration rights. With `subject`, ends only the sessions of that user, who does not have to exist in this service. Personal tokens stay valid.
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
         * @description Returns the tools in the server's configuration. The programs of a tool can be changed only in this configuration.
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
         * @description The server derives a slug from the name. The slug is unique in the project. Several pipelines of a project may have the same name.
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
         * @description Deletes a pipeline without queued or running runs.
         */
        delete: operations["deletePipeline"];
        options?: never;
        head?: never;
        /**
         * Update a pipeline's settings
         * @description Runs that start after the change use the new tool. If the spike-ins change, the server measures the results of all raw files again in the background. Until then, a raw file keeps its old values.
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
         * @description The server reports the end of every run, and every new value outside the limits of the pipeline, to the webhook (schema WebhookMessage).
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
         * @description Imports all files of the request, or none. If a file cannot be read (binary content, no header, truncated line), returns 400 with the file and the line. With `skip_unreadable`, such a file is skipped and listed in `unused`. A raw file that does not exist yet is created without content. For an existing raw file, the files replace those with the same names. Sending the same files again changes nothing. An import without any metric returns 400. If two runs in different folders of a table have the same name, returns 400 with both files. If a raw file has the values of another run with this name, from another `folder` or another time, a further raw file is created, and `notes` names it.
         *
         *     Files of MaxQuant with several raw files are split by their column `Raw file`; `raw_file` is then ignored. A raw file that occurs only in summary.txt is imported too. The same applies to a run that occurs only in the log of DIA-NN, in results.json of Sage, in fragpipe-files.fp-manifest, in the configuration of AlphaDIA, or in the setup of a Spectronaut experiment. parameters.txt applies to all raw files, and QcDataTable.csv to the raw files that it names. Without other tables, QcDataTable.csv is imported for all raw files that it names, or only for the raw file in `raw_file`.
         *
         *     Files of DIA-NN, FragPipe, Spectronaut, AlphaDIA and Sage are detected by their content. All files of a request must come from one analysis. Each run creates or updates a raw file. Existing raw files are found by name without extension, ignoring case. Columns may have any order; unknown columns are stored. The protein.tsv of a FragPipe experiment belongs to the psm.tsv with its proteins.
         *
         *     `unused` lists the files and parts that were skipped, with reasons: tables that do not distinguish several raw files (proteinGroups.txt, peptides.txt), a second table with the same content, and other outputs of the programs. A request with only such files, or with a spectral library, returns 400. `notes` lists possible problems in the files that were used, such as a run that occurs in only one of them, and raw files whose earlier results had other values.
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
         * @description Shows a card for each pipeline and each instrument. A card contains the verdict, the last run, the last run out of limits, and current work. With `wall`, shows only the cards, and updates them.
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
         * @description Lists the personal tokens of the logged-in user. With PROTEOMICS_ACCESS=open, the page states that no token is required.
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
         * @description Requires PROTEOMICS_ACCESS=login. Only this response contains the token, because the server stores only its hash.
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
         * @description Takes effect immediately. With PROTEOMICS_ACCESS=login and without a session, redirects to the login.
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
         * @description Lists the instruments that the results of raw files contain, or shows one instrument across all pipelines. The user can give each instrument a display name.
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
         * @description Shows meaning, unit, formula and source of every column. Each column has a URL fragment for links.
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
         * @description Lists the runs with their states and logs, a filter, and buttons to retry and cancel runs. Links to the upload, the dashboard and exports. The page updates itself while runs are in progress.
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
        /** Retry several runs from a page */
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
        /** Cancel several runs from a page */
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
         * @description Supports many files by drag and drop, with progress, pause and resume, even after closing the browser (`/api/uploads`). Without JavaScript, the form sends all files together.
         */
        get: operations["showRawFileUpload"];
        put?: never;
        /**
         * Upload raw files from a page
         * @description For browsers without JavaScript. Each file is stored separately. If a file is rejected, earlier files stay stored, and the page shows the outcome of each file. The status is that of the first rejected file.
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
         * @description Shows state, steps, key values, figures, all columns, the position in the trend, and the history.
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
        /** Set the acquisition time of a run */
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
         * @description Requires administration rights. Cancel an active run before its deletion.
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
         * @description With PROTEOMICS_ACCESS=open, requires administration rights. Otherwise, members of the project see their own alerts, and administrators of the project see all alerts.
         */
        get: operations["showAlerts"];
        put?: never;
        /**
         * Create an alert
         * @description The server sends alerts by email, or to a channel in Slack, Microsoft Teams or Mattermost. Each event is sent once, even after a crash or with several processes. If the receiver rejects a message, the server retries after 10 to 20 seconds. It doubles the delay after each attempt, and stops after 11 retries, about 8 hours later.
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
        /** Set the sample metadata from a page */
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
         * @description Lists the stored files with their PRIDE categories. Also lists the errors and missing files according to the guidelines of PRIDE.
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
         * @description Returns checksum.txt in the format of PRIDE's own tool: a comment, and then the name and SHA-1 of each file. The server reads the files while it sends the response, so large files take time. Requests are processed one after another.
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
        /** Show the scatter plot of two metrics */
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
         * @description Shows a searchable table of protein names, and the intensities of the selected proteins.
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
         * @description Returns a self-contained HTML file for printing. It contains numbers of runs, verdicts by week, causes, maintenance, key metrics compared with their limits, and excluded runs. The report covers runs that were acquired in the month; runs without an acquisition time are not counted.
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
        /** Show the silences of a pipeline */
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
        /** Show the limits of a pipeline */
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
         * @description Grants the administration right to the browser, with a new session ID.
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
         * @description Runs that start after the upload use this file instead of the file in the tool's configuration. If an earlier version has the same name and content, that version is selected. If the file is neither FASTA nor well-formed XML, returns 400 with the line.
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
         * @description Compares the versions line by line. Shows changes with a few lines of context.
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
         * @description Redirects to a page that shows the response of the receiver.
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
         * @description With JavaScript, the page imports a folder of results, one raw file after another, and shows the outcome of each. Without JavaScript, it imports one raw file at a time.
         */
        get: operations["showResultImport"];
        put?: never;
        /**
         * Import results
         * @description Imports results like `POST /api/admin/results`. If a file cannot be read, the page names the file and the line.
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
            /** @description Ignored. Existing clients send it. */
            project?: string;
        };
        /**
         * @description The name of a project or pipeline in requests. It is derived from the title.
         * @example lung-cohort
         */
        ProteomicsSlug: string;
        ProteomicsProject: {
            /**
             * Format: int64
             * @description The numeric ID of the project.
             */
            pk: number;
            name: string;
            /** @description The description. Empty if there is none. */
            description: string;
            slug: components["schemas"]["ProteomicsSlug"];
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
        RawFileUpload: {
            /**
             * Format: binary
             * @description The raw file. The part contains its name (`filename` in UTF-8, or `filename*` of RFC 5987). The name has at most 255 bytes, does not contain `/` or `\`, does not start with `-`, and has an extension that the pipeline accepts. The media type of the part is ignored.
             */
            orig_file: string;
            /**
             * Format: uuid
             * @description The UUID of the pipeline, from `POST /api/mq/pipelines`.
             */
            pipeline: string;
            /**
             * Format: uuid
             * @description The UUID of the user who uploads. With a personal token, omit it; the user of the token is then used. Otherwise, ask an administrator for the UUID (`GET /api/admin/users`).
             */
            user?: string;
        };
        /**
         * @description The state of a run. `stored`: the pipeline has no tool, and no results were imported. `queued`: the run waits for a worker. `done`: results exist, computed by this server or imported. `failed`: the tool failed, or its output could not be read. `canceled`: a user canceled the run.
         * @example done
         * @enum {string}
         */
        RunState: "stored" | "queued" | "running" | "done" | "failed" | "canceled";
        UploadedRawFile: {
            /**
             * Format: uuid
             * @description The UUID of the raw file and of its run.
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
             * @description The UUID that identifies the pipeline in uploads and imports.
             */
            uuid: string;
            slug: components["schemas"]["ProteomicsSlug"];
            name: string;
            /** @description The storage path of the pipeline, relative to the server's data directory. */
            path_as_str: string;
        };
        /**
         * @description Returns only the last N uploaded raw files.
         * @example 200
         */
        FormLastRawFiles: string;
        QcDataForm: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description The columns to return, in any order. Repeat the field for several columns. If absent, returns all columns. An unknown column returns 400 with its name. */
            columns?: string[];
            data_range?: components["schemas"]["FormLastRawFiles"];
            /**
             * @description The notation of missing values. `nan` writes the token NaN, which is not valid JSON; `null` writes strict JSON. The default is `nan`.
             * @enum {string}
             */
            missing?: "nan" | "null";
        };
        /**
         * @description Returns only the last N uploaded raw files. If null or absent, returns all raw files.
         * @example 200
         */
        DataRange: number | null;
        QcDataRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description The columns to return, in any order. If absent, returns all columns. An unknown column returns 400 with its name. */
            columns?: string[];
            data_range?: components["schemas"]["DataRange"];
            /**
             * @description The notation of missing values. `nan` writes the token NaN, which is not valid JSON; `null` writes strict JSON. The default is `nan`.
             * @enum {string}
             */
            missing?: "nan" | "null";
        };
        /** @description An object with a list of values for each column name. All lists contain one value per raw file, in the same order. Rows are ordered by Index; rows without an acquisition time come last. Without a selection, all 111 columns are returned, in this order. A value is null if the source file is missing, lacks the column, or contains no value. Columns from one file do not depend on other files. */
        QcTable: {
            /** @description The name of the raw file without its extension. Never missing. */
            RawFile?: string[];
            /** @description The rank of the acquisition time in the response, starting at 1. Equal times share their mean rank. */
            Index?: (number | null)[];
            /** @description The acquisition time in the instrument's local time, in nanoseconds since 1970-01-01 00:00 local time. It is a whole number of seconds, so that a double represents it exactly. */
            DateAcquired?: (number | null)[];
            /** @description The instrument model in the header of the raw file. */
            Instrument?: (string | null)[];
            /** @description The highest MS level in the run, such as Ms2 or Ms3. */
            ExperimentMsOrder?: (string | null)[];
            /** @description The directory of the raw file, as written by the tool that created QcDataTable.csv. */
            RawFilePath?: (string | null)[];
            /** @description The day of acquisition, YYYY-MM-DD. */
            Date?: (string | null)[];
            /** @description The year and day of the year of acquisition, YYYY-DDD. */
            Day?: (string | null)[];
            /** @description The calendar year and ISO week of acquisition, YYYY-WW. The year is the calendar year, not the ISO year: 2024-12-30 is 2024-01. */
            Week?: (string | null)[];
            /** @description The year and month of acquisition, YYYY-M, without a leading zero. */
            Month?: (string | null)[];
            /** @description The year of acquisition. */
            Year?: (string | null)[];
            /** @description The run duration, as stated in the header of the raw file. */
            "TotalAnalysisTime(min)"?: (number | null)[];
            /** @description The number of mass spectra of all orders. */
            TotalScans?: (number | null)[];
            /** @description The number of survey spectra (MS1). */
            NumMs1Scans?: (number | null)[];
            /** @description The number of fragment spectra (MS2). Some versions of the tool write 0 for runs with MS3. */
            NumMs2Scans?: (number | null)[];
            /** @description The number of MS3 spectra. */
            NumMs3Scans?: (number | null)[];
            /** @description The mean number of MS1 spectra per second. */
            "Ms1ScanRate(/s)"?: (number | null)[];
            /** @description The mean number of MS2 spectra per second. */
            "Ms2ScanRate(/s)"?: (number | null)[];
            /** @description The mean number of MS3 spectra per second. Old versions of the tool write -1/60 for runs without MS3. */
            "Ms3ScanRate(/s)"?: (number | null)[];
            /** @description The median time between MS1 spectra, despite the word "mean" in the name. */
            "MeanDutyCycle(s)"?: (number | null)[];
            /** @description The mean number of MS2 spectra after each MS1 spectrum. */
            "MeanMs2TriggerRate(/Ms1Scan)"?: (number | null)[];
            /** @description The median total ion intensity of MS1 spectra. */
            Ms1MedianSummedIntensity?: (number | null)[];
            /** @description The median total ion intensity of MS2 spectra. */
            Ms2MedianSummedIntensity?: (number | null)[];
            /** @description The median intensity of selected precursors. */
            MedianPrecursorIntensity?: (number | null)[];
            /** @description The median share of the signal in the isolation window that does not come from the precursor, 0 to 1. The column name contains the spelling error of the tool. */
            MedianMs1IsolationInterence?: (number | null)[];
            /** @description The median share of the peaks in an MS2 spectrum that are needed to reach 80 % of its intensity, starting with the most intense peaks, 0 to 1. */
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
            /** @description The share of the run between the first and the last time when the signal is above a tenth of its maximum, 0 to 1. */
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
            /** @description The mean absolute deviation between measured and calculated mass, as written by the search engine. For isobaric labels, these values are far too high; Concordat does not correct them. */
            "Av. Absolute Mass Deviation [mDa]"?: (number | null)[];
            /** @description The standard deviation of the mass deviation, as written by the search engine. For isobaric labels, these values are far too high; Concordat does not correct them. */
            "Mass Standard Deviation [mDa]"?: (number | null)[];
            /** @description The number of protein groups, including contaminants and decoys. */
            N_protein_groups?: (number | null)[];
            /** @description The number of protein groups minus contaminants minus decoys. A group that is both a contaminant and a decoy is subtracted twice, for compatibility with existing clients. */
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
            /** @description The number of protein groups with an empty or zero corrected reporter intensity in channel 1. Excludes contaminants, decoys, groups that were identified only by site, and spike-in peptides. Missing if the channel does not exist. */
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
            /** @description The share of peptides with more than three missed cleavages, to two decimals. No column contains peptides with exactly three missed cleavages, so the four columns may not add up to 100. */
            "N_missed_cleavages_gt_3 [%]"?: (number | null)[];
            /** @description 100 minus the share of peptides without a missed cleavage. */
            "Missed Cleavages [%]"?: (number | null)[];
            /** @description The share of peptides that end with lysine, to two decimals. */
            "N_peptides_last_amino_acid_K [%]"?: (number | null)[];
            /** @description The share of peptides that end with arginine, to two decimals. */
            "N_peptides_last_amino_acid_R [%]"?: (number | null)[];
            /** @description The share of peptides that end with another residue, to two decimals. */
            "N_peptides_last_amino_acid_other [%]"?: (number | null)[];
            /** @description The mean share of the precursor in the signal of the isolation window over all fragment spectra, to two decimals. */
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
            /** @description The charge states in which the first spike-in peptide of the pipeline was identified, in the order of the file, as a list in text form such as `[2, 3]`. If the peptide was not found, this column and the other columns of the peptide are missing. */
            qc1_peptide_charges?: (string | null)[];
            /** @description A list with 0 or 1 for each channel, in text form. 1 means that the first spike-in peptide has no corrected reporter intensity. This column and the next columns of the peptide use its most intense identification, or the first of several equally intense identifications. */
            N_qc1_missing_values?: (string | null)[];
            /** @description The mean corrected reporter intensity of the first spike-in peptide over the channels. Zeros are included; empty cells are excluded. */
            reporter_intensity_corrected_qc1_ave?: (number | null)[];
            /** @description The population standard deviation of the corrected reporter intensities of the first spike-in peptide. */
            reporter_intensity_corrected_qc1_sd?: (number | null)[];
            /** @description The standard deviation of the corrected reporter intensities of the first spike-in peptide, relative to their mean. Missing if the mean is zero. */
            reporter_intensity_corrected_qc1_cv?: (number | null)[];
            /** @description The calibrated retention time of the first spike-in peptide. */
            calibrated_retention_time_qc1?: (number | null)[];
            /** @description The elution time of the first spike-in peptide. */
            retention_length_qc1?: (number | null)[];
            /** @description The number of MS1 spectra that contain the first spike-in peptide. */
            N_of_scans_qc1?: (number | null)[];
            /** @description The charge states in which the second spike-in peptide of the pipeline was identified, in the order of the file, as a list in text form such as `[2, 3]`. If the peptide was not found, this column and the other columns of the peptide are missing. */
            qc2_peptide_charges?: (string | null)[];
            /** @description A list with 0 or 1 for each channel, in text form. 1 means that the second spike-in peptide has no corrected reporter intensity. This column and the next columns of the peptide use its most intense identification, or the first of several equally intense identifications. */
            N_qc2_missing_values?: (string | null)[];
            /** @description The mean corrected reporter intensity of the second spike-in peptide over the channels. Zeros are included; empty cells are excluded. */
            reporter_intensity_corrected_qc2_ave?: (number | null)[];
            /** @description The population standard deviation of the corrected reporter intensities of the second spike-in peptide. */
            reporter_intensity_corrected_qc2_sd?: (number | null)[];
            /** @description The standard deviation of the corrected reporter intensities of the second spike-in peptide, relative to their mean. Missing if the mean is zero. */
            reporter_intensity_corrected_qc2_cv?: (number | null)[];
            /** @description The calibrated retention time of the second spike-in peptide. */
            calibrated_retention_time_qc2?: (number | null)[];
            /** @description The elution time of the second spike-in peptide. */
            retention_length_qc2?: (number | null)[];
            /** @description The number of MS1 spectra that contain the second spike-in peptide. */
            N_of_scans_qc2?: (number | null)[];
            /** @description The numbers of peptides of the pipeline's spike-in protein, as a list in text form with one entry per matching protein group. An entry may contain several numbers, such as `['11;11']`. If the protein was not found, this column and the other columns of the protein are missing. */
            N_of_Protein_qc_pepts?: (string | null)[];
            /** @description The number of matching protein groups without a corrected reporter intensity for each channel, as a list in text form. */
            N_Protein_qc_missing_values?: (string | null)[];
            /** @description The mean corrected reporter intensity of the most intense matching protein group over the channels. Zeros are included; empty cells are excluded. */
            reporter_intensity_corrected_Protein_qc_ave?: (number | null)[];
            /** @description The population standard deviation of the corrected reporter intensities of the spike-in protein. */
            reporter_intensity_corrected_Protein_qc_sd?: (number | null)[];
            /** @description The standard deviation of the corrected reporter intensities of the spike-in protein, relative to their mean. Missing if the mean is zero. */
            reporter_intensity_corrected_Protein_qc_cv?: (number | null)[];
            /** @description True if a user flagged the raw file as unusual. Never missing. */
            Flagged?: boolean[];
            /** @description True if values that combine several raw files, such as protein names, include this raw file. Never missing. */
            "Use Downstream"?: boolean[];
        };
        /**
         * @description A table in UTF-8 with a header line (RFC 4180). A missing value is an empty cell.
         * @example RawFile,N_peptides
         *     lumos_20250304_qc01,6531
         */
        ProteomicsCsv: string;
        /**
         * @description A boolean, or the string True or False. Case is ignored.
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
        /** @description Three lists of equal length, in ascending order of Score, and then of name. Only raw files marked "Use Downstream" are included. */
        ProteinNames: {
            /** @description The majority protein IDs. One entry may contain several identifiers, separated by semicolons. */
            protein_names: string[];
            /** @description The mean score of the protein group over the raw files with this protein name. Null if there is no score. */
            Score: (number | null)[];
            /** @description The mean of the summed peptide intensity over the raw files with this protein name. Null if there is no intensity. */
            Intensity: (number | null)[];
        };
        ProteinGroupsRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description Column names, or prefixes of column names. A prefix selects all its numbered columns in numeric order. An unknown column returns 400 with its name. */
            columns: string[];
            /** @description Majority protein IDs from the response of the protein-names operation. Unknown IDs add no rows. */
            protein_names: string[];
            data_range?: components["schemas"]["DataRange"];
        };
        /** @description A JSON string that contains a JSON object. `x-text-schema` names its schema. */
        ProteinGroupsText: string;
        /** @description The object in the JSON string of the protein-groups operation. It maps each column name to an object that maps row indexes ("0", "1", …) to values. All columns have the same indexes. `RawFile` and `Majority protein IDs` are always included. The requested columns follow in the requested order. */
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
             * @description The time of the last heartbeat.
             */
            seen_at: string;
            /** @description True if the computer has sent no heartbeat for `UPLOADER_SILENCE_MINUTES`. */
            silent: boolean;
        };
        UploadingComputerList: {
            /** @description The uploading computers, ordered by name. */
            items: components["schemas"]["UploadingComputer"][];
        };
        Heartbeat: {
            /**
             * Format: uuid
             * @description The UUID of the pipeline to which the computer uploads, from `POST /api/mq/pipelines`.
             */
            pipeline: string;
            /** @description The name of the computer. */
            computer: string;
            /** @description The folder that the computer watches. */
            folder: string;
            /** @description The version of the program. */
            version: string;
            /** @description The run that was uploaded last. Absent before the first upload. */
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
            /** @description The exit code of the program. Null if the program was stopped or is still running. */
            exit_code: number | null;
            /** @description A sentence that states why the step failed. */
            message: string | null;
        };
        /** @description A file that was used in a search. Null if the tool does not use such a file. */
        SearchFileNote: {
            /** @description The version of the pipeline's file. Null for the file in the tool's configuration on the server. */
            version: number | null;
            name: string;
        } | null;
        /** @description The files of the search that produced the current results. Null if there are no results, if they were imported, or if they are too old to contain this information. */
        SearchedWith: {
            /** @description The name of the tool. */
            tool: string;
            fasta: components["schemas"]["SearchFileNote"];
            template: components["schemas"]["SearchFileNote"];
        } | null;
        /**
         * @description A raw file in a pipeline, with its processing and results.
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
             * @description `upload`: this server stores the raw file. `import`: this server stores only the results.
             * @enum {string}
             */
            origin: "upload" | "import";
            /** @description The name of the user who uploaded the raw file. Null for an import. */
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
            /** @description The acquisition time in the instrument's local time, without a UTC offset. Null if it is unknown. */
            acquired_at: string | null;
            /** @description The name of the user who set `acquired_at`. If the time is the date in the name of the raw file, `file name`; if it is the name of the folder of the day, `folder name`. Null if a file contains the time. */
            acquired_by: string | null;
            flagged: boolean;
            use_downstream: boolean;
            /** @description The name of the tool. Null if the pipeline has no tool. */
            tool: string | null;
            /** @description The number of times the run was started. */
            attempt: number;
            /** @description The position in the queue, starting at 1. Null unless the run is queued. */
            queue_position: number | null;
            /** Format: date-time */
            queued_at: string | null;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            finished_at: string | null;
            /** @description True if a user requested the cancellation and the run has not ended yet. */
            cancel_requested: boolean;
            /** @description A sentence that states why the run failed, or which user canceled it. Otherwise null. */
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
            /** @description The number of runs that were canceled or are being canceled. */
            canceled: number;
            /** @description The number of runs that had already ended. */
            ended: number;
        };
        /**
         * @description The name of the figure. Chromatograms require the chromatograms of RawTools; those of MS1 can also use mzML, Thermo, timsTOF or Sciex raw data. Sciex files contain no base peaks. `missed_cleavages`, `peptide_lengths` and `peptide_channels` require peptides.txt. `protein_channels` and `peptides_per_protein` require proteinGroups.txt. All others require evidence.txt. `charge_states` and the figures over time can also use tables of other engines if these contain the required columns.
         * @enum {string}
         */
        RunFigureName: "ms1_chromatogram" | "ms2_chromatogram" | "base_peak_chromatogram" | "missed_cleavages" | "charge_states" | "mass_deviation" | "peptide_lengths" | "peptide_channels" | "protein_channels" | "peptides_per_protein" | "scores" | "identifications_over_time" | "mass_error_over_time" | "peak_width_over_time" | "intensity_over_time" | "identified_by";
        /** @description The numbers of a figure as a table, with the same rows as the figure in CSV. A chromatogram has at most 1,000 equal intervals of time, each with the maximum intensity, and its mean in the next column. With a reference run, the third column contains the maxima of that run, and the last two columns contain the means of both runs. */
        RunFigure: {
            figure: components["schemas"]["RunFigureName"];
            title: string;
            /**
             * @description The kind of figure. The rows of a `box` contain name, minimum, quartiles and maximum.
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
            /** @description The acquisition time in the instrument's local time, without a UTC offset. Null removes the time. */
            acquired_at: string | null;
            /**
             * Format: uuid
             * @description The UUID of the user who sets the time.
             */
            user?: string;
        };
        /**
         * Format: binary
         * @description The content of the file.
         */
        StoredBytes: string;
        /** @description A file that contains a metric. */
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
        /** @description A metric: either a column of the quality-control table or a value of another engine. */
        QcMetric: {
            /** @description The ID of the metric in requests. For a column of the quality-control table, the name of the column. */
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
            /** @description All files that contain the metric, by engine. Empty if no file contains it. */
            sources: components["schemas"]["QcMetricSource"][];
            /** @description The same as `id`. */
            column: string;
            /** @description The same as `name`. */
            title: string;
            /** @enum {string} */
            group: "Identity and time" | "Scan counts and rates" | "Intensities and widths" | "Run metadata" | "Identification counts" | "Protein and peptide counts" | "Missing values per channel" | "Cleavage and residues" | "Calibration and peak width" | "QC peptide 1" | "QC peptide 2" | "QC protein" | "Flags" | "Engine identifications" | "Engine peptides and charges" | "Engine mass accuracy" | "Engine times and widths" | "Engine quantities" | "Engine analysis" | "Engine matrices" | "DIA-NN statistics" | "DIA-NN log" | "Raw data" | "Replicates";
            /** @enum {string} */
            type: "number" | "text" | "flag";
            unit: string | null;
            description: string;
            /** @description The formula. Null if the value is used as written in the file. */
            formula: string | null;
            /** @description The result file of MaxQuant or RawTools that contains the metric. Null if neither program writes the metric; see `sources`. */
            source: string | null;
            /**
             * @description The direction in which the metric improves. `target` means that the value should not change. `none` means that the metric does not express quality.
             * @enum {string}
             */
            better: "higher" | "lower" | "target" | "none";
            /** @description True if the metric can be shown as a trend. */
            plottable: boolean;
            /** @description The accession of the term in mzQC exports. Null if the metric is not exported. */
            accession: string | null;
        };
        QcMetricList: {
            /** @description The columns of the quality-control table in the order of the table, followed by the metrics of other engines. */
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
        /** @description An object with a list of values for each column name or metric ID. All lists contain one value per raw file, in the same order. A missing value is null. */
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
                /** @description The name of the raw file. It is unique in the mzQC file. */
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
            /** @description The metrics that have a value. */
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
        /**
         * @description The kind of sample. `qc` is a QC standard such as a HeLa digest. `system` is a mixture for system suitability tests such as BSA. `blank` is a blank or wash. `sample` is a sample of the project. A user can set the type; otherwise, the first rule of the pipeline that matches the name determines it. Each type has its own series, limits and baseline. Blanks are judged by carry-over: many identifications or a high signal are bad.
         * @example qc
         * @enum {string}
         */
        QcSampleType: "qc" | "system" | "blank" | "sample";
        /** @description A raw file in a plot. */
        QcPlotRun: {
            /** Format: uuid */
            run: string;
            /** @description The name of the raw file without its extension. */
            raw_file: string;
            /** @description The acquisition time in the instrument's local time. */
            acquired_at: string | null;
            /** @description The name of the instrument in the results. Null if it is unknown. */
            instrument: string | null;
            flagged: boolean;
            use_downstream: boolean;
            sample_type: components["schemas"]["QcSampleType"];
        };
        QcTile: {
            column: string;
            title: string;
            unit: string;
            /**
             * Format: double
             * @description The median over the raw files with the sample type and instrument of `judged_run`. Null if no raw file has a value.
             */
            median: number | null;
            /**
             * Format: double
             * @description The value of the raw file in `judged_run`.
             */
            last: number | null;
            /** @description True if the last value is outside the limits of the verdict. Null if there are no limits. */
            last_outside: boolean | null;
        };
        /** @enum {string} */
        QcCause: "mass_shift" | "spray" | "column" | "retention" | "digestion" | "contamination" | "oxidation" | "injection" | "fragmentation" | "identification" | "carry_over";
        /** @description A run that is inside its limits but unusual over several metrics together. */
        QcOutlier: {
            /** Format: uuid */
            run: string;
            /** @description The name of the raw file without its extension. */
            raw_file: string;
            acquired_at: string | null;
            /**
             * Format: double
             * @description The robust Mahalanobis distance from the runs of its sample type and instrument.
             */
            distance: number;
            /** @description The metrics that contribute to the distance, largest share first. */
            metrics: {
                metric: string;
                /**
                 * Format: double
                 * @description The share of the metric in the squared distance.
                 */
                share: number;
            }[];
        };
        /** @description The verdict on whether you can measure. A run is out of limits if one of its metrics is. This applies to the metrics of the tiles and to metrics with their own limit. A limit that no user has set applies only on the side where the metric becomes worse. The run needs a decision until a user flags or excludes it. */
        QcVerdict: {
            /**
             * @description `good`: no run needs a decision. `watch`: no run needs a decision, but a metric became permanently worse. `old`: only older runs need a decision. `out`: a new run needs a decision. `empty`: no run has a value.
             * @enum {string}
             */
            state: "good" | "watch" | "old" | "out" | "empty";
            /** @description The verdict as an English sentence. */
            sentence: string;
            /** @description The number of runs in the 24 hours before the last run. If no run has an acquisition time, the upload time is used. */
            new_runs: number;
            /** @description The number of runs that are out of limits and need a decision. */
            waiting: number;
            /** @description The latest runs that are out of limits and need a decision, oldest first. */
            runs: {
                /** Format: uuid */
                run: string;
                /** @description The name of the raw file without its extension. */
                raw_file: string;
                acquired_at: string | null;
                metrics: string[];
                /** @description Possible causes for the pattern of metrics, most likely first. docs/quality.md describes the rules. */
                causes: components["schemas"]["QcCause"][];
            }[];
            /** @description The latest runs to check, oldest first. They are inside the limits, but unusual over several metrics together. The list is only a suggestion; it changes neither states nor flags. It is empty for sample types with fewer than 20 runs or 3 metrics. */
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
        /** @description The verdict on the selected raw files of one sample type. */
        QcTypeVerdict: {
            sample_type: components["schemas"]["QcSampleType"];
            raw_files: number;
            /**
             * @description The state, with the same values as the verdict on the pipeline.
             * @enum {string}
             */
            state: "good" | "watch" | "old" | "out" | "empty";
            /** @description The verdict as an English sentence. */
            sentence: string;
        };
        /** @description A summary of the selected raw files. */
        QcSummary: {
            raw_files: number;
            /** @description The number of raw files marked "Use Downstream". */
            use_downstream: number;
            flagged: number;
            /** @description The number of raw files outside the limits of the verdict, including runs for which a user has made a decision. */
            outside_limits: number;
            /** @description The latest acquisition time, in the instrument's local time. */
            last_acquired_at: string | null;
            /** @description The raw file to which `last` in `tiles` refers: the last QC standard marked "Use Downstream". If there is none, the last raw file of system suitability, of project samples, or of blanks. Null if there are no raw files. */
            judged_run: components["schemas"]["QcPlotRun"] | null;
            tiles: components["schemas"]["QcTile"][];
            verdict: components["schemas"]["QcVerdict"];
            /** @description The sample types of the selected raw files. */
            sample_types: components["schemas"]["QcTypeVerdict"][];
        };
        /**
         * @example column_change
         * @enum {string}
         */
        QcAnnotationKind: "calibration" | "column_change" | "cleaning" | "maintenance" | "method_change" | "other";
        /**
         * @description A time in the instrument's local time, without a UTC offset.
         * @example 2025-03-04T17:40:21
         */
        InstrumentTime: string;
        /** @description An event or a maintenance window of the instrument. Its times are in the instrument's local time. */
        QcAnnotation: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["QcAnnotationKind"];
            at: components["schemas"]["InstrumentTime"];
            text: string;
            /** @description The end of the maintenance window, in the instrument's local time. Null for a single moment, and for a window without an end. */
            until: string | null;
            /** @description The name of the instrument. Null means all instruments. */
            instrument: string | null;
            /** @description True if limits, verdicts and alerts ignore the runs in the maintenance window. */
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
            /** @description The values of the chart. Null means that the run has no value; it never means zero. */
            values: (number | null)[];
            /** @description True if the value is outside the control limits. Null if there are no limits or no value. */
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
            /** @description The control limits. Null if there are none, or if too few runs have a value. If the pipeline's own limit depends on earlier raw files, it differs from run to run; these limits then apply to the next run. */
            limits: {
                /** @enum {string} */
                method: "moving_range" | "usual" | "guide_set" | "fixed";
                /** Format: uuid */
                guide_set: string | null;
                /** @description The number of runs from which the limits were computed. 0 for fixed limits. */
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
                /** @description Center ± 1, 2 and 3 sigma. Empty if there is no sigma. */
                bands: {
                    sigmas: number;
                    /** Format: double */
                    lower: number;
                    /** Format: double */
                    upper: number;
                }[];
            } | null;
            /** @description The annotations of the pipeline in the time span of the runs. */
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
            /** @description The similarity to usual values, from 0 to 1. It is exp(-z²/2). With a reference set, z is the distance from its mean in standard deviations. Without a reference set, z is the distance from the median in 1.4826 median absolute deviations, which is robust against outliers. If more than half of the values are equal, the standard deviation is used instead, computed without the quarter of the values that is farthest from the center. For counts, it is at least their square root. If high or low values of a metric are good, the score is 1 on the good side of the center. Null if there is no value, or if there are too few values to compare. */
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
            /** @description The sequence of the peptide, or the text that the identifiers of the protein must contain. */
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
                /** @description One row per run and one entry per column. Null if the run does not contain the protein or the value. */
                values: (number | null)[][];
            }[];
        };
        /** @description A change of the flags or the sample type of a raw file, with user and time. */
        QcReview: {
            /** Format: uuid */
            id: string;
            /** @description The name of the raw file without its extension. */
            raw_file: string;
            flagged: boolean;
            use_downstream: boolean;
            flagged_before: boolean;
            use_downstream_before: boolean;
            /**
             * @description The sample type that a user set. Null if the rules of the pipeline determine the type.
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
        /** @description The name of a raw file without its extension, as in the column RawFile. A name with its extension is also accepted. */
        RunName: string;
        /** @description At least one of `flagged`, `use_downstream` and `sample_type` is required. */
        QcReviewRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description The raw files to change. If one of them is not in the pipeline, returns 404 and changes none of them. */
            raw_files: components["schemas"]["RunName"][];
            /** @description The new value of Flagged. If absent, the value stays the same. */
            flagged?: boolean;
            /** @description The new value of Use Downstream. If absent, the value stays the same. */
            use_downstream?: boolean;
            /**
             * @description The new sample type. With `automatic`, the rules of the pipeline determine the type. If absent, the type stays the same.
             * @enum {string}
             */
            sample_type?: "automatic" | "qc" | "system" | "blank" | "sample";
            /** @description The reason. It is shown in the history. */
            reason?: string;
            /**
             * Format: uuid
             * @description The UUID of the user who makes the decision.
             */
            user?: string;
        };
        QcReviewResult: {
            /** @description The changed values. Raw files without a change are not listed. */
            changed: components["schemas"]["QcReview"][];
        };
        /** @description True if this is the baseline of its sample type. Verdict, tiles, charts, heat map and alerts then use the mean ± 3 standard deviations of these raw files as limits for every metric without its own limit. A pipeline has at most one baseline for each sample type. If absent in a change, the value stays the same. */
        QcBaseline: boolean;
        /** @description A set of good raw files with which other raw files are compared. */
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
            /** @description True if limits, verdicts and alerts ignore runs between `at` and `until`. Without `until`, all runs after `at` are ignored. */
            excludes_runs?: boolean;
            /**
             * Format: uuid
             * @description The UUID of the user who writes the annotation.
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
            /** @description True if limits, verdicts and alerts ignore runs between `at` and `until`. Without `until`, all runs after `at` are ignored. */
            excludes_runs?: boolean;
            /**
             * Format: uuid
             * @description The UUID of the user who makes the change.
             */
            user?: string;
        };
        /**
         * @description A suggested cause, such as `mass_shift` (schema QcCause), or one metric. A cause covers all its metrics.
         * @example mass_shift
         */
        QcSilencedCause: string;
        /** @description A silence. It suppresses the alerts of an acknowledged cause. */
        QcSilence: {
            /** Format: uuid */
            id: string;
            cause: components["schemas"]["QcSilencedCause"];
            /** @description The name of the instrument. Null means all instruments. */
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
            /** @description A note on the measures taken. */
            note: string;
            /**
             * Format: date-time
             * @description The time when the silence expires. It must be in the future.
             */
            until: string;
            /**
             * Format: uuid
             * @description The UUID of the user who acknowledges the cause.
             */
            user?: string;
        };
        /** @description The limit of one metric. `moving_range` is the center ± `sigmas` times the mean moving range / 1.128. It uses the earlier raw files marked "Use Downstream", and requires eight of them with a value. The default of `sigmas` is 3. `guide_set` is the mean ± `sigmas` standard deviations of the reference set. `fixed` is `lower` and `upper`; one of them may be null. Properties that the method does not use are null. */
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
        /** @description The limits of the pipeline. A new value out of limits is marked, counted, and reported to the webhook. */
        QcLimits: {
            limits: components["schemas"]["QcLimit"][];
            /** @description The name of the user who set the limits. Null if no user has set limits. */
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
             * @description The UUID of the user who sets the limits.
             */
            user?: string;
        };
        QcTrackedTarget: {
            /** @enum {string} */
            kind: "peptide" | "protein";
            name: string;
            /** @description The IDs of the metrics of the target. */
            metrics: {
                /** @description The retention time of the precursor with the largest area, in minutes. */
                retention_time: string;
                /** @description The sum of the areas of the precursors. For each precursor, the largest area counts. */
                area: string;
                /** @description The mass error in ppm, as the median over the precursors. For each precursor, the value at its largest area counts. If the file contains the error before calibration, it is used. */
                mass_error: string;
            };
        };
        QcTargets: {
            targets: components["schemas"]["QcTrackedTarget"][];
            /** @description The number of runs whose stored files have not been read yet for these targets. */
            waiting: number;
            /** @description The name of the user who set the targets. Null if targets were never set. */
            changed_by: string | null;
            /** Format: date-time */
            changed_at: string | null;
        };
        QcTarget: {
            /** @enum {string} */
            kind: "peptide" | "protein";
            /** @description The unmodified sequence of a peptide in capital letters, or the accession of a protein as written by the search engine. */
            name: string;
        };
        QcTargetsRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description The targets. Each target can occur only once. */
            targets: components["schemas"]["QcTarget"][];
            /**
             * Format: uuid
             * @description The UUID of the user who sets the targets.
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
             * @description The median of the coefficients of variation of these protein groups. Null if there are no such groups.
             */
            median_cv_percent: number | null;
            /**
             * Format: double
             * @description The share of these protein groups with a coefficient of variation below 20 %, from 0 to 1. Null if there are no such groups.
             */
            cv_below_20_share: number | null;
        };
        QcVariation: {
            by: string;
            groups: components["schemas"]["QcVariationOfGroup"][];
        };
        SampleOfRun: {
            /** @description The number of the line in the file. */
            line: number;
            /** @description The raw file that the row names, from the column `comment[data file]`. */
            raw_file: string;
            /**
             * Format: uuid
             * @description The matching run, regardless of the archive format of its files. Null if no run matches.
             */
            run: string | null;
            source: string;
            assay: string;
            label: string;
            /** @description The values of factors and characteristics, by name. */
            groups: {
                [key: string]: string;
            };
        };
        SampleProblem: {
            /** @description The name of the rule in the standard's validator, if the rule has a name. */
            code: string;
            /** @enum {string} */
            level: "error" | "warning";
            /** @description The number of the line in the file. Null for a problem of the whole file. */
            line: number | null;
            column: string | null;
            message: string;
        };
        /** @description The sample metadata of the raw files of a pipeline. */
        PipelineSamples: {
            /** @description The name of the file. Null if there is no sample metadata. */
            file_name: string | null;
            /** @description The name of the user who last set the sample metadata. Null if it was never set. */
            changed_by: string | null;
            /** Format: date-time */
            changed_at: string | null;
            /** @description The names of the factors under study, from the columns `factor value[…]`. */
            factors: string[];
            /** @description The rows, in the order of the file. */
            rows: components["schemas"]["SampleOfRun"][];
            /** @description The first violations of the standard, and differences between the metadata and the raw files. */
            problems: components["schemas"]["SampleProblem"][];
        };
        PipelineSamplesRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description The name of the file in a submission. */
            file_name: string;
            /** @description The content of the file. An empty string removes the sample metadata. */
            content: string;
            /**
             * Format: uuid
             * @description The UUID of the user who sets the sample metadata.
             */
            user?: string;
        };
        /** @description The global URN of a collaboration. Its members can read and upload; its administrators can manage the project. Null gives access to all users of the service. A URN requires PROTEOMICS_ACCESS=login. */
        ProjectCollaboration: string | null;
        ProteomicsProjectDetail: {
            /** Format: int64 */
            pk: number;
            name: string;
            description: string;
            slug: components["schemas"]["ProteomicsSlug"];
            /** Format: date-time */
            created_at: string;
            /** @description The number of pipelines in the project. */
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
            /** @description The description. If absent, it is empty. */
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
             * @description The email address. It must be unique, ignoring case.
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
             * @description The email address. It must be unique, ignoring case.
             */
            email?: string;
            /** @description The name. A new name also replaces the old name in earlier records. */
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
         * @description The raw data formats that the pipeline accepts. `raw` means `.raw` files of Thermo, or a `.raw` folder of Waters as a `.raw.zip` or `.raw.tar` file. `mzml` means `.mzML` and `.mzML.gz` files. `d` means a `.d` folder as a `.d.zip` or `.d.tar` file. `wiff` means `.wiff` and `.wiff2` files, or a `.wiff.zip` or `.wiff.tar` file with all related files. The default is only `raw`.
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
         * @description Rules that determine the sample type of a raw file from its name. The first matching rule applies. If no rule matches, the sample type is `sample`. `names` contains one or more patterns, separated by `|`. Each pattern is compared with the parts of the file name between `_`, `-`, `.` and spaces, ignoring case and trailing digits. `*` matches any characters; regular expressions are refused. Changes apply to all raw files immediately.
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
        /**
         * @description Rules that determine the instrument of a raw file from its name, if neither raw data nor results state it. `names` contains patterns as in SampleRules. If a digit from 1 to 9 follows the pattern, it is added to the instrument, so that `qe1` and `qe2` differ. An empty list means no rules. Changes apply to all raw files immediately.
         * @example [
         *       {
         *         "instrument": "Orbitrap Exploris 480",
         *         "names": "ex480|exploris480"
         *       },
         *       {
         *         "instrument": "Orbitrap Fusion Lumos",
         *         "names": "lumos|lum"
         *       }
         *     ]
         */
        InstrumentRules: {
            /** @description The name of the instrument, without a colon. */
            instrument: string;
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
            instrument_rules: components["schemas"]["InstrumentRules"];
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
            /** @description The description. If absent, it is empty. */
            description?: string;
            /** @description The name of a tool in the server's configuration. If null or absent, the pipeline has no tool. An unknown tool returns 400. */
            tool?: string | null;
            accepts?: components["schemas"]["RawDataKinds"];
        };
        /** @description The changes of a pipeline. Absent properties stay the same. The slug never changes. */
        PipelineChange: {
            name?: string;
            description?: string;
            /** @description The name of a tool in the server's configuration. Null removes the tool. An unknown tool returns 400. */
            tool?: string | null;
            accepts?: components["schemas"]["RawDataKinds"];
            spike_ins?: components["schemas"]["SpikeInSettings"];
            sample_rules?: components["schemas"]["SampleRules"];
            instrument_rules?: components["schemas"]["InstrumentRules"];
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
        /** @description The body of a webhook message. The server sends a message when a run that it executes ends, and when a new value is out of limits. If an alert of the pipeline requests it, the server also reports lasting changes, failed runs, missing runs, silent computers and a full disk. The header `Concordat-Event` contains `event`. With a secret, `Concordat-Signature` contains `sha256=` and the HMAC-SHA-256 of the body in lower-case hex. If the receiver does not return 2xx within 10 s, the server retries after 10 to 20 s. It doubles the delay after each attempt, and stops after 11 retries, about 8 hours later. It does not follow redirects. */
        WebhookMessage: {
            /**
             * @description `finished_run` means that a run executed by the server ended; `text` is its state: `done`, `failed` or `canceled`. `no_run` means that no run arrived within the time of the alert. `silent_computer` means that an uploading computer stopped or resumed sending heartbeats. `disk` means that the server's disk is nearly full. `lasting_change` means that a metric became worse and did not recover; `run` is the latest run. `run` and `raw_file` are null for `no_run`, `silent_computer` and `disk`. `metric`, `value` and `limit` are null except for `metric_outside_limits`.
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
            /** @description The reason for the failed delivery. Null if the message was delivered. */
            message: string | null;
            sent: components["schemas"]["WebhookMessage"];
        };
        /**
         * @description The name of a raw file, with at most 255 bytes in UTF-8. It must not start with `-`, and must not contain `/`, `\`, control characters, or invisible characters such as U+202E, which reverses text. It ends with `.raw`, `.mzML`, `.mzML.gz`, `.raw.zip`, `.raw.tar`, `.d.zip`, `.d.tar`, `.wiff`, `.wiff2`, `.wiff.zip` or `.wiff.tar`, ignoring case. The pipeline must accept the format (`accepts`). The server trims spaces and stores the name in Unicode NFC.
         * @example lumos_20250304_qc01.raw
         */
        RawFileName: string;
        ResultImport: {
            /**
             * Format: uuid
             * @description The UUID of the pipeline, from `POST /api/mq/pipelines`.
             */
            pipeline: string;
            /** @description The name of the raw file. Required for files of MaxQuant and RawTools that do not contain the names of their raw files. Files of other engines contain the names of their runs. If such files contain a single run, this name replaces the name of the run. If they contain several runs, it is ignored. */
            raw_file?: components["schemas"]["RawFileName"];
            /**
             * @description The search engine that wrote the files. If absent, it is detected from their content. Files of another engine return 400.
             * @enum {string}
             */
            engine?: "diann" | "fragpipe" | "spectronaut" | "alphadia" | "sage";
            /** @description The path of the folder that contains the files. It distinguishes runs with the same name. If this name already has different values from the same files in another folder or from another acquisition time, the run becomes a separate raw file. The name of this raw file begins with the folder or the time. */
            folder?: string;
            /**
             * @description If present, files that cannot be read are skipped and listed in `unused`. The other files are imported. The table that determines the runs must be readable.
             * @enum {string}
             */
            skip_unreadable?: "true" | "on";
            /**
             * @description The order of day and month in QcDataTable.csv. It is used only if all dates in the table are ambiguous. If absent, times in the raw data determine the order. Without such times, the month comes first, and `notes` states this.
             * @enum {string}
             */
            date_order?: "day_first" | "month_first";
            /** @description Result files of MaxQuant and RawTools: summary.txt, proteinGroups.txt, peptides.txt, evidence.txt, msmsScans.txt, msScans.txt, parameters.txt, QcDataTable.csv. Case is ignored, and each name can occur only once. Alternatively, the files of one analysis by DIA-NN, FragPipe, Spectronaut, AlphaDIA or Sage, as text or Parquet under any name. The server detects them by their content. A name may include folders, such as `A_1/protein.tsv`. Other outputs of these programs (libraries, settings, further tables) are skipped and listed in `unused`. All other files return 400. */
            files: string[];
        };
        UnusedFile: {
            /** @description The name of the file in the request. */
            file: string;
            /** @description The reason, phrased to follow the file name in a sentence. */
            reason: string;
        };
        /** @description Files, or parts of files, that were not used and not stored. Absent if all data was used. */
        UnusedFiles: components["schemas"]["UnusedFile"][];
        /** @description Possible problems in files that were used: runs that are missing from some of the files, and assumed orders of day and month. Absent if there are none. */
        FileNotes: components["schemas"]["UnusedFile"][];
        ImportedRawFile: {
            /** @description The name of the raw file with its extension. */
            raw_file: string;
            /** @description The number of metrics with a value, as in ImportedResult. */
            columns_filled: number;
            unused?: components["schemas"]["UnusedFiles"];
            notes?: components["schemas"]["FileNotes"];
        };
        ImportedResult: {
            /** @description The name of the raw file with its extension. For a run of another engine, the name is derived from the name of the run. */
            raw_file: string;
            /** @description The number of metrics with a value for the raw file, inside and outside the quality-control table, including earlier imports. RawFile and the flags are not counted. */
            columns_filled: number;
        };
        ImportedAnalysis: {
            /** @enum {string} */
            engine: "maxquant" | "diann" | "fragpipe" | "spectronaut" | "alphadia" | "sage";
            /** @description The version in parameters.txt or the log. If neither contains a version, the first version that writes these columns. Null if this is unknown too. */
            version: string | null;
            raw_files: components["schemas"]["ImportedResult"][];
            unused?: components["schemas"]["UnusedFiles"];
            notes?: components["schemas"]["FileNotes"];
        };
        /** @description The results that were imported, for one or several raw files. */
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
             * @description The validity of the token in days.
             * @enum {string}
             */
            days: "7" | "30" | "90" | "365";
            /** @description The slugs of the projects that the token can access. If absent, the token can access all projects of the user. */
            projects?: components["schemas"]["ProteomicsSlug"][];
        };
        /** @description A form without fields. */
        ProteomicsEmptyForm: Record<string, unknown>;
        /** @description The display name of an instrument. An empty name removes the display name. */
        InstrumentForm: {
            /** @description The name of the instrument in the results of its raw files. */
            instrument: string;
            name: string;
            /**
             * Format: uuid
             * @description The UUID of the user who sets the display name.
             */
            user?: string;
        };
        /** @description Either the selected runs, or all runs of the list to which the action applies. */
        SelectedRunsForm: {
            /** @description The UUIDs of the selected runs. */
            runs?: string[];
            /**
             * @description The button that selects every run that matches the filter of the list, on all pages.
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
            /** @description The acquisition time in the instrument's local time. An empty value removes it. */
            acquired_at: string;
            /**
             * Format: uuid
             * @description The UUID of the user who sets the time.
             */
            user?: string;
        };
        AlertForm: {
            /**
             * @description The delivery channel. `webhook` sends signed JSON (schema WebhookMessage) to the pipeline's webhook.
             * @enum {string}
             */
            channel: "email" | "slack" | "teams" | "mattermost" | "webhook";
            /** @description An email address, or the URL of an incoming webhook of a chat service. Empty for the webhook of the pipeline. Users who do not manage the project leave it empty; they get emails at the address of their login. */
            address?: string;
            /** @description The events to report. */
            events: ("outside_limits" | "lasting_change" | "failed_run" | "no_run" | "silent_computer" | "disk")[];
            /** @description The number of runs among the last `of_runs` that must be out of limits before `outside_limits` is sent. The default is 1. */
            runs_out?: string;
            /** @description The number of the instrument's latest runs to consider, from 1 to 20. The default is the number in `runs_out`. */
            of_runs?: string;
            /** @description The number of hours without a new raw file before `no_run` is sent. The default is 24. */
            silent_hours?: string;
            /**
             * @description The frequency of messages. If absent, each message is sent immediately. With `daily`, all messages of a day are sent together.
             * @enum {string}
             */
            rhythm?: "at_once" | "daily";
        };
        SamplesForm: {
            /** @description A project of the hub. Its current SDRF export is used as the file, and `content` is ignored. */
            hub_project?: string;
            /** @description The content of the file. Either `content` or `hub_project` is required, unless `remove` is sent. */
            content?: string;
            /**
             * @description The button that removes the sample metadata. If it is sent, all other fields are ignored.
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
             * @description The UUID of the user who makes the decision.
             */
            user?: string;
            /** @description The local URL of the plot to return to, including its state. */
            returnTo?: string;
        };
        GuideSetForm: {
            name: string;
            note?: string;
            /** @description The names of two or more raw files. */
            raw_files: components["schemas"]["RunName"][];
            /**
             * @description A checkbox. If selected, this reference set is the baseline of its sample type.
             * @enum {string}
             */
            baseline?: "true" | "on";
            /**
             * Format: uuid
             * @description The UUID of the user who saves the reference set.
             */
            user?: string;
            /** @description The page to return to. It then compares the runs with the new reference set. */
            returnTo?: string;
        };
        SilenceForm: {
            cause: components["schemas"]["QcSilencedCause"];
            /** @description The name of the instrument. An empty value means all instruments. */
            instrument?: string;
            note: string;
            /**
             * @description The duration: one hour, until 08:00 UTC of the next day, one week, or until the time in `until`.
             * @enum {string}
             */
            duration: "hour" | "morning" | "week" | "own";
            /** @description The end of the silence in UTC. */
            until?: string;
            /**
             * Format: uuid
             * @description The UUID of the user who acknowledges the cause.
             */
            user?: string;
        };
        AnnotationForm: {
            kind: components["schemas"]["QcAnnotationKind"];
            /** @description The time of the event, or the start of the maintenance window, in the instrument's local time. */
            at: string;
            text: string;
            /** @description The end of the maintenance window, in the instrument's local time. An empty value means a single moment, or a window without an end. */
            until?: string;
            /** @description The name of the instrument. An empty value means all instruments. */
            instrument?: string;
            /**
             * @description A checkbox. If selected, limits, verdicts and alerts ignore runs between `at` and `until`.
             * @enum {string}
             */
            excludes_runs?: "true" | "on";
            /**
             * Format: uuid
             * @description The UUID of the user who writes the annotation.
             */
            user?: string;
            /** @description The local URL of the plot to return to, including its state. */
            returnTo?: string;
        };
        /** @description The limit of one metric. The method `none` removes the limit. */
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
             * @description The UUID of the user who sets the limit.
             */
            user?: string;
        };
        QcTargetsForm: {
            /** @description Sequences and accessions, one per line. */
            add?: string;
            /** @description The targets to remove, in the format `kind:name`. */
            remove?: string[];
            /** @description The UUID of the user who makes the change. */
            user?: string;
        };
        ProteomicsAdminLoginForm: {
            /** @description The server's ADMIN_TOKEN. */
            token: string;
            /** @description The local path to open after the login. If absent or not local, the administration page opens. */
            returnTo?: string;
        };
        ProteomicsProjectForm: {
            name: string;
            description?: string;
        };
        /**
         * @description A checkbox. If the value is absent, the checkbox is not selected.
         * @enum {string}
         */
        TickedBox: "true" | "on";
        ProjectSettingsForm: {
            name: string;
            description?: string;
            /** @description The global URN of a collaboration. An empty value removes the collaboration. */
            collaboration?: string;
            /** @description The revision that the form contained. If the settings have changed since then, nothing is saved. */
            revision?: string;
            archived?: components["schemas"]["TickedBox"];
        };
        DeletionForm: {
            /** @description The name of the item to delete, typed as confirmation. */
            confirm: string;
        };
        ProteomicsUserForm: {
            email: string;
            name: string;
            /** @description The revision that the form contained. If the settings have changed since then, nothing is saved. */
            revision?: string;
        };
        PipelineCreationForm: {
            project: components["schemas"]["ProteomicsSlug"];
            name: string;
            description?: string;
            /** @description The name of a tool. An empty value means no tool. */
            tool?: string;
        };
        PipelineForm: {
            name: string;
            description?: string;
            /** @description The name of a tool. An empty value means no tool. */
            tool?: string;
            archived?: components["schemas"]["TickedBox"];
            qc1_sequence: string;
            qc2_sequence: string;
            protein: string;
            /** @description One rule per line, such as `blank: blank|wash`. */
            sample_rules?: string;
            /** @description One rule per line, such as `Orbitrap Fusion Lumos: lumos|lum`. */
            instrument_rules?: string;
            /**
             * @description A checkbox for one raw data format, as in `accepts`. At least one of the four is required.
             * @enum {string}
             */
            takes_raw?: "true" | "on";
            takes_mzml?: components["schemas"]["TickedBox"];
            takes_d?: components["schemas"]["TickedBox"];
            takes_wiff?: components["schemas"]["TickedBox"];
            /** @description The revision that the form contained. If the settings have changed since then, nothing is saved. */
            revision?: string;
        };
        /**
         * @description `fasta` contains the protein sequences. `template` contains the search parameters, such as a MaxQuant mqpar.xml or another text file of the tool.
         * @example fasta
         * @enum {string}
         */
        SearchFileKind: "fasta" | "template";
        SearchFileForm: {
            kind: components["schemas"]["SearchFileKind"];
            /**
             * Format: binary
             * @description A file with a name. The maximum size is MAX_RESULT_FILE_BYTES, or 5 MB for search parameters.
             */
            file: string;
        };
        SearchFileChoiceForm: {
            kind: components["schemas"]["SearchFileKind"];
            /** @description The number of the version. 0 selects the file in the tool's configuration on the server. */
            version: string;
        };
        SearchFileDeletionForm: {
            kind: components["schemas"]["SearchFileKind"];
            /** @description The number of a version that is not in use. */
            version: string;
        };
        /** Format: binary */
        SearchFileContent: string;
        WebhookForm: {
            url: string;
            /** @description The key for signatures, with at least 16 characters. An empty value keeps the stored key, unless the address changes. */
            secret?: string;
            enabled?: components["schemas"]["TickedBox"];
        };
        ImportForm: {
            /** Format: uuid */
            pipeline: string;
            raw_file?: components["schemas"]["RawFileName"];
            /**
             * @description A checkbox. If selected, files that cannot be read are skipped, and the other files are imported.
             * @enum {string}
             */
            skip_unreadable?: "true" | "on";
            /**
             * @description The order of day and month in QcDataTable.csv. Empty if the table itself shows the order.
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
        /** @description The project belongs to a collaboration, or PROTEOMICS_ACCESS is `login`, and the request contains neither a session nor a valid personal token. */
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
        /** @description The request came from a page of another site, the personal token does not permit this operation, or the user has no access. Access requires membership in the project's collaboration; some operations require its administrator. Nothing was changed. The response names neither the project nor the collaboration. */
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
        /** @description The database is unavailable. If the outcome of a change is unknown, the detail states this. With PROTEOMICS_ACCESS=login, also returned if login is not configured, or if the platform did not return the administrators of the collaboration. */
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
        /** @description The pipeline already contains a raw file with this name but different content. Nothing was stored. */
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
        /** @description Another request is writing to the upload (RFC 4918, section 11.3). The server asked the other request to stop. Retry after a short time. */
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
        /** @description The project belongs to a collaboration, or PROTEOMICS_ACCESS is `login`, and the request contains neither a session nor a valid personal token. */
        ProteomicsLoginRequiredToHead: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["ProteomicsWwwAuthenticate"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request came from a page of another site, the personal token does not permit this operation, or the user has no access. Access requires membership in the project's collaboration; some operations require its administrator. Nothing was changed. The response names neither the project nor the collaboration. */
        ProteomicsNotAllowedToHead: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The database is unavailable. If the outcome of a change is unknown, the detail states this. With PROTEOMICS_ACCESS=login, also returned if login is not configured, or if the platform did not return the administrators of the collaboration. */
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
        /** @description The administration token is missing or invalid. With PROTEOMICS_ACCESS=login, a session of a manager replaces the token. */
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
        /** @description There are three possible causes. The server has no ADMIN_TOKEN, and the connection does not come from the loopback interface. The change came from a page of another site. With PROTEOMICS_ACCESS=login, the user is not a manager. */
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
        /** @description The state of the run does not allow this operation. */
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
        /** @description The range starts after the end of the file. `Content-Range` contains the size of the file. */
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
        /** @description The item is not empty, or a process is working on it. Nothing was deleted. */
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
        /** @description The project belongs to a collaboration, or PROTEOMICS_ACCESS is `login`, and the user is not logged in. Redirects to the login, which returns to this page. */
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
        /** @description The database is unavailable. If the outcome of a change is unknown, the detail states this. With PROTEOMICS_ACCESS=login, also returned if login is not configured, or if the platform did not return the administrators of the collaboration. */
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
        /** @description The page with the new token. The server shows the token only once. */
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
        /** @description The request came from a page of another site, the personal token does not permit this operation, or the user has no access. Access requires membership in the project's collaboration; some operations require its administrator. Nothing was changed. The response names neither the project nor the collaboration. */
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
        /** @description The session does not have administration rights. Redirects to the login. */
        ProteomicsLoginFirst: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["ProteomicsLocation"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A page with the reason. There are three possible causes. The server has no ADMIN_TOKEN, and the connection does not come from the loopback interface. The form came from another site. With PROTEOMICS_ACCESS=login, the user is not a manager. Nothing was changed. */
        ProteomicsAdminForbiddenPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The action succeeded. Redirects to the page with the result. If the session does not have administration rights, redirects to the login, and nothing is changed. */
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
         * @description The size of the whole file in bytes. It is required when the upload is created, because a deferred length is not supported.
         * @example 734003200
         */
        UploadLength: number;
        /**
         * @description Pairs of a key and a base64 value, separated by commas. The keys are `filename` (name of the raw file), `pipeline` and `user` (UUIDs). `POST /api/mq/pipelines` lists the pipelines. With a personal token, omit `user`. `filetype` is ignored; other keys return 400.
         * @example filename bHVtb3NfMjAyNTAzMDRfcWMwMS5yYXc=,pipeline MDE5OWYyYzQtM2IxZS03YTUyLThjMDYtMmY0ZDllNzFiMzA1,user MDE5OWYyYzMtOTBhYS03ZDE0LWI2ZjMtNzFjMmFlMDhkOWY0
         */
        UploadMetadata: string;
        /**
         * @description The ID of the upload, from the Location header of its creation.
         * @example 9b1d6c1f0c7d4c0ea3b2f5f0c1a29e44
         */
        UploadInPath: string;
        /**
         * @description The position in the file at which the body starts. It must equal the offset that HEAD returned.
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
         * @description Returns only runs of raw files that a user with this name uploaded (`uploaded_by` of the run).
         * @example Instrument operator
         */
        UploadedBy: string;
        /**
         * @description The order of the runs. A minus sign means descending.
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
         * @description Returns only the output of this step. If absent or empty, returns the output of all steps.
         * @example maxquant
         */
        LogStep: string;
        /**
         * @description The maximum number of lines to return, counted from the end.
         * @example 1000
         */
        LogTail: number;
        /**
         * @description The run whose chromatogram is drawn behind the chromatogram of this run. The value is the UUID of the run, or `automatic`. `automatic` selects the median run of the baseline of the sample type. Without a baseline, it selects the median run of the latest 20 runs of this type that are neither flagged nor excluded. Other figures ignore the parameter. A run of another pipeline returns 400.
         * @example automatic
         */
        ReferenceRun: string;
        /**
         * @description The format of the plot. `json` and `csv` return the numbers, `svg` and `png` the drawing. By default, the header `Accept` selects the format.
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
         * @description The IDs of the metrics. Repeat the parameter for several metrics. If absent, returns all metrics. An unknown metric returns 400 with its ID.
         * @example [
         *       "N_protein_groups",
         *       "precursors"
         *     ]
         */
        QcMetricIds: string[];
        /**
         * @description Columns of the quality-control table, in any order. Repeat the parameter for several columns. If absent, returns all columns. An unknown column returns 400 with its name.
         * @example [
         *       "RawFile",
         *       "N_protein_groups"
         *     ]
         */
        QcColumns: string[];
        /**
         * @description Returns only the last N uploaded raw files. If absent or empty, returns all raw files.
         * @example 200
         */
        LastRawFiles: string;
        /**
         * @description Returns only raw files acquired at or after this day or time, in the instrument's local time.
         * @example 2025-03-01
         */
        AcquiredFrom: string;
        /**
         * @description Returns only raw files acquired at or before this day or time, in the instrument's local time.
         * @example 2025-03-31
         */
        AcquiredTo: string;
        /**
         * @description With `yes`, returns only raw files marked "Use Downstream". With `no`, returns only raw files without this mark. `any` returns both.
         * @example any
         */
        DownstreamOnly: "any" | "yes" | "no";
        /**
         * @description Returns only raw files of the instrument with this name in the results.
         * @example Orbitrap Fusion Lumos
         */
        InstrumentOnly: string;
        /**
         * @description Returns only raw files whose samples are in this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`. A value without an equals sign returns 400.
         * @example
         */
        SampleGroupOnly: string;
        /**
         * @description Returns only raw files of this sample type. If absent, each raw file is compared with raw files of its own type.
         * @example qc
         */
        SampleTypeOnly: "" | "qc" | "system" | "blank" | "sample";
        /**
         * @description Returns only raw files that a user with this name uploaded (`uploaded_by` of the run). Limits are still computed from the raw files of all users.
         * @example Instrument operator
         */
        UploaderOnly: string;
        /**
         * @description Columns of the quality-control table, IDs of metrics, `Out Of Limits`, `Causes` and `Sample Type`, in the order of the response. Repeat the parameter for several columns. `RawFile` is always the first column. If absent, returns every column with a value. An unknown column returns 400 with its name.
         * @example [
         *       "N_protein_groups"
         *     ]
         */
        ExportedColumns: string[];
        /**
         * @description The baseline with which runs are compared: one of the values of `limits`, or the UUID of a reference set. Applies to the chart, tiles, heat map, verdict and exported values. With `none`, the verdict uses `automatic`.
         * @example automatic
         */
        CompareOnPage: string;
        /**
         * @description The name of a numeric metric in the catalog, such as a column of the quality-control table. Case-sensitive.
         * @example N_protein_groups
         */
        QcMetricName: string;
        /**
         * @description The x axis: runs in sequence (`index`) or by acquisition time (`time`).
         * @example index
         */
        TrendAxis: "index" | "time";
        /**
         * @description The kind of chart. `individuals` draws the values. `moving_range` draws the absolute difference from the previous value. `cusum` draws the larger of the two cumulative sums in sigmas (allowance 0.5, decision interval 5); the lower sum is drawn as a negative number. `ewma` draws the exponentially weighted moving average (weight 0.2, limits at 3 sigmas of the average). `cusum` and `ewma` require limits with a center and a sigma.
         * @example individuals
         */
        TrendChart: "individuals" | "moving_range" | "cusum" | "ewma";
        /**
         * @description The source of the control limits. The limits are computed from all raw files of the same sample type and instrument that match `search`, `instrument` and `group`; `from`, `to` and `data_range` only select the part to show. Raw files that are not marked "Use Downstream" are ignored. `moving_range` uses the mean moving range: for individuals, the limits are the center ± 2.66 times this mean; for the moving range, the upper limit is 3.267 times this mean. `usual` uses the median ± 3 × 1.4826 median absolute deviations, which is robust against outliers. `automatic` uses the pipeline's own limit; without one, the baseline; without a baseline, `usual`. `guide_set` uses mean and standard deviation of the reference set in `guide_set`. `settings` uses the pipeline's own limit; it defines no limits for moving ranges. `none` draws no limits.
         * @example moving_range
         */
        TrendLimits: "moving_range" | "usual" | "automatic" | "guide_set" | "settings" | "none";
        /**
         * @description The UUID of the reference set. Required for `limits=guide_set`. By default, the heat map uses the baseline of each sample type.
         * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
         */
        ByGuideSet: string;
        /**
         * @description Control rules over several runs, in addition to the limits. `nelson` applies Nelson's eight rules of 1984. `westgard` applies the rules 1-3s, 2-2s, R-4s, 4-1s and 10-x. The run that completes the pattern of a rule breaks the rule. The rules require limits with a center and a sigma.
         * @example nelson
         */
        TrendRules: "none" | "nelson" | "westgard";
        /**
         * @description The factor or characteristic whose groups have different colors and shapes in the drawing. If absent or empty, the drawing distinguishes sample types. If there is only one sample type, it distinguishes instruments.
         * @example
         */
        ColorBy: string;
        /**
         * @description The names of numeric metrics in the catalog. Repeat the parameter for several metrics. The default is ten metrics of the engine with the newest results.
         * @example [
         *       "N_protein_groups",
         *       "N_peptides"
         *     ]
         */
        HeatmapMetrics: string[];
        /**
         * @description The name of a numeric metric in the catalog, such as a column of the quality-control table. Case-sensitive. The default is the first metric of the engine with the newest results, for example N_protein_groups for MaxQuant.
         * @example N_protein_groups
         */
        QcMetricOnPage: string;
        /**
         * @description The metric of the horizontal axis. `metric` is the metric of the vertical axis. The defaults are the first two metrics of the engine with the newest results.
         * @example N_peptides
         */
        ScatterAgainst: string;
        /**
         * @description The quantity to show for each TMT channel and run. `missing_values` is the number of protein groups without a value. `quantified_share` is the share of protein groups with a value (labeling yield). `summed_intensity` is the sum of corrected reporter intensities. `quantified_share` and `summed_intensity` exclude groups whose name contains `CON__` or `REV__`.
         * @example missing_values
         */
        ChannelMeasure: "missing_values" | "quantified_share" | "summed_intensity";
        /**
         * @description The spike-in to show: the first or second peptide of the pipeline, or its protein.
         * @example qc1
         */
        SpikeInSample: "qc1" | "qc2" | "protein";
        /**
         * @description Protein names from the response of the protein-names operation. Repeat the parameter for several names.
         * @example [
         *       "P02769"
         *     ]
         */
        ProteinNamesInQuery: string[];
        /**
         * @description The name or prefix of the protein table columns to show. The default is the reporter intensities if the newest tables contain them, otherwise the protein group quantity of the engine.
         * @example Reporter intensity corrected
         */
        IntensityColumn: string;
        /**
         * @description With `yes`, each value is divided by the sum over all channels for the same protein and run.
         * @example no
         */
        QcNormalised: "yes" | "no";
        /**
         * @description The UUID of the reference set.
         * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
         */
        GuideSetUuid: string;
        /**
         * @description The UUID of the user who makes the change. Used for operations without a body. Required if PROTEOMICS_ACCESS is `open`.
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
         * @description The source of the control limits. The values are the same as for the trend in JSON. If `compare` is present, it takes precedence.
         * @example automatic
         */
        TrendLimitsOnPage: "moving_range" | "usual" | "automatic" | "guide_set" | "settings" | "none";
        /**
         * @description The runs that come first in the table and are selected. `out` selects all runs that need a decision. A cause selects the runs for which it is the most likely cause. `other` selects the runs without a known cause.
         * @example out
         */
        RunsPicked: "none" | "out" | "mass_shift" | "spray" | "column" | "retention" | "digestion" | "contamination" | "oxidation" | "injection" | "fragmentation" | "identification" | "carry_over" | "other";
        /**
         * @description Protein names from the response of the protein-names operation. Repeat the parameter for several names. If absent, the page lists names for selection.
         * @example [
         *       "P02769"
         *     ]
         */
        ProteinNamesOnPage: string[];
        /** @description The cause to preselect in the form. */
        SilencedCause: components["schemas"]["QcSilencedCause"];
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
         * @description The authentication scheme (RFC 6750, section 3).
         * @example Bearer realm="administration"
         */
        ProteomicsWwwAuthenticate: string;
        /**
         * @description The content encodings that the operation accepts (RFC 9110, section 15.5.16). Present if the encoding of the body is not supported.
         * @example gzip, deflate, br
         */
        SupportedCodings: string;
        /**
         * @description The number of seconds to wait before a retry (RFC 9110, section 10.2.3). Present if the database is unavailable.
         * @example 2
         */
        "Retry-After": number;
        /**
         * @description Marks the response as an attachment, and contains the file name (RFC 6266).
         * @example attachment; filename="tmt11-quality.csv"
         */
        ProteomicsContentDisposition: string;
        /**
         * @description The version of the tus protocol of this response.
         * @example 1.0.0
         */
        TusResumable: "1.0.0";
        /**
         * @description The URL of the upload. Use it for HEAD, PATCH and DELETE.
         * @example /api/uploads/9b1d6c1f0c7d4c0ea3b2f5f0c1a29e44
         */
        UploadLocation: string;
        /**
         * @description The number of bytes that the server has stored. Present only if the request contained data.
         * @example 67108864
         */
        UploadOffsetOfBody: number;
        /**
         * @description The time when an unfinished upload expires (RFC 9110 date). Absent for finished uploads.
         * @example Tue, 11 Mar 2025 17:40:21 GMT
         */
        UploadExpires: string;
        /**
         * @description The UUID of the raw file and of its run. Present only after the upload is finished.
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
         * @description The number of bytes that the server has stored permanently.
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
         * @description The entity tag of this response (RFC 9110, section 8.8.3). It is a weak entity tag if the response is generated for each request.
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
         * @description The cookie `flash` contains the message for the next page, which clears the cookie. The cookie `proteomics_user` contains the user UUID that was last entered in this browser. Neither cookie grants access.
         * @example proteomics_user=0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4; Path=/proteomics; Max-Age=31536000; SameSite=Lax
         */
        ProteomicsPageCookies: string;
        /**
         * @description Prevents caching, because the response is private to one user.
         * @example no-store
         */
        ProteomicsNoStore: "no-store";
        /**
         * @description The administration cookie with a new ID. Its attributes are HttpOnly, SameSite=Strict, and Secure over https. Absent if ADMIN_TOKEN is not set.
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
            /** @description The pipeline already contains a raw file with this name and content. Returns its record. If equal files are uploaded in parallel, one of the requests returns 201. */
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
                 * @description The size of the whole file in bytes. It is required when the upload is created, because a deferred length is not supported.
                 * @example 734003200
                 */
                "Upload-Length": components["parameters"]["UploadLength"];
                /**
                 * @description Pairs of a key and a base64 value, separated by commas. The keys are `filename` (name of the raw file), `pipeline` and `user` (UUIDs). `POST /api/mq/pipelines` lists the pipelines. With a personal token, omit `user`. `filetype` is ignored; other keys return 400.
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
            /** @description The headers contain the supported versions and extensions. */
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
                 * @description The position in the file at which the body starts. It must equal the offset that HEAD returned.
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
                 * @description The slug of a pipeline in this project. If `project` is absent, returns 400.
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
                 * @description Returns only runs of raw files that a user with this name uploaded (`uploaded_by` of the run).
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploadedBy"];
                /**
                 * @description The order of the runs. A minus sign means descending.
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
                 * @description Returns only the output of this step. If absent or empty, returns the output of all steps.
                 * @example maxquant
                 */
                step?: components["parameters"]["LogStep"];
                /**
                 * @description The maximum number of lines to return, counted from the end.
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
            /** @description The log. It is empty if the steps wrote nothing. */
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
            /** @description The run is canceled, or the server has asked it to end. */
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
                 * @description The run whose chromatogram is drawn behind the chromatogram of this run. The value is the UUID of the run, or `automatic`. `automatic` selects the median run of the baseline of the sample type. Without a baseline, it selects the median run of the latest 20 runs of this type that are neither flagged nor excluded. Other figures ignore the parameter. A run of another pipeline returns 400.
                 * @example automatic
                 */
                reference?: components["parameters"]["ReferenceRun"];
                /**
                 * @description The format of the plot. `json` and `csv` return the numbers, `svg` and `png` the drawing. By default, the header `Accept` selects the format.
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
            /** @description The raw file, as it was uploaded. */
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
            /** @description The raw file, as it was uploaded. */
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
                 * @description Raw files of the pipeline, by name with or without extension. Repeat the parameter for several raw files.
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
                 * @description The IDs of the metrics. Repeat the parameter for several metrics. If absent, returns all metrics. An unknown metric returns 400 with its ID.
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
                 * @description Columns of the quality-control table, in any order. Repeat the parameter for several columns. If absent, returns all columns. An unknown column returns 400 with its name.
                 * @example [
                 *       "RawFile",
                 *       "N_protein_groups"
                 *     ]
                 */
                columns?: components["parameters"]["QcColumns"];
                /**
                 * @description Returns only the last N uploaded raw files. If absent or empty, returns all raw files.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, in the instrument's local time.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, in the instrument's local time.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description With `yes`, returns only raw files marked "Use Downstream". With `no`, returns only raw files without this mark. `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of the instrument with this name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`. A value without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. If absent, each raw file is compared with raw files of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded (`uploaded_by` of the run). Limits are still computed from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
                /**
                 * @description The format of the response. `csv` returns an attachment. By default, the header `Accept` selects the format.
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
            /** @description The quality-control table in the requested format. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description For CSV, marks the response as an attachment and contains its file name (RFC 6266). Absent for JSON.
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
                 * @description Returns only the last N uploaded raw files. If absent or empty, returns all raw files.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, in the instrument's local time.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, in the instrument's local time.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description With `yes`, returns only raw files marked "Use Downstream". With `no`, returns only raw files without this mark. `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of the instrument with this name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`. A value without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. If absent, each raw file is compared with raw files of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded (`uploaded_by` of the run). Limits are still computed from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
                /**
                 * @description Columns of the quality-control table, IDs of metrics, `Out Of Limits`, `Causes` and `Sample Type`, in the order of the response. Repeat the parameter for several columns. `RawFile` is always the first column. If absent, returns every column with a value. An unknown column returns 400 with its name.
                 * @example [
                 *       "N_protein_groups"
                 *     ]
                 */
                columns?: components["parameters"]["ExportedColumns"];
                /**
                 * @description The baseline with which runs are compared: one of the values of `limits`, or the UUID of a reference set. Applies to the chart, tiles, heat map, verdict and exported values. With `none`, the verdict uses `automatic`.
                 * @example automatic
                 */
                compare?: components["parameters"]["CompareOnPage"];
                /**
                 * @description The column or metric by which raw files are ordered. A minus sign means descending. The default is the acquisition time.
                 * @example -Index
                 */
                sort?: string;
                /**
                 * @description The format of the response. `csv` and `xlsx` return an attachment. By default, the header `Accept` selects the format.
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
                     * @description For CSV and xlsx, marks the response as an attachment and contains its file name (RFC 6266). Absent for JSON.
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
                 * @description Returns only the last N uploaded raw files. If absent or empty, returns all raw files.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, in the instrument's local time.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, in the instrument's local time.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description With `yes`, returns only raw files marked "Use Downstream". With `no`, returns only raw files without this mark. `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of the instrument with this name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`. A value without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. If absent, each raw file is compared with raw files of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded (`uploaded_by` of the run). Limits are still computed from the raw files of all users.
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
                 * @description Returns only the last N uploaded raw files. If absent or empty, returns all raw files.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, in the instrument's local time.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, in the instrument's local time.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description With `yes`, returns only raw files marked "Use Downstream". With `no`, returns only raw files without this mark. `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of the instrument with this name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`. A value without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. If absent, each raw file is compared with raw files of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded (`uploaded_by` of the run). Limits are still computed from the raw files of all users.
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
                     *       "judged_run": {
                     *         "run": "0199f301-5c77-7b90-a1d2-6e83f40b2c19",
                     *         "raw_file": "lumos_20250304_qc01",
                     *         "acquired_at": "2025-03-04T17:40:21",
                     *         "instrument": null,
                     *         "flagged": false,
                     *         "use_downstream": true,
                     *         "sample_type": "qc"
                     *       },
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
                     *         "sentence": "1 of 2 new runs is out of limits: mass shift 2025-03-04 17:40.",
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
                     *           "sentence": "1 of 2 new runs is out of limits: mass shift 2025-03-04 17:40."
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
                 * @description The name of a numeric metric in the catalog, such as a column of the quality-control table. Case-sensitive.
                 * @example N_protein_groups
                 */
                metric: components["parameters"]["QcMetricName"];
                /**
                 * @description The x axis: runs in sequence (`index`) or by acquisition time (`time`).
                 * @example index
                 */
                x?: components["parameters"]["TrendAxis"];
                /**
                 * @description The kind of chart. `individuals` draws the values. `moving_range` draws the absolute difference from the previous value. `cusum` draws the larger of the two cumulative sums in sigmas (allowance 0.5, decision interval 5); the lower sum is drawn as a negative number. `ewma` draws the exponentially weighted moving average (weight 0.2, limits at 3 sigmas of the average). `cusum` and `ewma` require limits with a center and a sigma.
                 * @example individuals
                 */
                chart?: components["parameters"]["TrendChart"];
                /**
                 * @description The source of the control limits. The limits are computed from all raw files of the same sample type and instrument that match `search`, `instrument` and `group`; `from`, `to` and `data_range` only select the part to show. Raw files that are not marked "Use Downstream" are ignored. `moving_range` uses the mean moving range: for individuals, the limits are the center ± 2.66 times this mean; for the moving range, the upper limit is 3.267 times this mean. `usual` uses the median ± 3 × 1.4826 median absolute deviations, which is robust against outliers. `automatic` uses the pipeline's own limit; without one, the baseline; without a baseline, `usual`. `guide_set` uses mean and standard deviation of the reference set in `guide_set`. `settings` uses the pipeline's own limit; it defines no limits for moving ranges. `none` draws no limits.
                 * @example moving_range
                 */
                limits?: components["parameters"]["TrendLimits"];
                /**
                 * @description The UUID of the reference set. Required for `limits=guide_set`. By default, the heat map uses the baseline of each sample type.
                 * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
                 */
                guide_set?: components["parameters"]["ByGuideSet"];
                /**
                 * @description Control rules over several runs, in addition to the limits. `nelson` applies Nelson's eight rules of 1984. `westgard` applies the rules 1-3s, 2-2s, R-4s, 4-1s and 10-x. The run that completes the pattern of a rule breaks the rule. The rules require limits with a center and a sigma.
                 * @example nelson
                 */
                rules?: components["parameters"]["TrendRules"];
                /**
                 * @description Returns only the last N uploaded raw files. If absent or empty, returns all raw files.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, in the instrument's local time.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, in the instrument's local time.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description With `yes`, returns only raw files marked "Use Downstream". With `no`, returns only raw files without this mark. `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of the instrument with this name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`. A value without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. If absent, each raw file is compared with raw files of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded (`uploaded_by` of the run). Limits are still computed from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
                /**
                 * @description The factor or characteristic whose groups have different colors and shapes in the drawing. If absent or empty, the drawing distinguishes sample types. If there is only one sample type, it distinguishes instruments.
                 * @example
                 */
                color_by?: components["parameters"]["ColorBy"];
                /**
                 * @description The format of the plot. `json` and `csv` return the numbers, `svg` and `png` the drawing. By default, the header `Accept` selects the format.
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
                 * @description The names of numeric metrics in the catalog. Repeat the parameter for several metrics. The default is ten metrics of the engine with the newest results.
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
                 * @description Returns only the last N uploaded raw files. If absent or empty, returns all raw files.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, in the instrument's local time.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, in the instrument's local time.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description With `yes`, returns only raw files marked "Use Downstream". With `no`, returns only raw files without this mark. `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of the instrument with this name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`. A value without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. If absent, each raw file is compared with raw files of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded (`uploaded_by` of the run). Limits are still computed from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
                /**
                 * @description The format of the plot. `json` and `csv` return the numbers, `svg` and `png` the drawing. By default, the header `Accept` selects the format.
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
                 * @description The name of a numeric metric in the catalog, such as a column of the quality-control table. Case-sensitive. The default is the first metric of the engine with the newest results, for example N_protein_groups for MaxQuant.
                 * @example N_protein_groups
                 */
                metric?: components["parameters"]["QcMetricOnPage"];
                /**
                 * @description The metric of the horizontal axis. `metric` is the metric of the vertical axis. The defaults are the first two metrics of the engine with the newest results.
                 * @example N_peptides
                 */
                against?: components["parameters"]["ScatterAgainst"];
                /**
                 * @description Returns only the last N uploaded raw files. If absent or empty, returns all raw files.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, in the instrument's local time.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, in the instrument's local time.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description With `yes`, returns only raw files marked "Use Downstream". With `no`, returns only raw files without this mark. `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of the instrument with this name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`. A value without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. If absent, each raw file is compared with raw files of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded (`uploaded_by` of the run). Limits are still computed from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
                /**
                 * @description The format of the plot. `json` and `csv` return the numbers, `svg` and `png` the drawing. By default, the header `Accept` selects the format.
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
                 * @description The quantity to show for each TMT channel and run. `missing_values` is the number of protein groups without a value. `quantified_share` is the share of protein groups with a value (labeling yield). `summed_intensity` is the sum of corrected reporter intensities. `quantified_share` and `summed_intensity` exclude groups whose name contains `CON__` or `REV__`.
                 * @example missing_values
                 */
                measure?: components["parameters"]["ChannelMeasure"];
                /**
                 * @description Returns only the last N uploaded raw files. If absent or empty, returns all raw files.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, in the instrument's local time.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, in the instrument's local time.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description With `yes`, returns only raw files marked "Use Downstream". With `no`, returns only raw files without this mark. `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of the instrument with this name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`. A value without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. If absent, each raw file is compared with raw files of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded (`uploaded_by` of the run). Limits are still computed from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
                /**
                 * @description The format of the plot. `json` and `csv` return the numbers, `svg` and `png` the drawing. By default, the header `Accept` selects the format.
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
                 * @description The spike-in to show: the first or second peptide of the pipeline, or its protein.
                 * @example qc1
                 */
                sample?: components["parameters"]["SpikeInSample"];
                /**
                 * @description Returns only the last N uploaded raw files. If absent or empty, returns all raw files.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, in the instrument's local time.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, in the instrument's local time.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description With `yes`, returns only raw files marked "Use Downstream". With `no`, returns only raw files without this mark. `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of the instrument with this name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`. A value without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. If absent, each raw file is compared with raw files of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded (`uploaded_by` of the run). Limits are still computed from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
                /**
                 * @description The format of the plot. `json` and `csv` return the numbers, `svg` and `png` the drawing. By default, the header `Accept` selects the format.
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
                 * @description Protein names from the response of the protein-names operation. Repeat the parameter for several names.
                 * @example [
                 *       "P02769"
                 *     ]
                 */
                protein_names: components["parameters"]["ProteinNamesInQuery"];
                /**
                 * @description The name or prefix of the protein table columns to show. The default is the reporter intensities if the newest tables contain them, otherwise the protein group quantity of the engine.
                 * @example Reporter intensity corrected
                 */
                column?: components["parameters"]["IntensityColumn"];
                /**
                 * @description With `yes`, each value is divided by the sum over all channels for the same protein and run.
                 * @example no
                 */
                normalised?: components["parameters"]["QcNormalised"];
                /**
                 * @description Returns only the last N uploaded raw files. If absent or empty, returns all raw files.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, in the instrument's local time.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, in the instrument's local time.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description With `yes`, returns only raw files marked "Use Downstream". With `no`, returns only raw files without this mark. `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of the instrument with this name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`. A value without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. If absent, each raw file is compared with raw files of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded (`uploaded_by` of the run). Limits are still computed from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
                /**
                 * @description The format of the plot. `json` and `csv` return the numbers, `svg` and `png` the drawing. By default, the header `Accept` selects the format.
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
                 * @description The UUID of the user who makes the change. Used for operations without a body. Required if PROTEOMICS_ACCESS is `open`.
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
                 * @description Returns only raw files acquired at or after this day or time, in the instrument's local time.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, in the instrument's local time.
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
                 * @description The UUID of the user who makes the change. Used for operations without a body. Required if PROTEOMICS_ACCESS is `open`.
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
                 * @description The UUID of the user who makes the change. Used for operations without a body. Required if PROTEOMICS_ACCESS is `open`.
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
            /** @description The silence ended. New values out of limits create alerts again. */
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
            /** @description The limits. The list is empty if no limits are set. */
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
            /** @description The tracked peptides and proteins. The list is empty if no targets are set. */
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
                 * @description With `yes`, returns only raw files marked "Use Downstream". With `no`, returns only raw files without this mark. `any` returns both.
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
            /** @description The variation in each group, by value of the factor or characteristic. */
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
            /** @description The number of ended sessions. */
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
                 * @description The user's ID at the login provider (`sub`). Log lines contain it.
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
            /** @description The number of ended sessions. */
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
            /** @description The pipelines, grouped by project, in order of creation. */
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
                     *           "instrument_rules": [
                     *             {
                     *               "instrument": "Orbitrap Fusion Lumos",
                     *               "names": "lumos|lum"
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
                     *       "instrument_rules": [
                     *         {
                     *           "instrument": "Orbitrap Fusion Lumos",
                     *           "names": "lumos|lum"
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
                     *       "instrument_rules": [
                     *         {
                     *           "instrument": "Orbitrap Fusion Lumos",
                     *           "names": "lumos|lum"
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
                 * @description With `yes`, or without a value, shows the wall display.
                 * @example yes
                 */
                wall?: "" | "yes" | "no";
                /**
                 * @description Returns only raw files of this sample type. If absent, each raw file is compared with raw files of its own type.
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
                 * @description Returns only raw files of the instrument with this name in the results.
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
                 * @description Returns only runs of raw files that a user with this name uploaded (`uploaded_by` of the run).
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploadedBy"];
                /**
                 * @description The order of the runs. A minus sign means descending.
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
                 * @description The run whose chromatogram is drawn behind the chromatogram of this run. The value is the UUID of the run, or `automatic`. `automatic` selects the median run of the baseline of the sample type. Without a baseline, it selects the median run of the latest 20 runs of this type that are neither flagged nor excluded. Other figures ignore the parameter. A run of another pipeline returns 400.
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
                 * @description The run whose chromatogram is drawn behind the chromatogram of this run. The value is the UUID of the run, or `automatic`. `automatic` selects the median run of the baseline of the sample type. Without a baseline, it selects the median run of the latest 20 runs of this type that are neither flagged nor excluded. Other figures ignore the parameter. A run of another pipeline returns 400.
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
                 * @description Returns only the output of this step. If absent or empty, returns the output of all steps.
                 * @example maxquant
                 */
                step?: components["parameters"]["LogStep"];
                /**
                 * @description The maximum number of lines to return, counted from the end.
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
                 * @description The name of a numeric metric in the catalog, such as a column of the quality-control table. Case-sensitive. The default is the first metric of the engine with the newest results, for example N_protein_groups for MaxQuant.
                 * @example N_protein_groups
                 */
                metric?: components["parameters"]["QcMetricOnPage"];
                /**
                 * @description The x axis: runs in sequence (`index`) or by acquisition time (`time`).
                 * @example index
                 */
                x?: components["parameters"]["TrendAxis"];
                /**
                 * @description The kind of chart. `individuals` draws the values. `moving_range` draws the absolute difference from the previous value. `cusum` draws the larger of the two cumulative sums in sigmas (allowance 0.5, decision interval 5); the lower sum is drawn as a negative number. `ewma` draws the exponentially weighted moving average (weight 0.2, limits at 3 sigmas of the average). `cusum` and `ewma` require limits with a center and a sigma.
                 * @example individuals
                 */
                chart?: components["parameters"]["TrendChart"];
                /**
                 * @description The source of the control limits. The values are the same as for the trend in JSON. If `compare` is present, it takes precedence.
                 * @example automatic
                 */
                limits?: components["parameters"]["TrendLimitsOnPage"];
                /**
                 * @description The UUID of the reference set. Required for `limits=guide_set`. By default, the heat map uses the baseline of each sample type.
                 * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
                 */
                guide_set?: components["parameters"]["ByGuideSet"];
                /**
                 * @description The baseline with which runs are compared: one of the values of `limits`, or the UUID of a reference set. Applies to the chart, tiles, heat map, verdict and exported values. With `none`, the verdict uses `automatic`.
                 * @example automatic
                 */
                compare?: components["parameters"]["CompareOnPage"];
                /**
                 * @description Control rules over several runs, in addition to the limits. `nelson` applies Nelson's eight rules of 1984. `westgard` applies the rules 1-3s, 2-2s, R-4s, 4-1s and 10-x. The run that completes the pattern of a rule breaks the rule. The rules require limits with a center and a sigma.
                 * @example nelson
                 */
                rules?: components["parameters"]["TrendRules"];
                /**
                 * @description The runs that come first in the table and are selected. `out` selects all runs that need a decision. A cause selects the runs for which it is the most likely cause. `other` selects the runs without a known cause.
                 * @example out
                 */
                pick?: components["parameters"]["RunsPicked"];
                /**
                 * @description Columns of the quality-control table, in any order. Repeat the parameter for several columns. If absent, returns all columns. An unknown column returns 400 with its name.
                 * @example [
                 *       "RawFile",
                 *       "N_protein_groups"
                 *     ]
                 */
                columns?: components["parameters"]["QcColumns"];
                /**
                 * @description Returns only the last N uploaded raw files. If absent or empty, returns all raw files.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, in the instrument's local time.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, in the instrument's local time.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description With `yes`, returns only raw files marked "Use Downstream". With `no`, returns only raw files without this mark. `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of the instrument with this name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`. A value without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. If absent, each raw file is compared with raw files of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded (`uploaded_by` of the run). Limits are still computed from the raw files of all users.
                 * @example Instrument operator
                 */
                uploaded_by?: components["parameters"]["UploaderOnly"];
                /**
                 * @description The factor or characteristic whose groups have different colors and shapes in the drawing. If absent or empty, the drawing distinguishes sample types. If there is only one sample type, it distinguishes instruments.
                 * @example
                 */
                color_by?: components["parameters"]["ColorBy"];
                /**
                 * @description The column of the quality-control table by which raw files are ordered. A minus sign means descending.
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
                 * @description The names of numeric metrics in the catalog. Repeat the parameter for several metrics. The default is ten metrics of the engine with the newest results.
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
                 * @description Returns only the last N uploaded raw files. If absent or empty, returns all raw files.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, in the instrument's local time.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, in the instrument's local time.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description With `yes`, returns only raw files marked "Use Downstream". With `no`, returns only raw files without this mark. `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of the instrument with this name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`. A value without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. If absent, each raw file is compared with raw files of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded (`uploaded_by` of the run). Limits are still computed from the raw files of all users.
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
                 * @description The name of a numeric metric in the catalog, such as a column of the quality-control table. Case-sensitive. The default is the first metric of the engine with the newest results, for example N_protein_groups for MaxQuant.
                 * @example N_protein_groups
                 */
                metric?: components["parameters"]["QcMetricOnPage"];
                /**
                 * @description The metric of the horizontal axis. `metric` is the metric of the vertical axis. The defaults are the first two metrics of the engine with the newest results.
                 * @example N_peptides
                 */
                against?: components["parameters"]["ScatterAgainst"];
                /**
                 * @description Returns only the last N uploaded raw files. If absent or empty, returns all raw files.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, in the instrument's local time.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, in the instrument's local time.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description With `yes`, returns only raw files marked "Use Downstream". With `no`, returns only raw files without this mark. `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of the instrument with this name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`. A value without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. If absent, each raw file is compared with raw files of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded (`uploaded_by` of the run). Limits are still computed from the raw files of all users.
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
                 * @description The quantity to show for each TMT channel and run. `missing_values` is the number of protein groups without a value. `quantified_share` is the share of protein groups with a value (labeling yield). `summed_intensity` is the sum of corrected reporter intensities. `quantified_share` and `summed_intensity` exclude groups whose name contains `CON__` or `REV__`.
                 * @example missing_values
                 */
                measure?: components["parameters"]["ChannelMeasure"];
                /**
                 * @description Returns only the last N uploaded raw files. If absent or empty, returns all raw files.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, in the instrument's local time.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, in the instrument's local time.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description With `yes`, returns only raw files marked "Use Downstream". With `no`, returns only raw files without this mark. `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of the instrument with this name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`. A value without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. If absent, each raw file is compared with raw files of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded (`uploaded_by` of the run). Limits are still computed from the raw files of all users.
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
                 * @description The spike-in to show: the first or second peptide of the pipeline, or its protein.
                 * @example qc1
                 */
                sample?: components["parameters"]["SpikeInSample"];
                /**
                 * @description Returns only the last N uploaded raw files. If absent or empty, returns all raw files.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, in the instrument's local time.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, in the instrument's local time.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description With `yes`, returns only raw files marked "Use Downstream". With `no`, returns only raw files without this mark. `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of the instrument with this name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`. A value without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. If absent, each raw file is compared with raw files of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded (`uploaded_by` of the run). Limits are still computed from the raw files of all users.
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
                 * @description Protein names from the response of the protein-names operation. Repeat the parameter for several names. If absent, the page lists names for selection.
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
                 * @description The name or prefix of the protein table columns to show. The default is the reporter intensities if the newest tables contain them, otherwise the protein group quantity of the engine.
                 * @example Reporter intensity corrected
                 */
                column?: components["parameters"]["IntensityColumn"];
                /**
                 * @description With `yes`, each value is divided by the sum over all channels for the same protein and run.
                 * @example no
                 */
                normalised?: components["parameters"]["QcNormalised"];
                /**
                 * @description Returns only the last N uploaded raw files. If absent or empty, returns all raw files.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Returns only raw files acquired at or after this day or time, in the instrument's local time.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Returns only raw files acquired at or before this day or time, in the instrument's local time.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Returns only raw files whose name contains this text, ignoring case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description With `yes`, returns only raw files marked "Use Downstream". With `no`, returns only raw files without this mark. `any` returns both.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Returns only raw files of the instrument with this name in the results.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Returns only raw files whose samples are in this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`. A value without an equals sign returns 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Returns only raw files of this sample type. If absent, each raw file is compared with raw files of its own type.
                 * @example qc
                 */
                sample_type?: components["parameters"]["SampleTypeOnly"];
                /**
                 * @description Returns only raw files that a user with this name uploaded (`uploaded_by` of the run). Limits are still computed from the raw files of all users.
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
                 * @description The month of acquisition. The default is the current month in UTC.
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
            /** @description The monthly report as an HTML file. */
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
                /** @description The cause to preselect in the form. */
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
                 * @description The local path to open after the login. If absent or not local, the administration page opens.
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
            /** @description The browser has the administration right. Redirects to the page in `returnTo`. */
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
            /** @description The administration token is invalid, or the form came from another site. The page states the reason. */
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
            /** @description The administration right was removed from the browser. Redirects to the start page of the service. */
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
            query?: {
                /** @description `instruments` fills in proposed rules for instruments, one for each word that distinguishes the file names of QC standards without a known instrument. The rules apply after they are saved. */
                propose?: "instruments";
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
            409: components["responses"]["ProteomicsConflictPage"];
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
                 * @description The kind of the search file.
                 * @example template
                 */
                kind: components["schemas"]["SearchFileKind"];
                /**
                 * @description The number of the version.
                 * @example 1
                 */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as it was uploaded. */
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
