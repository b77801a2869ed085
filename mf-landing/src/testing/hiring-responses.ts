import type { LandingPeople, LandingPerson, PageContentResponse } from '@alltalent/shared/contracts';
import { aTalentCard } from '@alltalent/shared/testing';

const NAMES = ['Nadia Hussain', 'Zoya Merchant', 'Rhea D’Souza', 'Joseph Kurian', 'Rohan Gill', 'Tara Bhonsle'];
const slugOf = (place: number) => `influencer-${place}`;
const named = NAMES.map((_, place) => ({ slug: slugOf(place), tags: [] }));

export const HIRING_COPY: PageContentResponse = {
  status: 200,
  data: {
    page: 'hiring-influencer',
    updated_at: '2026-11-20T10:00:00.000Z',
    blocks: {
      cover: { type: 'band', title: 'Discover Connect Hire', text: 'Influencers your customers already watch.' },
      strip: { type: 'people', title: 'Influencer videos', fill: 'influencer', people: named, note: 'Demo films.' },
      claims: {
        type: 'claims',
        title: 'A face people already trust.',
        claims: [
          { figure: '2K+', text: 'influencers to choose from' },
          { figure: 'Free', text: 'trial influencer hire for your first campaign' },
        ],
        note: 'By All Talent’s own count.',
      },
      budget: {
        type: 'list',
        title: 'Define Your Hiring Budget',
        text: 'Tell us the number first.',
        action: { label: 'Hire Now', to: '#lead-form' },
        items: [
          { figure: '₹15,000', title: 'One creator, one post', text: 'A first test.' },
          { figure: '₹1,10,000', title: 'Three voices, one week' },
          { figure: '₹6,00,000', title: 'A season' },
        ],
      },
      marketing: {
        type: 'list',
        title: 'Level up your marketing',
        action: { label: 'Explore Now', to: '#lead-form' },
        items: [
          { title: 'Live shopping', art: 'category-influencer' },
          { title: 'Beauty reels', art: 'featured-2' },
          { title: 'Kitchen tests', art: 'chai' },
          { title: 'Surprises', art: 'no such drawing' },
        ],
      },
      impact: {
        type: 'band',
        title: 'Make an Impact',
        text: 'People don’t skip a friend.',
        action: { label: 'Experience It Now', to: '#lead-form' },
      },
      why: {
        type: 'list',
        title: 'Why Choose All Talent',
        items: [{ title: 'Real reach', text: 'We read the audience.' }, { title: 'One agreement' }, { title: 'People on the phone' }],
      },
      featured: {
        type: 'people',
        title: 'Featured talents',
        fill: 'influencer',
        people: named,
        action: { label: 'See all influencers', to: '/talents?searchtext=influencer' },
      },
      carousel: { type: 'people', title: 'Meet six of them', fill: 'influencer', people: named },
      form: { type: 'form', title: 'Connect with Top Influencers', points: ['First trial influencer hire, free'] },
    },
  },
};

export const influencers = (overrides: Partial<LandingPerson> = {}): LandingPerson[] =>
  NAMES.map((display_name, place) => ({
    ...aTalentCard({
      id: 41 + place,
      slug: slugOf(place),
      display_name,
      profile_image: `/media/talents/${slugOf(place)}-640.webp`,
      skills: ['Reels'],
    }),
    tags: [],
    clip: '',
    ...overrides,
  }));

export const HIRING_PEOPLE: LandingPeople = {
  status: 200,
  data: [
    { place: 'strip', people: influencers().map((person, place) => ({ ...person, clip: `clip-${place}` })) },
    { place: 'featured', people: influencers() },
    { place: 'carousel', people: influencers({ tags: ['Actor', 'Influencer'] }) },
  ],
};
