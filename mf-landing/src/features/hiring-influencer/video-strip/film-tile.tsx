import type { LandingPerson } from '@alltalent/shared/contracts';
import { asClock, Icon, joinClasses, Spinner } from '@alltalent/shared/ui';
import { useState } from 'react';
import { Film } from './film';
import { FilmStill } from './film-still';
import { TileCaption } from './tile-caption';
import css from './video-strip.module.css';

type FilmTileProps = {
  readonly person: LandingPerson;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
  readonly onStop: () => void;
};

type Stage = 'still' | 'open' | 'shown' | 'failed';

/** Nothing of the film is asked for before it is pressed. */
export function FilmTile({ person, isPlaying, onPlay, onStop }: FilmTileProps) {
  const [stage, setStage] = useState<Stage>('still');
  const [seconds, setSeconds] = useState<number | null>(null);
  const isWaiting = isPlaying && stage === 'open';
  const handlePress = () => {
    if (isPlaying) return onStop();
    if (stage !== 'shown') setStage('open');
    onPlay();
  };
  const handleLeave = (next: Stage) => {
    setStage(next);
    onStop();
  };
  return (
    <figure className={css.figure}>
      <div className={joinClasses(css.frame, isPlaying && css.isPlaying)}>
        <FilmStill person={person} />
        {(stage === 'open' || stage === 'shown') && (
          <Film
            clip={person.clip}
            isPlaying={isPlaying}
            isShown={stage === 'shown'}
            onLength={setSeconds}
            onPicture={() => setStage('shown')}
            onEnd={() => handleLeave('open')}
            onRefusal={onStop}
            onFailure={() => handleLeave('failed')}
          />
        )}
        <button
          type="button"
          className={css.press}
          aria-label={`${isPlaying ? 'Pause' : 'Play'} ${person.display_name}’s video`}
          aria-busy={isWaiting || undefined}
          onClick={handlePress}
        >
          <span className={css.sign}>{isWaiting ? <Spinner /> : <Icon name={isPlaying ? 'pause' : 'play'} isSolid={!isPlaying} />}</span>
        </button>
        {seconds !== null && (
          <p className={`num ${css.length}`}>
            <span className="vh">Length </span>
            {asClock(seconds)}
          </p>
        )}
        {stage === 'failed' && (
          <p className={css.failure} role="alert">
            The video did not load. Press to try again.
          </p>
        )}
      </div>
      <TileCaption person={person} />
    </figure>
  );
}
