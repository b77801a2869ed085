import { act, screen, userEvent, within } from '@alltalent/shared/testing';
import { aDocument, anArticle, stubResponses, listOf } from '../testing/stub-responses';
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
  stubResponses({ [ARTICLES]: listOf(articles) });
  openPage('/article');
  expect(await screen.findByRole('link', { name: 'A self-tape that gets watched' })).toHaveAttribute('href', '/article/self-tapes');
  expect(screen.getAllByText('19 July 2026')).toHaveLength(2);
  expect(screen.getAllByText('4 min read')).toHaveLength(2);
});

test('LINK-01 a subject that several articles share narrows the list, in the address too', async () => {
  stubResponses({ [ARTICLES]: listOf(threeArticles) });
  const { router } = openPage('/article');
  await userEvent.click(await screen.findByRole('link', { name: 'Pay' }));
  expect(screen.getByRole('link', { name: 'Pay' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'The one-page agreement' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'A self-tape that gets watched' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Clients' })).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?tag=Pay');
  await userEvent.click(screen.getByRole('link', { name: 'All' }));
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('link', { name: 'A self-tape that gets watched' })).toBeInTheDocument();
});

test('a link to a subject shows its articles, one alone too; to an unknown one, the way back to all', async () => {
  stubResponses({ [ARTICLES]: listOf(threeArticles) });
  const { router } = openPage('/article?tag=Clients');
  expect(await screen.findByRole('link', { name: 'Clients' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await act(() => router.navigate('/article?tag=Elephants'));
  expect(screen.getByText('No article is about “Elephants”')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all articles' }));
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('LINK-01 the list leads to its feed', async () => {
  stubResponses({ [ARTICLES]: listOf(articles) });
  openPage('/article');
  expect(await screen.findByRole('link', { name: 'New articles by RSS' })).toHaveAttribute('href', '/article/rss.xml');
});

test('an article has its title, headings and paragraphs, names the document, and leads on to others', async () => {
  stubResponses({ [ARTICLES]: listOf(articles), [TEXT]: text });
  openPage('/article/self-tapes');
  expect(await screen.findByRole('heading', { level: 1, name: 'A self-tape that gets watched' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Sound' })).toBeInTheDocument();
  expect(screen.getAllByText('19 July 2026')[0]).toBeInTheDocument();
  expect(document.title).toBe('A self-tape that gets watched | All Talent');
  expect(await screen.findByRole('link', { name: 'Usage rights in plain words' })).toBeInTheDocument();
});

test('LINK-01 an article leads to its subjects and reads on with what shares most of them', async () => {
  const pay = aDocument(['Light'], { name: 'contracts', title: 'The one-page agreement', tags: ['Pay', 'Clients'] });
  stubResponses({ [ARTICLES]: listOf(threeArticles), '/api/documents/article/contracts': pay });
  openPage('/article/contracts');
  const subjects = within(await screen.findByRole('list', { name: 'Subjects' }));
  expect(subjects.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/article?tag=Pay');
  const others = within(await screen.findByRole('complementary', { name: 'Read next' })).getAllByRole('article');
  expect(others[0]).toHaveTextContent('Usage rights in plain words');
});

test('LINK-01 the address of an article is copied where the device shares nothing', async () => {
  stubResponses({ [ARTICLES]: listOf(articles), [TEXT]: { ...text, data: { ...text.data, name: 'self-tapes' } } });
  const user = userEvent.setup();
  openPage('/article/self-tapes');
  await user.click(await screen.findByRole('button', { name: 'Share this article' }));
  expect(await screen.findByText('Address copied.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toMatch(/\/article\/self-tapes$/u);
});

test('LINK-01 a former version of an article stays readable, says so, and leads to the one that holds', async () => {
  const former = [{ version: 1, effective_on: '2026-07-19' }];
  stubResponses({
    [ARTICLES]: listOf(articles),
    [TEXT]: { ...text, data: { ...text.data, name: 'self-tapes', former } },
    [`${TEXT}/versions/1`]: aDocument(['Candles'], { name: 'self-tapes', version: 1, is_current: false, effective_on: '2026-07-19' }),
  });
  openPage('/article/self-tapes');
  await userEvent.click(await screen.findByRole('link', { name: '19 July 2026' }));
  expect(await screen.findByText(/This is a former version/u)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Candles' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Read the one that holds now' }));
  expect(await screen.findByRole('heading', { name: 'Sound' })).toBeInTheDocument();
});

test('an article is there although the list of others is not', async () => {
  stubResponses({ [ARTICLES]: 'failure', [TEXT]: text });
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
  const requests = stubResponses({ [ARTICLES]: listOf(articles), [TEXT]: 'failure' });
  openPage('/article/self-tapes');
  expect(await screen.findByRole('alert')).toHaveTextContent('The article did not load');
  requests.change(TEXT, text);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Sound' })).toBeInTheDocument();
});

test('the list while it loads, without articles, and after a failure', async () => {
  const requests = stubResponses({});
  const { queryClient } = openPage('/article');
  expect(await screen.findByRole('status', { name: 'Loading articles' })).toBeInTheDocument();
  requests.change(ARTICLES, 'failure');
  void queryClient.resetQueries();
  expect(await screen.findByRole('alert')).toHaveTextContent('The articles did not load');
  requests.change(ARTICLES, listOf([]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No articles yet')).toBeInTheDocument();
});
