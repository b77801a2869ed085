import { string } from 'yup';
import { doneResponseSchema } from '../auth/auth';
import { PHOTO_TYPES } from '../talents/profile-values';
import { CV_TYPE } from '../content/careers';
import { type Declaration, endpoint, nothing } from '../core/declaration';
import { auditTrailQuerySchema, auditTrailResponseSchema } from './audit';
import {
  cropSitePictureSchema,
  pictureOriginalKeySchema,
  pictureOriginalResponseSchema,
  sitePictureResponseSchema,
  sitePicturesQuerySchema,
  sitePicturesResponseSchema,
} from './site-pictures';
import type * as OFFICE_ENDPOINTS from './endpoints';
import { viewAsPersonResponseSchema } from './views';
import { bulkChangeLeadsSchema, bulkChangeTicketsSchema, bulkResponseSchema } from './bulk';
import {
  previewTextResponseSchema,
  previewTextSchema,
  saveTextSchema,
  textKeySchema,
  textResponseSchema,
  textsQuerySchema,
  textsResponseSchema,
  textVersionKeySchema,
  textVersionResponseSchema,
  textVersionsQuerySchema,
  textVersionsResponseSchema,
} from './content';
import { answerVotesResponseSchema } from './answer-votes';
import {
  changeLeadSchema,
  exportLeadsSchema,
  leadIdSchema,
  leadListResponseSchema,
  leadListSchema,
  leadResponseSchema,
  noteLeadSchema,
} from './leads';
import { figuresFileSchema, figuresQuerySchema, figuresResponseSchema } from './figures';
import {
  dropMessagesSchema,
  movedMessagesResponseSchema,
  sendMessagesAgainSchema,
  unsentMessagesResponseSchema,
  unsentMessagesSchema,
} from './messages';
import {
  changeRolesOfPersonSchema,
  notePersonSchema,
  peopleQuerySchema,
  peopleResponseSchema,
  personIdSchema,
  personResponseSchema,
  reasonedActSchema,
  verifyClientSchema,
} from './people';
import { accountComparisonResponseSchema, compareAccountsSchema, erasePersonSchema, mergeAccountsSchema } from './person-data';
import { closeJobOfPersonSchema, decideBookingSchema, disputedBookingsResponseSchema, takeDownReviewSchema } from './published';
import {
  claimItemSchema,
  claimResponseSchema,
  closeReportSchema,
  decideSchema,
  queueIdSchema,
  queuePageSchema,
  queueResponseSchema,
  reasonsQuerySchema,
  reasonsResponseSchema,
  reportDetailResponseSchema,
  reviewedJobResponseSchema,
  reviewedPhotoInputSchema,
  reviewedProfileResponseSchema,
  reviewedReelInputSchema,
  todayResponseSchema,
} from './queues';
import {
  addPasskeySchema,
  enrolledResponseSchema,
  newTotpResponseSchema,
  officeSessionResponseSchema,
  passkeyOptionsResponseSchema,
  provePasskeySchema,
  recoveryCodeSchema,
  removePasskeySchema,
  totpCodeSchema,
} from './second-step';
import {
  acceptStaffInvitationSchema,
  changeStaffRolesSchema,
  inviteStaffSchema,
  removeStaffSchema,
  staffInvitationIdSchema,
  staffTeamResponseSchema,
} from './staff-team';
import {
  answerTicketSchema,
  assignTicketSchema,
  moveTicketSchema,
  noteTicketSchema,
  ticketDetailResponseSchema,
  ticketIdSchema,
  ticketQueueResponseSchema,
  ticketQueueSchema,
} from './tickets';
import { startUpkeepSchema, upkeepRunsResponseSchema } from './upkeep';

