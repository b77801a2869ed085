import { readCommand } from '../read-command';
import { refuseLeadOptions } from './lead-options';
import type { Given, NeededOption, StaffCommand } from './staff-command';
import { STAFF_COMMANDS } from './staff-commands';

export type Parsed =
  | { readonly kind: 'help' }
  | { readonly kind: 'mistake'; readonly sentence: string }
  | { readonly kind: 'command'; readonly command: StaffCommand; readonly given: Given; readonly by: string | undefined };

const TEXT = { type: 'string' } as const;
const SWITCH = { type: 'boolean', default: false } as const;
const OPTIONS = {
  reason: TEXT,
  state: TEXT,
  of: TEXT,
  by: TEXT,
  since: TEXT,
  form: TEXT,
  all: SWITCH,
  csv: SWITCH,
  help: { type: 'boolean', short: 'h' },
} as const;
const LONGEST_REASON = 300;
const EXAMPLES: Readonly<Record<NeededOption, string>> = {
  reason: '--reason "Copied another profile"',
  state: '--state done, cancelled or no-show',
};

export function parseStaffCommand(args: readonly string[]): Parsed {
  try {
    const read = readCommand(args, STAFF_COMMANDS, OPTIONS);
    if (read === null) return { kind: 'help' };
    const { name, command, rest } = read;
    const { by, of, since = '', form = '', all, csv, ...options } = read.values;
    const given = { subject: rest[0] ?? '', of, since: since.trim(), form: form.trim(), all, csv, ...trimmed(options) };
    const sentence = refuseArguments({ name, command, rest }) ?? refuseOptions(command, given);
    return sentence === null ? { kind: 'command', command, given, by } : mistake(sentence);
  } catch (error) {
    return mistake(error instanceof Error ? error.message : String(error));
  }
}

function mistake(sentence: string): Parsed {
  return { kind: 'mistake', sentence };
}

function trimmed({ reason = '', state = '' }: Partial<Record<NeededOption, string>>): Record<NeededOption, string> {
  return { reason: reason.replace(/\s+/gu, ' ').trim(), state: state.trim() };
}

type Named = { readonly name: string; readonly command: StaffCommand; readonly rest: readonly string[] };

function refuseArguments({ name, command: { argument }, rest }: Named): string | null {
  if (argument === null) return rest.length === 0 ? null : `${name} takes no argument.`;
  if (rest.length === 1 && rest[0] !== '') return null;
  return `${name} takes one ${argument}${rest.length > 1 ? '; put a text of several words in quotes' : ''}.`;
}

function refuseOptions({ needs }: StaffCommand, given: Given): string | null {
  const missing = needs.find((option) => given[option] === '');
  if (missing) return `Give ${EXAMPLES[missing]}.`;
  if (given.reason.length > LONGEST_REASON) return `A reason has at most ${LONGEST_REASON} characters.`;
  // The audit trail outlives an account, so it names people by their ids alone.
  if (/\S@\S/u.test(given.reason)) return 'Leave e-mail addresses out of the reason: it is kept for good.';
  return refuseLeadOptions(given);
}

export function helpText(): string {
  const lines = Object.entries(STAFF_COMMANDS).map(([name, { argument, needs, does }]) => {
    const usage = [name, argument && `<${argument}>`, ...needs.map((option) => `--${option} …`)].filter(Boolean).join(' ');
    return `  ${usage.padEnd(50)}${does}`;
  });
  return [
    'npm run staff -- <command>',
    '',
    ...lines,
    '',
    'An account is named by its e-mail address or its id.',
    '--by <e-mail of a staff account> says who acts; without it the system account is noted.',
    `For example: npm run staff -- suspend asha.rao@example.com ${EXAMPLES.reason} --by nikhil.bose@example.com`,
  ].join('\n');
}
