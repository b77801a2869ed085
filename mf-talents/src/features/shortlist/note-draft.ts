import { tabMemory } from '@alltalent/shared/api';

/** What was typed about a person of a list and not saved; it survives a reload of the tab. */
export function noteDraft(listId: number, talentId: number) {
  const key = `alltalent.list-note.v1.${listId}.${talentId}`;
  return {
    read: (): string | null => tabMemory.read(key),
    write: (text: string | null): void => tabMemory.write(key, text),
  };
}
