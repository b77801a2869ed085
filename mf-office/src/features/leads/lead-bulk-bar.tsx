import { useKeyedRequest } from '@alltalent/shared/api';
import {
  type BulkChangeLeadsInput,
  type Colleague,
  ENDPOINTS,
  LEAD_STATES,
  type LeadItem,
  type LeadState,
} from '@alltalent/shared/contracts';
import { BulkBar } from '../../domain/bulk/bulk-bar';
import type { BulkChange } from '../../domain/bulk/use-bulk';
import type { Selection } from '../../domain/bulk/use-selection';
import { useOffice } from '../../domain/office-page/confirming';
import { t as common } from '../../messages/bulk';
import { t } from '../../messages/leads';
import { STATE_NAMES } from './lead-words';

export type LeadBulkBarProps = {
  readonly selection: Selection<LeadItem>;
  readonly colleagues: readonly Colleague[];
  readonly hasKeys: boolean;
};
type Send = (input: BulkChangeLeadsInput) => ReturnType<BulkChange<LeadItem>['send']>;
type Target = { readonly state?: LeadState; readonly assigneeId?: string | null };

const KEYS: Readonly<Partial<Record<LeadState, string>>> = { contacted: 'c', won: 'w', lost: 'l' };

/** What can be done about several leads: whom they are assigned to, and their state. */
export function LeadBulkBar({ selection, colleagues, hasKeys }: LeadBulkBarProps) {
  const { user_id: ownId } = useOffice();
  const send = useKeyedRequest(ENDPOINTS.bulkChangeLeads);
  const states = LEAD_STATES.map((state) => {
    const key = KEYS[state];
    return {
      ...(key !== undefined && { key }),
      label: t('leads.mark', { state: t(STATE_NAMES[state]) }),
      change: setting(send, { state }),
    };
  });
  return (
    <BulkBar
      queue="leads"
      {...{ selection, colleagues, hasKeys }}
      acts={[{ key: 'm', label: common('bulk.toMe'), change: setting(send, { assigneeId: ownId }) }, ...states]}
      assigning={(assigneeId) => setting(send, { assigneeId })}
    />
  );
}

function setting(send: Send, { state, assigneeId }: Target): BulkChange<LeadItem> {
  return {
    send: (leads) =>
      send({
        items: leads.map((lead) => ({
          ...asItWas(lead, lead.revision),
          ...(state !== undefined && { state }),
          ...(assigneeId !== undefined && { assignee_id: assigneeId }),
        })),
      }),
    undo: (changed) => send({ items: changed.map(([lead, revision]) => asItWas(lead, revision)) }),
  };
}

function asItWas({ id, state, assignee }: LeadItem, revision: number): BulkChangeLeadsInput['items'][number] {
  return { id, revision, state, assignee_id: assignee?.user_id ?? null };
}
