/**
 * Lists responses that Dredd cannot cause, with the test that covers each. docs/checks.md contains the same list, which a test
 * compares.
 */

/** Documented responses that Dredd does not test. */
export interface LeftOut {
  readonly document: string;
  /** Names of the operations; by default, all of the document. */
  readonly operations?: readonly string[];
  /** Statuses that Dredd does not test; by default, all. */
  readonly statuses?: readonly number[];
  /** The reason, as a part of a sentence. */
  readonly why: string;
  /** The test that produces the responses. */
  readonly test: string;
}

/** All responses that Dredd does not test. It covers every other documented response of this server. */
export const LEFT_OUT: readonly LeftOut[] = [
  {
    document: 'hub',
    operations: ['openHubChannel'],
    statuses: [101],
    why: 'Dredd supports no WebSockets',
    test: 'src/hub/channel/channel.test.ts',
  },
  {
    document: 'proteomics',
    operations: ['getUploadOffset'],
    why: 'Dredd reads no response to HEAD',
    test: 'src/proteomics/uploads/resumable.test.ts',
  },
  ...['hub', 'support', 'proteomics'].map((document) => ({
    document,
    statuses: [507],
    why: 'it requires a full disk',
    test: 'contract-tests/outage-answers.test.ts',
  })),
  {
    document: 'proteomics',
    operations: [
      'createAnnotation',
      'createAnnotationByForm',
      'createSilence',
      'createSilenceByForm',
      'createAlert',
      'addSearchFile',
    ],
    statuses: [409],
    why: 'it requires the maximum number of records',
    test: 'src/proteomics/record-limits.test.ts',
  },
  {
    document: 'support',
    operations: [
      'compareProfiles',
      'mergeProfiles',
      'showComparison',
      'downloadComparison',
      'showMerge',
      'previewMerge',
      'downloadMergedProfile',
    ],
    statuses: [503],
    why: 'it requires all threads to be busy',
    test: 'src/tasks/busy-threads.test.ts',
  },
  {
    document: 'support',
    operations: ['searchTerms'],
    statuses: [503],
    why: 'it requires a database outage',
    test: 'contract-tests/outage-answers.test.ts',
  },
  {
    document: 'schemas',
    operations: ['validateObject', 'validateText'],
    statuses: [503],
    why: 'it requires all threads to be busy',
    test: 'src/tasks/busy-threads.test.ts',
  },
];

export function isOmittedResponse(document: string, operationId: string, status: number): boolean {
  return LEFT_OUT.some(
    (one) =>
      one.document === document &&
      (one.operations === undefined || one.operations.includes(operationId)) &&
      (one.statuses === undefined || one.statuses.includes(status)),
  );
}

/** Formats an entry as in docs/checks.md. */
export function formatLeftOutEntry({ document, operations, statuses, why, test }: LeftOut): string {
  const answers = statuses === undefined ? 'every answer' : statuses.join(', ');
  return `- ${document}: ${operations?.join(', ') ?? 'every operation'}: ${answers}, because ${why}: ${test}`;
}
