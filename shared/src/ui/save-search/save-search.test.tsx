import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tabMemory } from '../../api/tab-memory';
import { aUser } from '../../dev/testing';
import { fakeApi, ok, problem } from '../../dev/testing/fake-api';
import { renderWithProviders } from '../../dev/testing/render-with-providers';
import { SaveSearchButton } from './save-search-button';

const SAVE = '/api/saved-searches/save';
const DETAILS = '/api/user/get-user-details';

function show(answers: Parameters<typeof fakeApi>[0], isLoggedIn = true) {
  const user = aUser();
  if (isLoggedIn) {
    localStorage.setItem('user_id', user.user_id);
    localStorage.setItem('is_login', 'true');
  }
  document.cookie = 'XSRF-TOKEN=token; path=/';
  const calls = fakeApi({ [DETAILS]: ok(user), ...answers });
  renderWithProviders(
    <SaveSearchButton kind="jobs" query="q=lead" labels={['“lead”', 'Mumbai']} filterOf={() => Promise.resolve('{"q":"lead"}')} />,
  );
  return () => calls.filter(({ path }) => path !== DETAILS);
}
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Save this search' }));

beforeEach(() => localStorage.clear());

test('HIR-07 a search is saved with a suggested name and the chosen frequency', async () => {
  const calls = show({ [SAVE]: ok({ status: 200, data: {} }) });
  await waitFor(async () => {
    await press();
    expect(await screen.findByRole('dialog', { name: 'Save this search' })).toBeVisible();
  });
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('“lead”, Mumbai');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'At once');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const body = { kind: 'jobs', query: 'q=lead', filter: '{"q":"lead"}', name: '“lead”, Mumbai', frequency: 'immediate' };
  expect(calls()).toEqual([{ method: 'POST', path: SAVE, body }]);
});

test('HIR-07 what was typed stays when there is no room for more, and the button can be pressed again', async () => {
  show({ [SAVE]: problem(422, 'LIST_FULL', 'You have 20 saved searches, which is the most.') });
  await waitFor(async () => {
    await press();
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(name).toHaveAccessibleDescription('Give the search a name');
  await userEvent.type(name, 'Leads');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You have 20 saved searches');
  expect(name).toHaveValue('Leads');
  expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
});

test('HIR-07 a visitor logs in first; afterwards the form is open', async () => {
  show({}, false);
  await press();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(tabMemory.read('alltalent.save-search.v1')).toBe('/jobs?q=lead');
  document.body.replaceChildren();
  show({});
  expect(await screen.findByRole('dialog', { name: 'Save this search' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(tabMemory.read('alltalent.save-search.v1')).toBeNull();
});
