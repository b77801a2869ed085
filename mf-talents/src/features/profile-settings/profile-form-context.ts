import type { ProfilePlace } from '@alltalent/shared/contracts';
import { createContext, useContext } from 'react';
import type { JoinFlushing } from '../../domain/own-profile/pending-changes';

/** What the sections of the page know of one another. */
export type ProfileForm = {
  /** Id of the account whose drafts are stored. */
  readonly owner: string;
  /** Whether another tab has saved since; nothing is sent before the owner chooses a version. */
  readonly isStale: boolean;
  /** The owner chose what another tab saved. */
  readonly isRenewed: boolean;
  readonly markStale: () => void;
  /** Until the returned function is called the section takes part in flushing. */
  readonly join: JoinFlushing;
  /** Saves or deletes everything pending; resolves to the sections that failed. */
  readonly flushAll: () => Promise<readonly ProfilePlace[]>;
};

const ProfileFormContext = createContext<ProfileForm | null>(null);
export const ProfileFormProvider = ProfileFormContext.Provider;

export function useProfileForm(): ProfileForm {
  const profileForm = useContext(ProfileFormContext);
  if (!profileForm) throw new Error('A section stands outside of its page.');
  return profileForm;
}
