import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { anOpening, stubContactMessages, stubUploads, field, fillInSender, send } from '../testing/contact-message-page';
import { findTitle, openPage } from '../testing/open-page';

const APPLY = '/api/careers/apply';
const OPENINGS = '/api/careers/openings';
const CV = 'c'.repeat(32);
const TAKEN = { status: 200, body: { status: 200, data: { cv: CV } } };
const pdf = () => new File(['%PDF-1.7'], 'nila.pdf', { type: 'application/pdf' });

const realUpload = globalThis.XMLHttpRequest;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.XMLHttpRequest = realUpload;
});

const cvField = () => field(/^Your CV/u);
const note = () => field('What do you do well?');

test('LINK-01 /career says that nothing is open, and one can write all the same', async () => {
  stubContactMessages();
  openPage('/career');
  await findTitle();
  expect(await screen.findByRole('heading', { name: 'No openings right now' })).toBeInTheDocument();
  expect(screen.queryByLabelText('What for?')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'How we work' })).toBeInTheDocument();
});

test('LINK-01 openings stand with place, kind and pay, each with an address of its own', async () => {
  stubContactMessages({ [OPENINGS]: ok({ status: 200, data: [{ ...anOpening, closes_on: '2026-12-01' }] }) });
  openPage('/career');
  const row = (await screen.findByRole('link', { name: 'Casting editor' })).closest('li');
  expect(screen.getByRole('link', { name: 'Casting editor' })).toHaveAttribute('href', '/career/casting-editor');
  for (const text of ['Mumbai', 'Full time', '₹ 90,000 a month', '1 December 2026']) expect(row).toHaveTextContent(text);
  expect(
    within(field('What for?'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['A letter of my own', 'Casting editor']);
});

test('SEC-47 the CV is sent when it is chosen and named in the application, whose ticket is shown', async () => {
  const uploads = stubUploads([TAKEN]);
  const requests = stubContactMessages();
  openPage('/career');
  await findTitle();
  await fillInSender();
  await userEvent.type(note(), 'I cast short films.');
  await userEvent.upload(cvField(), pdf());
  expect(await screen.findByRole('button', { name: 'Remove nila.pdf' })).toBeInTheDocument();
  expect(uploads.sent.map(({ type }) => type)).toEqual(['application/pdf']);
  await send('Send the application');
  expect(await screen.findByText('AT-7K3M-9QXD')).toBeInTheDocument();
  const { body } = requests.find(({ path }) => path === APPLY) ?? {};
  expect(body).toEqual({
    opening: '',
    name: 'Nila Bose',
    email_id: 'nila@example.com',
    contact_no: '',
    link: '',
    note: 'I cast short films.',
    cv: CV,
    form_token: 'token',
    website: '',
  });
});

test('SEC-47 what is no PDF is refused in the field, keeps the form from being sent, and can be left out', async () => {
  const refusal = 'This is no PDF. Please save your CV as a PDF and choose that file.';
  stubUploads([{ status: 422, body: { code: 'CV_REFUSED', status: 422, detail: refusal, fields: { cv: refusal }, request_id: 'r' } }]);
  const requests = stubContactMessages();
  openPage('/career');
  await findTitle();
  await fillInSender();
  await userEvent.type(note(), 'I cast.');
  await userEvent.upload(cvField(), pdf());
  await waitFor(() => expect(cvField()).toHaveAccessibleDescription(expect.stringContaining(refusal)));
  await send('Send the application');
  await waitFor(() => expect(cvField()).toHaveFocus());
  expect(requests.filter(({ path }) => path === APPLY)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Send nila.pdf again' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Go on without a CV' }));
  await send('Send the application');
  expect(await screen.findByText('AT-7K3M-9QXD')).toBeInTheDocument();
});

