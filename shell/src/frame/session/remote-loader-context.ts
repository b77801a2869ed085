import type { RemoteLoader } from '@alltalent/shared/federation';
import { createContext } from 'react';

/** Gives the frame what a remote exposes, such as the join panel. */
export const RemoteLoaderContext = createContext<Pick<RemoteLoader, 'load'> | null>(null);
