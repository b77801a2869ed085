import { ENDPOINTS } from '@alltalent/shared/contracts';
import { type StubRequest, fakeApi, ok, renderWithProviders, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import { anOwnProfile, aPhoto } from '../../testing/own-profile';
import { ProfilePhotosSection } from './profile-photos-section';

const TILE = 100;
const PROFILE = anOwnProfile({ photos: [aPhoto(1, { alt: 'One' }), aPhoto(2, { alt: 'Two' }), aPhoto(3, { alt: 'Three' })] });
let requests: readonly StubRequest[];

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=token';
  requests = fakeApi({ [ENDPOINTS.orderPhotos.path]: ok({ status: 200, data: PROFILE }) });
  // The tiles stand in one row.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
    const index = this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
    return new DOMRect(index * TILE, 0, TILE, TILE);
  });
});
afterEach(() => jest.restoreAllMocks());

test('a photo is lifted, carried and put down by the keyboard, and every step is told', async () => {
  renderWithProviders(<ProfilePhotosSection profile={PROFILE} />);
  const handle = screen.getByRole('button', { name: 'Move photo 1 of 3' });
  expect(handle).toHaveAccessibleDescription(/Press Space to lift the photo/u);
  handle.focus();
  await userEvent.keyboard('[Space]');
  expect(await screen.findByText('Lifted photo 1 of 3.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('It would be photo 2 of 3.')).toBeInTheDocument();
  await userEvent.keyboard('[Space]');
  expect(await screen.findByText(/^Put down\. It is photo 2 of 3\.$/u)).toBeInTheDocument();
  await waitFor(() => expect(requests.map(({ body }) => body)).toEqual([{ photo_ids: [2, 1, 3] }]));
});

test('Escape leaves the photo where it was', async () => {
  renderWithProviders(<ProfilePhotosSection profile={PROFILE} />);
  screen.getByRole('button', { name: 'Move photo 2 of 3' }).focus();
  await userEvent.keyboard('[Space]');
  expect(await screen.findByText('Lifted photo 2 of 3.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}{Escape}');
  expect(await screen.findByText('Left where it was, photo 2 of 3.')).toBeInTheDocument();
  expect(requests).toHaveLength(0);
});
