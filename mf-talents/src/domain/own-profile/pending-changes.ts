import type { ProfilePlace } from '@alltalent/shared/contracts';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Saves what is not saved yet; false where that did not work out. */
export type Flush = () => Promise<boolean>;
/** Takes part in flushing until the returned function is called. */
export type JoinFlushing = (place: ProfilePlace, flush: Flush) => () => void;

const JoinContext = createContext<JoinFlushing>(() => () => undefined);
export const PendingChangesProvider = JoinContext.Provider;

/** Has `flush` called before the profile is submitted. */
export function usePendingChange(place: ProfilePlace, flush: Flush): void {
  const join = useContext(JoinContext);
  const flushNow = useEffectEvent(flush);
  useEffect(() => join(place, () => flushNow()), [join, place]);
}
