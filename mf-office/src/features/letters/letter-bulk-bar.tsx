import { useKeyedRequest } from '@alltalent/shared/api';
import { type BulkChangeTicketsInput, ENDPOINTS, type TicketItem } from '@alltalent/shared/contracts';
import { BulkBar } from '../../domain/bulk/bulk-bar';
import type { BulkChange } from '../../domain/bulk/use-bulk';
import { useOffice } from '../../domain/office-page/confirming';
import type { SelectedItems } from '../../domain/queue/queue-page-props';
import { t as common } from '../../messages/bulk';
import { t } from '../../messages/letters';

export type LetterBulkBarProps = SelectedItems<TicketItem>;
type Send = (input: BulkChangeTicketsInput) => ReturnType<BulkChange<TicketItem>['send']>;

/** What can be done about several letters: what tells their senders nothing and can be undone. */
export function LetterBulkBar({ selection, colleagues, hasKeys }: LetterBulkBarProps) {
  const { user_id: ownId } = useOffice();
  const send = useKeyedRequest(ENDPOINTS.bulkChangeTickets);
  return (
    <BulkBar
      queue="letters"
      {...{ selection, colleagues, hasKeys }}
      acts={[
        { key: 'm', label: common('bulk.toMe'), change: assigning(send, ownId) },
        { key: 'c', label: t('letters.close'), change: closing(send) },
      ]}
      assigning={(userId) => assigning(send, userId)}
    />
  );
}

function assigning(send: Send, to: string | null): BulkChange<TicketItem> {
  return {
    send: (letters) => send({ act: 'assign', items: letters.map(({ id, version, assignee_id: from }) => ({ id, version, from, to })) }),
    undo: (changed) =>
      send({ act: 'assign', items: changed.map(([{ id, assignee_id: from }, version]) => ({ id, version, from: to, to: from })) }),
  };
}

function closing(send: Send): BulkChange<TicketItem> {
  return {
    send: (letters) => send({ act: 'close', items: letters.map(({ id, version }) => ({ id, version, from: null, to: null })) }),
    undo: (changed) => send({ act: 'undo-close', items: changed.map(([{ id }, version]) => ({ id, version, from: null, to: null })) }),
  };
}
