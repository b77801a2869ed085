import { offline, ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { outbox } from '../domain/decisions/decisions';
import { openPage } from '../testing/open-page';
import { anItem, aProfile, openOfficeServer, PATHS, profilesAnswer } from '../testing/office-server';

const ASHA = anItem('u_asha', 'Asha Rao');
const KABIR = anItem('u_kabir', 'Kabir Shah');
const ZOYA = anItem('u_zoya', 'Zoya Fernandes', { marks: ['child'] });

const list = () => screen.findByRole('region', { name: 'Waiting' });
const item = () => within(screen.getByRole('region', { name: 'Open item' }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const bar = () => within(screen.getByRole('region', { name: 'Decisions on their way' }));
const bodies = (requests: ReturnType<typeof openOfficeServer>, path: string) =>
  requests.filter((one) => one.path === path).map(({ body }) => body);

async function open(address = '/office/profiles', responses: Parameters<typeof openOfficeServer>[0] = {}) {
  const requests = openOfficeServer({
    ...profilesAnswer(ASHA, KABIR, ZOYA),
    [PATHS.decide]: ok({ status: 200, message: '' }),
    ...responses,
  });
  const page = openPage(address);
  await within(await list()).findByText('Asha Rao');
  return { requests, ...page };
}

afterEach(() => {
  for (const { key } of outbox.read()) outbox.remove(key);
});

test('OFF-01 keys walk through the queue, and the open item is in the address', async () => {
  const { router } = await open();
  await userEvent.keyboard('j');
  await heading('Asha Rao');
  await userEvent.keyboard('jj');
  await heading('Zoya Fernandes');
  await userEvent.keyboard('k');
  await heading('Kabir Shah');
  expect(router.state.location.search).toBe('?item=u_kabir');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('OFF-01 keys are letters while somebody types', async () => {
  const { router } = await open('/office/profiles', {
    [`${PATHS.profiles}?search=kajax`]: ok({ status: 200, data: [KABIR], total: 1, next: '' }),
  });
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox', { name: 'Name, e-mail, phone, id or slug' })).toHaveFocus();
  await userEvent.keyboard('kajax');
  expect(await within(await list()).findByText('1 found')).toBeVisible();
  expect(within(await list()).queryByText('Asha Rao')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?search=kajax');
});

test('OFF-01 the profiles listed stay, and can be opened, while a search runs; no number is said of them', async () => {
  const { router } = await open('/office/profiles', { [`${PATHS.profiles}?search=kab`]: () => new Promise(() => undefined) });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name, e-mail, phone, id or slug' }), 'kab');
  expect(await within(await list()).findByText('Searching …')).toBeVisible();
  await userEvent.click(within(await list()).getByText('Kabir Shah'));
  await waitFor(() => expect(router.state.location.search).toContain('item=u_kabir'));
});

test('OFF-01 keys can be turned off, and stay off', async () => {
  const { router } = await open();
  await userEvent.keyboard('?');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('checkbox', { name: 'Use these keys in this browser' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('j');
  expect(router.state.location.search).toBe('');
  localStorage.removeItem('office_keys');
});

test('OFF-01 an approval opens the next item, waits, and can be undone', async () => {
  const { requests } = await open('/office/profiles?item=u_asha');
  await heading('Asha Rao');
  await userEvent.keyboard('a');
  await heading('Kabir Shah');
  expect(bar().getByText('Asha Rao')).toBeVisible();
  expect(within(await list()).queryByText('Asha Rao')).not.toBeInTheDocument();
  await userEvent.click(bar().getByRole('button', { name: 'Undo' }));
  await heading('Asha Rao');
  expect(within(await list()).getByText('Asha Rao')).toBeVisible();
  expect(bodies(requests, PATHS.decide)).toEqual([]);
});

test('OFF-01 an approval made before the list is there opens the next item when it is', async () => {
  let showList = () => {};
  const listShown = new Promise<void>((resolve) => {
    showList = resolve;
  });
  openOfficeServer({
    ...profilesAnswer(ASHA, KABIR, ZOYA),
    [PATHS.decide]: ok({ status: 200, message: '' }),
    [PATHS.profiles]: () => listShown.then(() => ok({ status: 200, data: [ASHA, KABIR, ZOYA], total: 3, next: '' })()),
  });
  openPage('/office/profiles?item=u_kabir');
  await heading('Kabir Shah');
  await userEvent.keyboard('a');
  expect(await screen.findByText('Choose an item from the list.')).toBeVisible();
  showList();
  await heading('Zoya Fernandes');
});

test('OFF-01 a page that is left sends its decisions at once, with the version that was read', async () => {
  const { requests } = await open('/office/profiles?item=u_asha');
  await heading('Asha Rao');
  await userEvent.keyboard('a');
  await heading('Kabir Shah');
  await userEvent.click(screen.getByRole('link', { name: 'Today' }));
  await waitFor(() =>
    expect(bodies(requests, PATHS.decide)).toEqual([{ id: 'u_asha', version: 'u_asha-1', decision: 'approve', reason: '' }]),
  );
});

test('OFF-01 changes need a reason, which can be one that was written before', async () => {
  const { requests } = await open('/office/profiles?item=u_asha', {
    [PATHS.reasons]: ok({ status: 200, data: ['The first photo is blurred.'] }),
  });
  await heading('Asha Rao');
  await userEvent.keyboard('c');
  const dialog = within(await screen.findByRole('dialog', { name: 'What has to change?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for changes' }));
  expect(await dialog.findByText('Say why: the person reads it')).toBeVisible();
  await userEvent.click(await dialog.findByRole('button', { name: 'The first photo is blurred.' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for changes' }));
  await heading('Kabir Shah');
  await userEvent.click(screen.getByRole('link', { name: 'Today' }));
  await waitFor(() =>
    expect(bodies(requests, PATHS.decide)).toMatchObject([{ decision: 'changes', reason: 'The first photo is blurred.' }]),
  );
});

test('OFF-01 when a colleague decided first, their name and what was written are shown', async () => {
  const refused = problem(409, 'REVISION_STALE', 'Farida Sheikh approved this: today. Your decision was not carried out.');
  await open('/office/profiles?item=u_asha', { [PATHS.decide]: refused });
  await heading('Asha Rao');
  await userEvent.keyboard('c');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'The first photo is blurred.');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for changes' }));
  await heading('Kabir Shah');
  await userEvent.click(screen.getByRole('link', { name: 'Today' }));
  expect(await screen.findByText(/is not waiting any more. Farida Sheikh approved this/u)).toBeVisible();
  expect(screen.getByText(/You wrote: “The first photo is blurred.”/u)).toBeVisible();
  await userEvent.click(bar().getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Decisions on their way' })).not.toBeInTheDocument();
});

test('OFF-01 a decision that cannot be sent stays in sight and can be sent again', async () => {
  const answers = [offline, ok({ status: 200, message: '' })];
  const { requests } = await open('/office/profiles?item=u_asha', { [PATHS.decide]: () => (answers.shift() ?? offline)() });
  await heading('Asha Rao');
  await userEvent.keyboard('a');
  await heading('Kabir Shah');
  await userEvent.click(screen.getByRole('link', { name: 'Today' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Decisions on their way' })).not.toBeInTheDocument());
  expect(bodies(requests, PATHS.decide)).toHaveLength(2);
});

test('OFF-01 an item is claimed while it is open, and given back', async () => {
  const { requests } = await open('/office/profiles?item=u_asha');
  await heading('Asha Rao');
  await userEvent.keyboard('j');
  await heading('Kabir Shah');
  await waitFor(() =>
    expect(bodies(requests, PATHS.claims)).toEqual(
      expect.arrayContaining([
        { queue: 'profiles', id: 'u_asha', takes_over: false, releases: false },
        { queue: 'profiles', id: 'u_asha', takes_over: false, releases: true },
        { queue: 'profiles', id: 'u_kabir', takes_over: false, releases: false },
      ]),
    ),
  );
});

test('OFF-01 a colleague at work on an item is named, and can be taken over from', async () => {
  const held = { status: 200, is_mine: false, claim: { user_id: 'u_f', name: 'Farida Sheikh', until: new Date().toISOString() } };
  const answers = [ok(held), ok({ status: 200, is_mine: true, claim: null })];
  const { requests } = await open('/office/profiles?item=u_asha', { [PATHS.claims]: () => (answers.shift() ?? ok(held))() });
  expect(await screen.findByText('Farida Sheikh is looking at this.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(screen.queryByText('Farida Sheikh is looking at this.')).not.toBeInTheDocument());
  expect(bodies(requests, PATHS.claims)).toContainEqual({ queue: 'profiles', id: 'u_asha', takes_over: true, releases: false });
});

test('OFF-01 an item that was decided meanwhile says so and leads to the next', async () => {
  await open('/office/profiles?item=u_asha', { [`${PATHS.profiles}/u_asha`]: problem(404, 'NOT_FOUND', 'Gone.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Open the next one' }));
  await heading('Kabir Shah');
});

test('OFF-01 changed lines stand beside those of the site; the others come on demand', async () => {
  const lines = [
    { label: 'City', before: 'Pune', after: 'Mumbai' },
    { label: 'Height', before: '168 cm', after: '168 cm' },
  ];
  const data = aProfile('u_asha', 'Asha Rao', { lines, public_path: '/asha-rao' });
  await open('/office/profiles?item=u_asha', { [`${PATHS.profiles}/u_asha`]: ok({ status: 200, data }) });
  await heading('Asha Rao');
  expect(item().getByText('Pune').closest('dd')).toHaveTextContent('On the site: PuneSent in: Mumbai');
  expect(item().queryByText('168 cm')).not.toBeInTheDocument();
  await userEvent.click(item().getByRole('checkbox', { name: 'Show all 2 lines' }));
  expect(item().getByText('168 cm')).toBeVisible();
});
