import type { HiringSide, OfferState } from '@alltalent/shared/contracts';

type Offer = { readonly state: OfferState; readonly turn: HiringSide; readonly answerUntil: number };

/** State at a time: an open offer has expired once its last day for an answer is over, also before the job has stored that. */
export function stateAt({ state, answerUntil }: Pick<Offer, 'state' | 'answerUntil'>, now: number): OfferState {
  return state === 'open' && answerUntil < now ? 'expired' : state;
}

/** The side on turn accepts, declines or counters. */
export function mayAnswer({ state, turn }: Pick<Offer, 'state' | 'turn'>, side: HiringSide): boolean {
  return state === 'open' && turn === side;
}

/** A client withdraws an open offer at any time, a talent the own counter-offer. */
export function mayWithdraw({ state, turn }: Pick<Offer, 'state' | 'turn'>, side: HiringSide): boolean {
  return state === 'open' && (side === 'client' || turn === 'client');
}
