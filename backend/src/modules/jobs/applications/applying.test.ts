import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../../testing/log-in';
import { describeSites } from '../../../testing/test-site';
import { applicants, apply, applied, forgetAll, good, MEHER, openCasting, own, told } from './testing/casting';

describeSites('Applying for a role', (site) => {
  beforeEach(() => forgetAll(site()));

  test('an application is with its client at once, who is told of it once', async () => {
    const casting = await openCasting(site());
    const { browser, id } = await applied(site(), casting);
    expect((await own(browser)).data).toMatchObject([
      { id, role: 'The aunt', stage: 'sent', may_withdraw: true, job: { id: casting.jobId, state: 'open' }, history: [{ stage: 'sent' }] },
    ]);
    const { data, counts } = await applicants(casting);
    expect(data).toMatchObject([
      { id, note: 'I make ginger tea.', stage: 'sent', talent: { name: 'Asha Rao', slug: expect.stringMatching(/^asha-rao/u) } },
    ]);
    expect(counts).toMatchObject({ all: 1, sent: 1, viewed: 0 });
    expect(await told(site(), casting.client.userId)).toMatchObject([
      {},
      {
        group: 'applications',
        title: 'Asha Rao applied',
        path: `/client/dashboard?tab=applicants&job=${casting.jobId}&application=${id}`,
      },
    ]);
  });

  test('REL-17 twenty clicks at once make one application and one notice', async () => {
    const { client, roleIds } = await openCasting(site());
    const browser = await signedIn(site(), MEHER.email);
    await site().dataSource.query('DELETE FROM notification');
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(browser, roleIds[0])));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('ALREADY_APPLIED');
    expect(await site().dataSource.query('SELECT user_id FROM job_application')).toEqual([{ user_id: MEHER.id }]);
    expect(await told(site(), client.userId)).toHaveLength(1);
    good(await browser.get(ENDPOINTS.ownApplications.path));
  });
});
