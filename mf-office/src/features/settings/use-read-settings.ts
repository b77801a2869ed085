import type { StaffMembershipSettings } from '@alltalent/shared/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsQuery } from './settings.query';

/** What became of the settings that a form began with: refused as older ones, or newer ones taken, which changed the part or another one. */
export type Newer = 'refused' | 'other-part' | 'taken' | null;

/** Keeps the settings that a form began with, and takes newer ones in their place after a refusal. */
export function useReadSettings<Draft>(settings: StaffMembershipSettings, draftOf: (settings: StaffMembershipSettings) => Draft) {
  const queryClient = useQueryClient();
  const [read, setRead] = useState(settings);
  const [newer, setNewer] = useState<Newer>(null);
  const refuse = (isStale: boolean) => setNewer(isStale ? 'refused' : null);
  /** Resolves to the draft of the newer settings, or to null when this part is as it was. Throws what the read throws. */
  const take = async (): Promise<Draft | null> => {
    const now = await queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 });
    const isSame = JSON.stringify(draftOf(now)) === JSON.stringify(draftOf(read));
    setRead(now);
    setNewer(isSame ? 'other-part' : 'taken');
    return isSame ? null : draftOf(now);
  };
  return { read, newer, refuse, take };
}
