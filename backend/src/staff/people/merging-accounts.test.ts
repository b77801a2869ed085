import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { plansOf } from '../../../test/support/kernel/database/plans';
import type { AccountRecordsService, UserAccount, UsersService } from '../../auth';
import type { AuditTrail } from '../../kernel/audit/audit-trail';
import type { Clock } from '../../kernel/clock/clock';
import { OwnedRowsRepository } from '../../kernel/database/owned-rows';
import type { Transactions } from '../../kernel/database/transaction';
import type { StaffAccountsService } from '../console/staff-accounts.service';
import type { StaffMembersRepository } from '../members/staff-members.repository';
import { AccountTiesRepository, type OpenTie } from './account-ties.repository';
import type { MergeMailsService } from './merge-mails.service';
import { MergingAccountsService } from './merging-accounts.service';

type Given = { readonly keep?: Partial<UserAccount>; readonly end?: Partial<UserAccount>; readonly open?: readonly OpenTie[] };

/** A service with fakes, in which two active accounts are; `done` is what it did, in this order. */
function merging({ keep, end, open = [] }: Given) {
  const account = { email: 'a@example.com', status: 'active', deletionDueAt: null, createdAt: 0 } as UserAccount;
  const users = new Map([
    ['u_keep', { ...account, id: 'u_keep', ...keep }],
    ['u_end', { ...account, id: 'u_end', email: 'end@example.com', ...end }],
  ]);
  const done: string[] = [];
  const note = (what: string) => Promise.resolve(void done.push(what));
  const service = new MergingAccountsService(
    {
      findById: (id: string) => Promise.resolve(users.get(id) ?? null),
      lock: (id: string) => note(`lock ${id}`),
    } as unknown as UsersService,
    {
      countMoves: () => Promise.resolve([]),
      move: (from: string, to: string) => note(`move ${from} ${to}`),
    } as unknown as AccountRecordsService,
    { findOpen: () => Promise.resolve(open), countStaying: () => Promise.resolve([]) } as unknown as AccountTiesRepository,
    { find: () => Promise.resolve(null) } as unknown as StaffMembersRepository,
    { close: ({ id }: UserAccount) => note(`close ${id}`) } as unknown as StaffAccountsService,
    { send: () => note('mail') } as unknown as MergeMailsService,
    { run: (work: () => Promise<unknown>) => work() } as unknown as Transactions,
    { record: (_action: string, subject: string) => note(`audit ${subject}`) } as unknown as AuditTrail,
    { now: () => 0 } as unknown as Clock,
  );
  const merge = (confirmation = 'end@example.com') =>
    service.merge('u_staff', { keep_id: 'u_keep', end_id: 'u_end', confirmation, reason: 'Two of one person' });
  return { merge, done };
}

test('a merge locks both in the order of their ids, moves, closes, records both and tells', async () => {
  const { merge, done } = merging({});
  await merge();
  expect(done).toEqual(['lock u_end', 'lock u_keep', 'move u_end u_keep', 'close u_end', 'audit u_end', 'audit u_keep', 'mail']);
});

test.each<[string, Given]>([
  ['children', { open: ['children'] }],
  ['membership', { open: ['membership'] }],
  ['open jobs', { open: ['jobs'] }],
  ['open offers', { open: ['offers'] }],
  ['bookings', { open: ['bookings'] }],
  ['must be active', { keep: { status: 'suspended' } }],
  ['is to be deleted', { keep: { deletionDueAt: 1 } }],
  ['closed for good already', { end: { status: 'terminated' } }],
  ['Accounts of children', { end: { id: 'c_child' } }],
])('nothing is moved where it says: %s', async (sentence, given) => {
  const { merge, done } = merging(given);
  await expect(merge()).rejects.toThrow(sentence);
  expect(done.filter((what) => !what.startsWith('lock'))).toEqual([]);
});

test('nothing is moved after another confirmation', async () => {
  const { merge, done } = merging({});
  await expect(merge('a@example.com')).rejects.toThrow('This is not the address or id of the account.');
  expect(done.filter((what) => !what.startsWith('lock'))).toEqual([]);
});

describeOnEngines('what ties an account, and what moves', (engine) => {
  test.each(['job', 'job_application', 'thread', 'offer', 'booking', 'membership_order', 'child_profile'])(
    '%s is read by an index',
    async (table) => {
      const ties = new AccountTiesRepository(engine.dataSource());
      const account = { id: 'u_1', slug: '' } as UserAccount;
      const plans = await plansOf(engine, table, () => Promise.all([ties.countStaying(account), ties.findOpen('u_1', 0)]));
      expect(plans.length).toBeGreaterThan(0);
      for (const plan of plans) expect(plan).not.toMatch(new RegExp(`SCAN ${table}(?! USING)|"table":"${table}","type":"ALL"`, 'u'));
    },
  );

  test.each([
    ['favourite', 'user_id', ['talent_id']],
    ['favourite_list', 'user_id', ['name_key']],
    ['saved_search', 'user_id', ['kind', 'filter_hash']],
    ['enquiry', 'user_id', []],
    ['lead_request', 'user_id', []],
    ['report', 'reporter_id', []],
    ['person_note', 'user_id', []],
  ])('%s is counted by an index', async (table, owner, unique) => {
    const rows = new OwnedRowsRepository(engine.dataSource());
    const plans = await plansOf(engine, table, () => rows.count({ table, owner, unique }, 'u_1', 'u_2'));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toMatch(new RegExp(`SCAN ${table}(?! USING)|"table":"${table}","type":"ALL"`, 'u'));
  });
});
