import { storage } from '@alltalent/shared/api';
import { useBrowserValue } from '@alltalent/shared/api/browser-value';
import { joinPanelAtom } from '@alltalent/shared/state';
import { useMediaQuery } from '@alltalent/shared/ui/media-query';
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';

export type Loop = {
  /** False: only the still is shown, and no video is fetched. */
  readonly isMoving: boolean;
  readonly isPlaying: boolean;
  readonly isPaused: boolean;
  readonly togglePause: () => void;
  /** The browser plays nothing by itself; the visitor may still press Play. */
  readonly handleRefusal: () => void;
  readonly handleFailure: () => void;
};

/** What the film of a page does: it waits while the join panel is open, and stays paused for a visitor who paused it. */
export function useLoop(): Loop {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const { isOpen } = useAtomValue(joinPanelAtom);
  const remembered = useBrowserValue(wasPaused, false);
  const [chosen, setPaused] = useState<boolean | null>(null);
  const isPaused = chosen ?? remembered;
  const [hasFailed, setFailed] = useState(false);
  const handleRefusal = useCallback(() => setPaused(true), []);
  const handleFailure = useCallback(() => setFailed(true), []);
  const togglePause = () => {
    if (isPaused) storage.remove('banner_paused');
    else storage.set('banner_paused', 'true');
    setPaused(!isPaused);
  };
  return {
    isMoving: !isStill && !hasFailed && !savesData(),
    isPlaying: !isPaused && !isOpen,
    isPaused,
    togglePause,
    handleRefusal,
    handleFailure,
  };
}

function wasPaused(): boolean {
  return storage.get('banner_paused') === 'true';
}

function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
}
