import { ALERTS_DECLARATIONS } from './alerts/declarations';
import { AUTH_DECLARATIONS } from './auth/declarations';
import { CONTENT_DECLARATIONS } from './content/declarations';
import { HIRING_DECLARATIONS } from './hiring/declarations';
import { JOBS_DECLARATIONS } from './jobs/declarations';
import { LANDING_DECLARATIONS } from './landing/declarations';
import { MEMBERSHIP_DECLARATIONS } from './membership/declarations';
import { NOTIFICATIONS_DECLARATIONS } from './notifications/declarations';
import { OFFICE_DECLARATIONS } from './office/declarations';
import { PLATFORM_DECLARATIONS } from './platform/declarations';
import { TALENTS_DECLARATIONS } from './talents/declarations';
import { VIDEOS_DECLARATIONS } from './videos/declarations';
import type { Declaration } from './core/declaration';
import { type EndpointName, ENDPOINTS } from './endpoints';

const BY_CONTEXT = {
  auth: AUTH_DECLARATIONS,
  talents: TALENTS_DECLARATIONS,
  jobs: JOBS_DECLARATIONS,
  hiring: HIRING_DECLARATIONS,
  alerts: ALERTS_DECLARATIONS,
  membership: MEMBERSHIP_DECLARATIONS,
  notifications: NOTIFICATIONS_DECLARATIONS,
  content: CONTENT_DECLARATIONS,
  landing: LANDING_DECLARATIONS,
  platform: PLATFORM_DECLARATIONS,
  office: OFFICE_DECLARATIONS,
  videos: VIDEOS_DECLARATIONS,
} as const;

/**
 * Every call of the site, declared once: who may make it, what it does, what it takes and answers. The access guard, the
 * routes (`@Handles`), the validation, the idempotency and the OpenAPI document are derived from it. Servers only.
 */
export const DECLARATIONS = {
  ...BY_CONTEXT.auth,
  ...BY_CONTEXT.talents,
  ...BY_CONTEXT.jobs,
  ...BY_CONTEXT.hiring,
  ...BY_CONTEXT.alerts,
  ...BY_CONTEXT.membership,
  ...BY_CONTEXT.notifications,
  ...BY_CONTEXT.content,
  ...BY_CONTEXT.landing,
  ...BY_CONTEXT.platform,
  ...BY_CONTEXT.office,
  ...BY_CONTEXT.videos,
} as const satisfies Record<EndpointName, Declaration>;

/** Calls about an account itself, its logins, its membership, and about releases: for the account's holder, never for a delegate. */
export const HOLDER_CALLS: ReadonlySet<EndpointName> = new Set(
  Object.keys({ ...AUTH_DECLARATIONS, ...MEMBERSHIP_DECLARATIONS, ...PLATFORM_DECLARATIONS, ...OFFICE_DECLARATIONS }) as EndpointName[],
);

/** Returns the calls of a context, as 'GET /api/jobs'; none for a context without calls of its own. Servers only. */
export function callsOfContext(context: string): readonly string[] {
  const declared = Object.hasOwn(BY_CONTEXT, context) ? BY_CONTEXT[context as keyof typeof BY_CONTEXT] : {};
  return (Object.keys(declared) as EndpointName[]).map((name) => `${ENDPOINTS[name].method} ${ENDPOINTS[name].path}`);
}
