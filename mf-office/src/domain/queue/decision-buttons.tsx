import type { Queue } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useEffect, useState } from 'react';
import { Key } from '../key/key';
import type { Decision } from './decision';
import type { ReasonDialogProps } from './reason-dialog';
import styles from './queue.module.css';
import { useKeys } from './use-keys';

const loadReasonDialog = () => import(/* webpackChunkName: "office.reason" */ './reason-dialog').then((part) => part.ReasonDialog);
const ReasonDialog = lazyDialog<ReasonDialogProps>(loadReasonDialog);

type DecisionButtonsProps<Detail> = {
  readonly queue: Queue;
  readonly title: string;
  readonly decisions: readonly Decision<Detail>[];
  readonly hasKeys: boolean;
  readonly onDecide: (decision: Decision<Detail>, reason: string) => void;
};

/** What can be decided about the open item, by button or key. */
export function DecisionButtons<Detail>({ queue, title, decisions, hasKeys, onDecide }: DecisionButtonsProps<Detail>) {
  const [asked, setAsked] = useState<Decision<Detail> | null>(null);
  const choose = (decision: Decision<Detail>) => (decision.reason ? setAsked(decision) : onDecide(decision, ''));
  // A decision can be written without a connection, so the dialog is there before it is asked for.
  useEffect(() => void loadReasonDialog().catch(() => undefined), []);
  useKeys(hasKeys ? Object.fromEntries(decisions.map((decision) => [decision.key, () => choose(decision)])) : {});
  return (
    <div className={styles.decisions}>
      {decisions.map((decision) => (
        <Button
          key={decision.name}
          variant={decision.isUsual ? 'ink' : 'line'}
          size="small"
          aria-keyshortcuts={hasKeys ? decision.key : undefined}
          onClick={() => choose(decision)}
        >
          {decision.label}
          {hasKeys && <Key name={decision.key} />}
        </Button>
      ))}
      {asked?.reason && (
        <ReasonDialog
          queue={queue}
          subject={title}
          {...asked.reason}
          yes={asked.label}
          onClose={() => setAsked(null)}
          onSend={(reason) => {
            setAsked(null);
            onDecide(asked, reason);
          }}
        />
      )}
    </div>
  );
}
