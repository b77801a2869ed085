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
import { type EndpointName, ENDPOINTS } from './endpoints';

const OF_CONTEXTS: Readonly<Record<string, object>> = {
  alerts: ALERTS_DECLARATIONS,
  auth: AUTH_DECLARATIONS,
  content: CONTENT_DECLARATIONS,
  hiring: HIRING_DECLARATIONS,
  jobs: JOBS_DECLARATIONS,
  landing: LANDING_DECLARATIONS,
  membership: MEMBERSHIP_DECLARATIONS,
  notifications: NOTIFICATIONS_DECLARATIONS,
  office: OFFICE_DECLARATIONS,
  platform: PLATFORM_DECLARATIONS,
  talents: TALENTS_DECLARATIONS,
  videos: VIDEOS_DECLARATIONS,
};

/** Returns the calls of a context, as 'GET /api/jobs'; none for a context without calls of its own. Servers only. */
export function callsOfContext(context: string): readonly string[] {
  const names = Object.keys(OF_CONTEXTS[context] ?? {}) as EndpointName[];
  return names.map((name) => `${ENDPOINTS[name].method} ${ENDPOINTS[name].path}`);
}
