import { createSectionClock } from './section-clock';

test('REL-02 a remote and the first page in it share 4.8 s; later pages have all of it', () => {
  let now = 0;
  const clock = createSectionClock(() => now);
  expect(clock.timeLeft()).toBe(4800);
  clock.begin();
  now = 3000;
  expect(clock.timeLeft()).toBe(1800);
  clock.begin();
  expect(clock.timeLeft()).toBe(4800);
  now = 9000;
  expect(clock.timeLeft()).toBe(4800);
});

test('REL-02 a page always has a moment, for it may be there already', () => {
  let now = 0;
  const clock = createSectionClock(() => now);
  clock.begin();
  now = 4790;
  expect(clock.timeLeft()).toBe(100);
});

test('REL-02 the first page began with its document, before the shell did', () => {
  let now = 1200;
  const clock = createSectionClock(() => now);
  clock.begin();
  now = 2200;
  expect(clock.timeLeft()).toBe(2600);
});
