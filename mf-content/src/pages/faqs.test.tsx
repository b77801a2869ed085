import { screen, userEvent } from '@alltalent/shared/testing';
import { aFaq, answerCalls, listOf } from '../testing/answers';
import { findTitle, openPage } from '../testing/open-page';

const FAQS = '/api/site-content/faqs';
const faqs = [
  aFaq(),
  aFaq({
    id: 2,
    topic: 'Safety',
    question: 'My child wants to act. How does that work?',
    answer: 'A parent or guardian keeps the account.',
  }),
];

test('LINK-01 questions stand under their topics and open on a press', async () => {
  answerCalls({ [FAQS]: listOf(faqs) });
  openPage('/faqs');
  await findTitle();
  expect(await screen.findByRole('heading', { name: 'Safety' })).toBeInTheDocument();
  const answer = screen.getByText('Yes. Looking around costs nothing.').closest('details');
  expect(answer).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Is it free to join?'));
  expect(answer).toHaveAttribute('open');
});

test('a link to a question opens it', async () => {
  answerCalls({ [FAQS]: listOf(faqs) });
  openPage('/faqs#my-child-wants-to-act-how-does-that-work');
  const answer = await screen.findByText('A parent or guardian keeps the account.');
  expect(answer.closest('details')).toHaveAttribute('open');
});

test('the search keeps what mentions every word, and the address keeps the search', async () => {
  answerCalls({ [FAQS]: listOf(faqs) });
  const { router } = openPage('/faqs');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search the answers' }), 'parent child');
  expect(await screen.findByText('1 answer')).toBeInTheDocument();
  expect(screen.queryByText('Is it free to join?')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?q=parent+child');
});

test('a search that finds nothing says so and can be taken back', async () => {
  answerCalls({ [FAQS]: listOf(faqs) });
  openPage('/faqs?q=elephant');
  expect(await screen.findByText('No answer mentions “elephant”')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all answers' }));
  expect(await screen.findByText('2 answers')).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Search the answers' })).toHaveValue('');
});

test('while the answers load their place is kept; without any the page says so', async () => {
  answerCalls({});
  openPage('/faqs');
  expect(await screen.findByRole('status', { name: 'Loading answers' })).toBeInTheDocument();
});

test('no questions at all is told', async () => {
  answerCalls({ [FAQS]: listOf([]) });
  openPage('/faqs');
  expect(await screen.findByText('No questions here yet')).toBeInTheDocument();
});

test('a failure is told, and Try again brings the answers', async () => {
  const calls = answerCalls({ [FAQS]: 'failure' });
  openPage('/faqs');
  expect(await screen.findByRole('alert')).toHaveTextContent('The answers did not load');
  calls.change(FAQS, listOf(faqs));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 answers')).toBeInTheDocument();
});
