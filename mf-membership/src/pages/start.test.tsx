import { findTitle, openPage } from '../testing/open-page';

test('the page says where one is', async () => {
  openPage('/membership');
  expect(await findTitle()).toHaveTextContent('Membership');
});
