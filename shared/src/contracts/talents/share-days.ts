// Separate from the schemas, so that the listing, which only needs these days, does not ship the validator.

/** For how many days a link may work; the sender chooses one. */
export const SHARE_DAYS = [7, 30, 90] as const;
export const USUAL_SHARE_DAYS = 30;
