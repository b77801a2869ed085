import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * The words of a search as they are typed: at once here and in the address, whose words are `search` and can be a letter behind. Back and
 * forward bring the words of their address.
 */
export function useTypedSearch(search: string, onType: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const { key } = useLocation();
  const isMoved = useNavigationType() === 'POP';
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    if (isMoved) setTyped(search);
  }
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      onType(text.trim());
    },
    /** Empties the field and leaves the address alone. */
    empty: () => setTyped(''),
  };
}
