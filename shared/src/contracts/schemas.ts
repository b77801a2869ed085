import { number, object, type Schema, string } from 'yup';
import {
  acceptTermsSchema,
  accountCodeResponseSchema,
  accountCodeSchema,
  accountResponseSchema,
  addChildSchema,
  changeContactSchema,
  childListResponseSchema,
  confirmCodeSchema,
  deleteAccountSchema,
  endSessionSchema,
  newPasswordSchema,
  sessionListResponseSchema,
  withdrawConsentSchema,
} from './account';
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
} from './auth';
import { cvResponseSchema, openingInputSchema, openingListResponseSchema, openingResponseSchema, sendApplicationSchema } from './careers';
import {
  articleListResponseSchema,
  faqListResponseSchema,
  faqVoteSchema,
  faqVotesResponseSchema,
  jobListResponseSchema,
  storyListResponseSchema,
} from './content';
import {
  documentEntriesResponseSchema,
  documentInputSchema,
  documentResponseSchema,
  documentVersionInputSchema,
  publishDocumentSchema,
  saveDocumentResponseSchema,
  writtenDocumentSchema,
} from './documents';
import type { EndpointName } from './endpoints';
import { enquiryFormResponseSchema, sendEnquirySchema, ticketResponseSchema } from './enquiries';
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
} from './favourites';
import { experimentReportResponseSchema, experimentsResponseSchema, exposureSchema, reportInputSchema, vitalsSchema } from './experiments';
import { beaconSchema } from './federation';
import {
  countersResponseSchema,
  creatorsResponseSchema,
  fastestGrowingResponseSchema,
  featuredTalentsResponseSchema,
  hirersResponseSchema,
  landingPeopleResponseSchema,
} from './landing';
import {
  leadFormResponseSchema,
  pendingLeadResponseSchema,
  resendLeadCodeResponseSchema,
  storeLeadResponseSchema,
  storeLeadSchema,
  verifyLeadResponseSchema,
  verifyLeadSchema,
} from './leads';
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
} from './lookbook';
import { pageContentInputSchema, pageContentResponseSchema } from './page-content';
import { pageHeadResponseSchema } from './page-head';
import {
  changeAddressSchema,
  changePhotoSchema,
  orderPhotosSchema,
  ownProfileResponseSchema,
  profileRevisionSchema,
  removePhotoSchema,
  saveProfileSchema,
} from './profile';
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
  signedTextSchema,
} from './rollouts';
import {
  shareCodeResponseSchema,
  shareCodeSchema,
  shareTalentsResponseSchema,
  shareTalentsSchema,
  verifyShareCodeResponseSchema,
  verifyShareCodeSchema,
} from './sharing';
import { signUpResponseSchema, signUpSchema } from './sign-up';
import { talentCitiesQuerySchema, talentCitiesResponseSchema } from './talent-cities';
import {
  categoryListResponseSchema,
  genderListResponseSchema,
  selectedTalentsQuerySchema,
  selectedTalentsResponseSchema,
  subCategoriesResponseSchema,
  talentListingQuerySchema,
  talentListingResponseSchema,
  talentProfileResponseSchema,
} from './talents';
import {
  currencyListSchema,
  updateCurrencyResponseSchema,
  updateCurrencySchema,
  userDetailsRequestSchema,
  userDetailsSchema,
} from './users';

export type EndpointSchemas = {
  readonly summary: string;
  /** Path and query parts of a GET, body of a POST. */
  readonly input: Schema;
  /** Null: the call answers 204 with no body. */
  readonly output: Schema | null;
};

const nothing = object({});
const profileInput = object({
  slug: string()
    .matches(/^[a-z0-9-]{1,120}$/, 'No such profile')
    .required(),
});

