import type { ShootState } from '@alltalent/shared/contracts';
import type { MoneyMessageId } from '../../messages/money';

/** What staff do with a shoot: the state it gets, the word of the button, the title of the dialog. */
export type Move = {
  readonly state: 'confirmed' | 'done' | 'cancelled';
  readonly label: MoneyMessageId;
  readonly title: MoneyMessageId;
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
