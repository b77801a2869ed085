/** Endpoints of offers, bookings, reviews and messages. An id of other people gives 404. */

import type { DoneResponse } from '../auth/auth';
import { get, type NoInput, post, upload } from '../core/endpoint';
import type {
  AnswerBookingChangeInput,
  AskBookingChangeInput,
  BookingContactChoice,
  BookingContactChoiceResponse,
  BookingIdInput,
  BookingResponse,
  CalendarFeedResponse,
  CalendarTokenInput,
  CancelBookingInput,
  EarningsResponse,
  OwnBookingsQuery,
  OwnBookingsResponse,
  ReportBookingInput,
  SaveCallSheetInput,
} from './bookings';
import type {
  CounterOfferInput,
  MakeOfferInput,
  OfferAnswerInput,
  OfferIdInput,
  OfferOptionsResponse,
  OfferReasonInput,
  OfferResponse,
  OfferSubject,
  OwnOffersQuery,
  OwnOffersResponse,
} from './offers';
import type {
  BookingReviewsResponse,
  PosterReviewsQuery,
  ReplyReviewInput,
  ReviewsResponse,
  TalentReviewsQuery,
  WriteReviewInput,
} from './reviews';
import type {
  AttachmentQuery,
  BlockIdInput,
  BlocksResponse,
  OpenThreadInput,
  ReadThreadInput,
  SendMessageInput,
  SentMessageResponse,
  ThreadIdInput,
  ThreadQuery,
  ThreadResponse,
  ThreadsQuery,
  ThreadsResponse,
  UnreadMessagesResponse,
  UploadedAttachmentResponse,
} from './threads';

