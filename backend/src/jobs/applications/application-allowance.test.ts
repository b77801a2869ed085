import { ENDPOINTS, type JobForTalentResponse } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { endMembership, makeMember, offerPlans } from '../../../test/support/membership/unlocked-plans';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import {
  apply,
  ASHA,
  type Casting,
  DEV,
  deleteActivity,
  good,
  invite,
  openCasting,
  talentIdOf,
} from '../../../test/support/jobs/applications/casting';

const LIMIT = 2;
const SPENT = /^You have sent 2 applications this month\. The free plan allows 2 a month\. You can apply again from 1 \w+ \d{4}\./u;

describeSites(
  'Applications a month',
  (site) => {
    beforeEach(async () => {
      offerPlans(site());
      await deleteActivity(site());
      await endMembership(site(), ASHA.id);
    });

    async function gateOf(browser: TestBrowser, { jobId }: Casting) {
      const { data } = good<JobForTalentResponse>(await browser.get(`/api/jobs/${jobId}/for-talent`));
      return { gate: data.gate, allowance: data.allowance };
    }

    test('MEM-01 without a membership the last application of the month is the last, and a membership opens the gate again', async () => {
      const [first, second] = [await openCasting(site()), await openCasting(site())];
      const browser = await signedIn(site(), ASHA.email);
      expect(await gateOf(browser, first)).toMatchObject({ gate: 'open', allowance: { used: 0, limit: LIMIT, is_member: false } });
      for (const roleId of first.roleIds) good(await apply(browser, roleId));
      expect(await gateOf(browser, second)).toMatchObject({ gate: 'membership', allowance: { used: 2, limit: LIMIT, is_member: false } });
      const refusal = (await apply(browser, second.roleIds[0])).json();
      expect(refusal).toMatchObject({ status: 403, code: 'APPLY_BARRED', detail: expect.stringMatching(SPENT) });
      await makeMember(site(), ASHA.id);
      expect(await gateOf(browser, second)).toMatchObject({ gate: 'open', allowance: { used: 2, limit: null, is_member: true } });
      good(await apply(browser, second.roleIds[0]));
    });

    test('MEM-01 a withdrawn application counts, sending it again does not count twice, and the next month begins at zero', async () => {
      const [first, second] = [await openCasting(site()), await openCasting(site())];
      const browser = await signedIn(site(), ASHA.email);
      for (const roleId of first.roleIds) {
        const { data } = good(await apply(browser, roleId));
        const id = data.find((row) => row.stage === 'sent')?.id;
        good(await browser.post(ENDPOINTS.withdrawApplication.path, { id }));
      }
      expect((await apply(browser, second.roleIds[0])).json()).toMatchObject({ status: 403, code: 'APPLY_BARRED' });
      good(await apply(browser, first.roleIds[0]));
      expect((await apply(browser, first.roleIds[0])).json()).toMatchObject({ code: 'APPLY_BARRED' });
      await site().dataSource.query('UPDATE job_application SET sent_at = sent_at - ?, stage_at = stage_at - ?', [40 * 864e5, 40 * 864e5]);
      expect(await gateOf(browser, second)).toMatchObject({ gate: 'open', allowance: { used: 0 } });
      good(await apply(browser, second.roleIds[0]));
    });

    test('MEM-01 an invitation may always be answered, and the answer does not count', async () => {
      const [first, second] = [await openCasting(site()), await openCasting(site())];
      const browser = await signedIn(site(), ASHA.email);
      for (const roleId of first.roleIds) good(await apply(browser, roleId));
      good(await invite(second, await talentIdOf(site(), ASHA.id)));
      expect((await gateOf(browser, second)).gate).toBe('open');
      expect((await apply(browser, second.roleIds[1])).json()).toMatchObject({ status: 403, code: 'APPLY_BARRED' });
      good(await apply(browser, second.roleIds[0]));
      expect((await gateOf(browser, second)).allowance?.used).toBe(2);
    });

    test('MEM-01 REL-14 of applications at once no more than the limit are sent', async () => {
      const castings = [await openCasting(site()), await openCasting(site()), await openCasting(site())];
      const browser = await signedIn(site(), DEV.email);
      const roleIds = castings.flatMap((casting) => [...casting.roleIds]);
      const responses = await Promise.all(roleIds.map((roleId) => apply(browser, roleId)));
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 403, 403, 403, 403]);
      const rows = await site().dataSource.query('SELECT id FROM job_application WHERE user_id = ?', [DEV.id]);
      expect(rows).toHaveLength(LIMIT);
    });
  },
  { FREE_APPLICATIONS_PER_MONTH: String(LIMIT) },
);
