import type { AdType, LeadState } from '@alltalent/shared/contracts';

export type LeadText = {
  readonly name: readonly [first: string, last: string];
  readonly form: AdType;
  readonly text: string;
  readonly company?: string;
  readonly state: LeadState;
  /** Given name of the demo colleague whose lead it is. */
  readonly assignee?: string;
  readonly note?: string;
  readonly hoursAgo: number;
};

/** Confirmed leads of a demonstration, on all four forms and in every state. */
export const LEAD_TEXTS: readonly LeadText[] = [
  {
    name: ['Tanvi', 'Kulkarni'],
    form: 'Hiring Influencer',
    text: 'A sunscreen for the beach season. Five people in Mumbai and Goa, reels and stories, second half of the month.',
    state: 'new',
    hoursAgo: 3,
  },
  {
    name: ['Harsh Vardhan', ''],
    form: 'Singer',
    text: 'A sangeet in Udaipur for two hundred guests. Old Hindi songs, three hours with a break.',
    state: 'new',
    hoursAgo: 29,
  },
  {
    name: ['Ayesha', 'Merchant'],
    form: 'Product Photoshoot',
    text: 'Twelve bottles of attar on a white ground, and three pictures with hands.',
    company: 'Merchant & Daughters',
    state: 'new',
    hoursAgo: 54,
  },
  {
    name: ['Pranav', 'Desai'],
    form: 'Influencer',
    text: '',
    state: 'contacted',
    assignee: 'joseph',
    note: 'Rang. He sends links to three reels by Friday.',
    hoursAgo: 70,
  },
  {
    name: ['Leena', 'George'],
    form: 'Product Photoshoot',
    text: 'A range of six handloom saris, worn, in daylight.',
    company: 'Thari Looms',
    state: 'contacted',
    assignee: 'nikhil',
    note: 'Two photographers proposed with prices. She decides after the festival.',
    hoursAgo: 101,
  },
  {
    name: ['Zubin', 'Contractor'],
    form: 'Singer',
    text: 'A quartet for a product launch in Pune, forty minutes.',
    state: 'won',
    assignee: 'joseph',
    note: 'Booked; the contract went out.',
    hoursAgo: 240,
  },
  {
    name: ['Ritika', 'Anand'],
    form: 'Hiring Influencer',
    text: 'One post about a mobile game, this week.',
    state: 'lost',
    assignee: 'joseph',
    note: 'Wanted it unlabelled as an advertisement; we declined.',
    hoursAgo: 330,
  },
];
