import { setTimeout as sleep } from 'node:timers/promises';
import { AppLog } from '../../../../src/kernel/logging/app-log';

/** Program that logs for half a second, as a running server does, and then writes to standard error that it has ended. */
const log = new AppLog();
for (let turn = 0; turn < 50; turn += 1) {
  log.info('a request was answered', { turn, filling: 'x'.repeat(2000) });
  await sleep(10);
}
process.stderr.write('still serving\n', () => process.exit(0));
