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
import type { EndpointName } from './endpoints';

/**
 * Every call of the site, declared once: who may make it, what it does, what it takes and answers. The access guard, the
 * routes (`@Handles`), the validation, the idempotency and the OpenAPI document are derived from it. Servers only.
 */
export const DECLARATIONS = {
  ...AUTH_DECLARATIONS,
  ...TALENTS_DECLARATIONS,
  ...JOBS_DECLARATIONS,
  ...HIRING_DECLARATIONS,
  ...ALERTS_DECLARATIONS,
  ...MEMBERSHIP_DECLARATIONS,
  ...NOTIFICATIONS_DECLARATIONS,
  ...CONTENT_DECLARATIONS,
  ...LANDING_DECLARATIONS,
  ...PLATFORM_DECLARATIONS,
  ...OFFICE_DECLARATIONS,
  ...VIDEOS_DECLARATIONS,
} as const satisfies Record<EndpointName, Declaration>;

/** Calls about an account itself, its logins, its membership, and about releases: for the account's holder, never for a delegate. */
export const HOLDER_CALLS: ReadonlySet<EndpointName> = new Set(
  Object.keys({ ...AUTH_DECLARATIONS, ...MEMBERSHIP_DECLARATIONS, ...PLATFORM_DECLARATIONS, ...OFFICE_DECLARATIONS }) as EndpointName[],
);
