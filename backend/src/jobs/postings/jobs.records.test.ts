import { ENDPOINTS, MEDIUM_TYPE } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { describeSite } from '../../../test/support/test-site';
import { COMPLETE_JOB, knownClient, ownJob, save, submitted } from '../../../test/support/jobs/postings/jobs';
import { UsersService } from '../../auth/users/users.service';
import { JobsRecords } from './jobs.records';

describeSite('Jobs of an account', (site) => {
  test('SEC-68 own jobs stand in the export; drafts go with the account, and what was shown is closed and nobody’s', async () => {
    const { browser, email, userId } = await knownClient(site());
    const open = await submitted(browser);
    const draft = ownJob(await save(browser, { title: 'A draft' }));
    const [records, user] = [
      site().app.get(JobsRecords),
      await site().app.get(UsersService).findByLogin({ type: MEDIUM_TYPE.email, value: email }),
    ];
    if (!user) throw new Error('There is no such account.');
    const exported = await records.exportFor(user);
    expect(exported).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: open.id, state: 'open', content: COMPLETE_JOB }),
        expect.objectContaining({ id: draft.id, state: 'draft', published_at: null }),
      ]),
    );
    expect(exported).toHaveLength(3);
    // Also once more, as after a failure.
    for (const _time of [1, 2]) await records.erase(user);
    await site().app.get(UsersService).remove(userId);
    const left = await site().dataSource.query('SELECT owner_id AS owner, state, posted_by AS name, content FROM job WHERE id IN (?, ?)', [
      open.id,
      draft.id,
    ]);
    expect(left).toEqual([{ owner: null, state: 'closed', name: 'A former client', content: expect.not.stringContaining('Mogra') }]);
    expect(await site().dataSource.query('SELECT word FROM job_word WHERE job_id = ?', [open.id])).toEqual([]);
    const visitor = await signedIn(site(), 'meher.kaul@example.com');
    const page = await visitor.get(ENDPOINTS.job.path.replace('{key}', String(open.id)));
    expect(page.json().data).toMatchObject({ state: 'closed' });
    expect(page.body).not.toContain('Mogra');
  });
});
