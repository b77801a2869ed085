import { ADMINISTRATOR, CASTING, openOffice, SUPPORT } from '../../../../test/support/office/open-office';
import { claim, list, waitingTalent } from '../../../../test/support/office/queues';
import type { TestBrowser } from '../../../../test/support/test-browser';
import { describeSites } from '../../../../test/support/test-site';

const TWO_MINUTES_S = 120;

describeSites('Claims of the office', (site) => {
  let [casting, administrator]: TestBrowser[] = [];
  let item = { queue: 'profiles', id: '' };
  beforeEach(async () => {
    [casting, administrator] = [await openOffice(site(), CASTING), await openOffice(site(), ADMINISTRATOR)];
    await site().dataSource.query("UPDATE profile SET state = 'draft' WHERE state = 'pending'");
    item = { queue: 'profiles', id: (await waitingTalent(site())).userId };
  });

  const claims = async (browser: TestBrowser | undefined, more: object = {}) => {
    if (!browser) throw new Error('The office is not open.');
    return (await claim(browser, { ...item, ...more })).json();
  };

  test('who claims an item has it for two minutes, and the list says so', async () => {
    expect(await claims(casting)).toMatchObject({ is_mine: true, claim: { user_id: 'u_demo_farida', name: 'Farida Sheikh' } });
    expect(await claims(administrator)).toMatchObject({ is_mine: false, claim: { user_id: 'u_demo_farida' } });
    if (administrator) expect((await list(administrator, 'profileQueue')).data[0]?.claim).toMatchObject({ name: 'Farida Sheikh' });
    site().clock.pass(TWO_MINUTES_S - 1);
    expect(await claims(casting)).toMatchObject({ is_mine: true });
    site().clock.pass(TWO_MINUTES_S - 1);
    expect(await claims(administrator)).toMatchObject({ is_mine: false });
    site().clock.pass(1);
    expect(await claims(administrator)).toMatchObject({ is_mine: true, claim: { user_id: 'u_demo_nikhil' } });
  });

  test('an item is taken over and released, and nobody releases the claim of somebody else', async () => {
    await claims(casting);
    expect(await claims(administrator, { releases: true })).toMatchObject({ is_mine: false, claim: { user_id: 'u_demo_farida' } });
    expect(await claims(administrator, { takes_over: true })).toMatchObject({ is_mine: true });
    expect(await claims(casting)).toMatchObject({ is_mine: false, claim: { user_id: 'u_demo_nikhil' } });
    expect(await claims(administrator, { releases: true })).toMatchObject({ is_mine: false, claim: null });
    expect(await claims(casting)).toMatchObject({ is_mine: true });
  });

  test('REL-17 of people who claim an item at once one has it, also when an earlier claim ends', async () => {
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([claims(casting), claims(administrator), claims(casting), claims(administrator)]);
      const owners = new Set(answers.map((answer) => answer.claim.user_id));
      expect(owners.size).toBe(1);
      const isMine = answers.map((answer) => answer.is_mine);
      expect([isMine, isMine.map((mine) => !mine)]).toContainEqual([true, false, true, false]);
      site().clock.pass(TWO_MINUTES_S);
    }
  });

  test('a claim needs the right of its queue', async () => {
    const support = await openOffice(site(), SUPPORT);
    expect(await claims(support, { queue: 'profiles' })).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});
