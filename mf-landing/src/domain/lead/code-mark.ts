import { tabMemory } from '@alltalent/shared/api';
import type { AdType } from '@alltalent/shared/contracts';

const MARK = 'alltalent.lead-code.v1';

/** Whether a reload came in the middle of entering a code on this page. */
export const wasEnteringCode = (adType: AdType): boolean => tabMemory.read(MARK) === adType;

/** Marks that a code is being entered and returns a function that removes the mark. A reload keeps the mark. */
export function markEnteringCode(adType: AdType): () => void {
  tabMemory.write(MARK, adType);
  return () => tabMemory.write(MARK, null);
}
