import { MEMBERSHIP_LIMITS, type PaidPlanId } from '@alltalent/shared/contracts';

export const PLANS_PATH = '/membership';
export const OWN_PATH = '/account/membership';

/** Returns the path of this site in `?from=`; '' for anything else, so that no link leads to another site. */
export function readFrom(search: URLSearchParams): string {
  const from = search.get('from') ?? '';
  return isOwnPath(from) ? from : '';
}

/** Whether a text is a path of this site: '/jobs/1', and neither '//elsewhere' nor '/\elsewhere'. */
export function isOwnPath(path: string): boolean {
  return path.length <= MEMBERSHIP_LIMITS.returnPath && /^\/(?![/\\])[^\s\\]*$/u.test(path);
}

export function checkoutPath(plan: PaidPlanId, from: string): string {
  return from === '' ? `/checkout/${plan}` : `/checkout/${plan}?from=${encodeURIComponent(from)}`;
}

export const orderPath = (plan: PaidPlanId, orderId: string): string => `/checkout/${plan}?order=${encodeURIComponent(orderId)}`;
