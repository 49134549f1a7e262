/** Whether projects may be given to collaborations. */
import { BadRequestError } from '../../contract/errors.ts';
import type { Settings } from '../../settings.ts';

/**
 * Taking a project back is always possible.
 *
 * @throws BadRequestError where nobody could be told to be a member
 */
export function demandBinding(
  { proteomicsAccess }: Pick<Settings, 'proteomicsAccess'>,
  collaboration: string | null | undefined,
): void {
  if (proteomicsAccess === 'login' || collaboration === undefined || collaboration === null) return;
  throw new BadRequestError('collaboration can only be given where PROTEOMICS_ACCESS is login.');
}
