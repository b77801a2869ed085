import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../join-classes';
import styles from './text-link.module.css';

/** A quiet action that looks like a text link: 'Edit email', 'Reset Filters'. */
export function TextButton({ className, type = 'button', ...rest }: ComponentPropsWithRef<'button'>) {
  return <button {...rest} type={type} className={joinClasses(styles.link, className)} />;
}
