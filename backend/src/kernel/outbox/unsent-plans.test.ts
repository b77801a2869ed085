import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { plansOf } from '../../../test/support/kernel/database/plans';
import { OutboxMessageEntity } from './outbox-message.entity';
import { OutboxRepository } from './outbox.repository';

const MESSAGES = 3000;
const PAGE = 51;

describeOnEngines('how messages that did not go out are found', (engine) => {
  const outbox = () => new OutboxRepository(engine.dataSource());

  beforeAll(async () => {
    const states = ['sent', 'sent', 'sent', 'waiting', 'failed', 'held'] as const;
    const rows = Array.from({ length: MESSAGES }, (_, index) => ({
      sealed: '',
      channel: 'mail' as const,
      state: states[index % states.length] ?? 'sent',
      failure: '' as const,
      tries: 0,
      dueAt: MESSAGES - index,
      expiresAt: index,
      keptUntil: 0,
      reservationIds: null,
      createdAt: index,
    }));
    const repository = engine.dataSource().getRepository(OutboxMessageEntity);
    for (let from = 0; from < MESSAGES; from += 500) await repository.insert(rows.slice(from, from + 500));
    await engine.dataSource().query(engine.name === 'MariaDB' ? 'ANALYZE TABLE outbox_message' : 'ANALYZE');
  }, 60_000);

  test.each(['failed', 'held'] as const)('OFF-01 a page of those that are %s is a range of an index, in its order', async (state) => {
    for (const place of [
      { dueAt: 0, id: 0 },
      { dueAt: 1500, id: 900 },
    ]) {
      const plans = await plansOf(engine, 'outbox_message', () => outbox().findUnsent(state, place, PAGE));
      expect(plans).toHaveLength(1);
      for (const plan of plans) {
        expect(plan).toMatch(/outbox_message_due/u);
        expect(plan).not.toMatch(/USE TEMP B-TREE|filesort|Using temporary|"type":"ALL"/u);
      }
    }
  });

  test('OFF-01 pages follow one another without a gap, those that were due first at the top', async () => {
    const found: OutboxMessageEntity[] = [];
    for (let place = { dueAt: 0, id: 0 }; ;) {
      const page = await outbox().findUnsent('held', place, PAGE);
      found.push(...page);
      const last = page.at(-1);
      if (page.length < PAGE || last === undefined) break;
      place = { dueAt: last.dueAt, id: last.id };
    }
    expect(found).toHaveLength(MESSAGES / 6);
    expect(found.map(({ dueAt }) => dueAt)).toEqual(found.map(({ dueAt }) => dueAt).toSorted((a, b) => a - b));
  });
});
