import 'reflect-metadata';
import { requireMigrated, runCommand } from './run-command';
import { helpText, parseStaffCommand } from './staff/parse-staff-command';
import { runStaffCommand } from './staff/run-staff-command';

/** Runs `staff <command>`, each with an entry in the audit trail. */
const parsed = parseStaffCommand(process.argv.slice(2));
if (parsed.kind === 'help') process.stdout.write(`${helpText()}\n`);
else if (parsed.kind === 'mistake') {
  process.stderr.write(`${parsed.sentence}\n\n${helpText()}\n`);
  process.exitCode = 1;
} else {
  await runCommand('Nothing was done', async (app, say) => {
    await requireMigrated(app);
    const { isFile = false } = parsed.command;
    if (isFile && process.stdout.isTTY) throw new Error('this is a file. Send it into one: … > cv.pdf');
    const text = await runStaffCommand({ app }, parsed);
    if (isFile) process.stdout.write(Buffer.from(text, 'base64'));
    else say(text);
  });
}
