import type { NewContactMessage } from '../../src/content';

const HOUR_MS = 3600 * 1000;
const NOTHING = { requestKey: null, opening: '', openingTitle: '', phone: '', link: '', cvName: null, userId: null } as const;

/** Ticket of the application with a CV. */
export const APPLICATION_TICKET = 'AT-3DEM-CVFP';

type DemoLetters = { readonly now: number; readonly clientId: string; readonly clientEmail: string };

/** Letters to three desks and an application, which wait in the office; one has waited longer than was promised. */
export function demoLetters({ now, clientId, clientEmail }: DemoLetters): readonly NewContactMessage[] {
  return [
    {
      ...NOTHING,
      ticket: 'AT-3DEM-ACCT',
      topic: 'account',
      name: 'Ritu Khanna',
      email: clientEmail,
      userId: clientId,
      message: 'The invoice of my membership names the wrong state. It should be Karnataka.\n\nCan you send me a new one?',
      createdAt: now - 27 * HOUR_MS,
    },
    {
      ...NOTHING,
      ticket: APPLICATION_TICKET,
      topic: 'career',
      name: 'Tara Menon',
      email: 'tara.menon@example.com',
      phone: '+91 98110 00333',
      link: 'https://example.com/tara',
      message: 'I cast short films and read forty briefs a week. I would like to do it with you, from Kochi.',
      createdAt: now - 20 * HOUR_MS,
    },
    {
      ...NOTHING,
      ticket: 'AT-3DEM-HXRE',
      topic: 'hiring',
      name: 'Nila Bose',
      email: 'nila.bose@example.com',
      message: 'I look for a drummer for two days in Pune, in May. Do your people travel, and who pays for it?',
      createdAt: now - 5 * HOUR_MS,
    },
    {
      ...NOTHING,
      ticket: 'AT-3DEM-DATA',
      topic: 'data',
      name: 'Kiran Shetty',
      email: 'kiran.shetty@example.com',
      message: 'Please send me all that you have stored about me. I have no account any more.',
      createdAt: now - 3 * HOUR_MS,
    },
  ];
}
