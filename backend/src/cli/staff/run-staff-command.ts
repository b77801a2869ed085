import type { INestApplicationContext } from '@nestjs/common';
import { UsersService } from '../../auth';
import { actingAs } from '../../kernel/audit/acting';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { nameActor } from './name-actor';
import type { Parsed } from './parse-staff-command';
import { staffServices } from './staff-services';

/** Does the command whole, with its entry in the audit trail, or not at all. Answers what to print. */
export function runStaffCommand(
  { app }: { readonly app: INestApplicationContext },
  { command, given, by }: Extract<Parsed, { kind: 'command' }>,
): Promise<string> {
  const services = staffServices(app);
  const run = async () => actingAs(await nameActor(app.get(UsersService), by), () => command.run(services, given));
  // Two decisions about one thing come one after another: the second sees what the first one did.
  return retryLockConflicts(() => app.get(Transactions).run(run, { readsCommitted: true }));
}
