import { useDebouncedValue } from '@alltalent/shared/ui/debounced-value';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { lazyPart } from '../../domain/bulk/lazy-part';
import { selectionKeys } from '../../domain/bulk/selection-keys';
import { useSelection } from '../../domain/bulk/use-selection';
import { useClosedOffice } from '../../domain/office-page/office-query-view';
import { keyChoice } from '../../domain/queue/key-choice';
import { KeysDialog } from '../../domain/queue/keys-dialog';
import layout from '../../domain/queue/queue.module.css';
import { useKeys } from '../../domain/queue/use-keys';
import { useOpenItem } from '../../domain/queue/use-open-item';
import type { LeadBulkBarProps } from './lead-bulk-bar';
import { LEAD_KEYS } from './lead-keys';
import { LeadList } from './lead-list';
import { LeadPane } from './lead-pane';
import { leadsQuery } from './leads.query';
import { useLeadFilters, useLeadSearch } from './use-lead-filters';

const LeadBulkBar = lazyPart<LeadBulkBarProps>(() =>
  import(/* webpackChunkName: "office.leads-bulk" */ './lead-bulk-bar').then((part) => part.LeadBulkBar),
);

type LeadsViewProps = { readonly isShowingKeys: boolean; readonly onKeys: (isShown: boolean) => void };

/** Leads of the campaign pages: the list with its filters, and the open one. */
export function LeadsView({ isShowingKeys, onKeys }: LeadsViewProps) {
  const chosen = useLeadFilters();
  const typing = useLeadSearch(chosen);
  const { search: _typed, ...rest } = chosen.filters;
  const search = useDebouncedValue(typing.typed.trim());
  const query = useInfiniteQuery(leadsQuery({ ...rest, ...(search === '' ? {} : { search }) }));
  useClosedOffice(query.error);
  const leads = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const opening = useOpenItem(leads);
  const selection = useSelection(leads, JSON.stringify([rest, search]));
  const [hasKeys, setHasKeys] = useState(() => keyChoice.read());
  const searchField = useRef<HTMLDivElement>(null);
  const keys = {
    j: opening.openNext,
    k: opening.openPrevious,
    '/': () => searchField.current?.querySelector('input')?.focus(),
    '?': () => onKeys(true),
    Escape: opening.openId === null ? undefined : () => opening.open(null),
    ...selectionKeys(selection, opening.openId),
  };
  useKeys(hasKeys ? keys : {});
  const choose = (isOn: boolean) => {
    setHasKeys(isOn);
    keyChoice.write(isOn);
  };
  return (
    <>
      <div className={layout.queue} data-open={opening.openId !== null || undefined}>
        <LeadList {...{ query, leads, chosen, typing, selection }} openId={opening.openId} searchRef={searchField} />
        <LeadPane openId={opening.openId} onBack={() => opening.open(null)} hasKeys={hasKeys && selection.items.length === 0} />
        {isShowingKeys && <KeysDialog decisions={LEAD_KEYS} isOn={hasKeys} onChange={choose} onClose={() => onKeys(false)} />}
      </div>
      {selection.wasUsed && <LeadBulkBar selection={selection} colleagues={query.data?.pages[0]?.colleagues ?? []} hasKeys={hasKeys} />}
    </>
  );
}
