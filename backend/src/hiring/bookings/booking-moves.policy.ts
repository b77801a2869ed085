import type { BookingState, HiringSide } from '@alltalent/shared/contracts';
import type { ChangeRequest } from '../schema/booking.entity';
import { startOfDay } from './days-at-place';

const DAY_MS = 24 * 3600 * 1000;
/** Days after the last one in which either side can report. */
const REPORT_DAYS = 14;
/** Days after the last one when a booking counts as done by itself. */
const DONE_AFTER_DAYS = 3;

type Timed = { readonly state: BookingState; readonly startsAt: number; readonly endsAt: number };
type Ending = Timed & { readonly endsOn: string; readonly timeZone: string };

export function mayEditCallSheet({ state }: Pick<Timed, 'state'>, side: HiringSide): boolean {
  return state === 'confirmed' && side === 'client';
}

/** Days, time and place can change until the work is over. */
export function mayChange({ state, endsAt }: Timed, now: number): boolean {
  return state === 'confirmed' && now <= endsAt;
}

/** What did not take place is reported; only work that is not over can be cancelled. */
export function mayCancel(booking: Timed, now: number): boolean {
  return mayChange(booking, now);
}

/** The client ends a booking from its last day on. */
export function mayFinish({ state, endsOn, timeZone }: Ending, side: HiringSide, now: number): boolean {
  return state === 'confirmed' && side === 'client' && now >= startOfDay(endsOn, timeZone);
}

/** Either side reports from the first day on, once staff have not decided already. */
export function mayReport({ state, startsAt, endsAt }: Timed, now: number, isDecided: boolean): boolean {
  const isReportable = state === 'confirmed' || state === 'done';
  return isReportable && !isDecided && now >= startsAt && now <= endsAt + REPORT_DAYS * DAY_MS;
}

/** A request waits only while there is still something to change. */
export function waitingChange({ changeRequest, ...booking }: Timed & { readonly changeRequest: ChangeRequest | null }, now: number) {
  return mayChange(booking, now) ? changeRequest : null;
}

/** The latest end of work that is done by itself at `now`. */
export function doneUntil(now: number): number {
  return now - DONE_AFTER_DAYS * DAY_MS;
}
