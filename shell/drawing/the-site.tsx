import { Site } from '../src/boot/site';
import { createRemoteSection } from '../src/routing/remote-section';
import { createRootRoute } from '../src/routing/router';
import type { Surroundings } from './draw-page';

const NO_LOADER = { load: () => Promise.reject(new Error('Remotes are loaded by browsers.')) };
const NO_BEACONS = { rendered: () => undefined, renderFailed: () => undefined };
const NO_REPORTS = { beacons: NO_BEACONS, exposures: { shown: () => () => undefined } };

/** The shell's frame, as browsers render it around the pages of every remote. */
export const SITE: Surroundings = {
  routesOf: ({ remote }, children) => [
    createRootRoute([{ id: remote, ...createRemoteSection(remote, NO_REPORTS), children: [...children] }]),
  ],
  around: (router, { remotes, gone = [], store, queryClient }) => (
    <Site
      store={store}
      registry={{ revision: 0, remotes, token: '', gone }}
      queryClient={queryClient}
      loader={NO_LOADER}
      beacons={NO_BEACONS}
    >
      {router}
    </Site>
  ),
};
