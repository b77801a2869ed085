import { ENDPOINTS, JOB_LIMITS, ownJobResponseSchema, ownJobsResponseSchema } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import {
  COMPLETE_JOB,
  knownClient,
  newClient,
  ownJob,
  read,
  ROLE,
  save,
  submit,
  submitted,
} from '../../../test/support/jobs/postings/jobs';

describeSites('Drafts of jobs', (site) => {
  const listOf = async (browser: Awaited<ReturnType<typeof newClient>>['browser']) =>
    ownJobsResponseSchema.validateSync((await browser.get(ENDPOINTS.ownJobs.path)).json(), { strict: true });

  test('a draft is kept however little it says, and listed with what it says so far', async () => {
    const { browser } = await newClient(site());
    const empty = ownJob(await save(browser, {}));
    expect(ownJobResponseSchema.validateSync({ status: 200, data: empty }, { strict: true }).data).toMatchObject({
      state: 'draft',
      revision: 1,
      slug: '',
      review_note: '',
    });
    const draft = ownJob(await save(browser, { title: 'Tea film', is_remote: true, starts_on: '2027-01-12' }, empty));
    expect(draft).toMatchObject({ id: empty.id, revision: 2, content: { title: 'Tea film', starts_on: '2027-01-12' } });
    const { data, verified_on } = await listOf(browser);
    expect(verified_on).toBe('');
    expect(data).toEqual([
      expect.objectContaining({
        id: draft.id,
        title: 'Tea film',
        state: 'draft',
        location: 'Anywhere',
        dates: '12 Jan',
        closes_on: '',
        applied: 0,
      }),
    ]);
    expect(data).toHaveLength(1);
  });

  test('REL-17 of two tabs that write on from the same revision the second is told, and nothing is lost; sent again it is done once', async () => {
    const { browser } = await newClient(site());
    const draft = ownJob(await save(browser, { title: 'One' }));
    const first = ownJob(await save(browser, { title: 'Two' }, draft));
    const stale = await save(browser, { title: 'Three' }, draft);
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'REVISION_STALE']);
    expect(ownJob(await save(browser, { title: 'Two' }, draft))).toEqual(first);
    expect((await read(browser, draft.id)).content.title).toBe('Two');
    expect((await submit(browser, draft)).json().code).toBe('REVISION_STALE');
  });

  test('SEC-42 sixty saves in a minute are more than any pause in typing makes', async () => {
    const { browser } = await newClient(site());
    const draft = ownJob(await save(browser, { title: 'One' }));
    for (let count = 1; count < 60; count += 1) ownJob(await save(browser, { title: 'Two' }, draft));
    expect((await save(browser, { title: 'Two' }, draft)).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', retry_after: 60 });
    site().clock.pass(61);
    ownJob(await save(browser, { title: 'Two' }, draft));
  });

  test('REL-14 a draft or a copy asked for twice with one key is made once', async () => {
    const { browser } = await newClient(site());
    const key = { 'idempotency-key': '5b0c1a52-3c1e-4f3e-9a40-7f6f4c0f2a11' };
    const body = { id: null, revision: 0, content: { title: 'Once' } };
    const [one, other] = [await browser.post(ENDPOINTS.saveJob.path, body, key), await browser.post(ENDPOINTS.saveJob.path, body, key)];
    expect(ownJob(other)).toEqual(ownJob(one));
    expect((await listOf(browser)).data).toHaveLength(1);
  });

  test('what names a category, gender or city the site does not have is refused in the field, and so is a role that is there twice', async () => {
    const { browser } = await newClient(site());
    const strange = { ...ROLE, key: 'other-role', category_id: 999, gender_id: 888 };
    const response = await save(browser, { category_id: 777, city_id: 999_999, roles: [ROLE, strange, ROLE] });
    expect([response.statusCode, response.json().code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(response.json().fields).toEqual({
      'content.category_id': 'Choose a category of the list',
      'content.city_id': 'Choose a city of the list',
      'content.roles[1].category_id': 'Choose a category of the list',
      'content.roles[1].gender_id': 'Choose a gender of the list',
      'content.roles[2].key': 'Please add the role once more',
    });
    const long = await save(browser, { title: 'x'.repeat(121), roles: [{ ...ROLE, age_min: 0 }] });
    expect(Object.keys(long.json().fields)).toEqual(['content.title', 'content.roles[0].age_min']);
  });

  test('SEC-27 SEC-29 a job of somebody else is not there, whatever is done to it', async () => {
    const mine = await knownClient(site());
    const job = await submitted(mine.browser);
    const draft = ownJob(await save(mine.browser, { title: 'Secret tea' }));
    const other = await signedIn(site(), 'dev.mehra@example.com');
    for (const { id, revision } of [job, draft]) {
      const responses = [
        await other.get(`${ENDPOINTS.ownJobs.path}/${id}`),
        await save(other, COMPLETE_JOB, { id, revision }),
        await submit(other, { id, revision }),
        await other.post(ENDPOINTS.extendJob.path, { id, closes_on: '2027-01-10' }),
        await other.post(ENDPOINTS.duplicateJob.path, { id }),
        await other.post(ENDPOINTS.closeJob.path, { id }),
        await other.post(ENDPOINTS.discardJob.path, { id }),
      ];
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(404));
      for (const { body } of responses) expect(body).not.toContain('Secret tea');
    }
    expect((await listOf(other)).data.map(({ id }) => id)).not.toEqual(expect.arrayContaining([job.id]));
    expect(await read(mine.browser, job.id)).toEqual(job);
    expect((await read(mine.browser, draft.id)).content.title).toBe('Secret tea');
  });

  test('SEC-28 owner, state, revision and what staff say are nobody’s to set', async () => {
    const { browser, userId } = await newClient(site());
    const forged = {
      owner_id: 'u_demo_dev',
      ownerId: 'u_demo_dev',
      state: 'open',
      review: 'none',
      revision: 40,
      published_at: 1,
      slug: 'mine',
    };
    const response = await browser.post(ENDPOINTS.saveJob.path, { id: null, ...forged, content: { ...COMPLETE_JOB, ...forged } });
    const draft = ownJob(response);
    expect(draft).toMatchObject({ state: 'draft', revision: 1, content: COMPLETE_JOB });
    expect(draft.content).toEqual(COMPLETE_JOB);
    const rows = await site().dataSource.query('SELECT owner_id, state, published_at FROM job WHERE id = ?', [draft.id]);
    expect(rows).toEqual([{ owner_id: userId, state: 'draft', published_at: null }]);
  });

  test('a hundred jobs that are not closed are the most a client has', async () => {
    const { browser, userId } = await newClient(site());
    const draft = ownJob(await save(browser, { title: 'First' }));
    const names =
      'owner_id, state, review, review_note, revision, content, slug, title, medium, details, location, is_remote, dates, starts_on, ends_on, closes_on, pay_kind, pay, currency, pay_unit, usage_text, question, posted_by, has_minors, has_intimacy, created_at, saved_at';
    for (let made = 1; made < JOB_LIMITS.jobsPerClient; made += 1)
      await site().dataSource.query(`INSERT INTO job (${names}) SELECT ${names} FROM job WHERE id = ?`, [draft.id]);
    const full = [await save(browser, {}), await browser.post(ENDPOINTS.duplicateJob.path, { id: draft.id })];
    expect(full.map((response) => [response.statusCode, response.json().code])).toEqual(Array(2).fill([422, 'LIST_FULL']));
    ownJob(await save(browser, { title: 'First again' }, draft));
    expect((await browser.post(ENDPOINTS.discardJob.path, { id: draft.id })).statusCode).toBe(200);
    ownJob(await save(browser, {}));
    expect(await site().dataSource.query('SELECT COUNT(*) AS total FROM job WHERE owner_id = ?', [userId])).toEqual([
      { total: expect.anything() },
    ]);
  });

  test('a draft can be thrown away, what was shown cannot', async () => {
    const { browser } = await knownClient(site());
    const draft = ownJob(await save(browser, { title: 'Not yet' }));
    expect((await browser.post(ENDPOINTS.discardJob.path, { id: draft.id })).statusCode).toBe(200);
    expect((await browser.get(`${ENDPOINTS.ownJobs.path}/${draft.id}`)).statusCode).toBe(404);
    const { id } = await submitted(browser);
    expect((await browser.post(ENDPOINTS.discardJob.path, { id })).json().code).toBe('JOB_STATE');
    await browser.post(ENDPOINTS.closeJob.path, { id });
    expect((await browser.post(ENDPOINTS.discardJob.path, { id })).json().code).toBe('JOB_STATE');
  });

  test('a copy has the same words and no days', async () => {
    const { browser } = await knownClient(site());
    const { id } = await submitted(browser, { pay_max: 40_000 });
    const copy = ownJob(await browser.post(ENDPOINTS.duplicateJob.path, { id }));
    expect(copy).toMatchObject({ state: 'draft', revision: 1 });
    expect(copy.id).not.toBe(id);
    expect(copy.content).toEqual({ ...COMPLETE_JOB, pay_max: 40_000, starts_on: '', ends_on: '', closes_on: '' });
  });

  test('pay may be written as people write it; what is no amount is refused in its field', async () => {
    const { browser } = await knownClient(site());
    const typed = async (pay: unknown, upper: unknown) => save(browser, { ...COMPLETE_JOB, pay, pay_max: upper } as never);
    const read = async (pay: unknown, upper: unknown) => {
      const { content } = ownJob(await typed(pay, upper));
      return [content.pay, content.pay_max];
    };
    expect(await read('25k', '2.5 lakh')).toEqual([25_000, 250_000]);
    expect(await read(25_000, null)).toEqual([25_000, null]);
    expect(await read('₹25,000', '')).toEqual([25_000, null]);
    const refusals = async (pay: unknown, upper: unknown) => (await typed(pay, upper)).json().fields;
    expect(await refusals('25000-40000', null)).toEqual({ 'content.pay': 'Enter one amount, not a range' });
    expect(await refusals(25_000, 'a lot')).toEqual({ 'content.pay_max': expect.stringContaining('Enter an amount such as') });
    expect(await refusals(25_000, 1.5)).toEqual({ 'content.pay_max': 'Please enter whole rupees' });
    expect(await refusals(25_000, 1e12)).toEqual({ 'content.pay_max': 'Please enter a smaller sum' });
  });

  test('a range that ends below its beginning is kept as a draft and not sent in', async () => {
    const { browser } = await knownClient(site());
    const { id, revision } = ownJob(await save(browser, { ...COMPLETE_JOB, pay_max: 24_999 }));
    const response = await browser.post(ENDPOINTS.submitJob.path, { id, revision });
    expect([response.statusCode, response.json().fields]).toEqual([422, { pay_max: 'The upper sum must not be below the first' }]);
  });

  test('a job stored before pay could be a range has none, and nothing unsent', async () => {
    const { browser } = await knownClient(site());
    const { id } = await submitted(browser);
    const { pay_max: _none, ...former } = COMPLETE_JOB;
    const text = JSON.stringify(former);
    await site().dataSource.query('UPDATE job SET content = ?, submitted = ?, pay_max = NULL WHERE id = ?', [text, text, id]);
    const job = ownJob(await browser.get(`${ENDPOINTS.ownJobs.path}/${id}`));
    expect([job.content.pay_max, job.has_unsent_changes]).toEqual([null, false]);
    const saved = ownJob(await save(browser, job.content, job));
    expect(saved.has_unsent_changes).toBe(false);
  });
});
