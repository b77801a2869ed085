/**
 * Endpoints of the office. Every one answers 404 to an account that does not work here; 403 SECOND_STEP_NEEDED until the second step
 * is done, and for dangerous acts ten minutes after it; 403 FORBIDDEN without the right.
 */

import type { AuditTrailQuery, AuditTrailResponse } from './audit';
import type { DoneResponse } from '../auth/auth';
import type { BulkChangeLeadsInput, BulkChangeTicketsInput, BulkResponse } from './bulk';
import { type NoInput, get, post, upload } from '../core/endpoint';
import type {
  CropSitePictureInput,
  PictureOriginalKey,
  PictureOriginalResponse,
  SitePictureResponse,
  SitePicturesQuery,
  SitePicturesResponse,
} from './site-pictures';
import type { AnswerVotesResponse } from './answer-votes';
import type { ChangeLeadInput, ExportLeadsInput, LeadIdInput, LeadListInput, LeadListResponse, LeadResponse, NoteLeadInput } from './leads';
import type {
  PreviewTextInput,
  PreviewTextResponse,
  SaveTextInput,
  TextKey,
  TextResponse,
  TextsQuery,
  TextsResponse,
  TextVersionKey,
  TextVersionResponse,
  TextVersionsQuery,
  TextVersionsResponse,
} from './content';
import type { FiguresFileInput, FiguresQuery, FiguresResponse } from './figures';
import type {
  DropMessagesInput,
  MovedMessagesResponse,
  SendMessagesAgainInput,
  UnsentMessagesInput,
  UnsentMessagesResponse,
} from './messages';
import type {
  ChangeRolesOfPersonInput,
  NotePersonInput,
  PeopleQuery,
  PeopleResponse,
  PersonIdInput,
  PersonResponse,
  ReasonedActInput,
  VerifyClientInput,
} from './people';
import type { AccountComparisonResponse, CompareAccountsInput, ErasePersonInput, MergeAccountsInput } from './person-data';
import type { CloseJobOfPersonInput, DecideBookingInput, DisputedBookingsResponse, TakeDownReviewInput } from './published';
import type {
  ClaimItemInput,
  ClaimResponse,
  CloseReportInput,
  DecideInput,
  QueueIdInput,
  QueuePageInput,
  QueueResponse,
  ReasonsInput,
  ReasonsResponse,
  ReportDetailResponse,
  ReviewedJobResponse,
  ReviewedPhotoInput,
  ReviewedProfileResponse,
  ReviewedReelInput,
  TodayResponse,
} from './queues';
import type {
  AddPasskeyInput,
  EnrolledResponse,
  NewTotpResponse,
  OfficeSessionResponse,
  PasskeyOptionsResponse,
  ProvePasskeyInput,
  RecoveryCodeInput,
  RemovePasskeyInput,
  TotpCodeInput,
} from './second-step';
import type {
  AcceptStaffInvitationInput,
  ChangeStaffRolesInput,
  InviteStaffInput,
  RemoveStaffInput,
  StaffInvitationIdInput,
  StaffTeamResponse,
} from './staff-team';
import type { ViewAsPersonResponse } from './views';
import type {
  AnswerTicketInput,
  AssignTicketInput,
  MoveTicketInput,
  NoteTicketInput,
  TicketDetailResponse,
  TicketIdInput,
  TicketQueueInput,
  TicketQueueResponse,
} from './tickets';
import type { StartUpkeepInput, UpkeepRunsResponse } from './upkeep';

