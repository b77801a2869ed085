import type { OwnProfile, ProfileSection } from '@alltalent/shared/contracts';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Flush, ProfileDesk } from './profile-desk';

type NewDesk = {
  readonly desk: ProfileDesk;
  /** The newest that is known. */
  readonly profile: OwnProfile;
  readonly renewals: number;
  readonly renew: (loaded: OwnProfile) => void;
};

/** The desk of one page, and the way to begin anew with what another tab saved. */
export function useNewDesk(owner: string, known: OwnProfile): NewDesk {
  const [isStale, setIsStale] = useState(false);
  const [renewals, setRenewals] = useState(0);
  const [loaded, setLoaded] = useState(known);
  const isRenewed = renewals > 0;
  const flushes = useRef(new Map<ProfileSection, Flush>());
  const join = useCallback((section: ProfileSection, flush: Flush) => {
    flushes.current.set(section, flush);
    return () => {
      if (flushes.current.get(section) === flush) flushes.current.delete(section);
    };
  }, []);
  const desk = useMemo(
    () => ({
      owner,
      isStale,
      isRenewed,
      reportStale: () => setIsStale(true),
      join,
      flushAll: async () => {
        const outcomes = await Promise.all([...flushes.current].map(async ([section, flush]) => ({ section, isSaved: await flush() })));
        return outcomes.filter(({ isSaved }) => !isSaved).map(({ section }) => section);
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
  return { desk, profile: loaded.revision > known.revision ? loaded : known, renewals, renew };
}
