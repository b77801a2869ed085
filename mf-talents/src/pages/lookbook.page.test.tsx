import { screen, waitFor, within } from '@alltalent/shared/testing';
import { stubFeedback, LOOKBOOK, TOKEN } from '../testing/lookbook-server';
import { openSite } from '../testing/open-site';
import { aRefusal, ok, problem, stubApi, type StubApi } from '../testing/stub-api';

let api: StubApi;
beforeEach(() => {
  api = stubApi();
  document.cookie = 'XSRF-TOKEN=t; path=/';
  stubFeedback(api);
});

test('SHR-05 the receiver sees who sent it, in which words, and the people in their order', async () => {
  openSite(`/s/${TOKEN}`);
  expect(await screen.findByRole('heading', { level: 1, name: '2 people for you' })).toBeVisible();
  expect(screen.getByText('Ritu Khanna')).toBeVisible();
  expect(screen.getByText('“First picks for the tea film.”')).toBeVisible();
  expect(screen.getByText(/Works until 20 December 2026/u)).toBeVisible();
  const people = within(screen.getByRole('list', { name: 'Shared profiles' })).getAllByRole('heading', { level: 2 });
  expect(people.map(({ textContent }) => textContent)).toEqual(['Kiara Sen', 'Ishaan Verma']);
  const profile = screen.getByRole('link', { name: 'Whole profile of Kiara Sen' });
  expect(profile).toHaveAttribute('href', '/kiara-sen');
  expect(profile).toHaveAttribute('target', '_blank');
  expect(document.title).toBe('Ritu Khanna shared profiles with you | All Talent');
});

test('SHR-05 an answer that was saved says so beside the mark, and one that was not says nothing of the kind', async () => {
  const { user } = openSite(`/s/${TOKEN}`);
  const people = await screen.findByRole('list', { name: 'Shared profiles' });
  const [first, second] = within(people).getAllByRole('listitem');
  if (!first || !second) throw new Error('two people expected');
  await user.click(within(first).getByRole('radio', { name: 'Yes' }));
  const saved = await within(first).findByText('Saved. Ritu Khanna can see it.');
  expect(saved).toHaveAttribute('role', 'status');
  expect(within(second).queryByText(/^Saved/u)).not.toBeInTheDocument();
  api.respond('/api/lookbook/answer', () => problem(503));
  await user.click(within(second).getByRole('radio', { name: 'No' }));
  await waitFor(() => expect(within(second).getByRole('radio', { name: 'No' })).not.toBeChecked());
  expect(within(second).queryByText(/^Saved/u)).not.toBeInTheDocument();
});

