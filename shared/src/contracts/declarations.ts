import { number, object, type Schema, string } from 'yup';
import {
  acceptTermsSchema,
  accountCodeResponseSchema,
  accountCodeSchema,
  accountResponseSchema,
  addChildSchema,
  changeContactSchema,
  changeRoleSchema,
  childListResponseSchema,
  confirmCodeSchema,
  deleteAccountSchema,
  endSessionSchema,
  newPasswordSchema,
  removeChildSchema,
  sessionListResponseSchema,
  withdrawConsentSchema,
} from './auth/account';
import {
  doneResponseSchema,
  joinProgressResponseSchema,
  logoutResponseSchema,
  passwordLoginSchema,
  sendCodeResponseSchema,
  sendCodeSchema,
  signInWaysResponseSchema,
  unlockSchema,
  verifyCodeResponseSchema,
  verifyCodeSchema,
} from './auth/auth';
import {
  CV_TYPE,
  cvResponseSchema,
  openingInputSchema,
  openingListResponseSchema,
  openingResponseSchema,
  sendApplicationSchema,
} from './content/careers';
import {
  articleListResponseSchema,
  faqListResponseSchema,
  faqVoteSchema,
  faqVotesResponseSchema,
  jobListResponseSchema,
  storyListResponseSchema,
} from './content/content';
import { deskAddressesResponseSchema } from './content/desks';
import {
  documentEntriesResponseSchema,
  documentInputSchema,
  documentResponseSchema,
  documentVersionInputSchema,
  publishDocumentSchema,
  saveDocumentResponseSchema,
  writtenDocumentSchema,
} from './content/documents';
import type { EndpointName } from './endpoints';
import { enquiryFormResponseSchema, sendEnquirySchema, ticketResponseSchema } from './content/enquiries';
import {
  changeFavouriteListSchema,
  favouritesResponseSchema,
  favouriteTalentsInputSchema,
  favouriteTalentsResponseSchema,
  makeFavouriteListResponseSchema,
  makeFavouriteListSchema,
  removeFavouriteListSchema,
  renameFavouriteListSchema,
  toggleFavouriteResponseSchema,
  toggleFavouriteSchema,
} from './talents/favourites';
import {
  experimentPlanSchema,
  experimentReportResponseSchema,
  experimentsResponseSchema,
  exposureSchema,
  planExperimentSchema,
  reportInputSchema,
  vitalsSchema,
} from './platform/experiments';
import { beaconSchema } from './platform/federation';
import {
  applicantsQuerySchema,
  applicantsResponseSchema,
  applicationIdSchema,
  applyForJobSchema,
  clientOverviewResponseSchema,
  inviteOptionsInputSchema,
  inviteOptionsResponseSchema,
  inviteTalentSchema,
  moveApplicationsSchema,
  movedResponseSchema,
  noteApplicationSchema,
  ownApplicationsResponseSchema,
  sendSelfTapeSchema,
} from './jobs/job-applications';
import {
  extendJobSchema,
  jobIdSchema,
  jobRevisionSchema,
  ownJobResponseSchema,
  ownJobsResponseSchema,
  roleFitResponseSchema,
  roleFitSchema,
  saveJobSchema,
} from './jobs/job-posting';
import { jobForTalentResponseSchema, jobKeySchema, jobListingSchema, jobResponseSchema, jobsQuerySchema } from './jobs/jobs';
import {
  countersResponseSchema,
  creatorsResponseSchema,
  fastestGrowingResponseSchema,
  featuredTalentsResponseSchema,
  hirersResponseSchema,
  landingPeopleResponseSchema,
} from './landing/landing';
import {
  leadFormResponseSchema,
  pendingLeadResponseSchema,
  resendLeadCodeResponseSchema,
  storeLeadResponseSchema,
  storeLeadSchema,
  verifyLeadResponseSchema,
  verifyLeadSchema,
} from './landing/leads';
import {
  answerLookbookResponseSchema,
  answerLookbookSchema,
  lookbookInputSchema,
  lookbookResponseSchema,
  managedShareInputSchema,
  managedShareResponseSchema,
  openLookbookSchema,
  ownSharesResponseSchema,
  revokeShareSchema,
  stopSharesSchema,
  viewLookbookSchema,
} from './talents/lookbook';
import {
  mailFrequenciesSchema,
  notificationCountResponseSchema,
  notificationsQuerySchema,
  notificationsResponseSchema,
  readNotificationsSchema,
  sendReportSchema,
} from './notifications/notifications';
import { pageContentInputSchema, pageContentResponseSchema } from './content/page-content';
import { headedPageInputSchema, pageHeadResponseSchema } from './content/page-head';
import {
  changeAddressSchema,
  changePhotoSchema,
  orderPhotosSchema,
  ownProfileResponseSchema,
  profileRevisionSchema,
  removePhotoSchema,
  saveProfileSchema,
} from './talents/profile';
import { PHOTO_TYPES } from './talents/profile-values';
import {
  auditInputSchema,
  auditResponseSchema,
  changeRolloutSchema,
  makeOverrideSchema,
  overrideResponseSchema,
  platformStatusResponseSchema,
  publishReleaseSchema,
  releaseInputSchema,
  revisionResponseSchema,
} from './platform/rollouts';
import { signedTextSchema } from './core/signed-text';
import {
  shareCodeResponseSchema,
  shareCodeSchema,
  shareTalentsResponseSchema,
  shareTalentsSchema,
  verifyShareCodeResponseSchema,
  verifyShareCodeSchema,
} from './talents/sharing';
import { signUpResponseSchema, signUpSchema } from './auth/sign-up';
import { talentCitiesQuerySchema, talentCitiesResponseSchema } from './talents/talent-cities';
import {
  categoryListResponseSchema,
  genderListResponseSchema,
  selectedTalentsQuerySchema,
  selectedTalentsResponseSchema,
  subCategoriesResponseSchema,
  talentListingQuerySchema,
  talentListingResponseSchema,
  talentProfileResponseSchema,
} from './talents/talents';
import {
  currencyListSchema,
  updateCurrencyResponseSchema,
  updateCurrencySchema,
  subscriptionDetailsSchema,
  userDetailsRequestSchema,
  userDetailsSchema,
} from './auth/users';

