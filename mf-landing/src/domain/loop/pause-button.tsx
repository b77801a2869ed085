import { Icon } from '@alltalent/shared/ui';
import css from './pause-button.module.css';
import type { Loop } from './use-loop';

type PauseButtonProps = {
  readonly loop: Loop;
  /** Among other controls, or on the picture itself. */
  readonly look: 'quiet' | 'onPicture';
};

/** There is nothing to press where nothing moves. */
export function PauseButton({ loop: { isMoving, isPaused, togglePause }, look }: PauseButtonProps) {
  if (!isMoving) return null;
  return (
    <button type="button" className={`${css.pause} ${css[look]}`} onClick={togglePause}>
      <Icon name={isPaused ? 'play' : 'pause'} />
      {isPaused ? 'Play' : 'Pause'}
      {look === 'onPicture' ? ' video' : null}
    </button>
  );
}
