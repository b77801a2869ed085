import { COMMANDS, helpText } from '../platform/commands';
import { controlPlaneFromEnvironment } from '../platform/from-environment';

/** npm run platform -- status: shows what visitors get of every remote; the other commands change it. */
async function main([name = 'help', ...args]: readonly string[]): Promise<void> {
  if (name === 'help') return console.log(helpText());
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(`There is no command "${name}".\n\n${helpText()}`);
  console.log(await command.run(args, controlPlaneFromEnvironment()));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
