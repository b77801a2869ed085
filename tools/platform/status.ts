import { ENDPOINTS, type FrontDoorStatus, type Health, type ReleaseStatus, type RemoteStatus } from '@alltalent/shared/contracts';
import { textTable } from '@alltalent/backend/text-table';
import { age, percent } from './amounts';
import { askAsAnyRemote } from './ask-as-any-remote';
import { type Command, parsePositionals, remoteNamed } from './command';

const COLUMNS = ['PLACE', 'VERSION', 'SHARE', 'PUBLISHED', 'LOADS 1 H', 'FAILED'];

/** Smaller shares are printed as 0 %. */
const SMALLEST_SHOWN = 0.0001;

export const status: Command = {
  usage: '[remote]',
  about: 'releases, shares and health',
  async run(args, plane) {
    const [name] = parsePositionals(args).positionals;
    const wanted = name === undefined ? null : remoteNamed(name);
    const { revision, front_doors: doors, remotes } = await askAsAnyRemote(plane, { endpoint: ENDPOINTS.platformStatus, input: {} });
    const shown = remotes.filter((one) => wanted === null || one.remote === wanted);
    if (wanted !== null && shown.length === 0) throw new Error(`${wanted} has no release.`);
    return [[`Revision ${revision}`, ...describeDoors(doors)].join('\n'), ...shown.map((one) => describe(one, Date.now()))].join('\n\n');
  },
};

function describeDoors(doors: readonly FrontDoorStatus[]): readonly string[] {
  if (doors.length === 0) return ['No front door has said what it serves within half a minute.'];
  return doors.map(({ name, revision, trouble, left_out: leftOut }) => {
    const notes = [trouble && `, takes no newer one: ${trouble}`, leftOut && `, leaves out ${leftOut}`];
    return `${name} serves revision ${revision}${notes.join('')}`;
  });
}

function describe({ remote, experiment, releases }: RemoteStatus, now: number): string {
  const head = experiment ? `${remote}: the experiment ${experiment.name} is ${experiment.state}` : remote;
  const note = experiment?.state === 'paused' ? '\nWhile it is paused everybody gets A.' : '';
  const rows = releases.map((release) => [
    placeOf(release),
    release.version,
    release.weight > 0 ? percent(release.weight / 10_000) : '',
    age(release.published_at, now),
    ...healthOf(release.health),
  ]);
  return `${head}${note}\n${textTable(COLUMNS, rows)}`;
}

function placeOf({ place }: ReleaseStatus): string {
  return place === 'A' ? 'A, stable' : place;
}

function healthOf({ loads, failures, draw_failures: undrawn, failure_rate_from: from }: Health): readonly [string, string] {
  if (loads === 0) return ['0', ''];
  const sure = from === null || from < SMALLEST_SHOWN ? '' : `, surely ${percent(from)}`;
  // A backend of an earlier version does not count them.
  const drawn = undrawn ? `; ${undrawn.toLocaleString('en')} could not be drawn on the server` : '';
  return [loads.toLocaleString('en'), `${percent(failures / loads)}${sure}${drawn}`];
}
