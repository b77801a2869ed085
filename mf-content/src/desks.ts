import { SUPPORT_ADDRESS } from '@alltalent/shared/contracts';

/** Where a letter to All Talent goes. Every page takes the addresses from here. */
export const DESKS = {
  support: SUPPORT_ADDRESS,
  casting: 'casting@alltalent.example',
  safety: 'safety@alltalent.example',
  privacy: 'privacy@alltalent.example',
  grievance: 'grievance@alltalent.example',
  careers: 'careers@alltalent.example',
  press: 'press@alltalent.example',
} as const;

/** Address of a new letter, with a subject and a prepared text. */
export function letterTo(address: string, subject?: string, body?: string): string {
  const fields = [subject && `subject=${encodeURIComponent(subject)}`, body && `body=${encodeURIComponent(body)}`].filter(Boolean);
  return `mailto:${address}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}
