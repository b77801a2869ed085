import { FakeEventSource } from '../dev/testing/fake-event-source';
import { LiveConnection } from './live-connection';

const heard: (readonly [string, number | null])[] = [];
let connection: LiveConnection;
let removals: (() => void)[] = [];

const listen = (kind: string, isPolled = true, isWatched = false) => {
  const remove = connection.add({ kinds: [kind], isPolled, isWatched, onEvent: (id) => heard.push([kind, id]) });
  removals.push(remove);
  return remove;
};
const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);
const look = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const { last } = { last: () => FakeEventSource.last };

beforeEach(() => {
  jest.useFakeTimers();
  FakeEventSource.install();
  heard.length = 0;
  connection = new LiveConnection({ path: '/api/events', kinds: ['messages', 'offers'] });
});
afterEach(() => {
  for (const remove of removals) remove();
  removals = [];
  look('visible');
  FakeEventSource.remove();
  jest.useRealTimers();
});

test('HIR-02 all listeners share one stream, and each hears its own kinds', () => {
  const remove = listen('messages');
  listen('offers');
  last().open();
  expect([FakeEventSource.all.length, last().url, connection.isOpen()]).toEqual([1, '/api/events', true]);
  last().send('messages', 5);
  last().send('offers', 6);
  remove();
  last().send('messages', 7);
  expect(heard).toEqual([
    ['messages', 5],
    ['offers', 6],
  ]);
});

test('HIR-02 the last listener closes the stream', () => {
  const [one, other] = [listen('messages'), listen('messages')];
  last().open();
  one();
  expect(last().readyState).toBe(FakeEventSource.OPEN);
  other();
  expect([last().readyState, connection.isOpen()]).toEqual([FakeEventSource.CLOSED, false]);
});

test('HIR-02 a hidden page keeps its stream for a minute; back again, it opens one and asks for everything', () => {
  listen('messages');
  last().open();
  look('hidden');
  pass(59_000);
  look('visible');
  pass(60_000);
  expect(FakeEventSource.all).toHaveLength(1);
  look('hidden');
  pass(60_000);
  expect(last().readyState).toBe(FakeEventSource.CLOSED);
  pass(600_000);
  expect([FakeEventSource.all.length, heard]).toEqual([1, []]);
  look('visible');
  last().open();
  expect([FakeEventSource.all.length, heard]).toEqual([2, [['messages', null]]]);
});

test('HIR-02 after a lost connection that the browser opens again, everything is asked for', () => {
  listen('messages');
  last().open();
  last().lose();
  expect(connection.isOpen()).toBe(false);
  last().open();
  expect([FakeEventSource.all.length, heard]).toEqual([1, [['messages', null]]]);
});

test('HIR-02 after three failures in a row the page polls every twenty seconds, until there is a stream again', () => {
  listen('messages');
  listen('offers', false);
  for (const wait of [5000, 10_000]) {
    last().refuse();
    pass(wait);
  }
  expect([FakeEventSource.all.length, heard]).toEqual([3, []]);
  last().refuse();
  pass(20_000);
  expect(heard).toEqual([['messages', null]]);
  last().open();
  heard.length = 0;
  pass(60_000);
  expect(heard).toEqual([]);
});

test('HIR-02 a browser without EventSource polls, while the page is visible', () => {
  FakeEventSource.remove();
  listen('messages');
  pass(40_000);
  expect(heard).toHaveLength(2);
  look('hidden');
  pass(100_000);
  expect(heard).toHaveLength(2);
});

test('HIR-02 a stream that opens late asks for everything: the server sends again only the last ten seconds', () => {
  listen('messages');
  pass(3000);
  last().open();
  expect(heard).toEqual([]);
  for (const remove of removals) remove();
  listen('messages');
  last().refuse();
  pass(5000);
  pass(4000);
  last().open();
  expect(heard).toEqual([['messages', null]]);
});

test('HIR-02 a page that begins hidden asks for everything when it is looked at later', () => {
  look('hidden');
  listen('messages');
  pass(60_000);
  look('visible');
  last().open();
  expect(heard).toEqual([['messages', null]]);
});

test('HIR-02 a listener hears what happened while its page was loading, and nothing older', () => {
  listen('offers');
  last().open();
  last().send('messages', 4);
  pass(2000);
  listen('messages');
  expect(heard).toEqual([['messages', 4]]);
  last().send('messages', 5);
  heard.length = 0;
  listen('messages');
  expect(heard).toEqual([['messages', null]]);
  pass(11_000);
  heard.length = 0;
  listen('messages');
  expect(heard).toEqual([]);
});

test('HIR-02 with a stream nothing is polled, however long the page is open', () => {
  listen('messages', true, true);
  last().open();
  pass(10 * 60_000);
  expect([FakeEventSource.all.length, heard]).toEqual([1, []]);
});

test('HIR-02 without a stream a page that somebody uses asks within three seconds, and an idle one every twenty', () => {
  FakeEventSource.remove();
  listen('messages', true, true);
  listen('offers');
  const countOf = (kind: string) => heard.splice(0).filter(([one]) => one === kind).length;
  pass(3000);
  expect(countOf('messages')).toBe(1);
  pass(117_000);
  heard.length = 0;
  pass(200_000);
  expect(countOf('messages')).toBe(10);
  window.dispatchEvent(new Event('keydown'));
  pass(3000);
  expect(countOf('messages')).toBe(1);
  pass(60_000);
  expect(countOf('offers')).toBe(3);
  look('hidden');
  heard.length = 0;
  pass(60_000);
  expect(heard).toEqual([]);
});

test('HIR-02 a page that somebody uses asks from the first failure on, until there is a stream again', () => {
  listen('messages', true, true);
  last().open();
  last().lose();
  pass(3000);
  expect(heard).toEqual([['messages', null]]);
  last().open();
  heard.length = 0;
  pass(60_000);
  expect(heard).toEqual([]);
});
