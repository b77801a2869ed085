import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import css from './disclosure.module.css';

type DisclosureProps = {
  /** Always shown; a press on it shows the rest, and hides it again. */
  readonly summary: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A summary with an arrow, and what it opens. */
export function Disclosure({ summary, className, children }: DisclosureProps) {
  return (
    <details className={joinClasses(css.disclosure, className)}>
      <summary>
        <Icon name="down" />
        {summary}
      </summary>
      {children}
    </details>
  );
}
