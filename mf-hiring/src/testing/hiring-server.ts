import type {
  Booking,
  BookingLine,
  BookingReviewsResponse,
  Offer,
  OfferLine,
  OfferOptionsResponse,
  OfferTerms,
  Review,
} from '@alltalent/shared/contracts';
import { aUser, fakeKeyedApi, type KeyedRequest, ok } from '@alltalent/shared/testing';

export const PATHS = {
  user: '/api/user/get-user-details',
  options: '/api/offers/options?application=5',
  make: '/api/offers/make',
  offers: '/api/offers?page=1',
  offer: '/api/offers/3',
  accept: '/api/offers/accept',
  decline: '/api/offers/decline',
  counter: '/api/offers/counter',
  withdraw: '/api/offers/withdraw',
  booking: '/api/bookings/9',
  callSheet: '/api/bookings/call-sheet',
  change: '/api/bookings/change',
  answerChange: '/api/bookings/change/answer',
  cancel: '/api/bookings/cancel',
  finish: '/api/bookings/finish',
  noShow: '/api/bookings/no-show',
  dispute: '/api/bookings/dispute',
  reviews: '/api/bookings/9/reviews',
  writeReview: '/api/reviews/write',
  replyReview: '/api/reviews/reply',
  earnings: '/api/bookings/earnings',
  feed: '/api/bookings/feed',
  renewFeed: '/api/bookings/feed/renew',
  contact: '/api/bookings/contact',
  saveContact: '/api/bookings/contact/save',
  openThread: '/api/threads/open',
} as const;

const CLIENT = { name: 'Ritu Khanna', image: '', path: '' };
const TALENT = { name: 'Meher Kaul', image: '', path: '/meher-kaul-1a2b3c4d' };

export const TERMS: OfferTerms = {
  title: 'Monsoon',
  role: 'The aunt',
  starts_on: '2030-12-10',
  ends_on: '2030-12-12',
  call_time: '07:00',
  time_zone: 'Asia/Kolkata',
  place: 'Film City, Mumbai',
  fee: 25_000,
  currency: 'INR',
  fee_unit: 'day',
  usage_media: ['web', 'print'],
  usage_territory: 'India',
  usage_period: 'One year',
  expenses: '',
  bring: '',
};

export const offerOf = (change: Partial<Offer> = {}): { readonly status: number; readonly data: Offer } => ({
  status: 200,
  data: {
    id: 3,
    state: 'open',
    side: 'talent',
    turn: 'talent',
    client: CLIENT,
    talent: TALENT,
    job: { id: 8, slug: 'monsoon', title: 'Monsoon' },
    versions: [{ version: 1, by: 'client', terms: TERMS, text: 'We would love to have you.', at: '2026-11-20T08:00:00.000Z' }],
    answer_by: '2026-11-30T18:29:59.000Z',
    reason: '',
    decided_at: null,
    application_id: 5,
    booking_id: null,
    thread_id: null,
    may_answer: true,
    may_withdraw: false,
    clashes: [],
    ...change,
  },
});

export const offerLineOf = (change: Partial<OfferLine> = {}): OfferLine => ({
  id: 3,
  state: 'open',
  side: 'talent',
  turn: 'talent',
  other: CLIENT,
  title: 'Monsoon',
  role: 'The aunt',
  starts_on: '2030-12-10',
  ends_on: '2030-12-12',
  fee: 25_000,
  currency: 'INR',
  fee_unit: 'day',
  answer_by: '2026-11-30T18:29:59.000Z',
  at: '2026-11-20T08:00:00.000Z',
  ...change,
});

export const pageOf = <Line>(data: readonly Line[], pages = 1) => ({ status: 200, data, total: data.length, page: 1, pages });

export const optionsOf = (change: Partial<OfferOptionsResponse['data']> = {}) => ({
  status: 200,
  data: {
    talent: TALENT,
    job: { id: 8, slug: 'monsoon', title: 'Monsoon' },
    terms: {
      title: 'Monsoon',
      role: 'The aunt',
      starts_on: '2030-12-10',
      ends_on: '2030-12-12',
      place: 'Film City, Mumbai',
      fee: null,
      currency: 'INR',
      fee_unit: 'day' as const,
    },
    open_offer_id: null,
    clashes: [],
    ...change,
  },
});

export const bookingLineOf = (change: Partial<BookingLine> = {}): BookingLine => ({
  id: 9,
  state: 'confirmed',
  side: 'talent',
  other: CLIENT,
  title: 'Monsoon',
  role: 'The aunt',
  starts_on: '2030-12-10',
  ends_on: '2030-12-12',
  call_time: '07:00',
  time_zone: 'Asia/Kolkata',
  place: 'Film City, Mumbai',
  fee: 25_000,
  currency: 'INR',
  fee_unit: 'day',
  is_change_to_answer: false,
  ...change,
});

const { other: _other, is_change_to_answer: _isAsked, ...LINE } = bookingLineOf();

export const bookingOf = (change: Partial<Booking> = {}): { readonly status: number; readonly data: Booking } => ({
  status: 200,
  data: {
    ...LINE,
    revision: 4,
    client: CLIENT,
    talent: TALENT,
    job: null,
    offer_id: 3,
    thread_id: null,
    terms: TERMS,
    call_sheet: {
      contact_name: 'Arun',
      contact_phone: '+91 98000 11111',
      bring: 'Black shoes',
      notes: 'Gate 3',
      map_url: 'https://www.openstreetmap.org/search?query=Film%20City',
    },
    contact: { email: 'ritu@example.com', phone: '' },
    change: null,
    cancel: null,
    history: [{ at: '2026-11-21T08:00:00.000Z', by: 'talent', what: 'Meher Kaul accepted the offer.', text: '' }],
    may_edit_call_sheet: false,
    may_change: true,
    may_cancel: true,
    may_finish: false,
    may_report: false,
    ...change,
  },
});

export const reviewOf = (change: Partial<Review> = {}): Review => ({
  id: 2,
  by: 'client',
  author: CLIENT,
  title: 'Monsoon',
  first: 5,
  second: 4,
  third: 5,
  text: 'A joy to work with.',
  at: '2030-12-14T08:00:00.000Z',
  reply: '',
  replied_at: '',
  may_reply: false,
  ...change,
});

export const reviewsOf = (change: Partial<BookingReviewsResponse['data']> = {}) => ({
  status: 200,
  data: { may_write: false, until: '2030-12-26', own: null, other: null, ...change },
});

type Answers = Parameters<typeof fakeKeyedApi>[0];

/** Answers the calls of somebody with these roles by path. Returns the calls made to one path. */
export function signIn(roles: string, answers: Answers = {}) {
  localStorage.setItem('user_id', '12');
  localStorage.setItem('is_login', 'true');
  document.cookie = 'XSRF-TOKEN=token; path=/';
  const requests = fakeKeyedApi({ [PATHS.user]: ok(aUser({ role_id: roles })), ...answers });
  return (path: string): readonly KeyedRequest[] => requests.filter((request) => request.path === path);
}

/** Forgets who was logged in and what was typed. */
export function leave(): void {
  localStorage.clear();
  sessionStorage.clear();
}
