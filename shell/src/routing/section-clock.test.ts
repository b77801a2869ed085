import { createSectionClock } from './section-clock';

const aNavigation = () => new AbortController().signal;

test('REL-02 a remote and the page of the same navigation share 4.8 s', () => {
  let now = 5000;
  const clock = createSectionClock(() => now);
  now = 9000;
  const first = aNavigation();
  clock.begin(first);
  now = 12_000;
  expect(clock.timeLeft(first)).toBe(1800);
});

test('REL-02 a later page of a remote has 4.8 s of its own, however long ago the remote was asked for', () => {
  let now = 5000;
  const clock = createSectionClock(() => now);
  clock.begin(aNavigation());
  now = 19_000;
  expect(clock.timeLeft(aNavigation())).toBe(4800);
});

test('REL-02 a visitor who navigates elsewhere while a remote loads uses up no time of the next page', () => {
  let now = 5000;
  const clock = createSectionClock(() => now);
  now = 9000;
  const [left, next] = [aNavigation(), aNavigation()];
  clock.begin(left);
  now = 13_000;
  clock.begin(next);
  now = 13_500;
  expect(clock.timeLeft(next)).toBe(4300);
});

test('REL-02 a page always has a moment, for it may be there already', () => {
  let now = 0;
  const clock = createSectionClock(() => now);
  const first = aNavigation();
  clock.begin(first);
  now = 4790;
  expect(clock.timeLeft(first)).toBe(100);
});

test('REL-02 the first page began with its document, before the shell did', () => {
  let now = 1200;
  const clock = createSectionClock(() => now);
  const first = aNavigation();
  clock.begin(first);
  now = 2200;
  expect(clock.timeLeft(first)).toBe(2600);
});
