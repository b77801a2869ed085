/** Parts of the settings, as the input and the audit trail name them. */
export const SETTINGS_PARTS = ['plans', 'benefits', 'rates', 'questions', 'shoot_excluded_states', 'managers'] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];

/** Returns the subject of entries of the audit trail about a part. */
export function subjectOf(part: SettingsPart): string {
  return `membership:${part}`;
}