/**
 * Who may call: `public` a read for everybody, no session is looked up; `everybody` also restricted users (role 20), who
 * may change nothing but log out; `visitors` everybody but them; `signed-in` every session; `members` every session but
 * those of restricted users; a role: sessions with it; `programs` a bearer token, checked by the call itself; `platform`
 * staff, or such a token.
 */
export type Access =
  | 'public'
  | 'everybody'
  | 'visitors'
  | 'signed-in'
  | 'members'
  | 'guardian'
  | 'talent'
  | 'client'
  | 'staff'
  | 'programs'
  | 'platform';

/** What the server knows of a call, beside the method, path and types that the browser knows too (endpoints.ts). */
export type Declaration = {
  readonly access: Access;
  /** What the call does, in one sentence, for the OpenAPI document. */
  readonly summary: string;
  /** Path and query parts of a GET, body of a POST. */
  readonly input: Schema;
  /** Null: the call answers 204 with no body. */
  readonly output: Schema | null;
  /** The call takes an Idempotency-Key (docs/decisions/0015). */
  readonly isIdempotent?: boolean;
  /** The body is a file of one of these media types instead of JSON. */
  readonly files?: readonly string[];
};

const nothing = object({});
const categoryInput = object({ categoryId: number().integer().min(1).max(2_147_483_647).required() });
const profileInput = object({
  slug: string()
    .matches(/^[a-z0-9-]{1,120}$/, 'No such profile')
    .required(),
});

/**
 * Every call of the site, declared once: who may make it, what it does, what it takes and answers. The access guard, the
 * routes (`@Handles`), the validation, the idempotency and the OpenAPI document are derived from it. Servers only.
 */
