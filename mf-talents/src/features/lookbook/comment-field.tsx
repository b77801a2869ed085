import { LIMITS } from '@alltalent/shared/contracts';
import { TextArea, TextButton } from '@alltalent/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 1200;

type CommentFieldProps = {
  readonly stored: string;
  /** Comment that could not be saved; it is not retried automatically. */
  readonly refused: string | null;
  readonly label: string;
  readonly onSave: (comment: string, onSaved: (saved: string) => void) => void;
};

/** Comment that is saved when typing pauses or the field loses focus. A comment that could not be saved stays in the field. */
export function CommentField({ stored, refused, label, onSave }: CommentFieldProps) {
  const [text, setText] = useState(stored);
  const typed = text.trim();
  const isOpen = typed !== stored;
  const isRefused = isOpen && refused === typed;
  const save = () => onSave(typed, (saved) => setText((now) => (now.trim() === typed ? saved : now)));
  const keepOpen = useEffectEvent(() => {
    if (isOpen && !isRefused) save();
  });
  useEffect(() => {
    const timer = setTimeout(() => keepOpen(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, stored]);
  return (
    <TextArea
      name="comment"
      label={label}
      rows={2}
      maxLength={LIMITS.commentLength}
      placeholder="Only the sender reads it"
      value={text}
      onChange={setText}
      onBlur={() => {
        if (isOpen && !isRefused) save();
      }}
      {...(isRefused ? { error: 'This was not kept.', end: <TextButton onClick={save}>Try again</TextButton> } : {})}
    />
  );
}
