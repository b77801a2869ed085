import { parseArgs } from 'node:util';
import type { IndexFaults, TalentIndexService } from '../../talents';

const USAGE =
  'Write `talents check` to compare what the listing finds talents by with what is stored about them, or `talents rebuild` to put it right.';
const MOST_NAMED = 20;

export type TalentsOutcome = { readonly text: string; readonly isRight: boolean };

/** `check` looks and changes nothing, `rebuild` puts right; both tell what was wrong. */
export async function runTalentsCommand(index: TalentIndexService, args: readonly string[], now: Date): Promise<TalentsOutcome> {
  const [command, ...rest] = parseArgs({ args: [...args], allowPositionals: true }).positionals;
  if (rest.length > 0 || (command !== 'check' && command !== 'rebuild')) throw new Error(USAGE);
  const faults = command === 'check' ? await index.check(now) : await index.rebuild(now);
  const lines = describe(faults);
  if (lines.length === 0) return { text: `Looked through ${faults.talents} talents: the listing is right.`, isRight: true };
  const ending =
    command === 'check' ? '`npm run talents -- rebuild` puts it right; the site may go on running.' : 'All of it has been put right.';
  return { text: [`Looked through ${faults.talents} talents.`, ...lines, ending].join('\n'), isRight: command === 'rebuild' };
}

function describe({ talentIds, counters }: IndexFaults): string[] {
  const named = talentIds.slice(0, MOST_NAMED).join(', ');
  const more = talentIds.length > MOST_NAMED ? ` and ${talentIds.length - MOST_NAMED} more` : '';
  return [
    ...(talentIds.length > 0 ? [`Listed otherwise than stored, by number: ${named}${more}.`] : []),
    ...(counters.length > 0 ? [`Counted wrongly: ${counters.join(', ')}.`] : []),
  ];
}
