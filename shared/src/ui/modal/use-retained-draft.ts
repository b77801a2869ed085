import { useState } from 'react';

type Retained<Draft> = { readonly source: string; readonly draft: Draft };

/**
 * Choices in a sheet that are applied together. They outlive the sheet when Back or a press beside it closes it, and begin
 * from `source`, what is applied, once that changes or `discard` is called.
 */
export function useRetainedDraft<Source, Draft>(source: Source, toDraft: (source: Source) => Draft) {
  const [stored, setRetained] = useState<Retained<Draft> | null>(null);
  const key = JSON.stringify(source);
  const readDraft = (from: Retained<Draft> | null) => (from?.source === key ? from.draft : toDraft(source));
  return {
    draft: readDraft(stored),
    setDraft: (change: (draft: Draft) => Draft) => setRetained((before) => ({ source: key, draft: change(readDraft(before)) })),
    discard: () => setRetained(null),
  } as const;
}
