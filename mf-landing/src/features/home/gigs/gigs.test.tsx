import { renderWithProviders, screen } from '@alltalent/shared/testing';
import { stubResponses, ok } from '../../../testing/stub-responses';
import { GIGS } from '../../../testing/home-responses';
import { closingOf } from './closing';
import { Section } from './gigs.section';

test('HOME-05 gigs come from the backend, with the fee on the line, and lead to the call', async () => {
  stubResponses({ '/api/landing/gigs': ok(GIGS) });
  renderWithProviders(<Section />);
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('Film · Actor · Paper Kite Films');
  expect(row).toHaveTextContent('₹2,40,000 flat fee');
  expect(screen.getByRole('link', { name: /coming-of-age/u })).toHaveAttribute('href', '/jobs/231-lead-coming-of-age-feature');
  expect(screen.getByRole('link', { name: 'Find a gig' })).toHaveAttribute('href', '/jobs');
});

test('a gig without pay or medium says so, and has no unit', async () => {
  stubResponses({
    '/api/landing/gigs': ok({ ...GIGS, data: GIGS.data.map((gig) => ({ ...gig, pay: 0, pay_unit: '', details: '. A student film.' })) }),
  });
  renderWithProviders(<Section />);
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('Unpaid');
  expect(row).toHaveTextContent('Actor · Paper Kite Films');
  expect(row).not.toHaveTextContent('· Actor');
});

const now = new Date('2026-11-20T20:00:00Z');
test.each([
  ['2026-11-20', 'Closes today', true],
  ['2026-11-21', 'Closes today', true],
  ['2026-11-22', 'Closes tomorrow', true],
  ['2026-12-02', 'Closes in 11 days', false],
])('a call open until %s, seen on the 21st in India, says: %s', (day, text, isSoon) => {
  expect(closingOf(day, now)).toEqual({ text, isSoon });
});
