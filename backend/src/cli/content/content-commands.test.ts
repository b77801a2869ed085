import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DocumentsService } from '../../content/documents/documents.service';
import { PagesService } from '../../content/pages/pages.service';
import { AnswerVotesService } from '../../content/faqs/answer-votes.service';
import { describeSites } from '../../../test/support/test-site';
import { CONTENT_COMMANDS } from './content-commands';
import { explainRefusal } from './explain-refusal';

const folder = mkdtempSync(join(tmpdir(), 'alltalent-content-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileWith = (text: string) => {
  const file = join(folder, 'text.md');
  writeFileSync(file, text);
  return file;
};

describeSites('Content commands', (site) => {
  const run = (name: string, ...given: string[]) => {
    const { app } = site();
    const services = { pages: app.get(PagesService), documents: app.get(DocumentsService), votes: app.get(AnswerVotesService) };
    return CONTENT_COMMANDS[name]?.run(services, given).catch(explainRefusal) ?? Promise.reject(new Error('no such command'));
  };

  test('a text is fetched, changed, kept as a draft and published, and the page shows it', async () => {
    const written = await run('show', 'page/return-policy');
    const said = await run('draft', 'page/return-policy', fileWith(written.replace('No refunds on memberships', 'No refunds at all')));
    const version = /version (\d+)/u.exec(said)?.[1] ?? '';
    expect(await run('documents')).toContain(`page/return-policy  ${version}  draft`);
    site().clock.pass(1);
    await run('publish', 'page/return-policy', version);
    const response = await (await site().browse()).get('/api/documents/page/return-policy');
    expect(JSON.stringify(response.json().data.blocks)).toContain('No refunds at all');
  });

  test('MEM-02 terms for today or for a day too near are refused with the earliest day, and nothing is announced', async () => {
    const path = 'page/terms-of-use';
    const file = fileWith((await run('show', path)).replace('There are no refunds', 'There are never refunds'));
    const version = /version (\d+)/u.exec(await run('draft', path, file))?.[1] ?? '';
    const refusal = 'Terms are posted at least 15 days ahead, and after those announced before: the earliest day is 2026-12-05.';
    await expect(run('publish', path, version)).rejects.toThrow(refusal);
    await expect(run('publish', path, version, '2026-12-04T18:30Z')).rejects.toThrow(/summary: Say in a sentence what changes/u);
    await expect(run('publish', path, version, '2026-12-04T10:00Z', 'No', 'refunds')).rejects.toThrow(refusal);
    expect(await run('documents')).toContain(`${path}  ${version}  draft`);
    await run('publish', path, version, '2026-12-04T18:30Z', 'No', 'refunds');
    expect(await run('documents')).toContain(`${path}  ${version}  2026-12-04T18:30:00.000Z`);
  });

  test.each([
    ['a file that cannot be read', ['draft', 'page/x', '/nowhere/x.md'], /cannot be read/u],
    ['a kind that does not exist', ['show', 'poem/x'], /names no text/u],
    ['a text that does not exist', ['show', 'page/nothing'], /no such document/u],
    ['a version that is no number', ['publish', 'page/return-policy', 'two'], /no version/u],
    ['a moment that has passed', ['publish', 'page/return-policy', '1', '2020-01-01T00:00Z'], /still to come/u],
  ])('%s is answered with a sentence', async (_name, [name = '', ...given], sentence) => {
    await expect(run(name, ...given)).rejects.toThrow(sentence);
  });

  test('LINK-01 staff see how many visitors an answer helped, those that helped least first', async () => {
    const vote = async (name: string, answer: string) => (await site().browse()).post('/api/site-content/faqs/vote', { name, answer });
    await vote('is-it-free-to-join', 'yes');
    for (const answer of ['no', 'no', 'yes']) await vote('do-i-ever-pay-to-audition', answer);
    const [header, first, second, third] = (await run('faqs')).split('\n');
    expect(header?.trim()).toMatch(/^yes +no$/u);
    expect(first).toMatch(/^ +1 +2 +faq\/do-i-ever-pay-to-audition$/u);
    expect(second).toMatch(/^ +1 +0 +faq\/is-it-free-to-join$/u);
    expect(third).toMatch(/^ +0 +0 +faq\//u);
  });

  test('a text with HTML in it is refused with its line, and nothing is kept', async () => {
    const before = await run('documents');
    const file = fileWith('---\ntitle: T\ndescription: D\n---\n\nHello <b>there</b>\n');
    await expect(run('draft', 'page/return-policy', file)).rejects.toThrow(/HTML is not allowed here \(line/u);
    expect(await run('documents')).toBe(before);
  });
});
