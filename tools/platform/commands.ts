import { audit } from './audit';
import { end, experiment, pause, promote, resume, rollback, weight } from './changes';
import type { Command } from './command';
import { plan } from './plan';
import { report } from './report';
import { simulate } from './simulate';
import { status } from './status';
import { token } from './token';

/** One line for each. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  status,
  promote,
  experiment,
  weight,
  rollback,
  pause,
  resume,
  end,
  plan,
  report,
  simulate,
  audit,
  token,
};

export function helpText(): string {
  const lines = Object.entries(COMMANDS).map(([name, { usage, about }]) => `  ${`${name} ${usage}`.padEnd(72)} ${about}`);
  return ['npm run platform -- <command>', '', ...lines].join('\n');
}
