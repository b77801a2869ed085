import { messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type MessageState, OFFICE_PAGE_SIZE, type UnsentMessage } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { Button, CheckField, EmptyState } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { t } from '../../messages/unsent';
import { type ChosenMessages, EVERY_HELD, toInput } from './chosen-messages';
import type { DropDialogProps } from './drop-dialog';
import { MessageRow } from './message-row';
import { useMessagesAct } from './messages.query';
import type { SendHeldDialogProps } from './send-held-dialog';
import styles from './messages.module.css';

const DropDialog = lazyDialog<DropDialogProps>(() =>
  import(/* webpackChunkName: "office.messages-act" */ './drop-dialog').then((part) => part.DropDialog),
);
const SendHeldDialog = lazyDialog<SendHeldDialogProps>(() =>
  import(/* webpackChunkName: "office.messages-act" */ './send-held-dialog').then((part) => part.SendHeldDialog),
);

type MessageRowsProps = {
  readonly state: MessageState;
  readonly messages: readonly UnsentMessage[];
  /** How many are held, those that are not shown included. */
  readonly held: number;
  /** Null on the last page. */
  readonly more: { readonly onMore: () => void; readonly isPending: boolean } | null;
};

/** Messages of a state, with what can be done to those that are chosen, 50 at a time. */
export function MessageRows({ state, messages, held, more }: MessageRowsProps) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [dropped, setDropped] = useState<ChosenMessages | null>(null);
  const [isSendingHeld, setIsSendingHeld] = useState(false);
  const chosen = messages.filter(({ id }) => marked.has(id)).map(({ id }) => id);
  const { mutate: send, isPending } = useSending(() => setMarked(new Set()));
  if (messages.length === 0) return <EmptyState title={t('messages.none', { state })}>{t('messages.noneText')}</EmptyState>;
  const mark = (ids: readonly number[], isMarked: boolean) => {
    const others = [...marked].filter((id) => !ids.includes(id));
    setMarked(new Set(isMarked ? [...others, ...ids].slice(0, OFFICE_PAGE_SIZE) : others));
  };
  const shown = messages.slice(0, OFFICE_PAGE_SIZE).map(({ id }) => id);
  return (
    <>
      <div className={styles.bar} role="group" aria-label={t('messages.chosen', { count: chosen.length })}>
        <CheckField
          name="all"
          label={t('messages.all')}
          isChecked={shown.every((id) => marked.has(id))}
          onChange={(isChecked) => mark(shown, isChecked)}
        />
        <span className="muted num">{t('messages.chosen', { count: chosen.length })}</span>
        <Button variant="ink" size="small" disabled={chosen.length === 0} isPending={isPending} onClick={() => send(chosen)}>
          {t('messages.send')}
        </Button>
        <Button
          variant="line"
          size="small"
          disabled={chosen.length === 0}
          aria-haspopup="dialog"
          onClick={() => setDropped({ ids: chosen, isEveryHeld: false })}
        >
          {t('messages.drop')}
        </Button>
        {state === 'held' && held > messages.length && (
          <>
            <Button variant="line" size="small" aria-haspopup="dialog" onClick={() => setIsSendingHeld(true)}>
              {t('messages.sendHeld')}
            </Button>
            <Button variant="line" size="small" aria-haspopup="dialog" onClick={() => setDropped(EVERY_HELD)}>
              {t('messages.dropHeld')}
            </Button>
          </>
        )}
      </div>
      <ul className={styles.rows} aria-label={t('messages.list')}>
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            isMarked={marked.has(message.id)}
            onMark={(isMarked) => mark([message.id], isMarked)}
          />
        ))}
      </ul>
      {more && (
        <Button className={styles.more} variant="line" size="small" isPending={more.isPending} onClick={more.onMore}>
          {t('messages.more')}
        </Button>
      )}
      {dropped && <DropDialog chosen={dropped} onClose={() => setDropped(null)} />}
      {isSendingHeld && <SendHeldDialog onClose={() => setIsSendingHeld(false)} />}
    </>
  );
}

function useSending(onSent: () => void) {
  const act = useMessagesAct();
  const addToast = useSetAtom(addToastAtom);
  return useMutation({
    networkMode: 'always',
    mutationFn: (ids: readonly number[]) => act(() => request(ENDPOINTS.sendMessagesAgain, toInput({ ids, isEveryHeld: false }))),
    onSuccess: (answer, ids) => {
      if (!answer) return;
      const left = ids.length - answer.moved;
      const text = left > 0 ? t('messages.sentOf', { moved: answer.moved, left }) : t('messages.sent', { moved: answer.moved });
      addToast({ kind: 'info', text });
      onSent();
    },
    onError: (error) => addToast({ kind: 'error', text: messageOf(error) }),
  });
}
