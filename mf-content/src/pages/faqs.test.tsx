import { act, fakeApi, ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { aFaq, stubResponses, listOf } from '../testing/stub-responses';
import { findTitle, openPage } from '../testing/open-page';

const FAQS = '/api/site-content/faqs';
const VOTES = `${FAQS}/votes`;
const VOTE = `${FAQS}/vote`;
const CHILD = 'my-child-wants-to-act';
const faqs = [
  aFaq(),
  aFaq({
    name: CHILD,
    topic: 'Safety',
    question: 'My child wants to act. How does that work?',
    blocks: [{ kind: 'paragraph', spans: [{ text: 'A parent or guardian keeps the account. Bring a résumé.' }] }],
  }),
];
const detailsOf = (text: string | RegExp) => screen.getByText(text).closest('details');

/** Plays the browser, in which an element can be brought into view. */
function watchScrolling(): string[] {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.id);
  };
  return shown;
}

afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
beforeEach(() => void watchScrolling());

test('LINK-01 questions stand under their topics and open on a press, with the links of their answers', async () => {
  stubResponses({ [FAQS]: listOf(faqs) });
  openPage('/faqs');
  await findTitle();
  expect(await screen.findByRole('heading', { name: 'Safety' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Safety' })).toHaveAttribute('href', '#topic-safety');
  const answer = detailsOf('Is it free to join?');
  expect(answer).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Is it free to join?'));
  expect(answer).toHaveAttribute('open');
  expect(screen.getByRole('link', { name: 'Looking around' })).toHaveAttribute('href', '/talents');
});

test('LINK-01 a link to a question opens it and brings it into view, also when the address changes later', async () => {
  const shown = watchScrolling();
  stubResponses({ [FAQS]: listOf(faqs) });
  const { router } = openPage(`/faqs#${CHILD}`);
  await screen.findByText(/A parent or guardian/u);
  expect(detailsOf(/A parent or guardian/u)).toHaveAttribute('open');
  expect(detailsOf('Is it free to join?')).not.toHaveAttribute('open');
  await act(() => router.navigate('/faqs#is-it-free-to-join'));
  expect(detailsOf('Is it free to join?')).toHaveAttribute('open');
  expect(shown).toEqual([CHILD, 'is-it-free-to-join']);
});

test('an anchor of nothing leaves everything closed', async () => {
  stubResponses({ [FAQS]: listOf(faqs) });
  openPage('/faqs#%E0%A4%A');
  expect(await screen.findByText('2 answers')).toBeInTheDocument();
  expect(detailsOf('Is it free to join?')).not.toHaveAttribute('open');
});

test('the search keeps what mentions every word, whatever its accents, and the address keeps the search', async () => {
  stubResponses({ [FAQS]: listOf(faqs) });
  const { router } = openPage('/faqs');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search the answers' }), 'Parent resume');
  expect(await screen.findByText('1 answer')).toBeInTheDocument();
  expect(screen.queryByText('Is it free to join?')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?q=Parent+resume');
});

test('a search that finds nothing says so and can be taken back', async () => {
  stubResponses({ [FAQS]: listOf(faqs) });
  openPage('/faqs?q=elephant');
  expect(await screen.findByText('No answer mentions “elephant”')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all answers' }));
  expect(await screen.findByText('2 answers')).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Search the answers' })).toHaveValue('');
});

test('LINK-01 a visitor says whether an answer helped, sees what was said, and may change it', async () => {
  const votes = { given: [] as { name: string; answer: string }[] };
  const requests = fakeApi({
    [FAQS]: ok(listOf(faqs)),
    [VOTES]: ok(listOf([{ name: CHILD, answer: 'no' }])),
    [VOTE]: () => ({ status: 200, body: listOf(votes.given) }),
  });
  openPage(`/faqs#${CHILD}`);
  const child = within(await waitFor(() => detailsOf(/A parent or guardian/u) ?? document.body));
  await waitFor(() => expect(child.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true'));
  votes.given = [{ name: CHILD, answer: 'yes' }];
  await userEvent.click(child.getByRole('button', { name: 'Yes' }));
  expect(await child.findByText('Thank you.')).toBeInTheDocument();
  expect(child.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  expect(child.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'false');
  expect(requests.at(-1)).toEqual({ method: 'POST', path: VOTE, body: { name: CHILD, answer: 'yes' } });
});

test('a vote that is refused is told, and nothing looks given', async () => {
  fakeApi({
    [FAQS]: ok(listOf(faqs)),
    [VOTES]: ok(listOf([])),
    [VOTE]: problem(429, 'TOO_MANY_REQUESTS', 'Please wait a minute and try again.'),
  });
  openPage(`/faqs#${CHILD}`);
  const child = within(await waitFor(() => detailsOf(/A parent or guardian/u) ?? document.body));
  await userEvent.click(await child.findByRole('button', { name: 'No' }));
  expect(await child.findByRole('alert')).toHaveTextContent('Please wait a minute and try again.');
  expect(child.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'false');
});

test('nothing is asked about votes before an answer is open', async () => {
  const requests = fakeApi({ [FAQS]: ok(listOf(faqs)), [VOTES]: ok(listOf([])) });
  openPage('/faqs');
  const asked = () => requests.filter(({ path }) => path === VOTES).length;
  await screen.findByText('2 answers');
  expect(asked()).toBe(0);
  for (const { question } of faqs) await userEvent.click(screen.getByText(question));
  await waitFor(() => expect(asked()).toBe(1));
});

test('while the answers load their place is kept', async () => {
  stubResponses({});
  openPage('/faqs');
  expect(await screen.findByRole('status', { name: 'Loading answers' })).toBeInTheDocument();
});

test('no questions at all is told, with the way to a person', async () => {
  stubResponses({ [FAQS]: listOf([]) });
  openPage('/faqs');
  expect(await screen.findByText('No questions here yet')).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'Write to us' })) expect(link).toHaveAttribute('href', '/contactus');
});

test('a failure is told, and Try again brings the answers', async () => {
  const requests = stubResponses({ [FAQS]: 'failure' });
  openPage('/faqs');
  expect(await screen.findByRole('alert')).toHaveTextContent('The answers did not load');
  requests.change(FAQS, listOf(faqs));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 answers')).toBeInTheDocument();
});
