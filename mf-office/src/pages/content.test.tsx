import type { SiteText, TextItem, TextVersionEntry } from '@alltalent/shared/contracts';
import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { unsavedTexts } from '../features/text/unsaved-texts';
import { aSession, openOfficeServer } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import { unmarkedFields } from '../testing/unmarked-fields';

const LIST = '/api/office/content?kind=&search=';
const TEXT = '/api/office/content/words/singer';
const SAVE = '/api/office/content/save';

const aVersion = (version: number, changes: Partial<TextVersionEntry> = {}): TextVersionEntry => ({
  version,
  state: 'current',
  saved_at: '2026-11-20T10:00:00.000Z',
  saved_by: 'Anjali Menon',
  reason: '',
  published_by: '',
  effective_at: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const anItem = (changes: Partial<TextItem> = {}): TextItem => ({
  kind: 'words',
  name: 'singer',
  title: 'Singer',
  public_path: '/singer',
  current: aVersion(2),
  planned: null,
  newest: aVersion(2),
  ...changes,
});
const BUDGET = { type: 'list', title: 'Fees', items: [{ title: 'One song', figure: '₹9,000' }] };
const withFee = (figure: string) => ({ budget: { ...BUDGET, items: [{ title: 'One song', figure }] } });
const aText = (changes: Partial<SiteText> = {}) =>
  ok({ status: 200, data: { ...anItem(), values: withFee('₹9,000'), earliest_day: '', ...changes } });
const server = (more: Parameters<typeof openOfficeServer>[0] = {}) =>
  openOfficeServer(
    {
      [TEXT]: aText(),
      '/api/office/content/preview': ok({ status: 200, public_path: '/singer', answers: [] }),
      ...more,
    },
    aSession({}, ['content']),
  );
const bodies = (requests: ReturnType<typeof openOfficeServer>, path: string) =>
  requests.filter((one) => one.path === path).map(({ body }) => body);

async function changeFee(to: string) {
  await userEvent.type(await screen.findByLabelText('Find words or a price; press Enter to go there'), '9,000');
  const fee = screen.getByLabelText('Price or figure');
  await userEvent.clear(fee);
  await userEvent.type(fee, to);
}

afterEach(() => unsavedTexts.drop('u_nikhil words/singer'));

test('OFF-01 what a search found stays, and can be opened, while the next letters are searched for', async () => {
  const requests = server({
    [LIST]: ok({ status: 200, data: [anItem()], next: '' }),
    '/api/office/content?kind=&search=sin': () => new Promise(() => undefined),
  });
  const { router } = openPage('/office/content');
  const row = await screen.findByRole('link', { name: 'Singer' });
  await userEvent.type(screen.getByLabelText('Find a text'), 'sin');
  await waitFor(() => expect(requests.at(-1)?.path).toBe('/api/office/content?kind=&search=sin'));
  expect(row).toBeInTheDocument();
  expect(screen.getByText('Searching …')).toBeInTheDocument();
  await userEvent.click(row);
  await waitFor(() => expect(router.state.location.pathname).toBe('/office/content/words/singer'));
});

test('OFF-01 the list says what visitors see, what is planned, and who changed it last', async () => {
  const planned = aVersion(3, { state: 'planned', effective_at: '2026-12-24T18:30:00.000Z' });
  server({ [LIST]: ok({ status: 200, data: [anItem({ planned, newest: aVersion(4, { state: 'draft' }) })], next: '' }) });
  openPage('/office/content');
  const row = within(await screen.findByRole('list', { name: 'Texts' }));
  expect(row.getByRole('link', { name: 'Singer' })).toHaveAttribute('href', '/office/content/words/singer');
  for (const said of ['On the site', 'Draft', 'Planned for 25 Dec, 12:00 am IST', 'Anjali Menon', '/singer'])
    expect(row.getByText(said)).toBeVisible();
  await userEvent.keyboard('/');
  expect(screen.getByLabelText('Find a text')).toHaveFocus();
});

test('OFF-01 a price is found by what it says, changed, and published with a reason over the version that was read', async () => {
  const requests = server({ [SAVE]: aText({ newest: aVersion(3), current: aVersion(3), values: withFee('₹12,000') }) });
  openPage('/office/content/words/singer');
  await changeFee('₹12,000');
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
  expect(unmarkedFields(screen.getByRole('dialog'))).toEqual([]);
  expect(dialog.getByText('Budget, Entries, Entry 1 (One song), Price or figure')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
  expect(await dialog.findByText('Say in a few words why it changes')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Why does it change?'), 'New fees');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(bodies(requests, SAVE)).toHaveLength(1));
  expect(bodies(requests, SAVE)[0]).toMatchObject({ values: withFee('₹12,000'), read_version: 2, publishes: true, reason: 'New fees' });
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
  const openTab = jest.spyOn(window, 'open').mockReturnValue(null);
  await userEvent.click(screen.getByRole('button', { name: 'See the page' }));
  expect(openTab).toHaveBeenCalledWith('/singer', '_blank');
  Element.prototype.scrollIntoView = jest.fn();
  const bar = within(screen.getByRole('group', { name: 'Save and publish' }));
  await userEvent.click(bar.getByRole('button', { name: /^Changed by / }));
  expect(screen.getByRole('button', { name: 'Versions' })).toHaveAttribute('aria-pressed', 'true');
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});

test('OFF-01 the page beside the form is told which words are edited, when a field gets the focus and when it changes', async () => {
  server();
  openPage('/office/content/words/singer');
  await userEvent.type(await screen.findByLabelText('Find words or a price; press Enter to go there'), '9,000{Enter}');
  const frame = screen.getByTitle<HTMLIFrameElement>('The page as it will be');
  const told = jest.spyOn(frame.contentWindow as Window, 'postMessage');
  const words = (figure: string) => ({ type: 'preview-words', words: figure, beside: ['One song', 'Fees'] });
  await waitFor(() => expect(told).toHaveBeenCalledWith(words('₹9,000'), window.location.origin));
  await userEvent.type(screen.getByLabelText('Price or figure'), '9');
  await waitFor(() => expect(told).toHaveBeenLastCalledWith(words('₹9,0009'), window.location.origin));
  expect(told.mock.calls.flat().join(' ')).not.toContain('Find words');
});

test('OFF-01 the bar with the acts says whether something is unsaved, and why it could not be saved', async () => {
  const answers = [problem(503, 'READ_ONLY', 'We take no changes for a few minutes.'), aText({ newest: aVersion(3, { state: 'draft' }) })];
  server({ [SAVE]: () => (answers.shift() ?? ok({}))() });
  openPage('/office/content/words/singer');
  const bar = within(await screen.findByRole('group', { name: 'Save and publish' }));
  expect(bar.getByRole('status')).toHaveTextContent('All saved and published');
  expect(bar.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  await changeFee('₹12,000');
  expect(bar.getByRole('status')).toHaveTextContent('Not saved yet');
  await userEvent.click(bar.getByRole('button', { name: 'Save draft' }));
  expect(await bar.findByRole('alert')).toHaveTextContent('We take no changes for a few minutes.');
  expect(screen.getByLabelText('Price or figure')).toHaveValue('₹12,000');
  await userEvent.click(bar.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('Saved as a draft'));
  expect(bar.queryByRole('alert')).toBeNull();
});

test('OFF-01 a wording of a page is named, starts with the words of its page, and is published for its visitors', async () => {
  const SUMMER = '/api/office/content/words/singer~summer';
  const wording = { name: 'singer~summer', title: 'Singer, wording summer' };
  const requests = server({
    [LIST]: ok({ status: 200, data: [anItem()], next: '' }),
    [SUMMER]: problem(404, 'NOT_FOUND', 'There is no such text.'),
    [SAVE]: aText({ ...wording, newest: aVersion(1), current: aVersion(1), values: withFee('₹7,000') }),
  });
  openPage('/office/content');
  await userEvent.click(await screen.findByRole('button', { name: 'New text' }));
  await userEvent.selectOptions(await screen.findByLabelText('What is it?'), 'Alternative wording of a page, for a test');
  await userEvent.selectOptions(screen.getByLabelText('Which page?'), '/singer');
  await userEvent.type(screen.getByLabelText('Name of the wording'), 'Summer!');
  await userEvent.click(screen.getByRole('button', { name: 'Write it' }));
  expect(await screen.findByText('Use letters a-z, digits and single hyphens')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Name of the wording'));
  await userEvent.type(screen.getByLabelText('Name of the wording'), 'summer');
  await userEvent.click(screen.getByRole('button', { name: 'Write it' }));
  expect(await screen.findByText(/^A release that names the wording summer shows these words to its visitors\./u)).toBeVisible();
  await changeFee('₹7,000');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
  await userEvent.type(dialog.getByLabelText('Why does it change?'), 'A test');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(bodies(requests, SAVE)).toHaveLength(1));
  expect(bodies(requests, SAVE)[0]).toMatchObject({ name: 'singer~summer', values: withFee('₹7,000'), read_version: 0 });
  expect(await screen.findByRole('link', { name: 'Use these words on the page' })).toHaveAttribute(
    'href',
    '/office/content/words/singer?from=summer',
  );
});

test('OFF-01 the words of a wording are put into the form of its page, as a change that is not saved', async () => {
  server({ '/api/office/content/words/singer~summer': aText({ name: 'singer~summer', values: withFee('₹7,000') }) });
  openPage('/office/content/words/singer?from=summer');
  expect(await screen.findByText('The words of the wording summer are in the form. Visitors see them once you publish.')).toBeVisible();
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Find words or a price; press Enter to go there'), '7,000');
  expect(screen.getByLabelText('Price or figure')).toHaveValue('₹7,000');
});

test('OFF-01 words of a wording that the page has already are not said to be in the form', async () => {
  server({ '/api/office/content/words/singer~summer': aText({ name: 'singer~summer' }) });
  openPage('/office/content/words/singer?from=summer');
  const bar = within(await screen.findByRole('group', { name: 'Save and publish' }));
  expect(bar.getByRole('status')).toHaveTextContent('All saved and published');
  expect(screen.queryByText(/are in the form/u)).toBeNull();
});

test('OFF-01 a field that does not fit is marked in its place, and nothing is sent', async () => {
  const requests = server();
  openPage('/office/content/words/singer');
  await changeFee('₹15,0000');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(
    await screen.findByText('₹15,0000 has its commas in the wrong place. Write ₹1,50,000 if you mean that, or correct the figure'),
  ).toBeVisible();
  await userEvent.type(screen.getByLabelText('Price or figure'), 'x'.repeat(13));
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Must be at most 20 characters')).toBeVisible();
  expect(screen.getByText('1 mistake')).toBeVisible();
  expect(bodies(requests, SAVE)).toEqual([]);
});

test('OFF-01 who saved meanwhile is said, the change is shown and taken in, and nothing typed is lost', async () => {
  const theirs = { ...withFee('₹9,000'), hero: { type: 'band', title: 'A voice for your film' } };
  const answers = [problem(409, 'REVISION_STALE', 'Nikhil Bose saved a newer version.'), aText({ newest: aVersion(4) })];
  let isSaved = false;
  const requests = server({
    [TEXT]: () => (isSaved ? aText({ newest: aVersion(3, { state: 'draft' }), values: theirs }) : aText())(),
    [SAVE]: () => {
      isSaved = true;
      return (answers.shift() ?? ok({}))();
    },
    '/api/office/content/words/singer/versions/2': ok({ status: 200, data: { ...aVersion(2), values: withFee('₹9,000') } }),
  });
  openPage('/office/content/words/singer');
  await changeFee('₹12,000');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Nikhil Bose saved a newer version.')).toBeVisible();
  expect(screen.getByLabelText('Price or figure')).toHaveValue('₹12,000');
  await userEvent.click(screen.getByRole('button', { name: 'See the change' }));
  expect(screen.getByText('A voice for your film')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add the change to mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(bodies(requests, SAVE)).toHaveLength(2));
  expect(bodies(requests, SAVE)[1]).toMatchObject({ read_version: 3, values: { ...withFee('₹12,000'), hero: theirs.hero } });
});

test('OFF-01 versions say who, when and why; an older one is brought back with a reason that is written already', async () => {
  const requests = server({
    '/api/office/content/words/singer/versions': ok({
      status: 200,
      data: [aVersion(2, { reason: 'New fees', published_by: 'Nikhil Bose' }), aVersion(1, { state: 'former' })],
      next: '',
    }),
    '/api/office/content/words/singer/versions/1': ok({ status: 200, data: { ...aVersion(1), values: withFee('₹7,000') } }),
    [SAVE]: aText({ newest: aVersion(3), current: aVersion(3), values: withFee('₹7,000') }),
  });
  openPage('/office/content/words/singer');
  await userEvent.click(await screen.findByRole('button', { name: 'Versions' }));
  expect(await screen.findByText('Why: New fees')).toBeVisible();
  expect(screen.getByText('Published by Nikhil Bose from 20 Nov, 3:30 pm IST')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Roll back to version 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
  expect(dialog.getByLabelText('Why does it change?')).toHaveValue('Back to version 1');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(bodies(requests, SAVE)[0]).toMatchObject({ values: withFee('₹7,000'), read_version: 2, publishes: true }));
});

test('OFF-01 the version on the site is compared with the one before, as long as nothing is typed', async () => {
  server({
    '/api/office/content/words/singer/versions': ok({ status: 200, data: [aVersion(2)], next: '' }),
    '/api/office/content/words/singer/versions/2': ok({ status: 200, data: { ...aVersion(2), values: withFee('₹9,000') } }),
    '/api/office/content/words/singer/versions/1': ok({ status: 200, data: { ...aVersion(1), values: withFee('₹7,000') } }),
  });
  openPage('/office/content/words/singer');
  await userEvent.click(await screen.findByRole('button', { name: 'Versions' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Compare version 2' }));
  expect(await screen.findByText('Changes from version 1 to version 2.')).toBeVisible();
  expect(screen.getByText('₹7,000')).toBeVisible();
});

test('OFF-01 “price” finds the field that is called so, and Enter goes to it', async () => {
  server();
  openPage('/office/content/words/singer');
  await userEvent.type(await screen.findByLabelText('Find words or a price; press Enter to go there'), 'price{Enter}');
  expect(screen.getByLabelText('Price or figure')).toHaveFocus();
});

test('OFF-01 what was typed and not saved is there again after another page', async () => {
  server({ [LIST]: ok({ status: 200, data: [anItem()], next: '' }) });
  const { router } = openPage('/office/content/words/singer');
  await changeFee('₹33,000');
  await router.navigate('/office/content');
  await userEvent.click(await screen.findByRole('link', { name: 'Singer' }));
  await userEvent.type(await screen.findByLabelText('Find words or a price; press Enter to go there'), '33,000');
  expect(screen.getByLabelText('Price or figure')).toHaveValue('₹33,000');
});

test('OFF-01 somebody without the right does not see the texts', async () => {
  openOfficeServer({}, aSession({}, ['support']));
  openPage('/office/content');
  expect(await screen.findByText('Your roles do not include this page')).toBeVisible();
});
