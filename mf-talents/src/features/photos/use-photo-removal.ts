import { refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useProfileChange } from '../../own-profile/use-profile-change';

export const UNDO_MS = 8000;

export type PhotoRemoval = {
  /** Ids of photos that are about to go. */
  readonly going: ReadonlySet<number>;
  readonly remove: (id: number) => void;
  readonly undo: (id: number) => void;
  /** Why the last one could not be removed. */
  readonly failure: string;
};

/**
 * A removed photo goes for good a few seconds later, so that it can be kept after all; at once when the section goes.
 * `onGone`: it is gone, and with it what had the focus, if that was its Undo.
 */
export function usePhotoRemoval(onGone: () => void): PhotoRemoval {
  const { mutateAsync: change } = useProfileChange();
  const [going, setGoing] = useState<ReadonlySet<number>>(new Set());
  const [failure, setFailure] = useState('');
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const forget = (id: number) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setGoing((ids) => new Set([...ids].filter((other) => other !== id)));
  };
  const send = async (id: number) => {
    timers.current.delete(id);
    try {
      await change(() => request(ENDPOINTS.removePhoto, { photo_id: id }));
    } catch (error) {
      setFailure(`The photo was not removed. ${refusalOf(error)}`);
    }
    forget(id);
    requestAnimationFrame(() => document.activeElement === document.body && onGone());
  };
  const sendAll = useEffectEvent(() => {
    for (const [id, timer] of timers.current) {
      clearTimeout(timer);
      void send(id);
    }
  });
  useEffect(() => () => sendAll(), []);
  const remove = (id: number) => {
    setFailure('');
    setGoing((ids) => new Set([...ids, id]));
    timers.current.set(
      id,
      setTimeout(() => void send(id), UNDO_MS),
    );
  };
  return { going, remove, undo: forget, failure };
}
