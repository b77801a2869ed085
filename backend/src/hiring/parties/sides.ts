import type { HiringSide } from '@alltalent/shared/contracts';

type Sides = { readonly clientId: string; readonly talentUserId: string };

/** Side of the user, who is one of the two. */
export function sideOf({ clientId }: Pick<Sides, 'clientId'>, userId: string): HiringSide {
  return clientId === userId ? 'client' : 'talent';
}

export function otherSide(side: HiringSide): HiringSide {
  return side === 'client' ? 'talent' : 'client';
}

/** Account of a side. */
export function userOf({ clientId, talentUserId }: Sides, side: HiringSide): string {
  return side === 'client' ? clientId : talentUserId;
}

/** Account of the one of the two who is not the user. */
export function otherOf(sides: Sides, userId: string): string {
  return userOf(sides, otherSide(sideOf(sides, userId)));
}

export function isOneOf({ clientId, talentUserId }: Sides, userId: string): boolean {
  return clientId === userId || talentUserId === userId;
}
