import { ENDPOINTS, type ReleaseStatus } from '@alltalent/shared/contracts';
import { textTable } from '@alltalent/backend/text-table';
import { age } from './amounts';
import { askAsAnyRemote } from './ask-as-any-remote';
import { type Command, parsePositionals, remoteNamed } from './command';
import { bytesOf, commitOf, linesOf } from './record-lines';

const COLUMNS = ['PUBLISHED', 'VERSION', 'PLACE', 'BYTES', 'AUTHOR', 'COMMIT', 'NOTE'];

export const releases: Command = {
  usage: '<remote> [version]',
  about: 'the newest releases with their notes, authors and bytes; one of them whole',
  async run(args, plane) {
    const [name, version] = parsePositionals(args).positionals;
    const wanted = remoteNamed(name);
    const { remotes } = await askAsAnyRemote(plane, { endpoint: ENDPOINTS.platformStatus, input: {} });
    const own = remotes.find(({ remote }) => remote === wanted)?.releases;
    if (!own) throw new Error(`${wanted} has no release.`);
    if (version === undefined) return tableOf(own);
    const found = own.find((release) => release.version === version);
    if (!found) throw new Error(`${version} is not among the releases of ${wanted} that are listed.`);
    return [`${wanted} ${version}, ${placeOf(found)}`, ...(found.record ? linesOf(found.record) : ['  not recorded'])].join('\n');
  },
};

function tableOf(own: readonly ReleaseStatus[]): string {
  const now = Date.now();
  const newest = own.toSorted((one, other) => other.published_at - one.published_at);
  const rows = newest.map((release) => {
    const { record, version, published_at: publishedAt } = release;
    const words = [bytesOf(release), record?.author || 'not recorded', commitOf(release), record?.note || 'not recorded'];
    return [age(publishedAt, now), version, placeOf(release), ...words];
  });
  return textTable(COLUMNS, rows);
}

function placeOf({ place, files_deleted_at: deletedAt }: ReleaseStatus): string {
  return deletedAt === null || deletedAt === undefined ? place : `${place}, files deleted`;
}
