import { answerVotesResponseSchema, ENDPOINTS } from '@alltalent/shared/contracts';
import { EDITOR, openOffice } from '../../../test/support/office/open-office';
import { signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { FaqVotesRepository } from './faq-votes.repository';

const VOTE = '/api/site-content/faqs/vote';
const VOTES = '/api/site-content/faqs/votes';
const QUESTION = 'is-it-free-to-join';

describeSites('Was this helpful', (site) => {
  const votesOf = async (browser: TestBrowser) => (await browser.get(VOTES)).json().data;
  const countOf = async (name: string) => {
    const counts = await new FaqVotesRepository(site().dataSource).findCounts();
    return counts.filter((count) => count.name === name).flatMap(({ yes, no }) => [yes, no]);
  };
  const rows = async (name: string) => site().dataSource.query('SELECT voter, answer FROM faq_vote WHERE name = ?', [name]);

  test('LINK-01 a visitor says whether an answer helped; saying it again changes it', async () => {
    const browser = await site().browse();
    expect(await votesOf(browser)).toEqual([]);
    const response = await browser.post(VOTE, { name: QUESTION, answer: 'yes' });
    expect(response.json()).toEqual({ status: 200, data: [{ name: QUESTION, answer: 'yes' }] });
    await browser.post(VOTE, { name: QUESTION, answer: 'no' });
    expect(await votesOf(browser)).toEqual([{ name: QUESTION, answer: 'no' }]);
    expect(await rows(QUESTION)).toHaveLength(1);
  });

  test('LINK-01 every visitor counts once, and staff see how often an answer helped', async () => {
    const name = 'do-i-ever-pay-to-audition';
    for (const answer of ['yes', 'yes', 'no']) await (await site().browse()).post(VOTE, { name, answer });
    expect(await countOf(name)).toEqual([2, 1]);
  });

  test('LINK-01 OFF-01 a changed vote moves from one count to the other, and the office lists the least helpful answer first', async () => {
    const name = 'do-i-need-professional-pictures';
    const browser = await site().browse();
    for (const answer of ['yes', 'yes', 'no', 'no', 'yes', 'no']) await browser.post(VOTE, { name, answer });
    for (let times = 0; times < 3; times += 1) await (await site().browse()).post(VOTE, { name, answer: 'no' });
    expect(await countOf(name)).toEqual([0, 4]);
    const answer = await (await openOffice(site(), EDITOR)).get(ENDPOINTS.answerVotes.path);
    const { data } = await answerVotesResponseSchema.validate(answer.json(), { strict: true });
    expect(data[0]).toMatchObject({ name, yes: 0, no: 4, title: expect.stringContaining('?') });
    expect(data).toHaveLength((await (await site().browse()).get(ENDPOINTS.faqs.path)).json().data.length);
  });

  test('nobody can be read from a vote', async () => {
    const browser = await site().browse();
    const name = 'can-i-hide-my-profile-for-a-while';
    await browser.post(VOTE, { name, answer: 'yes' });
    const [row] = await rows(name);
    expect(row.voter).toMatch(/^[\da-f]{64}$/u);
    expect([...browser.cookies.values()]).not.toContain(row.voter);
  });

  test.each([
    ['an unknown question', { name: 'who-are-you', answer: 'yes' }, 404],
    ['an answer that is neither', { name: QUESTION, answer: 'maybe' }, 400],
    ['no answer', { name: QUESTION }, 400],
    ['a strange name', { name: '../x', answer: 'yes' }, 400],
    ['a list for a name', { name: [QUESTION], answer: 'yes' }, 400],
  ])('SEC-47 %s is refused', async (_what, body, status) => {
    expect((await (await site().browse()).post(VOTE, body)).statusCode).toBe(status);
  });

  test('SEC-30 a vote without the token is refused', async () => {
    const browser = await site().browse();
    const response = await browser.post(VOTE, { name: QUESTION, answer: 'yes' }, { 'x-xsrf-token': '' });
    expect(response.json().code).toBe('XSRF_REJECTED');
    expect(await votesOf(browser)).toEqual([]);
  });

  test('after sixty votes in an hour a visitor has to wait', async () => {
    const browser = await site().browse();
    for (let count = 0; count < 60; count += 1) await browser.post(VOTE, { name: QUESTION, answer: count % 2 ? 'yes' : 'no' });
    const refused = await browser.post(VOTE, { name: QUESTION, answer: 'yes' });
    expect(refused.statusCode).toBe(429);
    site().clock.pass(3601);
    expect((await browser.post(VOTE, { name: QUESTION, answer: 'yes' })).statusCode).toBe(200);
  });

  test('REL-20 the same vote sent ten times at once is one', async () => {
    const browser = await site().browse();
    const name = 'how-do-i-report-somebody';
    const sent = await Promise.all(Array.from({ length: 10 }, () => browser.post(VOTE, { name, answer: 'no' })));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 200));
    expect(await rows(name)).toHaveLength(1);
    expect(await countOf(name)).toEqual([0, 1]);
  });

  test('REL-20 votes and changed votes at once leave counts that agree with the votes', async () => {
    const browsers = await Promise.all(Array.from({ length: 6 }, () => site().browse()));
    const name = 'can-i-hide-my-profile-for-a-while';
    const answers = ['yes', 'no', 'yes', 'yes', 'no'];
    await Promise.all(browsers.flatMap((browser) => answers.map((answer) => browser.post(VOTE, { name, answer }))));
    const votes = await rows(name);
    const of = (answer: string) => votes.filter((vote: { readonly answer: string }) => vote.answer === answer).length;
    expect(await countOf(name)).toEqual([of('yes'), of('no')]);
  });

  test('SEC-68 the votes of an account are the same in every browser, and part of its export', async () => {
    const name = 'is-all-talent-my-employer';
    await (await signedIn(site(), 'asha.rao@example.com')).post(VOTE, { name, answer: 'yes' });
    const elsewhere = await signedIn(site(), 'asha.rao@example.com');
    expect(await votesOf(elsewhere)).toContainEqual({ name, answer: 'yes' });
    const [row] = await rows(name);
    expect(row.voter).toMatch(/^[\da-f]{64}$/u);
  });
});
