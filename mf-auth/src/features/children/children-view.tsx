import type { Child, ChildListResponse } from '@alltalent/shared/contracts';
import { ErrorState, Alert } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { AddChildForm } from './add-child-form';
import { ChildList } from './child-list';
import { ChildrenLoading } from './children-loading';
import { childrenQuery } from './children.query';
import styles from './children.module.css';

/** The guardian's children, and the form for another. */
export function ChildrenView() {
  const { data, error, refetch } = useQuery(childrenQuery);
  if (data) return <Children list={data} />;
  if (!error) return <ChildrenLoading />;
  return <ErrorState title="Your children did not load" error={error} onRetry={() => void refetch()} />;
}

function Children({ list }: { readonly list: ChildListResponse }) {
  const [done, setDone] = useState<string | null>(null);
  const [again, setAgain] = useState<Child | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const finish = (message: string) => {
    setDone(message);
    setAgain(null);
    top.current?.focus();
  };
  return (
    <div className={styles.columns}>
      <div className={styles.registered} ref={top} tabIndex={-1}>
        {done && <Alert kind="ok">{done}</Alert>}
        <ChildList items={list.data} onDone={finish} onAgain={setAgain} />
      </div>
      <AddChildForm key={again?.id ?? `new-${list.data.length}`} consent={list.consent} again={again} onDone={finish} />
    </div>
  );
}
