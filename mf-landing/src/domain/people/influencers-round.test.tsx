import { act, renderWithProviders, screen, within } from '@alltalent/shared/testing';
import { fireEvent } from '@testing-library/react';
import { influencers } from '../../testing/hiring-responses';
import { openScreen } from '../../testing/open-screen';
import { InfluencersRound } from './influencers-round';

function show(people = influencers()): HTMLElement {
  renderWithProviders(<InfluencersRound title="Meet six of them" people={people} />);
  return screen.getByRole('region', { name: 'Influencers' });
}

const inSight = (carousel: HTMLElement) =>
  [...carousel.querySelectorAll('.slick-slide[aria-hidden="false"] h3')].map((name) => name.textContent);
const movementOf = (carousel: HTMLElement) => carousel.querySelector<HTMLElement>('.slick-track')?.style.transition;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'matchMedia');
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
])('INF-02 at %i px there are %i items with a margin of %s', (width, items, margin) => {
  openScreen(width, { isStill: true });
  const carousel = show();
  expect(inSight(carousel)).toHaveLength(items);
  expect(carousel.style.getPropertyValue('--slide-margin')).toBe(margin);
});

test('INF-02 it goes on every 2500 ms in a movement of 1000 ms, and from the last to the first', () => {
  openScreen(390);
  const carousel = show();
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
  const carousel = show();
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

test('INF-02 G6 nothing moves for anyone who wants less motion', () => {
  openScreen(390, { isStill: true });
  const carousel = show();
  pass(9000);
  expect(inSight(carousel)).toEqual(['Nadia Hussain']);
  expect(within(carousel).queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('INF-02 people who are all in sight need no turning', () => {
  openScreen(1280);
  expect(inSight(show(influencers().slice(0, 3)))).toHaveLength(3);
  expect(screen.queryByRole('button')).toBeNull();
});
