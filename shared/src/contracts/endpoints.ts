import type {
  AcceptTermsInput,
  AccountCodeInput,
  AccountCodeResponse,
  AccountResponse,
  AddChildInput,
  ChangeContactInput,
  ChangeRoleInput,
  ChildListResponse,
  ConfirmCodeInput,
  DeleteAccountInput,
  EndSessionInput,
  NewPasswordInput,
  RemoveChildInput,
  SessionListResponse,
  WithdrawConsentInput,
} from './auth/account';
import type {
  DoneResponse,
  JoinProgressResponse,
  LogoutResponse,
  PasswordLoginInput,
  SendCodeInput,
  SendCodeResponse,
  SignInWaysResponse,
  UnlockInput,
  VerifyCodeInput,
  VerifyCodeResponse,
} from './auth/auth';
import type { CvResponse, OpeningInput, OpeningListResponse, OpeningResponse, SendApplicationInput } from './content/careers';
import type { ArticleList, FaqList, FaqVote, FaqVotesResponse, JobList, StoryList } from './content/content';
import type { DeskAddressesResponse } from './content/desks';
import type {
  DocumentEntriesResponse,
  DocumentInput,
  DocumentResponse,
  DocumentVersionInput,
  PublishDocumentInput,
  WrittenDocument,
  SaveDocumentResponse,
} from './content/documents';
import { get, type NoInput, post, upload } from './core/endpoint';
import type { EnquiryFormResponse, SendEnquiryInput, TicketResponse } from './content/enquiries';
import type {
  ChangeFavouriteListInput,
  FavouritesResponse,
  FavouriteTalentsResponse,
  MakeFavouriteListInput,
  MakeFavouriteListResponse,
  RemoveFavouriteListInput,
  RenameFavouriteListInput,
  ToggleFavouriteInput,
  ToggleFavouriteResponse,
} from './talents/favourites';
import type {
  ExperimentPlan,
  ExperimentReportResponse,
  ExperimentsResponse,
  Exposure,
  PlanExperiment,
  ReportInput,
  Vitals,
} from './platform/experiments';
import type { Beacon } from './platform/federation';
import type {
  ApplicantsQuery,
  ApplicantsResponse,
  ApplicationIdInput,
  ApplyForJobInput,
  ClientOverviewResponse,
  InviteOptionsInput,
  InviteOptionsResponse,
  InviteTalentInput,
  MovedResponse,
  MoveApplicationsInput,
  NoteApplicationInput,
  OwnApplicationsResponse,
  SendSelfTapeInput,
} from './jobs/job-applications';
import type {
  ExtendJobInput,
  JobIdInput,
  JobRevisionInput,
  OwnJobResponse,
  OwnJobsResponse,
  RoleFitInput,
  RoleFitResponse,
  SaveJobInput,
} from './jobs/job-posting';
import type { JobForTalentResponse, JobKeyInput, JobListing, JobResponse, JobsQuery } from './jobs/jobs';
import type { Counters, Creators, FastestGrowing, FeaturedTalents, Hirers, LandingPeople } from './landing/landing';
import type {
  LeadFormResponse,
  PendingLeadResponse,
  ResendLeadCodeResponse,
  StoreLeadInput,
  StoreLeadResponse,
  VerifyLeadInput,
  VerifyLeadResponse,
} from './landing/leads';
import type {
  AnswerLookbookInput,
  AnswerLookbookResponse,
  LookbookResponse,
  ManagedShareResponse,
  OpenLookbookInput,
  OwnSharesResponse,
  RevokeShareInput,
  StopSharesInput,
  ViewLookbookInput,
} from './talents/lookbook';
import type {
  NotificationCountResponse,
  NotificationsQuery,
  NotificationsResponse,
  MailFrequencies,
  ReadNotificationsInput,
  SendReportInput,
} from './notifications/notifications';
import type { PageContentResponse, PageName } from './content/page-content';
import type { HeadedPage, PageHeadResponse } from './content/page-head';
import type {
  ChangeAddressInput,
  ChangePhotoInput,
  OrderPhotosInput,
  OwnProfileResponse,
  ProfileRevisionInput,
  RemovePhotoInput,
  SaveProfileInput,
} from './talents/profile';
import type {
  AuditInput,
  AuditResponse,
  ChangeRollout,
  MakeOverride,
  OverrideResponse,
  PlatformStatusResponse,
  PublishRelease,
  ReleaseInput,
  RevisionResponse,
} from './platform/rollouts';
import type { SignedRegistry, SignedText } from './core/signed-text';
import type {
  ShareCodeInput,
  ShareCodeResponse,
  ShareTalentsInput,
  ShareTalentsResponse,
  VerifyShareCodeInput,
  VerifyShareCodeResponse,
} from './talents/sharing';
import type { SignUpInput, SignUpResponse } from './auth/sign-up';
import type { TalentCities, TalentCitiesQuery } from './talents/talent-cities';
import type {
  CategoryList,
  GenderList,
  SelectedTalents,
  SelectedTalentsQuery,
  SubCategories,
  TalentListing,
  TalentListingQuery,
  TalentProfileResponse,
} from './talents/talents';
import type {
  CurrencyList,
  SubscriptionDetails,
  UpdateCurrencyInput,
  UpdateCurrencyResponse,
  UserDetails,
  UserDetailsRequest,
} from './auth/users';

