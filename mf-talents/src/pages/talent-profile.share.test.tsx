import { screen } from '@alltalent/shared/testing';
import { openSite } from '../testing/open-site';
import { stubApi } from '../testing/stub-api';

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

test('SLUG-01 Report is a letter to the support desk that names the profile', async () => {
  openSite('/meher-kaul');
  const href = (await screen.findByRole('link', { name: 'Report' })).getAttribute('href') ?? '';
  expect(href).toMatch(/^mailto:support@/u);
  expect(decodeURIComponent(href)).toContain('/meher-kaul');
});
