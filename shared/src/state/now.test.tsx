import { createStore, Provider } from 'jotai';
import { render, screen } from '@testing-library/react';
import { hydrated } from '../dev/testing/hydrated';
import { drawnAtAtom, useNow } from './now';

const DRAWN_AT = Date.UTC(2026, 10, 24, 18, 29);
const READ_AT = Date.UTC(2026, 10, 24, 18, 31);

function Clock() {
  return <time>{useNow().toISOString()}</time>;
}

function draw(drawnAt: number | null) {
  const store = createStore();
  store.set(drawnAtAtom, drawnAt);
  return (
    <Provider store={store}>
      <Clock />
    </Provider>
  );
}

beforeEach(() => jest.useFakeTimers({ now: READ_AT }));
afterEach(() => jest.useRealTimers());

test('a page that the browser draws shows the current time at once', () => {
  render(draw(null));
  expect(screen.getByRole('time')).toHaveTextContent('2026-11-24T18:31:00.000Z');
});

test('a page that the server drew shows when that was, and then the current time', () => {
  const { html, faults } = hydrated(() => draw(DRAWN_AT));
  expect(html).toContain('2026-11-24T18:29:00.000Z');
  expect(faults).toEqual([]);
  expect(screen.getByRole('time')).toHaveTextContent('2026-11-24T18:31:00.000Z');
});
