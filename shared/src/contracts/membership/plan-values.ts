// Separate from the schemas, so that a page that only needs these values does not ship the validator.

/** Plans by id. 'free' is no purchase; the other two are sold. */
export const PLAN_IDS = ['free', 'monthly', 'one-year'] as const;
export type PlanId = (typeof PLAN_IDS)[number];
export const PAID_PLAN_IDS = ['monthly', 'one-year'] as const satisfies readonly PlanId[];
export type PaidPlanId = (typeof PAID_PLAN_IDS)[number];

/** The code that adds the free portfolio shoot to a one-year plan (terms of use, "Additional Terms"). */
export const SHOOT_CODE = 'FREEPORTFOLIO';

/** What a free portfolio shoot includes (terms of use, "Additional Terms"). */
export const SHOOT_CONTENT = { editedPictures: 5, rawPicturesFrom: 30, rawPicturesTo: 50 } as const;

/** Most of each; lengths in characters. */
export const MEMBERSHIP_LIMITS = {
  promoCode: 32,
  billingName: 120,
  addressLine: 120,
  city: 80,
  returnPath: 300,
  shootDates: 3,
  /** Days from today on which a shoot may be wished for. */
  shootFromDays: 7,
  shootToDays: 120,
  shootNotes: 1000,
  /** Less than the 500 of an entry of the audit trail, which says more than the reason. */
  reason: 400,
  orderSearch: 120,
  /** Orders in a file at most, the newest ones. */
  filedOrders: 1000,
  /** Days that one comparison with the providers may go back. */
  reconciledDays: 31,
  /** Differences that a comparison returns at most. */
  reconciledLines: 500,
  planName: 40,
  planTagline: 160,
  /** Days ahead for which a plan can be changed. */
  planAheadDays: 366,
  /** Applications a month of a plan that has a limit. */
  applications: 10_000,
  rates: 30,
  perRupee: 1_000_000,
  questions: 30,
  question: 160,
  answer: 1200,
  excludedStates: 40,
  managers: 50,
  managerName: 80,
  managerEmail: 254,
} as const;

/** Where the payment of an order is. 'checking': a payment came that does not fit the order, and staff look at it. */
export const ORDER_STATES = ['open', 'paid', 'failed', 'cancelled', 'expired', 'checking', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** 'grace': the renewal failed and is tried again; everything works until then. */
export const MEMBERSHIP_STATES = ['none', 'active', 'grace', 'ended'] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

/** Who bills: this site, an app store, or nobody, because staff granted it. */
export const MEMBERSHIP_SOURCES = ['site', 'app-store', 'play-store', 'grant'] as const;
export type MembershipSource = (typeof MEMBERSHIP_SOURCES)[number];

/** Where a purchase in a store is managed. Sources: support.apple.com/HT202039, support.google.com/googleplay/answer/7018481. */
export const STORE_PAGES = {
  'app-store': 'https://apps.apple.com/account/subscriptions',
  'play-store': 'https://play.google.com/store/account/subscriptions',
} as const satisfies Partial<Record<MembershipSource, string>>;

/** Why a promo code does not apply. */
export const PROMO_REFUSALS = ['unknown', 'not-begun', 'over', 'used-up', 'used-before', 'other-plan', 'region', 'region-missing'] as const;
export type PromoRefusal = (typeof PROMO_REFUSALS)[number];

export const PROMO_KINDS = ['amount', 'percent', 'days', 'shoot'] as const;
export type PromoKind = (typeof PROMO_KINDS)[number];

export const SHOOT_STATES = ['requested', 'confirmed', 'done', 'cancelled'] as const;
export type ShootState = (typeof SHOOT_STATES)[number];

/** Where a version of a plan is: sold before, sold now, or to be sold from its day on. */
export const PLAN_VERSION_STATES = ['past', 'sold', 'planned'] as const;
export type PlanVersionState = (typeof PLAN_VERSION_STATES)[number];
