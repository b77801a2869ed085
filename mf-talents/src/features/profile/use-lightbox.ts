import { type ComponentType, useState } from 'react';
import type { ProfileLightboxProps } from './profile-lightbox';

const loadLightbox = () => import(/* webpackChunkName: "profile-lightbox" */ './profile-lightbox');

export type LightboxDoor = {
  readonly Lightbox: ComponentType<ProfileLightboxProps> | null;
  /** The picture it opened with; null while it is closed. */
  readonly start: number | null;
  readonly hasFailed: boolean;
  readonly open: (index: number, opener: HTMLElement) => void;
  readonly close: () => void;
  readonly fetchAhead: () => void;
};

/** Loads the lightbox's chunk when a visitor is about to open it. */
export function useLightbox(): LightboxDoor {
  const [Lightbox, setLightbox] = useState<LightboxDoor['Lightbox']>(null);
  const [start, setStart] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const fail = () => {
    setStart(null);
    setFailed(true);
  };
  const open = (index: number, opener: HTMLElement) => {
    // Some browsers do not focus a button that is pressed; the way back needs to know it.
    opener.focus({ preventScroll: true });
    setStart(index);
    setFailed(false);
    loadLightbox().then(({ ProfileLightbox }) => setLightbox(() => ProfileLightbox), fail);
  };
  const fetchAhead = () => void loadLightbox().catch(() => undefined);
  return { Lightbox, start, hasFailed, open, close: () => setStart(null), fetchAhead };
}
