import type { JoinPanelProps } from '@alltalent/shared/federation';
import { fakeApi, ok } from '@alltalent/shared/testing';
import { closeJoinPanelAtom, openJoinPanelAtom } from '@alltalent/shared/state';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, clearStorage, rememberLogin, renderFrame } from '../testing/render-frame';

function JoinPanel({ returnTo, isResumed, onDone }: JoinPanelProps) {
  return (
    <>
      <p>{isResumed ? 'Going on' : 'From the start'}</p>
      <input aria-label="Email ID" />
      <button onClick={() => onDone(returnTo ?? '/talents')}>Log me in</button>
    </>
  );
}

const loads = () => Promise.resolve({ JoinPanel });

beforeEach(() => {
  clearStorage();
  fakeApi({});
});

test.each(['redirection_from', 'login_open'] as const)(
  'JOIN-01 JOIN-02 the panel opens by itself when %s is true, goes on where it was, and takes the request away',
  async (key) => {
    localStorage.setItem(key, 'true');
    renderFrame({ load: loads });
    expect(await screen.findByText('Going on')).toBeVisible();
    expect(localStorage.getItem(key)).toBeNull();
  },
);

test('JOIN-01 JOIN-02 after a reload while the account was being created, no panel opens and the request is cleared', async () => {
  localStorage.setItem('login_open', 'true');
  rememberLogin();
  fakeApi({ '/api/user/get-user-details': ok(aUser()) });
  renderFrame({ load: loads });
  expect(await screen.findByRole('button', { name: /^Account menu/u })).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('login_open')).toBeNull());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('JOIN-01 any other value, or none, leaves the panel closed', () => {
  localStorage.setItem('login_open', 'false');
  renderFrame({ load: loads });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('JOIN-02 closing the panel removes a request that came in the meantime', async () => {
  renderFrame({ load: loads });
  await userEvent.click(screen.getByRole('button', { name: 'JOIN NOW' }));
  expect(await screen.findByText('From the start')).toBeVisible();
  localStorage.setItem('redirection_from', 'true');
  await userEvent.keyboard('{Escape}');
  expect(localStorage.getItem('redirection_from')).toBeNull();
});

test('JOIN-03 a panel that is opened again while it is still closing starts from the beginning', async () => {
  const { store } = renderFrame({ load: loads });
  act(() => store.set(openJoinPanelAtom));
  await userEvent.type(await screen.findByLabelText('Email ID'), 'someone@example.com');
  act(() => store.set(closeJoinPanelAtom));
  act(() => store.set(openJoinPanelAtom));
  expect(await screen.findByLabelText('Email ID')).toHaveValue('');
});

test('HDR-01 MENU-03 JOIN NOW opens the panel; Escape closes it and focus goes back', async () => {
  renderFrame({ load: loads });
  const opener = screen.getByRole('button', { name: 'JOIN NOW' });
  await userEvent.click(opener);
  expect(await screen.findByRole('button', { name: 'Log me in' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('after the login the visitor goes on to where they wanted to be', async () => {
  const { store, router } = renderFrame({ load: loads });
  act(() => store.set(openJoinPanelAtom, '/post-a-job'));
  await userEvent.click(await screen.findByRole('button', { name: 'Log me in' }));
  expect(router.state.location.pathname).toBe('/post-a-job');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a panel that does not load says so inside the drawer, and a retry recovers', async () => {
  let tries = 0;
  renderFrame({ load: () => ((tries += 1) === 1 ? Promise.reject(new Error('blocked')) : loads()) });
  await userEvent.click(screen.getByRole('button', { name: 'JOIN NOW' }));
  expect(await screen.findByText('The login did not load')).toBeVisible();
  expect(screen.getByRole('main')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Log me in' })).toBeVisible();
});

test('REL-04 a panel that throws says so inside the drawer, the page behind it stays, and a retry recovers', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Broken = () => {
    if (isBroken) throw new Error('broken in render');
    return <p>Here it is</p>;
  };
  renderFrame({ load: () => Promise.resolve({ JoinPanel: Broken }) });
  await userEvent.click(screen.getByRole('button', { name: 'JOIN NOW' }));
  expect(await screen.findByText('The login did not load')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Page', hidden: true })).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here it is')).toBeVisible();
  silence.mockRestore();
});
