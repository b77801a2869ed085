import { ENDPOINTS, type EndpointName } from '@alltalent/shared/contracts';

/**
 * Who may call: `public` a read for everybody, no session is looked up; `everybody` also restricted users (role 20), who
 * may change nothing but log out; `visitors` everybody but them; `signed-in` every session; `members` every session but
 * theirs; a role: sessions with it; `programs` a bearer token, checked by the
 * call itself; `platform` staff, or such a token.
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

/** Every call of the site. A call that is missing here does not compile; a route that is missing is refused. */
const CALLS = {
  xsrf: 'public',
  userDetails: 'signed-in',
  subscriptionDetails: 'members',
  sendCode: 'visitors',
  verifyCode: 'visitors',
  signUp: 'visitors',
  passwordLogin: 'visitors',
  unlock: 'visitors',
  joinProgress: 'visitors',
  logout: 'everybody',
  signInWays: 'public',
  account: 'members',
  accountSessions: 'members',
  endAccountSession: 'members',
  sendAccountCode: 'members',
  confirmAccountCode: 'members',
  changeContact: 'members',
  confirmContact: 'members',
  setPassword: 'members',
  exportAccount: 'members',
  deleteAccount: 'members',
  keepAccount: 'members',
  acceptTerms: 'members',
  changeRole: 'members',
  children: 'guardian',
  addChild: 'guardian',
  withdrawConsent: 'guardian',
  removeChild: 'guardian',
  currencies: 'public',
  updateCurrency: 'visitors',
  talentListing: 'everybody',
  selectedTalents: 'everybody',
  toggleFavourite: 'members',
  favourites: 'members',
  favouriteTalents: 'members',
  makeFavouriteList: 'members',
  renameFavouriteList: 'members',
  removeFavouriteList: 'members',
  changeFavouriteList: 'members',
  genders: 'public',
  categories: 'public',
  subCategories: 'public',
  talentCities: 'public',
  talentProfile: 'everybody',
  talentProfileHead: 'public',
  sendShareCode: 'visitors',
  verifyShareCode: 'visitors',
  shareTalents: 'visitors',
  lookbook: 'public',
  openLookbook: 'visitors',
  viewLookbook: 'visitors',
  answerLookbook: 'visitors',
  stopShares: 'visitors',
  resumeShares: 'visitors',
  ownShares: 'members',
  managedShare: 'public',
  revokeShare: 'visitors',
  ownProfile: 'talent',
  saveProfile: 'talent',
  submitProfile: 'talent',
  takeBackProfile: 'talent',
  changeAddress: 'talent',
  addPhoto: 'talent',
  changePhoto: 'talent',
  orderPhotos: 'talent',
  removePhoto: 'talent',
  featuredTalents: 'public',
  counters: 'public',
  fastestGrowing: 'public',
  creators: 'public',
  featuredGigs: 'public',
  hirers: 'public',
  landingPeople: 'public',
  leadForm: 'visitors',
  pendingLead: 'visitors',
  storeLead: 'visitors',
  resendLeadCode: 'visitors',
  verifyLead: 'visitors',
  enquiryForm: 'visitors',
  sendEnquiry: 'visitors',
  deskAddresses: 'public',
  contactHead: 'public',
  openings: 'public',
  opening: 'public',
  openingHead: 'public',
  careerHead: 'public',
  addCv: 'visitors',
  sendApplication: 'visitors',
  pageContent: 'public',
  siteDocument: 'public',
  siteDocumentVersion: 'public',
  siteDocumentHead: 'public',
  siteDocuments: 'staff',
  previewDocument: 'staff',
  saveDocument: 'staff',
  publishDocument: 'staff',
  faqs: 'public',
  faqsHead: 'public',
  faqVotes: 'everybody',
  voteOnFaq: 'visitors',
  stories: 'public',
  articles: 'public',
  articlesHead: 'public',
  pageHead: 'public',
  jobs: 'everybody',
  job: 'everybody',
  jobHead: 'public',
  jobForTalent: 'talent',
  ownApplications: 'talent',
  applyForJob: 'talent',
  withdrawApplication: 'talent',
  sendSelfTape: 'talent',
  declineInvitation: 'talent',
  ownJobs: 'client',
  ownJob: 'client',
  saveJob: 'client',
  submitJob: 'client',
  extendJob: 'client',
  duplicateJob: 'client',
  closeJob: 'client',
  discardJob: 'client',
  roleFit: 'client',
  clientOverview: 'client',
  applicants: 'client',
  viewApplication: 'client',
  moveApplications: 'client',
  noteApplication: 'client',
  inviteOptions: 'client',
  inviteTalent: 'client',
  notifications: 'members',
  notificationCount: 'members',
  readNotifications: 'members',
  saveMailFrequencies: 'members',
  sendReport: 'visitors',
  registry: 'public',
  publishedRelease: 'public',
  publishRelease: 'programs',
  changeRollout: 'platform',
  platformStatus: 'platform',
  platformAudit: 'platform',
  experiments: 'platform',
  experimentReport: 'platform',
  planExperiment: 'platform',
  makeOverride: 'staff',
  beacon: 'everybody',
  exposure: 'everybody',
  vitals: 'everybody',
} as const satisfies Record<EndpointName, Access>;

/** Routes that are no calls of a page: files, health, redirects to sign-in providers. */
const OTHER_ROUTES: Readonly<Record<string, Access>> = {
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /dev/outbox': 'public',
  'GET /dev/outbox.css': 'public',
  'GET /dev/outbox.json': 'public',
  'GET /google/redirect': 'visitors',
  'GET /google/callback': 'visitors',
  'GET /facebook/auth': 'visitors',
  'GET /facebook/callback': 'visitors',
  'GET /article/rss.xml': 'public',
  'GET /robots.txt': 'public',
  'GET /.well-known/security.txt': 'public',
  'GET /sitemap.xml': 'public',
  'GET /sitemaps/:file': 'public',
  'GET /media/clips/:file': 'public',
  'GET /media/loops/:file': 'public',
  'GET /media/og/:file': 'public',
  'GET /media/photos/:file': 'public',
  'GET /media/:kind/:file': 'public',
  'GET /api/profile/photos/:file': 'talent',
};

const TABLE: ReadonlyMap<string, Access> = new Map([
  ...Object.entries(OTHER_ROUTES),
  ...Object.entries(CALLS).map(([name, access]) => {
    const { method, path } = ENDPOINTS[name as EndpointName];
    return [keyOf(method, path.replace(/\{(\w+)\}/gu, ':$1')), access] as const;
  }),
]);

/** Undefined for a route that nobody entered. */
export function accessTo(method: string, route: string): Access | undefined {
  return TABLE.get(keyOf(method === 'HEAD' ? 'GET' : method, route));
}

function keyOf(method: string, route: string): string {
  return `${method} ${route.replace(/\/$/u, '')}`;
}
