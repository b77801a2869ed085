import { useState } from 'react';

/**
 * Text of a field whose value is also in the URL. The field updates at once, the URL a moment later; when the URL changes otherwise
 * (Back, a link), the field follows.
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
