/** Creates the log lines of failed platform calls. They contain more than the page, but never the token. */
import { CollabApiError, OrganisationTokenError } from './errors.ts';
import { PlatformFault } from './fault.ts';

/** Level, message and details of a line. */
export interface FailureLine {
  /** `error` if an administrator must act. */
  level: 'error' | 'warn' | 'info';
  message: string;
  fields: {
    operation?: string;
    outcome?: string;
    fault?: string;
    platformStatus?: number;
    /** The platform's error message. It may name other organizations. */
    platformText?: string;
  };
}

/** Returns the log line of a failed call; undefined for any other error. */
export function createFailureLine(error: unknown): FailureLine | undefined {
  if (!(error instanceof Error) || !('operation' in error) || !('outcome' in error)) return undefined;
  const fault = error.cause instanceof PlatformFault ? error.cause : undefined;
  const fields = {
    operation: String(error.operation),
    outcome: String(error.outcome),
    ...(fault !== undefined && { fault: fault.kind }),
    ...(fault?.status !== undefined && { platformStatus: fault.status }),
    ...(fault?.platformText !== undefined && { platformText: fault.platformText }),
  };
  if (error instanceof OrganisationTokenError) {
    return error.mayBeForeign
      ? { level: 'warn', message: 'the platform rejected access to an object; it may belong to another organization', fields }
      : {
          level: 'error',
          message: 'the platform rejected the organization token: renew COLLAB_ORGANISATION_API_TOKEN or its rights',
          fields,
        };
  }
  if (error instanceof CollabApiError) {
    return { level: 'warn', message: `the platform failed: ${fault?.message ?? 'no reason known'}`, fields };
  }
  return { level: 'info', message: 'the platform rejected a request', fields };
}
