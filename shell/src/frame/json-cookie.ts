import { readCookie } from '@alltalent/shared/api';

/** Reads a JSON cookie that the server set for this page, and deletes it. Returns null when it is missing or invalid. */
export function consumeJsonCookie(name: string): unknown {
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
