import { toastsAtom } from '@alltalent/shared/state';
import { screen, waitFor, within } from '@alltalent/shared/testing';
import { stubFeedback, TOKEN } from '../testing/lookbook-server';
import { openSite } from '../testing/open-site';
import { deferred, ok, problem, stubApi, type StubApi } from '../testing/stub-api';

let api: StubApi;
beforeEach(() => {
  api = stubApi();
  document.cookie = 'XSRF-TOKEN=t; path=/';
});

const open = () => openSite(`/s/${TOKEN}`);
const group = async (name: string) => within(await screen.findByRole('group', { name: `Your answer on ${name}` }));
const radio = async (name: string, answer: string) => (await group(name)).getByRole('radio', { name: answer });
const comments = () => screen.findAllByLabelText('Comment for Ritu Khanna');
const bar = () => within(screen.getByRole('region', { name: 'Your answers' }));
const sum = () => bar().getByRole('status');

test('an answer is shown at once, kept, counted, and there again after a reload', async () => {
  const state = stubFeedback(api);
  const { user } = open();
  await user.click(await radio('Kiara Sen', 'Yes'));
  expect(await radio('Kiara Sen', 'Yes')).toBeChecked();
  await user.click(await radio('Ishaan Verma', 'No'));
  expect(sum()).toHaveTextContent('1 yes, 1 no');
  await waitFor(() => expect(state.answers).toMatchObject([{ answer: 'yes' }, { answer: 'no' }]));
});

test('answers that were given before are there when the page is opened', async () => {
  stubFeedback(api, [{ talent_id: 2, answer: 'maybe', comment: 'For the rider?' }]);
  open();
  expect(await radio('Ishaan Verma', 'Maybe')).toBeChecked();
  expect((await comments())[1]).toHaveValue('For the rider?');
  expect(sum()).toHaveTextContent('1 maybe');
});

test('the keyboard alone is enough: Tab to a person, arrows among the answers', async () => {
  const state = stubFeedback(api);
  const { user } = open();
  const yes = await radio('Kiara Sen', 'Yes');
  while (document.activeElement !== yes) await user.tab();
  await user.keyboard(' ');
  await user.keyboard('{ArrowRight}');
  expect(await radio('Kiara Sen', 'Maybe')).toBeChecked();
  await waitFor(() => expect(state.answers).toMatchObject([{ talent_id: 1, answer: 'maybe' }]));
});

test('an answer that was not kept goes back to the one before, and says so', async () => {
  stubFeedback(api, [{ talent_id: 1, answer: 'yes', comment: '' }]);
  const { response, resolve } = deferred();
  api.respond('/api/lookbook/answer', () => response);
  const { user, store } = open();
  await user.click(await radio('Kiara Sen', 'No'));
  expect(await radio('Kiara Sen', 'No')).toBeChecked();
  resolve(problem(503));
  await waitFor(async () => expect(await radio('Kiara Sen', 'Yes')).toBeChecked());
  expect(store.get(toastsAtom)[0]?.text).toMatch(/^Your answer on Kiara Sen was not kept\. /u);
  expect(sum()).toHaveTextContent('1 yes');
});

test('of two quick answers the last one stays, though the first is answered late', async () => {
  const state = stubFeedback(api);
  const { user } = open();
  await user.click(await radio('Kiara Sen', 'Yes'));
  await user.click(await radio('Kiara Sen', 'No'));
  await waitFor(() => expect(api.requestsOf('/api/lookbook/answer')).toHaveLength(2));
  await waitFor(() => expect(state.answers).toMatchObject([{ answer: 'no' }]));
  expect(await radio('Kiara Sen', 'No')).toBeChecked();
});

test('an answer can be taken back', async () => {
  const state = stubFeedback(api, [{ talent_id: 1, answer: 'yes', comment: '' }]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Take the answer back on Kiara Sen' }));
  expect(await radio('Kiara Sen', 'Yes')).not.toBeChecked();
  await waitFor(() => expect(state.answers).toMatchObject([{ answer: null }]));
});

test('a comment is kept when its writer goes on, beside the answer', async () => {
  const state = stubFeedback(api, [{ talent_id: 1, answer: 'yes', comment: '' }]);
  const { user } = open();
  const [comment] = await comments();
  if (comment) await user.type(comment, ' Her voice. ');
  await user.tab();
  await waitFor(() => expect(state.answers).toEqual([{ talent_id: 1, answer: 'yes', comment: 'Her voice.' }]));
  expect(api.requestsOf('/api/lookbook/answer')).toHaveLength(1);
});

test('SEC-44 the field shows what the server made of a comment', async () => {
  stubFeedback(api);
  api.respond('/api/lookbook/answer', () => ok({ status: 200, data: { talent_id: 1, answer: null, comment: 'see evil[.]example' } }));
  const { user } = open();
  const [comment] = await comments();
  if (comment) await user.type(comment, 'see evil.example');
  await user.tab();
  await waitFor(() => expect(comment).toHaveValue('see evil[.]example'));
  expect(api.requestsOf('/api/lookbook/answer')).toHaveLength(1);
});

test('a comment that was not kept stays in its field until it is tried again', async () => {
  stubFeedback(api);
  const answer = jest.fn(() => problem(503));
  api.respond('/api/lookbook/answer', answer);
  const { user } = open();
  const [comment] = await comments();
  if (comment) await user.type(comment, 'Her voice.');
  await user.tab();
  expect(await screen.findByText('This was not kept.')).toBeVisible();
  expect(comment).toHaveValue('Her voice.');
  const state = stubFeedback(api);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(answer).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(state.answers).toMatchObject([{ comment: 'Her voice.' }]));
  expect(screen.queryByText('This was not kept.')).not.toBeInTheDocument();
});

test('the people are filtered by answer; a person who is answered again stays in sight', async () => {
  stubFeedback(api, [{ talent_id: 1, answer: 'yes', comment: '' }]);
  const { user } = open();
  const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await radio('Kiara Sen', 'Yes');
  await user.click(bar().getByRole('button', { name: 'Yes 1' }));
  expect(names()).toEqual(['Kiara Sen']);
  await user.click(await radio('Kiara Sen', 'No'));
  expect(names()).toEqual(['Kiara Sen']);
  await user.click(bar().getByRole('button', { name: 'Maybe 0' }));
  expect(screen.getByText('Nobody has this answer.')).toBeVisible();
  await user.click(bar().getByRole('button', { name: 'No answer 1' }));
  expect(names()).toEqual(['Ishaan Verma']);
  await user.click(bar().getByRole('button', { name: 'All 2' }));
  expect(names()).toEqual(['Kiara Sen', 'Ishaan Verma']);
});

test.each(['<script>window.__x = 1</script>', '"><img src=x onerror="window.__x = 1">', '{{constructor.constructor("window.__x=1")()}}'])(
  'SEC-44 a comment is text, never markup: %s',
  async (comment) => {
    stubFeedback(api, [{ talent_id: 1, answer: 'yes', comment }]);
    open();
    expect((await comments())[0]).toHaveValue(comment);
    expect(document.querySelector('main script, img[src="x"]')).toBeNull();
    expect(window).not.toHaveProperty('__x');
  },
);

test('the page prints by a button', async () => {
  stubFeedback(api);
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Print or PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
});