/** The caller in the office: roles, rights, and which step comes next. */
export const officeSession = get<NoInput, OfficeSessionResponse>('/api/office/session');
/** Makes the secret of an authenticator app, which counts once a code of it has come. 403 FRESH_CODE_NEEDED for a first factor. */
export const beginTotp = post<NoInput, NewTotpResponse>('/api/office/totp/begin');
/** Confirms the app by its first code; 422 SECOND_STEP_FAILED. */
export const confirmTotp = post<TotpCodeInput, EnrolledResponse>('/api/office/totp/confirm');
/** Opens the office by a code of the app; 422 SECOND_STEP_FAILED, 429 after ten wrong answers in fifteen minutes. */
export const proveTotp = post<TotpCodeInput, OfficeSessionResponse>('/api/office/prove/totp');
/** Opens the office by a recovery code, which works once. Errors of proveTotp. */
export const proveRecovery = post<RecoveryCodeInput, OfficeSessionResponse>('/api/office/prove/recovery');
/** What `navigator.credentials.create` takes; good for five minutes and one answer. */
export const newPasskeyOptions = post<NoInput, PasskeyOptionsResponse>('/api/office/passkeys/options');
export const addPasskey = post<AddPasskeyInput, EnrolledResponse>('/api/office/passkeys/add');
/** Removes a passkey; 422 SECOND_STEP_FAILED for the last factor. */
export const removePasskey = post<RemovePasskeyInput, OfficeSessionResponse>('/api/office/passkeys/remove');
/** What `navigator.credentials.get` takes; good for five minutes and one answer. */
export const passkeyOptions = post<NoInput, PasskeyOptionsResponse>('/api/office/prove/passkey-options');
export const provePasskey = post<ProvePasskeyInput, OfficeSessionResponse>('/api/office/prove/passkey');
/** Ten new recovery codes; the former ones stop working. */
export const newRecoveryCodes = post<NoInput, EnrolledResponse>('/api/office/recovery-codes');
/** Closes the office in this browser; the session stays. */
export const leaveOffice = post<NoInput, DoneResponse>('/api/office/leave');

export const staffTeam = get<NoInput, StaffTeamResponse>('/api/office/team');
/** Mails an invitation, good for seven days. */
export const inviteStaff = post<InviteStaffInput, StaffTeamResponse>('/api/office/team/invite');
export const withdrawStaffInvitation = post<StaffInvitationIdInput, StaffTeamResponse>('/api/office/team/withdraw');
/** 422 for taking the role of the last administrator. */
export const changeStaffRoles = post<ChangeStaffRolesInput, StaffTeamResponse>('/api/office/team/roles');
export const removeStaff = post<RemoveStaffInput, StaffTeamResponse>('/api/office/team/remove');
/** Accepts an invitation with the account of its e-mail address; 404 for any other token or account. */
export const acceptStaffInvitation = post<AcceptStaffInvitationInput, DoneResponse>('/api/office/invitation/accept');

export const officeToday = get<NoInput, TodayResponse>('/api/office/today');
/** Claims an item so that two people do not work on it unknowingly. */
export const claimItem = post<ClaimItemInput, ClaimResponse>('/api/office/claims');
export const officeReasons = get<ReasonsInput, ReasonsResponse>('/api/office/reasons');

export const profileQueue = get<QueuePageInput, QueueResponse>('/api/office/profiles');
export const queuedProfile = get<QueueIdInput, ReviewedProfileResponse>('/api/office/profiles/{id}');
/** A photo of a profile that waits, as JPEG; 404 for every other photo. */
export const reviewedPhoto = get<ReviewedPhotoInput, string>('/api/office/profiles/{id}/photos/{photo}');
/** A reel of a profile that waits, in whole or in part; 404 for every other video. */
export const reviewedReel = get<ReviewedReelInput, string>('/api/office/profiles/{id}/reels/{reel}');
/** 409 REVISION_STALE when it was decided, or another version was sent in. */
export const decideProfile = post<DecideInput, DoneResponse>('/api/office/profiles/decide');
export const jobQueue = get<QueuePageInput, QueueResponse>('/api/office/jobs');
export const queuedJob = get<QueueIdInput, ReviewedJobResponse>('/api/office/jobs/{id}');
export const decideJob = post<DecideInput, DoneResponse>('/api/office/jobs/decide');
export const reportQueue = get<QueuePageInput, QueueResponse>('/api/office/reports');
export const queuedReport = get<QueueIdInput, ReportDetailResponse>('/api/office/reports/{id}');
/** Closes a report with its outcome; its reporter is told that it was looked at. 409 REVISION_STALE when it is closed already. */
export const closeReport = post<CloseReportInput, DoneResponse>('/api/office/reports/close');

