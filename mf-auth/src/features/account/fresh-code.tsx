import { createContext, type ReactNode, useCallback, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

/** Asks the user to prove that it is them; false when they close the question. */
export const AskForCodeContext = createContext<() => Promise<boolean>>(() => Promise.resolve(false));

type Question = { readonly resolve: (isConfirmed: boolean) => void };

/** Holds the one 'Confirm it is you' dialog of a page; see useFreshAction. */
export function FreshCode({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = useCallback(() => new Promise<boolean>((resolve) => setQuestion({ resolve })), []);
  const finish = (isConfirmed: boolean) => {
    question?.resolve(isConfirmed);
    setQuestion(null);
  };
  return (
    <AskForCodeContext value={ask}>
      {children}
      <ConfirmDialog isOpen={question !== null} onClose={() => finish(false)} onConfirmed={() => finish(true)} />
    </AskForCodeContext>
  );
}
