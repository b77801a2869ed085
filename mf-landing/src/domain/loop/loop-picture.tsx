import { useMediaQuery } from '@alltalent/shared/ui/media-query';
import { type LoopName, NARROW } from './loop-files';
import { LoopStill } from './loop-still';
import { LoopVideo } from './loop-video';
import type { Loop } from './use-loop';
import { usePainted } from './use-painted';

type LoopPictureProps = {
  readonly name: LoopName;
  readonly loop: Loop;
};

/** A moving picture that fills its frame. The still is there first and stays wherever the film does not come. */
export function LoopPicture({ name, loop }: LoopPictureProps) {
  const isNarrow = useMediaQuery(NARROW, false);
  const isPainted = usePainted();
  const film = isNarrow ? name.narrow : name.wide;
  return (
    <>
      <LoopStill name={name} />
      {loop.isMoving && isPainted ? <LoopVideo key={film} name={film} loop={loop} /> : null}
    </>
  );
}
