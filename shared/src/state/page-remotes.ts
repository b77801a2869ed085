import { createContext } from 'react';
import type { RemoteLoader } from '../federation/remote-loader';

/** Loader of remotes, for parts of a page that another remote exposes; null where there is no shell. */
export const RemoteLoaderContext = createContext<Pick<RemoteLoader, 'load'> | null>(null);

/** Reports about a remote of which the page shows a part. */
export type PartReports = {
  rendered(remote: string): void;
  renderFailed(remote: string, error: unknown): void;
};

/** Where parts of a page report how their remote fares; null where there is no shell. */
export const PartReportsContext = createContext<PartReports | null>(null);
