import { fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { act, renderWithProviders, screen, userEvent, within } from '../../dev/testing';
import { Carousel } from './carousel';

const INTERVAL = 2500;
const SPEED = 1000;

function allow(motion: boolean, width = 1280): void {
  const matches = (query: string) => {
    const from = /min-width: (\d+)px/u.exec(query)?.[1];
    return from ? width >= Number(from) : !motion;
  };
  const list = (query: string) => ({
    matches: matches(query),
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
    addListener: jest.fn(),
    removeListener: jest.fn(),
  });
  Object.assign(globalThis, { matchMedia: list });
}

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

function renderCarousel({ names = NAMES, header }: { readonly names?: readonly string[]; readonly header?: ReactNode } = {}) {
  const settings = { slidesToShow: 1, margin: 70, breakpoints: [{ from: 600, slides: 3, margin: 40 }] };
  renderWithProviders(
    <Carousel label="Influencers" settings={settings} header={header}>
      {names.map((name) => (
        <a key={name} href={`/${name}`}>
          {name}
        </a>
      ))}
    </Carousel>,
  );
}

const carousel = () => screen.getByRole('region', { name: 'Influencers' });
const shown = () => [...carousel().querySelectorAll('.slick-slide[aria-hidden="false"]')].map((slide) => slide.textContent);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const passTurn = () => {
  pass(INTERVAL);
  pass(SPEED);
};

describe('Carousel', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });

  test('shows as many slides as the screen has room for', () => {
    allow(true, 800);
    renderCarousel();
    expect(shown()).toEqual(['One', 'Two', 'Three']);
  });

  test('shows one on a narrow screen', () => {
    allow(true, 390);
    renderCarousel();
    expect(shown()).toEqual(['One']);
  });

  test('goes round by itself', () => {
    allow(true, 390);
    renderCarousel();
    passTurn();
    expect(shown()).toEqual(['Two']);
  });

  test('stands still under the pointer, with the focus inside, and when paused', () => {
    allow(true, 390);
    renderCarousel();
    fireEvent.pointerEnter(carousel());
    passTurn();
    expect(shown()).toEqual(['One']);
    fireEvent.pointerLeave(carousel());

    act(() => screen.getByRole('link', { name: 'One' }).focus());
    passTurn();
    expect(shown()).toEqual(['One']);
    act(() => screen.getByRole('link', { name: 'One' }).blur());

    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    passTurn();
    expect(shown()).toEqual(['One']);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    passTurn();
    expect(shown()).toEqual(['Two']);
  });

  test('stands still for anyone who wants no motion, and needs no Pause', () => {
    allow(false, 390);
    renderCarousel();
    passTurn();
    expect(shown()).toEqual(['One']);
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  });

  test('goes on and back, over the end', async () => {
    jest.useRealTimers();
    allow(false, 390);
    renderCarousel();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(shown()).toEqual(['Six']);
  });

  test('slides out of sight cannot be reached', () => {
    allow(false, 390);
    renderCarousel();
    for (const slide of carousel().querySelectorAll('.slick-slide[aria-hidden="true"]')) expect(slide).toHaveAttribute('inert');
    expect(within(carousel()).getAllByRole('link')).toHaveLength(1);
  });

  test('a heading has the buttons at its side, before the slides; without one they come after them', () => {
    allow(true, 390);
    renderCarousel({ header: <h2>Meet them</h2> });
    const next = screen.getByRole('button', { name: 'Next' });
    const one = screen.getByRole('link', { name: 'One' });
    expect(screen.getByRole('heading', { name: 'Meet them' }).compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(next.compareDocumentPosition(one)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('slides that are all in sight stand still and need no buttons', () => {
    allow(true, 800);
    renderCarousel({ names: ['One', 'Two', 'Three'] });
    passTurn();
    expect(shown()).toEqual(['One', 'Two', 'Three']);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
