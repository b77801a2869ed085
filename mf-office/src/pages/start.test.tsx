import { findTitle, openPage } from '../testing/open-page';

test('the page says where one is', async () => {
  openPage('/office');
  expect(await findTitle()).toHaveTextContent('Office');
});
