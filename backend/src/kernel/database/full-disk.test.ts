import { ENDPOINTS } from '@alltalent/shared/contracts';
import { openSite, type TestSite } from '../../../test/support/test-site';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const pragma = async (text: string) => (await site.dataSource.query(`PRAGMA ${text}`))[0] as Record<string, number>;
const count = async (table: string) => Number((await site.dataSource.query(`SELECT COUNT(*) AS total FROM ${table}`))[0].total);

test('REL-22 on a full disk writes are refused with 503 and leave no partial row, reads work, and free space restores writes', async () => {
  const browser = await site.browse();
  const { page_count: pages = 0 } = await pragma('page_count');
  await pragma(`max_page_count = ${pages}`);
  const rows = async () => ({ messages: await count('outbox_message'), codes: await count('one_time_code') });
  const before = await rows();
  const refusals: number[] = [];
  for (let turn = 0; turn < 200 && refusals.length < 5; turn += 1) {
    site.clock.pass(60);
    const answer = await browser.post(ENDPOINTS.sendCode.path, { otp_send_medium: `full${turn}@example.com` });
    if (answer.statusCode === 200) continue;
    refusals.push(answer.statusCode);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', detail: expect.stringContaining('try again') });
  }
  expect(refusals).toEqual([503, 503, 503, 503, 503]);
  for (const { path } of [ENDPOINTS.jobs, ENDPOINTS.talentListing]) expect((await browser.get(path)).statusCode).toBe(200);
  const after = await rows();
  expect(after.messages - before.messages).toBe(after.codes - before.codes);

  await pragma('max_page_count = 1000000');
  site.clock.pass(60);
  expect((await browser.post(ENDPOINTS.sendCode.path, { otp_send_medium: 'room@example.com' })).statusCode).toBe(200);
});
