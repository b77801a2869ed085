import { act, renderWithProviders, screen, userEvent } from '@alltalent/shared/testing';
import { fireEvent } from '@testing-library/react';
import { matchMediaQueries } from '../../../testing/browser-parts';
import { ReturnToTop } from './return-to-top';

let frames: FrameRequestCallback[] = [];
let now = 0;

/** The next picture of the screen, so many milliseconds later. */
function passFrame(ms: number): void {
  now += ms;
  for (const frame of frames.splice(0)) frame(now);
}

function scrollTo(top: number): void {
  Object.assign(window, { scrollY: top });
  fireEvent.scroll(window);
}

const button = () => screen.getByRole('button', { name: 'Return to top' });

function open(): void {
  renderWithProviders(
    <main tabIndex={-1}>
      <ReturnToTop />
    </main>,
  );
}

beforeEach(() => {
  frames = [];
  now = 0;
  matchMediaQueries();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => (frames = []));
  window.scrollTo = ((options: ScrollToOptions) => act(() => scrollTo(options.top ?? 0))) as typeof window.scrollTo;
  scrollTo(0);
});
afterEach(() => jest.restoreAllMocks());

test('PHO-03 the button comes at a thousand pixels and goes above them', () => {
  open();
  act(() => scrollTo(999));
  expect(button()).toHaveAttribute('inert');
  act(() => scrollTo(1000));
  expect(button()).not.toHaveAttribute('inert');
  act(() => scrollTo(999.5));
  expect(button()).toHaveAttribute('inert');
});

test('PHO-03 a page that is restored far down shows it at once', () => {
  scrollTo(4200);
  open();
  expect(button()).not.toHaveAttribute('inert');
});

test('PHO-03 it scrolls up in half a second: on the way before, at the top then, and no longer at work after', async () => {
  scrollTo(4000);
  open();
  await userEvent.click(button());
  passFrame(250);
  expect(window.scrollY).toBe(2000);
  passFrame(249);
  expect(window.scrollY).toBeGreaterThan(0);
  passFrame(1);
  expect(window.scrollY).toBe(0);
  expect(frames).toEqual([]);
});

test('PHO-03 the way up never turns back', async () => {
  scrollTo(4000);
  open();
  await userEvent.click(button());
  let last = window.scrollY;
  for (let ms = 0; ms < 500; ms += 20) {
    passFrame(20);
    expect(window.scrollY).toBeLessThan(last);
    last = window.scrollY;
  }
});

test('PHO-03 who wants no motion is at the top at once', async () => {
  matchMediaQueries('(prefers-reduced-motion: reduce)');
  scrollTo(4000);
  open();
  await userEvent.click(button());
  expect(window.scrollY).toBe(0);
  expect(frames).toEqual([]);
});

test('PHO-03 the focus goes to the top of the page with it', async () => {
  scrollTo(4000);
  open();
  await userEvent.click(button());
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each(['wheel', 'touchStart', 'keyDown'] as const)('PHO-03 it gives way to anyone who scrolls meanwhile (%s)', async (by) => {
  scrollTo(4000);
  open();
  await userEvent.click(button());
  passFrame(100);
  const stoppedAt = window.scrollY;
  fireEvent[by](window);
  passFrame(400);
  expect(window.scrollY).toBe(stoppedAt);
});
