import { ENDPOINTS } from '@alltalent/shared/contracts';
import { describeSites } from '../../../test/support/test-site';
import { applicants, applied, ASHA, good, MEHER, openCasting } from '../../../test/support/jobs/applications/casting';

describeSites('one applicant', (site) => {
  test('SEC-27 one application is found whatever the filter says, taken back or not, and never in another job', async () => {
    const casting = await openCasting(site());
    const asha = await applied(site(), casting, ASHA.email);
    const meher = await applied(site(), casting, MEHER.email);
    good(await asha.browser.post(ENDPOINTS.withdrawApplication.path, { id: asha.id }));
    const idsOf = async (query: string, at = casting) => (await applicants(at, query)).data.map(({ id }) => id);
    expect(await idsOf('')).toEqual([meher.id]);
    expect(await idsOf(`&application=${asha.id}&stage=offer`)).toEqual([asha.id]);
    const other = await openCasting(site());
    expect(await idsOf(`&application=${asha.id}`, other)).toEqual([]);
  });
});
