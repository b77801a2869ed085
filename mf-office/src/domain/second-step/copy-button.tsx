import { Button } from '@alltalent/shared/ui';
import { useState } from 'react';
import { t } from '../../messages';

type CopyButtonProps = { readonly text: string; readonly children: string };

/** Puts a text on the clipboard and says whether that worked. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <>
      <Button variant="line" size="small" icon={outcome === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
        {children}
      </Button>
      <span className="vh" role="status">
        {outcome && t(outcome === 'copied' ? 'secondStep.copied' : 'secondStep.notCopied')}
      </span>
    </>
  );
}
