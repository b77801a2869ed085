import { useState } from 'react';

type Kept<Draft> = { readonly source: string; readonly draft: Draft };

/**
 * Choices in a sheet that are applied together. They outlive the sheet when Back or a press beside it closes it, and begin
 * from `source`, what is applied, once that changes or `discard` is called.
 */
export function useKeptDraft<Source, Draft>(source: Source, toDraft: (source: Source) => Draft) {
  const [kept, setKept] = useState<Kept<Draft> | null>(null);
  const key = JSON.stringify(source);
  const readDraft = (from: Kept<Draft> | null) => (from?.source === key ? from.draft : toDraft(source));
  return {
    draft: readDraft(kept),
    setDraft: (change: (draft: Draft) => Draft) => setKept((before) => ({ source: key, draft: change(readDraft(before)) })),
    discard: () => setKept(null),
  } as const;
}
