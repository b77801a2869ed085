import { assetUrl } from '@alltalent/shared/api';
import { joinClasses } from '@alltalent/shared/ui';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import css from './video-strip.module.css';

type FilmProps = {
  readonly clip: string;
  readonly isPlaying: boolean;
  readonly isShown: boolean;
  /** Whole seconds, when the file says how long it is. */
  readonly onLength: (seconds: number) => void;
  readonly onPicture: () => void;
  readonly onEnd: () => void;
  /** The browser would not play, though asked to. */
  readonly onRefusal: () => void;
  readonly onFailure: () => void;
};

/** A short film without sound over its still. */
export function Film({ clip, isPlaying, isShown, onLength, onPicture, onEnd, onRefusal, onFailure }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const refuse = useRef(onRefusal);
  useEffect(() => {
    refuse.current = onRefusal;
  });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (isPlaying) element.play().catch((error: unknown) => isRefusal(error) && refuse.current());
    else element.pause();
  }, [isPlaying]);

  const handleLength = ({ currentTarget: { duration } }: SyntheticEvent<HTMLVideoElement>) => {
    if (Number.isFinite(duration)) onLength(Math.max(1, Math.round(duration)));
  };
  return (
    <video
      ref={video}
      className={joinClasses(css.still, css.film, isShown && css.isShown)}
      preload="auto"
      muted
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      tabIndex={-1}
      aria-hidden="true"
      onLoadedMetadata={handleLength}
      onPlaying={onPicture}
      onEnded={onEnd}
      onError={onFailure}
    >
      <source src={assetUrl(`clips/${clip}.webm`)} type="video/webm" />
      <source src={assetUrl(`clips/${clip}.mp4`)} type="video/mp4" onError={onFailure} />
    </video>
  );
}

/** Playing was forbidden (low battery, a setting), as against interrupted by our own pause. */
function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}
