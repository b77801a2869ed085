import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type OwnProfile } from '@alltalent/shared/contracts';
import {
  type StubRequest,
  createTestQueryClient,
  fakeApi,
  ok,
  problem,
  renderWithProviders,
  screen,
  userEvent,
  waitFor,
} from '@alltalent/shared/testing';
import { anOwnProfile, aPhoto } from '../../testing/own-profile';
import { storeOwnProfile, useProfileChange } from './use-profile-change';
import { ownProfileQuery } from './own-profile.query';

const KNOWN = anOwnProfile({ revision: 3 });
const WITH_PHOTO = { ...KNOWN, revision: 4, photos: [aPhoto(1)] };
let requests: readonly StubRequest[];

function Saver() {
  const { mutate, error } = useProfileChange();
  const save = () => mutate((revision) => request(ENDPOINTS.submitProfile, { revision }));
  return (
    <>
      <button type="button" onClick={save}>
        Save
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  );
}

/** A server that stands at another revision than this page knows. */
function open(server: OwnProfile) {
  const refused = problem(409, 'REVISION_STALE', 'This was changed elsewhere.');
  requests = fakeApi({
    [ENDPOINTS.ownProfile.path]: ok({ status: 200, data: server }),
    [ENDPOINTS.submitProfile.path]: () =>
      (requests.at(-1)?.body as { revision: number }).revision === server.revision
        ? ok({ status: 200, data: { ...server, revision: server.revision + 1 } })()
        : refused(),
  });
  document.cookie = 'XSRF-TOKEN=token';
  const queryClient = createTestQueryClient();
  queryClient.setQueryData(ownProfileQuery.queryKey, KNOWN);
  return renderWithProviders(<Saver />, { queryClient });
}

test('a photo that came in meanwhile does not stop what was typed', async () => {
  const { queryClient } = open(WITH_PHOTO);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(queryClient.getQueryData(ownProfileQuery.queryKey)).toMatchObject({ revision: 5, photos: [{ id: 1 }] }));
  expect(requests.map(({ body }) => body)).toEqual([{ revision: 3 }, undefined, { revision: 4 }]);
});

test('words that another tab changed stop it', async () => {
  open({ ...KNOWN, revision: 4, content: { ...KNOWN.content, skills: { skills: ['Riding'], languages: [] } } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This was changed elsewhere.');
  expect(requests.map(({ path }) => path)).toEqual([ENDPOINTS.submitProfile.path, ENDPOINTS.ownProfile.path]);
});

test('an older answer does not take away what a newer one brought', () => {
  const queryClient = createTestQueryClient();
  storeOwnProfile(queryClient, WITH_PHOTO);
  storeOwnProfile(queryClient, KNOWN);
  expect(queryClient.getQueryData(ownProfileQuery.queryKey)).toEqual(WITH_PHOTO);
});
