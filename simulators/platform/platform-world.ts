/** The first checks of every operation of the simulated platform: whether the token may use an object. */
import type { Request } from 'express';
import { createForbidden, createNotFound } from './platform-refusal.ts';
import { isSameText, type PlatformCollaboration, type PlatformOrganisation, type PlatformState } from './platform-state.ts';

/** The platform data that one token may access. */
export interface PlatformWorld {
  state: PlatformState;
  /** The organization of the token. */
  home: PlatformOrganisation;
  /** Units that the token is limited to. */
  tokenUnits: readonly string[] | undefined;
}

/**
 * Returns a collaboration that the token may use.
 *
 * @throws PlatformRefusal 404 when it exists nowhere, 403 when it is another organization's or outside the token's units
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
 * Returns a collaboration of the token's organization. A missing one results in 403, even if it exists elsewhere.
 *
 * @throws PlatformRefusal 403
 */
export function requireOwnCollaboration(world: PlatformWorld, request: Request, identifier: string): PlatformCollaboration {
  const own = world.state.listCollaborations(world.home.id).find((candidate) => isSameText(candidate.identifier, identifier));
  if (own === undefined)
    throw createForbidden(request, `Collaboration ${identifier} is not part of organisation ${world.home.name}`);
  checkTokenAccess(world, request, own);
  return own;
}

/** Returns whether all units are within those of the token; false without units. */
export function includesAllUnits(units: readonly string[], tokenUnits: readonly string[]): boolean {
  return units.length > 0 && units.every((unit) => tokenUnits.includes(unit));
}
