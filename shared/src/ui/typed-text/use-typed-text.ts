import { useState } from 'react';

/**
 * Text of a field whose value is also in the address. The field answers at once, the address a moment later; when the
 * address changes by itself (Back, a link), the field follows.
 */
export function useTypedText(inAddress: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(inAddress);
  const [followed, setFollowed] = useState(inAddress);
  if (inAddress !== followed) {
    setFollowed(inAddress);
    if (inAddress !== text.trim()) setText(inAddress);
  }
  return [text, setText];
}
