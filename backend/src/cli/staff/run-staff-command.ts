import type { INestApplicationContext } from '@nestjs/common';
import { UsersService } from '../../auth';
import { actingAs } from '../../kernel/audit/acting';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { nameActor } from './name-actor';
import type { Parsed } from './parse-staff-command';
import { staffServices } from './staff-services';

/** Runs a command and its audit entry in one transaction, unless it asks other servers; returns the text to print. */
export function runStaffCommand(
  { app }: { readonly app: INestApplicationContext },
  { command, given, by }: Extract<Parsed, { kind: 'command' }>,
): Promise<string> {
  const services = staffServices(app);
  const run = async () => actingAs(await nameActor(app.get(UsersService), by), () => command.run(services, given));
  if (command.asksServers) return run();
  // Concurrent decisions about one thing are serialised: the second sees what the first one did.
  return retryLockConflicts(() => app.get(Transactions).run(run, { readsCommitted: true }));
}
