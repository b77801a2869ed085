import { fakeApi, ok } from '@alltalent/shared/testing';
import { addToastAtom, setFlashAtom } from '@alltalent/shared/state';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, clearStorage, rememberLogin, renderFrame } from './testing/render-frame';

const DETAILS = '/api/user/get-user-details';

beforeEach(() => {
  clearStorage();
  fakeApi({});
});

test('the skip link leads to the page, which is one main landmark', () => {
  renderFrame();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

test('after a navigation focus is on the new page', async () => {
  const { router } = renderFrame();
  await act(() => router.navigate('/talents'));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the progress bar waits before it shows', async () => {
  renderFrame({ isBusy: true });
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(await screen.findByRole('progressbar')).toBeVisible();
});

test('a flash message stays until it is closed', async () => {
  const { store } = renderFrame();
  act(() => store.set(setFlashAtom, { kind: 'ok', text: 'You are logged out.' }));
  expect(screen.getByText('You are logged out.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /close/iu }));
  expect(screen.queryByText('You are logged out.')).not.toBeInTheDocument();
});

test("the server's flash cookie is shown once and then gone", async () => {
  document.cookie = `flash=${encodeURIComponent(JSON.stringify({ kind: 'error', text: 'Google did not let you in.' }))}; path=/`;
  renderFrame();
  expect(await screen.findByText('Google did not let you in.')).toBeVisible();
  expect(document.cookie).not.toContain('flash=');
});

test('a flash cookie that says nothing we know is dropped', () => {
  document.cookie = 'flash=%7B%22kind%22%3A%22x%22%7D; path=/';
  renderFrame();
  expect(document.cookie).not.toContain('flash=');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('news in a toast goes by itself, an error stays until it is closed', async () => {
  jest.useFakeTimers();
  try {
    const { store } = renderFrame();
    act(() => void store.set(addToastAtom, { kind: 'info', text: 'Saved' }));
    act(() => void store.set(addToastAtom, { kind: 'error', text: 'Not saved' }));
    await act(() => jest.advanceTimersByTimeAsync(6000));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(screen.getByText('Not saved')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('LOG-11 a logout in another tab logs this one out', async () => {
  const channels = listenForChannels();
  rememberLogin();
  fakeApi({ [DETAILS]: ok(aUser()) });
  renderFrame();
  expect(await screen.findByText('Meher')).toBeVisible();
  expect(channels[0]?.name).toBe('session');
  act(() => channels[0]?.onmessage?.({ data: 'logged-out' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'JOIN NOW' })).toBeVisible());
  expect(localStorage.getItem('is_login')).toBeNull();
});

type FakeChannel = { readonly name: string; onmessage: ((event: { data: unknown }) => void) | null; close(): void };

function listenForChannels(): readonly FakeChannel[] {
  const channels: FakeChannel[] = [];
  Object.assign(globalThis, {
    BroadcastChannel: class implements FakeChannel {
      onmessage: FakeChannel['onmessage'] = null;
      constructor(readonly name: string) {
        channels.push(this);
      }
      close() {}
    },
  });
  return channels;
}
