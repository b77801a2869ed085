// Apart from the schemas, so that a page that only needs these words does not ship the validator.

/** Who of the two: the client who hires or the talent who is hired. */
export const HIRING_SIDES = ['client', 'talent'] as const;
export type HiringSide = (typeof HIRING_SIDES)[number];

export const FEE_UNITS = ['day', 'project', 'hour'] as const;
export type FeeUnit = (typeof FEE_UNITS)[number];
export const FEE_UNIT_LABELS: Readonly<Record<FeeUnit, string>> = { day: 'per day', project: 'for the project', hour: 'per hour' };

/** Media in which the work may be used. */
export const USAGE_MEDIA = [
  'cinema',
  'television',
  'streaming',
  'web',
  'social',
  'print',
  'outdoor',
  'radio',
  'events',
  'internal',
] as const;
export type UsageMedium = (typeof USAGE_MEDIA)[number];
export const USAGE_MEDIUM_LABELS: Readonly<Record<UsageMedium, string>> = {
  cinema: 'Cinema',
  television: 'Television',
  streaming: 'Streaming',
  web: 'Websites',
  social: 'Social media',
  print: 'Print',
  outdoor: 'Outdoor advertising',
  radio: 'Radio and podcasts',
  events: 'Live events',
  internal: 'Internal use',
};

/** 'open' until one side answers, the client withdraws it or its last day is over. */
export const OFFER_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type OfferState = (typeof OFFER_STATES)[number];
export const OFFER_STATE_LABELS: Readonly<Record<OfferState, string>> = {
  open: 'Waiting for an answer',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

/** 'done' after the work, by the client or three days after its last day; 'disputed' while staff look at it. */
export const BOOKING_STATES = ['confirmed', 'done', 'cancelled', 'no-show', 'disputed'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];
export const BOOKING_STATE_LABELS: Readonly<Record<BookingState, string>> = {
  confirmed: 'Confirmed',
  done: 'Done',
  cancelled: 'Cancelled',
  'no-show': 'No-show',
  disputed: 'With our staff',
};

export const CANCEL_REASONS = ['dates', 'illness', 'project', 'terms', 'safety', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
export const CANCEL_REASON_LABELS: Readonly<Record<CancelReason, string>> = {
  dates: 'The dates no longer work',
  illness: 'Illness or an emergency',
  project: 'The project changed or does not take place',
  terms: 'The terms were not kept',
  safety: 'It does not feel safe',
  other: 'Another reason',
};

export const ATTACHMENT_KINDS = ['image', 'pdf', 'audio'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];
/** Media types of files that a message takes. */
export const ATTACHMENT_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
  'audio/mpeg',
  'audio/mp4',
  'audio/ogg',
  'audio/wav',
  'audio/webm',
] as const;
/** Other names under which browsers know the same sounds. */
export const ATTACHMENT_TYPE_ALIASES = ['audio/mp3', 'audio/x-m4a', 'audio/m4a', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'] as const;

/** Three questions of a review, each answered with one to five points. */
export const REVIEW_QUESTIONS: Readonly<Record<HiringSide, readonly [string, string, string]>> = {
  /** What a client writes about a talent. */
  client: ['Prepared', 'On time', 'Good to work with'],
  /** What a talent writes about a client. */
  talent: ['Terms kept', 'Respectful and safe', 'Well organised'],
};

/** Most of each: lengths in characters, fees in whole units of the currency. */
export const HIRING_LIMITS = {
  title: 120,
  role: 80,
  place: 200,
  fee: 100_000_000,
  territory: 80,
  period: 80,
  expenses: 500,
  bring: 500,
  offerText: 1000,
  reason: 500,
  /** Versions of one offer, the client's first included. */
  versions: 20,
  /** Days from the first to the last day of the work. */
  days: 366,
  /** Days until the last day for an answer. */
  answerInDays: 60,
  offersPerDay: 50,
  contactName: 80,
  contactPhone: 20,
  callSheetNotes: 2000,
  message: 4000,
  attachments: 5,
  attachmentBytes: 20_000_000,
  fileName: 120,
  messagesPerPage: 40,
  threadsPerPage: 25,
  review: 1000,
  reply: 500,
  /** Days after the last day of the work in which both sides may write a review. */
  reviewDays: 14,
  /** Reviews from which on an average is shown. */
  averageFrom: 3,
  perPage: 20,
} as const;

/** Seconds for which the address of a file can be opened. */
export const FILE_ADDRESS_SECONDS = 300;
/** Time zone of a place in India, and of everything that names none. */
export const INDIA_TIME_ZONE = 'Asia/Kolkata';

/** What the stream of events says; the page then asks for what changed. */
export const LIVE_EVENTS = ['messages', 'offers', 'bookings', 'notifications', 'videos'] as const;
export type LiveEvent = (typeof LIVE_EVENTS)[number];
/** Path of the stream: server-sent events whose `event` is one of LIVE_EVENTS and whose `data` is JSON, `{"id": number}`. */
export const LIVE_EVENTS_PATH = '/api/events';
