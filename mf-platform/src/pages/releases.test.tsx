import { sessionQuery } from '@alltalent/shared/api';
import {
  createTestQueryClient,
  fakeApi,
  ok,
  problem,
  renderWithProviders,
  screen,
  userEvent,
  waitFor,
  within,
} from '@alltalent/shared/testing';
import { Component } from './releases.page';

const release = (version: string, place: string, weight: number) => ({
  version,
  place,
  weight,
  published_at: 0,
  health: { loads: 100, failures: 3, failure_rate_from: 0.01 },
});
const status = {
  revision: 7,
  remotes: [
    {
      remote: 'mf_landing',
      experiment: { name: 'hero-words', state: 'running' },
      releases: [release('2', 'A', 8000), release('3', 'B', 2000), release('1', 'fallback', 0)],
    },
  ],
};

function openPage(answer = ok({ revision: 8 })) {
  const calls = fakeApi({ '/api/federation/status': ok(status), '/api/federation/rollouts': answer });
  const queryClient = createTestQueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, { role_id: '1', first_name: 'Nikhil' } as never);
  document.cookie = 'XSRF-TOKEN=token; path=/';
  renderWithProviders(<Component />, { route: '/platform', queryClient });
  return calls;
}

test('FED-05 staff shift the weight of a variant, and say why', async () => {
  const calls = openPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Weight' }));
  const dialog = screen.getByRole('dialog', { name: 'Weight of B' });
  const percent = within(dialog).getByLabelText('Percent of visitors');
  await userEvent.clear(percent);
  await userEvent.type(percent, '101');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Shift' }));
  expect(within(dialog).getByText('Say a percentage from 0 to 100')).toBeInTheDocument();
  await userEvent.clear(percent);
  await userEvent.type(percent, '50');
  await userEvent.type(within(dialog).getByLabelText('Why'), 'it goes well');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Shift' }));
  const sent = calls.find(({ path }) => path === '/api/federation/rollouts')?.body;
  expect(sent).toMatchObject({ remote: 'mf_landing', action: 'weight', variant: 'B', weight: 5000, reason: 'it goes well' });
});

test('FED-05 staff give a release to a part of the visitors', async () => {
  const calls = openPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Test' }));
  const dialog = screen.getByRole('dialog', { name: 'Test 1?' });
  expect(within(dialog).getByLabelText('Name of the test')).toHaveValue('hero-words');
  await userEvent.selectOptions(within(dialog).getByLabelText('Variant'), 'C');
  const percent = within(dialog).getByLabelText('Percent of visitors');
  await userEvent.clear(percent);
  await userEvent.type(percent, '200');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start' }));
  expect(await within(dialog).findByText('Say a percentage from 0 to 100')).toBeInTheDocument();
  await userEvent.clear(percent);
  await userEvent.type(percent, '12.5');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = calls.find(({ path }) => path === '/api/federation/rollouts')?.body;
  expect(sent).toMatchObject({ action: 'experiment', version: '1', experiment: 'hero-words', variant: 'C', weight: 1250 });
});

test.each([
  ['in its field', { variant: 'B is shown already' }, 'B is shown already'],
  ['below the form where it has none', { version: 'mf_landing 1 is not published' }, 'The release is gone.'],
])('FED-05 what the server refuses of a test is said %s, and nothing written is lost', async (_where, fields, text) => {
  openPage(problem(400, 'VALIDATION_FAILED', 'The release is gone.', { fields }));
  await userEvent.click(await screen.findByRole('button', { name: 'Test' }));
  const dialog = screen.getByRole('dialog', { name: 'Test 1?' });
  await userEvent.type(within(dialog).getByLabelText('Why'), 'a new picture');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start' }));
  expect(await within(dialog).findByText(text)).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Why')).toHaveValue('a new picture');
});

test('FED-05 rolling back is asked about before it happens', async () => {
  const calls = openPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back' }));
  expect(calls.some(({ path }) => path === '/api/federation/rollouts')).toBe(false);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Roll back' }));
  expect(calls.find(({ path }) => path === '/api/federation/rollouts')?.body).toMatchObject({ remote: 'mf_landing', action: 'rollback' });
});
