import { type BulkResult, DECLARATIONS, ENDPOINTS, type TicketQueueResponse } from '@alltalent/shared/contracts';
import { aLetter, answerLetter, letter, ticketsIn } from '../../../../test/support/office/letters';
import { ADMINISTRATOR, CASTING, openOffice, SUPPORT } from '../../../../test/support/office/open-office';
import type { TestBrowser } from '../../../../test/support/test-browser';
import { describeSites } from '../../../../test/support/test-site';

const JOSEPH = 'u_demo_joseph';
const NIKHIL = 'u_demo_nikhil';
type Act = 'assign' | 'close' | 'undo-close';

describeSites('Letters changed in bulk', (site) => {
  let office: TestBrowser;
  beforeEach(async () => {
    await site().dataSource.query('DELETE FROM enquiry');
    site().clock.pass(25 * 3600);
    office = await openOffice(site(), SUPPORT, ['support']);
  });

  const send = (act: Act, items: readonly object[], browser = office) => browser.post(ENDPOINTS.bulkChangeTickets.path, { act, items });
  const item = (id: string, more: object = {}) => ({ id, version: 0, from: null, to: null, ...more });
  const resultsOf = async (act: Act, items: readonly object[], browser = office) =>
    (await send(act, items, browser)).json<{ data: BulkResult[] }>().data;

  test('OFF-01 letters are assigned each by itself; the one that a colleague was given meanwhile stays theirs', async () => {
    const [one, two] = [await aLetter(site()), await aLetter(site())];
    const administrator = await openOffice(site(), ADMINISTRATOR);
    await resultsOf('assign', [item(two, { to: NIKHIL })], administrator);
    const answer = await send('assign', [item(one, { to: JOSEPH }), item(two, { to: JOSEPH })]);
    await DECLARATIONS.bulkChangeTickets.output?.validate(answer.json(), { strict: true });
    expect(answer.json().data).toEqual([
      { id: one, outcome: 'changed', version: 0, by: '', reason: '' },
      { id: two, outcome: 'refused', version: null, by: 'Nikhil Bose', reason: expect.stringContaining('assigned to Nikhil Bose by now') },
    ]);
    expect((await letter(office, one)).history.map(({ action, detail }) => [action, detail])).toEqual([
      ['assign-ticket', 'nobody -> Joseph D’Cruz'],
    ]);
    await resultsOf('assign', [item(one, { from: JOSEPH, to: null })]);
    expect(await letter(office, one)).toMatchObject({ assignee: null });
    expect((await resultsOf('assign', [item(one, { to: 'u_demo_farida' })]))[0]).toMatchObject({ outcome: 'refused', by: '' });
  });

  test('OFF-01 letters are closed without an answer, and an undo gives them state and place in the queue back', async () => {
    const [first, answered, last] = [await aLetter(site()), await aLetter(site()), await aLetter(site())];
    await answerLetter(office, answered, { closes: false });
    site().clock.pass(900);
    const order = await ticketsIn(office);
    const closed = await resultsOf('close', [item(first), item(answered, { version: 1 }), item(last)]);
    expect(closed.map(({ outcome, version }) => [outcome, version])).toEqual([
      ['changed', 1],
      ['changed', 2],
      ['changed', 1],
    ]);
    expect(await ticketsIn(office)).toEqual([]);
    site().clock.pass(5);
    const undone = await resultsOf(
      'undo-close',
      closed.map(({ id, version }) => item(id, { version })),
    );
    expect(undone.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'changed']);
    expect(await ticketsIn(office)).toEqual(order);
    expect(await letter(office, answered)).toMatchObject({ state: 'answered', version: 3 });
    const { history } = await letter(office, first);
    expect(history.map(({ action, detail }) => [action, detail])).toEqual([
      ['reopen-ticket', 'the closing was undone'],
      ['close-ticket', ''],
    ]);
  });

  test('REL-17 a letter that a colleague answered is not closed, and an undo leaves what a colleague did since', async () => {
    const [one, two] = [await aLetter(site()), await aLetter(site())];
    const administrator = await openOffice(site(), ADMINISTRATOR);
    await answerLetter(administrator, two, { closes: false });
    const closed = await resultsOf('close', [item(one), item(two)]);
    expect(closed).toMatchObject([
      { outcome: 'changed' },
      { outcome: 'refused', by: 'Nikhil Bose', reason: expect.stringMatching(/^Nikhil Bose answered/u) },
    ]);
    await administrator.post(ENDPOINTS.moveTicket.path, { id: one, version: 1, state: 'open' });
    expect(await resultsOf('undo-close', [item(one, { version: 1 })])).toMatchObject([{ outcome: 'refused', by: 'Nikhil Bose' }]);
    expect(await resultsOf('close', [item(one, { version: 2 })])).toMatchObject([{ outcome: 'changed' }]);
    expect(await resultsOf('close', [item(one, { version: 3 })])).toMatchObject([{ outcome: 'same', version: 3 }]);
  });

  test('OFF-01 a letter that was closed in bulk and is opened by hand waits from then on', async () => {
    const ticket = await aLetter(site());
    await resultsOf('close', [item(ticket)]);
    site().clock.pass(900);
    await office.post(ENDPOINTS.moveTicket.path, { id: ticket, version: 1, state: 'open' });
    const [row] = await site().dataSource.query('SELECT waiting_since, waited_since, closed_from FROM enquiry');
    expect([Number(row.waiting_since), row.waited_since, row.closed_from]).toEqual([site().clock.now(), null, null]);
  });

  test.each([
    ['none', [] as string[]],
    ['fifty-one', Array.from({ length: 51 }, (_, index) => `AT-${index}`)],
    ['one twice', ['AT-1', 'AT-1']],
  ])('SEC-44 %s are refused as a whole', async (_what, ids) => {
    expect(
      (
        await send(
          'close',
          ids.map((id) => item(id)),
        )
      ).statusCode,
    ).toBe(400);
  });

  test('SEC-29 the casting desk changes no letters, and the list has what a change needs', async () => {
    const ticket = await aLetter(site());
    const casting = await openOffice(site(), CASTING, ['casting']);
    expect((await send('close', [item(ticket)], casting)).json()).toMatchObject({ code: 'FORBIDDEN' });
    const page = (await office.get(ENDPOINTS.ticketQueue.path)).json<TicketQueueResponse>();
    await DECLARATIONS.ticketQueue.output?.validate(page, { strict: true });
    expect(page.data).toMatchObject([{ id: ticket, state: 'open', version: 0, assignee_id: null }]);
    expect(page.colleagues.map(({ name }) => name)).toEqual(['Joseph D’Cruz', 'Nikhil Bose']);
  });
});
