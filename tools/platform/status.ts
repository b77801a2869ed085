import { ENDPOINTS, type FrontDoorStatus, type Health, type ReleaseStatus, type RemoteStatus } from '@alltalent/shared/contracts';
import { textTable } from '@alltalent/backend/text-table';
import { age, percent } from './amounts';
import { askAsAnyRemote } from './ask-as-any-remote';
import { type Command, parsePositionals, remoteNamed } from './command';
import { linesOf } from './record-lines';

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
    return [
      [`Revision ${revision}`, ...describeDoors(doors)].join('\n'),
      ...shown.map((one) => describe(one, { now: Date.now(), isWhole: wanted !== null })),
    ].join('\n\n');
  },
};

function describeDoors(doors: readonly FrontDoorStatus[]): readonly string[] {
  if (doors.length === 0) return ['No front door has said what it serves within half a minute.'];
  return doors.map(({ name, revision, trouble, left_out: leftOut }) => {
    const notes = [trouble && `, takes no newer one: ${trouble}`, leftOut && `, leaves out ${leftOut}`];
    return `${name} serves revision ${revision}${notes.join('')}`;
  });
}

type Shown = { readonly now: number; /** With the record of the stable release. */ readonly isWhole: boolean };

function describe({ remote, chosen_by: chosenBy, deleted, squad, experiment, releases }: RemoteStatus, { now, isWhole }: Shown): string {
  const name = deleted
    ? `${remote}, deleted by ${deleted.by}, ${untilOf(deleted)}`
    : chosenBy
      ? `${remote}, chosen by ${chosenBy}`
      : remote;
  const head = experiment ? `${name}: the experiment ${experiment.name} is ${experiment.state}` : name;
  const note = experiment?.state === 'paused' ? '\nWhile it is paused everybody gets A.' : '';
  const rows = releases.map((release) => [
    placeOf(release),
    release.version,
    release.weight > 0 ? percent(release.weight / 10_000) : '',
    age(release.published_at, now),
    ...healthOf(release.health),
  ]);
  const stable = isWhole ? releases.find(({ place }) => place === 'stable' || place === 'A') : undefined;
  const owner = isWhole && squad ? [`Squad ${squad.name}, ${squad.mail}`] : [];
  return [`${head}${note}`, ...owner, textTable(COLUMNS, rows), ...(stable ? recordOf(stable) : [])].join('\n');
}

function untilOf({ restorable_until: until }: NonNullable<RemoteStatus['deleted']>): string {
  return `restorable until ${new Date(until).toISOString().slice(0, 10)}`;
}

function recordOf({ version, record }: ReleaseStatus): readonly string[] {
  return [`\n${version}`, ...(record ? linesOf(record) : ['  not recorded'])];
}

function placeOf({ place, files_deleted_at: deletedAt }: ReleaseStatus): string {
  const name = place === 'A' ? 'A, stable' : place;
  return deletedAt === null || deletedAt === undefined ? name : `${name}, files deleted`;
}

function healthOf({ loads, failures, draw_failures: undrawn, failure_rate_from: from }: Health): readonly [string, string] {
  if (loads === 0) return ['0', ''];
  const sure = from === null || from < SMALLEST_SHOWN ? '' : `, surely ${percent(from)}`;
  // A backend of an earlier version does not count them.
  const drawn = undrawn ? `; ${undrawn.toLocaleString('en')} could not be drawn on the server` : '';
  return [loads.toLocaleString('en'), `${percent(failures / loads)}${sure}${drawn}`];
}
