import { useState } from 'react';

/**
 * Text of a field whose value is also in the address. The field answers at once, the address a moment later; when the
 * address changes by itself (Back, a link), the field follows.
 */
export function useTypedText(urlText: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(urlText);
  const [followed, setFollowed] = useState(urlText);
  if (urlText !== followed) {
    setFollowed(urlText);
    if (urlText !== text.trim()) setText(urlText);
  }
  return [text, setText];
}