/**
 * Every call of the site. Paths and field names are the wire contract (product-spec section 7) and keep their
 * spelling. This file carries no schema, so a remote that calls the API does not ship the validator.
 */
export const ENDPOINTS = {
  /** Sets the XSRF-TOKEN cookie and answers 204. The client asks for it before a first POST. */
  xsrf: get<NoInput, void>('/api/xsrf'),
  /** Details of the session's own user. 401 without a session, 403 for another user's id. */
  userDetails: post<UserDetailsRequest, UserDetails>('/api/user/get-user-details'),
  /** Sends a login code by mail, SMS or call; 400 bad address, 422 number that gets no codes, 429 too soon (with retry_after). */
  sendCode: post<SendCodeInput, SendCodeResponse>('/api/user/send-otp-for-sign-in-up'),
  /** Takes the code; 403 closed or locked account, 422 wrong, used or late code, or terms not ticked, 429 too many tries. */
  verifyCode: post<VerifyCodeInput, VerifyCodeResponse>('/api/login-or-register-with-otp'),
  /** Makes the account of a proved medium and logs in; answers status '0' with the field for what does not fit. */
  signUp: post<SignUpInput, SignUpResponse>('/user-signup'),
  /** Logs in with a password; 403 closed account, 422 no match, 429 too many tries. */
  passwordLogin: post<PasswordLoginInput, VerifyCodeResponse>('/api/login-with-password'),
  /** Opens a login that too many wrong codes locked, with the token of the mail; 422 used or late token. */
  unlock: post<UnlockInput, DoneResponse>('/api/user/unlock'),
  /** What this browser has under way in the join panel. */
  joinProgress: get<NoInput, JoinProgressResponse>('/api/user/join-progress'),
  /** Ends the session; answers 200 for a visitor without one, too. */
  logout: post<NoInput, LogoutResponse>('/frontend/logout'),
  /** Which ways in are configured, and the dial code of the visitor's country. */
  signInWays: get<NoInput, SignInWaysResponse>('/api/user/sign-in-ways'),
  /** The own account. 401 without a session, as for every call below /api/account. */
  account: get<NoInput, AccountResponse>('/api/account'),
  /** The own open sessions, the newest first. */
  accountSessions: get<NoInput, SessionListResponse>('/api/account/sessions'),
  /** Ends one of the own sessions, or all others; 404 for one that is not open. */
  endAccountSession: post<EndSessionInput, DoneResponse>('/api/account/end-session'),
  /** Sends a code to a confirmed medium of the account, to prove it is still its owner; 429 too soon. */
  sendAccountCode: post<AccountCodeInput, AccountCodeResponse>('/api/account/send-code'),
  /** Takes that code: changes are allowed for ten minutes; 422 wrong or late code. */
  confirmAccountCode: post<ConfirmCodeInput, DoneResponse>('/api/account/confirm-code'),
  /** Sends a code to a new e-mail address or phone number; 403 without a fresh code, 422 number that gets no codes, 429. */
  changeContact: post<ChangeContactInput, AccountCodeResponse>('/api/account/change-contact'),
  /** Takes the code of the new medium and changes to it; 409 when it belongs to another account, 422 wrong or late code. */
  confirmContact: post<ConfirmCodeInput, DoneResponse>('/api/account/confirm-contact'),
  /** Sets or changes the password and ends all other sessions; 403 without a fresh code. */
  setPassword: post<NewPasswordInput, DoneResponse>('/api/account/set-password'),
  /** Everything stored about the user, as one JSON file; 403 without a fresh code, 429 after five in a day. */
  exportAccount: get<NoInput, Readonly<Record<string, unknown>>>('/api/account/export'),
  /** Asks for deletion: it happens after the waiting period; 403 without a fresh code. */
  deleteAccount: post<DeleteAccountInput, DoneResponse>('/api/account/delete'),
  /** Takes the wish to delete back. */
  keepAccount: post<NoInput, DoneResponse>('/api/account/keep'),
  /** Accepts a version of the terms; 404 for one that does not exist. */
  acceptTerms: post<AcceptTermsInput, DoneResponse>('/api/account/accept-terms'),
  /** Changes what the user is here; 400 without a date of birth where it is needed, 409 once something depends on the role. */
  changeRole: post<ChangeRoleInput, DoneResponse>('/api/account/change-role'),
  /** The guardian's children, and the consent text. 403 for everybody but guardians. */
  children: get<NoInput, ChildListResponse>('/api/account/children'),
  /** Registers a child with the guardian's consent; 400 for a child of 18 or more. */
  addChild: post<AddChildInput, DoneResponse>('/api/account/add-child'),
  /** Withdraws the consent: everything stored about the child is deleted 30 days later; 404 for somebody else's child. */
  withdrawConsent: post<WithdrawConsentInput, DoneResponse>('/api/account/withdraw-consent'),
  /** Deletes everything stored about a child at once; 404 for somebody else's child. */
  removeChild: post<RemoveChildInput, DoneResponse>('/api/account/remove-child'),
  /** What a membership is to the own account; no plan is named while none can be bought. */
  subscriptionDetails: get<NoInput, SubscriptionDetails>('/api/talent/get-subscription-popup-details'),
  /** All currencies, in the order to show. */
  currencies: get<NoInput, CurrencyList>('/api/site-content/get-country-currency-list'),
  /** Remembers the visitor's currency; status 0 for an unknown code. */
  updateCurrency: post<UpdateCurrencyInput, UpdateCurrencyResponse>('/talent/update-currency-location'),
  /** One page of talents; 400 for a filter that does not parse. */
  talentListing: get<TalentListingQuery, TalentListing>('/api/talent-listing'),
  /** Ids and names of genders, for forms and filters. */
  genders: get<NoInput, GenderList>('/api/get-gender-list/'),
  /** Ids, names and slugs of categories, in the order forms show them. */
  categories: get<NoInput, CategoryList>('/api/get-categories'),
  /** 404 for an unknown category. */
  subCategories: get<{ readonly categoryId: number }, SubCategories>('/api/get-sub-categories/{categoryId}'),
  /** Cities whose name, state or country begins with the text: suggestions for the listing's `location`. With an id that city alone. */
  talentCities: get<TalentCitiesQuery, TalentCities>('/api/talent-cities'),
  /**
   * A talent's profile as this visitor may see it, without contact data; 403 PROFILE_PRIVATE for a private one without a
   * session, 404 for an unknown or hidden one. Asked for by a former address it answers the profile with its present slug.
   */
  talentProfile: get<{ readonly slug: string }, TalentProfileResponse>('/api/talent-profile/{slug}'),
  /** What the document of a public profile says about it; 404 as for the profile itself. */
  talentProfileHead: get<{ readonly slug: string }, PageHeadResponse>('/api/talent-profile/{slug}/head'),
  /** Cards by id, in the order of the ids; hidden ones redacted as in the listing, unknown ones left out. 400 for bad ids. */
  selectedTalents: get<SelectedTalentsQuery, SelectedTalents>('/api/selected-talent-listing'),
  /** Adds to the favourites or takes out; 404 for a talent nobody may see, 422 when there are too many. Takes an Idempotency-Key. */
  toggleFavourite: post<ToggleFavouriteInput, ToggleFavouriteResponse>('/api/add-remove-fav'),
  /** Ids of the own favourites, and the own lists. */
  favourites: get<NoInput, FavouritesResponse>('/api/favourites'),
  /** Cards of an own list; 404 for somebody else's. */
  favouriteTalents: get<{ readonly listId: number }, FavouriteTalentsResponse>('/api/favourites/lists/{listId}'),
  /** 409 for a name that another own list has. */
  makeFavouriteList: post<MakeFavouriteListInput, MakeFavouriteListResponse>('/api/favourites/make-list'),
  /** Gives a list of the caller another name; 404 for a list that is not theirs, 409 for a name they have already. */
  renameFavouriteList: post<RenameFavouriteListInput, DoneResponse>('/api/favourites/rename-list'),
  /** Removes the list; its talents stay favourites. */
  removeFavouriteList: post<RemoveFavouriteListInput, DoneResponse>('/api/favourites/remove-list'),
  /** Puts a talent into a list or takes it out; into a list makes it a favourite, too. */
  changeFavouriteList: post<ChangeFavouriteListInput, DoneResponse>('/api/favourites/change-list'),
  /** Sends one code to the sender's mail address and mobile number; 400 bad address, 422 number that gets no codes, 429 too soon. */
  sendShareCode: post<ShareCodeInput, ShareCodeResponse>('/send-otp-for-email-and-mobile'),
  /** Takes that code: 422 when it is wrong, late or for another pair of address and number; 429 too many tries. */
  verifyShareCode: post<VerifyShareCodeInput, VerifyShareCodeResponse>('/verfiySendMobileEmailOtp'),
  /**
   * Sends the receiver a link to the chosen profiles. 403 without a fresh proof of exactly this sender (a visitor) or another
   * sender than the account's own (a user), 422 for a receiver who wants no such messages or a profile that is not visible,
   * 429 too many. Takes an Idempotency-Key.
   */
  shareTalents: post<ShareTalentsInput, ShareTalentsResponse>('/api/share-talent-profiles'),
  /** What a shared link shows; 403 while it asks for a passcode, 404 for an unknown, late or withdrawn one. */
  lookbook: get<{ readonly token: string }, LookbookResponse>('/api/lookbook/{token}'),
  /** Opens a link with its passcode, in this browser for twelve hours; 422 wrong one, 429 after ten wrong ones in an hour. */
  openLookbook: post<OpenLookbookInput, LookbookResponse>('/api/lookbook/open'),
  /** The page was shown: counted once a day and browser, and not for its sender; answers 204. */
  viewLookbook: post<ViewLookbookInput, void>('/api/lookbook/view'),
  /** Keeps the receiver's answer to one of the profiles; 403 and 404 as for the page, 400 for somebody who is not on it. */
  answerLookbook: post<AnswerLookbookInput, AnswerLookbookResponse>('/api/lookbook/answer'),
  /** The receiver of a link gets no more of them for a year; 404 for an unknown link. */
  stopShares: post<StopSharesInput, DoneResponse>('/api/lookbook/stop'),
  /** Takes a stop back: the sender of the link may write again. */
  resumeShares: post<StopSharesInput, DoneResponse>('/api/lookbook/resume'),
  /** The own profile as it is being written. 403 for everybody but talent, as for every call below /api/profile. */
  ownProfile: get<NoInput, OwnProfileResponse>('/api/profile'),
  /** Saves sections; privacy takes effect at once. 409 REVISION_STALE when another tab saved since. */
  saveProfile: post<SaveProfileInput, OwnProfileResponse>('/api/profile/save'),
  /** Sends the profile to staff as it is; 422 PROFILE_INCOMPLETE, 409 REVISION_STALE. */
  submitProfile: post<ProfileRevisionInput, OwnProfileResponse>('/api/profile/submit'),
  /** Takes a submitted profile back before staff decided; 409 when there is none. */
  takeBackProfile: post<ProfileRevisionInput, OwnProfileResponse>('/api/profile/take-back'),
  /** Changes the words of the address; the former address leads on to the new one. 404 before the first approval. */
  changeAddress: post<ChangeAddressInput, OwnProfileResponse>('/api/profile/change-address'),
  /**
   * Adds a photo, the request's body: JPEG, PNG, WebP or HEIC of at most 25 MB and 52 megapixels (413, 422 PHOTO_REFUSED, 415).
   * It is drawn anew without what the camera wrote into it. 422 LIST_FULL at 50.
   */
  addPhoto: upload<OwnProfileResponse>('/api/profile/photos'),
  /** Changes a photo's words or crop; 404 for somebody else's. */
  changePhoto: post<ChangePhotoInput, OwnProfileResponse>('/api/profile/photos/change'),
  /** Puts the caller's photos in the given order; 400 when it does not name each of them once. */
  orderPhotos: post<OrderPhotosInput, OwnProfileResponse>('/api/profile/photos/order'),
  /** Takes a photo of the caller's profile away, with its files; 404 for one that is not theirs. */
  removePhoto: post<RemovePhotoInput, OwnProfileResponse>('/api/profile/photos/remove'),
  /** What the user shared, with the answers. */
  ownShares: get<NoInput, OwnSharesResponse>('/api/shares'),
  /** One share, for the sender who was mailed the token; 404 for another. */
  managedShare: get<{ readonly token: string }, ManagedShareResponse>('/api/shares/{token}'),
  /** Takes a link back; by id only an own one (401 without a session), else by the mailed token; 404 for every other. */
  revokeShare: post<RevokeShareInput, DoneResponse>('/api/shares/revoke'),
  /** Talents that the front page shows, with their pictures. */
  featuredTalents: get<NoInput, FeaturedTalents>('/api/landing/featured-talents'),
  /** How many talents the list finds without filters, open jobs and cities, counted at most a minute ago. */
  counters: get<NoInput, Counters>('/api/landing/counters'),
  /** Members who joined lately, and how far their profiles have grown. */
  fastestGrowing: get<NoInput, FastestGrowing>('/api/landing/fastest-growing'),
  /** Visible influencers, the newest first, and how many the list finds by their category. */
  creators: get<NoInput, Creators>('/api/landing/creators'),
  /** The open calls that close first. */
  featuredGigs: get<NoInput, JobList>('/api/landing/gigs'),
  /** Who has calls open today, the busiest first. */
  hirers: get<NoInput, Hirers>('/api/landing/hirers'),
  /** The people a campaign page shows, by their place on it; hidden ones are replaced; no places where the words name nobody. */
  landingPeople: get<{ readonly page: PageName }, LandingPeople>('/api/landing/people/{page}'),
  /** What a lead form needs before it can be sent. */
  leadForm: get<NoInput, LeadFormResponse>('/api/landing/lead-form'),
  /** The lead of this browser that still waits for its code; null when there is none. */
  pendingLead: get<NoInput, PendingLeadResponse>('/api/landing/pending-lead'),
  /**
   * Stores a lead, then sends one code to its mail address and its mobile number. 400 with the form's own messages, 422
   * FORM_EXPIRED for a token to fetch anew and FORM_REFUSED for a program, 429 too many. Takes an Idempotency-Key.
   */
  storeLead: post<StoreLeadInput, StoreLeadResponse>('/StoreProductShoot'),
  /** Sends the pending lead's code once more; 404 without one, 429 too soon. Takes an Idempotency-Key. */
  resendLeadCode: post<NoInput, ResendLeadCodeResponse>('/product-shoot-resend-otp'),
  /** Takes the code of the pending lead: 422 wrong or late code, 404 without a lead, 429 too many tries. Takes an Idempotency-Key. */
  verifyLead: post<VerifyLeadInput, VerifyLeadResponse>('/api-verity-otp-for-product-shoot'),
  /** What the contact form and the one for applications need; gives a browser its cookie. */
  enquiryForm: get<NoInput, EnquiryFormResponse>('/api/enquiries/form'),
  /**
   * Keeps a message for the topic's desk and answers its ticket; the sender gets a receipt by mail. 422 FORM_EXPIRED,
   * FORM_REFUSED, 429 too many. Takes an Idempotency-Key.
   */
  sendEnquiry: post<SendEnquiryInput, TicketResponse>('/api/enquiries/send'),
  /** Addresses of the desks that have one; letters to all of them are sent by `sendEnquiry`. */
  deskAddresses: get<NoInput, DeskAddressesResponse>('/api/enquiries/desks'),
  /** What the document of /contactus says, with its readable text. */
  contactHead: get<NoInput, PageHeadResponse>('/api/enquiries/contact/head'),
  /** What one can work at here, the newest first. */
  openings: get<NoInput, OpeningListResponse>('/api/careers/openings'),
  /** One of them, with its text; 404 for an unknown or a closed one. */
  opening: get<OpeningInput, OpeningResponse>('/api/careers/openings/{slug}'),
  /** What the document of its page says; 404 as for the opening itself. */
  openingHead: get<OpeningInput, PageHeadResponse>('/api/careers/openings/{slug}/head'),
  /** What the document of /career says, with its readable text. */
  careerHead: get<NoInput, PageHeadResponse>('/api/careers/head'),
  /**
   * Takes a CV, the request's body: a PDF of at most 5 MB (413, 415, 422 CV_REFUSED). It waits a day for the application
   * of the same browser. 429 too many.
   */
  addCv: upload<CvResponse>('/api/careers/cv'),
  /** As sendEnquiry, for an application; 400 for an opening that closed, or a CV that waits no more. Takes an Idempotency-Key. */
  sendApplication: post<SendApplicationInput, TicketResponse>('/api/careers/apply'),
  /** The words of a page that change without a release; 400 for a page that has none, 404 while nothing is stored. */
  pageContent: get<{ readonly page: PageName }, PageContentResponse>('/api/site-content/page/{page}'),
  /** A text of the site as it holds now; 404 for an unknown one. */
  siteDocument: get<DocumentInput, DocumentResponse>('/api/documents/{kind}/{name}'),
  /** A version that holds, held before or is announced; 404 for a draft. */
  siteDocumentVersion: get<DocumentVersionInput, DocumentResponse>('/api/documents/{kind}/{name}/versions/{version}'),
  /** What the document of the text's page says, with its readable text. */
  siteDocumentHead: get<DocumentInput, PageHeadResponse>('/api/documents/{kind}/{name}/head'),
  /** Every version of every text, drafts included. 403 for everybody but staff, as for the three below. */
  siteDocuments: get<NoInput, DocumentEntriesResponse>('/api/documents'),
  /** How a text will look, without keeping it; 400 with the line that cannot be read. */
  previewDocument: post<WrittenDocument, DocumentResponse>('/api/documents/preview'),
  /** Keeps a draft and answers its version. */
  saveDocument: post<WrittenDocument, SaveDocumentResponse>('/api/documents/save'),
  /** Puts a draft into force, now or at a moment to come; 400 when it is published already. */
  publishDocument: post<PublishDocumentInput, DoneResponse>('/api/documents/publish'),
  /** By topics, in the order staff gave them. */
  faqs: get<NoInput, FaqList>('/api/site-content/faqs'),
  /** What the document of /faqs says, with every question and answer. */
  faqsHead: get<NoInput, PageHeadResponse>('/api/site-content/faqs/head'),
  /** What this visitor said to "Was this helpful?"; for somebody logged in, what the account said. */
  faqVotes: get<NoInput, FaqVotesResponse>('/api/site-content/faqs/votes'),
  /** Says whether an answer helped; saying it again changes it. 404 for an unknown question, 429 for too many. */
  voteOnFaq: post<FaqVote, FaqVotesResponse>('/api/site-content/faqs/vote'),
  /** Success stories, the newest first. */
  stories: get<NoInput, StoryList>('/api/site-content/success-stories'),
  /** The newest first, without their text. */
  articles: get<NoInput, ArticleList>('/api/site-content/articles'),
  /** What the document of /article says, with every title and summary. */
  articlesHead: get<NoInput, PageHeadResponse>('/api/site-content/articles/head'),
  /** What the document of a page says that lists or tells things of several kinds; 400 for another page. */
  pageHead: get<{ readonly page: HeadedPage }, PageHeadResponse>('/api/site-content/heads/{page}'),
  /** A page of the open calls; 400 for a filter that does not parse. */
  jobs: get<JobsQuery, JobListing>('/api/jobs'),
  /** One job, open or closed; 404 for an unknown one and for drafts. */
  job: get<JobKeyInput, JobResponse>('/api/jobs/{key}'),
  /** What the document of a job's page says: `JobPosting` data while it is open, noindex afterwards. */
  jobHead: get<JobKeyInput, PageHeadResponse>('/api/jobs/{key}/head'),
  /** What stands between the talent and the job. 403 for everybody but talent, as for the five below. */
  jobForTalent: get<JobKeyInput, JobForTalentResponse>('/api/jobs/{key}/for-talent'),
  /** Applications and invitations of the caller's talent, with every step; the newest first. */
  ownApplications: get<NoInput, OwnApplicationsResponse>('/api/applications'),
  /**
   * Applies for a role: 403 APPLY_BARRED without a public profile or, where the site asks for it, a membership; 409
   * ALREADY_APPLIED, 422 JOB_CLOSED. Takes an Idempotency-Key.
   */
  applyForJob: post<ApplyForJobInput, OwnApplicationsResponse>('/api/applications/apply'),
  /** Takes the own application back; 409 once an offer stands. Takes an Idempotency-Key, as the two below. */
  withdrawApplication: post<ApplicationIdInput, OwnApplicationsResponse>('/api/applications/withdraw'),
  /** Answers a request for a self-tape with a link; sent again it replaces the former. 409 while none is asked for. */
  sendSelfTape: post<SendSelfTapeInput, OwnApplicationsResponse>('/api/applications/self-tape'),
  /** Says no to an invitation; the client is told once. 404 for one that is not the caller's, 409 for one that is answered. */
  declineInvitation: post<ApplicationIdInput, OwnApplicationsResponse>('/api/applications/decline-invitation'),
  /** The own jobs. 403 for everybody but clients, as for every call below /api/client; another client's id is answered 404. */
  ownJobs: get<NoInput, OwnJobsResponse>('/api/client/jobs'),
  /** One job of the caller as it is being written, with its revision; 404 for somebody else's. */
  ownJob: get<JobIdInput, OwnJobResponse>('/api/client/jobs/{id}'),
  /** Keeps a draft as it is. 409 REVISION_STALE, 422 LIST_FULL. Takes an Idempotency-Key. */
  saveJob: post<SaveJobInput, OwnJobResponse>('/api/client/jobs/save'),
  /**
   * Sends a job in, or the changes of an open one: shown at once, or after staff read it (first posts, and always with
   * minors or intimacy). 422 JOB_INCOMPLETE with the fields. Takes an Idempotency-Key.
   */
  submitJob: post<JobRevisionInput, OwnJobResponse>('/api/client/jobs/submit'),
  /** A later last day for an open job; 409 for any other. */
  extendJob: post<ExtendJobInput, OwnJobResponse>('/api/client/jobs/extend'),
  /** A draft with the same words, without days. Takes an Idempotency-Key. */
  duplicateJob: post<JobIdInput, OwnJobResponse>('/api/client/jobs/duplicate'),
  /** Closes a job for good and tells everybody who applied; 409 for one that is not open. Takes an Idempotency-Key. */
  closeJob: post<JobIdInput, OwnJobResponse>('/api/client/jobs/close'),
  /** Throws a draft away; 409 for a job that was shown. */
  discardJob: post<JobIdInput, DoneResponse>('/api/client/jobs/discard'),
  /** How many talents a role would find. It changes nothing; a POST, because a role is too much for an address. 429 after 120 in a minute. */
  roleFit: post<RoleFitInput, RoleFitResponse>('/api/client/role-fit'),
  /** What is new for a client: applicants, jobs that close soon, bookings, open invitations. */
  clientOverview: get<NoInput, ClientOverviewResponse>('/api/client/overview'),
  /** Who applied for one job of the caller, filtered by stage and role, a page at a time, with the counts of every stage; 404 for somebody else's job. */
  applicants: get<ApplicantsQuery, ApplicantsResponse>('/api/client/applicants'),
  /** The client looked at an application: a new one is 'viewed' from then on, and its talent is told once. */
  viewApplication: post<ApplicationIdInput, MovedResponse>('/api/client/applications/view'),
  /** Moves applications to a stage; each talent is told once. 404 when one is not the client's, 429 when one was moved 20 times in a day. Takes an Idempotency-Key. */
  moveApplications: post<MoveApplicationsInput, MovedResponse>('/api/client/applications/move'),
  /** Keeps the client's rating (1 to 5) and note of an applicant, which only the client sees; 404 for somebody else's. */
  noteApplication: post<NoteApplicationInput, DoneResponse>('/api/client/applications/note'),
  /** The caller's open jobs and roles a talent may be invited to, and where they applied or are invited already. */
  inviteOptions: get<InviteOptionsInput, InviteOptionsResponse>('/api/client/invite-options'),
  /** Invites a talent for a role; 409 ALREADY_INVITED, 422 INVITE_REFUSED for a profile nobody answers for. Takes an Idempotency-Key. */
  inviteTalent: post<InviteTalentInput, InviteOptionsResponse>('/api/client/invite'),
  /** What happened, the newest first. */
  notifications: get<NotificationsQuery, NotificationsResponse>('/api/notifications'),
  /** The bell's number alone. */
  notificationCount: get<NoInput, NotificationCountResponse>('/api/notifications/count'),
  /** Marks notices of the caller as read, by their ids or up to a number; answers how many are left. Unknown ids are passed over. */
  readNotifications: post<ReadNotificationsInput, NotificationCountResponse>('/api/notifications/read'),
  /** When what happens goes out by mail, for each group. */
  saveMailFrequencies: post<MailFrequencies, DoneResponse>('/api/notifications/mail'),
  /** Tells staff of a job, profile, application or invitation; 404 for what the reporter cannot see, 429. Takes an Idempotency-Key. */
  sendReport: post<SendReportInput, DoneResponse>('/api/reports'),
  /** The signed registry, with an ETag; 304 when unchanged. */
  registry: get<NoInput, SignedRegistry>('/api/federation/registry'),
  /** One published release, signed (payload: Release); 404 for an unknown one. */
  publishedRelease: get<ReleaseInput, SignedText>('/api/federation/releases/{remote}/{version}'),
  /** Publishes a release with the remote's own bearer token; 409 when the version exists or expects what the site has not. */
  publishRelease: post<PublishRelease, RevisionResponse>('/api/federation/releases'),
  /** Changes what visitors get; for staff, or with the remote's own bearer token. 409 when there is nothing to change. */
  changeRollout: post<ChangeRollout, RevisionResponse>('/api/federation/rollouts'),
  /** Releases, weights and health of every remote; for staff, or with any remote's token, as the three below. */
  platformStatus: get<NoInput, PlatformStatusResponse>('/api/federation/status'),
  /** Who changed what visitors get, the newest first, 50 at a time. */
  platformAudit: get<AuditInput, AuditResponse>('/api/federation/audit'),
  /** Every experiment with its remote and state, the newest first. */
  experiments: get<NoInput, ExperimentsResponse>('/api/federation/experiments'),
  /** 404 for an experiment that never was. */
  experimentReport: get<ReportInput, ExperimentReportResponse>('/api/federation/experiments/{experiment}'),
  /** Says what a remote's test is for, before its first visitor; 409 afterwards. For staff, or with that remote's own token. */
  planExperiment: post<PlanExperiment, ExperimentPlan>('/api/federation/experiments'),
  /** A link that puts a published release into the own browser for eight hours; staff only. */
  makeOverride: post<MakeOverride, OverrideResponse>('/api/federation/overrides'),
  /** What became of loading or rendering a release; answers 204. */
  beacon: post<Beacon, void>('/api/federation/beacons'),
  /** A variant was shown; counted once per visitor. Answers 204, also when nothing is counted. */
  exposure: post<Exposure, void>('/api/federation/exposures'),
  /** Core Web Vitals of a page view; answers 204. */
  vitals: post<Vitals, void>('/api/federation/vitals'),
} as const;

export type EndpointName = keyof typeof ENDPOINTS;
