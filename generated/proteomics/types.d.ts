// Generated from openapi/proteomics (sha256 89de56507811533e) by `npm run generate`. Do not edit.
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
         * @description All projects of the server, ordered by `pk`. The field `project` may be there, as existing clients send it; it does not
         *     narrow the list.
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
         * @description Stores the file and queues the pipeline's tool, where it has one. What was answered with 201 survives a killed server; what
         *     was not leaves nothing behind. Names are compared without their extension, since the quality-control table shows them so.
         *     A file that is empty, of a kind that the pipeline does not accept, or whose name is not what RawFileName allows, is 400; so is an archive that
         *     holds anything but one run. mzML and timsTOF runs are measured beside: their values are there a little later.
         *     Large files over unsteady lines are better sent by `POST /api/uploads`.
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
         * @description In the order in which they were made. The list of an unknown project is empty.
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
         * Read the quality-control table of a pipeline
         * @description `Accept: text/csv` answers CSV (RFC 4180) with empty cells for missing values, everything else JSON. Unless `missing` is
         *     `null`, the JSON holds the bare token `NaN` wherever the schema says null, as existing clients expect; that is not JSON in the sense
         *     of RFC 8259, and parsers that hold to it refuse it.
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
        /** Read the protein names of a pipeline with scores and intensities */
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
         * Read columns of the protein groups for some proteins
         * @description The body is a JSON string, and the text of that string is a JSON object, as existing clients expect: it has to be parsed twice. A
         *     client that asks for `application/vnd.concordat.columns+json` gets the same object without the string around it. Rows
         *     stand by raw file in the order of upload, inside a raw file as its table has them. All raw files take part, whether marked
         *     "Use Downstream" or not. More than 5,000,000 values, RawFile and Majority protein IDs included, are 400; whole tables are
         *     better downloaded.
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
         * @description The table of that file name of every raw file of the pipeline, one after another under one header, with a leading column
         *     RawFile. Tables with differing columns are joined by column name. With `raw_file` the table of that raw file only. The
         *     answer is streamed.
         *
         *     Tables of other engines are kept under the name of their kind, whatever they were called: report.tsv or report.parquet,
         *     report.stats.tsv, report.pr_matrix.tsv, report.pg_matrix.tsv and report.gg_matrix.tsv (DIA-NN), psm.tsv, protein.tsv, ion.tsv, peptide.tsv,
         *     combined_ion.tsv and so on (FragPipe), spectronaut.tsv or .csv, stat.tsv, precursors.tsv or .parquet, precursor.matrix.tsv and
         *     pg.matrix.tsv (AlphaDIA), results.sage.tsv or .parquet and lfq.tsv (Sage). Parquet is answered as text, too. Rows stand in the order of
         *     the file, each with the raw file of its run; those of a matrix are of the whole analysis, and have no RawFile unless `raw_file` is
         *     given. protein_groups.tsv holds the protein groups of each run that were made of these tables.
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
         * Begin a resumable upload
         * @description Checks name, size, pipeline and user before a byte is sent. The body may carry the beginning of the file. A raw file of the
         *     same name that is there with another size is 409; one of the same size is compared when the upload is finished.
         */
        post: operations["createRawFileUpload"];
        delete?: never;
        /** Say what the server supports of the tus protocol */
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
         * Give up an upload
         * @description What was sent is removed. A finished upload is a raw file and stays; giving it up is 404.
         */
        delete: operations["discardRawFileUpload"];
        options?: never;
        /**
         * Ask how much of an upload the server holds
         * @description Answers of HEAD have no body, the refusals neither.
         */
        head: operations["getUploadOffset"];
        /**
         * Send the next part of an upload
         * @description Takes as many bytes as arrive; after a cut connection HEAD tells how many were kept. The part that completes the file is
         *     answered only when the raw file is stored and, where the pipeline has a tool, its run is queued: that answer carries
         *     `Raw-File`. When the pipeline holds the same name and content already, `Raw-File` names that record; with other content the
         *     answer is 409, and the upload is removed. When the server's disk is full (507), what arrived stays until the upload expires, and
         *     can be continued.
         */
        patch: operations["continueRawFileUpload"];
        trace?: never;
    };
    "/api/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List runs */
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
        /** Read a run */
        get: operations["getRun"];
        put?: never;
        post?: never;
        /**
         * Delete a run with its raw file and results
         * @description For the administration, since nothing brings the raw file back. A running run has to be canceled first.
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
         * Read what the steps of a run wrote
         * @description Of the last attempt. Paths of the server are shortened to the placeholders of the tool's configuration.
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
         * Queue a run again
         * @description For runs that are done, failed, canceled or stored, when the raw file is here and the pipeline has a tool; otherwise 409. The
         *     results of the attempt before stay until the new ones replace them.
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
         * Queue many runs again
         * @description With the tool, the FASTA file and the parameters that the pipeline has now. All of them, or none where one is queued or running already or its raw file is not
         *     here; otherwise as `POST /api/runs/{run}/retry`.
         */
        post: operations["retryRuns"];
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
         * Cancel a queued or running run
         * @description A queued run is canceled at once. A running one is asked to end and killed if it does not; until then it stays `running`
         *     with `cancel_requested`.
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
         * Read or draw a figure of one run
         * @description When the file that the figure comes from is not there, the answer is 404.
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
    "/api/runs/{run}/raw-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the raw file of a run
         * @description The file as it was uploaded: a `.d` folder comes as the archive that was sent. One range of bytes may be asked for, so that a
         *     download goes on where it stopped; `If-Range` takes the entity tag. Runs of which only results were imported have no raw file: 404.
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
         * @description The file as the tool wrote it or as it was imported, by its name in `result_files` of the run. A file of an engine that holds several
         *     runs comes whole for each of them; `POST /api/mq/download` gives the rows of one run.
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
         * @description A .zip file with a folder for each run, `project/pipeline/run`, that holds its raw file and its result files. A result file that
         *     several of the runs share is there once, in `project/pipeline/shared`. `files.tsv` lists run, kind, path, size and SHA-256 of every file;
         *     `sha256sum -c SHA256SUMS` checks them. The file is written while it is sent; one that cannot be read breaks the connection off.
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
         * Explain the metrics
         * @description Meaning, unit and sources of every metric: the columns of the quality-control table in its order, then what other engines give, under ids
         *     of their own. Where the report, the statistics and the matrix of an engine say different things, each has an id of its own.
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
         * Read the values of metrics
         * @description Of every raw file of a pipeline, in the order of upload. Whatever engine gave them, they stand under the ids of `GET /api/qc/metrics`.
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
         * Read the quality-control table at an address of its own
         * @description The table of `POST /api/mq/qc-data` as strict JSON or CSV, for links and for programs that only read addresses. It has the values of MaxQuant and
         *     RawTools; `GET /api/qc/export` has those of every engine and of raw data.
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
         * @description Every column of the quality-control table and every metric that a run of the answer has a value of, whatever engine or raw data gave it, under
         *     the ids of `GET /api/qc/metrics` and of tracked targets. Rows stand as in the table.
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
         * @description mzQC 1.0.0 (HUPO-PSI). Columns with a term of the PSI-MS vocabulary are exported under it; the others under terms of a
         *     vocabulary of this server, which the file declares. Tracked peptides and proteins that were found in a run are one metric, `CONCORDAT:TARGETS`,
         *     whose value is a table: lists of the same length named `kind`, `name`, `rt_min`, `area` and `ppm`. When no raw file that was asked for has a
         *     value, the answer is 404.
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
        /** Read the key figures of a pipeline */
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
         * Read or draw the course of a metric over the runs
         * @description With control limits, points outside them marked by shape as well as color, annotations on the time line, and the marks of
         *     the raw files. A metric that does not exist or is not numeric is 400.
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
        /** Read or draw runs against metrics */
        get: operations["getQcHeatmap"];
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
        /** Read or draw the TMT channels of the runs */
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
        /** Read or draw what the runs show of a spike-in */
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
        /** Read or draw intensities of proteins across the runs */
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
         * List who marked which raw files, and when
         * @description Newest first.
         */
        get: operations["listQcReviews"];
        put?: never;
        /**
         * Flag raw files, or take them out of what is computed downstream
         * @description All raw files of the request are marked, or none. The history keeps who did it and when.
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
         * @description By name.
         */
        get: operations["listGuideSets"];
        put?: never;
        /** Choose raw files as a reference set */
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
        /** Read a reference set */
        get: operations["getGuideSet"];
        /** Change a reference set */
        put: operations["changeGuideSet"];
        post?: never;
        /**
         * Delete a reference set
         * @description The raw files in it stay as they are.
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
        /** List the annotations on the time line of a pipeline */
        get: operations["listAnnotations"];
        put?: never;
        /** Annotate the time line of a pipeline */
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
        /** Read an annotation */
        get: operations["getAnnotation"];
        /** Change an annotation */
        put: operations["changeAnnotation"];
        post?: never;
        /** Delete an annotation */
        delete: operations["deleteAnnotation"];
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
        /** Read a pipeline's own limits */
        get: operations["getQcLimits"];
        /**
         * Set a pipeline's own limits
         * @description Replaces all of them. A reference set that the pipeline does not have is 404; a metric twice, or not numeric, is 400.
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
         * Read which peptides and proteins a pipeline tracks
         * @description Each gives three metrics of every run: retention time in minutes, area as the search engine counts it, and mass error in ppm. The ids of these
         *     metrics are taken wherever a metric is: by trends, values, limits and heat maps. `GET /api/qc/values` answers them with all others.
         */
        get: operations["getQcTargets"];
        /**
         * Set which peptides and proteins a pipeline tracks
         * @description Replaces all of them. Runs that have results already get their values from the kept files, in the background; `waiting` counts those that
         *     still lack them. A target twice is 400.
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
         * Read how much the replicates of each group of samples vary
         * @description Groups are those of a factor or characteristic of the sample metadata. For each protein group that has an intensity above zero in at least two
         *     runs of a group: the standard deviation of its intensities (of a sample, n - 1) divided by their mean. Runs whose samples
         *     are of several groups, as with labels, are in none.
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
        /** Read which samples the raw files of a pipeline are of */
        get: operations["getSamples"];
        /**
         * Say which samples the raw files of a pipeline are of
         * @description Takes a file of SDRF-Proteomics, as the hub exports it. Its rows are matched to raw files by `comment[data file]`: exactly, else without the
         *     endings of raw data and of what packs it, in any case. Rows of runs that come later match when they are there. What is against the
         *     rules of the standard is told, and refuses nothing; a file that is no such table is 400, with the line.
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
         * Make a project
         * @description The slug is derived from the name and unique.
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
         * @description Only one without pipelines, so that nothing goes with it.
         */
        delete: operations["deleteProteomicsProject"];
        options?: never;
        head?: never;
        /** Change a project */
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
        /** Make a user */
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
        /** Read a user */
        get: operations["getProteomicsUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Name, address, login, personal tokens and alerts are erased. What the person uploaded and signed stays, signed by "deleted person";
         *     so does what others of the very same name signed, because signatures are names.
         */
        delete: operations["deleteProteomicsUser"];
        options?: never;
        head?: never;
        /** Change a user's name or address */
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
         * @description Wherever the user is logged in, in any service of this server, the next request asks for a login. Personal tokens stay valid.
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
         * @description Everybody who is logged in, in any service of this server, logs in again; so does every other browser that may administrate.
         *     With `subject` only the sessions of that person end, who needs no record here. Personal tokens stay valid.
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
         * List the tools that a pipeline can run
         * @description As the server's configuration names them. What a tool runs is set there and nowhere else.
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
         * Make a pipeline
         * @description The slug is derived from the name and unique in the project.
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
        /** Read a pipeline with its settings */
        get: operations["getAdminPipeline"];
        put?: never;
        post?: never;
        /**
         * Delete a pipeline with its raw files and results
         * @description Not while runs are queued or running.
         */
        delete: operations["deletePipeline"];
        options?: never;
        head?: never;
        /**
         * Change a pipeline's settings
         * @description Another tool counts from the next run on. With other spike-ins the results of all raw files are measured again after the
         *     answer, one after the other; until then a raw file keeps the values for the settings before.
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
         * Read a pipeline's webhook
         * @description 404 when none is set.
         */
        get: operations["getWebhook"];
        /**
         * Set a pipeline's webhook
         * @description From then on every new value outside the pipeline's own limits is told there (schema WebhookMessage).
         */
        put: operations["setWebhook"];
        post?: never;
        /**
         * Remove a pipeline's webhook
         * @description 404 when none is set.
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
         * @description Waits for the receiver, and answers 200 whatever it said. 404 when no webhook is set.
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
         * Import results that were computed elsewhere
         * @description All files of the request are taken, or none. One that cannot be read (binary content, no header, a line cut short) is 400,
         *     and the detail names file and line. A raw file that the pipeline does not have yet is made, without content; for one that
         *     it has, the files replace those of the same names. Sending the same files again changes nothing. An import that fills no column
         *     is 400. Two runs of one name that lie in different folders are 400, and the detail names both files.
         *
         *     Files of MaxQuant of several raw files are divided by their column `Raw file`, each raw file under its own name, whatever `raw_file`
         *     says; one that summary.txt alone names is one, too. parameters.txt goes to each, and QcDataTable.csv to those that it names; imported
         *     without other tables, it is of all raw files that it names, or of that in `raw_file`.
         *
         *     Files of DIA-NN, FragPipe, Spectronaut, AlphaDIA and Sage are recognized by their content, whatever their names. All files of one request
         *     are of one analysis. Each run that they name makes or fills a raw file; an existing one is found by its name without the extension
         *     of raw data, in any case. Columns may stand in any order; unknown ones are kept. The protein.tsv of an experiment of FragPipe is that of
         *     the psm.tsv whose proteins it holds.
         *
         *     `unused` lists what was not used, with the reason: tables that do not tell several raw files apart (proteinGroups.txt, peptides.txt), a
         *     second table with the same content, and what the programs write beside their results. Such files alone are 400, as a library is.
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
         * @description A card for each pipeline and each instrument, with whether it is well, its last run, the last one that was out, and what runs now.
         *     With `wall` the page is for a monitor: nothing but the cards, renewed by itself.
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
         * Show who is logged in, and their personal tokens
         * @description With PROTEOMICS_ACCESS=open it says that nobody needs a token here.
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
         * Make a personal token
         * @description Kept as its hash, so that this answer alone shows it. Only with PROTEOMICS_ACCESS=login.
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
         * @description It stops to work at once. With PROTEOMICS_ACCESS=login and no session, Location is the login.
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
         * Show the instruments, or one across all pipelines
         * @description Instruments are recognized from the results of the raw files. Each can be given a name of its own.
         */
        get: operations["showInstruments"];
        put?: never;
        /** Give an instrument a name */
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
         * Explain every metric
         * @description Meaning, unit, formula and source of every column; each has an address of its own by its fragment.
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
         * @description The table of runs with state, filter, and a way to log, retry and cancel; links to upload, dashboard and exports. While runs are
         *     under way the page renews itself.
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
        /** Queue many runs again */
        post: operations["retryRunsByForm"];
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
         * @description Many files by drag and drop, each with progress, pause and resume, also after the browser was closed (`/api/uploads`). Without
         *     scripts the form sends the files together.
         */
        get: operations["showRawFileUpload"];
        put?: never;
        /**
         * Upload raw files with a form
         * @description For browsers without scripts. Each file counts for itself: those before a refused one stay stored, and the page names each with
         *     its outcome. The status is that of the first refusal.
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
         * @description State and steps, key figures, every figure of the run, all columns that it has, its place in the trend, and its history.
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
         * Save the report of a run
         * @description One HTML file that needs nothing else. Facts, figures as drawings, and all values of the run.
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
        /** Show what the steps of a run wrote */
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
        /** Queue a run again */
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
        /** Cancel a queued or running run */
        post: operations["cancelRunByForm"];
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
         * Ask before deleting a run
         * @description Says what will be gone. For the administration.
         */
        get: operations["confirmRunDeletion"];
        put?: never;
        /**
         * Delete a run with its raw file and results
         * @description For the administration. A running run has to be canceled first.
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
         * Show who is told what of a pipeline
         * @description With PROTEOMICS_ACCESS=open for the administration, else for members of the project, who see their own alerts, and its administrators,
         *     who see all.
         */
        get: operations["showAlerts"];
        put?: never;
        /**
         * Have somebody told
         * @description By email, or in a channel of Slack, Microsoft Teams or Mattermost. What it is about is told once, also when the server is killed or several
         *     processes run. The server retries a message that the receiver did not take after 10 to 20 seconds, then after twice as long each time: 11 times
         *     in about 8 hours.
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
         * @description Waits for the receiver, and says what became of it.
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
        /** Show which samples the raw files of a pipeline are of, and the form that says so */
        get: operations["showSamples"];
        put?: never;
        /** Say which samples the raw files of a pipeline are of */
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
         * Show what a submission of a pipeline's data to a repository lacks
         * @description The files that this server holds, each with the category that PRIDE gives it, and what is wrong or missing by its guidelines.
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
         * Save the checksums of the files that a submission consists of
         * @description checksum.txt as PRIDE's own tool writes it: a comment, then name and SHA-1 of each file. The files are read while it is sent, one
         *     request after another, so that large ones take their time.
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
         * Show the dashboard
         * @description A sentence that says which runs are out and since when, the metrics with their worst values, the trend of one with limits, marks and
         *     annotations, a heat map of all over the same runs, and the table of raw files. Runs selected there are flagged, excluded,
         *     annotated or made a reference set.
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
        /** Show runs against metrics */
        get: operations["showQcHeatmap"];
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
        /** Show the spike-ins */
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
         * @description A searchable table of protein names to choose from, and the intensities of the selected ones.
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
        /** Show who marked which raw files, and when */
        get: operations["showQcReviews"];
        put?: never;
        /** Flag raw files, or take them out of what is computed downstream */
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
        /** Show the reference sets, and the form for a new one */
        get: operations["showGuideSets"];
        put?: never;
        /** Choose raw files as a reference set */
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
        /** Show a reference set, and the form that changes it */
        get: operations["showGuideSet"];
        put?: never;
        /** Change a reference set */
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
    "/proteomics/projects/{project}/{pipeline}/qc/annotations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the annotations, and the form for a new one */
        get: operations["showAnnotations"];
        put?: never;
        /** Annotate the time line of a pipeline */
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
        /** Show an annotation in the form that changes it */
        get: operations["showAnnotation"];
        put?: never;
        /** Change an annotation */
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
        /** Show a pipeline's own limits, and the form that sets one */
        get: operations["showQcLimits"];
        put?: never;
        /** Set or remove the limit of one metric */
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
        /** Show the tracked peptides and proteins, and the forms that add and remove them */
        get: operations["showQcTargets"];
        put?: never;
        /**
         * Add tracked peptides and proteins, or remove some
         * @description One of `add` and `remove` is required.
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
        /** Show projects, users and pipelines, and the forms for new ones */
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
        /** Show the login of the administration */
        get: operations["showProteomicsAdministrationLogin"];
        put?: never;
        /**
         * Enter the administration
         * @description Gives the browser the right to administrate, under a new identifier.
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
         * Leave the administration
         * @description Takes the right to administrate from the browser, and leaves a login of a person as it is.
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
        /** Make a project */
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
        /** Change a project */
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
        /** Make a user */
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
        /** Show a user with the UUID */
        get: operations["showProteomicsUser"];
        put?: never;
        /** Change a user's name or address */
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
        /** Make a pipeline */
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
        /** Show a pipeline with its UUID, its settings and its webhook */
        get: operations["showAdminPipeline"];
        put?: never;
        /** Change a pipeline's settings */
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
        /** Delete a pipeline with its raw files and results */
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
         * Upload a FASTA file or the parameters of a search
         * @description Runs that start from now on are searched with it, in place of the file that the tool names on the server. A file that is the same as an
         *     earlier version, name included, is that version again. What is no FASTA file, or no well-formed XML, is refused with its line.
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
         * Choose the version that runs are searched with
         * @description It counts for runs that start from now on.
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
         * Delete a version of a FASTA file or of parameters
         * @description Only one that is not in use, that no run's results were searched with, and while no run of the pipeline is under way, is deleted; else the answer is 409
         *     and says which of these it is.
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
         * Compare two versions of a pipeline's parameters
         * @description Line by line; what is the same is left out, but for a few lines around each change.
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
        /** Save a version of a FASTA file or of parameters */
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
         * @description The page at Location says what the receiver answered.
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
         * @description With scripts a whole folder of results, one raw file after another, each with its outcome; without them one raw file at a time.
         */
        get: operations["showResultImport"];
        put?: never;
        /**
         * Import results that were computed elsewhere
         * @description Like `POST /api/admin/results`; a file that cannot be read is named with its line.
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
            /** @description Taken for the sake of existing clients; it does not narrow the list. */
            project?: string;
        };
        /**
         * @description Name of a project or pipeline in requests, derived from its title.
         * @example lung-cohort
         */
        ProteomicsSlug: string;
        ProteomicsProject: {
            /** @description Number of the project. */
            pk: number;
            name: string;
            /** @description Empty when nobody wrote one. */
            description: string;
            slug: components["schemas"]["ProteomicsSlug"];
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
        RawFileUpload: {
            /**
             * Format: binary
             * @description The raw file. Its part names the file (`filename` in UTF-8, or `filename*` of RFC 5987), as RawFileName says; the part's own media type is ignored.
             */
            orig_file: string;
            /**
             * Format: uuid
             * @description UUID of the pipeline.
             */
            pipeline: string;
            /**
             * Format: uuid
             * @description UUID of the user who uploads.
             */
            user?: string;
        };
        /**
         * @description `stored`: the pipeline has no tool, and no results were imported. `queued`: waits for a worker. `running`. `done`: results are
         *     there, computed here or imported. `failed`: the tool failed, or its output could not be read. `canceled`: by a person.
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
            /** @description Name of the file with its extension. */
            orig_file: string;
            /** Format: uuid */
            pipeline: string;
            /**
             * Format: uuid
             * @description Who uploaded it first.
             */
            user: string;
            /** @description Bytes. */
            size: number;
            /** @description SHA-256 of the content in lower-case hex. */
            sha256: string;
            status: components["schemas"]["RunState"];
        };
        PipelineListRequest: {
            project: components["schemas"]["ProteomicsSlug"];
        };
        Pipeline: {
            slug: components["schemas"]["ProteomicsSlug"];
            name: string;
            /** @description Storage path of the pipeline, relative to the server's data directory. */
            path_as_str: string;
        };
        /**
         * @description Takes only the last N raw files by upload.
         * @example 200
         */
        FormLastRawFiles: string;
        QcDataForm: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description Columns to answer, repeatable, in any order; all when absent. Unknown names are 400 and named. */
            columns?: string[];
            data_range?: components["schemas"]["FormLastRawFiles"];
            /**
             * @description How a missing value is written. `nan`, also when absent, writes the bare token NaN; `null` writes strict JSON.
             * @enum {string}
             */
            missing?: "nan" | "null";
        };
        /**
         * @description Takes only the last N raw files by upload; all when null or absent.
         * @example 200
         */
        DataRange: number | null;
        QcDataRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description Columns to answer, in any order; all when absent. Unknown names are 400 and named. */
            columns?: string[];
            data_range?: components["schemas"]["DataRange"];
            /**
             * @description How a missing value is written. `nan`, also when absent, writes the bare token NaN; `null` writes strict JSON.
             * @enum {string}
             */
            missing?: "nan" | "null";
        };
        /**
         * @description Column name to the values of that column, one per raw file, in the same order in every column. Rows stand by Index, those
         *     without a time of acquisition last. Without a choice of columns all 111 are there; with one, those that were asked for. Keys
         *     keep the order given here. A missing value is null: the file that the column comes from was not there, has no such column,
         *     or states nothing. A column filled from one file does not depend on the others.
         */
        QcTable: {
            /** @description Name of the raw file without its extension. Never missing. */
            RawFile?: string[];
            /** @description Rank of the time of acquisition among the rows answered, from 1; equal times share the mean of their ranks. */
            Index?: (number | null)[];
            /**
             * @description Time of acquisition by the instrument's clock, counted in nanoseconds from 1970-01-01 00:00 of that clock. Whole seconds,
             *     so that a double holds it exactly.
             */
            DateAcquired?: (number | null)[];
            /** @description Model of the instrument, as the raw file's header states it. */
            Instrument?: (string | null)[];
            /** @description Highest order of mass spectrum in the run, such as Ms2 or Ms3. */
            ExperimentMsOrder?: (string | null)[];
            /** @description Directory in which the tool that wrote QcDataTable.csv found the raw file, as stated there. */
            RawFilePath?: (string | null)[];
            /** @description Day of acquisition, YYYY-MM-DD. */
            Date?: (string | null)[];
            /** @description Year and day of the year of acquisition, YYYY-DDD. */
            Day?: (string | null)[];
            /** @description Calendar year and ISO week of acquisition, YYYY-WW. The year is not the ISO year of that week: 2024-12-30 is 2024-01. */
            Week?: (string | null)[];
            /** @description Year and month of acquisition, YYYY-M, the month without a leading zero. */
            Month?: (string | null)[];
            /** @description Year of acquisition. */
            Year?: (string | null)[];
            /** @description Length of the run, as the raw file's header states it. */
            "TotalAnalysisTime(min)"?: (number | null)[];
            /** @description Mass spectra of every order. */
            TotalScans?: (number | null)[];
            /** @description Survey spectra (MS1). */
            NumMs1Scans?: (number | null)[];
            /** @description Fragment spectra (MS2). Some builds of the tool write 0 for runs that go to MS3. */
            NumMs2Scans?: (number | null)[];
            /** @description Fragment spectra of fragments (MS3). */
            NumMs3Scans?: (number | null)[];
            /** @description MS1 spectra in a second of the run, on average. */
            "Ms1ScanRate(/s)"?: (number | null)[];
            /** @description MS2 spectra in a second of the run, on average. */
            "Ms2ScanRate(/s)"?: (number | null)[];
            /** @description MS3 spectra in a second of the run, on average. Old builds of the tool write -1/60 where there are none. */
            "Ms3ScanRate(/s)"?: (number | null)[];
            /** @description Time from one MS1 spectrum to the next. In spite of its name the median over the run. */
            "MeanDutyCycle(s)"?: (number | null)[];
            /** @description MS2 spectra that follow one MS1 spectrum, on average. */
            "MeanMs2TriggerRate(/Ms1Scan)"?: (number | null)[];
            /** @description Median over the MS1 spectra of the summed intensity of their peaks. */
            Ms1MedianSummedIntensity?: (number | null)[];
            /** @description Median over the MS2 spectra of the summed intensity of their peaks. */
            Ms2MedianSummedIntensity?: (number | null)[];
            /** @description Median intensity of the precursors that were picked for fragmentation. */
            MedianPrecursorIntensity?: (number | null)[];
            /**
             * @description Median share of the signal in the isolation window that does not come from the precursor, 0 to 1. The column keeps the
             *     spelling that the tool gave it.
             */
            MedianMs1IsolationInterence?: (number | null)[];
            /** @description Median over the MS2 spectra of the share of peaks, the strongest first, that hold 80 % of the intensity, 0 to 1. */
            MedianMs2PeakFractionConsumingTop80PercentTotalIntensity?: (number | null)[];
            /** @description How often the summed MS1 intensity fell below a tenth, or rose above ten times, that of the MS1 spectrum before. */
            NumEsiInstabilityFlags?: (number | null)[];
            /** @description Median time for which ions were collected for an MS1 spectrum. */
            "MedianMs1FillTime(ms)"?: (number | null)[];
            /** @description Median time for which ions were collected for an MS2 spectrum. */
            "MedianMs2FillTime(ms)"?: (number | null)[];
            /** @description Median time for which ions were collected for an MS3 spectrum; missing in runs without MS3. */
            "MedianMs3FillTime(ms)"?: (number | null)[];
            /** @description Median width of chromatographic peaks at a tenth of their height. */
            "MedianPeakWidthAt10%H(s)"?: (number | null)[];
            /** @description Median width of chromatographic peaks at half their height. */
            "MedianPeakWidthAt50%H(s)"?: (number | null)[];
            /** @description Median asymmetry of chromatographic peaks at a tenth of their height; 1 is symmetric. */
            "MedianAsymmetryAt10%H"?: (number | null)[];
            /** @description Median asymmetry of chromatographic peaks at half their height; 1 is symmetric. */
            "MedianAsymmetryAt50%H"?: (number | null)[];
            /** @description Duty cycles that fit into a peak of median width at a tenth of its height. */
            MeanCyclesPerAveragePeak?: (number | null)[];
            /** @description Peaks of median width at half height that fit side by side into the run, up to its last spectrum. */
            PeakCapacity?: (number | null)[];
            /** @description Time from the start until the smoothed MS1 signal first exceeds a tenth of its maximum. */
            "TimeBeforeFirstExceedanceOf10%MaxIntensity"?: (number | null)[];
            /** @description Time from the last MS1 spectrum above a tenth of the maximum signal to the end of the run. */
            "TimeAfterLastExceedanceOf10%MaxIntensity"?: (number | null)[];
            /** @description Share of the run between the first and the last time above a tenth of the maximum signal, 0 to 1. */
            "FractionOfRunAbove10%MaxIntensity"?: (number | null)[];
            /** @description Version of the software that ran the pipeline, when the results state it; mostly missing. */
            "Toolkit version"?: (string | null)[];
            /** @description Name of the pipeline, when the results state it; mostly missing. */
            Pipeline?: (string | null)[];
            /** @description Protein sequences that were searched, when the results state it; mostly missing. */
            FastaFile?: (string | null)[];
            /** @description Parameter file of the search, when the results state it; mostly missing. */
            QuantPar?: (string | null)[];
            /** @description MS1 spectra that the search software read. */
            MS?: (number | null)[];
            /** @description MS2 spectra that the search software read. */
            "MS/MS"?: (number | null)[];
            /** @description MS3 spectra that the search software read. */
            MS3?: (number | null)[];
            /** @description Fragment spectra that were searched; one spectrum may be searched more than once. */
            "MS/MS Submitted"?: (number | null)[];
            /** @description Searched fragment spectra to which a peptide was assigned. */
            "MS/MS Identified"?: (number | null)[];
            /** @description Share of the searched fragment spectra that were identified, rounded as the search software prints it. */
            "MS/MS Identified [%]"?: (number | null)[];
            /** @description Different peptide sequences that were identified. */
            "Peptide Sequences Identified"?: (number | null)[];
            /**
             * @description Mean absolute deviation of the measured from the calculated mass, as the search software prints it. For isobaric labels it
             *     prints values that are far too high; they are passed on unchanged.
             */
            "Av. Absolute Mass Deviation [mDa]"?: (number | null)[];
            /** @description Standard deviation of the mass deviation, as the search software prints it; see the column before. */
            "Mass Standard Deviation [mDa]"?: (number | null)[];
            /** @description Protein groups, contaminants and decoys included. */
            N_protein_groups?: (number | null)[];
            /**
             * @description Protein groups less contaminants less decoys. A group that is both is subtracted twice, as the column has always been
             *     computed.
             */
            N_protein_true_hits?: (number | null)[];
            /** @description Protein groups marked as potential contaminants. */
            N_protein_potential_contaminants?: (number | null)[];
            /** @description Protein groups that consist of decoys (reversed sequences). */
            N_protein_reverse_seq?: (number | null)[];
            /** @description Mean sequence coverage of the protein groups that are neither contaminants nor decoys. */
            "Protein_mean_seq_cov [%]"?: (number | null)[];
            /** @description Peptides, contaminants and decoys included. */
            N_peptides?: (number | null)[];
            /** @description Peptides marked as potential contaminants. */
            N_peptides_potential_contaminants?: (number | null)[];
            /** @description Peptides of decoys (reversed sequences). */
            N_peptides_reverse?: (number | null)[];
            /**
             * @description Share of the peptides that were seen with an oxidised methionine, to two decimals; missing when oxidation was not among the
             *     variable modifications.
             */
            "Oxidations [%]"?: (number | null)[];
            /**
             * @description Protein groups with no corrected reporter intensity in channel 1: empty or zero. Contaminants, decoys, groups identified
             *     by site only and the spike-in peptides do not count. Missing without that channel.
             */
            TMT1_missing_values?: (number | null)[];
            /** @description The same for channel 2. */
            TMT2_missing_values?: (number | null)[];
            /** @description The same for channel 3. */
            TMT3_missing_values?: (number | null)[];
            /** @description The same for channel 4. */
            TMT4_missing_values?: (number | null)[];
            /** @description The same for channel 5. */
            TMT5_missing_values?: (number | null)[];
            /** @description The same for channel 6. */
            TMT6_missing_values?: (number | null)[];
            /** @description The same for channel 7. */
            TMT7_missing_values?: (number | null)[];
            /** @description The same for channel 8. */
            TMT8_missing_values?: (number | null)[];
            /** @description The same for channel 9. */
            TMT9_missing_values?: (number | null)[];
            /** @description The same for channel 10. */
            TMT10_missing_values?: (number | null)[];
            /** @description The same for channel 11. */
            TMT11_missing_values?: (number | null)[];
            /** @description Peptides with at least one missed cleavage; counts peptides, not cleavages. */
            N_missed_cleavages_total?: (number | null)[];
            /** @description Share of the peptides without a missed cleavage, to two decimals. */
            "N_missed_cleavages_eq_0 [%]"?: (number | null)[];
            /** @description Share of the peptides with exactly one missed cleavage, to two decimals. */
            "N_missed_cleavages_eq_1 [%]"?: (number | null)[];
            /** @description Share of the peptides with exactly two missed cleavages, to two decimals. */
            "N_missed_cleavages_eq_2 [%]"?: (number | null)[];
            /**
             * @description Share of the peptides with more than three missed cleavages, to two decimals. Those with exactly three are in none of the
             *     four columns, so that they need not add up to 100.
             */
            "N_missed_cleavages_gt_3 [%]"?: (number | null)[];
            /** @description 100 less the share of peptides without a missed cleavage. */
            "Missed Cleavages [%]"?: (number | null)[];
            /** @description Share of the peptides that end with lysine, to two decimals. */
            "N_peptides_last_amino_acid_K [%]"?: (number | null)[];
            /** @description Share of the peptides that end with arginine, to two decimals. */
            "N_peptides_last_amino_acid_R [%]"?: (number | null)[];
            /** @description Share of the peptides that end with another residue, to two decimals. */
            "N_peptides_last_amino_acid_other [%]"?: (number | null)[];
            /** @description Mean share of the precursor in the signal of its isolation window over all fragment spectra, to two decimals. */
            Mean_parent_int_frac?: (number | null)[];
            /** @description Mean shift of m/z that the recalibration took out, relative to m/z. */
            "Uncalibrated - Calibrated m/z [ppm] (ave)"?: (number | null)[];
            /** @description Population standard deviation of that relative shift. */
            "Uncalibrated - Calibrated m/z [ppm] (sd)"?: (number | null)[];
            /** @description Mean shift of m/z that the recalibration took out. */
            "Uncalibrated - Calibrated m/z [Da] (ave)"?: (number | null)[];
            /** @description Population standard deviation of that shift. */
            "Uncalibrated - Calibrated m/z [Da] (sd)"?: (number | null)[];
            /** @description Mean time over which a peptide eluted. */
            "Peak Width(ave)"?: (number | null)[];
            /** @description Population standard deviation of the time over which a peptide eluted. */
            "Peak Width (std)"?: (number | null)[];
            /**
             * @description Charge states in which the pipeline's first spike-in peptide was identified, in file order, as the text of a list such as
             *     `[2, 3]`. Missing, like the columns that follow, when the peptide was not found.
             */
            qc1_peptide_charges?: (string | null)[];
            /**
             * @description One 0 or 1 per channel, as the text of a list: 1 where the first spike-in peptide has no corrected reporter intensity. Taken,
             *     like the columns that follow, from its most intense identification; of equal ones the first.
             */
            N_qc1_missing_values?: (string | null)[];
            /** @description Mean of its corrected reporter intensities over the channels, zeros included, empty cells not. */
            reporter_intensity_corrected_qc1_ave?: (number | null)[];
            /** @description Population standard deviation of these intensities. */
            reporter_intensity_corrected_qc1_sd?: (number | null)[];
            /** @description That standard deviation relative to the mean; missing when the mean is zero. */
            reporter_intensity_corrected_qc1_cv?: (number | null)[];
            /** @description Its calibrated retention time. */
            calibrated_retention_time_qc1?: (number | null)[];
            /** @description Time over which it eluted. */
            retention_length_qc1?: (number | null)[];
            /** @description MS1 spectra in which it was seen. */
            N_of_scans_qc1?: (number | null)[];
            /**
             * @description Charge states in which the pipeline's second spike-in peptide was identified, in file order, as the text of a list such as
             *     `[2, 3]`. Missing, like the columns that follow, when the peptide was not found.
             */
            qc2_peptide_charges?: (string | null)[];
            /**
             * @description One 0 or 1 per channel, as the text of a list: 1 where the second spike-in peptide has no corrected reporter intensity.
             *     Taken, like the columns that follow, from its most intense identification; of equal ones the first.
             */
            N_qc2_missing_values?: (string | null)[];
            /** @description Mean of its corrected reporter intensities over the channels, zeros included, empty cells not. */
            reporter_intensity_corrected_qc2_ave?: (number | null)[];
            /** @description Population standard deviation of these intensities. */
            reporter_intensity_corrected_qc2_sd?: (number | null)[];
            /** @description That standard deviation relative to the mean; missing when the mean is zero. */
            reporter_intensity_corrected_qc2_cv?: (number | null)[];
            /** @description Its calibrated retention time. */
            calibrated_retention_time_qc2?: (number | null)[];
            /** @description Time over which it eluted. */
            retention_length_qc2?: (number | null)[];
            /** @description MS1 spectra in which it was seen. */
            N_of_scans_qc2?: (number | null)[];
            /**
             * @description Peptides found of the pipeline's spike-in protein, as the text of a list with an entry per matching protein group, which
             *     itself may join several counts: `['11;11']`. Missing, like the columns that follow, when the protein was not found.
             */
            N_of_Protein_qc_pepts?: (string | null)[];
            /** @description Per channel the matching protein groups without a corrected reporter intensity, as the text of a list. */
            N_Protein_qc_missing_values?: (string | null)[];
            /** @description Mean of the corrected reporter intensities over the channels of the most intense matching group, zeros included, empty cells not. */
            reporter_intensity_corrected_Protein_qc_ave?: (number | null)[];
            /** @description Population standard deviation of these intensities. */
            reporter_intensity_corrected_Protein_qc_sd?: (number | null)[];
            /** @description That standard deviation relative to the mean; missing when the mean is zero. */
            reporter_intensity_corrected_Protein_qc_cv?: (number | null)[];
            /** @description Whether a person marked the raw file as conspicuous. Never missing. */
            Flagged?: boolean[];
            /** @description Whether the raw file takes part in what is computed over several, such as protein-names. Never missing. */
            "Use Downstream"?: boolean[];
        };
        /**
         * @description A table in UTF-8 (RFC 4180), a header line first. A missing value is an empty cell.
         * @example RawFile,N_peptides
         *     lumos_20250304_qc01,6531
         */
        ProteomicsCsv: string;
        /**
         * @description A boolean, or the words True and False in any case.
         * @example False
         */
        PythonTruth: boolean | string;
        ProteinNamesRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            data_range?: components["schemas"]["DataRange"];
            /** @description With contaminants, that is names that contain `CON__`; without them when absent. */
            add_con?: components["schemas"]["PythonTruth"];
            /** @description With decoys, that is names that contain `REV__`; without them when absent. */
            add_rev?: components["schemas"]["PythonTruth"];
        };
        /** @description Three lists of one length, ascending by Score, then by name. Only raw files marked "Use Downstream" count. */
        ProteinNames: {
            /** @description Majority protein IDs; one may join several identifiers with a semicolon. */
            protein_names: string[];
            /** @description Mean of the protein group's score over the raw files in which the name occurs; null when none states one. */
            Score: (number | null)[];
            /** @description Mean of the summed peptide intensity over the raw files in which the name occurs; null when none states one. */
            Intensity: (number | null)[];
        };
        ProteinGroupsRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /**
             * @description Column names or prefixes. One stands for the column of that name, or for its numbered columns in numeric order. An
             *     unknown one is 400 and named.
             */
            columns: string[];
            /** @description Majority protein IDs as the protein-names operation spells them. One that occurs nowhere adds no rows. */
            protein_names: string[];
            data_range?: components["schemas"]["DataRange"];
        };
        /** @description A JSON string whose text is a JSON object of the schema that `x-text-schema` names. */
        ProteinGroupsText: string;
        /**
         * @description The object inside the JSON string that the protein-groups operation answers. Column name to an object that maps the index of a
         *     row ("0", "1", …) to its value. Every column has the same indexes. `RawFile` and `Majority protein IDs` are always there, the
         *     requested columns follow in the order of the request.
         */
        ProteinGroupsTable: {
            /** @description Name of the raw file with its extension. */
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
            /** @description Name of a result table, such as proteinGroups.txt. Unknown and unsafe names are 404. */
            filename: string;
            /** @description Takes the table of this raw file only, named with or without its extension; all raw files when absent. */
            raw_file?: string;
        };
        /**
         * @description A table in UTF-8, a header line first, cells separated by tabs.
         * @example RawFile	Score
         *     lumos_20250304_qc01	56.013
         */
        ProteomicsTsv: string;
        /** @description One program of the pipeline's tool. */
        RunStep: {
            name: string;
            /**
             * @description `skipped`: a step before it failed or the run was canceled.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "failed" | "canceled" | "skipped";
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            finished_at: string | null;
            /** @description null until it ended by itself. */
            exit_code: number | null;
            /** @description One plain sentence that says why it failed. */
            message: string | null;
        };
        /** @description A file that a run was searched with; null where its tool takes none. */
        SearchFileNote: {
            /** @description Version of the pipeline's file; null for the file that the tool names on the server. */
            version: number | null;
            name: string;
        } | null;
        /** @description What the present results were searched with. Null for imported ones, for those of before this was noted, and where there are none. */
        SearchedWith: {
            /** @description Name of the tool. */
            tool: string;
            fasta: components["schemas"]["SearchFileNote"];
            template: components["schemas"]["SearchFileNote"];
        } | null;
        /**
         * @description A raw file in a pipeline, and what became of it.
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
             * @description That of the raw file.
             */
            uuid: string;
            /** @description Name of the raw file with its extension. */
            raw_file: string;
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            state: components["schemas"]["RunState"];
            /**
             * @description `upload`: the raw file is on this server. `import`: only its results are.
             * @enum {string}
             */
            origin: "upload" | "import";
            /** @description Name of the user; null for an import. */
            uploaded_by: string | null;
            /**
             * Format: date-time
             * @description When the raw file, or its imported results, arrived.
             */
            uploaded_at: string;
            /** @description Bytes; null for an import. */
            size: number | null;
            /** @description SHA-256 in lower-case hex; null for an import. */
            sha256: string | null;
            /** @description Time of acquisition by the instrument's clock, without an offset; null while unknown. */
            acquired_at: string | null;
            flagged: boolean;
            use_downstream: boolean;
            /** @description Name of the tool that runs it; null without one. */
            tool: string | null;
            /** @description How often it was started. */
            attempt: number;
            /** @description Place in the queue, from 1; null unless queued. */
            queue_position: number | null;
            /** Format: date-time */
            queued_at: string | null;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            finished_at: string | null;
            /** @description A person asked to cancel it and it has not ended yet. */
            cancel_requested: boolean;
            /** @description One plain sentence about a failure, or who canceled the run; null otherwise. */
            message: string | null;
            steps: components["schemas"]["RunStep"][];
            /** @description Columns of the quality-control table that its results gave a value; RawFile and the flags do not count. */
            columns_filled: number;
            searched_with: components["schemas"]["SearchedWith"];
            /** @description Result tables that can be downloaded. */
            result_files: string[];
        };
        RunList: {
            items: components["schemas"]["PipelineRun"][];
            /** @description Runs that the request asks for, on all pages. */
            total: number;
            /** @description How many runs are in each state, whatever state the request asks for. */
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
         * @description What the steps wrote, in the order in which it arrived; every line begins with instant, step and stream.
         * @example 2025-03-04T19:12:07.120Z rawtools out Reading spectra
         */
        RunLogText: string;
        ActingUser: {
            /**
             * Format: uuid
             * @description UUID of the user who does it.
             */
            user?: string;
        };
        RetryRequest: {
            /**
             * Format: uuid
             * @description UUID of the pipeline that all of them are in.
             */
            pipeline: string;
            /** @description UUIDs of the runs. */
            runs: string[];
            /**
             * Format: uuid
             * @description UUID of the user who does it.
             */
            user?: string;
        };
        RetriedRuns: {
            /** @description How many runs are queued now. */
            queued: number;
        };
        /**
         * @description The chromatograms need the output of RawTools; `missed_cleavages`, `peptide_lengths` and `peptide_channels` need
         *     peptides.txt; `protein_channels` and `peptides_per_protein` need proteinGroups.txt; the others need evidence.txt. `charge_states` and those over time
         *     come from the tables of other search engines, too, where these have the columns.
         * @enum {string}
         */
        RunFigureName: "ms1_chromatogram" | "ms2_chromatogram" | "missed_cleavages" | "charge_states" | "mass_deviation" | "peptide_lengths" | "peptide_channels" | "protein_channels" | "peptides_per_protein" | "scores" | "identifications_over_time" | "mass_error_over_time" | "peak_width_over_time" | "intensity_over_time" | "identified_by";
        /** @description Numbers of a figure as a table; the same rows as its CSV. */
        RunFigure: {
            figure: components["schemas"]["RunFigureName"];
            title: string;
            /**
             * @description Rows of a `box` hold name, minimum, quartiles and maximum.
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
         * @description A drawing that is complete in itself, with a title and a description for screen readers; no scripts, nothing from elsewhere.
         * @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 420" role="img"><title>N_protein_groups</title></svg>
         */
        PlotSvg: string;
        /**
         * Format: binary
         * @description The same drawing as pixels.
         */
        PlotPng: string;
        /**
         * Format: binary
         * @description The bytes.
         */
        StoredBytes: string;
        /** @description Where a metric comes from. */
        QcMetricSource: {
            /** @enum {string} */
            engine: "maxquant" | "rawtools" | "diann" | "fragpipe" | "spectronaut" | "alphadia" | "sage" | "mzml";
            /** @description The file of the engine; for `mzml` the format of the raw data. */
            file: string;
            /** @description Column or columns of the file; `<run>` stands for the name of a run. */
            column: string;
            /** @description Which rows count; null when all do. */
            filter: string | null;
        };
        /** @description What a metric means, be it a column of the quality-control table or a value that another engine gives. */
        QcMetric: {
            /** @description What the metric is asked for by. For a column of the table its name. */
            id: string;
            /** @description A short name for people. */
            name: string;
            /**
             * @description Whether a high or a low value is good. `target`: neither, it should stay where it is. Null: it does not judge.
             * @enum {string|null}
             */
            direction: "higher" | "lower" | "target" | null;
            /** @description Term of PSI-MS that means the same; null when there is none. */
            mzqc: string | null;
            /** @description Every file that can tell the metric, by engine. Empty for what comes from no file. */
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
            /** @description How it is computed; null when it is read as it stands. */
            formula: string | null;
            /** @description The result file of MaxQuant or RawTools that it comes from; null when from none of these. See `sources`. */
            source: string | null;
            /**
             * @description Whether a high or a low value is good. `target`: neither, it should stay where it is. `none`: it does not judge.
             * @enum {string}
             */
            better: "higher" | "lower" | "target" | "none";
            /** @description Whether it can be shown as a trend. */
            plottable: boolean;
            /** @description Term that the mzQC export uses for it; null when it is not exported. */
            accession: string | null;
        };
        QcMetricList: {
            /** @description The columns of the quality-control table in its order, then what other engines give. */
            metrics: components["schemas"]["QcMetric"][];
        };
        /** @description Values of metrics over the raw files of a pipeline. */
        QcValues: {
            /** @description Names of the raw files in the order of their upload. */
            raw_files: string[];
            /** @description The values of each metric by its id, in the order of `raw_files`. Null stands for what cannot be computed. */
            metrics: {
                [key: string]: ((number | null) | string | boolean)[];
            };
        };
        /** @description Name of a column or id of a metric to its values, one per raw file, in the same order in every list. A missing value is null. */
        QcAllValues: {
            /** @description Name of the raw file without its extension. */
            RawFile: string[];
        } & {
            [key: string]: ((number | null) | string | boolean)[];
        };
        /** @description A term of a controlled vocabulary. */
        MzqcTerm: {
            accession: string;
            name: string;
            /** @description Of the type that the term asks for. */
            value?: unknown;
        };
        MzqcRunQuality: {
            metadata: {
                /** @description Name of the raw file; unique in the file. */
                label: string;
                inputFiles: {
                    name: string;
                    /**
                     * Format: uri
                     * @description Address of the run on this server.
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
            /** @description Metrics that have a value; a missing one is left out. */
            qualityMetrics: {
                accession: string;
                name: string;
                description?: string;
                /** @description Of the type that the term asks for. */
                value: unknown;
                unit?: components["schemas"]["MzqcTerm"];
            }[];
        };
        /** @description An mzQC 1.0.0 file with one run quality per raw file that has at least one exported metric. */
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
            /** @description Over the raw files that have a value. */
            median: number | null;
            /** @description Of the raw file acquired last. */
            last: number | null;
            /** @description Whether that value is outside the pipeline's own limit; null without one. */
            last_outside: boolean | null;
        };
        /** @enum {string} */
        QcCause: "mass_shift" | "spray" | "column" | "retention" | "digestion" | "contamination" | "oxidation" | "injection" | "fragmentation" | "identification";
        /**
         * @description Whether to measure. A run is out when one of the tiles' metrics, or one that has a limit of its own, is outside; on its bad side where nobody
         *     set the limits. It waits for a decision until somebody flags or excludes it.
         */
        QcVerdict: {
            /**
             * @description `good`: nothing waits for a decision. `old`: only runs that are not new do. `out`: a new run does. `empty`: no run has a value.
             * @enum {string}
             */
            state: "good" | "old" | "out" | "empty";
            /** @description For people, in English. */
            sentence: string;
            /** @description Runs of the 24 hours that end with the last one: by the times of acquisition, or of the uploads where no run has one. */
            new_runs: number;
            /** @description Runs that are out and wait for a decision. */
            waiting: number;
            /** @description The latest of these, from the oldest to the newest. */
            runs: {
                /** Format: uuid */
                run: string;
                /** @description Without its extension. */
                raw_file: string;
                acquired_at: string | null;
                metrics: string[];
                /** @description What the pattern of metrics suggests, the likeliest first; docs/quality.md has the rule behind each. */
                causes: components["schemas"]["QcCause"][];
            }[];
            /** @description Metrics that have become worse to stay, with the run where it began. */
            changes: {
                metric: string;
                /** @enum {string} */
                kind: "step" | "drift";
                raw_file: string;
                acquired_at: string | null;
                /** @description Level before. */
                before: number;
                /** @description Level after a step; where a drift has come to. */
                after: number;
            }[];
        };
        /** @description Key figures of the raw files asked for. */
        QcSummary: {
            raw_files: number;
            /** @description How many of them are marked "Use Downstream". */
            use_downstream: number;
            flagged: number;
            /** @description How many of them are outside one of the pipeline's own limits. */
            outside_limits: number;
            /** @description Latest time of acquisition by the instrument's clock. */
            last_acquired_at: string | null;
            tiles: components["schemas"]["QcTile"][];
            verdict: components["schemas"]["QcVerdict"];
        };
        /** @description A raw file in a plot. */
        QcPlotRun: {
            /** Format: uuid */
            run: string;
            /** @description Without its extension. */
            raw_file: string;
            /** @description By the instrument's clock. */
            acquired_at: string | null;
            /** @description As its results call it; null while unknown. */
            instrument: string | null;
            flagged: boolean;
            use_downstream: boolean;
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
        /** @description Something that happened to the instrument, at a time of its clock. */
        QcAnnotation: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["QcAnnotationKind"];
            at: components["schemas"]["InstrumentTime"];
            text: string;
            /** @description Name of the user who changed it last. */
            changed_by: string;
            /** Format: date-time */
            changed_at: string;
        };
        /** @description The course of a metric over the runs. `runs`, `values`, `outside` and `rules` have one length and one order. */
        QcTrend: {
            metric: string;
            title: string;
            unit: string;
            /** @enum {string} */
            x: "index" | "time";
            /** @enum {string} */
            chart: "individuals" | "moving_range" | "cusum" | "ewma";
            runs: components["schemas"]["QcPlotRun"][];
            /** @description Values of the chart; null is a gap, never a zero. */
            values: (number | null)[];
            /** @description Whether the value lies outside the control limits; null without limits or value. */
            outside: ("inside" | "above" | "below" | null)[];
            /** @description The rules that each value breaks, such as `nelson_2` or `westgard_10_x`. */
            rules: string[][];
            /** @description The latest step or drift of the values; null when there is none. */
            change: {
                /** @enum {string} */
                kind: "step" | "drift";
                /** @description The run where it began. */
                raw_file: string;
                acquired_at: string | null;
                before: number;
                after: number;
            } | null;
            /**
             * @description null without limits, or when too few runs have a value. A limit of the pipeline's own that follows the raw files before each one
             *     differs from run to run; these are then the limits of the run that comes next.
             */
            limits: {
                /** @enum {string} */
                method: "moving_range" | "usual" | "guide_set" | "fixed";
                /** Format: uuid */
                guide_set: string | null;
                /** @description Runs that the limits were computed from; 0 for fixed ones. */
                runs: number;
                centre: number | null;
                sigma: number | null;
                /** @description The lower control limit; null when there is none. */
                lower: number | null;
                /** @description The upper control limit; null when there is none. */
                upper: number | null;
                /** @description Centre ± 1, 2 and 3 sigma; empty where there is no sigma. */
                bands: {
                    sigmas: number;
                    lower: number;
                    upper: number;
                }[];
            } | null;
            /** @description Annotations of the pipeline in the time that the runs span. */
            annotations: components["schemas"]["QcAnnotation"][];
        };
        /** @description Runs against metrics. `scores` and `values` have a row per run and an entry per metric. */
        QcHeatmap: {
            metrics: {
                column: string;
                title: string;
                unit: string;
                /** @enum {string} */
                better: "higher" | "lower" | "target";
            }[];
            runs: components["schemas"]["QcPlotRun"][];
            /**
             * @description How usual the value is, from 0 to 1: exp(-z²/2), z being its distance from the mean of the reference set in standard deviations.
             *     Without a reference set it is the distance from the median of the series in 1.4826 median absolute deviations, so that a
             *     few bad runs do not hide themselves; in standard deviations where more than half of the values are equal. 1 on the good
             *     side of the middle where high or low values are good. null without a value, or with too few to compare it with.
             */
            scores: (number | null)[][];
            values: (number | null)[][];
        };
        /** @description TMT channels of the runs. `values` has a row per run and an entry per channel. */
        QcChannels: {
            /** @enum {string} */
            measure: "missing_values" | "quantified_share" | "summed_intensity";
            unit: string;
            channels: {
                number: number;
                /** @description The reporter's name, such as 127N. */
                label: string;
            }[];
            runs: components["schemas"]["QcPlotRun"][];
            values: (number | null)[][];
        };
        /** @description The columns of the quality-control table that speak of one spike-in. */
        QcSpikeIns: {
            /** @enum {string} */
            sample: "qc1" | "qc2" | "protein";
            /** @description Sequence of the peptide, or text in the protein's identifiers. */
            searched: string;
            runs: components["schemas"]["QcPlotRun"][];
            columns: {
                column: string;
                title: string;
                unit: string | null;
                /** @description One per run. */
                values: ((number | null) | string)[];
            }[];
        };
        /** @description Intensities of proteins over runs and channels. */
        QcProteins: {
            /** @description The columns of proteinGroups.txt that `column` stands for. */
            columns: string[];
            normalised: boolean;
            runs: components["schemas"]["QcPlotRun"][];
            proteins: {
                protein_name: string;
                /** @description A row per run with an entry per column; null where the run has no such protein or value. */
                values: (number | null)[][];
            }[];
        };
        /** @description A change of the marks of a raw file, who made it and when. */
        QcReview: {
            /** Format: uuid */
            id: string;
            /** @description Without its extension. */
            raw_file: string;
            flagged: boolean;
            use_downstream: boolean;
            flagged_before: boolean;
            use_downstream_before: boolean;
            reason: string | null;
            /** @description Name of the user. */
            changed_by: string;
            /** Format: date-time */
            changed_at: string;
        };
        QcReviewList: {
            items: components["schemas"]["QcReview"][];
            total: number;
        };
        /** @description Name of a raw file as in the column RawFile, without its extension; with it is accepted too. */
        RunName: string;
        /** @description At least one of `flagged` and `use_downstream` is needed. */
        QcReviewRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description Raw files to mark. One that the pipeline does not have is 404, and none is marked. */
            raw_files: components["schemas"]["RunName"][];
            /** @description The new value of Flagged; unchanged when absent. */
            flagged?: boolean;
            /** @description The new value of Use Downstream; unchanged when absent. */
            use_downstream?: boolean;
            /** @description Why, for those who read the history. */
            reason?: string;
            /**
             * Format: uuid
             * @description UUID of the user who decides.
             */
            user?: string;
        };
        QcReviewResult: {
            /** @description What changed; a raw file that was marked so before is not in it. */
            changed: components["schemas"]["QcReview"][];
        };
        /** @description Raw files that people trust, to compare others with. */
        QcGuideSet: {
            /** Format: uuid */
            id: string;
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            name: string;
            /** @description Empty when nobody wrote one. */
            note: string;
            /** @description In the order of acquisition, without extension. */
            raw_files: string[];
            /** @description Name of the user who changed it last. */
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
            /** @description Unique in the pipeline. */
            name: string;
            note?: string;
            raw_files: components["schemas"]["RunName"][];
            /**
             * Format: uuid
             * @description UUID of the user who chooses.
             */
            user?: string;
        };
        QcGuideSetChange: {
            /** @description Unique in the pipeline. */
            name: string;
            note?: string;
            raw_files: components["schemas"]["RunName"][];
            /**
             * Format: uuid
             * @description UUID of the user who changes it.
             */
            user?: string;
        };
        QcAnnotationList: {
            /** @description By time. */
            items: components["schemas"]["QcAnnotation"][];
            total: number;
        };
        QcAnnotationRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            kind: components["schemas"]["QcAnnotationKind"];
            at: components["schemas"]["InstrumentTime"];
            text: string;
            /**
             * Format: uuid
             * @description UUID of the user who writes it.
             */
            user?: string;
        };
        QcAnnotationChange: {
            kind: components["schemas"]["QcAnnotationKind"];
            at: components["schemas"]["InstrumentTime"];
            text: string;
            /**
             * Format: uuid
             * @description UUID of the user who changes it.
             */
            user?: string;
        };
        /**
         * @description The limit of one metric. `moving_range`: centre ± `sigmas` times the mean moving range / 1.128 of the raw files before it that are
         *     marked "Use Downstream"; none while fewer than eight of them have a value. `sigmas` is 3 when null.
         *     `guide_set`: mean ± `sigmas` standard deviations of that reference set. `fixed`: `lower` and `upper`, of which one may be null.
         *     Members that the method does not use are null.
         */
        QcLimit: {
            /** @description A numeric column of the quality-control table. */
            metric: string;
            /** @enum {string} */
            method: "moving_range" | "guide_set" | "fixed";
            /** Format: uuid */
            guide_set: string | null;
            sigmas: number | null;
            lower: number | null;
            upper: number | null;
        };
        /** @description A pipeline's own limits. A new value outside them is marked, counted and, where a webhook is set, told. */
        QcLimits: {
            limits: components["schemas"]["QcLimit"][];
            /** @description Name of the user who set them; null before the first time. */
            changed_by: string | null;
            /** Format: date-time */
            changed_at: string | null;
        };
        QcLimitsRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description At most one per metric. */
            limits: components["schemas"]["QcLimit"][];
            /**
             * Format: uuid
             * @description UUID of the user who sets them.
             */
            user?: string;
        };
        QcTrackedTarget: {
            /** @enum {string} */
            kind: "peptide" | "protein";
            name: string;
            /** @description Ids of its metrics. */
            metrics: {
                /** @description Minutes: of the precursor with the largest area. */
                retention_time: string;
                /** @description The sum over its precursors, of each the largest. */
                area: string;
                /** @description ppm: the median over its precursors, of each that of the largest area; before calibration where the file tells it. */
                mass_error: string;
            };
        };
        QcTargets: {
            targets: components["schemas"]["QcTrackedTarget"][];
            /** @description Runs whose values are still to be read from their kept files. */
            waiting: number;
            /** @description Name of the user who set them; null before the first time. */
            changed_by: string | null;
            /** Format: date-time */
            changed_at: string | null;
        };
        QcTarget: {
            /** @enum {string} */
            kind: "peptide" | "protein";
            /** @description A peptide's sequence without modifications, in capital letters; a protein's accession, as the search engine writes it. */
            name: string;
        };
        QcTargetsRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description Each at most once. */
            targets: components["schemas"]["QcTarget"][];
            /**
             * Format: uuid
             * @description UUID of the user who sets them.
             */
            user?: string;
        };
        QcVariationOfGroup: {
            value: string;
            /** @description Runs of the group. */
            runs: number;
            /** @description Protein groups with an intensity in at least two of them. */
            proteins: number;
            /** @description Median of their coefficients of variation; null without any. */
            median_cv_percent: number | null;
            /** @description Share of those below 20 %, from 0 to 1; null without any. */
            cv_below_20_share: number | null;
        };
        QcVariation: {
            by: string;
            groups: components["schemas"]["QcVariationOfGroup"][];
        };
        SampleOfRun: {
            /** @description Line of the file. */
            line: number;
            /** @description What `comment[data file]` says. */
            raw_file: string;
            /**
             * Format: uuid
             * @description The run of that name, whatever its files are packed in; null for none.
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
            /** @description As the validator of the standard names it, where it does. */
            code: string;
            /** @enum {string} */
            level: "error" | "warning";
            /** @description Null for the file as a whole. */
            line: number | null;
            column: string | null;
            message: string;
        };
        /** @description What sample metadata tells of the raw files of a pipeline. */
        PipelineSamples: {
            /** @description Name of the file; null where none was set. */
            file_name: string | null;
            /** @description Name of the user who set it last; null before the first time. */
            changed_by: string | null;
            /** Format: date-time */
            changed_at: string | null;
            /** @description Names of what is compared, of the columns `factor value[…]`. */
            factors: string[];
            /** @description The rows of the file in its order. */
            rows: components["schemas"]["SampleOfRun"][];
            /** @description The first problems by the rules of the standard, and where the metadata and the raw files disagree. */
            problems: components["schemas"]["SampleProblem"][];
        };
        PipelineSamplesRequest: {
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /** @description The name that it is submitted under. */
            file_name: string;
            /** @description The text of the file; an empty one takes the samples away. */
            content: string;
            /**
             * Format: uuid
             * @description UUID of the user who sets it.
             */
            user?: string;
        };
        /**
         * @description Global URN of the collaboration that the project belongs to: its members read and upload, its administrators manage. Null: the
         *     project is everybody's who may use the service. Setting one takes PROTEOMICS_ACCESS=login.
         */
        ProjectCollaboration: string | null;
        ProteomicsProjectDetail: {
            pk: number;
            name: string;
            description: string;
            slug: components["schemas"]["ProteomicsSlug"];
            /** Format: date-time */
            created_at: string;
            /** @description How many it has. */
            pipelines: number;
            /** @description How many its pipelines have. */
            raw_files: number;
            collaboration: components["schemas"]["ProjectCollaboration"];
            /** @description Whether it is put away. */
            archived: boolean;
        };
        ProteomicsProjectDetailList: {
            items: components["schemas"]["ProteomicsProjectDetail"][];
            total: number;
        };
        ProteomicsProjectInput: {
            name: string;
            /** @description Empty when absent. */
            description?: string;
        };
        /** @description What is absent stays as it is. The slug stays in any case. */
        ProteomicsProjectChange: {
            name?: string;
            description?: string;
            collaboration?: components["schemas"]["ProjectCollaboration"];
            /** @description Whether it is put away: shown only to who asks for it, and closed to new raw files. */
            archived?: boolean;
        };
        ProteomicsUserDetail: {
            /**
             * Format: uuid
             * @description What the user names at an upload or change.
             */
            uuid: string;
            /** @description Empty when the login of the person tells none. */
            email: string;
            name: string;
            /** Format: date-time */
            created_at: string;
            /** @description How many the user uploaded. */
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
             * @description Unique, whatever the case.
             */
            email: string;
            name: string;
        };
        ProteomicsUser: {
            /**
             * Format: uuid
             * @description What the user names at an upload or change.
             */
            uuid: string;
            /** Format: email */
            email: string;
            name: string;
        };
        /** @description What is absent stays as it is. */
        ProteomicsUserChange: {
            /**
             * Format: email
             * @description Unique, whatever the case.
             */
            email?: string;
            /** @description What the person signed before is signed anew. */
            name?: string;
        };
        EndedSessions: {
            /** @description Number of sessions that ended. */
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
         * @description Raw data that the pipeline takes: `raw` (`.raw`), `mzml` (`.mzML`, `.mzML.gz`), `d` (a `.d` folder as one `.d.zip` or `.d.tar`), `wiff` (`.wiff`,
         *     `.wiff2`, or with what belongs to it as `.wiff.zip` or `.wiff.tar`). Only `raw` unless set.
         * @example [
         *       "raw"
         *     ]
         */
        RawDataKinds: ("raw" | "mzml" | "d" | "wiff")[];
        /** @description What the columns about QC peptides and QC protein look for. */
        SpikeInSettings: {
            /** @description Sequence of the first peptide; HVLTSIGEK unless set. */
            qc1_sequence: string;
            /** @description Sequence of the second peptide; LTILEELR unless set. */
            qc2_sequence: string;
            /** @description Text that the identifiers of the protein contain, case matters; BSA unless set. */
            protein: string;
        };
        PipelineDetail: {
            /**
             * Format: uuid
             * @description What an upload names.
             */
            uuid: string;
            slug: components["schemas"]["ProteomicsSlug"];
            name: string;
            /** @description Storage path, relative to the server's data directory. */
            path_as_str: string;
            project: components["schemas"]["ProteomicsSlug"];
            description: string;
            tool: string | null;
            accepts: components["schemas"]["RawDataKinds"];
            spike_ins: components["schemas"]["SpikeInSettings"];
            /** Format: date-time */
            created_at: string;
            /** @description How many it has. */
            raw_files: number;
            /** @description Whether a webhook is set and on. */
            webhook: boolean;
            /** @description Whether it is put away. */
            archived: boolean;
        };
        PipelineDetailList: {
            items: components["schemas"]["PipelineDetail"][];
            total: number;
        };
        PipelineInput: {
            project: components["schemas"]["ProteomicsSlug"];
            name: string;
            /** @description Empty when absent. */
            description?: string;
            /** @description Name of a tool that the server's configuration has; none when null or absent. An unknown one is 400. */
            tool?: string | null;
            accepts?: components["schemas"]["RawDataKinds"];
        };
        CreatedPipeline: {
            /**
             * Format: uuid
             * @description What an upload names.
             */
            uuid: string;
            slug: components["schemas"]["ProteomicsSlug"];
            name: string;
            /** @description Storage path, relative to the server's data directory. */
            path_as_str: string;
        };
        /** @description What is absent stays as it is. The slug stays in any case. */
        PipelineChange: {
            name?: string;
            description?: string;
            /** @description Name of a tool, null for none. An unknown one is 400. */
            tool?: string | null;
            accepts?: components["schemas"]["RawDataKinds"];
            spike_ins?: components["schemas"]["SpikeInSettings"];
            /** @description Whether it is put away: shown only to who asks for it, and closed to new raw files. */
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
                /** @description What the receiver answered; null without an answer. */
                status: number | null;
                attempts: number;
                /** @description Why it was not delivered; null otherwise. */
                message: string | null;
            } | null;
        };
        WebhookSettings: {
            /** @description Where to send; no credentials in it. */
            url: string;
            /** @description Key of the signature. Never answered. When absent, the one before stays; without one, messages are not signed. */
            secret?: string;
            enabled: boolean;
        };
        /**
         * @description What the server sends with POST when a new value leaves its limits, and, where an alert of the pipeline says so, of failed runs, silence and a
         *     full disk. The header `Concordat-Event` holds `event`; with a secret,
         *     `Concordat-Signature` holds `sha256=` and the HMAC-SHA-256 of the body under it in lower-case hex. An answer other than 2xx
         *     within 10 s is retried after 10 to 20 s, then after twice as long each time, 11 times in about 8 hours. Redirects are not followed.
         */
        WebhookMessage: {
            /**
             * @description `no_run`: nothing came for as long as the alert says. `disk`: that of the server is nearly full. `run` and `raw_file` are null for both, and `metric`, `value` and
             *     `limit` for all but `metric_outside_limits`.
             * @enum {string}
             */
            event: "metric_outside_limits" | "failed_run" | "no_run" | "disk" | "test";
            /**
             * Format: uuid
             * @description The same at every attempt.
             */
            id: string;
            /** Format: date-time */
            sent_at: string;
            project: components["schemas"]["ProteomicsSlug"];
            pipeline: components["schemas"]["ProteomicsSlug"];
            /**
             * Format: uuid
             * @description null in a test.
             */
            run: string | null;
            /** @description Without its extension; null in a test. */
            raw_file: string | null;
            /** @description null in a test. */
            metric: string | null;
            value: number | null;
            limit: {
                /** @enum {string} */
                method: "moving_range" | "guide_set" | "fixed";
                lower: number | null;
                upper: number | null;
            } | null;
            /** @description What happened, for people; null for `metric_outside_limits` and in a test. */
            text: string | null;
        };
        WebhookTestResult: {
            delivered: boolean;
            /** @description What the receiver answered; null without an answer. */
            status: number | null;
            /** @description Why it was not delivered; null otherwise. */
            message: string | null;
            sent: components["schemas"]["WebhookMessage"];
        };
        /**
         * @description Name of a raw file: any text of at most 255 bytes in UTF-8 without `/`, `\` and control characters, not beginning with `-`, ending in `.raw`, `.mzML`,
         *     `.mzML.gz`, `.d.zip`, `.d.tar`, `.wiff`, `.wiff2`, `.wiff.zip` or `.wiff.tar` in any case. A pipeline takes those that it `accepts`.
         *     Spaces at its ends are cut off, and it is kept in Unicode NFC.
         * @example lumos_20250304_qc01.raw
         */
        RawFileName: string;
        ResultImport: {
            /**
             * Format: uuid
             * @description UUID of the pipeline.
             */
            pipeline: string;
            /**
             * @description Name of the raw file. Required for files of MaxQuant and RawTools, unless they name several raw files. The files of other engines name
             *     their runs themselves; of a single run this is the name, of several it is not looked at.
             */
            raw_file?: components["schemas"]["RawFileName"];
            /**
             * @description Search engine that wrote the files. It is recognized by their content, and need not be said; files of another engine are then 400.
             * @enum {string}
             */
            engine?: "diann" | "fragpipe" | "spectronaut" | "alphadia" | "sage";
            /**
             * @description Either result files of MaxQuant and RawTools, each part with its file name and at most once: summary.txt, proteinGroups.txt, peptides.txt,
             *     evidence.txt, msmsScans.txt, parameters.txt, QcDataTable.csv. Or the files of one analysis by DIA-NN, FragPipe, Spectronaut, AlphaDIA
             *     or Sage, under any names, as text or Parquet: they are recognized by their content. What these programs write beside their results
             *     (libraries, settings, tables that are not read) may be sent with them, and is answered as `unused`. Other files are 400.
             */
            files: string[];
        };
        UnusedFile: {
            /** @description Name of the file. */
            file: string;
            /** @description Why, as the end of a sentence that begins with the name. */
            reason: string;
        };
        /** @description Files, or parts of them, that were not used and are not stored. Absent where everything was used. */
        UnusedFiles: components["schemas"]["UnusedFile"][];
        ImportedRawFile: {
            /** @description Name of the raw file with its extension. */
            raw_file: string;
            /** @description As in the list of several raw files. */
            columns_filled: number;
            unused?: components["schemas"]["UnusedFiles"];
        };
        ImportedResult: {
            /** @description Name of the raw file with its extension; made for the run of another engine, the name of the run. */
            raw_file: string;
            /**
             * @description How many metrics the results of the raw file give a value, columns of the quality-control table or not, those of earlier imports
             *     included; RawFile and the flags do not count.
             */
            columns_filled: number;
        };
        ImportedAnalysis: {
            /** @enum {string} */
            engine: "maxquant" | "diann" | "fragpipe" | "spectronaut" | "alphadia" | "sage";
            /** @description As parameters.txt or the log tells it, else the first version that writes such columns, else null. */
            version: string | null;
            raw_files: components["schemas"]["ImportedResult"][];
            unused?: components["schemas"]["UnusedFiles"];
        };
        /** @description What was imported, for one raw file or for several. */
        ImportedResults: components["schemas"]["ImportedRawFile"] | components["schemas"]["ImportedAnalysis"];
        /**
         * @description A complete HTML page in the layout of the site.
         * @example <!doctype html><html lang="en"><head><title>Concordat</title></head><body><main><h1>Concordat</h1></main></body></html>
         */
        Page: string;
        PersonalTokenForm: {
            /** @description What the token is for. */
            name: string;
            /** @enum {string} */
            access: "read" | "write";
            /**
             * @description How long it is valid.
             * @enum {string}
             */
            days: "7" | "30" | "90" | "365";
            /** @description Slugs of the projects that it is for; all that the person may see when absent. */
            projects?: components["schemas"]["ProteomicsSlug"][];
        };
        /** @description No fields. */
        ProteomicsEmptyForm: Record<string, unknown>;
        /** @description What people call an instrument. An empty name takes away the one before. */
        InstrumentForm: {
            /** @description As the results of its raw files call it. */
            instrument: string;
            name: string;
            /**
             * Format: uuid
             * @description UUID of the user who names it.
             */
            user?: string;
        };
        /** @description Runs are ticked, or all are taken that the page shows and that can be searched again. */
        RetryForm: {
            /** @description UUIDs of the ticked runs. */
            runs?: string[];
            /**
             * @description The button for every run that `state` and `search` find, on all pages.
             * @enum {string}
             */
            all?: "on";
            state?: string;
            search?: string;
            /**
             * Format: uuid
             * @description UUID of the user who does it.
             */
            user?: string;
        };
        UploadPageForm: {
            /**
             * Format: uuid
             * @description UUID of the user who uploads.
             */
            user?: string;
            /** @description One or more raw files. */
            orig_file: string[];
        };
        ActingUserForm: {
            /**
             * Format: uuid
             * @description UUID of the user who does it.
             */
            user?: string;
        };
        AlertForm: {
            /**
             * @description How to tell. `webhook` is that of the pipeline, which gets signed JSON (schema WebhookMessage).
             * @enum {string}
             */
            channel: "email" | "slack" | "teams" | "mattermost" | "webhook";
            /**
             * @description An email address, or the address of an incoming webhook that the chat service gave; nothing for the pipeline's webhook. Whoever does not manage the project is told by
             *     email at the address of the login, and leaves it out.
             */
            address?: string;
            /** @description What to tell of. */
            events: ("outside_limits" | "failed_run" | "no_run" | "disk")[];
            /** @description Hours without a new raw file after which `no_run` is told; 24 when empty. */
            silent_hours?: string;
            /**
             * @description At once when absent; daily ones come together.
             * @enum {string}
             */
            rhythm?: "at_once" | "daily";
        };
        SamplesForm: {
            /** @description A project of the hub, whose file is taken as it is now; the text then says nothing. */
            hub_project?: string;
            /** @description The text of the file. It or `hub_project` is required, unless the samples are removed. */
            content?: string;
            /**
             * @description The button that removes the samples; the other fields then say nothing.
             * @enum {string}
             */
            remove?: "yes";
            file_name?: string;
            user?: string;
        };
        ReviewForm: {
            /** @description The raw files ticked in the table, by their names in the column RawFile. */
            raw_files: components["schemas"]["RunName"][];
            /**
             * @description The button that was pressed.
             * @enum {string}
             */
            action: "flag" | "unflag" | "use" | "exclude";
            reason?: string;
            /**
             * Format: uuid
             * @description UUID of the user who decides.
             */
            user?: string;
            /** @description Address on this site of the plot to go back to, state included. */
            returnTo?: string;
        };
        GuideSetForm: {
            name: string;
            note?: string;
            /** @description Two or more. */
            raw_files: components["schemas"]["RunName"][];
            /**
             * Format: uuid
             * @description UUID of the user who chooses.
             */
            user?: string;
            /** @description Address of the page to go back to, where the new reference set is then compared with. */
            returnTo?: string;
        };
        AnnotationForm: {
            kind: components["schemas"]["QcAnnotationKind"];
            /** @description By the instrument's clock. */
            at: string;
            text: string;
            /**
             * Format: uuid
             * @description UUID of the user who writes it.
             */
            user?: string;
            /** @description Address on this site of the plot to go back to, state included. */
            returnTo?: string;
        };
        /** @description The limit of one metric. With the method `none` it is removed. */
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
             * @description UUID of the user who sets it.
             */
            user?: string;
        };
        QcTargetsForm: {
            /** @description Sequences and accessions, one on each line. */
            add?: string;
            /** @description Targets to remove, as kind and name with a colon between. */
            remove?: string[];
            /** @description UUID of the user who changes them. */
            user?: string;
        };
        ProteomicsAdminLoginForm: {
            /** @description The server's ADMIN_TOKEN. */
            token: string;
            /** @description Local path to go to afterwards; the console when absent or not local. */
            returnTo?: string;
        };
        ProteomicsProjectForm: {
            name: string;
            description?: string;
        };
        /**
         * @description A ticked box; absent when it is not.
         * @enum {string}
         */
        TickedBox: "true" | "on";
        ProjectSettingsForm: {
            name: string;
            description?: string;
            /** @description Global URN of a collaboration; none when empty. */
            collaboration?: string;
            archived?: components["schemas"]["TickedBox"];
        };
        DeletionForm: {
            /** @description The name of what is deleted, typed once more. */
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
            /** @description Name of a tool; none when empty. */
            tool?: string;
        };
        PipelineForm: {
            name: string;
            description?: string;
            /** @description Name of a tool; none when empty. */
            tool?: string;
            archived?: components["schemas"]["TickedBox"];
            qc1_sequence: string;
            qc2_sequence: string;
            protein: string;
            /**
             * @description A ticked box: whether raw data of this kind is taken, as `accepts` says. At least one of the four.
             * @enum {string}
             */
            takes_raw?: "true" | "on";
            takes_mzml?: components["schemas"]["TickedBox"];
            takes_d?: components["schemas"]["TickedBox"];
            takes_wiff?: components["schemas"]["TickedBox"];
        };
        /**
         * @description `fasta`: the protein sequences. `template`: the parameters, which a MaxQuant mqpar.xml or another text of the tool holds.
         * @example fasta
         * @enum {string}
         */
        SearchFileKind: "fasta" | "template";
        SearchFileForm: {
            kind: components["schemas"]["SearchFileKind"];
            /**
             * Format: binary
             * @description One file with a name, of at most MAX_RESULT_FILE_BYTES; parameters of 5 MB.
             */
            file: string;
        };
        SearchFileChoiceForm: {
            kind: components["schemas"]["SearchFileKind"];
            /** @description A version; 0 for the file that the tool names on the server. */
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
            /** @description At least 16 characters; when empty, the one before stays. */
            secret?: string;
            enabled?: components["schemas"]["TickedBox"];
        };
        ImportForm: {
            /** Format: uuid */
            pipeline: string;
            raw_file?: components["schemas"]["RawFileName"];
            /** @description Result files, as in the schema ResultImport. */
            files: string[];
        };
    };
    responses: {
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
        /**
         * @description The project belongs to a collaboration, or PROTEOMICS_ACCESS is login, and the request carries neither a session nor a valid
         *     personal token.
         */
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
        /**
         * @description The request came from a page of another site; or the project belongs to a collaboration and the person is not one of its
         *     members, or not one of its administrators where that is needed; or the personal token is not for this. Nothing was done, and the
         *     answer names neither project nor collaboration.
         */
        ProteomicsNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
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
        /**
         * @description The database does not answer at the moment; the detail says so where it is not known whether a change was saved. Or, with
         *     PROTEOMICS_ACCESS=login, login is not configured, or the platform does not say who administers the collaboration.
         */
        ProteomicsUnavailable: {
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
            };
        };
        /** @description What the path or the body names does not exist. */
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
        /** @description The pipeline already holds a raw file of this name with other content. Nothing was stored. */
        RawFileConflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "lumos_20250304_qc01.raw is already in this pipeline with other content."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server has no room left to store anything (RFC 4918, section 11.5). */
        StorageFull: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
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
        /** @description The request follows a version of the tus protocol that the server does not speak. */
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
        /** @description Another request is writing to the upload (RFC 4918, section 11.3). It is asked to stop; ask again in a moment. */
        UploadBusy: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Another request is writing to this upload; ask again in a moment."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The project belongs to a collaboration, or PROTEOMICS_ACCESS is login, and the request carries neither a session nor a valid
         *     personal token.
         */
        ProteomicsLoginRequiredToHead: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["ProteomicsWwwAuthenticate"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description The request came from a page of another site; or the project belongs to a collaboration and the person is not one of its
         *     members, or not one of its administrators where that is needed; or the personal token is not for this. Nothing was done, and the
         *     answer names neither project nor collaboration.
         */
        ProteomicsNotAllowedToHead: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description The database does not answer at the moment; the detail says so where it is not known whether a change was saved. Or, with
         *     PROTEOMICS_ACCESS=login, login is not configured, or the platform does not say who administers the collaboration.
         */
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
        /** @description The client holds these bytes already. */
        ProteomicsNotModified: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                ETag: components["headers"]["ProteomicsETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description The administration token is absent or wrong; with PROTEOMICS_ACCESS=login, there is neither it nor the session of somebody who
         *     manages this.
         */
        ProteomicsUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["ProteomicsWwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The administration needs a valid bearer token."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The server has no ADMIN_TOKEN and the connection does not come from the loopback interface; or, for a change, the request
         *     came from a page of another site; or, with PROTEOMICS_ACCESS=login, the person does not manage this.
         */
        ProteomicsAdminForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "No ADMIN_TOKEN is set, so the administration answers only to this machine."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The run is in a state that does not allow this. */
        RunStateConflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The run is running; cancel it first."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The range begins behind the end of the file. `Content-Range` tells its size. */
        RangeNotSatisfiable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Content-Range": components["headers"]["FileContentRange"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The file has 734003200 bytes; the range begins behind them."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The name or address is taken already. Nothing was changed. */
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
        /** @description A limit still refers to the reference set. Nothing was changed. */
        GuideSetInUse: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The limit of N_peptides uses this reference set."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The samples as they are now. */
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
        /** @description It still holds something, or something is under way in it. Nothing was deleted. */
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
        /** @description The page. */
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
        /**
         * @description The project belongs to a collaboration, or PROTEOMICS_ACCESS is login, and nobody is logged in; Location is the login, which
         *     leads back.
         */
        ProteomicsPersonFirst: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["ProteomicsLocation"];
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
        /**
         * @description The database does not answer at the moment; the detail says so where it is not known whether a change was saved. Or, with
         *     PROTEOMICS_ACCESS=login, login is not configured, or the platform does not say who administers the collaboration.
         */
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
        /** @description The page with the new token, which no other answer ever shows. */
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
        /**
         * @description Done. The page at Location says what happened. Or nobody is logged in where somebody has to be: then nothing was done, and Location is
         *     the login.
         */
        ProteomicsSeeOther: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["ProteomicsLocation"];
                "Set-Cookie": components["headers"]["ProteomicsPageCookies"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description The request came from a page of another site; or the project belongs to a collaboration and the person is not one of its
         *     members, or not one of its administrators where that is needed; or the personal token is not for this. Nothing was done, and the
         *     answer names neither project nor collaboration.
         */
        ProteomicsNotAllowedPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The form, with what was typed and a sentence that says why not. Nothing was changed. */
        ProteomicsConflictPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
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
        /** @description The server has no room left to store anything (RFC 4918, section 11.5). */
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
        /** @description What the path names does not exist; a page that says so. */
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
        /** @description The session may not administrate; Location is the login. */
        ProteomicsLoginFirst: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["ProteomicsLocation"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description A page that says why. The server has no ADMIN_TOKEN and the connection does not come from the loopback interface; or a form
         *     was sent from a page of another site; or, with PROTEOMICS_ACCESS=login, the person does not manage this. Nothing was done.
         */
        ProteomicsAdminForbiddenPage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description Done, or, when the session may not administrate, nothing was done and Location is the login. */
        ProteomicsToLogin: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Location: components["headers"]["ProteomicsLocation"];
                "Set-Cookie": components["headers"]["ProteomicsPageCookies"];
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
    };
    parameters: {
        /**
         * @description Version of the tus protocol that the client follows. Any other than 1.0.0 is 412.
         * @example 1.0.0
         */
        TusResumableRequest: string;
        /**
         * @description Size of the whole file in bytes. A deferred length is not supported.
         * @example 734003200
         */
        UploadLength: number;
        /**
         * @description Pairs of key and base64 value, separated by commas. Keys are `filename`, a raw file's name; `pipeline` and
         *     `user`, their UUIDs; `user` is required where PROTEOMICS_ACCESS is `open`. `filetype` may be there and is ignored; other keys are 400.
         * @example filename bHVtb3NfMjAyNTAzMDRfcWMwMS5yYXc=,pipeline MDE5OWYyYzQtM2IxZS03YTUyLThjMDYtMmY0ZDllNzFiMzA1,user MDE5OWYyYzMtOTBhYS03ZDE0LWI2ZjMtNzFjMmFlMDhkOWY0
         */
        UploadMetadata: string;
        /**
         * @description Identifier of the upload, from the Location that its creation answered.
         * @example 9b1d6c1f0c7d4c0ea3b2f5f0c1a29e44
         */
        UploadInPath: string;
        /**
         * @description Where in the file the body begins; must be what HEAD answered.
         * @example 0
         */
        UploadOffsetRequest: number;
        /**
         * @description Takes only runs in this state.
         * @example any
         */
        RunStateFilter: "any" | "stored" | "queued" | "running" | "done" | "failed" | "canceled";
        /**
         * @description Takes only raw files whose name contains this text, in any case.
         * @example lumos
         */
        RawFileText: string;
        /**
         * @description Order of the runs; a leading `-` turns it round.
         * @example -uploaded_at
         */
        RunOrder: "uploaded_at" | "-uploaded_at" | "raw_file" | "-raw_file" | "acquired_at" | "-acquired_at" | "state" | "-state";
        /**
         * @description At most this many items.
         * @example 100
         */
        ProteomicsLimit: number;
        /**
         * @description Leaves out this many items first.
         * @example 0
         */
        ProteomicsOffset: number;
        /**
         * @description ETags that the client holds; a match is answered 304 without a body.
         * @example "none"
         */
        ProteomicsIfNoneMatch: string;
        /**
         * @description UUID of the run, which is that of its raw file.
         * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
         */
        RunUuid: string;
        /**
         * @description Takes only what this step of the run wrote; all steps when absent or empty.
         * @example maxquant
         */
        LogStep: string;
        /**
         * @description Takes only the last lines, this many.
         * @example 1000
         */
        LogTail: number;
        /**
         * @description `json` answers the numbers of the plot, `csv` the same as a table, `svg` and `png` the drawing. Without it, `Accept` decides.
         * @example json
         */
        PlotFormat: "json" | "csv" | "svg" | "png";
        /**
         * @description Width of the drawing in pixels.
         * @example 960
         */
        PlotWidth: number;
        /**
         * @description Height of the drawing in pixels.
         * @example 420
         */
        PlotHeight: number;
        /**
         * @description One range of bytes (RFC 9110, section 14.2). Several ranges, and other units, get the whole file.
         * @example bytes=0-1023
         */
        FileRange: string;
        /**
         * @description Name of the result file, one of `result_files` of the run.
         * @example proteinGroups.txt
         */
        ResultFileName: string;
        /**
         * @description Slug of the project.
         * @example lung-cohort
         */
        InProteomicsProject: components["schemas"]["ProteomicsSlug"];
        /**
         * @description Slug of the pipeline.
         * @example tmt11-quality
         */
        InProteomicsPipeline: components["schemas"]["ProteomicsSlug"];
        /**
         * @description Ids of metrics, repeatable; all when absent. Unknown ones are 400 and named.
         * @example [
         *       "precursors",
         *       "protein_groups"
         *     ]
         */
        QcMetricIds: string[];
        /**
         * @description Columns of the quality-control table, repeatable, in any order; all when absent. Unknown names are 400 and named.
         * @example [
         *       "RawFile",
         *       "N_protein_groups"
         *     ]
         */
        QcColumns: string[];
        /**
         * @description Takes only the last N raw files by upload; all when absent or empty.
         * @example 200
         */
        LastRawFiles: string;
        /**
         * @description Takes only raw files acquired on this day or at this moment or later, by the instrument's clock.
         * @example 2025-03-01
         */
        AcquiredFrom: string;
        /**
         * @description Takes only raw files acquired on this day or at this moment or earlier, by the instrument's clock.
         * @example 2025-03-31
         */
        AcquiredTo: string;
        /**
         * @description Takes only raw files that are (`yes`) or are not (`no`) marked "Use Downstream"; both for `any`.
         * @example any
         */
        DownstreamOnly: "any" | "yes" | "no";
        /**
         * @description Takes only raw files of this instrument, as their results call it.
         * @example Orbitrap Fusion Lumos
         */
        InstrumentOnly: string;
        /**
         * @description Takes only raw files of samples of this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`; a text
         *     without an equals sign is 400.
         * @example
         */
        SampleGroupOnly: string;
        /**
         * @description A numeric metric of the catalogue, such as a column of the quality-control table, spelled as there.
         * @example N_protein_groups
         */
        QcMetricName: string;
        /**
         * @description Draws the runs one after another (`index`) or at their time of acquisition (`time`).
         * @example index
         */
        TrendAxis: "index" | "time";
        /**
         * @description Draws the values themselves (`individuals`), the distance of each from the one before it (`moving_range`), their cumulative sums in
         *     sigmas (`cusum`, allowance 0.5, decision interval 5; of the two sums the larger, the lower one negative), or their weighted moving
         *     average (`ewma`, weight 0.2, limits at 3 sigmas of the average). The last two need limits that have a center and a spread.
         * @example individuals
         */
        TrendChart: "individuals" | "moving_range" | "cusum" | "ewma";
        /**
         * @description Where the control limits come from. The series are all raw files that `search`, `instrument` and `group` choose; `from`, `to` and
         *     `data_range` change what is looked at, and no limit. Raw files that are not used downstream set none that are computed. `moving_range` takes the mean
         *     moving range of the series: centre ± 2.66 times it for individuals, 3.267 times it above for the moving range. `usual` takes
         *     their median ± 3 × 1.4826 median absolute deviations, so that a few bad runs do not hide themselves. `automatic` takes the
         *     pipeline's own limit where there is one, and `usual` elsewhere. `guide_set` takes mean and standard deviation of the reference set named
         *     by `guide_set`. `settings` takes the pipeline's own limit of the metric, none if there is none or if moving ranges are drawn.
         *     `none` draws no limits.
         * @example moving_range
         */
        TrendLimits: "moving_range" | "usual" | "automatic" | "guide_set" | "settings" | "none";
        /**
         * @description UUID of the reference set to measure against. Required by `limits=guide_set`.
         * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
         */
        ByGuideSet: string;
        /**
         * @description Which rules over several runs are applied beside the limits. `nelson` are his eight of 1984, `westgard` are 1-3s, 2-2s, R-4s, 4-1s and
         *     10-x. A run breaks a rule when it completes its pattern. They need limits that have a center and a spread.
         * @example nelson
         */
        TrendRules: "none" | "nelson" | "westgard";
        /**
         * @description The factor or characteristic of the samples whose groups a drawing tells apart by color and shape; where absent or empty, the instruments.
         * @example
         */
        ColorBy: string;
        /**
         * @description Numeric metrics of the catalogue, repeatable; a choice of ten for the engine of the newest results when absent.
         * @example [
         *       "N_protein_groups",
         *       "N_peptides"
         *     ]
         */
        HeatmapMetrics: string[];
        /**
         * @description What to show of each TMT channel and run. `missing_values` counts protein groups without a value, `quantified_share` is the
         *     share of protein groups with one (the labeling's yield), `summed_intensity` adds up the corrected reporter intensities; in these
         *     two, groups whose name contains `CON__` or `REV__` do not count.
         * @example missing_values
         */
        ChannelMeasure: "missing_values" | "quantified_share" | "summed_intensity";
        /**
         * @description Which of the pipeline's spike-ins to show. The first or second peptide, or the protein.
         * @example qc1
         */
        SpikeInSample: "qc1" | "qc2" | "protein";
        /**
         * @description Names as the protein-names operation spells them, repeatable.
         * @example [
         *       "P02769"
         *     ]
         */
        ProteinNamesInQuery: string[];
        /**
         * @description Name or prefix of the columns of the protein tables to show. Absent: reporter intensities where the newest tables have some, else what
         *     their engine calls the quantity of a protein group.
         * @example Reporter intensity corrected
         */
        IntensityColumn: string;
        /**
         * @description With `yes`, each value is divided by the sum over the channels of its protein and run.
         * @example no
         */
        QcNormalised: "yes" | "no";
        /**
         * @description UUID of the reference set.
         * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
         */
        GuideSetUuid: string;
        /**
         * @description UUID of the user who makes the change; for operations that have no body to name it in. Required where PROTEOMICS_ACCESS is `open`.
         * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
         */
        ConcordatUser: string;
        /**
         * @description UUID of the annotation.
         * @example 0199f4b7-6d10-7c45-8e21-a90f35c2d718
         */
        AnnotationUuid: string;
        /**
         * @description Slug of the project.
         * @example lung-cohort
         */
        ProteomicsProjectInPath: components["schemas"]["ProteomicsSlug"];
        /**
         * @description UUID of the user.
         * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
         */
        ProteomicsUserUuid: string;
        /**
         * @description UUID of the pipeline.
         * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
         */
        PipelineUuid: string;
        /**
         * @description UUID of a personal token, which is not the token itself.
         * @example 0199f5b0-2a44-7d0e-9c31-55e1f0a7b3d2
         */
        PersonalTokenUuid: string;
        /**
         * @description Slug of the pipeline.
         * @example tmt11-quality
         */
        ProteomicsPipelineInPath: components["schemas"]["ProteomicsSlug"];
        /**
         * @description UUID of an alert.
         * @example 0199f5c4-77d1-7e20-8b06-3c2f9a41d5e8
         */
        AlertUuid: string;
        /**
         * @description A numeric metric of the catalogue, such as a column of the quality-control table, spelled as there. When absent, the first of the engine that the newest results are of; N_protein_groups for MaxQuant.
         * @example N_protein_groups
         */
        QcMetricOnPage: string;
        /**
         * @description Where the control limits come from, as for the trend as numbers. `compare` says more, and wins.
         * @example automatic
         */
        TrendLimitsOnPage: "moving_range" | "usual" | "automatic" | "guide_set" | "settings" | "none";
        /**
         * @description What the runs are compared with. The same words as for `limits`, or the UUID of a reference set. It holds for the chart, the tiles, the heat
         *     map and the verdict alike; with `none` the verdict stays as with `automatic`.
         * @example automatic
         */
        CompareOnPage: string;
        /**
         * @description With `out`, the runs that are out and wait for a decision stand first in the table, and are ticked.
         * @example out
         */
        RunsPicked: "none" | "out";
        /**
         * @description Names as the protein-names operation spells them, repeatable; the page offers a choice when absent.
         * @example [
         *       "P02769"
         *     ]
         */
        ProteinNamesOnPage: string[];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies this request; the server's log line of the request carries the same value.
         * @example 0199e6b2-6f0e-7c41-9d3a-5b8f0e2a7c11
         */
        "X-Request-Id": string;
        /**
         * @description Names the scheme to use (RFC 6750, section 3).
         * @example Bearer realm="administration"
         */
        ProteomicsWwwAuthenticate: string;
        /**
         * @description The content codings that the operation takes (RFC 9110, section 15.5.16); sent if the coding of the body is the reason.
         * @example gzip, deflate, br
         */
        SupportedCodings: string;
        /**
         * @description Seconds after which asking again is worth it (RFC 9110, section 10.2.3); there when the database does not answer.
         * @example 2
         */
        "Retry-After": number;
        /**
         * @description An attachment, and the file name that it is saved under (RFC 6266).
         * @example attachment; filename="tmt11-quality.csv"
         */
        ProteomicsContentDisposition: string;
        /**
         * @description Version of the tus protocol that this answer follows.
         * @example 1.0.0
         */
        TusResumable: "1.0.0";
        /**
         * @description Address of the upload, for HEAD, PATCH and DELETE.
         * @example /api/uploads/9b1d6c1f0c7d4c0ea3b2f5f0c1a29e44
         */
        UploadLocation: string;
        /**
         * @description How many bytes of the file the server holds; only when the request carried some.
         * @example 67108864
         */
        UploadOffsetOfBody: number;
        /**
         * @description When the server forgets the upload if it is not finished (RFC 9110 date); absent once it is finished.
         * @example Tue, 11 Mar 2025 17:40:21 GMT
         */
        UploadExpires: string;
        /**
         * @description UUID of the raw file, which is also that of its run; only on the answer that finished the upload, and after it.
         * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
         */
        RawFileOfUpload: string;
        /**
         * @description Versions of the tus protocol that the server speaks, separated by commas.
         * @example 1.0.0
         */
        TusVersion: string;
        /**
         * @description Extensions of the tus protocol that the server supports, separated by commas.
         * @example creation,creation-with-upload,expiration,termination
         */
        TusExtension: string;
        /**
         * @description The largest file that the server takes, in bytes.
         * @example 21474836480
         */
        TusMaxSize: number;
        /**
         * @description How many bytes of the file the server holds, safely on disk.
         * @example 67108864
         */
        UploadOffset: number;
        /**
         * @description Size of the whole file in bytes.
         * @example 734003200
         */
        UploadLengthAnswer: number;
        /**
         * @description The metadata that the upload was made with, unchanged.
         * @example filename bHVtb3NfMjAyNTAzMDRfcWMwMS5yYXc=,pipeline MDE5OWYyYzQtM2IxZS03YTUyLThjMDYtMmY0ZDllNzFiMzA1,user MDE5OWYyYzMtOTBhYS03ZDE0LWI2ZjMtNzFjMmFlMDhkOWY0
         */
        UploadMetadataAnswer: string;
        /**
         * @description Always `no-store`, since the offset changes.
         * @example no-store
         */
        UploadCacheControl: "no-store";
        /**
         * @description Validator of this answer (RFC 9110, section 8.8.3); a weak one where the answer is made anew each time.
         * @example "5f1d3c"
         */
        ProteomicsETag: string;
        /**
         * @description Ranges of bytes may be asked for.
         * @example bytes
         */
        FileAcceptRanges: "bytes";
        /**
         * @description SHA-256 of the whole file (RFC 9530), where it is known; that of raw files is.
         * @example sha-256=:n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=:
         */
        FileDigest: string;
        /**
         * @description Which bytes these are, and the size of the file (RFC 9110, section 14.4).
         * @example bytes 0-1023/734003200
         */
        FileContentRange: string;
        /**
         * @description Address of the page that shows the result, or of the thing that was made.
         * @example /proteomics/projects/lung-cohort/tmt11-quality
         */
        ProteomicsLocation: string;
        /**
         * @description `flash`, the message that the next page shows once and then takes away, and `proteomics_user`, the user whose UUID was entered
         *     last in this browser. Neither gives a right to anything.
         * @example proteomics_user=0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4; Path=/proteomics; Max-Age=31536000; SameSite=Lax
         */
        ProteomicsPageCookies: string;
        /**
         * @description What the answer holds belongs to one person.
         * @example no-store
         */
        ProteomicsNoStore: "no-store";
        /**
         * @description The cookie of the administration with a new identifier; HttpOnly, SameSite=Strict, and Secure under https. Absent where no
         *     ADMIN_TOKEN is set, because nothing is begun there.
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
            /** @description The projects. */
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
            /** @description The pipeline already holds a raw file of this name and content; its record. Of equal uploads at the same time one is 201. */
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
            /** @description The pipelines. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
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
            /** @description The table. */
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
            /** @description The columns. */
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
            /** @description The table, tab-separated, as an attachment. */
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
                 * @description Version of the tus protocol that the client follows. Any other than 1.0.0 is 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable": components["parameters"]["TusResumableRequest"];
                /**
                 * @description Size of the whole file in bytes. A deferred length is not supported.
                 * @example 734003200
                 */
                "Upload-Length": components["parameters"]["UploadLength"];
                /**
                 * @description Pairs of key and base64 value, separated by commas. Keys are `filename`, a raw file's name; `pipeline` and
                 *     `user`, their UUIDs; `user` is required where PROTEOMICS_ACCESS is `open`. `filetype` may be there and is ignored; other keys are 400.
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
            /** @description The upload is begun. */
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
            /** @description In the headers. */
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
                 * @description Version of the tus protocol that the client follows. Any other than 1.0.0 is 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable": components["parameters"]["TusResumableRequest"];
            };
            path: {
                /**
                 * @description Identifier of the upload, from the Location that its creation answered.
                 * @example 9b1d6c1f0c7d4c0ea3b2f5f0c1a29e44
                 */
                upload: components["parameters"]["UploadInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload is gone. */
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
                 * @description Version of the tus protocol that the client follows. Any other than 1.0.0 is 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable": components["parameters"]["TusResumableRequest"];
            };
            path: {
                /**
                 * @description Identifier of the upload, from the Location that its creation answered.
                 * @example 9b1d6c1f0c7d4c0ea3b2f5f0c1a29e44
                 */
                upload: components["parameters"]["UploadInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the headers. */
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
            /** @description The request breaks the contract. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["ProteomicsLoginRequiredToHead"];
            403: components["responses"]["ProteomicsNotAllowedToHead"];
            /** @description There is no such upload. */
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
            /** @description The request follows a version of the tus protocol that the server does not speak. */
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
            /** @description The upload is complete, and the server has no room left to store it. */
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
                 * @description Version of the tus protocol that the client follows. Any other than 1.0.0 is 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable": components["parameters"]["TusResumableRequest"];
                /**
                 * @description Where in the file the body begins; must be what HEAD answered.
                 * @example 0
                 */
                "Upload-Offset": components["parameters"]["UploadOffsetRequest"];
            };
            path: {
                /**
                 * @description Identifier of the upload, from the Location that its creation answered.
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
            /** @description The part is stored. */
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
            /** @description Upload-Offset is not where the server stands, or the finished file's name is taken by other content. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Upload-Offset is 0, the server holds 67108864 bytes."
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
    listRuns: {
        parameters: {
            query?: {
                /**
                 * @description Slug of a project; runs of all projects when absent.
                 * @example lung-cohort
                 */
                project?: components["schemas"]["ProteomicsSlug"];
                /**
                 * @description Slug of a pipeline of that project; without `project` it is 400.
                 * @example tmt11-quality
                 */
                pipeline?: components["schemas"]["ProteomicsSlug"];
                /**
                 * @description Takes only runs in this state.
                 * @example any
                 */
                state?: components["parameters"]["RunStateFilter"];
                /**
                 * @description Takes only raw files whose name contains this text, in any case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Order of the runs; a leading `-` turns it round.
                 * @example -uploaded_at
                 */
                sort?: components["parameters"]["RunOrder"];
                /**
                 * @description At most this many items.
                 * @example 100
                 */
                limit?: components["parameters"]["ProteomicsLimit"];
                /**
                 * @description Leaves out this many items first.
                 * @example 0
                 */
                offset?: components["parameters"]["ProteomicsOffset"];
            };
            header?: {
                /**
                 * @description ETags that the client holds; a match is answered 304 without a body.
                 * @example "none"
                 */
                "If-None-Match"?: components["parameters"]["ProteomicsIfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runs, and how many there are in each state. */
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
                 * @description ETags that the client holds; a match is answered 304 without a body.
                 * @example "none"
                 */
                "If-None-Match"?: components["parameters"]["ProteomicsIfNoneMatch"];
            };
            path: {
                /**
                 * @description UUID of the run, which is that of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
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
                 * @description UUID of the run, which is that of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run, its raw file and its results are gone. */
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
                 * @description Takes only what this step of the run wrote; all steps when absent or empty.
                 * @example maxquant
                 */
                step?: components["parameters"]["LogStep"];
                /**
                 * @description Takes only the last lines, this many.
                 * @example 1000
                 */
                tail?: components["parameters"]["LogTail"];
            };
            header?: never;
            path: {
                /**
                 * @description UUID of the run, which is that of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log; empty when nothing was written. */
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
                 * @description UUID of the run, which is that of its raw file.
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
                "application/json": components["schemas"]["RetryRequest"];
            };
        };
        responses: {
            /** @description All of them are queued. */
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
    cancelRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description UUID of the run, which is that of its raw file.
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
            /** @description The run is canceled, or is about to be. */
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
                 * @description `json` answers the numbers of the plot, `csv` the same as a table, `svg` and `png` the drawing. Without it, `Accept` decides.
                 * @example json
                 */
                format?: components["parameters"]["PlotFormat"];
                /**
                 * @description Width of the drawing in pixels.
                 * @example 960
                 */
                width?: components["parameters"]["PlotWidth"];
                /**
                 * @description Height of the drawing in pixels.
                 * @example 420
                 */
                height?: components["parameters"]["PlotHeight"];
            };
            header?: never;
            path: {
                /**
                 * @description UUID of the run, which is that of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
                /**
                 * @description Which figure.
                 * @example missed_cleavages
                 */
                figure: components["schemas"]["RunFigureName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figure in the format asked for. */
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
    downloadRawFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One range of bytes (RFC 9110, section 14.2). Several ranges, and other units, get the whole file.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["FileRange"];
                /**
                 * @description ETags that the client holds; a match is answered 304 without a body.
                 * @example "none"
                 */
                "If-None-Match"?: components["parameters"]["ProteomicsIfNoneMatch"];
            };
            path: {
                /**
                 * @description UUID of the run, which is that of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
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
                    "application/octet-stream": components["schemas"]["StoredBytes"];
                };
            };
            /** @description The range that `Range` asks for. */
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
                /**
                 * @description One range of bytes (RFC 9110, section 14.2). Several ranges, and other units, get the whole file.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["FileRange"];
                /**
                 * @description ETags that the client holds; a match is answered 304 without a body.
                 * @example "none"
                 */
                "If-None-Match"?: components["parameters"]["ProteomicsIfNoneMatch"];
            };
            path: {
                /**
                 * @description UUID of the run, which is that of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
                /**
                 * @description Name of the result file, one of `result_files` of the run.
                 * @example proteinGroups.txt
                 */
                name: components["parameters"]["ResultFileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
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
                    "application/octet-stream": components["schemas"]["StoredBytes"];
                };
            };
            /** @description The range that `Range` asks for. */
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
            query?: {
                /**
                 * @description UUIDs of runs; repeat the parameter for several.
                 * @example [
                 *       "0199f301-5c77-7b90-a1d2-6e83f40b2c19"
                 *     ]
                 */
                run?: string[];
                /**
                 * @description Slug of a project; with `pipeline` and `raw_file`, in place of `run`.
                 * @example lung-cohort
                 */
                project?: components["schemas"]["ProteomicsSlug"];
                /**
                 * @description Slug of a pipeline of that project.
                 * @example tmt11-quality
                 */
                pipeline?: components["schemas"]["ProteomicsSlug"];
                /**
                 * @description Raw files of that pipeline, by their names with or without extension; repeat the parameter for several.
                 * @example [
                 *       "lumos_20250304_qc01"
                 *     ]
                 */
                raw_file?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The .zip file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Disposition": components["headers"]["ProteomicsContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
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
                 * @description ETags that the client holds; a match is answered 304 without a body.
                 * @example "none"
                 */
                "If-None-Match"?: components["parameters"]["ProteomicsIfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metrics. */
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
                     *           "description": "Survey spectra (MS1).",
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
                     *           "description": "100 less the share of peptides without a missed cleavage.",
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
                     *           "description": "Different precursors (a peptide with its modifications and charge) that pass the filter of the run.",
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Ids of metrics, repeatable; all when absent. Unknown ones are 400 and named.
                 * @example [
                 *       "precursors",
                 *       "protein_groups"
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
            /** @description The values. */
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
                     *         "precursors": [
                     *           null,
                     *           null
                     *         ],
                     *         "protein_groups": [
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Columns of the quality-control table, repeatable, in any order; all when absent. Unknown names are 400 and named.
                 * @example [
                 *       "RawFile",
                 *       "N_protein_groups"
                 *     ]
                 */
                columns?: components["parameters"]["QcColumns"];
                /**
                 * @description Takes only the last N raw files by upload; all when absent or empty.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or later, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or earlier, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Takes only raw files whose name contains this text, in any case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Takes only raw files that are (`yes`) or are not (`no`) marked "Use Downstream"; both for `any`.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Takes only raw files of this instrument, as their results call it.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Takes only raw files of samples of this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`; a text
                 *     without an equals sign is 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description JSON, or CSV as an attachment. Without it, `Accept` decides.
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
                     * @description For CSV, an attachment and its file name (RFC 6266); absent for JSON.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Takes only the last N raw files by upload; all when absent or empty.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or later, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or earlier, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Takes only raw files whose name contains this text, in any case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Takes only raw files that are (`yes`) or are not (`no`) marked "Use Downstream"; both for `any`.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Takes only raw files of this instrument, as their results call it.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Takes only raw files of samples of this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`; a text
                 *     without an equals sign is 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description JSON, or CSV as an attachment. Without it, `Accept` decides.
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
            /** @description The values. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /**
                     * @description For CSV, an attachment and its file name (RFC 6266); absent for JSON.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Takes only the last N raw files by upload; all when absent or empty.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or later, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or earlier, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Takes only raw files whose name contains this text, in any case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Takes only raw files that are (`yes`) or are not (`no`) marked "Use Downstream"; both for `any`.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Takes only raw files of this instrument, as their results call it.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Takes only raw files of samples of this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`; a text
                 *     without an equals sign is 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as an attachment. */
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Takes only the last N raw files by upload; all when absent or empty.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or later, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or earlier, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Takes only raw files whose name contains this text, in any case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Takes only raw files that are (`yes`) or are not (`no`) marked "Use Downstream"; both for `any`.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Takes only raw files of this instrument, as their results call it.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Takes only raw files of samples of this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`; a text
                 *     without an equals sign is 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key figures. */
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
                     *         ]
                     *       }
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description A numeric metric of the catalogue, such as a column of the quality-control table, spelled as there.
                 * @example N_protein_groups
                 */
                metric: components["parameters"]["QcMetricName"];
                /**
                 * @description Draws the runs one after another (`index`) or at their time of acquisition (`time`).
                 * @example index
                 */
                x?: components["parameters"]["TrendAxis"];
                /**
                 * @description Draws the values themselves (`individuals`), the distance of each from the one before it (`moving_range`), their cumulative sums in
                 *     sigmas (`cusum`, allowance 0.5, decision interval 5; of the two sums the larger, the lower one negative), or their weighted moving
                 *     average (`ewma`, weight 0.2, limits at 3 sigmas of the average). The last two need limits that have a center and a spread.
                 * @example individuals
                 */
                chart?: components["parameters"]["TrendChart"];
                /**
                 * @description Where the control limits come from. The series are all raw files that `search`, `instrument` and `group` choose; `from`, `to` and
                 *     `data_range` change what is looked at, and no limit. Raw files that are not used downstream set none that are computed. `moving_range` takes the mean
                 *     moving range of the series: centre ± 2.66 times it for individuals, 3.267 times it above for the moving range. `usual` takes
                 *     their median ± 3 × 1.4826 median absolute deviations, so that a few bad runs do not hide themselves. `automatic` takes the
                 *     pipeline's own limit where there is one, and `usual` elsewhere. `guide_set` takes mean and standard deviation of the reference set named
                 *     by `guide_set`. `settings` takes the pipeline's own limit of the metric, none if there is none or if moving ranges are drawn.
                 *     `none` draws no limits.
                 * @example moving_range
                 */
                limits?: components["parameters"]["TrendLimits"];
                /**
                 * @description UUID of the reference set to measure against. Required by `limits=guide_set`.
                 * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
                 */
                guide_set?: components["parameters"]["ByGuideSet"];
                /**
                 * @description Which rules over several runs are applied beside the limits. `nelson` are his eight of 1984, `westgard` are 1-3s, 2-2s, R-4s, 4-1s and
                 *     10-x. A run breaks a rule when it completes its pattern. They need limits that have a center and a spread.
                 * @example nelson
                 */
                rules?: components["parameters"]["TrendRules"];
                /**
                 * @description Takes only the last N raw files by upload; all when absent or empty.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or later, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or earlier, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Takes only raw files whose name contains this text, in any case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Takes only raw files that are (`yes`) or are not (`no`) marked "Use Downstream"; both for `any`.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Takes only raw files of this instrument, as their results call it.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Takes only raw files of samples of this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`; a text
                 *     without an equals sign is 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description The factor or characteristic of the samples whose groups a drawing tells apart by color and shape; where absent or empty, the instruments.
                 * @example
                 */
                color_by?: components["parameters"]["ColorBy"];
                /**
                 * @description `json` answers the numbers of the plot, `csv` the same as a table, `svg` and `png` the drawing. Without it, `Accept` decides.
                 * @example json
                 */
                format?: components["parameters"]["PlotFormat"];
                /**
                 * @description Width of the drawing in pixels.
                 * @example 960
                 */
                width?: components["parameters"]["PlotWidth"];
                /**
                 * @description Height of the drawing in pixels.
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
            /** @description The plot in the format asked for. */
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
                     *           "use_downstream": true
                     *         },
                     *         {
                     *           "run": "0199f301-5c77-7b90-a1d2-6e83f40b2c19",
                     *           "raw_file": "lumos_20250304_qc01",
                     *           "acquired_at": "2025-03-04T17:40:21",
                     *           "instrument": "Orbitrap Fusion Lumos",
                     *           "flagged": false,
                     *           "use_downstream": true
                     *         },
                     *         {
                     *           "run": "0199f30a-2222-7b90-a1d2-6e83f40b2c19",
                     *           "raw_file": "lumos_20250305_qc02",
                     *           "acquired_at": null,
                     *           "instrument": null,
                     *           "flagged": true,
                     *           "use_downstream": false
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Numeric metrics of the catalogue, repeatable; a choice of ten for the engine of the newest results when absent.
                 * @example [
                 *       "N_protein_groups",
                 *       "N_peptides"
                 *     ]
                 */
                metrics?: components["parameters"]["HeatmapMetrics"];
                /**
                 * @description UUID of the reference set to measure against. Required by `limits=guide_set`.
                 * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
                 */
                guide_set?: components["parameters"]["ByGuideSet"];
                /**
                 * @description Takes only the last N raw files by upload; all when absent or empty.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or later, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or earlier, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Takes only raw files whose name contains this text, in any case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Takes only raw files that are (`yes`) or are not (`no`) marked "Use Downstream"; both for `any`.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Takes only raw files of this instrument, as their results call it.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Takes only raw files of samples of this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`; a text
                 *     without an equals sign is 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description `json` answers the numbers of the plot, `csv` the same as a table, `svg` and `png` the drawing. Without it, `Accept` decides.
                 * @example json
                 */
                format?: components["parameters"]["PlotFormat"];
                /**
                 * @description Width of the drawing in pixels.
                 * @example 960
                 */
                width?: components["parameters"]["PlotWidth"];
                /**
                 * @description Height of the drawing in pixels.
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
            /** @description The plot in the format asked for. */
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
                     *           "use_downstream": true
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
    getQcChannels: {
        parameters: {
            query: {
                /**
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description What to show of each TMT channel and run. `missing_values` counts protein groups without a value, `quantified_share` is the
                 *     share of protein groups with one (the labeling's yield), `summed_intensity` adds up the corrected reporter intensities; in these
                 *     two, groups whose name contains `CON__` or `REV__` do not count.
                 * @example missing_values
                 */
                measure?: components["parameters"]["ChannelMeasure"];
                /**
                 * @description Takes only the last N raw files by upload; all when absent or empty.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or later, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or earlier, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Takes only raw files whose name contains this text, in any case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Takes only raw files that are (`yes`) or are not (`no`) marked "Use Downstream"; both for `any`.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Takes only raw files of this instrument, as their results call it.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Takes only raw files of samples of this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`; a text
                 *     without an equals sign is 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description `json` answers the numbers of the plot, `csv` the same as a table, `svg` and `png` the drawing. Without it, `Accept` decides.
                 * @example json
                 */
                format?: components["parameters"]["PlotFormat"];
                /**
                 * @description Width of the drawing in pixels.
                 * @example 960
                 */
                width?: components["parameters"]["PlotWidth"];
                /**
                 * @description Height of the drawing in pixels.
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
            /** @description The plot in the format asked for. */
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
                     *           "use_downstream": true
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Which of the pipeline's spike-ins to show. The first or second peptide, or the protein.
                 * @example qc1
                 */
                sample?: components["parameters"]["SpikeInSample"];
                /**
                 * @description Takes only the last N raw files by upload; all when absent or empty.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or later, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or earlier, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Takes only raw files whose name contains this text, in any case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Takes only raw files that are (`yes`) or are not (`no`) marked "Use Downstream"; both for `any`.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Takes only raw files of this instrument, as their results call it.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Takes only raw files of samples of this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`; a text
                 *     without an equals sign is 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description `json` answers the numbers of the plot, `csv` the same as a table, `svg` and `png` the drawing. Without it, `Accept` decides.
                 * @example json
                 */
                format?: components["parameters"]["PlotFormat"];
                /**
                 * @description Width of the drawing in pixels.
                 * @example 960
                 */
                width?: components["parameters"]["PlotWidth"];
                /**
                 * @description Height of the drawing in pixels.
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
            /** @description The plot in the format asked for. */
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
                     *           "use_downstream": true
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Names as the protein-names operation spells them, repeatable.
                 * @example [
                 *       "P02769"
                 *     ]
                 */
                protein_names: components["parameters"]["ProteinNamesInQuery"];
                /**
                 * @description Name or prefix of the columns of the protein tables to show. Absent: reporter intensities where the newest tables have some, else what
                 *     their engine calls the quantity of a protein group.
                 * @example Reporter intensity corrected
                 */
                column?: components["parameters"]["IntensityColumn"];
                /**
                 * @description With `yes`, each value is divided by the sum over the channels of its protein and run.
                 * @example no
                 */
                normalised?: components["parameters"]["QcNormalised"];
                /**
                 * @description Takes only the last N raw files by upload; all when absent or empty.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or later, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or earlier, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Takes only raw files whose name contains this text, in any case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Takes only raw files that are (`yes`) or are not (`no`) marked "Use Downstream"; both for `any`.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Takes only raw files of this instrument, as their results call it.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Takes only raw files of samples of this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`; a text
                 *     without an equals sign is 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description `json` answers the numbers of the plot, `csv` the same as a table, `svg` and `png` the drawing. Without it, `Accept` decides.
                 * @example json
                 */
                format?: components["parameters"]["PlotFormat"];
                /**
                 * @description Width of the drawing in pixels.
                 * @example 960
                 */
                width?: components["parameters"]["PlotWidth"];
                /**
                 * @description Height of the drawing in pixels.
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
            /** @description The plot in the format asked for. */
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
                     *           "use_downstream": true
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Takes only raw files whose name contains this text, in any case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description At most this many items.
                 * @example 100
                 */
                limit?: components["parameters"]["ProteomicsLimit"];
                /**
                 * @description Leaves out this many items first.
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
            /** @description The changes. */
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
            /** @description The raw files are marked. */
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description At most this many items.
                 * @example 100
                 */
                limit?: components["parameters"]["ProteomicsLimit"];
                /**
                 * @description Leaves out this many items first.
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
            /** @description The reference sets. */
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
            /** @description The reference set is made. */
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
                 * @description UUID of the reference set.
                 * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
                 */
                guide_set: components["parameters"]["GuideSetUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reference set. */
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
                 * @description UUID of the reference set.
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
            /** @description The reference set as it is now. */
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
                 * @description UUID of the user who makes the change; for operations that have no body to name it in. Required where PROTEOMICS_ACCESS is `open`.
                 * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
                 */
                "Concordat-User"?: components["parameters"]["ConcordatUser"];
            };
            path: {
                /**
                 * @description UUID of the reference set.
                 * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
                 */
                guide_set: components["parameters"]["GuideSetUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reference set is gone. */
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or later, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or earlier, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description At most this many items.
                 * @example 100
                 */
                limit?: components["parameters"]["ProteomicsLimit"];
                /**
                 * @description Leaves out this many items first.
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
            /** @description The annotations. */
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
            /** @description The annotation is made. */
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
                 * @description UUID of the annotation.
                 * @example 0199f4b7-6d10-7c45-8e21-a90f35c2d718
                 */
                annotation: components["parameters"]["AnnotationUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The annotation. */
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
                 * @description UUID of the annotation.
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
            /** @description The annotation as it is now. */
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
                 * @description UUID of the user who makes the change; for operations that have no body to name it in. Required where PROTEOMICS_ACCESS is `open`.
                 * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
                 */
                "Concordat-User"?: components["parameters"]["ConcordatUser"];
            };
            path: {
                /**
                 * @description UUID of the annotation.
                 * @example 0199f4b7-6d10-7c45-8e21-a90f35c2d718
                 */
                annotation: components["parameters"]["AnnotationUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The annotation is gone. */
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description Slug of the pipeline.
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
            /** @description The limits; none before the first time. */
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
            /** @description The limits as they are now. */
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description Slug of the pipeline.
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
            /** @description The tracked peptides and proteins; none before the first time. */
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
            /** @description What is tracked now. */
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["InProteomicsPipeline"];
                /**
                 * @description Name of the factor or characteristic; one that no sample has is 400.
                 * @example disease
                 */
                by: string;
                /**
                 * @description Takes only raw files that are (`yes`) or are not (`no`) marked "Use Downstream"; both for `any`.
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
            /** @description The groups, by their values. */
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["InProteomicsProject"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description At most this many items.
                 * @example 100
                 */
                limit?: components["parameters"]["ProteomicsLimit"];
                /**
                 * @description Leaves out this many items first.
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
            /** @description The projects, ordered by pk. */
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
            /** @description The project is made. */
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project is gone. */
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
                 * @description Slug of the project.
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
            /** @description The project as it is now. */
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
                 * @description Takes only users whose name or address contains this text, in any case.
                 * @example operator
                 */
                search?: string;
                /**
                 * @description At most this many items.
                 * @example 100
                 */
                limit?: components["parameters"]["ProteomicsLimit"];
                /**
                 * @description Leaves out this many items first.
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
            /** @description The users by name. */
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
            /** @description The user is made. */
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
                 * @description UUID of the user.
                 * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
                 */
                user: components["parameters"]["ProteomicsUserUuid"];
            };
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
                 * @description UUID of the user.
                 * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
                 */
                user: components["parameters"]["ProteomicsUserUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is gone. */
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
                 * @description UUID of the user.
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
            /** @description The user as it is now. */
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
                 * @description UUID of the user.
                 * @example 0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4
                 */
                user: components["parameters"]["ProteomicsUserUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions have ended. */
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
                 * @description The person's identifier at the login provider (`sub`), as log lines show it.
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
            /** @description The sessions have ended. */
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
            /** @description The tools. */
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
                 * @description Slug of a project; pipelines of all projects when absent.
                 * @example lung-cohort
                 */
                project?: components["schemas"]["ProteomicsSlug"];
                /**
                 * @description At most this many items.
                 * @example 100
                 */
                limit?: components["parameters"]["ProteomicsLimit"];
                /**
                 * @description Leaves out this many items first.
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
            /** @description The pipelines, by project and in the order in which they were made. */
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
            /** @description The pipeline is made. */
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
                    "application/json": components["schemas"]["CreatedPipeline"];
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
                 * @description UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pipeline. */
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
                 * @description UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pipeline is gone, with its raw files, results, reviews, reference sets, annotations and limits. */
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
                 * @description UUID of the pipeline.
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
            /** @description The pipeline as it is now. */
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
                 * @description UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings, without the secret, and what became of the last message. */
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
                 * @description UUID of the pipeline.
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
            /** @description The settings as they are now. */
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
                 * @description UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is gone. */
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
                 * @description UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was sent, and what became of it. */
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
            /** @description The results are imported. */
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
                 * @description With `yes`, the page for a monitor on the wall.
                 * @example yes
                 */
                wall?: "yes" | "no";
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
                 * @description UUID of a personal token, which is not the token itself.
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
                 * @description Takes only raw files of this instrument, as their results call it.
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
                 * @description Slug of the project.
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
                 * @description Takes only runs in this state.
                 * @example any
                 */
                state?: components["parameters"]["RunStateFilter"];
                /**
                 * @description Takes only raw files whose name contains this text, in any case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Order of the runs; a leading `-` turns it round.
                 * @example -uploaded_at
                 */
                sort?: components["parameters"]["RunOrder"];
                /**
                 * @description Leaves out this many items first.
                 * @example 0
                 */
                offset?: components["parameters"]["ProteomicsOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                "application/x-www-form-urlencoded": components["schemas"]["RetryForm"];
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description UUID of the run, which is that of its raw file.
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description UUID of the run, which is that of its raw file.
                 * @example 0199f301-5c77-7b90-a1d2-6e83f40b2c19
                 */
                run: components["parameters"]["RunUuid"];
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
    showRunLog: {
        parameters: {
            query?: {
                /**
                 * @description Takes only what this step of the run wrote; all steps when absent or empty.
                 * @example maxquant
                 */
                step?: components["parameters"]["LogStep"];
                /**
                 * @description Takes only the last lines, this many.
                 * @example 1000
                 */
                tail?: components["parameters"]["LogTail"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description UUID of the run, which is that of its raw file.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description UUID of the run, which is that of its raw file.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description UUID of the run, which is that of its raw file.
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
    confirmRunDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description UUID of the run, which is that of its raw file.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description UUID of the run, which is that of its raw file.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description UUID of an alert.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description UUID of an alert.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
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
                 * @description A numeric metric of the catalogue, such as a column of the quality-control table, spelled as there. When absent, the first of the engine that the newest results are of; N_protein_groups for MaxQuant.
                 * @example N_protein_groups
                 */
                metric?: components["parameters"]["QcMetricOnPage"];
                /**
                 * @description Draws the runs one after another (`index`) or at their time of acquisition (`time`).
                 * @example index
                 */
                x?: components["parameters"]["TrendAxis"];
                /**
                 * @description Draws the values themselves (`individuals`), the distance of each from the one before it (`moving_range`), their cumulative sums in
                 *     sigmas (`cusum`, allowance 0.5, decision interval 5; of the two sums the larger, the lower one negative), or their weighted moving
                 *     average (`ewma`, weight 0.2, limits at 3 sigmas of the average). The last two need limits that have a center and a spread.
                 * @example individuals
                 */
                chart?: components["parameters"]["TrendChart"];
                /**
                 * @description Where the control limits come from, as for the trend as numbers. `compare` says more, and wins.
                 * @example automatic
                 */
                limits?: components["parameters"]["TrendLimitsOnPage"];
                /**
                 * @description UUID of the reference set to measure against. Required by `limits=guide_set`.
                 * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
                 */
                guide_set?: components["parameters"]["ByGuideSet"];
                /**
                 * @description What the runs are compared with. The same words as for `limits`, or the UUID of a reference set. It holds for the chart, the tiles, the heat
                 *     map and the verdict alike; with `none` the verdict stays as with `automatic`.
                 * @example automatic
                 */
                compare?: components["parameters"]["CompareOnPage"];
                /**
                 * @description Which rules over several runs are applied beside the limits. `nelson` are his eight of 1984, `westgard` are 1-3s, 2-2s, R-4s, 4-1s and
                 *     10-x. A run breaks a rule when it completes its pattern. They need limits that have a center and a spread.
                 * @example nelson
                 */
                rules?: components["parameters"]["TrendRules"];
                /**
                 * @description With `out`, the runs that are out and wait for a decision stand first in the table, and are ticked.
                 * @example out
                 */
                pick?: components["parameters"]["RunsPicked"];
                /**
                 * @description Columns of the quality-control table, repeatable, in any order; all when absent. Unknown names are 400 and named.
                 * @example [
                 *       "RawFile",
                 *       "N_protein_groups"
                 *     ]
                 */
                columns?: components["parameters"]["QcColumns"];
                /**
                 * @description Takes only the last N raw files by upload; all when absent or empty.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or later, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or earlier, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Takes only raw files whose name contains this text, in any case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Takes only raw files that are (`yes`) or are not (`no`) marked "Use Downstream"; both for `any`.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Takes only raw files of this instrument, as their results call it.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Takes only raw files of samples of this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`; a text
                 *     without an equals sign is 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description The factor or characteristic of the samples whose groups a drawing tells apart by color and shape; where absent or empty, the instruments.
                 * @example
                 */
                color_by?: components["parameters"]["ColorBy"];
                /**
                 * @description Column of the quality-control table to sort the table of raw files by; a leading `-` turns it round.
                 * @example -Index
                 */
                sort?: string;
                /**
                 * @description Leaves out this many items first.
                 * @example 0
                 */
                offset?: components["parameters"]["ProteomicsOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Numeric metrics of the catalogue, repeatable; a choice of ten for the engine of the newest results when absent.
                 * @example [
                 *       "N_protein_groups",
                 *       "N_peptides"
                 *     ]
                 */
                metrics?: components["parameters"]["HeatmapMetrics"];
                /**
                 * @description UUID of the reference set to measure against. Required by `limits=guide_set`.
                 * @example 0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2
                 */
                guide_set?: components["parameters"]["ByGuideSet"];
                /**
                 * @description Takes only the last N raw files by upload; all when absent or empty.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or later, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or earlier, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Takes only raw files whose name contains this text, in any case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Takes only raw files that are (`yes`) or are not (`no`) marked "Use Downstream"; both for `any`.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Takes only raw files of this instrument, as their results call it.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Takes only raw files of samples of this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`; a text
                 *     without an equals sign is 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description What to show of each TMT channel and run. `missing_values` counts protein groups without a value, `quantified_share` is the
                 *     share of protein groups with one (the labeling's yield), `summed_intensity` adds up the corrected reporter intensities; in these
                 *     two, groups whose name contains `CON__` or `REV__` do not count.
                 * @example missing_values
                 */
                measure?: components["parameters"]["ChannelMeasure"];
                /**
                 * @description Takes only the last N raw files by upload; all when absent or empty.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or later, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or earlier, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Takes only raw files whose name contains this text, in any case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Takes only raw files that are (`yes`) or are not (`no`) marked "Use Downstream"; both for `any`.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Takes only raw files of this instrument, as their results call it.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Takes only raw files of samples of this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`; a text
                 *     without an equals sign is 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Which of the pipeline's spike-ins to show. The first or second peptide, or the protein.
                 * @example qc1
                 */
                sample?: components["parameters"]["SpikeInSample"];
                /**
                 * @description Takes only the last N raw files by upload; all when absent or empty.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or later, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or earlier, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Takes only raw files whose name contains this text, in any case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Takes only raw files that are (`yes`) or are not (`no`) marked "Use Downstream"; both for `any`.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Takes only raw files of this instrument, as their results call it.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Takes only raw files of samples of this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`; a text
                 *     without an equals sign is 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Names as the protein-names operation spells them, repeatable; the page offers a choice when absent.
                 * @example [
                 *       "P02769"
                 *     ]
                 */
                protein_names?: components["parameters"]["ProteinNamesOnPage"];
                /**
                 * @description Takes only protein names that contain this text, in any case, into the table to choose from.
                 * @example P027
                 */
                protein_search?: string;
                /**
                 * @description Name or prefix of the columns of the protein tables to show. Absent: reporter intensities where the newest tables have some, else what
                 *     their engine calls the quantity of a protein group.
                 * @example Reporter intensity corrected
                 */
                column?: components["parameters"]["IntensityColumn"];
                /**
                 * @description With `yes`, each value is divided by the sum over the channels of its protein and run.
                 * @example no
                 */
                normalised?: components["parameters"]["QcNormalised"];
                /**
                 * @description Takes only the last N raw files by upload; all when absent or empty.
                 * @example 200
                 */
                data_range?: components["parameters"]["LastRawFiles"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or later, by the instrument's clock.
                 * @example 2025-03-01
                 */
                from?: components["parameters"]["AcquiredFrom"];
                /**
                 * @description Takes only raw files acquired on this day or at this moment or earlier, by the instrument's clock.
                 * @example 2025-03-31
                 */
                to?: components["parameters"]["AcquiredTo"];
                /**
                 * @description Takes only raw files whose name contains this text, in any case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Takes only raw files that are (`yes`) or are not (`no`) marked "Use Downstream"; both for `any`.
                 * @example any
                 */
                use_downstream?: components["parameters"]["DownstreamOnly"];
                /**
                 * @description Takes only raw files of this instrument, as their results call it.
                 * @example Orbitrap Fusion Lumos
                 */
                instrument?: components["parameters"]["InstrumentOnly"];
                /**
                 * @description Takes only raw files of samples of this group: a factor or characteristic of the sample metadata and its value, such as `disease=normal`; a text
                 *     without an equals sign is 400.
                 * @example
                 */
                group?: components["parameters"]["SampleGroupOnly"];
                /**
                 * @description Leaves out this many items first.
                 * @example 0
                 */
                offset?: components["parameters"]["ProteomicsOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Takes only raw files whose name contains this text, in any case.
                 * @example lumos
                 */
                search?: components["parameters"]["RawFileText"];
                /**
                 * @description Leaves out this many items first.
                 * @example 0
                 */
                offset?: components["parameters"]["ProteomicsOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description UUID of the reference set.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description UUID of the reference set.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description UUID of the reference set.
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
    showAnnotations: {
        parameters: {
            query?: {
                /**
                 * @description Leaves out this many items first.
                 * @example 0
                 */
                offset?: components["parameters"]["ProteomicsOffset"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description UUID of the annotation.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description UUID of the annotation.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
                 * @example tmt11-quality
                 */
                pipeline: components["parameters"]["ProteomicsPipelineInPath"];
                /**
                 * @description UUID of the annotation.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Slug of the project.
                 * @example lung-cohort
                 */
                project: components["parameters"]["ProteomicsProjectInPath"];
                /**
                 * @description Slug of the pipeline.
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
                 * @description Local path to go to afterwards; the console when absent or not local.
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
            /** @description The session may administrate; Location is where the browser came from. */
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
            /** @description The login again, with a sentence that says that the token is wrong; or a refusal of a form from another site. */
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
            /** @description The session may no longer administrate; Location is the start of the service. */
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
                 * @description Slug of the project.
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
                 * @description Slug of the project.
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
                 * @description Slug of the project.
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
                 * @description UUID of the user.
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
                 * @description UUID of the user.
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
                 * @description UUID of the user.
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
                 * @description UUID of the user.
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
                 * @description UUID of the pipeline.
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
                 * @description UUID of the pipeline.
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
                 * @description UUID of the pipeline.
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
                 * @description UUID of the pipeline.
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
                 * @description UUID of the pipeline.
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
                 * @description UUID of the pipeline.
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
                 * @description A version.
                 * @example 1
                 */
                before: number;
                /**
                 * @description Another version.
                 * @example 2
                 */
                after: number;
            };
            header?: never;
            path: {
                /**
                 * @description UUID of the pipeline.
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
                 * @description UUID of the pipeline.
                 * @example 0199f2c4-3b1e-7a52-8c06-2f4d9e71b305
                 */
                pipeline: components["parameters"]["PipelineUuid"];
                /**
                 * @description Kind of the file.
                 * @example template
                 */
                kind: components["schemas"]["SearchFileKind"];
                /**
                 * @description The version.
                 * @example 1
                 */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file as it was uploaded, byte by byte. */
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
                 * @description UUID of the pipeline.
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
                 * @description UUID of the pipeline.
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
                 * @description UUID of the pipeline.
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
                 * @description UUID of the pipeline that the form begins with.
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
