import { screen, within } from '@alltalent/shared/testing';
import { openPage } from '../testing/open-page';
import { leave, visit } from '../testing/membership-server';

beforeAll(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
});
afterEach(leave);

test('MEM-01 on a narrow page each plan is a card with what it includes', async () => {
  visit();
  openPage('/membership');
  const heading = await screen.findByRole('heading', { level: 2, name: 'Monthly' });
  const card = heading.closest('li') as HTMLElement;
  expect(within(card).getByText('₹499')).toBeVisible();
  expect(within(card).getByText('Crown on your profile').parentElement).toHaveTextContent('Crown on your profileYes');
  expect(within(card).queryByText('Free portfolio shoot, with a promo code')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});
