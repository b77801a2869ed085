import { createContext } from 'react';

/** Gives the frame what a remote exposes, such as the join panel. */
export const RemoteLoaderContext = createContext<{ load(remote: string, expose: string): Promise<unknown> } | null>(null);
