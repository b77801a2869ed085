import type { JobContent, ReportReason } from '@alltalent/shared/contracts';
import type { RoleText } from '../jobs/job-text';

/** Change of a shown profile that its owner sent in: what differs from what the site shows. */
export type WaitingProfileText = {
  readonly who: string;
  readonly hoursAgo: number;
  readonly headline: string;
  readonly about?: string;
  readonly newSkills?: readonly string[];
  readonly rateFrom?: number;
};

/** Client of a demonstration whose jobs wait. */
export type WaitingClient = { readonly firstName: string; readonly lastName: string; readonly company: string; readonly city: string };

/** Job that was sent in for review. Days are counted from the day of seeding. */
export type WaitingJobText = {
  readonly client: WaitingClient;
  readonly hoursAgo: number;
  readonly title: string;
  readonly medium: string;
  readonly category: string;
  readonly details: string;
  readonly roles: readonly RoleText[];
  readonly days: readonly [first: number, last: number];
  readonly closesIn: number;
  readonly more: Partial<JobContent>;
};

/** Report of a job, by the beginning of its title, or of the profile of a person of the cast. */
export type WaitingReportText = {
  readonly about: { readonly job: string } | { readonly profile: string };
  readonly reason: ReportReason;
  readonly text: string;
  /** Null: a visitor. */
  readonly reporter: string | null;
  readonly hoursAgo: number;
};

export const WAITING_PROFILES: readonly WaitingProfileText[] = [
  {
    who: 'lin-yue',
    hoursAgo: 21,
    headline: 'Commercial model: skin, hands and very small spoons',
    about:
      'Skin care, tea, telephones: I make small things look worth holding. I work mostly in Singapore and Hong Kong, and from next month six weeks in Mumbai. My hands are insured, and I hold a pose for as long as the light needs.',
  },
  {
    who: 'joseph-kurian',
    hoursAgo: 9,
    headline: 'Cook, host, and keeper of my aunt’s recipes',
    newSkills: ['Live demonstration', 'Recipe writing'],
    rateFrom: 22_000,
  },
  {
    who: 'mateo-alvarez',
    hoursAgo: 3,
    headline: 'Nylon guitar, film scores, patient ears; remote sessions in two days',
    newSkills: ['Charango'],
  },
];

const TANVI: WaitingClient = { firstName: 'Tanvi', lastName: 'Kulkarni', company: 'Harbour and Hill Films', city: 'Pune' };
const IMRAN: WaitingClient = { firstName: 'Imran', lastName: 'Qazi', company: 'Bright Kettle', city: 'Delhi' };
export const WAITING_CLIENTS: readonly WaitingClient[] = [TANVI, IMRAN];

export const WAITING_JOBS: readonly WaitingJobText[] = [
  {
    client: TANVI,
    hoursAgo: 22,
    title: 'Voice for the lifts of a museum',
    medium: 'Audio',
    category: 'Voice Artist',
    details: 'Nine floors, one sentence each, in Marathi and English. Half a day in our studio; we pay the taxi.',
    roles: [{ name: 'The voice', ages: [30, 70], skills: ['Marathi', 'English'], details: 'Calm, as if the lift had time.' }],
    days: [24, 24],
    closesIn: 12,
    more: { pay: 14_000, pay_unit: 'package', usage: 'Inside the museum, for five years.' },
  },
  {
    client: IMRAN,
    hoursAgo: 7,
    title: 'Two friends for a cycle film',
    medium: 'Commercial',
    category: 'Actor',
    details: 'Two children ride to school and race the bus. One morning, helmets and a riding teacher from us, a parent on the set.',
    roles: [{ name: 'The friend in front', ages: [10, 13], people: 2, skills: ['Cycling'], details: 'Rides to school on most days.' }],
    days: [30, 30],
    closesIn: 15,
    more: { pay: 18_000, pay_unit: 'per day', usage: 'Online in India, one year.' },
  },
  {
    client: IMRAN,
    hoursAgo: 2,
    title: 'Hands for a tea tin',
    medium: 'Print',
    category: 'Model',
    details: 'Half a day, one tin, forty ways to open it. The ring is ours: a deposit of 500 rupees is paid back the same evening.',
    roles: [{ name: 'The hands', ages: [20, 60], skills: [], details: 'Short nails, no scars from kitchens.' }],
    days: [18, 18],
    closesIn: 9,
    more: { pay: 9000, pay_unit: 'package', usage: 'Packs and posters in India, two years.' },
  },
];

export const WAITING_REPORTS: readonly WaitingReportText[] = [
  {
    about: { job: 'Kite film' },
    reason: 'minor',
    text: 'Two afternoons of four hours on a roof for a girl of eight. Is somebody from the production really there the whole time?',
    reporter: 'mateo-alvarez',
    hoursAgo: 2,
  },
  {
    about: { profile: 'ify-okonkwo' },
    reason: 'fake',
    text: 'One of the pictures is mine, from a test shoot in March. I did not agree to it being here.',
    reporter: 'lin-yue',
    hoursAgo: 19,
  },
  {
    about: { job: 'Host and DJ' },
    reason: 'contact',
    text: 'They answered by asking me to go on in another messenger before they told me the pay.',
    reporter: null,
    hoursAgo: 6,
  },
];
