import { readCookie } from '@alltalent/shared/api';

/** Reads what the server left in a cookie for this page, once; null for none, and for what is no JSON. */
export function takeJsonCookie(name: string): unknown {
  try {
    const text = readCookie(name);
    if (text === undefined) return null;
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
    return JSON.parse(text);
  } catch {
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
    return null;
  }
}
