import { act, renderWithProviders, screen } from '@alltalent/shared/testing';
import { usePainted } from './use-painted';

function Film() {
  return usePainted() ? <p>film</p> : null;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  Reflect.deleteProperty(performance, 'getEntriesByName');
});

test('INF-01 a film waits for the first paint', () => {
  let tell: () => void = () => undefined;
  const painted: object[] = [];
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    readonly observe = () => undefined;
    readonly disconnect = () => undefined;
    constructor(onEntries: () => void) {
      tell = onEntries;
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  Object.defineProperty(performance, 'getEntriesByName', { value: () => painted, configurable: true });
  renderWithProviders(<Film />);
  act(() => tell());
  expect(screen.queryByText('film')).toBeNull();
  painted.push({});
  act(() => tell());
  expect(screen.getByText('film')).toBeVisible();
});

test('INF-01 and for nothing where the browser does not tell of paints', () => {
  renderWithProviders(<Film />);
  expect(screen.getByText('film')).toBeVisible();
});
