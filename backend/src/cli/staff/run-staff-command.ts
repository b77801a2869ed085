import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { inTransaction } from '../../kernel/database/transaction';
import type { Parsed } from './parse-staff-command';
import { openStaffDesk, type StaffSite } from './staff-desk';

/** Does the command whole, with its entry in the audit trail, or not at all. Answers what to print. */
export function runStaffCommand(site: StaffSite, { command, given, by }: Extract<Parsed, { kind: 'command' }>): Promise<string> {
  const run = () =>
    inTransaction(site.dataSource, async () => command.run(await openStaffDesk(site, by), given), {
      // Two decisions about one thing come one after another: the second sees what the first one did.
      readsCommitted: true,
    });
  return retryLockConflicts(run);
}
