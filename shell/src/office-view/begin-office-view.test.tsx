import { request, sessionQuery, storage } from '@alltalent/shared/api';
import { ENDPOINTS, type OfficeViewFacts } from '@alltalent/shared/contracts';
import { fakeApi, ok, problem } from '@alltalent/shared/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginOfficeView } from './begin-office-view';
import { readOfficeView } from './read-office-view';

const VIEW: OfficeViewFacts = { user_id: 'u_asha', name: 'Asha Rao', ends_at: '2026-11-20T10:15:00.000Z', left_ms: 900_000 };
const leave = jest.fn();
const ORIGINAL = window.fetch;
let queryClient: QueryClient;

beforeEach(() => {
  document.body.replaceChildren();
  leave.mockReset();
  queryClient = new QueryClient();
});
afterEach(() => {
  jest.useRealTimers();
  window.fetch = ORIGINAL;
});

const begin = () => act(async () => beginOfficeView(VIEW, queryClient, leave));

test('SEC-29 the document says whether it is a view; on the site itself it says nothing', () => {
  expect(readOfficeView()).toBeNull();
  document.body.innerHTML = `<script type="application/json" id="office-view">${JSON.stringify(VIEW)}</script>`;
  expect(readOfficeView()).toEqual(VIEW);
});

test('SEC-29 a bar says as whom the site is seen and until when, the page is that of the member, and opens no stream', async () => {
  Object.assign(globalThis, { EventSource: class {} });
  fakeApi({});
  await begin();
  expect(screen.getByRole('complementary', { name: 'View of the office' })).toHaveTextContent(
    'You see the site as Asha Rao. Nothing can be changed here. It ends at 3:45 pm IST.',
  );
  expect([storage.get('user_id'), storage.get('is_login')]).toEqual(['u_asha', 'true']);
  expect('EventSource' in globalThis).toBe(false);
});

test('SEC-29 what counts visitors is not sent; everything else is, for the server to decide', async () => {
  const requests = fakeApi({ '/api/x': ok({}) });
  await begin();
  for (const { path } of [ENDPOINTS.beacon, ENDPOINTS.exposure, ENDPOINTS.vitals])
    expect((await window.fetch(path, { method: 'POST' })).status).toBe(204);
  await window.fetch('/api/x', { method: 'POST' });
  expect(requests.map(({ path }) => path)).toEqual(['/api/x']);
});

test('SEC-29 the view is ended by its button; one that could not be ended says so', async () => {
  let answer = problem(503, 'UNAVAILABLE', 'Back in a moment');
  fakeApi({ [ENDPOINTS.logout.path]: () => answer() });
  await begin();
  const button = screen.getByRole('button', { name: 'End the view' });
  await userEvent.click(button);
  expect(await screen.findByText(/could not be ended/u)).toBeVisible();
  expect(leave).not.toHaveBeenCalled();
  answer = ok({ status: 200 });
  await userEvent.click(button);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('SEC-29 the page is left when the time is over', async () => {
  jest.useFakeTimers();
  fakeApi({});
  await begin();
  jest.advanceTimersByTime(899_999);
  expect(leave).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('SEC-29 the page is left when the view was ended elsewhere', async () => {
  fakeApi({ [ENDPOINTS.account.path]: problem(401, 'NOT_SIGNED_IN', 'Please log in.') });
  await begin();
  await expect(request(ENDPOINTS.account, {})).rejects.toThrow();
  expect(leave).toHaveBeenCalledTimes(1);
});

test('SEC-29 the page is left after a logout by its menu, not while nobody is known yet', async () => {
  fakeApi({});
  await begin();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  expect(leave).not.toHaveBeenCalled();
  queryClient.setQueryData(sessionQuery.queryKey, { user_id: 'u_asha' } as never);
  queryClient.setQueryData(sessionQuery.queryKey, null);
  expect(leave).toHaveBeenCalled();
});
