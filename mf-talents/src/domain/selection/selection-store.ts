import { tabMemory } from '@alltalent/shared/api';
import { LIMITS, type TalentCard } from '@alltalent/shared/contracts';

/** What is shown of a selected profile before it is asked for again. */
export type SelectedTalent = Pick<TalentCard, 'id' | 'display_name' | 'profile_image' | 'location'>;

const KEY = 'alltalent.selection.v1';

/** What was selected before a reload of this tab. */
export function readSelection(): readonly SelectedTalent[] {
  try {
    const stored: unknown = JSON.parse(tabMemory.read(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSelectedTalent).slice(0, LIMITS.selectedProfiles) : [];
  } catch {
    return [];
  }
}

export function storeSelection(selected: readonly SelectedTalent[]): void {
  tabMemory.write(KEY, selected.length === 0 ? null : JSON.stringify(selected));
}

function isSelectedTalent(entry: unknown): entry is SelectedTalent {
  if (typeof entry !== 'object' || entry === null) return false;
  const fields = new Map<string, unknown>(Object.entries(entry));
  const areTexts = ['display_name', 'profile_image', 'location'].every((name) => typeof fields.get(name) === 'string');
  return areTexts && Number.isSafeInteger(fields.get('id')) && Number(fields.get('id')) > 0;
}