/** What a new offer begins with: names, terms from the job, booked days. 403 for everyone but clients. */
export const offerOptions = get<OfferSubject, OfferOptionsResponse>('/api/offers/options');
/** Makes an offer: 409 OFFER_OPEN while one is open for this role and person. Takes an Idempotency-Key, as all that change an offer. */
export const makeOffer = post<MakeOfferInput, OfferResponse>('/api/offers/make');
/** Offers of the caller on either side, a page at a time. */
export const ownOffers = get<OwnOffersQuery, OwnOffersResponse>('/api/offers');
/** One offer with all versions. */
export const offer = get<OfferIdInput, OfferResponse>('/api/offers/{id}');
/** Accepts the version that was read, and books: 409 OFFER_CHANGED for another version, OFFER_CLOSED for one that is not open. */
export const acceptOffer = post<OfferAnswerInput, OfferResponse>('/api/offers/accept');
/** Declines with a reason that the other side reads. 409 as above. */
export const declineOffer = post<OfferReasonInput, OfferResponse>('/api/offers/decline');
/** Answers with other terms; then it is the other side's turn. 409 as above. */
export const counterOffer = post<CounterOfferInput, OfferResponse>('/api/offers/counter');
/** Withdraws the own offer before it is accepted. 409 as above. */
export const withdrawOffer = post<OfferReasonInput, OfferResponse>('/api/offers/withdraw');
/** The accepted terms as a PDF; 404 for an offer that is not accepted. */
export const offerPdf = get<OfferIdInput, string>('/api/offers/{id}/pdf');
/** Bookings of the caller on either side. */
export const ownBookings = get<OwnBookingsQuery, OwnBookingsResponse>('/api/bookings');
/** Fees of done bookings of the caller as a talent. */
export const earnings = get<NoInput, EarningsResponse>('/api/bookings/earnings');
/** Address of the caller's calendar feed. */
export const calendarFeed = get<NoInput, CalendarFeedResponse>('/api/bookings/feed');
/** Makes a new address; the former one answers 404 from then on. */
export const renewCalendarFeed = post<NoInput, CalendarFeedResponse>('/api/bookings/feed/renew');
/** The calendar behind an address; 404 for an unknown token. */
export const calendar = get<CalendarTokenInput, string>('/api/calendar/{token}');
/** Which contact data the other side of a booking sees; nothing at first. */
export const bookingContact = get<NoInput, BookingContactChoiceResponse>('/api/bookings/contact');
export const saveBookingContact = post<BookingContactChoice, BookingContactChoiceResponse>('/api/bookings/contact/save');
/** One booking with its call sheet and history. */
export const booking = get<BookingIdInput, BookingResponse>('/api/bookings/{id}');
/** One booking as an .ics file. */
export const bookingIcs = get<BookingIdInput, string>('/api/bookings/{id}/ics');
/** Saves the call sheet and tells the talent: 403 for everyone but the client; 409 REVISION_STALE. Takes an Idempotency-Key, as all that change a booking. */
export const saveCallSheet = post<SaveCallSheetInput, BookingResponse>('/api/bookings/call-sheet');
/** Asks the other side for other days, another time or place; a second request of the same side replaces the first. */
export const askBookingChange = post<AskBookingChangeInput, BookingResponse>('/api/bookings/change');
export const answerBookingChange = post<AnswerBookingChangeInput, BookingResponse>('/api/bookings/change/answer');
/** Cancels with a reason; 409 BOOKING_CLOSED for one that is not confirmed. */
export const cancelBooking = post<CancelBookingInput, BookingResponse>('/api/bookings/cancel');
/** The client says that the work is done; not before its last day. */
export const finishBooking = post<BookingIdInput, BookingResponse>('/api/bookings/finish');
/** Either side reports that the other did not come; not before the first day. */
export const reportNoShow = post<ReportBookingInput, BookingResponse>('/api/bookings/no-show');
/** Either side asks staff to decide. */
export const disputeBooking = post<ReportBookingInput, BookingResponse>('/api/bookings/dispute');
/** Reviews of one booking. */
export const bookingReviews = get<BookingIdInput, BookingReviewsResponse>('/api/bookings/{id}/reviews');
/** Writes the own review, once: 409 REVIEW_CLOSED after 14 days, for a booking that is not done, or a second time. Takes an Idempotency-Key. */
export const writeReview = post<WriteReviewInput, BookingReviewsResponse>('/api/reviews/write');
/** Replies once, in public, to a review of oneself: 409 REVIEW_CLOSED for a second time. Takes an Idempotency-Key. */
export const replyReview = post<ReplyReviewInput, DoneResponse>('/api/reviews/reply');
/** Shown reviews of a talent. 404 for a profile that is not public. */
export const talentReviews = get<TalentReviewsQuery, ReviewsResponse>('/api/talents/{slug}/reviews');
/** Shown reviews of the client who posted a job. */
export const posterReviews = get<PosterReviewsQuery, ReviewsResponse>('/api/jobs/{key}/reviews');
/** Threads of the caller, 25 at a time. */
export const threads = get<ThreadsQuery, ThreadsResponse>('/api/threads');
/** Opens the thread about an application, invitation, offer or booking of the caller, or answers the one there is. Clients, and the talent once there is one. */
export const openThread = post<OpenThreadInput, ThreadResponse>('/api/threads/open');
/** Unread messages of all threads. */
export const unreadMessages = get<NoInput, UnreadMessagesResponse>('/api/threads/unread');
/** One thread with 40 messages. */
export const thread = get<ThreadQuery, ThreadResponse>('/api/threads/{id}');
/** Sends a message. 403 MESSAGES_BLOCKED, 429 after 60 in a minute. Takes an Idempotency-Key. */
export const sendMessage = post<SendMessageInput, SentMessageResponse>('/api/threads/send');
/** Marks the messages up to one as read. */
export const readThread = post<ReadThreadInput, UnreadMessagesResponse>('/api/threads/read');
/** Takes one file for a message that is sent within a day: a picture, a PDF or audio up to 20 MB, checked and drawn again. */
export const uploadAttachment = upload<UploadedAttachmentResponse>('/api/threads/attachments');
/** A file of a message at its signed address: 404 after five minutes, for another reader, and while one of the two blocks the other. */
export const attachment = get<AttachmentQuery, string>('/api/threads/attachments/{id}');
/** People whom the caller blocked. */
export const blocks = get<NoInput, BlocksResponse>('/api/blocks');
/** Blocks the other side of a thread: neither can write, apply, invite or make offers to the other. */
export const blockPerson = post<ThreadIdInput, BlocksResponse>('/api/blocks/block');
export const unblockPerson = post<BlockIdInput, BlocksResponse>('/api/blocks/unblock');
