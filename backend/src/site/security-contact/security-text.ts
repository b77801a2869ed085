import type { AppConfig } from '../../kernel/config/config';

/** The text is made for each request, so the day on which it lapses moves on with the calendar. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 3600 * 1000;

/** The text of RFC 9116. The contact page is always named, also where nobody has an address. */
export function securityText({ securityContact, publicUrl }: Pick<AppConfig, 'securityContact' | 'publicUrl'>, now: number): string {
  const lapsesOn = new Date(Math.floor(now / DAY_MS + VALID_DAYS) * DAY_MS);
  const fields = [
    ...(securityContact === null ? [] : [['Contact', securityContact]]),
    ['Contact', `${publicUrl}/contactus`],
    ['Expires', lapsesOn.toISOString().replace('.000Z', 'Z')],
    ['Preferred-Languages', 'en, hi'],
    ['Canonical', `${publicUrl}/.well-known/security.txt`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
