import { storage } from '@alltalent/shared/api';
import type { ClaimsBlock } from '@alltalent/shared/contracts';
import { joinPanelAtom } from '@alltalent/shared/state';
import { renderWithProviders, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { useAtomValue } from 'jotai';
import { stubResponses, FAILURE } from '../testing/stub-responses';
import { matchMediaQueries } from '../testing/browser-parts';
import {
  INFLUENCER_BLOCKS,
  INFLUENCER_FACES,
  INFLUENCER_PEOPLE,
  INFLUENCER_COPY,
  influencerResponses,
} from '../testing/influencer-responses';
import { Component as InfluencerPage } from './influencer.page';

/** The headings of the page, in the order of the product's specification. */
const HEADINGS = [
  'Unlock Your Career Potential',
  'Start Your Influencer Journey',
  'Find Your Perfect Match',
  'Influence In Every Field',
  'Why Choose All Talent',
  'They said yes',
  'Success Stories',
  'Our Successful Campaigns',
  'Join Our Influencer Network',
];
const FORM = HEADINGS.at(-1);

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const section = (name: string) => within(screen.getByRole('region', { name }));
const pairs = (list: ReturnType<typeof section>) =>
  list.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
const faceOf = (element: HTMLElement) => element.querySelector('img')?.getAttribute('src');

function PanelState() {
  return <p>{useAtomValue(joinPanelAtom).isOpen ? 'panel open' : 'panel closed'}</p>;
}

async function open(responses: Parameters<typeof stubResponses>[0] = influencerResponses()) {
  stubResponses(responses);
  renderWithProviders(
    <>
      <InfluencerPage />
      <PanelState />
    </>,
    { route: '/influencer' },
  );
  await waitFor(() => expect(screen.queryByRole('status', { name: 'The page is loading' })).toBeNull());
}

beforeEach(() => {
  matchMediaQueries('(prefers-reduced-motion: reduce)');
  Element.prototype.scrollIntoView = jest.fn();
  storage.remove('user_id', 'is_login');
});

test('IFS-01 the sections stand in the order of the specification, under one heading of the page', async () => {
  await open();
  await waitFor(() => expect(headings()).toEqual(HEADINGS));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Connect. Collaborate. Conquer.' })).toBeInTheDocument();
});

test('IFS-01 a booking is told as a conversation with times and sums, marked as a sample', async () => {
  await open();
  const unlock = section('Unlock Your Career Potential');
  const messages = within(unlock.getByRole('list', { name: 'One booking, start to finish' })).getAllByRole('listitem');
  expect(messages).toHaveLength(3);
  expect(messages[0]).toHaveTextContent(/09:12.*New brief.*Two reels, Goa\..*₹38,000/u);
  expect(unlock.getByText('A sample conversation.')).toBeInTheDocument();
});

test('IFS-01 the brief of the match is marked as a sample', async () => {
  await open();
  const match = section('Find Your Perfect Match');
  expect(match.getByText('A sample brief.')).toBeInTheDocument();
  expect(match.getByText('A mango pickle')).toBeInTheDocument();
  expect(pairs(match)).toEqual(['Fee ₹26,000']);
});

test('IFS-01 each of the seven fields leads to its people, View All Categories to all of them', async () => {
  await open();
  const fields = section('Influence In Every Field');
  const links = within(fields.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(
    ['Fitness', 'Beauty', 'Fashion', 'Lifestyle', 'Travel', 'Food', 'Hair'].map(
      (name) => `${name} /talents?searchtext=influencer+${name.toLowerCase()}`,
    ),
  );
  expect(fields.getByRole('link', { name: 'View All Categories' })).toHaveAttribute('href', '/talents');
});

test('IFS-01 a field shows who is tagged with it; nobody’s face stands in for a field of its own', async () => {
  await open();
  const link = (name: string) => screen.getByRole('link', { name });
  await waitFor(() => expect(faceOf(link('Fitness'))).toBe('/media/posters/face-2-0-640.webp'));
  expect(faceOf(link('Food'))).toBe('/media/posters/face-1-0-640.webp');
  expect(faceOf(link('Beauty'))).toBe('/media/posters/face-5-0-640.webp');
  expect(faceOf(link('Fashion'))).toBeUndefined();
});

test('IFS-01 LAND-02 instant payment, a thousand-plus network and match notifications are the reasons', async () => {
  await open();
  const why = section('Why Choose All Talent');
  expect(why.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Instant payment',
    'A thousand-plus network',
    'Match notifications',
  ]);
  expect(why.getByText('1,000+')).toBeInTheDocument();
  expect(why.getByText(/by our count/u)).toBeInTheDocument();
  expect(why.getByRole('figure')).toHaveTextContent(/^A sample receipt.*To you₹38,000$/u);
});

test('IFS-01 without a receipt the claim of instant payment stands by itself', async () => {
  await open(influencerResponses({ ...INFLUENCER_BLOCKS, receipt: undefined }));
  const why = section('Why Choose All Talent');
  expect(why.getByRole('heading', { name: 'Instant payment' })).toBeInTheDocument();
  expect(why.queryByRole('figure')).toBeNull();
});

test('IFS-01 the influencers go round, each leading to the profile', async () => {
  await open();
  const carousel = within(await screen.findByRole('region', { name: 'Influencers' }));
  expect(carousel.getByRole('link', { name: 'Zoya Merchant' })).toHaveAttribute('href', '/face-6');
});

test('IFS-01 four stories, two of them over a picture, each with the profile of its teller in a new tab', async () => {
  await open();
  const stories = section('Success Stories');
  expect(stories.getAllByRole('figure')).toHaveLength(4);
  const pictures = await stories.findAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(['Portrait of Ify Okonkwo', 'Portrait of Tenzin Dorje']);
  const tellers = stories.getAllByRole('link');
  expect(tellers.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['Rhea D’Souza', '/face-3', '_blank'],
    ['Ify Okonkwo', '/face-4', '_blank'],
    ['Tenzin Dorje', '/face-5', '_blank'],
    ['Rohan Gill', '/face-2', '_blank'],
  ]);
  expect(stories.getByText('Stories are sample copy.')).toBeInTheDocument();
});

