import { ROLES, type StaffRole } from '@alltalent/shared/contracts';

export type DemoUser = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  readonly location: string;
  readonly hasPremium: boolean;
  /** Person of the cast whose profile this user owns; null for a user without a profile. */
  readonly castKey: string | null;
  /** YYYY-MM-DD. */
  readonly birthDate?: string;
  /** Roles in the office, of staff. */
  readonly office?: readonly StaffRole[];
  /** Children registered by this user, a guardian, each with a valid consent. */
  readonly child?: DemoChild;
};

type DemoChild = { readonly firstName: string; readonly lastName: string; readonly birthDate: string; readonly relation: 'mother' };

/** Demo accounts to log in with; their codes appear in the demo outbox. */
export const DEMO_USERS: readonly DemoUser[] = [
  {
    email: 'asha.rao@example.com',
    firstName: 'Asha',
    lastName: 'Rao',
    roles: [ROLES.talent],
    location: 'Bengaluru',
    hasPremium: false,
    castKey: 'asha-rao',
  },
  {
    email: 'ritu.khanna@example.com',
    firstName: 'Ritu',
    lastName: 'Khanna',
    roles: [ROLES.client],
    location: 'Mumbai',
    hasPremium: false,
    castKey: null,
  },
  {
    email: 'meher.kaul@example.com',
    firstName: 'Meher',
    lastName: 'Kaul',
    roles: [ROLES.talent],
    location: 'Mumbai',
    hasPremium: true,
    castKey: 'meher-kaul',
  },
  {
    email: 'dev.mehra@example.com',
    firstName: 'Dev',
    lastName: 'Mehra',
    roles: [ROLES.talent, ROLES.client],
    location: 'Mumbai',
    hasPremium: false,
    castKey: 'dev-mehra',
  },
  {
    email: 'sana.mirza@example.com',
    firstName: 'Sana',
    lastName: 'Mirza',
    roles: [ROLES.restricted],
    location: 'Delhi',
    hasPremium: false,
    castKey: null,
  },
  {
    email: 'leela.iyer@example.com',
    firstName: 'Leela',
    lastName: 'Iyer',
    roles: [ROLES.guardian],
    location: 'Chennai',
    hasPremium: false,
    castKey: null,
    birthDate: '1984-03-12',
    child: { firstName: 'Tara', lastName: 'Iyer', birthDate: '2016-05-04', relation: 'mother' },
  },
  {
    email: 'nikhil.bose@example.com',
    firstName: 'Nikhil',
    lastName: 'Bose',
    roles: [ROLES.staff],
    office: ['administrator'],
    location: 'Kolkata',
    hasPremium: false,
    castKey: null,
  },
  {
    email: 'farida.sheikh@example.com',
    firstName: 'Farida',
    lastName: 'Sheikh',
    roles: [ROLES.staff],
    office: ['casting'],
    location: 'Mumbai',
    hasPremium: false,
    castKey: null,
  },
  {
    email: 'joseph.dcruz@example.com',
    firstName: 'Joseph',
    lastName: 'D’Cruz',
    roles: [ROLES.staff],
    office: ['support', 'finance'],
    location: 'Kochi',
    hasPremium: false,
    castKey: null,
  },
  {
    email: 'anjali.menon@example.com',
    firstName: 'Anjali',
    lastName: 'Menon',
    roles: [ROLES.staff],
    office: ['content'],
    location: 'Bengaluru',
    hasPremium: false,
    castKey: null,
  },
];
