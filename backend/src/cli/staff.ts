import 'reflect-metadata';
import { SystemClock } from '../kernel/clock/clock';
import { runOnDatabase } from './run-on-database';
import { helpText, parseStaffCommand } from './staff/parse-staff-command';
import { runStaffCommand } from './staff/run-staff-command';

/** `staff <command>`: what provider staff do, each with its entry in the audit trail. */
const parsed = parseStaffCommand(process.argv.slice(2));
if (parsed.kind === 'help') process.stdout.write(`${helpText()}\n`);
else if (parsed.kind === 'mistake') {
  process.stderr.write(`${parsed.sentence}\n\n${helpText()}\n`);
  process.exitCode = 1;
} else {
  await runOnDatabase('Nothing was done', async (dataSource, config, say) => {
    if (await dataSource.showMigrations()) throw new Error('the database is not up to date. Start the site once with npm start.');
    const { isFile = false } = parsed.command;
    if (isFile && process.stdout.isTTY) throw new Error('this is a file. Send it into one: … > cv.pdf');
    const text = await runStaffCommand({ dataSource, config, clock: new SystemClock() }, parsed);
    if (isFile) process.stdout.write(Buffer.from(text, 'base64'));
    else say(text);
  });
}
