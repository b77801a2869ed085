import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CODE_LENGTH, type CodeSlots, digitsOf, spread, toSlots, typedDigits } from './code-slots';

type CodeBoxes = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onComplete?: (value: string) => void;
  readonly error?: string;
};

const STEPS: Readonly<Record<string, (index: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: () => CODE_LENGTH - 1,
};

/** Typing, pasting and moving over the boxes. A gap left by deleting stays a gap, though the value has none. */
export function useCodeBoxes({ value, onChange, onComplete, error }: CodeBoxes) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const [draft, setDraft] = useState<CodeSlots>(() => toSlots(value));
  const slots = draft.join('') === value ? draft : toSlots(value);

  const focusBox = (index: number) => {
    const box = boxes.current[Math.min(Math.max(index, 0), CODE_LENGTH - 1)];
    box?.focus();
    box?.select();
  };

  // A refused code is emptied by its owner; the next try starts at the first box.
  useEffect(() => {
    if (error && value === '') boxes.current[0]?.focus();
  }, [error, value]);

  const change = (next: CodeSlots) => {
    const code = next.join('');
    setDraft(next);
    onChange(code);
    if (code.length === CODE_LENGTH) onComplete?.(code);
  };
  const write = (index: number, digits: string) => {
    if (digits === '') return;
    change(spread(slots, index, digits));
    focusBox(digits.length >= CODE_LENGTH ? CODE_LENGTH - 1 : index + digits.length);
  };

  const boxProps = (index: number) => ({
    ref: (box: HTMLInputElement | null) => {
      boxes.current[index] = box;
    },
    value: slots[index] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (target.value === '') change(slots.map((old, at) => (at === index ? '' : old)));
      else write(index, typedDigits(slots[index] ?? '', target.value));
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      write(index, digitsOf(event.clipboardData.getData('text')));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.key === 'Backspace' && slots[index] === '' ? STEPS.ArrowLeft : STEPS[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      focusBox(step(index));
    },
  });
  return { boxProps };
}
