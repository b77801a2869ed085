import { WHOLE_WEIGHT } from '@alltalent/shared/contracts';

/** The weight that somebody wrote as a percentage of visitors; null for what is none. */
export function weightOf(text: string): number | null {
  const parts = Math.round(Number(text) * 100);
  return text.trim() !== '' && parts >= 0 && parts <= WHOLE_WEIGHT ? parts : null;
}

export const NO_PERCENTAGE = 'Say a percentage from 0 to 100';
