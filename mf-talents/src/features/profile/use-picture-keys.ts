import { useEffect, useEffectEvent } from 'react';

type PictureKeys = { readonly step: (by: number) => void; readonly goTo: (index: number) => void; readonly last: number };

/** Left and Right turn the pictures, Home and End go to the first and the last, wherever the focus is. */
export function usePictureKeys({ step, goTo, last }: PictureKeys): void {
  const turn = useEffectEvent((event: KeyboardEvent) => {
    // With a modifier they belong to the browser: Alt and Left goes back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(last);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => turn(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
