import { ENDPOINTS } from '@alltalent/shared/contracts';
import { booked } from '../../../test/support/hiring/offers';
import { describeSite } from '../../../test/support/test-site';
import { staff } from '../../../test/support/jobs/postings/jobs';
import {
  applicants,
  applied,
  apply,
  ASHA,
  type Casting,
  DEV,
  deleteActivity,
  good,
  invite,
  MEHER,
  move,
  openCasting,
  own,
  talentIdOf,
  notificationsOf,
} from '../../../test/support/jobs/applications/casting';

describeSite('Closing a job', (site) => {
  beforeEach(() => deleteActivity(site()));

  const close = ({ client, jobId }: Casting) => client.browser.post(ENDPOINTS.closeJob.path, { id: jobId });
  const titlesOf = async (userId: string) => (await notificationsOf(site(), userId)).map(({ title }) => title);

  test('gives everybody who waits a final answer and tells each of them once', async () => {
    const casting = await openCasting(site());
    const [asha, meher] = [await applied(site(), casting), await applied(site(), casting, MEHER.email)];
    await booked(casting, asha.browser, asha.id);
    good(await move(casting, [meher.id], 'shortlisted'));
    good(await invite(casting, await talentIdOf(site(), DEV.id)));
    await site().dataSource.query('DELETE FROM notification');
    good(await close(casting));
    good(await close(casting));
    expect([await titlesOf(ASHA.id), await titlesOf(MEHER.id), await titlesOf(DEV.id)]).toEqual([
      [],
      ['Not selected this time'],
      ['Mogra Pictures closed the call you were invited to'],
    ]);
    expect((await own(meher.browser)).data).toMatchObject([
      {
        stage: 'not-selected',
        may_withdraw: false,
        job: { state: 'closed' },
        history: [{}, {}, { stage: 'not-selected', text: 'The call is closed.' }],
      },
    ]);
    const { counts, invitations } = await applicants(casting);
    expect(counts).toMatchObject({ all: 2, booked: 1, 'not-selected': 1 });
    expect(invitations).toMatchObject([{ state: 'closed' }]);
  });

  test('anyone who applied and was invited for another role is told of the end once', async () => {
    const casting = await openCasting(site());
    await applied(site(), casting);
    good(await invite(casting, await talentIdOf(site(), ASHA.id), { role_id: casting.roleIds[1] }));
    await site().dataSource.query('DELETE FROM notification');
    good(await close(casting));
    expect(await titlesOf(ASHA.id)).toEqual(['Not selected this time']);
  });

  test('an application that was taken back stays so', async () => {
    const casting = await openCasting(site());
    const { browser, id } = await applied(site(), casting);
    good(await browser.post(ENDPOINTS.withdrawApplication.path, { id }));
    good(await close(casting));
    expect((await own(browser)).data).toMatchObject([{ stage: 'withdrawn' }]);
    expect(await titlesOf(ASHA.id)).toEqual([]);
    expect((await apply(browser, casting.roleIds[1])).json().code).toBe('JOB_CLOSED');
  });

  test('a job that staff close answers everybody, too', async () => {
    const casting = await openCasting(site());
    await applied(site(), casting);
    await staff(site(), 'close-job', String(casting.jobId), '--reason', 'It asks for a fee.');
    expect(await titlesOf(ASHA.id)).toEqual(['Not selected this time']);
  });
});
