/** Calls of campaign pages and leads. */

import type { JobList } from '../content/content';
import type { PageContentInput } from '../content/page-content';
import { type NoInput, get, post } from '../core/endpoint';
import type { Counters, Creators, FastestGrowing, FeaturedTalents, Hirers, LandingPeople } from './landing';
import type {
  LeadFormResponse,
  PendingLeadResponse,
  ResendLeadCodeResponse,
  StoreLeadInput,
  StoreLeadResponse,
  VerifyLeadInput,
  VerifyLeadResponse,
} from './leads';

/** Talents that the front page shows, with their pictures. */
export const featuredTalents = get<NoInput, FeaturedTalents>('/api/landing/featured-talents');
/** How many talents the list finds without filters, open jobs and cities, counted at most a minute ago. */
export const counters = get<NoInput, Counters>('/api/landing/counters');
/** Members who joined lately, and how far their profiles have grown. */
export const fastestGrowing = get<NoInput, FastestGrowing>('/api/landing/fastest-growing');
/** Visible influencers, the newest first, and how many the list finds by their category. */
export const creators = get<NoInput, Creators>('/api/landing/creators');
/** The open calls that close first. */
export const featuredGigs = get<NoInput, JobList>('/api/landing/gigs');
/** Who has calls open today, the busiest first. */
export const hirers = get<NoInput, Hirers>('/api/landing/hirers');
/** The people a campaign page shows, by their place on it; hidden ones are replaced; no places where the words name nobody. */
export const landingPeople = get<PageContentInput, LandingPeople>('/api/landing/people/{page}');
/** What a lead form needs before it can be sent. */
export const leadForm = get<NoInput, LeadFormResponse>('/api/landing/lead-form');
/** The lead of this browser that still waits for its code; null when there is none. */
export const pendingLead = get<NoInput, PendingLeadResponse>('/api/landing/pending-lead');
/**
 * Stores a lead, then sends one code to its mail address and its mobile number. 400 with the form's own messages, 422
 * FORM_EXPIRED for a token to fetch again and FORM_REFUSED for a program, 429 too many. Takes an Idempotency-Key.
 */
export const storeLead = post<StoreLeadInput, StoreLeadResponse>('/StoreProductShoot');
/** Sends the pending lead's code once more; 404 without one, 429 too soon. Takes an Idempotency-Key. */
export const resendLeadCode = post<NoInput, ResendLeadCodeResponse>('/product-shoot-resend-otp');
/** Takes the code of the pending lead: 422 wrong or late code, 404 without a lead, 429 too many tries. Takes an Idempotency-Key. */
export const verifyLead = post<VerifyLeadInput, VerifyLeadResponse>('/api-verity-otp-for-product-shoot');
