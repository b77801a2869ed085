import { joinClasses } from '../join-classes';
import { withStyles } from '../with-styles';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  readonly shape?: 'text' | 'card' | 'round' | 'block';
  readonly width?: string;
  readonly height?: string;
  /** '4 / 5' */
  readonly aspect?: string;
  readonly className?: string;
};

/**
 * Placeholder in the shape of the coming content. Its container sets `aria-busy` and has the text. One that the server draws gets its
 * size from a class: these come with the script.
 */
export function Skeleton({ shape = 'text', width, height, aspect, className }: SkeletonProps) {
  const size = withStyles({ inlineSize: width, blockSize: height, aspectRatio: aspect });
  return <span ref={size} className={joinClasses(styles.skeleton, styles[shape], className)} aria-hidden="true" />;
}
