/** Checks whether the token may access an object, as the first step of all operations. */
import type { Request } from 'express';
import { createForbidden, createNotFound } from './platform-refusal.ts';
import { isSameText, type PlatformCollaboration, type PlatformOrganisation, type PlatformState } from './platform-state.ts';

/** The platform's data, and the limits of the token. */
export interface PlatformWorld {
  state: PlatformState;
  /** Organization of the token. */
  home: PlatformOrganisation;
  /** Units to which the token is limited; undefined without a limit. */
  tokenUnits: readonly string[] | undefined;
}

/**
 * Returns a collaboration that the token may access.
 * @throws PlatformRefusal 404 if it does not exist, 403 if it belongs to another organization or to other units
 */
export function requireUsableCollaboration(world: PlatformWorld, request: Request, identifier: string): PlatformCollaboration {
  const collaboration = world.state.findCollaboration(identifier);
  if (collaboration === undefined) throw createNotFound(request);
  checkTokenAccess(world, request, collaboration);
  return collaboration;
}

/** @throws PlatformRefusal 403 */
export function checkTokenAccess(world: PlatformWorld, request: Request, collaboration: PlatformCollaboration): void {
  const { state, home, tokenUnits } = world;
  if (collaboration.organisationId !== home.id) {
    const other = state.getOrganisation(collaboration.organisationId);
    throw createForbidden(
      request,
      `Organisation ${home.shortName} of the key is not organisation ${other.shortName} of collaboration ${collaboration.name}`,
    );
  }
  if (tokenUnits !== undefined && !includesAllUnits(collaboration.units, tokenUnits)) {
    throw createForbidden(request, `Key with units ${tokenUnits.join(', ')} may not use collaboration ${collaboration.name}`);
  }
}

/**
 * Returns a collaboration of the token's organization.
 * @throws PlatformRefusal 403 if the organization does not have it, even if it does not exist
 */
export function requireOwnCollaboration(world: PlatformWorld, request: Request, identifier: string): PlatformCollaboration {
  const own = world.state.listCollaborations(world.home.id).find((candidate) => isSameText(candidate.identifier, identifier));
  if (own === undefined)
    throw createForbidden(request, `Collaboration ${identifier} is not part of organisation ${world.home.name}`);
  checkTokenAccess(world, request, own);
  return own;
}

/** Returns whether the token includes all units; false if there are none. */
export function includesAllUnits(units: readonly string[], tokenUnits: readonly string[]): boolean {
  return units.length > 0 && units.every((unit) => tokenUnits.includes(unit));
}