/** Schemas of every call: the server validates with them, and the OpenAPI document is made from them. */
export const SCHEMAS = {
  xsrf: { summary: 'Get an XSRF token cookie', input: nothing, output: null },
  userDetails: { summary: "The session's own user", input: userDetailsRequestSchema, output: userDetailsSchema },
  sendCode: { summary: 'Send a login code', input: sendCodeSchema, output: sendCodeResponseSchema },
  verifyCode: { summary: 'Log in with a code', input: verifyCodeSchema, output: verifyCodeResponseSchema },
  signUp: { summary: 'Make an account', input: signUpSchema, output: signUpResponseSchema },
  passwordLogin: { summary: 'Log in with a password', input: passwordLoginSchema, output: verifyCodeResponseSchema },
  unlock: { summary: 'Open a locked login', input: unlockSchema, output: doneResponseSchema },
  joinProgress: { summary: 'What is under way in the join panel', input: nothing, output: joinProgressResponseSchema },
  logout: { summary: 'End the session', input: nothing, output: logoutResponseSchema },
  signInWays: { summary: 'Configured social sign-ins', input: nothing, output: signInWaysResponseSchema },
  account: { summary: 'The own account', input: nothing, output: accountResponseSchema },
  accountSessions: { summary: 'The own open sessions', input: nothing, output: sessionListResponseSchema },
  endAccountSession: { summary: 'End an own session', input: endSessionSchema, output: doneResponseSchema },
  sendAccountCode: { summary: 'Send a code to the own medium', input: accountCodeSchema, output: accountCodeResponseSchema },
  confirmAccountCode: { summary: 'Prove to be the owner', input: confirmCodeSchema, output: doneResponseSchema },
  changeContact: { summary: 'Send a code to a new medium', input: changeContactSchema, output: accountCodeResponseSchema },
  confirmContact: { summary: 'Change to the new medium', input: confirmCodeSchema, output: doneResponseSchema },
  setPassword: { summary: 'Set the password', input: newPasswordSchema, output: doneResponseSchema },
  exportAccount: { summary: 'Everything stored about the user', input: nothing, output: object({}) },
  deleteAccount: { summary: 'Ask for deletion', input: deleteAccountSchema, output: doneResponseSchema },
  keepAccount: { summary: 'Take the deletion back', input: nothing, output: doneResponseSchema },
  acceptTerms: { summary: 'Accept a version of the terms', input: acceptTermsSchema, output: doneResponseSchema },
  children: { summary: "The guardian's children", input: nothing, output: childListResponseSchema },
  addChild: { summary: 'Register a child', input: addChildSchema, output: doneResponseSchema },
  withdrawConsent: { summary: 'Withdraw the consent for a child', input: withdrawConsentSchema, output: doneResponseSchema },
  currencies: { summary: 'Currencies to choose from', input: nothing, output: currencyListSchema },
  updateCurrency: { summary: 'Remember a currency', input: updateCurrencySchema, output: updateCurrencyResponseSchema },
  talentListing: { summary: 'One page of talents', input: talentListingQuerySchema, output: talentListingResponseSchema },
  genders: { summary: 'Genders', input: nothing, output: genderListResponseSchema },
  categories: { summary: 'Categories', input: nothing, output: categoryListResponseSchema },
  subCategories: {
    summary: 'Sub-categories and filter attributes of a category',
    input: object({ categoryId: number().integer().min(1).max(2_147_483_647).required() }),
    output: subCategoriesResponseSchema,
  },
  talentCities: { summary: 'Cities to look for talent in', input: talentCitiesQuerySchema, output: talentCitiesResponseSchema },
  talentProfile: { summary: "A talent's public profile", input: profileInput, output: talentProfileResponseSchema },
  talentProfileHead: { summary: "Head of a public profile's document", input: profileInput, output: pageHeadResponseSchema },
  selectedTalents: { summary: 'Cards of chosen talents', input: selectedTalentsQuerySchema, output: selectedTalentsResponseSchema },
  toggleFavourite: { summary: 'Add to or take out of the favourites', input: toggleFavouriteSchema, output: toggleFavouriteResponseSchema },
  favourites: { summary: 'Own favourites and lists', input: nothing, output: favouritesResponseSchema },
  favouriteTalents: { summary: 'Cards of an own list', input: favouriteTalentsInputSchema, output: favouriteTalentsResponseSchema },
  makeFavouriteList: { summary: 'Make a list', input: makeFavouriteListSchema, output: makeFavouriteListResponseSchema },
  renameFavouriteList: { summary: 'Rename a list', input: renameFavouriteListSchema, output: doneResponseSchema },
  removeFavouriteList: { summary: 'Remove a list', input: removeFavouriteListSchema, output: doneResponseSchema },
  changeFavouriteList: { summary: 'Put a talent into a list or take it out', input: changeFavouriteListSchema, output: doneResponseSchema },
  sendShareCode: { summary: 'Send a code to who wants to share', input: shareCodeSchema, output: shareCodeResponseSchema },
  verifyShareCode: { summary: 'Prove to be the sender', input: verifyShareCodeSchema, output: verifyShareCodeResponseSchema },
  shareTalents: { summary: 'Share profiles with somebody', input: shareTalentsSchema, output: shareTalentsResponseSchema },
  lookbook: { summary: 'What a shared link shows', input: lookbookInputSchema, output: lookbookResponseSchema },
  openLookbook: { summary: 'Open a shared link with its passcode', input: openLookbookSchema, output: lookbookResponseSchema },
  viewLookbook: { summary: 'A shared link was shown', input: viewLookbookSchema, output: null },
  answerLookbook: { summary: 'Answer to a shared profile', input: answerLookbookSchema, output: answerLookbookResponseSchema },
  stopShares: { summary: 'Get no more shared links', input: stopSharesSchema, output: doneResponseSchema },
  ownProfile: { summary: 'Own profile', input: nothing, output: ownProfileResponseSchema },
  saveProfile: { summary: 'Save sections of the own profile', input: saveProfileSchema, output: ownProfileResponseSchema },
  submitProfile: { summary: 'Send the own profile to staff', input: profileRevisionSchema, output: ownProfileResponseSchema },
  takeBackProfile: { summary: 'Take a submitted profile back', input: profileRevisionSchema, output: ownProfileResponseSchema },
  changeAddress: { summary: "Change the words of the own profile's address", input: changeAddressSchema, output: ownProfileResponseSchema },
  addPhoto: { summary: 'Add a photo to the own profile', input: nothing, output: ownProfileResponseSchema },
  changePhoto: { summary: "Change a photo's words or crop", input: changePhotoSchema, output: ownProfileResponseSchema },
  orderPhotos: { summary: 'Put the own photos in order', input: orderPhotosSchema, output: ownProfileResponseSchema },
  removePhoto: { summary: 'Remove a photo', input: removePhotoSchema, output: ownProfileResponseSchema },
  ownShares: { summary: 'What the user shared', input: nothing, output: ownSharesResponseSchema },
  managedShare: { summary: 'One share, for its sender', input: managedShareInputSchema, output: managedShareResponseSchema },
  revokeShare: { summary: 'Take a shared link back', input: revokeShareSchema, output: doneResponseSchema },
  featuredTalents: { summary: "Talents on the home page's wall", input: nothing, output: featuredTalentsResponseSchema },
  counters: { summary: 'Live counts', input: nothing, output: countersResponseSchema },
  fastestGrowing: { summary: 'The fullest profiles of the newest members', input: nothing, output: fastestGrowingResponseSchema },
  creators: { summary: 'Influencers to choose from', input: nothing, output: creatorsResponseSchema },
  featuredGigs: { summary: 'Open calls that close first', input: nothing, output: jobListResponseSchema },
  hirers: { summary: 'Who has calls open', input: nothing, output: hirersResponseSchema },
  landingPeople: { summary: 'People on a campaign page', input: pageContentInputSchema, output: landingPeopleResponseSchema },
  leadForm: { summary: 'What a lead form needs', input: nothing, output: leadFormResponseSchema },
  pendingLead: { summary: 'The lead that waits for its code', input: nothing, output: pendingLeadResponseSchema },
  storeLead: { summary: 'Store a lead and send its code', input: storeLeadSchema, output: storeLeadResponseSchema },
  resendLeadCode: { summary: "Send a lead's code again", input: nothing, output: resendLeadCodeResponseSchema },
  verifyLead: { summary: "Take a lead's code", input: verifyLeadSchema, output: verifyLeadResponseSchema },
  enquiryForm: { summary: 'What a form to write to us needs', input: nothing, output: enquiryFormResponseSchema },
  sendEnquiry: { summary: 'Write to a desk', input: sendEnquirySchema, output: ticketResponseSchema },
  contactHead: { summary: 'Head of the contact page', input: nothing, output: pageHeadResponseSchema },
  openings: { summary: 'Openings at All Talent', input: nothing, output: openingListResponseSchema },
  opening: { summary: 'One opening', input: openingInputSchema, output: openingResponseSchema },
  openingHead: { summary: "Head of an opening's page", input: openingInputSchema, output: pageHeadResponseSchema },
  careerHead: { summary: 'Head of the career page', input: nothing, output: pageHeadResponseSchema },
  addCv: { summary: 'Add a CV to an application', input: nothing, output: cvResponseSchema },
  sendApplication: { summary: 'Apply to work at All Talent', input: sendApplicationSchema, output: ticketResponseSchema },
  pageContent: { summary: 'Words of a page', input: pageContentInputSchema, output: pageContentResponseSchema },
  siteDocument: { summary: 'A text of the site', input: documentInputSchema, output: documentResponseSchema },
  siteDocumentVersion: { summary: 'One version of a text', input: documentVersionInputSchema, output: documentResponseSchema },
  siteDocumentHead: { summary: "Head of a text's page", input: documentInputSchema, output: pageHeadResponseSchema },
  siteDocuments: { summary: 'Every version of every text', input: nothing, output: documentEntriesResponseSchema },
  previewDocument: { summary: 'See a text before it is kept', input: writtenDocumentSchema, output: documentResponseSchema },
  saveDocument: { summary: 'Keep a draft of a text', input: writtenDocumentSchema, output: saveDocumentResponseSchema },
  publishDocument: { summary: 'Put a draft into force', input: publishDocumentSchema, output: doneResponseSchema },
  faqs: { summary: 'Questions and answers', input: nothing, output: faqListResponseSchema },
  faqsHead: { summary: 'Head of the page of questions', input: nothing, output: pageHeadResponseSchema },
  faqVotes: { summary: 'Which answers helped this visitor', input: nothing, output: faqVotesResponseSchema },
  voteOnFaq: { summary: 'Say whether an answer helped', input: faqVoteSchema, output: faqVotesResponseSchema },
  stories: { summary: 'Success stories', input: nothing, output: storyListResponseSchema },
  articles: { summary: 'Articles', input: nothing, output: articleListResponseSchema },
  articlesHead: { summary: 'Head of the list of articles', input: nothing, output: pageHeadResponseSchema },
  openJobs: { summary: 'Open casting calls', input: nothing, output: jobListResponseSchema },
  registry: { summary: 'Signed registry of remotes', input: nothing, output: signedTextSchema },
  publishedRelease: { summary: 'One release, signed', input: releaseInputSchema, output: signedTextSchema },
  publishRelease: { summary: 'Publish a release of a remote', input: publishReleaseSchema, output: revisionResponseSchema },
  changeRollout: { summary: 'Change what visitors get', input: changeRolloutSchema, output: revisionResponseSchema },
  platformStatus: { summary: 'Releases, weights and health', input: nothing, output: platformStatusResponseSchema },
  platformAudit: { summary: 'Who changed what', input: auditInputSchema, output: auditResponseSchema },
  experiments: { summary: 'Tests between releases', input: nothing, output: experimentsResponseSchema },
  experimentReport: { summary: 'Which variant wins', input: reportInputSchema, output: experimentReportResponseSchema },
  makeOverride: { summary: 'Try a release in the own browser', input: makeOverrideSchema, output: overrideResponseSchema },
  beacon: { summary: 'Report a load or render result', input: beaconSchema, output: null },
  exposure: { summary: 'A variant was shown', input: exposureSchema, output: null },
  vitals: { summary: 'Core Web Vitals of a page view', input: vitalsSchema, output: null },
} as const satisfies Record<EndpointName, EndpointSchemas>;
