import { jobListResponseSchema } from '../content/content';
import { pageContentInputSchema } from '../content/page-content';
import { type Declaration, endpoint, nothing } from '../core/declaration';
import type * as LANDING_ENDPOINTS from './endpoints';
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

/** What servers know of the calls of campaign pages and leads. */
export const LANDING_DECLARATIONS = {
  featuredTalents: endpoint('public', 'Lists the talents on the wall of the home page.', nothing, featuredTalentsResponseSchema),
  counters: endpoint('public', 'Counts talents, open jobs and cities.', nothing, countersResponseSchema),
  fastestGrowing: endpoint('public', 'Lists the fullest profiles of the newest members.', nothing, fastestGrowingResponseSchema),
  creators: endpoint('public', 'Lists visible influencers, and how many there are in each category.', nothing, creatorsResponseSchema),
  featuredGigs: endpoint('public', 'Lists the open casting calls that close first.', nothing, jobListResponseSchema),
  hirers: endpoint('public', 'Lists who has casting calls open, the busiest first.', nothing, hirersResponseSchema),
  landingPeople: endpoint('public', 'Lists the people on a campaign page.', pageContentInputSchema, landingPeopleResponseSchema),
  leadForm: endpoint('visitors', 'Answers what a lead form needs before it can be sent.', nothing, leadFormResponseSchema, {
    isInOfficeView: true,
  }),
  pendingLead: endpoint('visitors', 'Answers the lead of this browser that waits for its code.', nothing, pendingLeadResponseSchema, {
    isInOfficeView: true,
  }),
  storeLead: endpoint('visitors', 'Stores a lead and sends its code.', storeLeadSchema, storeLeadResponseSchema, { isIdempotent: true }),
  resendLeadCode: endpoint('visitors', 'Sends the code of the pending lead again.', nothing, resendLeadCodeResponseSchema, {
    isIdempotent: true,
  }),
  verifyLead: endpoint(
    'visitors',
    'Takes the code of the pending lead and passes the lead on.',
    verifyLeadSchema,
    verifyLeadResponseSchema,
    {
      isIdempotent: true,
    },
  ),
} as const satisfies Record<keyof typeof LANDING_ENDPOINTS, Declaration>;
