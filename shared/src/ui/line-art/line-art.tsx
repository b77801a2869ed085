import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import styles from './line-art.module.css';

export type LineArtProps = {
  readonly viewBox: string;
  readonly className?: string | undefined;
  /** Paths; `data-part` names those that are more than a line: beam, floor, lamp, mark, ground. */
  readonly children: ReactNode;
};

/** A small drawing of the house: two-pixel lines, one warm light, a little red. Decorative. */
export function LineArt({ viewBox, className, children }: LineArtProps) {
  return (
    <svg className={joinClasses(styles.art, className)} viewBox={viewBox} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