export const people = get<PeopleQuery, PeopleResponse>('/api/office/people');
export const person = get<PersonIdInput, PersonResponse>('/api/office/people/{id}');
/** Ends every session, hides the profile and holds the jobs of an account, until it is restored. */
export const suspendPerson = post<ReasonedActInput, PersonResponse>('/api/office/people/suspend');
export const restorePerson = post<ReasonedActInput, PersonResponse>('/api/office/people/restore');
export const terminatePerson = post<ReasonedActInput, PersonResponse>('/api/office/people/terminate');
export const endSessionsOfPerson = post<ReasonedActInput, PersonResponse>('/api/office/people/end-sessions');
export const setVerifiedClient = post<VerifyClientInput, PersonResponse>('/api/office/people/verified-client');
export const notePerson = post<NotePersonInput, PersonResponse>('/api/office/people/note');
export const changeRolesOfPerson = post<ChangeRolesOfPersonInput, PersonResponse>('/api/office/people/roles');
export const auditTrail = get<AuditTrailQuery, AuditTrailResponse>('/api/office/audit');

export const ticketQueue = get<TicketQueueInput, TicketQueueResponse>('/api/office/letters');
export const queuedTicket = get<TicketIdInput, TicketDetailResponse>('/api/office/letters/{id}');
/** The CV of an application, as a PDF to save; 404 without one. */
export const ticketCv = get<TicketIdInput, string>('/api/office/letters/{id}/cv');
/** Mails an answer to the sender. 409 REVISION_STALE when somebody answered, closed or reopened the letter since that version. */
export const answerTicket = post<AnswerTicketInput, TicketDetailResponse>('/api/office/letters/answer');
export const noteTicket = post<NoteTicketInput, TicketDetailResponse>('/api/office/letters/note');
/** 409 REVISION_STALE when it is assigned to somebody else by now. */
export const assignTicket = post<AssignTicketInput, TicketDetailResponse>('/api/office/letters/assign');
/** Closes a letter, or opens it again. Errors of answerTicket. */
export const moveTicket = post<MoveTicketInput, TicketDetailResponse>('/api/office/letters/move');
/** Texts of the site: what holds, what is planned, and who changed them last. */
export const siteTexts = get<TextsQuery, TextsResponse>('/api/office/content');
/** A text with the values of its newest version, to be edited; 404 for an unknown one. */
export const siteText = get<TextKey, TextResponse>('/api/office/content/{kind}/{name}');
export const siteTextVersions = get<TextVersionsQuery, TextVersionsResponse>('/api/office/content/{kind}/{name}/versions');
export const siteTextVersion = get<TextVersionKey, TextVersionResponse>('/api/office/content/{kind}/{name}/versions/{version}');
/** 409 REVISION_STALE, with who and when, after a version that the editor did not know; 400 with the fields that do not fit. */
export const saveSiteText = post<SaveTextInput, TextResponse>('/api/office/content/save');
/** Makes a planned version a draft again; 409 REVISION_STALE once it holds, 400 for terms that were announced. */
export const withdrawTextPlan = post<TextVersionKey, TextResponse>('/api/office/content/withdraw-plan');
/** Stores nothing; 400 with the fields that do not fit. */
export const previewSiteText = post<PreviewTextInput, PreviewTextResponse>('/api/office/content/preview');
export const leads = get<LeadListInput, LeadListResponse>('/api/office/leads');
export const lead = get<LeadIdInput, LeadResponse>('/api/office/leads/{id}');
/** Sets the state and the assignee of a lead. 409 REVISION_STALE, which says who changed it, for another version than the newest. */
export const changeLead = post<ChangeLeadInput, LeadResponse>('/api/office/leads/change');
/** Adds a note, whatever a colleague changed meanwhile. */
export const noteLead = post<NoteLeadInput, LeadResponse>('/api/office/leads/note');
/** Leads as CSV, in parts: `x-next-part` of the response is the `after` of the next part, and missing on the last. */
export const exportLeads = post<ExportLeadsInput, string>('/api/office/leads/export');
/** Everything stored about an account, as the JSON of exportAccount; its owner is told by mail. 429 after 20 a day of one person. */
export const exportPerson = post<ReasonedActInput, string>('/api/office/people/export');
/** Has an account deleted thirty days later, as deleteAccount does. 400 for another confirmation, and with a day set already. */
export const erasePerson = post<ErasePersonInput, PersonResponse>('/api/office/people/erase');
/** Takes the deletion of an account back; 400 when there is none. */
export const keepPerson = post<ReasonedActInput, PersonResponse>('/api/office/people/keep');
/** Two accounts of one person, and what a merge of them would move. */
export const compareAccounts = get<CompareAccountsInput, AccountComparisonResponse>('/api/office/people/merge');
/** Gives what can go over to the account that stays, and closes the other one for good. 400 with what refuses it. */
export const mergeAccounts = post<MergeAccountsInput, PersonResponse>('/api/office/people/merge');
/** Takes the profile of an account off the site; another approval shows it again. 400 when there is none. */
export const removeProfileOfPerson = post<ReasonedActInput, PersonResponse>('/api/office/people/remove-profile');
/** Closes a job for good; everybody who applied is told. 400 for one that is not open, or of another person. */
export const closeJobOfPerson = post<CloseJobOfPersonInput, PersonResponse>('/api/office/people/close-job');
/** Takes a review about a person off the site for good; its author is told why. */
export const takeDownReview = post<TakeDownReviewInput, PersonResponse>('/api/office/people/take-down-review');
/** Bookings that one side reported, the longest waiting first. */
export const disputedBookings = get<NoInput, DisputedBookingsResponse>('/api/office/bookings');
/** Decides about one of them and tells both sides why; 409 BOOKING_CLOSED when a colleague was first. */
export const decideBooking = post<DecideBookingInput, DisputedBookingsResponse>('/api/office/bookings/decide');
/** Figures of the business by day, week or month, with those of the time before. */
export const officeFigures = get<FiguresQuery, FiguresResponse>('/api/office/figures');
/** Figures as CSV, as the page shows them; each file is in the audit trail. */
export const officeFiguresCsv = get<FiguresFileInput, string>('/api/office/figures.csv');
/** Sets state and assignee of up to 50 leads, each for itself: the answer says of each what became of it. */
export const bulkChangeLeads = post<BulkChangeLeadsInput, BulkResponse>('/api/office/leads/bulk-change');
/** Assigns up to 50 letters, closes them without an answer, or takes such a closing back, each for itself. */
export const bulkChangeTickets = post<BulkChangeTicketsInput, BulkResponse>('/api/office/letters/bulk-change');
/** Pictures of texts, the newest first. */
export const sitePictures = get<SitePicturesQuery, SitePicturesResponse>('/api/office/content/pictures');
/** Takes a picture as the body: JPEG, PNG, WebP or HEIC. 422 PHOTO_REFUSED says what is wrong with it, 429 for too many. */
export const addSitePicture = upload<PictureOriginalResponse>('/api/office/content/pictures');
/** An uploaded picture before it was cropped, as WebP; 404 for an unknown one. */
export const sitePictureOriginal = get<PictureOriginalKey, string>('/api/office/content/originals/{name}/file');
/** Makes a picture of a part of an original; 400 for a part that does not fit. */
export const cropSitePicture = post<CropSitePictureInput, SitePictureResponse>('/api/office/content/pictures/crop');
/** Messages that were given up or are held, those that were due first at the top. */
export const unsentMessages = get<UnsentMessagesInput, UnsentMessagesResponse>('/api/office/messages');
/** Has messages sent again; those that are of no use any more stay. */
export const sendMessagesAgain = post<SendMessagesAgainInput, MovedMessagesResponse>('/api/office/messages/send');
/** Gives messages up for good, with their text. */
export const dropMessages = post<DropMessagesInput, MovedMessagesResponse>('/api/office/messages/drop');
/** Votes of visitors about the answers to questions. */
export const answerVotes = get<NoInput, AnswerVotesResponse>('/api/office/content/votes');
/** The newest runs of tasks in the background. */
export const upkeepRuns = get<NoInput, UpkeepRunsResponse>('/api/office/upkeep');
/** Starts a task in the background, unless it runs already. */
export const startUpkeep = post<StartUpkeepInput, UpkeepRunsResponse>('/api/office/upkeep/start');
/** Answers the address that opens the site as a member sees it, once and within a minute. 400 with what refuses it; 429 after 30 an hour. */
export const viewAsPerson = post<ReasonedActInput, ViewAsPersonResponse>('/api/office/people/view');
