import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Commands by their names, as a program lists them in its help. */
export type CommandTable<Command> = Readonly<Record<string, Command>>;

/** Reads which command of a table the arguments name; null where they ask for help. Throws a sentence for anything else. */
export function readCommand<Command, Known extends Options>(args: readonly string[], commands: CommandTable<Command>, known: Known) {
  const config = { args: [...args], options: known, allowPositionals: true as const };
  const { values, positionals } = parseArgs<typeof config>(config);
  const [name, ...rest] = positionals;
  if (name === 'help' || ('help' in values && values.help === true)) return null;
  if (name === undefined) throw new Error('Name a command.');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`There is no command ${name}.`);
  return { name, command, rest, values };
}
