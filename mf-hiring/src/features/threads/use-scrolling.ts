import { useLayoutEffect, useRef } from 'react';

/** Ids of the oldest and the newest message, whether that one is the user's own, and how many are on their way. */
type Shown = { readonly oldest: number; readonly newest: number; readonly isOwn: boolean; readonly waiting: number };

/** So near to the end counts as reading the newest message. */
const NEAR_PX = 120;

/**
 * Scrolls to the end for the user's own messages, and for others' where the end was in view. Keeps the place when older messages
 * come above.
 */
export function useScrolling({ oldest, newest, isOwn, waiting }: Shown) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef({ oldest, newest: 0, waiting: 0, height: 0 });
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const last = before.current;
    const isFollowed = isOwn || last.newest === 0 || box.scrollTop + box.clientHeight >= last.height - NEAR_PX;
    if (waiting > last.waiting || (isFollowed && newest !== last.newest)) box.scrollTop = box.scrollHeight;
    else if (oldest !== last.oldest) box.scrollTop += box.scrollHeight - last.height;
    before.current = { oldest, newest, waiting, height: box.scrollHeight };
  }, [oldest, newest, isOwn, waiting]);
  return list;
}