/** What servers know of the calls of the office: who may make them, and what they take and answer. */
export const OFFICE_DECLARATIONS = {
  officeSession: endpoint(
    'office-door',
    'Answers who the caller is in the office, and which step comes next.',
    nothing,
    officeSessionResponseSchema,
  ),
  beginTotp: endpoint('office-door', 'Makes the secret of an authenticator app.', nothing, newTotpResponseSchema),
  confirmTotp: endpoint('office-door', 'Confirms an authenticator app by its first code.', totpCodeSchema, enrolledResponseSchema),
  proveTotp: endpoint('office-door', 'Opens the office by a code of the app.', totpCodeSchema, officeSessionResponseSchema),
  proveRecovery: endpoint('office-door', 'Opens the office by a recovery code.', recoveryCodeSchema, officeSessionResponseSchema),
  newPasskeyOptions: endpoint('office-door', 'Answers the options for a new passkey.', nothing, passkeyOptionsResponseSchema),
  addPasskey: endpoint('office-door', 'Adds a passkey.', addPasskeySchema, enrolledResponseSchema),
  removePasskey: endpoint('office', 'Removes a passkey.', removePasskeySchema, officeSessionResponseSchema, { isDangerous: true }),
  passkeyOptions: endpoint('office-door', 'Answers the options for the proof by a passkey.', nothing, passkeyOptionsResponseSchema),
  provePasskey: endpoint('office-door', 'Opens the office by a passkey.', provePasskeySchema, officeSessionResponseSchema),
  newRecoveryCodes: endpoint('office', 'Makes new recovery codes.', nothing, enrolledResponseSchema, { isDangerous: true }),
  leaveOffice: endpoint('office-door', 'Closes the office in this browser.', nothing, doneResponseSchema),
  staffTeam: endpoint('office', 'Lists who works in the office.', nothing, staffTeamResponseSchema, { right: 'team' }),
  inviteStaff: endpoint('office', 'Invites somebody to the office by mail.', inviteStaffSchema, staffTeamResponseSchema, {
    right: 'team',
    isDangerous: true,
  }),
  withdrawStaffInvitation: endpoint('office', 'Withdraws an invitation to the office.', staffInvitationIdSchema, staffTeamResponseSchema, {
    right: 'team',
    isDangerous: true,
  }),
  changeStaffRoles: endpoint('office', 'Changes the roles of a person of the office.', changeStaffRolesSchema, staffTeamResponseSchema, {
    right: 'team',
    isDangerous: true,
  }),
  removeStaff: endpoint('office', 'Takes a person out of the office.', removeStaffSchema, staffTeamResponseSchema, {
    right: 'team',
    isDangerous: true,
  }),
  acceptStaffInvitation: endpoint('members', 'Accepts an invitation to the office.', acceptStaffInvitationSchema, doneResponseSchema),
  officeToday: endpoint('office', 'Answers what waits in the office.', nothing, todayResponseSchema),
  claimItem: endpoint('office', 'Claims an item of a queue for the caller.', claimItemSchema, claimResponseSchema),
  officeReasons: endpoint('office', 'Lists reasons written before.', reasonsQuerySchema, reasonsResponseSchema),
  profileQueue: endpoint('office', 'Lists profiles that wait for a decision.', queuePageSchema, queueResponseSchema, { right: 'profiles' }),
  queuedProfile: endpoint(
    'office',
    'Answers a profile that waits, beside what the site shows.',
    queueIdSchema,
    reviewedProfileResponseSchema,
    { right: 'profiles' },
  ),
  reviewedPhoto: endpoint('office', 'Answers a photo of a profile that waits.', reviewedPhotoInputSchema, string().required(), {
    right: 'profiles',
    answersFile: 'image/jpeg',
  }),
  reviewedReel: endpoint('office', 'Answers a reel of a profile that waits.', reviewedReelInputSchema, string().required(), {
    right: 'profiles',
    answersFile: 'application/octet-stream',
  }),
  decideProfile: endpoint('office', 'Decides about a profile.', decideSchema, doneResponseSchema, { right: 'profiles' }),
  jobQueue: endpoint('office', 'Lists jobs that wait for a decision.', queuePageSchema, queueResponseSchema, { right: 'jobs' }),
  queuedJob: endpoint('office', 'Answers a job that waits, beside what the site shows.', queueIdSchema, reviewedJobResponseSchema, {
    right: 'jobs',
  }),
  decideJob: endpoint('office', 'Decides about a job.', decideSchema, doneResponseSchema, { right: 'jobs' }),
  reportQueue: endpoint('office', 'Lists open reports, those about children first.', queuePageSchema, queueResponseSchema, {
    right: 'reports',
  }),
  queuedReport: endpoint('office', 'Answers a report with its subject and both people.', queueIdSchema, reportDetailResponseSchema, {
    right: 'reports',
  }),
  closeReport: endpoint('office', 'Closes a report.', closeReportSchema, doneResponseSchema, { right: 'reports' }),
  people: endpoint('office', 'Finds accounts.', peopleQuerySchema, peopleResponseSchema, { right: 'people' }),
  person: endpoint('office', 'Answers all about an account but the text of its conversations.', personIdSchema, personResponseSchema, {
    right: 'people',
  }),
  suspendPerson: endpoint('office', 'Suspends an account.', reasonedActSchema, personResponseSchema, { right: 'accounts' }),
  restorePerson: endpoint('office', 'Restores a suspended account.', reasonedActSchema, personResponseSchema, { right: 'accounts' }),
  terminatePerson: endpoint('office', 'Closes an account for good.', reasonedActSchema, personResponseSchema, {
    right: 'closing',
    isDangerous: true,
  }),
  endSessionsOfPerson: endpoint('office', 'Ends every session of an account.', reasonedActSchema, personResponseSchema, {
    right: 'accounts',
  }),
  setVerifiedClient: endpoint('office', 'Notes whether a client was checked.', verifyClientSchema, personResponseSchema, {
    right: 'accounts',
  }),
  notePerson: endpoint('office', 'Adds a note about an account, for the office alone.', notePersonSchema, personResponseSchema, {
    right: 'accounts',
  }),
  changeRolesOfPerson: endpoint('office', 'Gives an account a role, or takes it.', changeRolesOfPersonSchema, personResponseSchema, {
    right: 'closing',
    isDangerous: true,
  }),
  auditTrail: endpoint('office', 'Lists what staff did, the newest first.', auditTrailQuerySchema, auditTrailResponseSchema, {
    right: 'audit',
  }),
  ticketQueue: endpoint(
    'office',
    'Lists letters and applications, the longest waiting first.',
    ticketQueueSchema,
    ticketQueueResponseSchema,
    {
      right: 'letters',
    },
  ),
  queuedTicket: endpoint('office', 'Answers a letter with its answers and notes.', ticketIdSchema, ticketDetailResponseSchema, {
    right: 'letters',
  }),
  ticketCv: endpoint('office', 'Answers the CV of an application.', ticketIdSchema, string().required(), {
    right: 'letters',
    answersFile: CV_TYPE,
  }),
  answerTicket: endpoint('office', 'Mails an answer to the sender of a letter.', answerTicketSchema, ticketDetailResponseSchema, {
    right: 'letters',
    isIdempotent: true,
  }),
  noteTicket: endpoint('office', 'Adds a note to a letter, for the office alone.', noteTicketSchema, ticketDetailResponseSchema, {
    right: 'letters',
    isIdempotent: true,
  }),
  assignTicket: endpoint(
    'office',
    'Assigns a letter to a person of the office, or to nobody.',
    assignTicketSchema,
    ticketDetailResponseSchema,
    {
      right: 'letters',
    },
  ),
  moveTicket: endpoint('office', 'Closes a letter, or opens it again.', moveTicketSchema, ticketDetailResponseSchema, { right: 'letters' }),
  siteTexts: endpoint('office', 'Lists the texts of the site.', textsQuerySchema, textsResponseSchema, { right: 'content' }),
  siteText: endpoint('office', 'Answers a text with the values of its newest version.', textKeySchema, textResponseSchema, {
    right: 'content',
  }),
  siteTextVersions: endpoint(
    'office',
    'Lists the versions of a text, the newest first.',
    textVersionsQuerySchema,
    textVersionsResponseSchema,
    {
      right: 'content',
    },
  ),
  siteTextVersion: endpoint('office', 'Answers one version of a text.', textVersionKeySchema, textVersionResponseSchema, {
    right: 'content',
  }),
  saveSiteText: endpoint('office', 'Saves a text: as a draft, at once, or for a day.', saveTextSchema, textResponseSchema, {
    right: 'content',
  }),
  withdrawTextPlan: endpoint('office', 'Makes a planned version of a text a draft again.', textVersionKeySchema, textResponseSchema, {
    right: 'content',
  }),
  previewSiteText: endpoint('office', 'Answers what a page would get if a text held.', previewTextSchema, previewTextResponseSchema, {
    right: 'content',
  }),
  leads: endpoint('office', 'Finds leads of the campaign pages, the newest first.', leadListSchema, leadListResponseSchema, {
    right: 'leads',
  }),
  lead: endpoint('office', 'Answers a lead with the account of its sender, notes and history.', leadIdSchema, leadResponseSchema, {
    right: 'leads',
  }),
  changeLead: endpoint('office', 'Sets the state and the assignee of a lead.', changeLeadSchema, leadResponseSchema, {
    right: 'leads',
    isIdempotent: true,
  }),
  noteLead: endpoint('office', 'Adds a note about a lead, for the office alone.', noteLeadSchema, leadResponseSchema, {
    right: 'leads',
    isIdempotent: true,
  }),
  exportLeads: endpoint('office', 'Answers a part of the leads as a table.', exportLeadsSchema, string().required(), {
    right: 'leads',
    isDangerous: true,
    answersFile: 'text/csv',
  }),
  exportPerson: endpoint('office', 'Answers everything stored about an account.', reasonedActSchema, string().required(), {
    right: 'closing',
    isDangerous: true,
    answersFile: 'application/json',
  }),
  erasePerson: endpoint(
    'office',
    'Has an account deleted after the days in which it can be kept.',
    erasePersonSchema,
    personResponseSchema,
    {
      right: 'closing',
      isDangerous: true,
    },
  ),
  keepPerson: endpoint('office', 'Takes the deletion of an account back.', reasonedActSchema, personResponseSchema, {
    right: 'closing',
    isDangerous: true,
  }),
  compareAccounts: endpoint(
    'office',
    'Answers what a merge of two accounts moves.',
    compareAccountsSchema,
    accountComparisonResponseSchema,
    {
      right: 'closing',
    },
  ),
  mergeAccounts: endpoint('office', 'Merges two accounts of one person.', mergeAccountsSchema, personResponseSchema, {
    right: 'closing',
    isDangerous: true,
  }),
  removeProfileOfPerson: endpoint('office', 'Takes a profile off the site.', reasonedActSchema, personResponseSchema, {
    right: 'profiles',
  }),
  closeJobOfPerson: endpoint('office', 'Closes a job for good.', closeJobOfPersonSchema, personResponseSchema, { right: 'jobs' }),
  takeDownReview: endpoint('office', 'Takes a review off the site.', takeDownReviewSchema, personResponseSchema, { right: 'reports' }),
  disputedBookings: endpoint('office', 'Lists bookings that one side reported.', nothing, disputedBookingsResponseSchema, {
    right: 'reports',
  }),
  decideBooking: endpoint('office', 'Decides about a reported booking.', decideBookingSchema, disputedBookingsResponseSchema, {
    right: 'reports',
  }),
  officeFigures: endpoint('office', 'Answers figures of the business by period.', figuresQuerySchema, figuresResponseSchema, {
    right: 'figures',
  }),
  officeFiguresCsv: endpoint('office', 'Answers figures of the business as CSV.', figuresFileSchema, string().required(), {
    right: 'figures',
    answersFile: 'text/csv',
  }),
  bulkChangeLeads: endpoint('office', 'Sets state and assignee of several leads.', bulkChangeLeadsSchema, bulkResponseSchema, {
    right: 'leads',
    isIdempotent: true,
  }),
  bulkChangeTickets: endpoint('office', 'Assigns or closes several letters.', bulkChangeTicketsSchema, bulkResponseSchema, {
    right: 'letters',
    isIdempotent: true,
  }),
  sitePictures: endpoint(
    'office',
    'Lists the uploaded pictures of texts, the newest first.',
    sitePicturesQuerySchema,
    sitePicturesResponseSchema,
    {
      right: 'content',
    },
  ),
  addSitePicture: endpoint('office', 'Takes a picture for texts.', nothing, pictureOriginalResponseSchema, {
    right: 'content',
    files: PHOTO_TYPES,
  }),
  sitePictureOriginal: endpoint(
    'office',
    'Answers an uploaded picture before it was cropped.',
    pictureOriginalKeySchema,
    string().required(),
    {
      right: 'content',
      answersFile: 'image/webp',
    },
  ),
  cropSitePicture: endpoint('office', 'Makes a picture of a part of an uploaded one.', cropSitePictureSchema, sitePictureResponseSchema, {
    right: 'content',
  }),
  unsentMessages: endpoint('office', 'Lists messages that did not go out.', unsentMessagesSchema, unsentMessagesResponseSchema, {
    right: 'upkeep',
  }),
  sendMessagesAgain: endpoint('office', 'Has messages sent again.', sendMessagesAgainSchema, movedMessagesResponseSchema, {
    right: 'upkeep',
  }),
  dropMessages: endpoint('office', 'Gives messages up for good.', dropMessagesSchema, movedMessagesResponseSchema, {
    right: 'upkeep',
    isDangerous: true,
  }),
  answerVotes: endpoint('office', 'Lists the votes about the answers to questions.', nothing, answerVotesResponseSchema, {
    right: 'content',
  }),
  upkeepRuns: endpoint('office', 'Lists the newest runs of tasks in the background.', nothing, upkeepRunsResponseSchema, {
    right: 'upkeep',
  }),
  startUpkeep: endpoint('office', 'Starts a task in the background.', startUpkeepSchema, upkeepRunsResponseSchema, { right: 'upkeep' }),
  viewAsPerson: endpoint('office', 'Opens the site as a member sees it, to look at.', reasonedActSchema, viewAsPersonResponseSchema, {
    right: 'people',
    isDangerous: true,
  }),
} as const satisfies Record<keyof typeof OFFICE_ENDPOINTS, Declaration>;
