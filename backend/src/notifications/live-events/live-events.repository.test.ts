import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { plansOf } from '../../../test/support/kernel/database/plans';
import { LiveEventEntity } from './live-event.entity';
import { LiveEventsRepository } from './live-events.repository';

const [EVENTS, USERS, APART_MS] = [6000, 50, 600];
const NOW = EVENTS * APART_MS;
const MISSED = { userId: 'user 7', after: 0, since: NOW - 300_000, overlap: NOW - 10_000 };

describeOnEngines('Rows of an hour of live events', (engine) => {
  const events = () => new LiveEventsRepository(engine.dataSource().getRepository(LiveEventEntity));

  beforeAll(async () => {
    const row = (index: number) => ({ userId: `user ${index % USERS}`, kind: 'messages' as const, subjectId: index, at: index * APART_MS });
    await events().insert(Array.from({ length: EVENTS }, (_, index) => row(index)));
    if (engine.name === 'MariaDB') await engine.dataSource().query('ANALYZE TABLE live_event');
  });

  test('HIR-02 the reads of each second and of each new stream look at the events they find, not at those of the hour', async () => {
    const [read = ''] = await plansOf(engine, 'live_event', () => events().since(NOW - 10_000));
    expect(read).toMatch(/SEARCH event USING INDEX ix_live_event_at \(at>|"type":"range".*"key":"ix_live_event_at"/u);
    const [missed = ''] = await plansOf(engine, 'live_event', () => events().missed(MISSED));
    expect(missed).toMatch(/SEARCH event USING INDEX ix_live_event_user \(user_id=\? AND at>|"type":"range".*"key":"ix_live_event_user"/u);
    expect(read + missed).not.toMatch(/TEMP B-TREE|filesort/u);
  });

  test('HIR-02 a read goes on after a full page, also within one millisecond', async () => {
    const at = NOW + 5000;
    const rows = Array.from({ length: 2500 }, (_, index) => ({ userId: 'many', kind: 'offers' as const, subjectId: index, at }));
    await events().insert(rows);
    const found = await events().since(NOW + 1);
    expect(found.map(({ subjectId }) => subjectId)).toEqual(rows.map(({ subjectId }) => subjectId));
    await events().deleteBefore(at + 1);
  });

  test('HIR-02 a new stream gets the newest hundred that its user missed, the oldest first', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => ({ userId: 'asha', kind: 'offers' as const, subjectId: index, at: NOW }));
    await events().insert(rows);
    const found = await events().missed({ ...MISSED, userId: 'asha' });
    expect(found.map(({ subjectId }) => subjectId)).toEqual(rows.slice(20).map(({ subjectId }) => subjectId));
  });
});
