/** Rights of a membership on the platform (docs/requirements.md, C6). */
import type { Membership } from '../platform/data-objects.ts';

/** Returns whether a membership gives rights now: active, not expired by its date, and the account not locked. */
export function isInForce({ status, expiryDate, suspended }: Omit<Membership, 'name' | 'email'>, now: Date): boolean {
  return status === 'active' && !suspended && (expiryDate === null || expiryDate > now);
}

/** Returns whether a membership makes an administrator now. */
export function isAdministration(membership: Omit<Membership, 'name' | 'email'>, now: Date): boolean {
  return membership.role === 'admin' && isInForce(membership, now);
}
