import { Dialog, Icon } from '@alltalent/shared/ui';
import { useState } from 'react';
import styles from './review-bar.module.css';
import type { Obstacle } from './use-review';

type ObstacleDialogProps = { readonly obstacles: readonly Obstacle[]; readonly onClose: () => void };

/** Lists what prevents the submission; each line links to its section. */
export function ObstacleDialog({ obstacles, onClose }: ObstacleDialogProps) {
  const isOpen = obstacles.length > 0;
  // The sheet keeps its lines while its closing animation runs.
  const [shown, setShown] = useState(obstacles);
  if (isOpen && shown !== obstacles) setShown(obstacles);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={shown.some(({ place }) => place !== '') ? 'Not submitted yet' : 'That did not work'}>
      <ul className={styles.obstacles}>
        {shown.map(({ place, text }) => (
          <li key={text}>
            {place === '' ? (
              text
            ) : (
              <a href={`#${place}`} onClick={onClose}>
                {text}
                <Icon name="arrow" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