test('SEC-47 a CV that came too slowly is kept, and is sent again at a press', async () => {
  const slow = { code: 'FILE_TOO_SLOW', status: 422, detail: 'The file came too slowly to be taken.', request_id: 'r' };
  const uploads = stubUploads([{ status: 422, body: slow }, TAKEN]);
  stubContactMessages();
  openPage('/career');
  await findTitle();
  await userEvent.upload(cvField(), pdf());
  await waitFor(() => expect(cvField()).toHaveAccessibleDescription(expect.stringContaining(slow.detail)));
  await userEvent.click(screen.getByRole('button', { name: 'Send nila.pdf again' }));
  expect(await screen.findByRole('button', { name: 'Remove nila.pdf' })).toBeInTheDocument();
  expect(uploads.sent).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Send nila.pdf again' })).not.toBeInTheDocument();
});

test('SEC-47 6 MB are refused before they are sent', async () => {
  const uploads = stubUploads([]);
  stubContactMessages();
  openPage('/career');
  await findTitle();
  const large = Object.defineProperty(pdf(), 'size', { value: 6 * 1024 * 1024 });
  await userEvent.upload(cvField(), large);
  await waitFor(() => expect(cvField()).toHaveAccessibleDescription(expect.stringContaining('5 MB at most')));
  expect(uploads.sent).toEqual([]);
});

test('a form whose CV is still on its way waits for it; without the CV it is sent', async () => {
  stubUploads([]);
  const requests = stubContactMessages();
  openPage('/career');
  await findTitle();
  await fillInSender();
  await userEvent.type(note(), 'I cast.');
  await userEvent.upload(cvField(), pdf());
  expect(await screen.findByRole('progressbar', { name: 'Sending nila.pdf' })).toBeInTheDocument();
  await send('Send the application');
  await waitFor(() => expect(cvField()).toHaveAccessibleDescription(expect.stringContaining('still on its way')));
  expect(requests.filter(({ path }) => path === APPLY)).toEqual([]);
});

test('a CV that waited for too long is asked for again, in its field', async () => {
  stubUploads([TAKEN]);
  const fields = { cv: 'Your CV waited for too long. Please choose it once more.' };
  stubContactMessages({ [APPLY]: problem(400, 'VALIDATION_FAILED', 'Look again.', { fields }) });
  openPage('/career');
  await findTitle();
  await fillInSender();
  await userEvent.type(note(), 'I cast.');
  await userEvent.upload(cvField(), pdf());
  await screen.findByRole('button', { name: 'Remove nila.pdf' });
  await send('Send the application');
  await waitFor(() => expect(cvField()).toHaveFocus());
  expect(cvField()).toHaveAccessibleDescription(expect.stringContaining(fields.cv));
  expect(note()).toHaveValue('I cast.');
});

test('LINK-01 the page of an opening has its text, and the form applies for it', async () => {
  const blocks = [{ kind: 'heading', level: 2, id: 'what-you-do', text: 'What you do' }];
  const requests = stubContactMessages({ '/api/careers/openings/casting-editor': ok({ status: 200, data: { ...anOpening, blocks } }) });
  openPage('/career/casting-editor');
  expect(await screen.findByRole('heading', { level: 1, name: 'Casting editor' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'What you do' })).toBeInTheDocument();
  expect(field('What for?')).toHaveValue('casting-editor');
  await fillInSender();
  await userEvent.type(note(), 'I cast.');
  await send('Send the application');
  await screen.findByText('AT-7K3M-9QXD');
  expect(requests.find(({ path }) => path === APPLY)?.body).toMatchObject({ opening: 'casting-editor' });
});

test('LINK-01 an opening that has closed is not found', async () => {
  // The boundary reports what it caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubContactMessages();
  openPage('/career/gone');
  expect(await screen.findByText('Not found page')).toBeInTheDocument();
});

test('openings that do not load can be asked for again, and one can write meanwhile', async () => {
  stubContactMessages({ [OPENINGS]: problem(503, 'UNAVAILABLE', 'Back in a moment.') });
  openPage('/career');
  expect(await screen.findByText('The openings did not load')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send the application' })).toBeInTheDocument();
});
