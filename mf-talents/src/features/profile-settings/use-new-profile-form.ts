import type { OwnProfile, ProfilePlace } from '@alltalent/shared/contracts';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Flush } from '../../domain/own-profile/pending-changes';
import type { ProfileForm } from './profile-form-context';

type NewProfileForm = {
  readonly profileForm: ProfileForm;
  /** The newest that is known. */
  readonly profile: OwnProfile;
  readonly renewals: number;
  readonly renew: (loaded: OwnProfile) => void;
};

/** The form of one page, and a function that restarts it with what another tab saved. */
export function useNewProfileForm(owner: string, known: OwnProfile): NewProfileForm {
  const [isStale, setIsStale] = useState(false);
  const [renewals, setRenewals] = useState(0);
  const [loaded, setLoaded] = useState(known);
  const isRenewed = renewals > 0;
  const flushes = useRef(new Set<{ readonly place: ProfilePlace; readonly flush: Flush }>());
  const join = useCallback((place: ProfilePlace, flush: Flush) => {
    const part = { place, flush };
    flushes.current.add(part);
    return () => void flushes.current.delete(part);
  }, []);
  const profileForm = useMemo(
    () => ({
      owner,
      isStale,
      isRenewed,
      markStale: () => setIsStale(true),
      join,
      flushAll: async () => {
        const outcomes = await Promise.all([...flushes.current].map(async ({ place, flush }) => ({ place, isSaved: await flush() })));
        return [...new Set(outcomes.filter(({ isSaved }) => !isSaved).map(({ place }) => place))];
      },
    }),
    [owner, isStale, isRenewed, join],
  );
  const renew = (newest: OwnProfile) => {
    setLoaded(newest);
    setIsStale(false);
    setRenewals((count) => count + 1);
  };
  // What was loaded is there before the query tells of it.
  return { profileForm, profile: loaded.revision > known.revision ? loaded : known, renewals, renew };
}
