import type { AppConfig } from '../../kernel/config/config';

/** Days until the text expires; it is composed for each request, so it never does. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 3600 * 1000;

/** Returns the text of RFC 9116. It always names the contact page, even if no desk has an e-mail address. */
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
