import type { Booking as BookingDto, BookingState, HiringSide } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import { plainName } from '../../kernel/outbox/plain-text';
import type { BookingStep } from '../schema/booking.entity';
import { toIso } from '../offers/offers.mapper';
import type { Step } from './bookings.repository';

type Reader = { readonly side: HiringSide; readonly otherName: string; readonly state: BookingState };
type Sentences = { readonly own: () => string; readonly other: (name: string) => string };
type SaidStep = Exclude<BookingStep, 'done' | 'decided'>;

const SENTENCES: Readonly<Record<SaidStep, Sentences>> = {
  made: { own: () => t('bookings.history.madeOwn'), other: (name) => t('bookings.history.made', { name }) },
  'call-sheet': { own: () => t('bookings.history.callSheetOwn'), other: (name) => t('bookings.history.callSheet', { name }) },
  'change-asked': { own: () => t('bookings.history.askedOwn'), other: (name) => t('bookings.history.asked', { name }) },
  'change-accepted': { own: () => t('bookings.history.acceptedOwn'), other: (name) => t('bookings.history.accepted', { name }) },
  'change-declined': { own: () => t('bookings.history.declinedOwn'), other: (name) => t('bookings.history.declined', { name }) },
  'change-taken-back': { own: () => t('bookings.history.takenBackOwn'), other: (name) => t('bookings.history.takenBack', { name }) },
  cancelled: { own: () => t('bookings.history.cancelledOwn'), other: (name) => t('bookings.history.cancelled', { name }) },
  'no-show': { own: () => t('bookings.history.noShowOwn'), other: (name) => t('bookings.history.noShow', { name }) },
  disputed: { own: () => t('bookings.history.disputedOwn'), other: (name) => t('bookings.history.disputed', { name }) },
};

/** Says what happened to a booking as its reader sees it, the oldest first. */
export function historyOf(steps: readonly Step[], reader: Reader): BookingDto['history'] {
  return steps.map(({ at, by, what, text }) => ({ at: toIso(at), by, what: sentenceOf({ by, what }, reader), text }));
}

function sentenceOf({ by, what }: Pick<Step, 'by' | 'what'>, { side, otherName, state }: Reader): string {
  if (what === 'decided') return decisionText(state);
  const name = plainName(otherName);
  if (what !== 'done') return by === side ? SENTENCES[what].own() : SENTENCES[what].other(name);
  if (by === 'site') return t('bookings.history.doneSite');
  return by === side ? t('bookings.history.doneOwn') : t('bookings.history.done', { name });
}

/** Says what staff decided. Nothing follows a decision, so it is the present state. */
export function decisionText(state: BookingState): string {
  if (state === 'done') return t('bookings.history.decidedDone');
  return state === 'no-show' ? t('bookings.history.decidedNoShow') : t('bookings.history.decidedCancelled');
}
