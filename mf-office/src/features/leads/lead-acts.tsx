import { refusalOf } from '@alltalent/shared/api';
import type { LeadState, OfficeLead } from '@alltalent/shared/contracts';
import { Alert, Button, TextButton } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Key } from '../../domain/key/key';
import { useOffice } from '../../domain/office-page/confirming';
import layout from '../../domain/queue/queue.module.css';
import { useKeys } from '../../domain/queue/use-keys';
import { t as common } from '../../messages';
import { type LeadMessageId, t } from '../../messages/leads';
import type { ChangeDialogProps } from './change-dialog';
import { STATE_NAMES } from './lead-words';
import styles from './leads.module.css';
import { type LeadChange, useLeadActs } from './leads.query';
import type { LeadNoteDialogProps } from './note-dialog';

const ChangeDialog = lazyDialog<ChangeDialogProps>(() =>
  import(/* webpackChunkName: "office.lead-change" */ './change-dialog').then((part) => part.ChangeDialog),
);
const LeadNoteDialog = lazyDialog<LeadNoteDialogProps>(() =>
  import(/* webpackChunkName: "office.lead-note" */ './note-dialog').then((part) => part.LeadNoteDialog),
);

/** What usually comes next. */
const NEXT: Readonly<Partial<Record<LeadState, readonly [state: LeadState, key: string, label: LeadMessageId]>>> = {
  new: ['contacted', 'c', 'leads.markContacted'],
  contacted: ['won', 'w', 'leads.markWon'],
};

type LeadActsProps = { readonly lead: OfficeLead; readonly hasKeys: boolean };

/** What can be done about the open lead, by button or key. */
export function LeadActs({ lead, hasKeys }: LeadActsProps) {
  const { user_id: userId } = useOffice();
  const [dialog, setDialog] = useState<'change' | 'note' | null>(null);
  const { send, made, undo, isPending, error } = useQuickChange(lead);
  const assigneeId = lead.assignee?.user_id ?? null;
  const isMine = assigneeId === userId;
  const setState = (state: LeadState) => state !== lead.state && send({ state, assigneeId });
  const take = () => send({ state: lead.state, assigneeId: isMine ? null : userId });
  const keys = {
    c: () => setState('contacted'),
    w: () => setState('won'),
    l: () => setState('lost'),
    m: take,
    n: () => setDialog('note'),
    e: () => setDialog('change'),
  };
  // A note goes with every state; other acts wait for the answer to the one before.
  const usable = isPending ? { n: keys.n } : keys;
  // What is typed while a dialog loads is meant for it.
  useKeys(hasKeys && dialog === null ? usable : {});
  const next = NEXT[lead.state];
  const buttons = [
    ['m', isMine ? 'leads.giveUp' : 'leads.take', take],
    ['n', 'leads.newNote', keys.n],
    ['e', 'leads.change', keys.e],
  ] as const;
  return (
    <div className={layout.decisions}>
      {error !== null && (
        <Alert kind="error" className={styles.outcome}>
          {refusalOf(error)}
        </Alert>
      )}
      {made !== null && (
        <Alert kind="ok" className={styles.outcome}>
          {made} <TextButton onClick={undo}>{common('decisions.undo')}</TextButton>
        </Alert>
      )}
      {next && <ActButton hasKeys={hasKeys} act={[next[1], next[2], () => setState(next[0])]} isUsual isPending={isPending} />}
      {buttons.map((act) => (
        <ActButton key={act[0]} hasKeys={hasKeys} act={act} isPending={isPending && act[0] !== 'n'} />
      ))}
      {dialog === 'change' && <ChangeDialog lead={lead} onClose={() => setDialog(null)} />}
      {dialog === 'note' && <LeadNoteDialog lead={lead} onClose={() => setDialog(null)} />}
    </div>
  );
}

type ActButtonProps = {
  readonly act: readonly [key: string, label: LeadMessageId, run: () => void];
  readonly hasKeys: boolean;
  readonly isPending: boolean;
  readonly isUsual?: boolean;
};

function ActButton({ act: [key, label, run], hasKeys, isPending, isUsual = false }: ActButtonProps) {
  return (
    <Button
      variant={isUsual ? 'ink' : 'line'}
      size="small"
      aria-keyshortcuts={hasKeys ? key : undefined}
      disabled={isPending}
      onClick={run}
    >
      {t(label)}
      {hasKeys && <Key name={key} />}
    </Button>
  );
}

/** Sends a change at once; what was made can be taken back. */
function useQuickChange(lead: OfficeLead) {
  const { change } = useLeadActs(lead.id);
  const [before, setBefore] = useState<LeadChange | null>(null);
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: ({ wanted }: { readonly wanted: LeadChange; readonly isUndo: boolean }) => change(lead, wanted),
    onMutate: () => setBefore(null),
    onSuccess: (answer, { isUndo }) => {
      if (answer && !isUndo) setBefore({ state: lead.state, assigneeId: lead.assignee?.user_id ?? null });
    },
  });
  return {
    send: (wanted: LeadChange) => mutate({ wanted, isUndo: false }),
    undo: () => before && mutate({ wanted: before, isUndo: true }),
    made: before === null ? null : madeOf(lead, before),
    isPending,
    error,
  };
}

function madeOf({ state, assignee }: OfficeLead, before: LeadChange): string {
  if (state !== before.state) return t('leads.madeState', { state: t(STATE_NAMES[state]) });
  return assignee === null ? t('leads.heldByNobody') : t('leads.heldBy', { name: assignee.name });
}
