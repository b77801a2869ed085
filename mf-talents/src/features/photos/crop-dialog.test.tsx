import { ENDPOINTS } from '@alltalent/shared/contracts';
import { type StubRequest, fakeApi, ok, problem, renderWithProviders, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import { fireEvent } from '@testing-library/react';
import { anOwnProfile, aPhoto } from '../../testing/own-profile';
import { ProfilePhotosSection } from './profile-photos-section';

let requests: readonly StubRequest[];
const PROFILE = anOwnProfile({ photos: [aPhoto(1, { crop: { x: 0, y: 0.1, width: 1, height: 0.8 } })] });

async function openCrop(response = ok({ status: 200, data: PROFILE }) as ReturnType<typeof problem>) {
  requests = fakeApi({ [ENDPOINTS.changePhoto.path]: response, [ENDPOINTS.ownProfile.path]: ok({ status: 200, data: PROFILE }) });
  document.cookie = 'XSRF-TOKEN=token';
  renderWithProviders(<ProfilePhotosSection profile={PROFILE} />);
  await userEvent.click(screen.getByRole('button', { name: 'More for photo 1 of 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Crop' }));
  return screen.findByRole('dialog', { name: 'Crop the photo' });
}

test('the crop is chosen from the uncropped photo, at its own address, and saved', async () => {
  const dialog = await openCrop();
  await waitFor(() => expect(dialog.querySelector('img')).toHaveAttribute('src', '/api/profile/photos/original-1-1280.webp'));
  expect(document.head.querySelector('style')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.map(({ path, body }) => [path, body])).toEqual([
    [ENDPOINTS.changePhoto.path, { photo_id: 1, crop: { x: 0, y: 0.1, width: 1, height: 0.8 } }],
  ]);
});

test('the zoom is a slider that says how near it is, and Cancel sends nothing and gives the focus back', async () => {
  await openCrop();
  const slider = screen.getByRole('slider', { name: 'Zoom' });
  fireEvent.change(slider, { target: { value: '1.5' } });
  expect(slider).toHaveAttribute('aria-valuetext', '150 %');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'More for photo 1 of 1' })).toHaveFocus();
  expect(requests).toHaveLength(0);
});

test('a crop that is not saved leaves the dialog open, with the reason', async () => {
  await openCrop(problem(400, 'VALIDATION_FAILED', 'The cut-out must lie within the photo.'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved. The cut-out must lie within the photo.');
  expect(screen.getByRole('dialog')).toBeVisible();
});
