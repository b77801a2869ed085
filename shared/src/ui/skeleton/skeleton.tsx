import type { CSSProperties } from 'react';
import { joinClasses } from '../join-classes';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  readonly shape?: 'text' | 'card' | 'round' | 'block';
  readonly width?: string;
  readonly height?: string;
  /** '4 / 5' */
  readonly aspect?: string;
  readonly className?: string;
};

/** Placeholder in the shape of the coming content. Its container sets `aria-busy` and has the text. */
export function Skeleton({ shape = 'text', width, height, aspect, className }: SkeletonProps) {
  const size: CSSProperties = { inlineSize: width, blockSize: height, aspectRatio: aspect };
  return <span className={joinClasses(styles.skeleton, styles[shape], className)} style={size} aria-hidden="true" />;
}
