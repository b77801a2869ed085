import { setTimeout as sleep } from 'node:timers/promises';
import { AppLog } from '../../../../src/kernel/logging/app-log';

/** Logs for half a second, as a server does that goes on serving, and says on the other stream that it came to its end. */
const log = new AppLog();
for (let turn = 0; turn < 50; turn += 1) {
  log.info('a request was answered', { turn, filling: 'x'.repeat(2000) });
  await sleep(10);
}
process.stderr.write('still serving\n', () => process.exit(0));
