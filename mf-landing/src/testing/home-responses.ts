import type { Creators, FaqList, FastestGrowing, Hirers, JobList, PageContentResponse, StoryList } from '@alltalent/shared/contracts';
import { aTalentCard } from '@alltalent/shared/testing';

export const NEWCOMERS: FastestGrowing = {
  status: 200,
  among: 120,
  data: [
    {
      ...aTalentCard({ id: 11, slug: 'pema-tamang', display_name: 'Pema Tamang' }),
      joined_on: '2026-11-12',
      pictures: 5,
      credits: 9,
      languages: 1,
    },
    {
      ...aTalentCard({ id: 12, slug: 'omar-haddad', display_name: 'Omar Haddad' }),
      joined_on: '2026-11-02',
      pictures: 4,
      credits: 0,
      languages: 3,
    },
  ],
};
export const CREATORS: Creators = {
  status: 200,
  total: 1240,
  data: ['Rhea D’Souza', 'Zoya Merchant', 'Rohan Gill', 'Nadia Hussain'].map((display_name, id) =>
    aTalentCard({ id: 20 + id, slug: `creator-${id}`, display_name }),
  ),
};
export const GIGS: JobList = {
  status: 200,
  data: [
    {
      id: 231,
      slug: 'lead-coming-of-age-feature',
      title: 'Lead, coming-of-age feature',
      category: 'Actor',
      details: 'Film. A boy who repairs radios.',
      location: 'Mumbai',
      dates: '12–28 Jan',
      pay: 240000,
      currency: 'INR',
      pay_unit: 'flat fee',
      closes_on: '2999-01-01',
      posted_by: 'Paper Kite Films',
    },
  ],
};
export const HIRERS: Hirers = {
  status: 200,
  data: [
    { name: 'Paper Kite Films', open_jobs: 9 },
    { name: 'Neem & Co.', open_jobs: 1 },
  ],
};
const faq = (name: string, topic: string, question: string): FaqList['data'][number] => ({
  name,
  topic,
  question,
  blocks: [{ kind: 'paragraph', spans: [{ text: `Answer of ${name}, see ` }, { text: 'the terms', to: '/terms-of-use' }] }],
});
export const FAQS: FaqList = {
  status: 200,
  data: [
    faq('free', 'Getting started', 'Is it free to join?'),
    faq('pictures', 'Getting started', 'Do I need professional pictures?'),
    faq('child', 'Safety', 'My child wants to act. How does that work?'),
  ],
};
const story = (id: number, name: string, role: string) => ({
  id,
  name,
  role,
  quote: `${name} says so.`,
  profile_image: '',
  slug: `story-${id}`,
});
export const STORIES: StoryList = {
  status: 200,
  data: [
    story(1, 'Leela Pillai', 'Playback singer'),
    story(2, 'Tenzin Dorje', 'Documentary lead'),
    story(3, 'Naina Kapoor', 'Host'),
    story(4, 'Baldev Rana', 'Actor'),
  ],
};
export const HOME_COPY: PageContentResponse = {
  status: 200,
  data: {
    page: 'home',
    updated_at: '2026-11-20T10:00:00.000Z',
    blocks: {
      'featured-in': { type: 'marks', title: 'Featured in', is_demo: true, marks: [{ name: 'Reel Weekly', look: 'thin' }] },
      'influencer-marketing': {
        type: 'band',
        title: 'Your launch needs a face.',
        text: 'Matched to your budget.',
        action: { label: 'Meet the influencers', to: '/hiring-influencer' },
        claim: { figure: '2K+', text: 'influencers, by our count' },
      },
      'popular-features': {
        type: 'lanes',
        title: 'One has the talent, one has the part.',
        lanes: [
          { title: 'For talent', items: [{ title: 'Make one profile', text: 'Ten minutes.', art: 'profile' }] },
          { title: 'For clients', items: [{ title: 'Post what you need', art: 'no such drawing' }] },
        ],
        ending: { title: 'Booked.', text: 'See you on set.' },
      },
      'register-to-hire': {
        type: 'band',
        title: 'Looking for someone?',
        text: 'Describe the part.',
        action: { label: 'Register to hire talent', to: '/post-a-job' },
      },
      'work-for': {
        type: 'list',
        title: 'Where our people work',
        items: [{ title: 'Weddings', text: 'Sufi quartets.', to: '/talents?searchtext=singer' }, { title: 'Radio' }],
      },
      claims: { type: 'claims', title: 'So far', claims: [{ figure: '100k+', text: 'talents' }], note: 'By All Talent’s own count.' },
    },
  },
};
