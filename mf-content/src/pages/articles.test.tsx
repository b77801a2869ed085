import { screen, userEvent } from '@alltalent/shared/testing';
import { aDocument, anArticle, answerCalls, listOf } from '../testing/answers';
import { openPage } from '../testing/open-page';

const ARTICLES = '/api/site-content/articles';
const TEXT = '/api/documents/article/self-tapes';
const text = aDocument(['Light', 'Sound'], {
  title: 'A self-tape that gets watched',
  page_title: 'A self-tape that gets watched | All Talent',
  author: 'The casting desk',
  published_on: '2026-07-19',
});
const articles = [anArticle(), anArticle({ slug: 'usage-rights', title: 'Usage rights in plain words', tags: ['Pay'] })];
const threeArticles = [...articles, anArticle({ slug: 'contracts', title: 'The one-page agreement', tags: ['Pay', 'Clients'] })];

test('LINK-01 the list tells author, day and reading time, and leads to the article', async () => {
  answerCalls({ [ARTICLES]: listOf(articles) });
  openPage('/article');
  expect(await screen.findByRole('link', { name: 'A self-tape that gets watched' })).toHaveAttribute('href', '/article/self-tapes');
  expect(screen.getAllByText('19 July 2026')).toHaveLength(2);
  expect(screen.getAllByText('4 min read')).toHaveLength(2);
});

test('a subject that several articles share narrows the list', async () => {
  answerCalls({ [ARTICLES]: listOf(threeArticles) });
  openPage('/article');
  await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
  expect(screen.getByRole('button', { name: 'Pay' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'The one-page agreement' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'A self-tape that gets watched' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Clients' })).not.toBeInTheDocument();
});

test('an article has its title, headings and paragraphs, names the document, and leads on to others', async () => {
  answerCalls({ [ARTICLES]: listOf(articles), [TEXT]: text });
  openPage('/article/self-tapes');
  expect(await screen.findByRole('heading', { level: 1, name: 'A self-tape that gets watched' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Sound' })).toBeInTheDocument();
  expect(screen.getAllByText('19 July 2026')[0]).toBeInTheDocument();
  expect(document.title).toBe('A self-tape that gets watched | All Talent');
  expect(await screen.findByRole('link', { name: 'Usage rights in plain words' })).toBeInTheDocument();
});

test('an article is there although the list of others is not', async () => {
  answerCalls({ [ARTICLES]: 'failure', [TEXT]: text });
  openPage('/article/self-tapes');
  expect(await screen.findByRole('heading', { level: 2, name: 'Sound' })).toBeInTheDocument();
});

test('an unknown article is a page that does not exist', async () => {
  globalThis.fetch = (() =>
    Promise.resolve(
      Response.json({ code: 'NOT_FOUND', detail: 'There is no such document.', status: 404 }, { status: 404 }),
    )) as typeof fetch;
  openPage('/article/nobody-wrote-this');
  expect(await screen.findByText('Not found page')).toBeInTheDocument();
});

test('an article that did not load can be tried again', async () => {
  const calls = answerCalls({ [ARTICLES]: listOf(articles), [TEXT]: 'failure' });
  openPage('/article/self-tapes');
  expect(await screen.findByRole('alert')).toHaveTextContent('The article did not load');
  calls.change(TEXT, text);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Sound' })).toBeInTheDocument();
});

test('the list while it loads, without articles, and after a failure', async () => {
  const calls = answerCalls({});
  const { queryClient } = openPage('/article');
  expect(await screen.findByRole('status', { name: 'Loading articles' })).toBeInTheDocument();
  calls.change(ARTICLES, 'failure');
  void queryClient.resetQueries();
  expect(await screen.findByRole('alert')).toHaveTextContent('The articles did not load');
  calls.change(ARTICLES, listOf([]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No articles yet')).toBeInTheDocument();
});
