import type { LogoutResponse, SendCodeInput, SendCodeResponse, SignInWaysResponse, VerifyCodeInput, VerifyCodeResponse } from './auth';
import type { ArticleList, ArticleResponse, FaqList, JobList, StoryList } from './content';
import { get, type NoInput, post } from './endpoint';
import type { Beacon, Release, SignedRegistry } from './federation';
import type { Counters, FeaturedTalents } from './landing';
import type { CategoryList, GenderList, SubCategories, TalentListing, TalentListingQuery, TalentProfileResponse } from './talents';
import type { CurrencyList, UpdateCurrencyInput, UpdateCurrencyResponse, UserDetails, UserDetailsRequest } from './users';

/**
 * Every call of the site. Paths and field names are the wire contract (product-spec section 7) and keep their
 * spelling. This file carries no schema, so a remote that calls the API does not ship the validator.
 */
export const ENDPOINTS = {
  /** Sets the XSRF-TOKEN cookie and answers 204. The client asks for it before a first POST. */
  xsrf: get<NoInput, void>('/api/xsrf'),
  /** Details of the session's own user. 401 without a session, 403 for another user's id. */
  userDetails: post<UserDetailsRequest, UserDetails>('/api/user/get-user-details'),
  /** Sends a login code; 400 bad address, 429 too soon (with retry_after). */
  sendCode: post<SendCodeInput, SendCodeResponse>('/api/user/send-otp-for-sign-in-up'),
  /** Takes the code; 422 wrong, used or late code, or terms not ticked. */
  verifyCode: post<VerifyCodeInput, VerifyCodeResponse>('/api/login-or-register-with-otp'),
  /** Ends the session; answers 200 for a visitor without one, too. */
  logout: post<NoInput, LogoutResponse>('/frontend/logout'),
  /** Which social sign-ins are configured. */
  signInWays: get<NoInput, SignInWaysResponse>('/api/user/sign-in-ways'),
  /** All currencies, in the order to show. */
  currencies: get<NoInput, CurrencyList>('/api/site-content/get-country-currency-list'),
  /** Remembers the visitor's currency; status 0 for an unknown code. */
  updateCurrency: post<UpdateCurrencyInput, UpdateCurrencyResponse>('/talent/update-currency-location'),
  /** One page of talents; 400 for a filter that does not parse. */
  talentListing: get<TalentListingQuery, TalentListing>('/api/talent-listing'),
  genders: get<NoInput, GenderList>('/api/get-gender-list/'),
  categories: get<NoInput, CategoryList>('/api/get-categories'),
  /** 404 for an unknown category. */
  subCategories: get<{ readonly categoryId: number }, SubCategories>('/api/get-sub-categories/{categoryId}'),
  /** A visible talent's public profile, without contact data; 404 for an unknown or hidden one. */
  talentProfile: get<{ readonly slug: string }, TalentProfileResponse>('/api/talent-profile/{slug}'),
  featuredTalents: get<NoInput, FeaturedTalents>('/api/landing/featured-talents'),
  counters: get<NoInput, Counters>('/api/landing/counters'),
  faqs: get<NoInput, FaqList>('/api/site-content/faqs'),
  stories: get<NoInput, StoryList>('/api/site-content/success-stories'),
  articles: get<NoInput, ArticleList>('/api/site-content/articles'),
  /** 404 for an unknown article. */
  article: get<{ readonly slug: string }, ArticleResponse>('/api/site-content/articles/{slug}'),
  openJobs: get<NoInput, JobList>('/api/site-content/open-jobs'),
  /** The signed registry, with an ETag; 304 when unchanged. */
  registry: get<NoInput, SignedRegistry>('/api/federation/registry'),
  /** Publishes and promotes a release with the remote's own bearer token; 409 when the version exists. */
  publishRelease: post<Release, { readonly revision: number }>('/api/federation/releases'),
  /** What became of loading or rendering a release; answers 204. */
  beacon: post<Beacon, void>('/api/federation/beacons'),
} as const;

export type EndpointName = keyof typeof ENDPOINTS;
