import type { ProfileSection } from '@alltalent/shared/contracts';
import { createContext, useContext } from 'react';

/** Saves what is not saved yet; false where that did not work out. */
export type Flush = () => Promise<boolean>;

/** What the sections of the page know of one another. */
export type ProfileDesk = {
  /** Whose drafts are kept. */
  readonly owner: string;
  /** Another tab saved since: nothing is sent before the owner has chosen what counts. */
  readonly isStale: boolean;
  /** The owner chose what another tab saved. */
  readonly isRenewed: boolean;
  readonly reportStale: () => void;
  /** Until the returned function is called the section takes part in flushing. */
  readonly join: (section: ProfileSection, flush: Flush) => () => void;
  /** Saves everything; answers the sections that are still not saved. */
  readonly flushAll: () => Promise<readonly ProfileSection[]>;
};

const DeskContext = createContext<ProfileDesk | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useProfileDesk(): ProfileDesk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('A section stands outside of its page.');
  return desk;
}
