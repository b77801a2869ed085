import { type LoopName, loopFile, NARROW } from './loop-files';
import css from './loop-picture.module.css';
import { LoopVideo } from './loop-video';
import type { Loop } from './use-loop';
import { useMediaQuery } from './use-media-query';

type LoopPictureProps = {
  readonly name: LoopName;
  readonly loop: Loop;
};

/** A moving picture that fills its frame. The still is there first and stays wherever the film does not come. */
export function LoopPicture({ name, loop }: LoopPictureProps) {
  const isNarrow = useMediaQuery(NARROW, false);
  const film = isNarrow ? name.narrow : name.wide;
  return (
    <>
      <picture>
        <source media={NARROW} type="image/avif" srcSet={loopFile(name.narrow, 'avif')} />
        <source media={NARROW} srcSet={loopFile(name.narrow, 'webp')} />
        <source type="image/avif" srcSet={loopFile(name.wide, 'avif')} />
        <img className={css.layer} src={loopFile(name.wide, 'webp')} alt="" width="1920" height="1080" fetchPriority="high" />
      </picture>
      {loop.isMoving ? <LoopVideo key={film} name={film} loop={loop} /> : null}
    </>
  );
}
