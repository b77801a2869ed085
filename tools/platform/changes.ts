import { type ChangeRollout, ENDPOINTS } from '@alltalent/shared/contracts';
import { percent, readWeight } from './amounts';
import { type Command, type Parsed, parseWords, remoteNamed } from './command';
import { askControlPlane, type ControlPlane } from './control-plane';
import { describeServed } from './served';

type Wish = Pick<ChangeRollout, 'action' | 'version' | 'experiment' | 'variant' | 'weight'>;

/** Reads the words after the remote, and says what will have been done. */
type Reading = (words: readonly string[]) => { readonly wish: Wish; readonly done: string };

export const promote = changeCommand(
  '<remote> <version> [--even-withdrawn]',
  'make a published release what everybody gets',
  ([version = needed('version')]) => ({ wish: { action: 'promote', version }, done: `${version} is what visitors get` }),
);

export const experiment = changeCommand(
  '<remote> <version> <experiment> <variant> <percent>',
  'test a published release against the stable one',
  ([version = needed('version'), name = needed('experiment'), variant = needed('variant'), share = needed('percentage')]) => {
    const weight = readWeight(share);
    return {
      wish: { action: 'experiment', version, experiment: name, variant, weight },
      done: `${version} is variant ${variant} of ${name} with ${percent(weight / 10_000)}`,
    };
  },
);

export const weight = changeCommand(
  '<remote> <variant> <percent>',
  'give a variant another share of all visitors',
  ([variant = needed('variant'), share = needed('percentage')]) => {
    const parts = readWeight(share);
    return { wish: { action: 'weight', variant, weight: parts }, done: `variant ${variant} gets ${percent(parts / 10_000)}` };
  },
);

export const rollback = changeCommand('<remote>', 'back to the release before, or out of the running experiment', () => ({
  wish: { action: 'rollback' },
  done: 'rolled back',
}));

export const pause = changeCommand('<remote>', 'everybody gets the stable release until the experiment goes on', () => ({
  wish: { action: 'pause' },
  done: 'the experiment is paused',
}));

export const resume = changeCommand('<remote>', 'the paused experiment goes on', () => ({
  wish: { action: 'resume' },
  done: 'the experiment goes on',
}));

export const end = changeCommand('<remote> [variant]', 'the experiment is over and the variant stable; A unless said', ([variant]) => ({
  wish: { action: 'end', variant },
  done: `the experiment is over and ${variant ?? 'A'} stable`,
}));

function changeCommand(usage: string, about: string, read: Reading): Command {
  return {
    usage,
    about,
    async run(args, plane) {
      const parsed = parseWords(args);
      const remote = remoteNamed(parsed.words[0]);
      const { wish, done } = read(parsed.words.slice(1));
      const revision = await send(plane, remote, { wish, parsed });
      return `${remote}: ${done}. ${await describeServed(plane, { remote, revision })}.`;
    },
  };
}

async function send(plane: ControlPlane, remote: string, { wish, parsed }: { wish: Wish; parsed: Parsed }): Promise<number> {
  const input: ChangeRollout = { ...wish, remote, reason: parsed.reason, even_withdrawn: parsed.evenWithdrawn };
  return (await askControlPlane(plane, { endpoint: ENDPOINTS.changeRollout, input, remote })).revision;
}

function needed(what: string): never {
  throw new Error(`Say which ${what}.`);
}
