import { tabMemory } from '@alltalent/shared/api';

type Stored = { readonly base: string; readonly draft: string };

/** What was typed and is not saved yet, with what it was typed over. It outlives a reload of the tab. */
export class DraftMemory {
  constructor(private readonly key: string) {}

  read(): Stored | null {
    try {
      const stored: unknown = JSON.parse(tabMemory.read(this.key) ?? 'null');
      return isStored(stored) ? stored : null;
    } catch {
      return null;
    }
  }

  write(stored: Stored | null): void {
    tabMemory.write(this.key, stored && JSON.stringify(stored));
  }
}

/** Returns the stored draft if it still has the shape of a fresh one. */
export function readDraft<Draft extends object>(text: string, fresh: Draft): Draft | null {
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== 'object' || stored === null) return null;
  const fits = Object.keys(fresh).every((name) => name in stored);
  // Written by this page in this tab, under a key of the section and its owner; its fields were just compared.
  return fits ? (stored as Draft) : null;
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  return 'base' in value && typeof value.base === 'string' && 'draft' in value && typeof value.draft === 'string';
}
