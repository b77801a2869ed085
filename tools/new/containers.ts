export const DOCKERFILES = ['docker/programs.Dockerfile', 'docker/remote.Dockerfile'] as const;

type Remote = { readonly folder: string; readonly port: number };

/** Adds the remote's static host, its publisher and its origin to the compose file. */
export function withHost(compose: string, { folder, port }: Remote): string {
  const origin = `http://localhost:${port}`;
  const host = `  ${folder}:
    <<: *remote
    build: { context: ., dockerfile: docker/remote.Dockerfile, args: { REMOTE: ${folder} } }
    ports: ['127.0.0.1:${port}:8080']
`;
  const publisher = `  publish-${folder.slice(3)}:
    <<: *publisher
    command: [${folder}, --at-start]
    environment: { <<: *publisher-environment, ASSET_ORIGIN: '${origin}' }
    depends_on: { backend: { condition: service_healthy }, ${folder}: { condition: service_healthy } }
`;
  const withOrigin = edit(compose, /(?<=REMOTE_ORIGINS: &\S+ \S+)$/mu, `,${origin}`);
  return edit(edit(withOrigin, /^(?=\n {2}publish-)/mu, host), /^(?=\nvolumes:)/mu, publisher);
}

/** Adds the remote's package.json to the files that a Dockerfile copies for npm. */
export function withManifest(dockerfile: string, folder: string): string {
  return edit(dockerfile, /^(?=COPY e2e\/package\.json)/mu, `COPY ${folder}/package.json ${folder}/\n`);
}

function edit(text: string, place: RegExp, addition: string): string {
  if (!place.test(text)) throw new Error(`There is no place for "${addition.trim().split('\n')[0] ?? ''}". Enter it by hand.`);
  return text.replace(place, addition);
}
