import { beginPreview } from '@alltalent/shared/api/preview';
import type { QueryClient } from '@tanstack/react-query';
import { showWords } from './show-words';

const SHORTEST = 20;

/** Shows a draft of the office in this page, each change of it at once, and where the words that are being edited stand. */
export function previewDrafts(queryClient: QueryClient): void {
  beginPreview({ onWords: showWords, onAnswer: (former, answer) => former !== undefined && replaceAnswer(queryClient, former, answer) });
}

function replaceAnswer(queryClient: QueryClient, former: object, answer: object): void {
  const now = partsOf(answer);
  for (const [part, shown] of partsOf(former).entries()) {
    const text = JSON.stringify(shown);
    if (isCommon(text)) continue;
    for (const query of queryClient.getQueryCache().getAll())
      if (JSON.stringify(query.state.data) === text) queryClient.setQueryData(query.queryKey, now[part]);
  }
}

/** Returns what a query may keep of an answer: all of it, or its `data` alone. */
function partsOf(answer: object): readonly unknown[] {
  return 'data' in answer ? [answer, answer.data] : [answer];
}

/** Whether queries of another kind may keep the same, such as a list without entries. */
function isCommon(text: string | undefined): boolean {
  return text === undefined || text.length < SHORTEST;
}