export const DECLARATIONS = {
  xsrf: call('public', 'Sets the cookie with the token that every call which changes something carries.', nothing, null),
  userDetails: call('signed-in', "Answers the details of the session's own user.", userDetailsRequestSchema, userDetailsSchema),
  sendCode: call('visitors', 'Sends a login code by mail, SMS or phone call.', sendCodeSchema, sendCodeResponseSchema, {
    isIdempotent: true,
  }),
  verifyCode: call('visitors', 'Takes a login code and begins a session.', verifyCodeSchema, verifyCodeResponseSchema),
  signUp: call(
    'visitors',
    'Makes the account of a confirmed mail address or phone number and begins a session.',
    signUpSchema,
    signUpResponseSchema,
  ),
  passwordLogin: call('visitors', 'Takes a password and begins a session.', passwordLoginSchema, verifyCodeResponseSchema),
  unlock: call('visitors', 'Opens a login that too many wrong codes locked.', unlockSchema, doneResponseSchema),
  joinProgress: call('visitors', 'Tells what this browser has under way in the join panel.', nothing, joinProgressResponseSchema),
  logout: call('everybody', 'Ends the session.', nothing, logoutResponseSchema),
  signInWays: call(
    'public',
    "Lists the configured social sign-ins, with the dial code of the visitor's country.",
    nothing,
    signInWaysResponseSchema,
  ),
  account: call('members', "Answers the caller's own account.", nothing, accountResponseSchema),
  accountSessions: call('members', "Lists the caller's open sessions, the newest first.", nothing, sessionListResponseSchema),
  endAccountSession: call('members', "Ends one of the caller's sessions, or all others.", endSessionSchema, doneResponseSchema),
  sendAccountCode: call(
    'members',
    'Sends a code to a confirmed address or number of the account.',
    accountCodeSchema,
    accountCodeResponseSchema,
  ),
  confirmAccountCode: call('members', 'Takes that code and allows changes for ten minutes.', confirmCodeSchema, doneResponseSchema),
  changeContact: call('members', 'Sends a code to a new mail address or phone number.', changeContactSchema, accountCodeResponseSchema),
  confirmContact: call('members', 'Takes the code of the new address or number and changes to it.', confirmCodeSchema, doneResponseSchema),
  setPassword: call('members', 'Sets the password and ends all other sessions.', newPasswordSchema, doneResponseSchema),
  exportAccount: call('members', 'Answers everything that is stored about the user as one JSON file.', nothing, object({})),
  deleteAccount: call('members', 'Asks for the deletion of the account after the waiting period.', deleteAccountSchema, doneResponseSchema),
  keepAccount: call('members', 'Withdraws the request to delete the account.', nothing, doneResponseSchema),
  acceptTerms: call('members', 'Records that the user accepts a version of the terms.', acceptTermsSchema, doneResponseSchema),
  changeRole: call('members', "Changes the caller's role on the site.", changeRoleSchema, doneResponseSchema),
  children: call('guardian', "Lists the guardian's children and the text of the consent.", nothing, childListResponseSchema),
  addChild: call('guardian', "Registers a child with the guardian's consent.", addChildSchema, doneResponseSchema),
  withdrawConsent: call('guardian', 'Withdraws the consent for a child.', withdrawConsentSchema, doneResponseSchema),
  removeChild: call('guardian', 'Deletes everything that is stored about a child.', removeChildSchema, doneResponseSchema),
  subscriptionDetails: call('members', "Tells what a membership is to the caller's account.", nothing, subscriptionDetailsSchema),
  currencies: call('public', 'Lists all currencies in the order to show.', nothing, currencyListSchema),
  updateCurrency: call('visitors', "Remembers the visitor's currency.", updateCurrencySchema, updateCurrencyResponseSchema),
  talentListing: call(
    'everybody',
    'Answers one page of talents that fit the filter.',
    talentListingQuerySchema,
    talentListingResponseSchema,
  ),
  genders: call('public', 'Lists the genders for forms and filters.', nothing, genderListResponseSchema),
  categories: call('public', 'Lists the categories in the order forms show them.', nothing, categoryListResponseSchema),
  subCategories: call(
    'public',
    'Answers the sub-categories and filter attributes of a category.',
    categoryInput,
    subCategoriesResponseSchema,
  ),
  talentCities: call(
    'public',
    'Suggests cities whose name, state or country begins with the text.',
    talentCitiesQuerySchema,
    talentCitiesResponseSchema,
  ),
  talentProfile: call('everybody', "Answers a talent's profile as this visitor may see it.", profileInput, talentProfileResponseSchema),
  talentProfileHead: call('public', "Answers the metadata of a public profile's page.", profileInput, pageHeadResponseSchema),
  selectedTalents: call(
    'everybody',
    'Answers the cards of chosen talents in the order of their ids.',
    selectedTalentsQuerySchema,
    selectedTalentsResponseSchema,
  ),
  toggleFavourite: call(
    'members',
    'Adds a talent to the favourites or takes it out.',
    toggleFavouriteSchema,
    toggleFavouriteResponseSchema,
    { isIdempotent: true },
  ),
  favourites: call('members', "Answers the ids of the caller's favourites, and the caller's lists.", nothing, favouritesResponseSchema),
  favouriteTalents: call(
    'members',
    "Answers the cards of one of the caller's lists.",
    favouriteTalentsInputSchema,
    favouriteTalentsResponseSchema,
  ),
  makeFavouriteList: call('members', 'Makes a list of favourites.', makeFavouriteListSchema, makeFavouriteListResponseSchema, {
    isIdempotent: true,
  }),
  renameFavouriteList: call('members', "Gives one of the caller's lists another name.", renameFavouriteListSchema, doneResponseSchema),
  removeFavouriteList: call('members', 'Removes a list; its talents stay favourites.', removeFavouriteListSchema, doneResponseSchema),
  changeFavouriteList: call('members', 'Puts a talent into a list or takes it out.', changeFavouriteListSchema, doneResponseSchema),
  sendShareCode: call(
    'visitors',
    "Sends one code to the sender's mail address and mobile number.",
    shareCodeSchema,
    shareCodeResponseSchema,
  ),
  verifyShareCode: call('visitors', 'Takes that code as proof of who shares.', verifyShareCodeSchema, verifyShareCodeResponseSchema),
  shareTalents: call('visitors', 'Sends the receiver a link to the chosen profiles.', shareTalentsSchema, shareTalentsResponseSchema, {
    isIdempotent: true,
  }),
  lookbook: call('public', 'Answers what a shared link shows.', lookbookInputSchema, lookbookResponseSchema),
  openLookbook: call('visitors', 'Opens a shared link with its passcode.', openLookbookSchema, lookbookResponseSchema),
  viewLookbook: call('visitors', 'Counts that a shared link was shown.', viewLookbookSchema, null),
  answerLookbook: call('visitors', "Stores the receiver's answer to a shared profile.", answerLookbookSchema, answerLookbookResponseSchema),
  stopShares: call('visitors', 'Stops all shared links to the receiver of a link.', stopSharesSchema, doneResponseSchema),
  resumeShares: call('visitors', 'Lets the sender of a link write to its receiver again.', stopSharesSchema, doneResponseSchema),
  ownProfile: call('talent', "Answers the caller's profile as it is being written.", nothing, ownProfileResponseSchema),
  saveProfile: call('talent', "Saves sections of the caller's profile.", saveProfileSchema, ownProfileResponseSchema),
  submitProfile: call('talent', "Sends the caller's profile to staff for review.", profileRevisionSchema, ownProfileResponseSchema),
  takeBackProfile: call('talent', 'Takes a submitted profile back before staff decide.', profileRevisionSchema, ownProfileResponseSchema),
  changeAddress: call('talent', "Changes the words in the address of the caller's profile.", changeAddressSchema, ownProfileResponseSchema),
  addPhoto: call('talent', "Adds a photo to the caller's profile.", nothing, ownProfileResponseSchema, { files: PHOTO_TYPES }),
  changePhoto: call('talent', 'Changes the words or the crop of a photo.', changePhotoSchema, ownProfileResponseSchema),
  orderPhotos: call('talent', "Puts the caller's photos in the given order.", orderPhotosSchema, ownProfileResponseSchema),
  removePhoto: call('talent', 'Removes a photo with its files.', removePhotoSchema, ownProfileResponseSchema),
  ownShares: call('members', 'Lists what the caller shared, with the answers.', nothing, ownSharesResponseSchema),
  managedShare: call(
    'public',
    'Answers one share to the sender who was mailed its token.',
    managedShareInputSchema,
    managedShareResponseSchema,
  ),
  revokeShare: call('visitors', 'Takes a shared link back.', revokeShareSchema, doneResponseSchema),
  featuredTalents: call('public', 'Lists the talents on the wall of the home page.', nothing, featuredTalentsResponseSchema),
  counters: call('public', 'Counts talents, open jobs and cities.', nothing, countersResponseSchema),
  fastestGrowing: call('public', 'Lists the fullest profiles of the newest members.', nothing, fastestGrowingResponseSchema),
  creators: call('public', 'Lists visible influencers, and how many there are in each category.', nothing, creatorsResponseSchema),
  featuredGigs: call('public', 'Lists the open casting calls that close first.', nothing, jobListResponseSchema),
  hirers: call('public', 'Lists who has casting calls open, the busiest first.', nothing, hirersResponseSchema),
  landingPeople: call('public', 'Lists the people on a campaign page.', pageContentInputSchema, landingPeopleResponseSchema),
  leadForm: call('visitors', 'Answers what a lead form needs before it can be sent.', nothing, leadFormResponseSchema),
  pendingLead: call('visitors', 'Answers the lead of this browser that waits for its code.', nothing, pendingLeadResponseSchema),
  storeLead: call('visitors', 'Stores a lead and sends its code.', storeLeadSchema, storeLeadResponseSchema, { isIdempotent: true }),
  resendLeadCode: call('visitors', 'Sends the code of the pending lead again.', nothing, resendLeadCodeResponseSchema, {
    isIdempotent: true,
  }),
  verifyLead: call('visitors', 'Takes the code of the pending lead and passes the lead on.', verifyLeadSchema, verifyLeadResponseSchema, {
    isIdempotent: true,
  }),
  enquiryForm: call('visitors', 'Answers what the contact form and the application form need.', nothing, enquiryFormResponseSchema),
  sendEnquiry: call('visitors', 'Sends a message to the support desk of its topic.', sendEnquirySchema, ticketResponseSchema, {
    isIdempotent: true,
  }),
  deskAddresses: call('public', 'Lists the addresses of the desks that have one.', nothing, deskAddressesResponseSchema),
  contactHead: call('public', 'Answers the metadata of the contact page.', nothing, pageHeadResponseSchema),
  openings: call('public', 'Lists the openings at All Talent, the newest first.', nothing, openingListResponseSchema),
  opening: call('public', 'Answers one opening with its text.', openingInputSchema, openingResponseSchema),
  openingHead: call('public', "Answers the metadata of an opening's page.", openingInputSchema, pageHeadResponseSchema),
  careerHead: call('public', 'Answers the metadata of the career page.', nothing, pageHeadResponseSchema),
  addCv: call('visitors', 'Takes a CV for the application of the same browser.', nothing, cvResponseSchema, { files: [CV_TYPE] }),
  sendApplication: call('visitors', 'Sends an application to work at All Talent.', sendApplicationSchema, ticketResponseSchema, {
    isIdempotent: true,
  }),
  pageContent: call(
    'public',
    'Answers the texts of a page that change without a release.',
    pageContentInputSchema,
    pageContentResponseSchema,
  ),
  siteDocument: call('public', 'Answers a text of the site as it holds now.', documentInputSchema, documentResponseSchema),
  siteDocumentVersion: call('public', 'Answers one published version of a text.', documentVersionInputSchema, documentResponseSchema),
  siteDocumentHead: call('public', "Answers the metadata of a text's page.", documentInputSchema, pageHeadResponseSchema),
  siteDocuments: call('staff', 'Lists every version of every text, drafts included.', nothing, documentEntriesResponseSchema),
  previewDocument: call('staff', 'Shows how a text will look without storing it.', writtenDocumentSchema, documentResponseSchema),
  saveDocument: call('staff', 'Stores a draft of a text.', writtenDocumentSchema, saveDocumentResponseSchema),
  publishDocument: call('staff', 'Puts a draft into force, now or at a later moment.', publishDocumentSchema, doneResponseSchema),
  faqs: call('public', 'Lists the questions and answers by topic.', nothing, faqListResponseSchema),
  faqsHead: call('public', 'Answers the metadata of the page of questions.', nothing, pageHeadResponseSchema),
  faqVotes: call('everybody', 'Tells which answers this visitor found helpful.', nothing, faqVotesResponseSchema),
  voteOnFaq: call('visitors', 'Stores whether an answer helped.', faqVoteSchema, faqVotesResponseSchema),
  stories: call('public', 'Lists the success stories, the newest first.', nothing, storyListResponseSchema),
  articles: call('public', 'Lists the articles without their text, the newest first.', nothing, articleListResponseSchema),
  articlesHead: call('public', 'Answers the metadata of the list of articles.', nothing, pageHeadResponseSchema),
  pageHead: call(
    'public',
    'Answers the metadata of a page that is made of several kinds of content.',
    headedPageInputSchema,
    pageHeadResponseSchema,
  ),
  jobs: call('everybody', 'Answers one page of open jobs that fit the filter.', jobsQuerySchema, jobListingSchema),
  job: call('everybody', 'Answers one job, open or closed.', jobKeySchema, jobResponseSchema),
  jobHead: call('public', "Answers the metadata of a job's page.", jobKeySchema, pageHeadResponseSchema),
  jobForTalent: call('talent', 'Tells what stands between the caller and a job.', jobKeySchema, jobForTalentResponseSchema),
  ownApplications: call('talent', "Lists the caller's applications and invitations.", nothing, ownApplicationsResponseSchema),
  applyForJob: call('talent', 'Applies for a role of a job.', applyForJobSchema, ownApplicationsResponseSchema, { isIdempotent: true }),
  withdrawApplication: call('talent', "Withdraws one of the caller's applications.", applicationIdSchema, ownApplicationsResponseSchema, {
    isIdempotent: true,
  }),
  sendSelfTape: call('talent', 'Sends the link to a self-tape that was asked for.', sendSelfTapeSchema, ownApplicationsResponseSchema, {
    isIdempotent: true,
  }),
  declineInvitation: call('talent', 'Declines an invitation.', applicationIdSchema, ownApplicationsResponseSchema, { isIdempotent: true }),
  ownJobs: call('client', "Lists the caller's jobs.", nothing, ownJobsResponseSchema),
  ownJob: call('client', "Answers one of the caller's jobs as it is being written.", jobIdSchema, ownJobResponseSchema),
  saveJob: call('client', 'Stores a draft of a job.', saveJobSchema, ownJobResponseSchema, { isIdempotent: true }),
  submitJob: call('client', 'Sends in a job, or the changes of an open one.', jobRevisionSchema, ownJobResponseSchema, {
    isIdempotent: true,
  }),
  extendJob: call('client', 'Gives an open job a later last day.', extendJobSchema, ownJobResponseSchema),
  duplicateJob: call('client', 'Makes a draft from another job of the caller.', jobIdSchema, ownJobResponseSchema, { isIdempotent: true }),
  closeJob: call('client', 'Closes a job for good and tells everybody who applied.', jobIdSchema, ownJobResponseSchema, {
    isIdempotent: true,
  }),
  discardJob: call('client', 'Deletes a draft of a job.', jobIdSchema, doneResponseSchema),
  roleFit: call('client', 'Counts the talents that a role would find.', roleFitSchema, roleFitResponseSchema),
  clientOverview: call('client', 'Tells what is new for a client.', nothing, clientOverviewResponseSchema),
  applicants: call(
    'client',
    'Answers one page of those who applied for a job of the caller.',
    applicantsQuerySchema,
    applicantsResponseSchema,
  ),
  viewApplication: call('client', 'Marks a new application as viewed.', applicationIdSchema, movedResponseSchema),
  moveApplications: call('client', 'Moves applications to a stage and tells each talent.', moveApplicationsSchema, movedResponseSchema, {
    isIdempotent: true,
  }),
  noteApplication: call('client', "Stores the client's rating and note of an applicant.", noteApplicationSchema, doneResponseSchema),
  inviteOptions: call(
    'client',
    'Lists the jobs and roles for which a talent can be invited.',
    inviteOptionsInputSchema,
    inviteOptionsResponseSchema,
  ),
  inviteTalent: call('client', 'Invites a talent for a role.', inviteTalentSchema, inviteOptionsResponseSchema, { isIdempotent: true }),
  notifications: call(
    'members',
    "Answers one page of the caller's notifications, the newest first.",
    notificationsQuerySchema,
    notificationsResponseSchema,
  ),
  notificationCount: call('members', "Counts the caller's unread notifications.", nothing, notificationCountResponseSchema),
  readNotifications: call(
    'members',
    'Marks notifications of the caller as read.',
    readNotificationsSchema,
    notificationCountResponseSchema,
  ),
  saveMailFrequencies: call('members', 'Stores when notifications go out by mail.', mailFrequenciesSchema, doneResponseSchema),
  sendReport: call('visitors', 'Reports a job, profile, application or invitation to staff.', sendReportSchema, doneResponseSchema, {
    isIdempotent: true,
  }),
  registry: call('public', 'Answers the signed registry of remotes.', nothing, signedTextSchema),
  publishedRelease: call('public', 'Answers one published release, signed.', releaseInputSchema, signedTextSchema),
  publishRelease: call('programs', 'Publishes a release of a remote.', publishReleaseSchema, revisionResponseSchema),
  changeRollout: call('platform', 'Changes which releases visitors get.', changeRolloutSchema, revisionResponseSchema),
  platformStatus: call('platform', 'Answers releases, weights and health of every remote.', nothing, platformStatusResponseSchema),
  platformAudit: call('platform', 'Lists who changed what visitors get, the newest first.', auditInputSchema, auditResponseSchema),
  experiments: call('platform', 'Lists every experiment with its remote and state.', nothing, experimentsResponseSchema),
  experimentReport: call('platform', 'Answers the result of an experiment so far.', reportInputSchema, experimentReportResponseSchema),
  planExperiment: call('platform', 'Plans an experiment before its first visitor.', planExperimentSchema, experimentPlanSchema),
  makeOverride: call(
    'staff',
    "Makes a link that puts a release into the caller's browser for eight hours.",
    makeOverrideSchema,
    overrideResponseSchema,
  ),
  beacon: call('everybody', 'Reports how loading or rendering a release went.', beaconSchema, null),
  exposure: call('everybody', 'Counts that a variant was shown to the visitor.', exposureSchema, null),
  vitals: call('everybody', 'Reports the Core Web Vitals of a page view.', vitalsSchema, null),
} as const satisfies Record<EndpointName, Declaration>;

type More = Pick<Declaration, 'isIdempotent' | 'files'>;

function call<Input extends Schema, Output extends Schema | null>(
  access: Access,
  summary: string,
  input: Input,
  output: Output,
  more: More = {},
): Omit<Declaration, 'input' | 'output'> & { readonly input: Input; readonly output: Output } {
  return { access, summary, input, output, ...more };
}
