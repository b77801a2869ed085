import { ENDPOINTS, type UpkeepRunsResponse, upkeepRunsResponseSchema } from '@alltalent/shared/contracts';
import { In } from 'typeorm';
import { openOffice } from '../../../test/support/office/open-office';
import { describeSites } from '../../../test/support/test-site';
import { RatingsService } from '../../hiring';
import { AuditEntryEntity } from '../../kernel/audit/audit-entry.entity';
import { UpkeepJob } from './upkeep.job';

describeSites('Tasks that the office starts', (site) => {
  const read = async (): Promise<UpkeepRunsResponse> =>
    upkeepRunsResponseSchema.validate((await (await openOffice(site())).get(ENDPOINTS.upkeepRuns.path)).json(), { strict: true });
  const start = async () => (await openOffice(site())).post(ENDPOINTS.startUpkeep.path, { task: 'rebuild-ratings' });
  const finish = () => site().app.get(UpkeepJob, { strict: false }).run();
  beforeEach(() => site().dataSource.query('DELETE FROM upkeep_run'));
  afterEach(() => jest.restoreAllMocks());

  test('OFF-01 HIR-13 ratings are counted again in the background, and the result says how many and who asked', async () => {
    await site().dataSource.query("DELETE FROM rating WHERE subject_id = 'u_demo_nikhil'");
    await site().dataSource.query("INSERT INTO rating (subject_id, side, count, points) VALUES ('u_demo_nikhil', 'talent', 3, 9)");
    expect((await start()).json<UpkeepRunsResponse>().data).toMatchObject([{ task: 'rebuild-ratings', asked_by: 'Nikhil Bose' }]);
    await finish();
    const [{ total }] = await site().dataSource.query('SELECT COUNT(*) AS total FROM rating');
    expect((await read()).data).toMatchObject([{ state: 'done', result: Number(total) }]);
    expect(await site().dataSource.query("SELECT count FROM rating WHERE subject_id = 'u_demo_nikhil'")).toEqual([]);
    const entries = await site()
      .dataSource.getRepository(AuditEntryEntity)
      .find({ where: { action: In(['start-upkeep', 'rebuild-ratings']) } });
    expect(entries.map(({ actor, action }) => [actor, action]).toSorted()).toEqual([
      ['u_demo_nikhil', 'rebuild-ratings'],
      ['u_demo_nikhil', 'start-upkeep'],
    ]);
  });

  test('OFF-01 what runs already is not started twice, and a failure is shown and can be tried again', async () => {
    await site().dataSource.query(
      "INSERT INTO upkeep_run (task, asked_by, asked_at, begun_at) VALUES ('rebuild-ratings', 'u_demo_nikhil', ?, ?)",
      [site().clock.now(), site().clock.now()],
    );
    expect((await start()).json<UpkeepRunsResponse>().data).toMatchObject([{ state: 'running', result: null }]);
    await site().dataSource.query('DELETE FROM upkeep_run');
    const ratings = site().app.get(RatingsService, { strict: false });
    jest.spyOn(ratings, 'rebuild').mockRejectedValueOnce(new Error('The database is away.'));
    await start();
    await finish();
    expect((await read()).data).toMatchObject([{ state: 'failed', result: null }]);
    await start();
    await finish();
    expect((await read()).data.map(({ state }) => state)).toEqual(['done', 'failed']);
  });

  test('REL-16 a run that broke off with its process is taken up again, and one under way elsewhere is not', async () => {
    await start();
    await finish();
    const begun = site().clock.now();
    await site().dataSource.query('UPDATE upkeep_run SET ended_at = NULL, result = NULL, begun_at = ?', [begun]);
    await finish();
    expect((await read()).data).toMatchObject([{ state: 'running' }]);
    site().clock.pass(15 * 60 + 1);
    await finish();
    expect((await read()).data).toMatchObject([{ state: 'done' }]);
  });
});
