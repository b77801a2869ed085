import { loadConfig } from '../../kernel/config/config';
import { SITEMAP_PAGES } from '../sitemap/sitemap-pages';
import { securityText } from './security-text';

const DAY_MS = 24 * 3600 * 1000;
const SITE = { securityContact: 'mailto:security@talent.example', publicUrl: 'https://talent.example' };
const fieldsOf = (now: number) =>
  securityText(SITE, now)
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/u).slice(0, 2));

test.each(['2026-11-23T10:00:00Z', '2027-12-31T23:59:59Z', '2040-02-29T00:00:00Z'])(
  'SEC-51 read at %s, the security contact is valid for half a year and not for more than one',
  (moment) => {
    const now = Date.parse(moment);
    const lapses = fieldsOf(now).flatMap(([name, value]) => (name === 'Expires' ? [Date.parse(value ?? '')] : []));
    expect(lapses).toHaveLength(1);
    expect((lapses[0] ?? 0) - now).toBeGreaterThan(170 * DAY_MS);
    expect((lapses[0] ?? 0) - now).toBeLessThan(365 * DAY_MS);
  },
);

test('SEC-51 every line is a field of RFC 9116, the contact of the configuration first, and each page of the site that it names exists', () => {
  const fields = fieldsOf(Date.now());
  expect(fields[0]).toEqual(['Contact', SITE.securityContact]);
  const pages = fields.flatMap(([, value]) => (value?.startsWith(SITE.publicUrl) ? [value.slice(SITE.publicUrl.length)] : []));
  for (const page of pages) expect([...SITEMAP_PAGES, '/.well-known/security.txt']).toContain(page);
  for (const [name] of fields) expect(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']).toContain(name);
});

test('SEC-51 the contact is configured; without one it is the safety desk, and the contact page alone where that has no address', () => {
  const config = (env: Readonly<Record<string, string>>) => loadConfig({ NODE_ENV: 'test', ...env }).securityContact;
  expect(config({})).toBeNull();
  const alone = securityText({ ...SITE, securityContact: null }, Date.now());
  expect(alone.match(/^Contact: .*$/gmu)).toEqual(['Contact: https://talent.example/contactus']);
  expect(config({ DESKS_MAIL_TO: 'safety=care@talent.example' })).toBe('mailto:care@talent.example');
  for (const contact of ['mailto:security@talent.example', 'https://talent.example/security', 'tel:+91-22-12345678'])
    expect(config({ SECURITY_CONTACT: contact })).toBe(contact);
  for (const contact of ['security@talent.example', 'http://talent.example', 'mailto:a@b.c\nPolicy: x'])
    expect(() => config({ SECURITY_CONTACT: contact })).toThrow('SECURITY_CONTACT');
});
