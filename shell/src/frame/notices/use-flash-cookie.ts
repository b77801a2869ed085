import { type FlashMessage, setFlashAtom } from '@alltalent/shared/state';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { consumeJsonCookie } from '../json-cookie';

/** Shows once the message that the server left in a cookie. */
export function useFlashCookie(): void {
  const setFlash = useSetAtom(setFlashAtom);
  useEffect(() => {
    const message = asFlash(consumeJsonCookie('flash'));
    if (message) setFlash(message);
  }, [setFlash]);
}

function asFlash(value: unknown): FlashMessage | null {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('text' in value)) return null;
  if ((value.kind !== 'ok' && value.kind !== 'error') || typeof value.text !== 'string' || value.text === '') return null;
  return { kind: value.kind, text: value.text };
}
