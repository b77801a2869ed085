import { screen, within } from '@alltalent/shared/testing';
import { openPage } from '../testing/open-page';
import { leave, visit } from '../testing/membership-server';

beforeAll(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
});
afterEach(leave);

test('MEM-01 on a narrow page each plan is a card with all that it gives', async () => {
  visit();
  openPage('/membership');
  const heading = await screen.findByRole('heading', { level: 2, name: 'Monthly' });
  const card = heading.closest('li') as HTMLElement;
  expect(within(card).getByText('₹499')).toBeVisible();
  expect(within(card).getByText('Crown on the profile').parentElement).toHaveTextContent('Crown on the profileYes');
  expect(screen.queryByRole('table')).toBeNull();
});
