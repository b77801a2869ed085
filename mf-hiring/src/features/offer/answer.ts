import type { Offer, OfferVersion, UserDetails } from '@alltalent/shared/contracts';

/** What every way to answer an offer is given. `version` is the one on the page. */
export type AnswerProps = {
  readonly offer: Offer;
  readonly version: OfferVersion;
  readonly user: UserDetails;
  readonly onConflict: (text: string) => void;
  readonly onDone: () => void;
};
