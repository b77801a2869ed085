import { Button } from '@alltalent/shared/ui';
import { useState } from 'react';

/** Puts the text on the clipboard and says so in its place. */
export function CopyButton({ text }: { readonly text: string }) {
  const [news, setNews] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setNews('Copied');
    } catch {
      setNews('Not copied: please mark the address and copy it');
    }
  };
  return (
    <>
      <Button variant="line" size="small" icon="copy" onClick={() => void copy()}>
        Copy
      </Button>
      <span role="status" className="muted">
        {news}
      </span>
    </>
  );
}
