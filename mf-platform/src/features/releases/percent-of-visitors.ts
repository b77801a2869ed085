import { WHOLE_WEIGHT } from '@alltalent/shared/contracts';

/** Returns the weight for a percentage typed by a person; null when the text is not a valid percentage. */
export function weightOf(text: string): number | null {
  const parts = Math.round(Number(text) * 100);
  return text.trim() !== '' && parts >= 0 && parts <= WHOLE_WEIGHT ? parts : null;
}

export const NO_PERCENTAGE = 'Say a percentage from 0 to 100';
