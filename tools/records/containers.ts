import type { RecordedRemote } from './recorded-remotes';

export const DOCKERFILES = ['docker/programs.Dockerfile', 'docker/remote.Dockerfile'] as const;

const HOSTS = /(?:^ {2}mf-[a-z]+:\n(?: {4}.*\n)+)+/mu;
const PUBLISHERS = /(?:^ {2}publish-[a-z]+:\n(?: {4}.*\n)+)+/mu;
const ORIGINS = /(?<=REMOTE_ORIGINS: &\S+ )\S+$/mu;
const MANIFESTS = /(?:^COPY mf-[a-z]+\/package\.json mf-[a-z]+\/\n)+/mu;

/** Returns the compose file with a static host, a publisher and an origin for each remote, in the place of those that it has. */
export function composeText(compose: string, remotes: readonly RecordedRemote[]): string {
  const withOrigins = replaced(compose, ORIGINS, remotes.map(originOf).join(','));
  const withHosts = replaced(withOrigins, HOSTS, remotes.map(hostOf).join(''));
  return replaced(withHosts, PUBLISHERS, remotes.map(publisherOf).join(''));
}

/** Returns a Dockerfile with the package.json of each remote among the files that it copies for npm. */
export function dockerfileText(dockerfile: string, remotes: readonly RecordedRemote[]): string {
  return replaced(dockerfile, MANIFESTS, remotes.map(({ folder }) => `COPY ${folder}/package.json ${folder}/\n`).join(''));
}

function originOf({ port }: RecordedRemote): string {
  return `http://localhost:${port}`;
}

function hostOf({ folder, port }: RecordedRemote): string {
  return `  ${folder}:
    <<: *remote
    build: { context: ., dockerfile: docker/remote.Dockerfile, args: { REMOTE: ${folder} } }
    ports: ['127.0.0.1:${port}:8080']
`;
}

function publisherOf(remote: RecordedRemote): string {
  const { folder } = remote;
  return `  publish-${folder.slice(3)}:
    <<: *publisher
    command: [${folder}, --at-start]
    environment: { <<: *publisher-environment, ASSET_ORIGIN: '${originOf(remote)}' }
    depends_on: { backend: { condition: service_healthy }, ${folder}: { condition: service_healthy } }
`;
}

function replaced(text: string, place: RegExp, addition: string): string {
  if (!place.test(text)) throw new Error(`There is no place for "${addition.trim().split('\n')[0] ?? ''}". Enter it by hand.`);
  return text.replace(place, () => addition);
}
