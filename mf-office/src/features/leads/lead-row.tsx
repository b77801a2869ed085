import { type LeadItem, shortMomentInIndia } from '@alltalent/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { ItemChoice } from '../../domain/bulk/item-choice';
import type { Selection } from '../../domain/bulk/use-selection';
import { todayQuery } from '../../domain/office-page/today.query';
import { Due, dueAt } from '../../domain/queue/due';
import { ItemLink } from '../../domain/queue/item-link';
import { Marks } from '../../domain/queue/marks';
import layout from '../../domain/queue/queue.module.css';
import { t as common } from '../../messages';
import { t } from '../../messages/leads';
import { FORM_NAMES, spacedPhone } from './lead-words';
import { StateMark } from './state-mark';

type LeadRowProps = { readonly lead: LeadItem; readonly isOpen: boolean; readonly selection: Selection<LeadItem> };

/** A lead in the list. */
export function LeadRow({ lead, isOpen, selection }: LeadRowProps) {
  const { id, title, form, phone, marks, claim, state, assignee } = lead;
  return (
    <ItemLink id={id} isOpen={isOpen} choice={<ItemChoice item={lead} selection={selection} />} isSelected={selection.has(id)}>
      <span className={layout.rowTop}>
        <strong>{title}</strong>
        <Time lead={lead} />
      </span>
      <span className="muted">
        {t(FORM_NAMES[form])} · <span className="num">{spacedPhone(phone)}</span>
      </span>
      <span className={layout.rowEnd}>
        <StateMark state={state} />
        <Marks marks={marks} />
        {assignee && <span className="muted">{t('leads.heldBy', { name: assignee.name })}</span>}
        {claim && <span className={layout.claimed}>{common('queue.claimedBy', { name: claim.name })}</span>}
      </span>
    </ItemLink>
  );
}

/** How long the promise leaves for a new lead; when any other one came. */
function Time({ lead: { state, is_confirmed: isConfirmed, waiting_since: since } }: { readonly lead: LeadItem }) {
  const { data } = useQuery(todayQuery);
  const hours = data?.queues.find(({ queue }) => queue === 'leads')?.promise_hours;
  if (state === 'new' && isConfirmed && hours !== undefined) return <Due at={dueAt(since, hours)} />;
  return (
    <time className={`num ${layout.due}`} dateTime={since}>
      {shortMomentInIndia(since)}
    </time>
  );
}
