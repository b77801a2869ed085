import { readCookie } from '@alltalent/shared/api';
import { type FlashMessage, setFlashAtom } from '@alltalent/shared/state';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

const COOKIE = 'flash';

/** Shows the message the server left in a cookie, once. */
export function useFlashCookie(): void {
  const setFlash = useSetAtom(setFlashAtom);
  useEffect(() => {
    const message = takeFlashCookie();
    if (message) setFlash(message);
  }, [setFlash]);
}

function takeFlashCookie(): FlashMessage | null {
  try {
    const text = readCookie(COOKIE);
    if (text === undefined) return null;
    document.cookie = `${COOKIE}=; path=/; max-age=0; samesite=lax`;
    return asFlash(JSON.parse(text));
  } catch {
    return null;
  }
}

function asFlash(value: unknown): FlashMessage | null {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('text' in value)) return null;
  if ((value.kind !== 'ok' && value.kind !== 'error') || typeof value.text !== 'string' || value.text === '') return null;
  return { kind: value.kind, text: value.text };
}
