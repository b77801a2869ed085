import { createContext } from 'react';
import type { PageReports } from './page-reports';

/** Where parts of the frame say how the remote in them fares. */
export const ReportsContext = createContext<Pick<PageReports, 'rendered' | 'renderFailed'> | null>(null);
