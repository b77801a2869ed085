import type { EndpointName } from '../../contracts/endpoints';
import { MOCK_PEOPLE, type MockPerson } from './people';

/** Read to record: the mocks replay the real backend's responses. `npm run mocks` records them again. */
export type Wanted = {
  readonly call: EndpointName;
  /** One question each; {} unless said. */
  readonly inputs?: readonly Readonly<Record<string, unknown>>[];
  /** People whose responses differ; everyone else gets the visitor's. */
  readonly people?: readonly MockPerson[];
};

const PAGES = ['terms-of-use', 'privacy-policy', 'return-policy', 'about-us', 'success', 'career', 'contactus'] as const;
const JOB_KEYS = ['1-lead-coming-of-age-feature', '2-the-landlord-web-series'] as const;
const SIGNED_IN = MOCK_PEOPLE.filter((person) => person !== 'visitor');
const MEMBERS = SIGNED_IN.filter((person) => person !== 'restricted');

/** As the page asks for what nobody is found by. */
const NOBODY = JSON.stringify({ searchtext: 'zzzz', location: '', sortby: 'newest', filterAttribute: {} });

export const WANTED: readonly Wanted[] = [
  { call: 'signInWays' },
  { call: 'joinProgress' },
  { call: 'userDetails', people: SIGNED_IN },
  { call: 'membershipPlans' },
  { call: 'subscriptionDetails', people: MEMBERS },
  { call: 'ownMembership', people: MEMBERS },
  { call: 'membershipOrder', inputs: [{ id: 'ord_none' }], people: ['visitor', ...MEMBERS] },
  { call: 'account', people: MEMBERS },
  { call: 'accountSessions', people: MEMBERS },
  { call: 'delegatedAccounts', people: MEMBERS },
  { call: 'team', people: MEMBERS },
  { call: 'teamInvitation', inputs: [{ token: 'none' }] },
  { call: 'currencies' },
  { call: 'genders' },
  { call: 'categories' },
  { call: 'subCategories', inputs: [1, 2, 3, 4].map((categoryId) => ({ categoryId })) },
  { call: 'talentCities', inputs: [{ q: '' }, { q: 'mum' }] },
  { call: 'talentListing', inputs: [{}, { currentPage: 2 }, { filterdata: NOBODY }] },
  { call: 'favourites', people: ['visitor', ...MEMBERS] },
  { call: 'favouriteTalents', inputs: [{ listId: 0 }], people: ['visitor', ...MEMBERS] },
  { call: 'ownProfile', people: ['visitor', 'talent', 'talent-and-client'] },
  { call: 'listLinks', inputs: [{ listId: 1 }], people: ['visitor', ...MEMBERS] },
  { call: 'ownShares', people: ['visitor', ...MEMBERS] },
  { call: 'notifications', people: ['visitor', ...MEMBERS] },
  { call: 'notificationCount', people: ['visitor', ...MEMBERS] },
  { call: 'savedSearches', people: ['visitor', ...MEMBERS] },
  { call: 'alertState', inputs: [{ token: '0.none' }] },
  { call: 'featuredTalents' },
  { call: 'counters' },
  { call: 'fastestGrowing' },
  { call: 'creators' },
  { call: 'featuredGigs' },
  { call: 'hirers' },
  { call: 'landingPeople', inputs: ['hiring-influencer', 'influencer', 'singer'].map((page) => ({ page })) },
  { call: 'pageContent', inputs: ['home', 'hiring-influencer', 'influencer', 'product-photoshoot', 'singer'].map((page) => ({ page })) },
  { call: 'leadForm' },
  { call: 'pendingLead' },
  { call: 'siteDocument', inputs: PAGES.map((name) => ({ kind: 'page', name })) },
  { call: 'siteDocument', inputs: [{ kind: 'article', name: 'a-self-tape-that-gets-watched-to-the-end' }] },
  { call: 'siteDocumentVersion', inputs: [{ kind: 'page', name: 'terms-of-use', version: 1 }] },
  { call: 'faqVotes' },
  { call: 'contactFormToken' },
  { call: 'deskEmails' },
  { call: 'openings' },
  { call: 'faqs' },
  { call: 'stories' },
  { call: 'articles' },
  { call: 'jobs', inputs: [{}, { page: 2 }, { q: 'zzzz' }], people: ['visitor', 'talent', 'talent-and-client'] },
  { call: 'job', inputs: JOB_KEYS.map((key) => ({ key })), people: ['visitor', 'talent', 'talent-and-client'] },
  { call: 'jobForTalent', inputs: [{ key: '1' }], people: ['visitor', 'talent', 'talent-and-client'] },
  { call: 'posterReviews', inputs: JOB_KEYS.map((key) => ({ key })) },
  { call: 'bookingReviews', inputs: [{ id: 1 }], people: ['visitor', ...MEMBERS] },
  { call: 'ownApplications', people: ['visitor', 'talent', 'talent-and-client'] },
  { call: 'ownOffers', people: ['visitor', 'talent', 'client', 'talent-and-client'] },
  { call: 'offer', inputs: [{ id: 1 }], people: ['visitor', 'talent', 'client', 'talent-and-client'] },
  { call: 'offerOptions', inputs: [{ talent: 1 }], people: ['visitor', 'client', 'talent-and-client'] },
  { call: 'ownBookings', people: ['visitor', 'talent', 'client', 'talent-and-client'] },
  { call: 'booking', inputs: [{ id: 1 }], people: ['visitor', 'talent', 'client', 'talent-and-client'] },
  { call: 'earnings', people: ['visitor', 'talent', 'talent-and-client'] },
  { call: 'bookingContact', people: ['visitor', 'talent', 'client', 'talent-and-client'] },
  { call: 'videoRules', people: ['visitor', 'talent', 'client', 'talent-and-client'] },
  { call: 'video', inputs: [{ id: 'none-none-none-none-no' }] },
  { call: 'ownVideos', people: ['visitor', 'talent', 'client', 'talent-and-client'] },
  { call: 'threads', people: ['visitor', 'talent', 'client', 'talent-and-client'] },
  { call: 'thread', inputs: [{ id: 1 }], people: ['visitor', 'talent', 'client', 'talent-and-client'] },
  { call: 'unreadMessages', people: ['visitor', ...MEMBERS] },
  { call: 'blocks', people: ['visitor', ...MEMBERS] },
  { call: 'ownJobs', people: ['visitor', 'client', 'talent-and-client'] },
  { call: 'ownJob', inputs: [{ id: 1 }], people: ['visitor', 'client', 'talent-and-client'] },
  { call: 'clientOverview', people: ['visitor', 'client', 'talent-and-client'] },
  { call: 'inviteOptions', inputs: [{ talent: 1 }], people: ['visitor', 'client', 'talent-and-client'] },
  { call: 'platformStatus', people: ['visitor', 'staff'] },
  { call: 'staffMember', inputs: [{ user_id: 'u_none' }], people: ['staff'] },
  { call: 'membershipFigures', people: ['staff'] },
  { call: 'platformAudit', people: ['staff'] },
  { call: 'releaseFailures', inputs: [{ remote: 'mf_landing' }, { remote: 'mf_talents' }], people: ['staff'] },
  { call: 'planFigures', inputs: [{ remote: 'mf_landing', baseline: 0.05, lift: 0.2, weight: 1000 }], people: ['staff'] },
  { call: 'experiments', people: ['staff'] },
  { call: 'experimentResult', inputs: [{ experiment: 'hero-words' }], people: ['staff'] },
];
