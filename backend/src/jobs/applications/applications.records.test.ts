import { ENDPOINTS } from '@alltalent/shared/contracts';
import { describeSites } from '../../../test/support/test-site';
import { applied, good, invite, move, openCasting, talentIdOf } from '../../../test/support/jobs/applications/casting';
import { COMPLETE, publishedTalent } from '../../../test/support/profiles/own-profiles';
import { UsersService } from '../../auth/users/users.service';
import { PERSONAL_DATA, type PersonalData } from '../../auth/users/personal-data';
import { ApplicationsRecords } from './applications.records';

const NAME = { first_name: 'Zubeida', last_name: 'Wadkar' };

describeSites('Applications of an account', (site) => {
  const accountOf = async (id: string) => {
    const user = await site().app.get(UsersService).findById(id);
    if (!user) throw new Error('There is no such account.');
    return user;
  };
  const exportOf = async (id: string) =>
    site()
      .app.get(ApplicationsRecords)
      .exportFor(await accountOf(id));
  const erase = async (id: string) => {
    const user = await accountOf(id);
    for (const records of site().app.get<readonly PersonalData[]>(PERSONAL_DATA)) await records.erase(user);
    await site().app.get(UsersService).remove(id);
  };
  /** What of these words is left in the database, by table. */
  const left = async (words: RegExp) => {
    const found = ['job_application', 'job_application_step', 'job_invitation', 'notification'].map(async (name) => {
      const rows = JSON.stringify(await site().dataSource.query(`SELECT * FROM ${name}`));
      return words.test(rows) ? [name] : [];
    });
    return (await Promise.all(found)).flat();
  };

  async function anApplication() {
    const { email, userId } = await publishedTalent(site(), { basics: { ...COMPLETE.basics, ...NAME } });
    const casting = await openCasting(site());
    const { id } = await applied(site(), casting, email, { note: 'Zubeida can ride.' });
    const talentId = await talentIdOf(site(), userId);
    good(await invite(casting, talentId, { role_id: casting.roleIds[1], message: 'Inviting words' }));
    good(await move(casting, [id], 'self-tape', { text: 'Two scenes.' }));
    good(await casting.client.browser.post(ENDPOINTS.noteApplication.path, { id, rating: 3, client_note: 'Private words' }));
    return { casting, userId, id, talentId };
  }

  test('SEC-68 what a talent sent and was invited to stands in the export, without the client’s notes, and goes with the account', async () => {
    const { casting, userId } = await anApplication();
    const exported = await exportOf(userId);
    expect(exported).toMatchObject({
      sent: [
        {
          job: 'Tea film, one lift, four floors',
          role: 'The aunt',
          note: 'Zubeida can ride.',
          stage: 'self-tape',
          self_tape: { instructions: 'Two scenes.' },
          history: [{ stage: 'sent' }, { stage: 'self-tape', text: 'Two scenes.' }],
        },
      ],
      invitations: [{ role: 'The rider', message: 'Inviting words', state: 'open' }],
      notes_on_applicants: [],
      invited_talents: [],
    });
    expect(JSON.stringify(exported)).not.toContain('Private words');
    await erase(userId);
    expect(await left(/Zubeida|Wadkar|Private words|Inviting words/u)).toEqual([]);
    const { data, invitations } = (await casting.client.browser.get(`${ENDPOINTS.applicants.path}?job=${casting.jobId}`)).json();
    expect([data, invitations]).toEqual([[], []]);
  });

  test('SEC-68 what a client noted and wrote to talents stands in the export, without what talents sent, and goes with the account', async () => {
    const { casting, talentId } = await anApplication();
    const exported = await exportOf(casting.client.userId);
    expect(exported).toMatchObject({
      sent: [],
      invitations: [],
      notes_on_applicants: [{ talent_id: talentId, role: 'The aunt', rating: 3, client_note: 'Private words' }],
      invited_talents: [{ talent_id: talentId, role: 'The rider', message: 'Inviting words' }],
    });
    expect(JSON.stringify(exported)).not.toContain('Zubeida');
    expect(await left(/Private words/u)).toEqual(['job_application']);
    await erase(casting.client.userId);
    expect(await left(/Private words/u)).toEqual([]);
  });
});
