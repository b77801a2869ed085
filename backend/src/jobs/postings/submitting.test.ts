import { ENDPOINTS, type JobContent } from '@alltalent/shared/contracts';
import { describeSites } from '../../../test/support/test-site';
import {
  COMPLETE_JOB,
  knownClient,
  newClient,
  ownJob,
  read,
  ROLE,
  save,
  staff,
  submit,
  submitted,
} from '../../../test/support/jobs/postings/jobs';

describeSites('Sending a job in', (site) => {
  const rows = (table: string, id: number) => site().dataSource.query(`SELECT * FROM ${table} WHERE job_id = ?`, [id]);
  const shown = async (id: number) =>
    (
      await site().dataSource.query(
        'SELECT state, review, slug, title, location, dates, pay, pay_unit AS unit, closes_on AS closes, published_at AS shown FROM job WHERE id = ?',
        [id],
      )
    )[0];

  test('what is missing is told in its fields, and nothing is shown', async () => {
    const { browser } = await knownClient(site());
    const turned = { ...ROLE, name: '', age_min: 40, age_max: 30 };
    const draft = ownJob(
      await save(browser, { title: 'Call me: 98200 12345', roles: [turned], closes_on: '2026-11-19', is_flexible: true }),
    );
    const response = await submit(browser, draft);
    expect([response.statusCode, response.json().code]).toEqual([422, 'JOB_INCOMPLETE']);
    expect(Object.keys(response.json().fields)).toEqual(
      expect.arrayContaining([
        'title',
        'posted_by',
        'category_id',
        'details',
        'roles.0.name',
        'roles.0.age_max',
        'city_id',
        'closes_on',
        'pay',
      ]),
    );
    expect((await read(browser, draft.id)).state).toBe('draft');
  });

  test('staff read the first job of everybody; what they approve is shown, and the next one is shown at once', async () => {
    const { browser, email } = await newClient(site());
    const first = await submitted(browser);
    expect(first.state).toBe('review');
    expect(await rows('job_role', first.id)).toEqual([]);
    expect(await rows('job_word', first.id)).toEqual([]);
    const second = await submitted(browser, { title: 'Before the first was read' });
    expect(second.state).toBe('review');
    expect(await staff(site(), 'jobs')).toContain(email);
    expect(await staff(site(), 'approve-job', String(first.id))).toContain(`/jobs/${first.id}-tea-film-one-lift-four-floors`);
    expect((await read(browser, first.id)).state).toBe('open');
    expect((await submitted(browser, { title: 'After it' })).state).toBe('open');
  });

  test.each<[string, Partial<JobContent>]>([
    ['a part for a child', { roles: [{ ...ROLE, age_min: 8, age_max: 12 }] }],
    ['a part that begins below eighteen', { roles: [ROLE, { ...ROLE, key: 'the-niece', age_min: 16, age_max: 21 }] }],
    ['a part for one age below eighteen', { roles: [{ ...ROLE, age_min: 17, age_max: 17 }] }],
    ['words that point to children', { title: 'Girls aged 8 to 12', roles: [{ ...ROLE, age_min: 18, age_max: 20 }] }],
    ['a fee', { usage: 'A registration fee is taken.' }],
    ['intimacy', { has_intimacy: true }],
  ])('staff read every job with %s, also of somebody they know', async (_what, changes) => {
    const { browser } = await knownClient(site());
    expect((await submitted(browser, changes)).state).toBe('review');
    expect((await submitted(browser)).state).toBe('open');
  });

  test('what is shown has place, dates and pay in words, its roles, and words to be found by', async () => {
    const { browser } = await knownClient(site());
    const { id } = await submitted(browser, { title: 'Élodie’s Tea, take 2' });
    expect(await shown(id)).toEqual({
      state: 'open',
      review: 'none',
      slug: 'elodies-tea-take-2',
      title: 'Élodie’s Tea, take 2',
      location: 'Mumbai',
      dates: '12–28 Jan',
      pay: 25_000,
      unit: 'per day',
      closes: '2026-12-30',
      shown: expect.anything(),
    });
    expect(await rows('job_role', id)).toEqual([
      expect.objectContaining({ role_key: 'the-aunt', name: 'The aunt', category_id: 1, age_min: 35 }),
    ]);
    const words = (await rows('job_word', id)).map(({ word }: { word: string }) => word);
    expect(words).toEqual(
      expect.arrayContaining(['elodies', 'elodie', 'tea', 'commercial', 'stairwell', 'mogra', 'aunt', 'actor', 'mumbai']),
    );
    const anywhere = await submitted(browser, {
      title: 'हिन्दी',
      is_remote: true,
      city_id: null,
      is_flexible: true,
      pay_kind: 'unpaid-charity',
      pay: null,
    });
    expect(await shown(anywhere.id)).toMatchObject({ slug: 'job', location: 'Anywhere', dates: 'Flexible', pay: 0, unit: '' });
  });

  test('changes of an open job are written beside it; a role that is taken out keeps its row and comes back as the same', async () => {
    const { browser } = await knownClient(site());
    const job = await submitted(browser, { roles: [ROLE, { ...ROLE, key: 'the-rider', name: 'The rider' }] });
    const [aunt, rider] = await rows('job_role', job.id);
    const written = ownJob(await save(browser, { ...COMPLETE_JOB, title: 'Coffee film', roles: [{ ...ROLE, name: 'The uncle' }] }, job));
    expect(written).toMatchObject({ state: 'open', has_unsent_changes: true, has_changes_in_review: false });
    expect((await shown(job.id)).title).toBe('Tea film, one lift, four floors');
    const sent = ownJob(await submit(browser, written));
    expect(sent).toMatchObject({ state: 'open', has_unsent_changes: false, has_changes_in_review: true });
    expect((await shown(job.id)).title).toBe('Tea film, one lift, four floors');
    await staff(site(), 'approve-job', String(job.id));
    expect((await shown(job.id)).title).toBe('Coffee film');
    const after = await rows('job_role', job.id);
    expect(after.map(({ id, name, is_shown }: { id: number; name: string; is_shown: number }) => [id, name, Boolean(is_shown)])).toEqual([
      [aunt.id, 'The uncle', true],
      [rider.id, 'The rider', false],
    ]);
    const words = (await rows('job_word', job.id)).map(({ word }: { word: string }) => word);
    expect([words.includes('coffee'), words.includes('rider'), words.includes('floors')]).toEqual([true, false, false]);
    const back = ownJob(await save(browser, { ...COMPLETE_JOB, roles: [{ ...ROLE, key: 'the-rider', name: 'The rider' }] }, sent));
    await submit(browser, back);
    await staff(site(), 'approve-job', String(job.id));
    expect((await rows('job_role', job.id)).find(({ id }: { id: number }) => id === rider.id)).toMatchObject({ position: 1 });
  });

  test('changes that staff have to read wait, while the old text stays shown', async () => {
    const { browser } = await knownClient(site());
    const job = await submitted(browser);
    const written = ownJob(await save(browser, { ...COMPLETE_JOB, title: 'A kiss in the lift', has_intimacy: true }, job));
    const sent = ownJob(await submit(browser, written));
    expect(sent).toMatchObject({ state: 'open', has_changes_in_review: true, has_unsent_changes: false });
    expect((await shown(job.id)).title).toBe('Tea film, one lift, four floors');
    const text = await staff(site(), 'read-job', String(job.id));
    expect(text).toMatch(/title +A kiss in the lift +Tea film, one lift, four floors/u);
    expect(text).toMatch(/intimacy +yes +\(new\)/u);
    await staff(site(), 'approve-job', String(job.id));
    expect((await shown(job.id)).title).toBe('A kiss in the lift');
    expect(await read(browser, job.id)).toMatchObject({ has_changes_in_review: false, has_unsent_changes: false });
  });

  test('SEC-43 an approved job is not rewritten into another one; new days are shown at once', async () => {
    const { browser } = await knownClient(site());
    const job = await submitted(browser);
    const moved = ownJob(await submit(browser, ownJob(await save(browser, { ...COMPLETE_JOB, starts_on: '2027-01-14' }, job))));
    expect(moved).toMatchObject({ state: 'open', has_changes_in_review: false });
    expect((await shown(job.id)).dates).toBe('14–28 Jan');
    const written = { ...COMPLETE_JOB, starts_on: '2027-01-14', posted_by: 'Somebody Else Films', details: 'Another film.' };
    const sent = ownJob(await submit(browser, ownJob(await save(browser, written, moved))));
    expect(sent).toMatchObject({ state: 'open', has_changes_in_review: true });
    const [row] = await site().dataSource.query('SELECT posted_by AS poster, details FROM job WHERE id = ?', [job.id]);
    expect(row).toEqual({ poster: 'Mogra Pictures', details: 'One day in a stairwell, one fitting before.' });
    const line = (await staff(site(), 'jobs')).split('\n').find((text) => text.startsWith(`${job.id} `));
    expect(line).toMatch(/changed +change$/u);
  });

  test('REL-17 REL-14 sent in twice, or by two tabs at once, it is done once', async () => {
    const { browser } = await knownClient(site());
    const draft = ownJob(await save(browser, COMPLETE_JOB));
    const responses = await Promise.all([submit(browser, draft), submit(browser, draft), submit(browser, draft)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await rows('job_role', draft.id)).toHaveLength(1);
    const key = { 'idempotency-key': '0b6f6f0e-60a0-4a0c-8b1a-1f0d6f6f2c33' };
    const body = { id: draft.id, revision: draft.revision };
    const replayed = [await browser.post(ENDPOINTS.submitJob.path, body, key), await browser.post(ENDPOINTS.submitJob.path, body, key)];
    expect(replayed.map(ownJob)).toEqual([expect.objectContaining({ state: 'open' }), expect.objectContaining({ state: 'open' })]);
  });
});
