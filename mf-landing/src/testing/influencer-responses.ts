import type { LandingPeople, LandingPerson, PageBlocks, PageContentResponse } from '@alltalent/shared/contracts';
import { aTalentCard } from '@alltalent/shared/testing';
import { ok } from './stub-responses';
import { INFLUENCER_PROOFS } from './influencer-proofs';

export const INFLUENCER_COPY = '/api/site-content/page/influencer';
export const INFLUENCER_PEOPLE = '/api/landing/people/influencer';

const joinUs = { label: 'Join Us Now', to: '#lead-form' };
const field = (title: string) => ({ title, to: `/talents?searchtext=influencer+${title.toLowerCase()}` });

export const INFLUENCER_BLOCKS = {
  hero: { type: 'band', title: 'Connect. Collaborate. Conquer.', text: 'Brands write to you.', action: joinUs },
  unlock: {
    type: 'list',
    title: 'Unlock Your Career Potential',
    items: [
      { time: '09:12', title: 'New brief', text: 'Two reels, Goa.', figure: '₹38,000' },
      { time: '09:40', title: 'You', text: 'Yes.', art: 'reply' },
      { time: '18:31', title: 'Paid', text: 'The shoot wrapped.', figure: '₹38,000', art: 'paid' },
    ],
    note: 'A sample conversation.',
  },
  journey: {
    type: 'list',
    title: 'Start Your Influencer Journey',
    items: [
      { figure: '1', title: 'Show your face' },
      { figure: '2', title: 'Name your price', text: 'Per post, per day.' },
    ],
  },
  match: {
    type: 'list',
    title: 'Find Your Perfect Match',
    text: 'You cook in Bangla.',
    action: joinUs,
    items: [
      { title: 'Brief', text: 'A mango pickle' },
      { title: 'Fee', text: '₹26,000' },
    ],
    note: 'A sample brief.',
  },
  fields: {
    type: 'list',
    title: 'Influence In Every Field',
    action: { label: 'View All Categories', to: '/talents' },
    items: ['Fitness', 'Beauty', 'Fashion', 'Lifestyle', 'Travel', 'Food', 'Hair'].map(field),
  },
  ...INFLUENCER_PROOFS,
} satisfies PageBlocks<'influencer'>;

const face = (id: number, display_name: string, tags: string[]): LandingPerson => ({
  ...aTalentCard({ id, slug: `face-${id}`, display_name, profile_image: `/media/posters/face-${id}-0-640.webp` }),
  tags,
  clip: '',
});
export const INFLUENCER_FACES = [
  face(1, 'Nadia Hussain', ['Food']),
  face(2, 'Rohan Gill', ['Fitness']),
  face(3, "Rhea D'Souza", ['Travel']),
  face(4, 'Ify Okonkwo', ['Hair']),
  face(5, 'Tenzin Dorje', ['Stories']),
];

const peopleOf = (faces: LandingPerson[]): LandingPeople => ({
  status: 200,
  data: [
    { place: 'carousel', people: [face(6, 'Zoya Merchant', ['Actor', 'Influencer'])] },
    { place: 'faces', people: faces },
  ],
});

/** The calls of the page, with these words and these faces. */
export function influencerResponses(blocks: PageBlocks<'influencer'> = INFLUENCER_BLOCKS, faces = INFLUENCER_FACES) {
  const copy: PageContentResponse = { status: 200, data: { page: 'influencer', updated_at: '2026-11-20T10:00:00.000Z', blocks } };
  return { [INFLUENCER_COPY]: ok(copy), [INFLUENCER_PEOPLE]: ok(peopleOf(faces)) };
}
