import { ENDPOINTS } from '@alltalent/shared/contracts';
import { CASTING, openOffice, SUPPORT } from '../../../../test/support/office/open-office';
import { describeSites } from '../../../../test/support/test-site';
import { ReviewReasonsRepository } from './review-reasons.repository';
import { ReviewReasonsService } from './review-reasons.service';

describeSites('Reasons of the office', (site) => {
  beforeEach(() => site().dataSource.query('DELETE FROM review_reason'));
  const service = () => site().app.get(ReviewReasonsService);

  test('those used most are offered first, at most twenty, to people with the right of the queue', async () => {
    for (let index = 0; index < 25; index += 1) {
      site().clock.pass(1);
      await service().remember('profiles', `Reason ${index}`);
    }
    await service().remember('profiles', 'Reason 3');
    await service().remember('jobs', 'About a job');
    const office = await openOffice(site(), CASTING);
    const ask = (queue: string) => office.get(`${ENDPOINTS.officeReasons.path}?queue=${queue}`);
    const { data } = (await ask('profiles')).json<{ data: string[] }>();
    expect([data.length, ...data.slice(0, 3)]).toEqual([20, 'Reason 3', 'Reason 24', 'Reason 23']);
    expect((await ask('jobs')).json()).toMatchObject({ data: ['About a job'] });
    const support = await openOffice(site(), SUPPORT);
    expect((await support.get(`${ENDPOINTS.officeReasons.path}?queue=jobs`)).json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('REL-17 uses at the same time are all counted', async () => {
    await Promise.all(Array.from({ length: 8 }, () => service().remember('profiles', 'A dark photo')));
    const rows = await site().dataSource.query<{ uses: number }[]>('SELECT uses FROM review_reason');
    expect(rows).toEqual([{ uses: 8 }]);
  });

  test('a reason that nobody uses for long is deleted', async () => {
    await service().remember('profiles', 'A dark photo');
    expect(
      await site()
        .app.get(ReviewReasonsRepository)
        .deleteUnusedSince(site().clock.now() + 1),
    ).toBe(1);
  });
});
