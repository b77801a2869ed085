import { type ReactNode, useEffect, useRef } from 'react';
import styles from './panel.module.css';

type StepBodyProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The focus goes to the title, so that a step that replaces another is read from its beginning. */
  readonly hasTitleFocus?: boolean;
  readonly children: ReactNode;
};

export function StepBody({ title, lead, hasTitleFocus = false, children }: StepBodyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasTitleFocus) heading.current?.focus();
  }, [hasTitleFocus]);
  return (
    <div className={styles.body}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {lead && <p className="muted">{lead}</p>}
      {children}
    </div>
  );
}
