import type { RemoteLoader } from '../../federation';

/** Loads what other remotes expose, played by the frame. The login's panel is built in where a remote brings it. */
export const mockRemotes: Pick<RemoteLoader, 'load'> = {
  load: (remote, expose) =>
    expose === 'office-frame' ? import('./mock-office-frame') : Promise.reject(new Error(`${remote} is not on a page for one remote`)),
};
