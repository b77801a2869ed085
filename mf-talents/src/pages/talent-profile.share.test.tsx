import { screen, within } from '@alltalent/shared/testing';
import { openSite } from '../testing/open-site';
import { ok, stubApi } from '../testing/stub-api';

beforeEach(() => {
  stubApi();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

async function pressShare() {
  const { user } = openSite('/meher-kaul');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
}
const setShare = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });

test('SLUG-01 Share opens the share sheet of the device with name and address', async () => {
  const shared: ShareData[] = [];
  setShare((data) => Promise.resolve(void shared.push(data)));
  await pressShare();
  expect(shared).toEqual([{ title: 'Meher Kaul | All Talent', url: expect.stringMatching(/\/meher-kaul$/u) as string }]);
  expect(screen.queryByText('Address copied.')).not.toBeInTheDocument();
});

test('SLUG-01 a share sheet that is closed again says nothing', async () => {
  setShare(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await pressShare();
  expect(screen.queryByText(/copied/u)).not.toBeInTheDocument();
});

test('SLUG-01 without a share sheet the address is copied, and the page says so', async () => {
  await pressShare();
  expect(await screen.findByText('Address copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/\/meher-kaul$/u);
});

test('SLUG-01 where nothing may be copied the page shows the address itself', async () => {
  const { user } = openSite('/meher-kaul');
  const button = await screen.findByRole('button', { name: 'Share' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(button);
  expect(await screen.findByText(/could not be copied.*\/meher-kaul$/u)).toBeVisible();
});

test('SLUG-01 a profile is reported to staff, with a reason', async () => {
  const api = stubApi();
  api.respond('/api/reports', () => ok({ status: 200, message: 'done' }));
  const { user } = openSite('/meher-kaul');
  await user.click(await screen.findByRole('button', { name: 'Report' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Report the profile of Meher Kaul' }));
  await user.click(await dialog.findByRole('radio', { name: 'It is not what it says' }));
  await user.click(dialog.getByRole('button', { name: 'Send the report' }));
  expect(await dialog.findByRole('status')).toHaveTextContent('Nobody is told who reported.');
  expect(api.requestsOf('/api/reports').map(({ body }) => body)).toEqual([{ subject: 'profile', subject_id: 7, reason: 'fake', text: '' }]);
});
