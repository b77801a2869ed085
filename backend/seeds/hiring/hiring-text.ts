import type { HiringSide, OfferTerms } from '@alltalent/shared/contracts';

/** Points in the order of the questions, with a text. */
export type ReviewText = { readonly points: readonly [number, number, number]; readonly text: string; readonly reply?: string };

/** Terms without what the casting or the days say. */
export type AgreedText = Partial<OfferTerms> & Pick<OfferTerms, 'place' | 'fee' | 'fee_unit'>;

export type CallSheetText = { readonly contactName: string; readonly notes: string };

/** Reviews by side and by the key of the talent. */
export type ReviewsOfTalent = Partial<Readonly<Record<HiringSide, ReviewText>>>;

/** What a demo casting offers to those whose applications reached the stage 'offer' or 'booked'. */
export type CastingOfferText = {
  readonly job: string;
  readonly terms: AgreedText;
  readonly text: string;
  readonly reviews?: Readonly<Record<string, ReviewsOfTalent>>;
};

/** Offer without a casting. Days are counted from the day of seeding; those in the past are done, those to come confirmed or open. */
export type DirectOfferText = {
  readonly client: string;
  readonly who: string;
  readonly days: readonly [first: number, last: number];
  readonly terms: AgreedText & Pick<OfferTerms, 'title' | 'role'>;
  readonly text: string;
  /** Other terms that the talent suggests; the offer is then open, and the client's turn. */
  readonly counter?: { readonly terms: Partial<OfferTerms>; readonly text: string };
  readonly callSheet?: CallSheetText;
  readonly reviews?: ReviewsOfTalent;
};

/** Thread about an application to one of the demo client's jobs; the client begins. */
export type ThreadText = {
  readonly job: string;
  readonly who: string;
  readonly messages: readonly (readonly [by: HiringSide, hoursAgo: number, text: string])[];
  /** Side that has not read the last message. */
  readonly unread?: HiringSide;
};
