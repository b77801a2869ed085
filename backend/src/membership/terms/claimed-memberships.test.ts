import { aMembership } from '../../../test/support/membership/memberships';
import type { Transactions } from '../../kernel/database/transaction';
import { ClaimedMembershipsService } from './claimed-memberships.service';
import type { Membership, MembershipsRepository } from './memberships.repository';

const UNTIL = 1000;

function service(failures: readonly string[]) {
  const left = [...failures];
  const saved: Membership[] = [];
  const transactions = {
    run: (work: () => Promise<unknown>) => {
      const code = left.shift();
      return code === undefined ? work() : Promise.reject(Object.assign(new Error(code), { code }));
    },
  } as unknown as Transactions;
  const memberships = {
    lock: async () => aMembership({ nextAt: UNTIL }),
    save: async (membership: Membership) => void saved.push(membership),
  } as unknown as MembershipsRepository;
  return { saved, claimed: new ClaimedMembershipsService(transactions, memberships) };
}

const change = (claimed: ClaimedMembershipsService) => claimed.change({ userId: 'u_demo_asha', until: UNTIL }, () => ({ notices: 1 }));

test('REL-03 a step that the engine rolled back in favour of another transaction is done again', async () => {
  const { saved, claimed } = service(['ER_LOCK_DEADLOCK', 'ER_LOCK_DEADLOCK']);
  expect(await change(claimed)).toMatchObject({ notices: 1 });
  expect(saved).toHaveLength(1);
});

test('REL-03 any other failure of a step is thrown at once', async () => {
  const { saved, claimed } = service(['ER_PARSE_ERROR']);
  await expect(change(claimed)).rejects.toThrow('ER_PARSE_ERROR');
  expect(saved).toEqual([]);
});
