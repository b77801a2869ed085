import { ALERTS_ENDPOINTS } from './alerts/endpoints';
import { AUTH_ENDPOINTS } from './auth/endpoints';
import { CONTENT_ENDPOINTS } from './content/endpoints';
import { HIRING_ENDPOINTS } from './hiring/endpoints';
import { JOBS_ENDPOINTS } from './jobs/endpoints';
import { LANDING_ENDPOINTS } from './landing/endpoints';
import { MEMBERSHIP_ENDPOINTS } from './membership/endpoints';
import { NOTIFICATIONS_ENDPOINTS } from './notifications/endpoints';
import { OFFICE_ENDPOINTS } from './office/endpoints';
import { PLATFORM_ENDPOINTS } from './platform/endpoints';
import { TALENTS_ENDPOINTS } from './talents/endpoints';
import { VIDEOS_ENDPOINTS } from './videos/endpoints';

/** Endpoints by name: method, path, and the types of input and output. */
export const ENDPOINTS = {
  ...AUTH_ENDPOINTS,
  ...TALENTS_ENDPOINTS,
  ...JOBS_ENDPOINTS,
  ...HIRING_ENDPOINTS,
  ...ALERTS_ENDPOINTS,
  ...MEMBERSHIP_ENDPOINTS,
  ...NOTIFICATIONS_ENDPOINTS,
  ...CONTENT_ENDPOINTS,
  ...LANDING_ENDPOINTS,
  ...PLATFORM_ENDPOINTS,
  ...OFFICE_ENDPOINTS,
  ...VIDEOS_ENDPOINTS,
} as const;

export type EndpointName = keyof typeof ENDPOINTS;
