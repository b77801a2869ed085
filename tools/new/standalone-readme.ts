import type { NewRemote } from './remote-files';

/** Returns the README of a remote with a repository of its own. */
export function standaloneReadme({ folder, path, port }: NewRemote): string {
  return `# ${folder}

A remote of All Talent with a repository of its own. It is built, tested and released from here; the shell, the backend and the other remotes are in the repository of the site.

## Owns
- \`${path}\`

## Exposes
\`./routes\` (src/routes.ts): route objects with the ids and patterns of remote.json.

## Where things go

| folder | holds |
|---|---|
| src/pages | the pages of the routes; what a page asks for first goes into a \`<route>.loader.ts\` beside it |
| src/features | what pages are made of; a feature does not import another |
| src/domain | what several features share; it imports neither features nor pages |
| src/messages | sentences |
| src/testing | the remote's own routes, for tests |
| packages | the site's packages, until a registry has them |
| remote.json | the pages, their titles, and the bytes that each may load |
| qa-states.json | states worth looking at, by name |
| owners.json | the squad, and the address that is told when a release fails |

## What the site gives

| import | holds |
|---|---|
| @alltalent/shared/contracts | calls with the types of what they take and answer, limits, errors |
| @alltalent/shared/api | \`request\`, errors, the session |
| @alltalent/shared/ui | the design system; forms are in ui/form |
| @alltalent/shared/state | what remotes have in common: theme, toasts |
| @alltalent/shared/federation | types of routes |
| @alltalent/shared/messages | sentences |
| @alltalent/shared/testing, /mocks | for tests: render helpers, recorded answers |

## Work on it
- \`npm install\` once
- \`npm run dev\`: alone at http://localhost:${port}, with a mocked backend; \`npm run dev -- --in https://staging.example\`: inside a running site
- \`npm test\`, \`npm run check\`: tests; types and lint
- \`npm run build\`: a release in dist; fails when a page loads more than remote.json allows
- \`npm run isolated\`: the page of \`dev\`, built as it is released
- \`npm run release\`: a new release, which visitors get with their next page. BACKEND_URL is the site's backend, PUBLISH_TOKEN the token of ${folder} (an administrator makes it with \`npm run platform -- token ${folder}\`), RELEASE_STORE the folder or bucket (\`s3://…\`) of releases, and ASSET_ORIGIN the host that serves a bucket.

## Upgrade
All packages of the site have one version, and package.json names it exactly. In the repository of the site, at the commit that the site runs, \`npm run pack -- --to <this folder>\` puts packages of that commit here, with the versions of React and what else is shared; then \`npm install\`, \`npm run check\`, \`npm test\`, and commit packages and package-lock.json.

A release made with another patch (0.1.x) fits the site. One made with another minor version (0.2.0) is refused until the site has that version, and one that makes a call which the site does not offer is refused with the name of the call.
`;
}
