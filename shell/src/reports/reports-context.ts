import { createContext } from 'react';
import type { PageReports } from './page-reports';

/** Provides parts of the frame with the beacons about the remote they show. */
export const ReportsContext = createContext<Pick<PageReports, 'rendered' | 'renderFailed'> | null>(null);
