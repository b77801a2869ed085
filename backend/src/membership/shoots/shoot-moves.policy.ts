import type { MoveShootInput, ShootState } from '@alltalent/shared/contracts';

const ALLOWED: Readonly<Record<MoveShootInput['state'], readonly ShootState[]>> = {
  // A confirmed shoot is confirmed again for another day.
  confirmed: ['requested', 'confirmed'],
  done: ['confirmed'],
  cancelled: ['requested', 'confirmed'],
};

/** Tells whether staff may move a shoot from one state to another. */
export function mayMove(from: ShootState, to: MoveShootInput['state']): boolean {
  return ALLOWED[to].includes(from);
}
