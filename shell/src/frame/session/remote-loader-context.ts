import type { RemoteLoader } from '@alltalent/shared/federation';
import { createContext } from 'react';

/** Provides the frame with the loader of remotes, for modules such as the join panel. */
export const RemoteLoaderContext = createContext<Pick<RemoteLoader, 'load'> | null>(null);
