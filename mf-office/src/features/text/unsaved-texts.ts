import type { SiteText } from '@alltalent/shared/contracts';
import type { Values } from './form-values';

/** What was typed into a text and not saved, with the version it was read from. */
export type Unsaved = { readonly base: SiteText; readonly form: Values };

const unsaved = new Map<string, Unsaved>();

/** What somebody typed and did not save before going to another page; kept for the life of the tab. `key` names person and text. */
export const unsavedTexts = {
  read: (key: string): Unsaved | null => unsaved.get(key) ?? null,
  keep: (key: string, value: Unsaved): void => void unsaved.set(key, value),
  drop: (key: string): void => void unsaved.delete(key),
};
