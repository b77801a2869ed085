import { renderWithProviders, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { stubResponses, FAILURE, ok } from '../testing/stub-responses';
import { matchMediaQueries, watchPlayer } from '../testing/browser-parts';
import { HIRING_PEOPLE, HIRING_COPY } from '../testing/hiring-responses';
import { Component as HiringPage } from './hiring-influencer.page';

const COPY_PATH = '/api/site-content/page/hiring-influencer';
const PEOPLE_PATH = '/api/landing/people/hiring-influencer';
const responses = () => ({ [COPY_PATH]: ok(HIRING_COPY), [PEOPLE_PATH]: ok(HIRING_PEOPLE) });
const region = (name: string) => screen.findByRole('region', { name });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const copyWithout = (...names: readonly string[]) => {
  const { blocks, ...rest } = HIRING_COPY.data;
  const left = Object.fromEntries(Object.entries(blocks).filter(([name]) => !names.includes(name)));
  return ok({ status: 200, data: { ...rest, blocks: left } });
};
const STORY = [
  'Influencer videos',
  'A face people already trust.',
  'Define Your Hiring Budget',
  'Level up your marketing',
  'Make an Impact',
  'Why Choose All Talent',
  'Meet six of them',
  'Connect with Top Influencers',
];

beforeEach(() => {
  matchMediaQueries('(prefers-reduced-motion: reduce)');
  watchPlayer();
  stubResponses(responses());
  Element.prototype.scrollIntoView = jest.fn();
});

test('INF-01 the page tells its story in order, under Discover, Connect, Hire', async () => {
  renderWithProviders(<HiringPage />);
  await region('Influencers');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Discover Connect Hire');
  await waitFor(() => expect(headings()).toEqual(STORY));
});

test('INF-01 the first screen is a film over its still, with a button to pause it', async () => {
  matchMediaQueries();
  renderWithProviders(<HiringPage />);
  expect(document.querySelector('video source')).toHaveAttribute('src', '/media/loops/hiring-900.webm');
  expect(screen.getByRole('button', { name: 'Pause video' })).toBeInTheDocument();
  expect(await screen.findByText('Influencers your customers already watch.')).toBeInTheDocument();
});

test('INF-01 the budget has three points, each with its sum', async () => {
  renderWithProviders(<HiringPage />);
  const points = within(await region('Define Your Hiring Budget')).getAllByRole('listitem');
  expect(points.map(({ textContent }) => textContent)).toEqual([
    '₹15,000One creator, one postA first test.',
    '₹1,10,000Three voices, one week',
    '₹6,00,000A season',
  ]);
});

test('INF-01 the marketing grid shows a category, a featured talent and a still by name; without a picture the words stand', async () => {
  renderWithProviders(<HiringPage />);
  const tiles = within(await region('Level up your marketing')).getAllByRole('figure');
  expect(tiles.map(({ textContent }) => textContent)).toEqual(['Live shopping', 'Beauty reels', 'Kitchen tests', 'Surprises']);
  await waitFor(() => expect(tiles[1]?.querySelector('img')).toHaveAttribute('src', '/media/talents/influencer-1-640.webp'));
  expect(tiles[0]?.querySelector('img')).toHaveAttribute('src', '/media/categories/influencer-640.webp');
  expect(tiles[2]?.querySelector('img')).toHaveAttribute('src', '/media/stills/chai-640.webp');
  expect(tiles[3]?.querySelector('img')).toBeNull();
});

test('INF-01 Why Choose has three benefits, and six featured talents that lead to their profiles in a new tab', async () => {
  renderWithProviders(<HiringPage />);
  const why = within(await region('Why Choose All Talent'));
  expect(why.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Real reach', 'One agreement', 'People on the phone']);
  const talents = within(await why.findByRole('list', { name: 'Featured talents' })).getAllByRole('article');
  expect(talents).toHaveLength(6);
  const link = why.getByRole('article', { name: 'Zoya Merchant' }).querySelector('a');
  expect(link).toHaveAttribute('href', '/influencer-1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(why.getByRole('link', { name: 'See all influencers' })).toHaveAttribute('href', '/talents?searchtext=influencer');
});

test.each(['Get Started', 'Hire Now', 'Explore Now', 'Experience It Now'])(
  'INF-03 %s scrolls smoothly to the form and puts the focus on its first field',
  async (name) => {
    matchMediaQueries();
    renderWithProviders(<HiringPage />);
    await userEvent.click(await screen.findByRole('button', { name }));
    const form = await region('Connect with Top Influencers');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts[0]).toBe(form);
    await waitFor(() => expect(within(form).getByRole('textbox', { name: 'First name' })).toHaveFocus());
  },
);

test('LAND-02 2K+ influencers and the free trial hire are the company’s own count', async () => {
  renderWithProviders(<HiringPage />);
  const claims = within(await region('A face people already trust.'));
  expect(claims.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['2K+', 'Free']);
  expect(claims.getByText('trial influencer hire for your first campaign')).toBeInTheDocument();
  expect(claims.getByText('By All Talent’s own count.')).toBeInTheDocument();
});

test.each([
  ['strip', 'Influencer videos'],
  ['claims', 'A face people already trust.'],
  ['budget', 'Define Your Hiring Budget'],
  ['marketing', 'Level up your marketing'],
  ['impact', 'Make an Impact'],
  ['carousel', 'Meet six of them'],
])('INF-01 without the block %s its section is left out, nothing else with it', async (block, title) => {
  stubResponses({ ...responses(), [COPY_PATH]: copyWithout(block) });
  renderWithProviders(<HiringPage />);
  await waitFor(() => expect(headings()).toEqual(STORY.filter((heading) => heading !== title)));
});

test('INF-01 benefits stand without the talents, and talents without the benefits', async () => {
  stubResponses({ ...responses(), [COPY_PATH]: copyWithout('featured') });
  const first = renderWithProviders(<HiringPage />);
  expect(within(await region('Why Choose All Talent')).queryByRole('list')).toBeNull();
  first.unmount();
  stubResponses({ ...responses(), [COPY_PATH]: copyWithout('why') });
  renderWithProviders(<HiringPage />);
  expect(await within(await region('Featured talents')).findAllByRole('article')).toHaveLength(6);
});

test('INF-01 people who did not load are rows with Try again; the rest of the page stands', async () => {
  stubResponses({ ...responses(), [PEOPLE_PATH]: FAILURE });
  renderWithProviders(<HiringPage />);
  expect(await screen.findByText('The featured talents did not load')).toBeInTheDocument();
  expect(await screen.findByText('The influencers did not load')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Why Choose All Talent' })).toBeInTheDocument();
});

test('INF-01 without its words the page still has its first screen, its form and its ending', async () => {
  stubResponses({ [COPY_PATH]: FAILURE });
  renderWithProviders(<HiringPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This page’s words did not load');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Discover Connect Hire');
  expect(screen.getByRole('heading', { name: 'Connect with Top Influencers' })).toBeInTheDocument();
  expect(screen.getByText('2024 © All Talent | All rights reserved')).toBeInTheDocument();
});

test('LEAD-01 the form says what becomes of the request, and the terms open beside it', async () => {
  renderWithProviders(<HiringPage />);
  const terms = await screen.findByRole('link', { name: /^terms/u });
  expect(terms).toHaveAttribute('href', '/terms-of-use');
  expect(terms).toHaveAttribute('target', '_blank');
});
