import { ENDPOINTS, type TalentProfile } from '@alltalent/shared/contracts';
import {
  actFor,
  castFamily,
  childCasting,
  childrenOf,
  consent,
  type Family,
  newFamily,
  newGuardian,
} from '../../../test/support/guardians/children';
import { accept, counter, makeOffer, offered, offerOf, readOffer } from '../../../test/support/hiring/offers';
import {
  applicants,
  apply,
  type Casting,
  good,
  invite,
  notificationsOf,
  own,
  talentIdOf,
} from '../../../test/support/jobs/applications/casting';
import { knownClient, newClient, staff } from '../../../test/support/jobs/postings/jobs';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import { COMPLETE, findNames, newTalent, read, save } from '../../../test/support/profiles/own-profiles';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { ErasureJob } from '../account/erasure.job';
import { WithdrawnChildrenJob } from '../account/withdrawn-children.job';

const { withdrawConsent: WITHDRAW, removeChild: REMOVE } = ENDPOINTS;

describeSites('Guardians who act for their children', (site) => {
  beforeEach(async () => {
    site().clock.pass(60);
    await site().dataSource.query('DELETE FROM rate_hit');
  });

  const profile = async (browser: TestBrowser, slug: string) => {
    const response = await browser.get(`/api/talent-profile/${slug}`);
    return response.statusCode === 200 ? response.json<{ data: TalentProfile }>().data : response.statusCode;
  };
  const applied = async (family: Family, casting: Casting): Promise<number> =>
    good(await apply(family.browser, casting.roleIds[0])).data[0]?.id ?? 0;
  const openThread = async (browser: TestBrowser, application: number): Promise<number> =>
    good<{ data: { id: number } }>(await browser.post(ENDPOINTS.openThread.path, { application })).data.id;
  const write = (browser: TestBrowser, threadId: number, text: string) =>
    browser.post(ENDPOINTS.sendMessage.path, { thread_id: threadId, text, attachments: [] }, { 'idempotency-key': crypto.randomUUID() });
  const rowsAbout = async (childId: string) => {
    const tables: Readonly<Record<string, string>> = {
      ...{ user_account: 'id', account_delegate: 'account_id', child_profile: 'id', guardian_consent: 'child_id', profile: 'user_id' },
      ...{ profile_photo: 'user_id', job_application: 'user_id', offer: 'talent_user_id', booking: 'talent_user_id' },
      ...{ thread: 'talent_user_id', message: 'sender_id', notification: 'user_id', booking_contact: 'user_id' },
    };
    const counts = Object.entries(tables).map(async ([table, column]) => {
      const [row] = await site().dataSource.query<{ n: number | string }[]>(`SELECT COUNT(*) AS n FROM ${table} WHERE ${column} = ?`, [
        childId,
      ]);
      return [table, Number(row?.n)] as const;
    });
    return Object.fromEntries((await Promise.all(counts)).filter(([, count]) => count > 0));
  };

  test('HIR-02 SEC-43 with the consent the child has an account that its guardian uses and nobody logs in to', async () => {
    const family = await newFamily(site());
    const [row] = await site().dataSource.query('SELECT * FROM user_account WHERE id = ?', [family.childId]);
    expect(row).toMatchObject({
      role_id: '5',
      first_name: 'Tara',
      birth_date: '2017-03-04',
      email: '',
      login_email: null,
      login_phone: null,
    });
    expect((await family.browser.post(ENDPOINTS.userDetails.path)).json()).toMatchObject({
      user_id: family.childId,
      role_id: '5',
      acting: { person_id: family.userId, standing: 'guardian' },
    });
    expect((await childrenOf(family.own))[0]).toMatchObject({
      account: { unread_messages: 0, offers_to_answer: 0, unread_notifications: 0 },
      needs_new_consent: false,
      is_of_age: false,
    });
    for (const path of [ENDPOINTS.account.path, ENDPOINTS.ownMembership.path, ENDPOINTS.children.path])
      expect((await family.browser.get(path)).statusCode).toBe(403);
  });

  test('SEC-27 SEC-43 another guardian does not use the account: 404', async () => {
    const family = await newFamily(site());
    const { email } = await newGuardian(site());
    const other = await signedIn(site(), email);
    expect((await actFor(other, family.childId)).statusCode).toBe(404);
    expect((await other.post(WITHDRAW.path, { child_id: family.childId })).statusCode).toBe(404);
    expect((await other.post(REMOVE.path, { child_id: family.childId })).statusCode).toBe(404);
    expect((await childrenOf(family.own))[0]?.account).not.toBeNull();
  });

  test('SEC-43 a consent to an older text allows no account, until the guardian agrees to the present one', async () => {
    const { email, userId } = await newGuardian(site());
    const at = site().clock.now();
    await site().dataSource.query(
      "INSERT INTO child_profile (id, guardian_id, first_name, last_name, birth_date, relation, created_at) VALUES ('c_older', ?, 'Tara', 'Menon', '2017-03-04', 'mother', ?)",
      [userId, at],
    );
    await site().dataSource.query(
      "INSERT INTO guardian_consent (child_id, version, guardian_id, given_at, withdrawn_at) VALUES ('c_older', '2026-11-24', ?, ?, NULL)",
      [userId, at],
    );
    const browser = await signedIn(site(), email);
    expect(await childrenOf(browser)).toMatchObject([{ id: 'c_older', needs_new_consent: true, account: null }]);
    expect((await actFor(browser, 'c_older')).statusCode).toBe(404);
    good<object>(await consent(browser));
    expect(await childrenOf(browser)).toMatchObject([{ id: 'c_older', needs_new_consent: false, account: {} }]);
    expect((await actFor(browser, 'c_older')).statusCode).toBe(200);
  });

  test('SEC-43 the profile is for its guardian and the clients applied to, without date of birth, city, last name and measurements', async () => {
    const family = await castFamily(site());
    const casting = await childCasting(site());
    expect(family.slug).toMatch(/^tara-m-[a-z2-7]{8}$/u);
    const readers = [await site().browse(), await signedIn(site(), 'asha.rao@example.com'), casting.client.browser];
    const verified = await newClient(site());
    await staff(site(), 'verify-client', verified.email);
    for (const browser of [...readers, verified.browser]) expect(await profile(browser, family.slug)).toBe(404);
    const head = await (await site().browse()).get(`/api/talent-profile/${family.slug}/head`);
    expect(head.json().data).toMatchObject({ noindex: true, picture: null, json_ld: [], title: 'Talent profile | All Talent' });
    await applied(family, casting);
    const seen = await profile(casting.client.browser, family.slug);
    expect(seen).toMatchObject({
      display_name: 'Tara M.',
      location: 'Maharashtra, India',
      playing_age: { min: 9, max: 11 },
      is_child: true,
      is_private: true,
      is_own: false,
      attributes: [{ label: 'Hair Length', value: 'Waist length' }],
    });
    expect(JSON.stringify(seen)).not.toMatch(/2017|Mumbai|Menon|28/u);
    await staff(site(), 'verify-client', casting.client.email);
    expect(JSON.stringify(await profile(casting.client.browser, family.slug))).not.toContain('"Waist"');
    for (const browser of [...readers.slice(0, 2), verified.browser]) expect(await profile(browser, family.slug)).toBe(404);
    expect(await profile(family.browser, family.slug)).toMatchObject({ is_own: true, is_child: true });
    expect(await findNames(site(), { searchtext: 'Tara' })).not.toContain('Tara M.');
    const talent = await talentIdOf(site(), family.childId);
    const favourite = await casting.client.browser.post(ENDPOINTS.toggleFavourite.path, { talent_id: talent });
    expect(favourite.statusCode).toBe(404);
    expect((await invite(casting, talent)).json()).toMatchObject({ code: 'INVITE_REFUSED' });
    expect((await makeOffer(verified.browser, { talent })).statusCode).toBe(404);
    const reviews = await casting.client.browser.get(ENDPOINTS.talentReviews.path.replace('{slug}', family.slug));
    expect(reviews.statusCode).toBe(404);
    expect((await site().dataSource.query('SELECT id FROM talent_search WHERE id = ?', [talent])).length).toBe(0);
  });

  test('SEC-43 a changed name or privacy of the profile never shows the last name or lists it', async () => {
    const family = await castFamily(site());
    const content = (await read(family.browser)).content;
    await save(family.browser, { privacy: { ...content.privacy, hide_last_name: false, is_private: false } });
    const [row] = await site().dataSource.query('SELECT name, status, is_private AS isPrivate FROM talent WHERE slug = ?', [family.slug]);
    expect({ ...row, isPrivate: Boolean(row.isPrivate) }).toEqual({ name: 'Tara M.', status: 6, isPrivate: true });
    const moved = await family.browser.post(ENDPOINTS.changeAddress.path, { words: 'tara-menon' });
    expect(moved.statusCode).toBe(404);
  });

  test('JOB-05 SEC-43 the guardian applies for a role of the child’s age; the client reads who represents it; an adult’s role is refused', async () => {
    const family = await castFamily(site());
    const casting = await childCasting(site());
    const gate = (await family.browser.get(ENDPOINTS.jobForTalent.path.replace('{key}', String(casting.jobId)))).json();
    expect(gate.data).toMatchObject({ gate: 'open', barred_role_ids: [casting.roleIds[1]] });
    const adult = await apply(family.browser, casting.roleIds[1]);
    expect(adult.json()).toMatchObject({ status: 403, code: 'APPLY_BARRED', detail: expect.stringContaining('Tara’s age') });
    await applied(family, casting);
    expect((await applicants(casting)).data).toMatchObject([
      {
        talent: { name: 'Tara M.', location: 'Maharashtra', is_for_child: true },
        match: { missing: expect.not.arrayContaining([expect.stringContaining('Mumbai')]) },
      },
    ]);
    await site().dataSource.query('UPDATE job SET has_intimacy = ? WHERE id = ?', [true, casting.jobId]);
    const { browser } = await castFamily(site());
    expect((await apply(browser, casting.roleIds[0])).json()).toMatchObject({ code: 'APPLY_BARRED' });
  });

  test('HIR-01 HIR-02 the guardian counters and accepts an offer and writes with the client, who knows whom it writes to', async () => {
    const family = await castFamily(site());
    const casting = await childCasting(site());
    const application = await applied(family, casting);
    const offer = await offered(casting, application);
    expect(offer.talent).toMatchObject({ name: 'Tara M.', is_for_child: true });
    const thread = await openThread(casting.client.browser, application);
    expect((await write(casting.client.browser, thread, 'Can Tara ride a bicycle?')).statusCode).toBe(200);
    expect((await childrenOf(family.own))[0]?.account).toMatchObject({ unread_messages: 1, offers_to_answer: 1 });
    const mails = await messagesTo(site(), family.email);
    const about = mails.filter(({ text }) => text.includes('This is about Tara, for whom you act.'));
    expect(about.map(({ subject }) => subject)).toEqual(expect.arrayContaining([expect.stringContaining('offer')]));
    expect(about.every(({ text }) => text.includes('/account/children'))).toBe(true);
    expect((await write(family.browser, thread, 'She can.')).statusCode).toBe(200);
    const read = await casting.client.browser.get(`${ENDPOINTS.thread.path.replace('{id}', String(thread))}`);
    expect(read.json().data.other).toMatchObject({ name: 'Tara M.', is_for_child: true });
    const countered = offerOf(await counter(family.browser, offer.id, 1));
    expect(countered).toMatchObject({ turn: 'client' });
    expect((await childrenOf(family.own))[0]?.account?.offers_to_answer).toBe(0);
    const booked = offerOf(await accept(casting.client.browser, offer.id, 2));
    await family.browser.post(ENDPOINTS.saveBookingContact.path, { shows_email: true, shows_phone: false });
    const booking = await casting.client.browser.get(ENDPOINTS.booking.path.replace('{id}', String(booked.booking_id)));
    expect(booking.json().data.contact).toEqual({ email: family.email, phone: '' });
  });

  test('SEC-43 a withdrawn consent ends the use at once, hides the child and ends what is open, in words that do not say why', async () => {
    const family = await castFamily(site());
    const casting = await childCasting(site());
    const application = await applied(family, casting);
    const offer = await offered(casting, application);
    const thread = await openThread(casting.client.browser, application);
    expect((await family.own.post(WITHDRAW.path, { child_id: family.childId })).statusCode).toBe(200);
    const refused = await family.browser.post(ENDPOINTS.saveMailFrequencies.path, {});
    expect(refused.json()).toMatchObject({ code: 'ACCOUNT_SWITCHED' });
    expect((await actFor(family.browser, family.childId)).statusCode).toBe(404);
    expect((await childrenOf(family.own))[0]?.account).toBeNull();
    expect(await profile(casting.client.browser, family.slug)).toBe(404);
    expect((await applicants(casting, '&stage=withdrawn')).data).toMatchObject([
      { id: application, stage: 'withdrawn', note: '', photos: [], talent: { name: 'Profile no longer shown', slug: '' } },
    ]);
    expect(await readOffer(casting.client.browser, offer.id)).toMatchObject({
      state: 'declined',
      reason: 'The profile is no longer on All Talent.',
    });
    expect((await write(casting.client.browser, thread, 'Hello?')).json()).toMatchObject({ code: 'MESSAGES_BLOCKED' });
    const told = JSON.stringify(await notificationsOf(site(), casting.client.userId));
    expect(told).not.toMatch(/consent|guardian|child/iu);
    good<object>(await consent(family.own));
    good<object>(await actFor(family.browser, family.childId));
    expect(await own(family.browser)).toMatchObject({ data: [{ stage: 'withdrawn' }] });
  });

  test('SEC-43 a booking that is not over is cancelled with the consent', async () => {
    const family = await castFamily(site());
    const casting = await childCasting(site());
    const offer = await offered(casting, await applied(family, casting));
    const booked = offerOf(await accept(family.browser, offer.id));
    await family.own.post(WITHDRAW.path, { child_id: family.childId });
    const booking = await casting.client.browser.get(ENDPOINTS.booking.path.replace('{id}', String(booked.booking_id)));
    expect(booking.json().data).toMatchObject({ state: 'cancelled', contact: { email: '', phone: '' } });
  });

  test('SEC-43 with the 18th birthday the child’s account applies for nothing more and gets no offers', async () => {
    const family = await castFamily(site());
    const casting = await childCasting(site());
    const application = await applied(family, casting);
    await site().dataSource.query("UPDATE user_account SET birth_date = '2008-11-01' WHERE id = ?", [family.childId]);
    await site().dataSource.query("UPDATE child_profile SET birth_date = '2008-11-01' WHERE id = ?", [family.childId]);
    await site().dataSource.query("UPDATE talent SET born_on = '2008-11-01' WHERE slug = ?", [family.slug]);
    expect((await childrenOf(family.own))[0]).toMatchObject({ is_of_age: true });
    expect(await profile(casting.client.browser, family.slug)).toBe(404);
    expect((await makeOffer(casting.client.browser, { application })).json()).toMatchObject({ code: 'OFFER_REFUSED' });
    const again = await childCasting(site(), casting.client);
    expect((await apply(family.browser, again.roleIds[1])).json()).toMatchObject({
      code: 'APPLY_BARRED',
      detail: expect.stringContaining('18 or older'),
    });
  });

  test('SEC-43 removing the child, and the end of the thirty days, leave no row about it', async () => {
    const casting = await childCasting(site());
    const [removed, expired] = [await castFamily(site()), await castFamily(site())];
    for (const family of [removed, expired]) {
      const thread = await openThread(casting.client.browser, await applied(family, casting));
      await write(casting.client.browser, thread, 'Hello.');
      await write(family.browser, thread, 'Hello to you.');
    }
    expect((await removed.own.post(REMOVE.path, { child_id: removed.childId })).statusCode).toBe(200);
    expect(await rowsAbout(removed.childId)).toEqual({});
    await expired.own.post(WITHDRAW.path, { child_id: expired.childId });
    site().clock.pass(31 * 24 * 3600);
    await site().app.get(WithdrawnChildrenJob).run();
    expect(await rowsAbout(expired.childId)).toEqual({});
    const names = await site().dataSource.query("SELECT slug FROM talent WHERE name LIKE 'Tara%' AND slug IN (?, ?)", [
      removed.slug,
      expired.slug,
    ]);
    expect(names).toEqual([]);
  });

  test('SEC-43 nobody else under 18 submits a profile', async () => {
    const { browser } = await newTalent(site(), { birthDate: '2010-01-01' });
    await save(browser, COMPLETE);
    const { revision } = await read(browser);
    expect((await browser.post(ENDPOINTS.submitProfile.path, { revision })).json()).toMatchObject({ code: 'PROFILE_INCOMPLETE' });
  });

  test('SEC-43 a guardian who asked for the deletion of the own account no longer acts, and acts again after keeping it', async () => {
    const family = await newFamily(site());
    const client = await knownClient(site());
    expect(client.userId).not.toBe('');
    good<object>(await family.own.post(ENDPOINTS.deleteAccount.path, { reason: '' }));
    expect((await childrenOf(family.own))[0]?.account).toBeNull();
    good<object>(await family.own.post(ENDPOINTS.keepAccount.path));
    expect((await childrenOf(family.own))[0]?.account).not.toBeNull();
  });

  test('EXP-01 the guardian’s export has everything of the child’s account', async () => {
    const family = await castFamily(site());
    const data = (await family.own.get(ENDPOINTS.exportAccount.path)).json();
    expect(data.accounts_of_children).toMatchObject([
      { id: family.childId, own_profile: {}, job_applications: {}, talent_profile: { name: 'Tara M.' } },
    ]);
  });

  test('SEC-68 SEC-43 with the guardian’s account the accounts of the children are erased', async () => {
    const family = await castFamily(site());
    good<object>(await family.own.post(ENDPOINTS.deleteAccount.path, { reason: '' }));
    site().clock.pass(28 * 24 * 3600);
    await site().app.get(ErasureJob).run();
    expect(await rowsAbout(family.childId)).not.toEqual({});
    site().clock.pass(2 * 24 * 3600);
    await site().app.get(ErasureJob).run();
    expect(await rowsAbout(family.childId)).toEqual({});
    expect(await site().dataSource.query('SELECT id FROM user_account WHERE id = ?', [family.userId])).toEqual([]);
  });
});
