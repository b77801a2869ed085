import type { ShootState } from '@alltalent/shared/contracts';
import type { ShootMessageId } from '../../messages/shoots';

/** What staff do with a shoot: the state it gets, the word of the button, the title of the dialog. */
export type Move = {
  readonly state: 'confirmed' | 'done' | 'cancelled';
  readonly label: ShootMessageId;
  readonly title: ShootMessageId;
};

const CONFIRM: Move = { state: 'confirmed', label: 'shoots.confirm', title: 'shoots.confirmTitle' };
const END: Move = { state: 'done', label: 'shoots.end', title: 'shoots.endTitle' };
const CANCEL: Move = { state: 'cancelled', label: 'shoots.cancel', title: 'shoots.cancelTitle' };

/** Moves of a shoot by its state. A confirmed one may get another day. */
export const MOVES: Readonly<Record<ShootState, readonly Move[]>> = {
  requested: [CONFIRM, CANCEL],
  confirmed: [CONFIRM, END, CANCEL],
  done: [],
  cancelled: [],
};

/** States of a shoot in words. */
export const SHOOT_STATE_NAMES: Readonly<Record<ShootState, ShootMessageId>> = {
  requested: 'shoots.requested',
  confirmed: 'shoots.confirmed',
  done: 'shoots.done',
  cancelled: 'shoots.cancelled',
};
