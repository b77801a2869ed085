import { plansOf } from '../../../test/support/kernel/database/plans';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { AuditRepository } from '../../kernel/audit/audit.repository';

const ROWS = 6000;
const BATCH = 500;
const PAGE = 51;
const ACTIONS = ['save-document', 'publish-document', 'list-jobs'];

describeOnEngines('how entries of a kind are found', (engine) => {
  const entries = () => new AuditRepository(engine.dataSource());
  beforeAll(async () => {
    for (let from = 0; from < ROWS; from += BATCH) {
      const rows = Array.from({ length: BATCH }, (_row, index) => `(${from + index}, 'u', '${ACTIONS[index % 3]}', 'words/singer', '')`);
      await engine.dataSource().query(`INSERT INTO audit_entry (happened_at, actor, action, subject, detail) VALUES ${rows.join(',')}`);
    }
    await engine.dataSource().query(engine.name === 'MariaDB' ? 'ANALYZE TABLE audit_entry' : 'ANALYZE');
  }, 120_000);

  test.each([
    ['the first page', null],
    ['a page from the middle', [3000, 3001]],
  ] as const)('%s is a range of an index for each act', async (_which, place) => {
    const plans = await plansOf(engine, 'audit_entry', () => entries().findOf(ACTIONS.slice(0, 2), place, PAGE));
    expect(plans).toHaveLength(2);
    for (const plan of plans) {
      expect(plan).toMatch(/ix_audit_entry_action/u);
      expect(plan).not.toMatch(/USE TEMP B-TREE|filesort|Using temporary|SCAN |"type":"(?:ALL|index)"/u);
    }
  });

  test('pages follow without a gap, the newest first', async () => {
    const first = await entries().findOf(ACTIONS.slice(0, 2), null, PAGE);
    const last = first.at(-1);
    const second = await entries().findOf(ACTIONS.slice(0, 2), [last?.happenedAt ?? 0, last?.id ?? 0], PAGE);
    const times = [...first, ...second].map(({ happenedAt }) => happenedAt);
    expect(times).toEqual(
      Array.from({ length: ROWS }, (_time, index) => ROWS - 1 - index)
        .filter((at) => (at % BATCH) % 3 !== 2)
        .slice(0, 2 * PAGE),
    );
  });
});
