/** Where a letter to All Talent goes. Every page and every mail takes the addresses from here. */
export const DESKS = {
  support: 'support@alltalent.example',
  casting: 'casting@alltalent.example',
  safety: 'safety@alltalent.example',
  privacy: 'privacy@alltalent.example',
  grievance: 'grievance@alltalent.example',
  careers: 'careers@alltalent.example',
  press: 'press@alltalent.example',
} as const;
export type DeskName = keyof typeof DESKS;
export const DESK_NAMES = Object.keys(DESKS) as readonly DeskName[];

/** Where people write to when nothing on the site helps. */
export const SUPPORT_ADDRESS = DESKS.support;
