import { type ChangeRollout, ENDPOINTS } from '@alltalent/shared/contracts';
import { percent, readRoutes, readWeight } from './amounts';
import { type Command, type Parsed, parsePositionals, remoteNamed } from './command';
import { askControlPlane, type ControlPlane } from './control-plane';
import { describeServed } from './served';

type RolloutCommand = Pick<ChangeRollout, 'action' | 'version' | 'experiment' | 'variant' | 'weight'>;

/** Parses the arguments after the remote into a command and the summary of its effect. */
type Reading = (positionals: readonly string[]) => { readonly command: RolloutCommand; readonly summary: string };

export const promote = changeCommand(
  '<remote> <version> [--even-withdrawn]',
  'make a published release what everybody gets',
  ([version = needed('version')]) => ({ command: { action: 'promote', version }, summary: `${version} is what visitors get` }),
);

export const experiment = changeCommand(
  '<remote> <version> <experiment> <variant> <percent> [--routes /one,/two]',
  'test a published release against the stable one',
  ([version = needed('version'), name = needed('experiment'), variant = needed('variant'), share = needed('percentage')]) => {
    const weight = readWeight(share);
    return {
      command: { action: 'experiment', version, experiment: name, variant, weight },
      summary: `${version} is variant ${variant} of ${name} with ${percent(weight / 10_000)}`,
    };
  },
);

export const weight = changeCommand(
  '<remote> <variant> <percent>',
  'give a variant another share of all visitors',
  ([variant = needed('variant'), share = needed('percentage')]) => {
    const parts = readWeight(share);
    return { command: { action: 'weight', variant, weight: parts }, summary: `variant ${variant} gets ${percent(parts / 10_000)}` };
  },
);

export const rollback = changeCommand('<remote>', 'back to the release before, or out of the running experiment', () => ({
  command: { action: 'rollback' },
  summary: 'rolled back',
}));

export const follow = changeCommand(
  '<remote>',
  'the release is nobody’s choice any more: the next start of the site shows its own',
  () => ({
    command: { action: 'follow' },
    summary: 'the next start of the site shows its own release',
  }),
);

export const pause = changeCommand('<remote>', 'everybody gets the stable release until the experiment goes on', () => ({
  command: { action: 'pause' },
  summary: 'the experiment is paused',
}));

export const resume = changeCommand('<remote>', 'the paused experiment goes on', () => ({
  command: { action: 'resume' },
  summary: 'the experiment goes on',
}));

export const end = changeCommand('<remote> [variant]', 'the experiment is over and the variant stable; A unless said', ([variant]) => ({
  command: { action: 'end', variant },
  summary: `the experiment is over and ${variant ?? 'A'} stable`,
}));

export const withdraw = changeCommand(
  '<remote> <version>',
  'take back a release that visitors do not get: no preview shows it any more',
  ([version = needed('version')]) => ({
    command: { action: 'withdraw', version },
    summary: `${version} is withdrawn, and its preview links show it no more`,
  }),
);

export const remove = changeCommand(
  '<remote> --reason "…"',
  'take a remote out of the site: its pages are answered 410; it can be restored for 30 days',
  () => ({ command: { action: 'delete' }, summary: 'deleted; its pages are gone' }),
);

export const restore = changeCommand('<remote>', 'bring a deleted remote back with the release that was stable', () => ({
  command: { action: 'restore' },
  summary: 'restored',
}));

function changeCommand(usage: string, about: string, read: Reading): Command {
  return {
    usage,
    about,
    async run(args, plane) {
      const parsed = parsePositionals(args);
      const remote = remoteNamed(parsed.positionals[0]);
      const { command, summary } = read(parsed.positionals.slice(1));
      const revision = await send(plane, remote, { command, parsed });
      return `${remote}: ${summary}. ${await describeServed(plane, { remote, revision })}.`;
    },
  };
}

async function send(
  plane: ControlPlane,
  remote: string,
  { command, parsed }: { command: RolloutCommand; parsed: Parsed },
): Promise<number> {
  const { reason, evenWithdrawn, routes } = parsed;
  if (routes !== undefined && command.action !== 'experiment')
    throw new Error('--routes names the pages of a test: it goes with experiment.');
  const input: ChangeRollout = { ...command, remote, reason, even_withdrawn: evenWithdrawn, routes: readRoutes(routes) };
  // The person who runs the command has typed the name.
  const confirmed = command.action === 'delete' ? { ...input, confirmation: remote } : input;
  return (await askControlPlane(plane, { endpoint: ENDPOINTS.changeRollout, input: confirmed, remote })).revision;
}

function needed(what: string): never {
  throw new Error(`Say which ${what}.`);
}
