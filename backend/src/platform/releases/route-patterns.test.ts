import { segmentsOf, takesFrom } from './route-patterns';

const takes = (own: string, other: string) => takesFrom(segmentsOf(own) ?? [], segmentsOf(other) ?? []);

test.each([
  ['/', '/'],
  ['/Talents', '/talents'],
  ['/jobs/:id', '/jobs/:key'],
  ['/jobs/featured', '/jobs/:key'],
  ['/jobs/featured/*', '/jobs/:key'],
  ['/:any/featured', '/jobs/:key'],
  ['/talents/*', '/*'],
])('SEC-64 %s takes pages from %s', (own, other) => expect(takes(own, other)).toBe(true));

test.each([
  ['/about-us', '/talents'],
  ['/:slug', '/talents'],
  ['/*', '/'],
  ['/*', '/jobs/:key'],
  ['/jobs/*', '/jobs/:key'],
  ['/jobs', '/jobs/:key'],
  ['/talent/applications', '/talent/profile-settings'],
])('SEC-64 %s takes nothing from %s', (own, other) => expect(takes(own, other)).toBe(false));

test.each(['talents', '/a//b', '/a/', '/*/b', '/a*', '/a:b', '/a/:'])('SEC-64 %s is no pattern', (pattern) => {
  expect(segmentsOf(pattern)).toBeNull();
});
