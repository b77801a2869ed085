import { string } from 'yup';
import { doneResponseSchema } from '../auth/auth';
import { type Declaration, endpoint, nothing } from '../core/declaration';
import {
  answerBookingChangeSchema,
  askBookingChangeSchema,
  bookingContactChoiceResponseSchema,
  bookingContactChoiceSchema,
  bookingIdSchema,
  bookingResponseSchema,
  calendarFeedResponseSchema,
  calendarTokenSchema,
  cancelBookingSchema,
  earningsResponseSchema,
  ownBookingsQuerySchema,
  ownBookingsResponseSchema,
  reportBookingSchema,
  saveCallSheetSchema,
} from './bookings';
import type * as HIRING_ENDPOINTS from './endpoints';
import { ATTACHMENT_TYPES } from './hiring-values';
import {
  counterOfferSchema,
  makeOfferSchema,
  offerAnswerSchema,
  offerIdSchema,
  offerOptionsResponseSchema,
  offerReasonSchema,
  offerResponseSchema,
  offerSubjectSchema,
  ownOffersQuerySchema,
  ownOffersResponseSchema,
} from './offers';
import {
  bookingReviewsResponseSchema,
  posterReviewsQuerySchema,
  replyReviewSchema,
  reviewsResponseSchema,
  talentReviewsQuerySchema,
  writeReviewSchema,
} from './reviews';
import {
  attachmentQuerySchema,
  blockIdSchema,
  blocksResponseSchema,
  openThreadSchema,
  readThreadSchema,
  sendMessageSchema,
  sentMessageResponseSchema,
  threadIdSchema,
  threadQuerySchema,
  threadResponseSchema,
  threadsQuerySchema,
  threadsResponseSchema,
  unreadMessagesResponseSchema,
  uploadedAttachmentResponseSchema,
} from './threads';

const once = { isIdempotent: true } as const;

export const HIRING_DECLARATIONS = {
  offerOptions: endpoint('client', 'Answers what a new offer begins with.', offerSubjectSchema, offerOptionsResponseSchema),
  makeOffer: endpoint('client', 'Makes an offer to a talent.', makeOfferSchema, offerResponseSchema, once),
  ownOffers: endpoint('members', 'Lists the offers of the caller.', ownOffersQuerySchema, ownOffersResponseSchema),
  offer: endpoint('members', 'Answers one offer with all versions.', offerIdSchema, offerResponseSchema),
  acceptOffer: endpoint('members', 'Accepts an offer and books.', offerAnswerSchema, offerResponseSchema, once),
  declineOffer: endpoint('members', 'Declines an offer with a reason.', offerReasonSchema, offerResponseSchema, once),
  counterOffer: endpoint('members', 'Answers an offer with other terms.', counterOfferSchema, offerResponseSchema, once),
  withdrawOffer: endpoint('members', 'Withdraws an own offer.', offerReasonSchema, offerResponseSchema, once),
  offerPdf: endpoint('members', 'Answers the accepted terms as a PDF.', offerIdSchema, string().required(), {
    answersFile: 'application/pdf',
  }),
  ownBookings: endpoint('members', 'Lists the bookings of the caller.', ownBookingsQuerySchema, ownBookingsResponseSchema),
  earnings: endpoint('talent', 'Lists the fees of done bookings.', nothing, earningsResponseSchema),
  calendarFeed: endpoint('members', "Answers the address of the caller's calendar feed.", nothing, calendarFeedResponseSchema),
  renewCalendarFeed: endpoint('members', 'Makes a new address of the calendar feed.', nothing, calendarFeedResponseSchema),
  calendar: endpoint('public', 'Answers a calendar feed.', calendarTokenSchema, string().required(), { answersFile: 'text/calendar' }),
  bookingContact: endpoint('members', 'Answers which contact data bookings show.', nothing, bookingContactChoiceResponseSchema),
  saveBookingContact: endpoint(
    'members',
    'Chooses which contact data bookings show.',
    bookingContactChoiceSchema,
    bookingContactChoiceResponseSchema,
  ),
  booking: endpoint('members', 'Answers one booking.', bookingIdSchema, bookingResponseSchema),
  bookingIcs: endpoint('members', 'Answers one booking as an .ics file.', bookingIdSchema, string().required(), {
    answersFile: 'text/calendar',
  }),
  saveCallSheet: endpoint('client', 'Saves the call sheet of a booking.', saveCallSheetSchema, bookingResponseSchema, once),
  askBookingChange: endpoint('members', 'Asks for other days, another time or place.', askBookingChangeSchema, bookingResponseSchema, once),
  answerBookingChange: endpoint('members', 'Accepts or declines a change.', answerBookingChangeSchema, bookingResponseSchema, once),
  cancelBooking: endpoint('members', 'Cancels a booking with a reason.', cancelBookingSchema, bookingResponseSchema, once),
  finishBooking: endpoint('client', 'Says that the work of a booking is done.', bookingIdSchema, bookingResponseSchema, once),
  reportNoShow: endpoint('members', 'Reports that the other side did not come.', reportBookingSchema, bookingResponseSchema, once),
  disputeBooking: endpoint('members', 'Asks staff to decide about a booking.', reportBookingSchema, bookingResponseSchema, once),
  bookingReviews: endpoint('members', 'Answers the reviews of one booking.', bookingIdSchema, bookingReviewsResponseSchema),
  writeReview: endpoint('members', 'Writes a review of a done booking.', writeReviewSchema, bookingReviewsResponseSchema, once),
  replyReview: endpoint('members', 'Replies to a review in public.', replyReviewSchema, doneResponseSchema, once),
  talentReviews: endpoint('everybody', 'Lists the reviews of a talent.', talentReviewsQuerySchema, reviewsResponseSchema, {
    isInOfficeView: true,
  }),
  posterReviews: endpoint(
    'everybody',
    'Lists the reviews of the client who posted a job.',
    posterReviewsQuerySchema,
    reviewsResponseSchema,
    { isInOfficeView: true },
  ),
  threads: endpoint('members', 'Lists the threads of the caller.', threadsQuerySchema, threadsResponseSchema),
  openThread: endpoint(
    'members',
    'Opens the thread about an application, invitation, offer or booking.',
    openThreadSchema,
    threadResponseSchema,
  ),
  unreadMessages: endpoint('members', 'Counts the unread messages.', nothing, unreadMessagesResponseSchema, { isInOfficeView: true }),
  thread: endpoint('members', 'Answers one thread with its messages.', threadQuerySchema, threadResponseSchema),
  sendMessage: endpoint('members', 'Sends a message.', sendMessageSchema, sentMessageResponseSchema, once),
  readThread: endpoint('members', 'Marks messages as read.', readThreadSchema, unreadMessagesResponseSchema),
  uploadAttachment: endpoint('members', 'Takes one file for a message.', nothing, uploadedAttachmentResponseSchema, {
    files: ATTACHMENT_TYPES,
  }),
  attachment: endpoint('members', 'Answers a file of a message.', attachmentQuerySchema, string().required(), {
    answersFile: 'application/octet-stream',
  }),
  blocks: endpoint('members', 'Lists the people whom the caller blocked.', nothing, blocksResponseSchema),
  blockPerson: endpoint('members', 'Blocks the other side of a thread.', threadIdSchema, blocksResponseSchema),
  unblockPerson: endpoint('members', 'Unblocks a person.', blockIdSchema, blocksResponseSchema),
} as const satisfies Record<keyof typeof HIRING_ENDPOINTS, Declaration>;
