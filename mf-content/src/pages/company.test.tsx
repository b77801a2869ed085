import { screen, within } from '@alltalent/shared/testing';
import { findTitle, openPage } from '../testing/open-page';

test('LINK-01 /career tells how we work, that nothing is open, and where to write', async () => {
  openPage('/career');
  await findTitle();
  expect(screen.getByText('No openings right now')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write the letter' })).toHaveAttribute('href', expect.stringMatching(/^mailto:careers@.*body=/u));
});

test('LINK-01 /contactus has a desk for every topic with its time to answer, and the grievance officer', async () => {
  openPage('/contactus');
  await findTitle();
  const desks = within(screen.getByRole('list', { name: 'Desks' })).getAllByRole('listitem');
  expect(desks.length).toBeGreaterThanOrEqual(5);
  for (const desk of desks) {
    expect(within(desk).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:[a-z]+@/u));
    expect(desk).toHaveTextContent(/Within one/u);
  }
  expect(screen.getByRole('complementary', { name: 'Grievance officer' })).toHaveTextContent(/within one month/u);
});
