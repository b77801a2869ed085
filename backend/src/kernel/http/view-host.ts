import type { FastifyRequest } from 'fastify';
import type { AppConfig } from '../config/config';

/** Whether a request came to the host at which the office opens views of the site as a member. */
export function isViewHost({ host }: Pick<FastifyRequest, 'host'>, { viewOrigin }: Pick<AppConfig, 'viewOrigin'>): boolean {
  return viewOrigin !== null && new URL(viewOrigin).host === host;
}
