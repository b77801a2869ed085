import { refusalOf, request, type RequestOptions } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePendingChange } from '../../domain/own-profile/pending-changes';
import { useProfileChange } from '../../domain/own-profile/use-profile-change';

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
 * Deletes a removed photo after a few seconds in which the removal can be undone; at once when the section unmounts, when the page is
 * left, and before the profile is submitted. `onGone` is called after the deletion, when the focused element is gone.
 */
export function usePhotoRemoval(onGone: () => void): PhotoRemoval {
  const { mutateAsync: change } = useProfileChange();
  const [going, setGoing] = useState<ReadonlySet<number>>(new Set());
  const [failure, setFailure] = useState('');
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const underWay = useRef(new Map<number, Promise<boolean>>());
  const clear = (id: number) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setGoing((ids) => new Set([...ids].filter((other) => other !== id)));
  };
  const transmit = async (id: number, options: RequestOptions): Promise<boolean> => {
    const isGone = await change(() => request(ENDPOINTS.removePhoto, { photo_id: id }, options)).then(
      () => true,
      (error: unknown) => {
        setFailure(`The photo was not removed. ${refusalOf(error)}`);
        return false;
      },
    );
    clear(id);
    requestAnimationFrame(() => document.activeElement === document.body && onGone());
    return isGone;
  };
  const send = (id: number, options: RequestOptions = {}): Promise<boolean> => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    const sent = transmit(id, options).finally(() => underWay.current.delete(id));
    underWay.current.set(id, sent);
    return sent;
  };
  const sendAll = async (options?: RequestOptions): Promise<boolean> => {
    const earlier = [...underWay.current.values()];
    const outcomes = await Promise.all([...earlier, ...[...timers.current.keys()].map((id) => send(id, options))]);
    return outcomes.every(Boolean);
  };
  usePendingChange('photos', () => sendAll());
  const leave = useEffectEvent(() => void sendAll({ isKeptAlive: true }));
  useEffect(() => {
    const handleLeave = () => leave();
    addEventListener('pagehide', handleLeave);
    return () => {
      removeEventListener('pagehide', handleLeave);
      handleLeave();
    };
  }, []);
  const remove = (id: number) => {
    setFailure('');
    setGoing((ids) => new Set([...ids, id]));
    timers.current.set(
      id,
      setTimeout(() => void send(id), UNDO_MS),
    );
  };
  return { going, remove, undo: clear, failure };
}
