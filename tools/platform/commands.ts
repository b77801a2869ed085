import { audit } from './audit';
import { end, experiment, follow, pause, promote, remove, restore, resume, rollback, weight, withdraw } from './changes';
import type { Command } from './command';
import { failures } from './failures';
import { plan } from './plan';
import { preview } from './preview';
import { report } from './experiment-result';
import { releases } from './releases';
import { simulate } from './simulate';
import { status } from './status';
import { token } from './token';

/** The commands by name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  status,
  releases,
  failures,
  promote,
  experiment,
  weight,
  rollback,
  follow,
  pause,
  resume,
  end,
  plan,
  report,
  simulate,
  audit,
  preview,
  withdraw,
  delete: remove,
  restore,
  token,
};

export function helpText(): string {
  const lines = Object.entries(COMMANDS).map(([name, { usage, about }]) => `  ${`${name} ${usage}`.trim()}\n      ${about}`);
  const foot = 'What changes something also takes --reason "…", for the audit log.';
  return ['npm run platform -- <command>', ...lines, foot].join('\n\n');
}
