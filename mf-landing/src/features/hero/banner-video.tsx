import { useEffect, useRef, useState } from 'react';
import { bannerLoop, bannerStill } from './banner-files';
import css from './banner.module.css';
import type { Banner } from './use-banner';

/** The moving wall. It lies over the still and is let through when it has a picture. */
export function BannerVideo({ shape, isPlaying, handleRefusal, handleFailure }: Banner) {
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
      className={`${css.video} ${isShown ? css.shown : ''}`}
      poster={bannerStill(shape)}
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
      <source src={bannerLoop(shape, 'webm')} type="video/webm" />
      <source src={bannerLoop(shape, 'mp4')} type="video/mp4" onError={handleFailure} />
    </video>
  );
}

/** Playing was forbidden (low battery, a setting), as against interrupted by our own pause. */
function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}
