import type { StaffRight } from '@alltalent/shared/contracts';
import type { ReactNode } from 'react';

export type OfficePageProps = {
  readonly title: string;
  /** What the page needs; without one it is for everybody of the office. */
  readonly right?: StaffRight;
  /** At the end of the title's row. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
};
