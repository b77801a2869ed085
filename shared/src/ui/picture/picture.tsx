import { pictureSources } from '../../contracts/core/pictures';
import { useEffect, useRef, useState } from 'react';
import { withStyles } from '../with-styles';
import { joinClasses } from '../join-classes';
import styles from './picture.module.css';
import { PlaceholderArt } from './placeholder-art';

export type PictureProps = {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** How wide it is shown: '(max-width: 46rem) 50vw, 300px'. */
  readonly sizes: string;
  /** The picture the page is about: fetched first and at once. */
  readonly isPriority?: boolean;
  readonly className?: string;
};

export function Picture({ src, alt, width, height, sizes, isPriority = false, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const { avif, webp } = pictureSources(src);

  // A picture in the server's HTML may have failed before anybody listened.
  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = image.current ?? {};
    if (complete && naturalWidth === 0 && currentSrc) setFailed(src);
  }, [src]);

  if (failed === src || src === '') {
    return (
      <span
        // Before the scripts run it has the art's own 4 / 5, which is the shape of most pictures.
        ref={withStyles({ aspectRatio: `${width} / ${height}` })}
        className={joinClasses(styles.picture, className)}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <PlaceholderArt />
      </span>
    );
  }
  return (
    <picture className={joinClasses(styles.picture, className)}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        ref={image}
        className={styles.image}
        alt={alt}
        width={width}
        height={height}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
        src={src}
        onError={() => setFailed(src)}
      />
    </picture>
  );
}
