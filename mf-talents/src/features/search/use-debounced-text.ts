import { tidyText } from '@alltalent/shared/ui/listing/filter-params';
import { TYPING_PAUSE_MS } from '@alltalent/shared/ui/settled';
import { useEffect, useEffectEvent, useState } from 'react';

type Draft = {
  readonly text: string;
  /** The value from outside that the text was last compared with. */
  readonly seen: string;
  /** Handed out and not yet come back as the value. */
  readonly sent: string | null;
};

/**
 * Text of a field that is handed on once typing pauses. A value that comes back from there leaves the field alone, so
 * letters typed meanwhile are kept; any other new value (Back, a removed filter) replaces the text.
 */
export function useDebouncedText(value: string, onCommit: (text: string) => void) {
  const [draft, setDraft] = useState<Draft>({ text: value, seen: value, sent: null });
  if (draft.seen !== value) {
    setDraft({ text: draft.sent === value ? draft.text : value, seen: value, sent: null });
  }

  const flush = () => {
    const text = tidyText(draft.text);
    if (text === value) return;
    setDraft({ ...draft, sent: text });
    onCommit(text);
  };
  const flushLater = useEffectEvent(flush);
  useEffect(() => {
    const timer = setTimeout(() => flushLater(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft.text]);

  return { text: draft.text, setText: (text: string) => setDraft({ ...draft, text }), flush };
}
