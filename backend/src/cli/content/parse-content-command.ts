import { readCommand } from '../read-command';
import { CONTENT_COMMANDS, type ContentCommand } from './content-commands';

const OPTIONS = { help: { type: 'boolean', short: 'h' } } as const;

/** Parses a content command with its arguments; throws the list of commands for anything else. */
export function parseContentCommand(args: readonly string[]): { readonly command: ContentCommand; readonly given: readonly string[] } {
  const read = find(args);
  if (!read || read.rest.length < read.command.needs) throw new Error(contentUsage());
  return { command: read.command, given: read.rest };
}

function find(args: readonly string[]) {
  try {
    return readCommand(args, CONTENT_COMMANDS, OPTIONS);
  } catch {
    return null;
  }
}

function contentUsage(): string {
  const lines = Object.values(CONTENT_COMMANDS).map(({ usage, does }) => `  content ${usage.padEnd(52)} ${does}`);
  return ['write one of', ...lines].join('\n');
}
