import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../join-classes';
import styles from './card.module.css';

/** A raised sheet with a hairline. */
export function Card({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={joinClasses(styles.card, className)} />;
}
