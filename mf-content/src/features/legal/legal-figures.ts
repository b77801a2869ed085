/** Figures and places of the legal texts. Terms, privacy and return policy take them from here, and only from here. */
export const LEGAL = {
  minimumAge: 18,
  noOwnProfileBelow: 13,
  negotiationDays: 30,
  venueNoticeDays: 5,
  smallClaimYears: 1,
  liabilityMonths: 12,
  changeNoticeDays: 15,
  deemedNoticeHours: 24,
  storeRenewalHours: 24,
  grievanceWithin: 'one month',
  accessRequestsPerPeriod: 'twice',
  accessPeriodMonths: 12,
  law: 'India',
  courts: 'Mumbai',
} as const;

/** The free portfolio shoot. `excludedRegions` is the company's list: change it here and nowhere else. */
export const PORTFOLIO_OFFER = {
  code: 'FREEPORTFOLIO',
  editedPictures: 5,
  rawPictures: '30–50',
  excludedRegions: ['Ladakh', 'the Andaman and Nicobar Islands'],
  courts: 'Hyderabad',
} as const;
