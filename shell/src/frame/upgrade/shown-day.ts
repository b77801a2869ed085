import { storage } from '@alltalent/shared/api';

const DAY_MS = 24 * 3600 * 1000;

/** Whether this browser showed the card within a day, whatever the server knows of it. */
export function wasShownToday(): boolean {
  const shownAt = Number(storage.get('upgrade_card_shown_at') ?? Number.NaN);
  return Math.abs(Date.now() - shownAt) < DAY_MS;
}

export function keepShown(): void {
  storage.set('upgrade_card_shown_at', String(Date.now()));
}