test('SEC-40 who never wanted it is asked before the sender is stopped, and can undo it', async () => {
  api.respond('/api/lookbook/stop', () => ok({ status: 200, message: 'This sender can send you nothing more for a year.' }));
  api.respond('/api/lookbook/resume', () => ok({ status: 200, message: 'This sender can send you profiles again.' }));
  const { user } = openSite(`/s/${TOKEN}`);
  await user.click(await screen.findByRole('button', { name: 'Send me no more of these' }));
  expect(screen.queryByText('This sender can send you nothing more for a year.')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Get nothing more from Ritu Khanna?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop this sender' }));
  expect(await screen.findByText('This sender can send you nothing more for a year.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('This sender can send you profiles again.')).toBeVisible();
});

test('a stop that did not get through says so, and can be pressed again', async () => {
  api.respond('/api/lookbook/stop', () => problem(503));
  const { user } = openSite(`/s/${TOKEN}`);
  const button = await screen.findByRole('button', { name: 'Send me no more of these' });
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Stop this sender' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(button).toBeEnabled();
});

test.each([404, 400])('a link that works no more (%d) says so and leads on', async (status) => {
  api.respond(`/api/lookbook/${TOKEN}`, () => problem(status));
  openSite(`/s/${TOKEN}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'This link is no longer available' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse talent' })).toHaveAttribute('href', '/talents');
});

test('a link that did not load can be tried again', async () => {
  api.respond(`/api/lookbook/${TOKEN}`, () => problem(500));
  const { user } = openSite(`/s/${TOKEN}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('These profiles did not load');
  api.respond(`/api/lookbook/${TOKEN}`, () => ok({ status: 200, data: LOOKBOOK }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ritu Khanna')).toBeVisible();
});

test('the page tells that it is shown, once, and does without an answer to it', async () => {
  api.respond('/api/lookbook/view', () => problem(503));
  openSite(`/s/${TOKEN}`);
  await screen.findByText('Ritu Khanna');
  await waitFor(() => expect(api.requestsOf('/api/lookbook/view')).toMatchObject([{ body: { token: TOKEN } }]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('a link with a passcode', () => {
  beforeEach(() => {
    api.respond(`/api/lookbook/${TOKEN}`, () => aRefusal(403, 'PASSCODE_REQUIRED'));
    api.respond('/api/lookbook/open', ({ body }) => {
      const { passcode } = body as { readonly passcode: string };
      if (passcode === 'monsoon') return ok({ status: 200, data: LOOKBOOK });
      return aRefusal(422, 'PASSCODE_WRONG', { fields: { passcode: 'This is not the passcode.' } });
    });
  });

  test('SEC-40 names nobody before it, says what is wrong in the field, and opens with the right one', async () => {
    const { user } = openSite(`/s/${TOKEN}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'This link asks for a passcode' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('Ritu');
    expect(document.title).toBe('Lookbook | All Talent');
    expect(api.requestsOf('/api/lookbook/view')).toEqual([]);
    const field = await screen.findByLabelText('Passcode');
    await user.type(field, 'wrong{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This is not the passcode.'));
    expect(field).toHaveFocus();
    await user.clear(field);
    expect(field).not.toHaveAccessibleDescription();
    await user.type(field, 'monsoon');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('heading', { name: 'Kiara Sen' })).toBeVisible();
  });

  test('SEC-40 who never wanted it stops it without the passcode', async () => {
    api.respond('/api/lookbook/stop', () => ok({ status: 200, message: 'You will get no more of these messages for a year.' }));
    const { user } = openSite(`/s/${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Send me no more of these' }));
    await user.click(screen.getByRole('button', { name: 'Stop this sender' }));
    expect(await screen.findByText('You will get no more of these messages for a year.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('Ritu');
  });

  test('SEC-40 too many tries are told in the field', async () => {
    const detail = 'Please wait an hour and try again.';
    api.respond('/api/lookbook/open', () => aRefusal(429, 'TOO_MANY_REQUESTS', { detail, message: detail, retry_after: 3600 }));
    const { user } = openSite(`/s/${TOKEN}`);
    const field = await screen.findByLabelText('Passcode');
    await user.type(field, 'guess{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/wait/u));
  });

  test('SEC-40 no passcode and one too short are told in the field, and nothing is sent', async () => {
    const { user } = openSite(`/s/${TOKEN}`);
    const field = await screen.findByLabelText('Passcode');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter the passcode'));
    await user.type(field, 'abc{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('At least 4 characters'));
    expect(field).toHaveFocus();
    expect(api.requestsOf('/api/lookbook/open')).toEqual([]);
  });

  test('SEC-40 a passcode whose answer was lost stays in its field, and is sent once at a time', async () => {
    let fail: () => void = () => undefined;
    api.respond('/api/lookbook/open', () => new Promise((_resolve, reject) => (fail = () => reject(new TypeError('Failed to fetch')))));
    const { user } = openSite(`/s/${TOKEN}`);
    const field = await screen.findByLabelText('Passcode');
    await user.type(field, 'monsoon{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-busy', 'true'));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.type(field, '{Enter}');
    fail();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/could not be reached/u));
    expect(field).toHaveValue('monsoon');
    expect(field).toHaveFocus();
    expect(api.requestsOf('/api/lookbook/open')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Open' })).not.toHaveAttribute('aria-busy');
  });

  test('a passcode that ran out while the page was open is asked for again', async () => {
    stubFeedback(api);
    const { user } = openSite(`/s/${TOKEN}`);
    const yes = (await screen.findAllByRole('radio', { name: 'Yes' }))[0];
    api.respond('/api/lookbook/answer', () => aRefusal(403, 'PASSCODE_REQUIRED'));
    api.respond(`/api/lookbook/${TOKEN}`, () => aRefusal(403, 'PASSCODE_REQUIRED'));
    if (yes) await user.click(yes);
    expect(await screen.findByLabelText('Passcode')).toBeVisible();
  });
});
