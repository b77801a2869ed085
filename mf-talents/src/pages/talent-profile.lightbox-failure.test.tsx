import { screen } from '@alltalent/shared/testing';
import { openSite } from '../testing/open-site';
import { stubApi } from '../testing/stub-api';

const mockNetwork = { isDown: true };
jest.mock('../features/profile/profile-lightbox', () => {
  if (mockNetwork.isDown) throw new Error('Loading chunk profile-lightbox failed');
  return jest.requireActual<object>('../features/profile/profile-lightbox');
});

test('SLUG-01 pictures that could not be opened say so, the profile stays, and the next try opens them', async () => {
  stubApi();
  const { user } = openSite('/meher-kaul');
  const opener = await screen.findByRole('button', { name: 'Open picture 3 of 6' });
  await user.click(opener);
  expect(await screen.findByRole('alert')).toHaveTextContent('The pictures could not be opened');
  expect(screen.getByRole('heading', { level: 1, name: 'Meher Kaul' })).toBeVisible();
  mockNetwork.isDown = false;
  await user.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Pictures of Meher Kaul' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
