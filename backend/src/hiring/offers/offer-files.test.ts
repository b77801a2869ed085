import { ENDPOINTS } from '@alltalent/shared/contracts';
import { accept, offered, offerOf } from '../../../test/support/hiring/offers';
import { applied, deleteActivity, openCasting } from '../../../test/support/jobs/applications/casting';
import { readPdf } from '../../../test/support/read-pdf';
import { describeSite } from '../../../test/support/test-site';

describeSite('Agreed terms as a file', (site) => {
  beforeEach(() => deleteActivity(site()));

  test('HIR-01 both sides download the terms once they are accepted, thirty times in ten minutes', async () => {
    const casting = await openCasting(site());
    const { browser, id } = await applied(site(), casting);
    const offer = await offered(casting, id);
    const path = ENDPOINTS.offerPdf.path.replace('{id}', String(offer.id));
    expect((await browser.get(path)).statusCode).toBe(404);
    offerOf(await accept(browser, offer.id));
    for (const reader of [browser, casting.client.browser]) {
      const response = await reader.get(path);
      expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        'private, no-store',
      ]);
      expect(readPdf(response.rawPayload).text).toContain('Asha Rao accepted these terms');
    }
    const statuses = [];
    for (let more = 0; more < 30; more += 1) statuses.push((await browser.get(path)).statusCode);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([28, 429]);
  });
});
