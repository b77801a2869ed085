import { type CookieChoice, KEPT_BY_PAGE, type PageRegistry, VISITOR_COOKIE, VISITOR_COOKIE_DAYS } from '@alltalent/shared/contracts';

const LIFE_SECONDS = VISITOR_COOKIE_DAYS * 86_400;

/**
 * Stores the variants that the page shows once statistics are allowed, and takes them away when they are not. A cookie of the front
 * door cannot be replaced by a page, so whoever has variants keeps them; a page on which nothing was offered stores nothing.
 */
export function keepVariants({ offer }: PageRegistry, choice: CookieChoice | null): void {
  const isKept = document.cookie.split('; ').some((pair) => pair.startsWith(`${VISITOR_COOKIE}=`));
  if (choice === 'all' && offer !== undefined && !isKept) store(`${KEPT_BY_PAGE}${offer}`, LIFE_SECONDS);
  if (choice === 'needed' && isKept) store('', 0);
}

function store(value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${VISITOR_COOKIE}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
