import { tabMemory } from '@alltalent/shared/api';

type Kept = { readonly base: string; readonly draft: string };

/** What was typed and is not saved yet, with what it was typed over. It outlives a reload of the tab. */
export class DraftMemory {
  constructor(private readonly key: string) {}

  read(): Kept | null {
    try {
      const kept: unknown = JSON.parse(tabMemory.read(this.key) ?? 'null');
      return isKept(kept) ? kept : null;
    } catch {
      return null;
    }
  }

  write(kept: Kept | null): void {
    tabMemory.write(this.key, kept && JSON.stringify(kept));
  }
}

/** The kept draft where it still has the form of a fresh one. */
export function readDraft<Draft extends object>(text: string, fresh: Draft): Draft | null {
  const kept: unknown = JSON.parse(text);
  if (typeof kept !== 'object' || kept === null) return null;
  const fits = Object.keys(fresh).every((name) => name in kept);
  // Written by this page in this tab, under a key of the section and its owner; its fields were just compared.
  return fits ? (kept as Draft) : null;
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  return 'base' in value && typeof value.base === 'string' && 'draft' in value && typeof value.draft === 'string';
}
