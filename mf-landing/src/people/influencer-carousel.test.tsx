import type { PeopleBlock } from '@alltalent/shared/contracts';
import { act, createTestQueryClient, renderWithProviders, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { fireEvent } from '@testing-library/react';
import { answerCalls, FAILURE, ok } from '../testing/answer-calls';
import { holdIntersections } from '../testing/browser-parts';
import { HIRING_PEOPLE, influencers } from '../testing/hiring-answers';
import { InfluencerCarousel } from './influencer-carousel';
import { InfluencersRound } from './influencers-round';
import { placePeopleQuery } from './people.query';

const PATH = '/api/landing/people/hiring-influencer';
const WORDS: PeopleBlock = { type: 'people', title: 'Meet six of them', fill: 'influencer', people: [{ slug: 'nadia', tags: [] }] };

/** A screen so wide, on which things may move or not. */
function openScreen(width: number, { isStill = false } = {}): void {
  const list = (query: string) => {
    const from = /min-width: (\d+)px/u.exec(query)?.[1];
    const listen = { addEventListener: () => undefined, removeEventListener: () => undefined };
    return { matches: from === undefined ? isStill && query.includes('reduced-motion') : width >= Number(from), ...listen };
  };
  Object.assign(globalThis, { matchMedia: list });
}

const show = () => renderWithProviders(<InfluencerCarousel page="hiring-influencer" words={WORDS} />);
const round = () => screen.findByRole('region', { name: 'Influencers' }, { timeout: 20_000 });
const inSight = (carousel: HTMLElement) =>
  [...carousel.querySelectorAll('.slick-slide[aria-hidden="false"] h3')].map((name) => name.textContent);
const movementOf = (carousel: HTMLElement) => carousel.querySelector<HTMLElement>('.slick-track')?.style.transition;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** The carousel itself, with the clock in the test's hand. */
function showOnClock(): HTMLElement {
  jest.useFakeTimers();
  renderWithProviders(<InfluencersRound title="Meet six of them" people={influencers()} />);
  return screen.getByRole('region', { name: 'Influencers' });
}

beforeEach(() => answerCalls({ [PATH]: ok(HIRING_PEOPLE) }));
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

test('INF-02 six influencers tagged Actor and Influencer, each poster a link to the profile in a new tab', async () => {
  openScreen(1280);
  show();
  const carousel = await round();
  expect(screen.getByRole('heading', { level: 2, name: 'Meet six of them' })).toBeInTheDocument();
  expect(carousel.querySelectorAll('.slick-slide:not(.slick-cloned)')).toHaveLength(6);
  const nadia = within(carousel).getByRole('link', { name: 'Nadia Hussain' });
  expect(nadia).toHaveAttribute('href', '/influencer-0');
  expect(nadia).toHaveAttribute('target', '_blank');
  expect(nadia).toHaveAttribute('rel', 'noopener');
  const slide = nadia.closest('article');
  expect(slide).toHaveTextContent('Nadia HussainActorInfluencer');
  expect(slide?.querySelector('img')).toHaveAttribute('alt', 'Portrait of Nadia Hussain');
});

test.each([
  [320, 1, '70px'],
  [599, 1, '70px'],
  [600, 3, '40px'],
  [1023, 3, '40px'],
  [1024, 3, '70px'],
  [1365, 3, '70px'],
  [1366, 3, '70px'],
  [1920, 3, '70px'],
])('INF-02 at %i px there are %i items with a margin of %s', async (width, items, margin) => {
  openScreen(width, { isStill: true });
  show();
  const carousel = await round();
  expect(inSight(carousel)).toHaveLength(items);
  expect(carousel.style.getPropertyValue('--slide-margin')).toBe(margin);
});

test('INF-02 it goes on every 2500 ms in a movement of 1000 ms, and from the last to the first', () => {
  openScreen(390);
  const carousel = showOnClock();
  expect(inSight(carousel)).toEqual(['Nadia Hussain']);
  pass(2499);
  expect(inSight(carousel)).toEqual(['Nadia Hussain']);
  pass(2);
  expect(movementOf(carousel)).toContain('1000ms');
  pass(999);
  expect(movementOf(carousel)).toContain('1000ms');
  pass(1);
  expect(movementOf(carousel)).toBe('');
  expect(inSight(carousel)).toEqual(['Zoya Merchant']);
  for (let ms = 0; ms < 5 * 2500; ms += 50) pass(50);
  expect(inSight(carousel)).toEqual(['Nadia Hussain']);
});

test('INF-02 G6 it waits under the pointer, while the focus is inside, and when paused; arrows, no dots', () => {
  openScreen(390);
  const carousel = showOnClock();
  fireEvent.pointerEnter(carousel);
  pass(9000);
  expect(inSight(carousel)).toEqual(['Nadia Hussain']);
  fireEvent.pointerLeave(carousel);
  act(() => within(carousel).getByRole('button', { name: 'Next' }).focus());
  pass(9000);
  expect(inSight(carousel)).toEqual(['Nadia Hussain']);
  act(() => within(carousel).getByRole('button', { name: 'Next' }).blur());
  fireEvent.click(within(carousel).getByRole('button', { name: 'Pause' }));
  pass(9000);
  expect(inSight(carousel)).toEqual(['Nadia Hussain']);
  expect(within(carousel).getByRole('button', { name: 'Previous' })).toBeInTheDocument();
  expect(carousel.querySelector('.slick-dots')).toBeNull();
});

test('INF-02 G6 nothing moves for whoever wants less motion', () => {
  openScreen(390, { isStill: true });
  const carousel = showOnClock();
  pass(9000);
  expect(inSight(carousel)).toEqual(['Nadia Hussain']);
  expect(within(carousel).queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('INF-02 the people are asked for when the carousel comes near the screen, not before', async () => {
  const observer = holdIntersections();
  const { paths } = answerCalls({ [PATH]: ok(HIRING_PEOPLE) });
  openScreen(1280);
  show();
  expect(screen.getByRole('status', { name: 'Influencers' })).toBeInTheDocument();
  expect(paths).toEqual([]);
  act(observer.arrive);
  await waitFor(() => expect(paths).toEqual([PATH]));
  await waitFor(() => {
    act(observer.arrive);
    expect(screen.getByRole('region', { name: 'Influencers' })).toBeInTheDocument();
  });
  observer.forget();
});

test('INF-02 though another place of the page asked before, the carousel’s code waits until its place is near', async () => {
  const observer = holdIntersections();
  openScreen(1280);
  const queryClient = createTestQueryClient();
  queryClient.setQueryData(placePeopleQuery('hiring-influencer', 'carousel').queryKey, HIRING_PEOPLE);
  renderWithProviders(<InfluencerCarousel page="hiring-influencer" words={WORDS} />, { queryClient });
  expect(screen.getByRole('status', { name: 'Influencers' })).toBeInTheDocument();
  await act(() => Promise.resolve());
  expect(screen.queryByRole('region')).toBeNull();
  act(observer.arrive);
  expect(await round()).toBeInTheDocument();
  observer.forget();
});

test('INF-02 people who did not load are a row with Try again', async () => {
  const answers = { [PATH]: FAILURE };
  answerCalls(answers);
  openScreen(1280);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('The influencers did not load');
  answers[PATH] = ok(HIRING_PEOPLE);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await round()).toBeInTheDocument();
});

test('INF-02 without people, or without its words, it is hidden', async () => {
  answerCalls({ [PATH]: ok({ status: 200, data: [{ place: 'carousel', people: [] }] }) });
  openScreen(1280);
  const { container } = show();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  const bare = renderWithProviders(<InfluencerCarousel page="influencer" words={undefined} />);
  expect(bare.container).toBeEmptyDOMElement();
});

test('INF-02 people who are all in sight need no turning', async () => {
  answerCalls({ [PATH]: ok({ status: 200, data: [{ place: 'carousel', people: influencers().slice(0, 3) }] }) });
  openScreen(1280);
  show();
  expect(inSight(await round())).toHaveLength(3);
  expect(screen.queryByRole('button')).toBeNull();
});
