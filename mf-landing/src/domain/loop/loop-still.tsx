import { Picture } from '@alltalent/shared/ui';
import { useState } from 'react';
import { type LoopName, loopFile, NARROW } from './loop-files';
import css from './loop-picture.module.css';

/** What a film begins with, in the shape of the screen; a drawing where it is missing. */
export function LoopStill({ name: { wide, narrow } }: { readonly name: LoopName }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <Picture className={css.layer} src="" alt="" width={1920} height={1080} sizes="100vw" />;
  return (
    <picture>
      <source media={NARROW} type="image/avif" srcSet={loopFile(narrow, 'avif')} />
      <source media={NARROW} srcSet={loopFile(narrow, 'webp')} />
      <source type="image/avif" srcSet={loopFile(wide, 'avif')} />
      <img
        className={css.layer}
        src={loopFile(wide, 'webp')}
        alt=""
        width="1920"
        height="1080"
        fetchPriority="high"
        onError={() => setFailed(true)}
      />
    </picture>
  );
}
