import { createContext } from 'react';
import type { PageBeacons } from './page-beacons';

/** Provides parts of the frame with the beacons about the remote they show. */
export const BeaconsContext = createContext<Pick<PageBeacons, 'rendered' | 'renderFailed'> | null>(null);
