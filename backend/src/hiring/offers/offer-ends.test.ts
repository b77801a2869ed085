import { ENDPOINTS } from '@alltalent/shared/contracts';
import { accept, counter, decline, makeOffer, offered, offerOf, readOffer, withdraw } from '../../../test/support/hiring/offers';
import {
  applicant,
  applied,
  ASHA,
  type Casting,
  deleteActivity,
  good,
  move,
  notificationsOf,
  openCasting,
  talentIdOf,
} from '../../../test/support/jobs/applications/casting';
import { describeSites } from '../../../test/support/test-site';
import { OffersJob } from './offers.job';

describeSites('Ends of offers', (site) => {
  beforeEach(() => deleteActivity(site()));

  const runJob = () => site().app.get(OffersJob).run();
  const told = async (userId: string) =>
    (await notificationsOf(site(), userId)).filter(({ path }) => path.startsWith('/offers/')).map(({ title }) => title);
  const close = ({ client, jobId }: Casting) => client.browser.post(ENDPOINTS.closeJob.path, { id: jobId });
  const states = async () => {
    const rows = await site().dataSource.query<{ state: string }[]>('SELECT state FROM offer ORDER BY id');
    return rows.map(({ state }) => state);
  };
  const inTheFuture = { starts_on: '2028-01-12', ends_on: '2028-01-14' };
  /** Moves the last moment for an answer into the past. */
  const letExpire = (id: number) => site().dataSource.query('UPDATE offer SET answer_until = ? WHERE id = ?', [site().clock.now() - 1, id]);

  test('HIR-01 after its last moment nobody answers, before the job ran and after, and both sides are told once', async () => {
    const casting = await openCasting(site());
    const { browser, id } = await applied(site(), casting);
    const offer = await offered(casting, id);
    await runJob();
    expect(await states()).toEqual(['open']);
    await letExpire(offer.id);
    const answers = [
      await accept(browser, offer.id),
      await decline(browser, offer.id),
      await counter(browser, offer.id, 1),
      await withdraw(casting.client.browser, offer.id),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual(answers.map(() => 'OFFER_CLOSED'));
    expect(await readOffer(browser, offer.id)).toMatchObject({ state: 'expired', may_answer: false, decided_at: expect.any(String) });
    await Promise.all([runJob(), runJob()]);
    await runJob();
    expect(await states()).toEqual(['expired']);
    expect([await told(ASHA.id), await told(casting.client.userId)]).toEqual([
      ['Mogra Pictures makes you an offer', 'An offer has expired'],
      ['An offer has expired'],
    ]);
    expect((await applicant(casting, id)).stage).toBe('shortlisted');
  });

  test('HIR-01 an offer that is over does not stand in the way of a new one', async () => {
    const casting = await openCasting(site());
    const { id } = await applied(site(), casting);
    await letExpire((await offered(casting, id)).id);
    const second = await offered(casting, id);
    expect(await states()).toEqual(['expired', 'open']);
    expect((await applicant(casting, id)).history.map(({ stage }) => stage)).toEqual(['sent', 'offer', 'shortlisted', 'offer']);
    good(await move(casting, [id], 'not-selected'));
    expect((await readOffer(casting.client.browser, second.id)).state).toBe('withdrawn');
  });

  test('HIR-01 when the client moves the application on or closes the job, its offers cannot be accepted and are withdrawn', async () => {
    const casting = await openCasting(site());
    const { browser, id } = await applied(site(), casting);
    const first = await offered(casting, id);
    good(await move(casting, [id], 'not-selected'));
    expect((await accept(browser, first.id)).json()).toMatchObject({ status: 409, code: 'OFFER_CLOSED' });
    const talent = await talentIdOf(site(), ASHA.id);
    const second = offerOf(await makeOffer(casting.client.browser, { talent, role: casting.roleIds[1] }));
    const other = offerOf(await makeOffer(casting.client.browser, { talent }, { terms: inTheFuture }));
    good(await close(casting));
    expect((await accept(browser, second.id)).json()).toMatchObject({ status: 409, code: 'OFFER_CLOSED' });
    await runJob();
    expect(await states()).toEqual(['withdrawn', 'withdrawn', 'open']);
    expect(await readOffer(browser, first.id)).toMatchObject({ reason: 'The client closed the job or moved the application on.' });
    expect((await told(ASHA.id)).filter((title) => title === 'Mogra Pictures withdrew the offer')).toHaveLength(2);
    expect((await applicant(casting, id)).stage).toBe('not-selected');
    expect((await makeOffer(casting.client.browser, { application: id })).json()).toMatchObject({ status: 422, code: 'OFFER_REFUSED' });
    offerOf(await accept(browser, other.id));
  });
});
