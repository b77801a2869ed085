/** Pages about offers and bookings, which another remote has. */
export const OFFERS_PATH = '/offers';
export const BOOKINGS_PATH = '/bookings';

export const offerToApplicant = (application: number): string => `/offers/new?application=${application}`;
export const offerToInvited = (invitation: number): string => `/offers/new?invitation=${invitation}`;
