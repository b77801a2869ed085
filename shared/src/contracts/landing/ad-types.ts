/** The page a lead comes from, as the wire names it (product-spec section 2; the last two names are ours). */
export const AD_TYPES = {
  hiring: 'Hiring Influencer',
  influencer: 'Influencer',
  photoshoot: 'Product Photoshoot',
  singer: 'Singer',
} as const;
export type AdType = (typeof AD_TYPES)[keyof typeof AD_TYPES];

export const AD_TYPE_LIST: readonly AdType[] = Object.values(AD_TYPES);

/** Path of the page a lead form stands on. */
export const LEAD_PAGES = {
  'Hiring Influencer': '/hiring-influencer',
  Influencer: '/influencer',
  'Product Photoshoot': '/product-photoshoot',
  Singer: '/singer',
} as const satisfies Record<AdType, string>;

/** Where a visitor goes on to after the code (product-spec section 4). */
export const LEAD_DESTINATIONS = {
  'Hiring Influencer': '/',
  Influencer: '/',
  'Product Photoshoot': '/product-photoshoot',
  Singer: '/',
} as const satisfies Record<AdType, string>;

/** What the photoshoot form says of the program it belongs to (product-spec section 3). */
export const LEAD_APP = { app_id: 'alltalent-web', app_name: 'All Talent' } as const;
