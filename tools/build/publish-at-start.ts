import { ENDPOINTS, type PublishRelease, type Release, type RemoteStatus } from '@alltalent/shared/contracts';
import { askAsAnyRemote } from '../platform/ask-as-any-remote';
import { askControlPlane, type ControlPlane } from '../platform/control-plane';

/** What is said of a release beside its files. */
type Said = Partial<Pick<PublishRelease, 'record' | 'squad_mail'>>;

/**
 * Publishes a build when the site starts. A new release, or a known one that has no place, becomes stable where nobody chose a
 * release of its remote.
 */
export async function publishAtStart(release: Release, plane: ControlPlane, said: Said = {}): Promise<void> {
  const { remote } = release;
  const input = { ...release, record: undefined, squad_mail: undefined, ...said, promotion: 'start', experiment: undefined } as const;
  await askControlPlane(plane, { endpoint: ENDPOINTS.publishRelease, input, remote });
}

/** Returns a line about what visitors get of these remotes, and one for each group that shows another release than these. */
export async function describeStart(plane: ControlPlane, releases: readonly Release[]): Promise<readonly string[]> {
  const { remotes } = await askAsAnyRemote(plane, { endpoint: ENDPOINTS.platformStatus, input: {} });
  const deleted = remotes.filter(({ remote, deleted: gone }) => gone && releases.some((release) => release.remote === remote));
  const others = releases.flatMap((release) => {
    const status = remotes.find(({ remote }) => remote === release.remote);
    const place = status?.releases.find(({ version }) => version === release.version)?.place ?? 'former';
    return status && !status.deleted && !['stable', 'A'].includes(place) ? [{ release, status, place }] : [];
  });
  const own = releases.length - others.length - deleted.length;
  const chosen = others.filter(({ place }) => place !== 'withdrawn' && !isVariant(place));
  return [
    `${own} of ${releases.length} remotes show the release of this tree`,
    ...deleted.map(
      ({ remote, deleted: gone }) =>
        `${remote} was deleted by ${gone?.by ?? ''} and stays away: npm run platform -- restore ${remote.replace('_', '-')}`,
    ),
    ...others.filter(({ place }) => place === 'withdrawn').map(({ release }) => `${nameOf(release)} was rolled back and stays away`),
    ...others.filter(({ place }) => isVariant(place)).map(({ release, place }) => `${nameOf(release)} is variant ${place} of a test`),
    ...(chosen.length === 0 ? [] : [describeChosen(chosen)]),
  ];
}

type Other = { readonly release: Release; readonly status: RemoteStatus };

function describeChosen(chosen: readonly Other[]): string {
  const each = chosen.map(({ release, status }) => {
    const shown = status.releases.find(({ place }) => ['stable', 'A'].includes(place))?.version ?? 'none';
    return `${release.remote} ${shown} (${status.chosen_by ? `chosen by ${status.chosen_by}` : 'in a test'}; here: ${release.version})`;
  });
  const [{ release }] = chosen as readonly [Other];
  const name = release.remote.replace('_', '-');
  return `Not of this tree: ${each.join(', ')}. To show this tree's: npm run platform -- promote ${name} ${release.version}; to let each start do so: npm run platform -- follow ${name}`;
}

function isVariant(place: string): boolean {
  return /^[B-F]$/u.test(place);
}

function nameOf({ remote, version }: Release): string {
  return `${remote} ${version}`;
}
