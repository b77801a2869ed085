import { useEffect, useRef, useState } from 'react';
import { loopFile } from './loop-files';
import css from './loop-picture.module.css';
import type { Loop } from './use-loop';

type LoopVideoProps = { readonly name: string; readonly loop: Loop };

/** The film lies over its still, which is its poster, and is let through when it has a picture. */
export function LoopVideo({ name, loop: { isPlaying, handleRefusal, handleFailure } }: LoopVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (!isPlaying) element.pause();
    else element.play().catch((error: unknown) => isRefusal(error) && handleRefusal());
  }, [isPlaying, handleRefusal]);

  return (
    <video
      ref={video}
      className={`${css.layer} ${css.video} ${isShown ? css.shown : ''}`}
      poster={loopFile(name, 'avif')}
      preload={isPlaying ? 'auto' : 'none'}
      muted
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      tabIndex={-1}
      onPlaying={() => setShown(true)}
      onError={handleFailure}
    >
      <source src={loopFile(name, 'webm')} type="video/webm" />
      <source src={loopFile(name, 'mp4')} type="video/mp4" onError={handleFailure} />
    </video>
  );
}

/** Playing was forbidden (low battery, a setting), as against interrupted by our own pause. */
function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}