test('IFS-01 D12 the story of somebody whose profile is hidden shows neither picture nor way to it', async () => {
  await open(influencerResponses(INFLUENCER_BLOCKS, INFLUENCER_FACES.slice(0, 3)));
  const stories = section('Success Stories');
  await stories.findByRole('link', { name: 'Rhea D’Souza' });
  expect(stories.getByText('Ify Okonkwo, hair, Lagos')).toBeInTheDocument();
  expect(stories.queryByRole('link', { name: 'Ify Okonkwo' })).toBeNull();
  expect(stories.queryByRole('img')).toBeNull();
});

test('IFS-01 the lifestyle card makes the company’s claims, the analysis reads as figures and says it is a sample', async () => {
  await open();
  const campaigns = section('Our Successful Campaigns');
  expect(campaigns.getByRole('heading', { level: 3, name: 'Lifestyle' })).toBeInTheDocument();
  const analysis = within(campaigns.getByRole('figure', { name: 'Analysis' }));
  expect(pairs(campaigns)).toEqual(['views 1k+', 'followers 1M+', 'Fri 46%', 'Sat 92%', 'Sun closed']);
  expect(campaigns.getByText('All Talent’s own claims.')).toBeInTheDocument();
  expect(analysis.getByText('Sample data, of no real campaign.')).toBeInTheDocument();
});

test('IFS-01 a bar is as high as its figure, one without a number has none', async () => {
  await open();
  const bars = [...screen.getByRole('figure', { name: 'Analysis' }).querySelectorAll('rect')];
  expect(bars.map((bar) => bar.getAttribute('height'))).toEqual(['50', '100', '0']);
});

test.each([
  ['Connect. Collaborate. Conquer.', 'Join Us Now'],
  ['Find Your Perfect Match', 'Join Us Now'],
  ['Why Choose All Talent', 'Enroll Now'],
])('IFS-02 the button of %s leads to the form', async (place, name) => {
  await open();
  await userEvent.click(section(place).getByRole('button', { name }));
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([screen.getByRole('region', { name: FORM })]);
  await waitFor(() => expect(screen.getByLabelText(/^First name/iu)).toHaveFocus());
});

test('IFS-02 Log in leads to the root, where the login stands open for a visitor', async () => {
  await open();
  const link = within(screen.getByRole('region', { name: FORM })).getByRole('link', { name: 'Log in' });
  expect(link).toHaveAttribute('href', '/');
  await userEvent.click(link);
  expect(screen.getByText('panel open')).toBeInTheDocument();
});

test('IFS-02 the terms and the privacy policy are read in new tabs, beside what was typed', async () => {
  await open();
  const form = within(screen.getByRole('region', { name: FORM }));
  for (const [name, href] of [
    [/^Terms & Conditions/u, '/terms-of-use'],
    [/^Privacy Policy/u, '/privacy-policy'],
  ] as const) {
    const [link] = await form.findAllByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  }
});

test('LAND-02 further claims stand as the company’s own when the words name them', async () => {
  const claims: ClaimsBlock = {
    type: 'claims',
    title: 'In figures',
    claims: [{ figure: '1000+', text: 'in the network' }],
    note: 'By our own count.',
  };
  await open(influencerResponses({ ...INFLUENCER_BLOCKS, claims }));
  expect(section('In figures').getByText('1000+')).toBeInTheDocument();
  expect(section('In figures').getByText('By our own count.')).toBeInTheDocument();
});

const SECTION_BLOCKS = ['unlock', 'journey', 'match', 'fields', 'why', 'carousel', 'stories', 'campaigns'] as const;
test.each(SECTION_BLOCKS)('IFS-01 without the block %s its section is left out and nothing else', async (name) => {
  await open(influencerResponses({ ...INFLUENCER_BLOCKS, [name]: undefined }));
  await waitFor(() => expect(headings()).toEqual(HEADINGS.filter((title) => title !== INFLUENCER_BLOCKS[name].title)));
});

test('IFS-01 without people the words stand, and only the carousel says that it did not load', async () => {
  await open({ ...influencerResponses(), [INFLUENCER_PEOPLE]: FAILURE });
  expect(await screen.findByRole('alert')).toHaveTextContent('The influencers did not load');
  expect(headings()).toEqual(HEADINGS.filter((title) => title !== 'They said yes'));
});

test('IFS-02 words that do not load cost neither the first screen nor the form, and can be asked for again', async () => {
  const responses: Parameters<typeof stubResponses>[0] = { [INFLUENCER_COPY]: FAILURE };
  await open(responses);
  expect(screen.getByText('This page’s words did not load')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Connect. Collaborate. Conquer.' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Join Us Now' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: FORM })).toBeInTheDocument();
  Object.assign(responses, influencerResponses());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(headings()).toEqual(HEADINGS));
});
