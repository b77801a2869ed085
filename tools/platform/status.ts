import { ENDPOINTS, type Health, type ReleaseStatus, type RemoteStatus } from '@alltalent/shared/contracts';
import { textTable } from '../../backend/src/modules/staff/text-table';
import { age, percent } from './amounts';
import { askAsAnyRemote } from './ask-as-any-remote';
import { type Command, parseWords, remoteNamed } from './command';

const COLUMNS = ['PLACE', 'VERSION', 'SHARE', 'PUBLISHED', 'LOADS 1 H', 'FAILED'];

export const status: Command = {
  usage: '[remote]',
  about: 'releases, shares and health',
  async run(args, plane) {
    const [name] = parseWords(args).words;
    const wanted = name === undefined ? null : remoteNamed(name);
    const { revision, remotes } = await askAsAnyRemote(plane, { endpoint: ENDPOINTS.platformStatus, input: {} });
    const shown = remotes.filter((one) => wanted === null || one.remote === wanted);
    if (wanted !== null && shown.length === 0) throw new Error(`${wanted} has no release.`);
    return [`Revision ${revision}`, ...shown.map((one) => describe(one, Date.now()))].join('\n\n');
  },
};

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

function healthOf({ loads, failures, failure_rate_from: from }: Health): readonly [string, string] {
  if (loads === 0) return ['0', ''];
  const sure = from === null ? '' : `, surely ${percent(from)}`;
  return [loads.toLocaleString('en'), `${percent(failures / loads)}${sure}`];
}
