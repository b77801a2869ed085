import { useDebouncedValue } from '@alltalent/shared/ui/debounced-value';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClosedOffice } from '../../domain/office-page/office-query-view';
import { keyChoice } from '../../domain/queue/key-choice';
import { KeysDialog } from '../../domain/queue/keys-dialog';
import layout from '../../domain/queue/queue.module.css';
import { useKeys } from '../../domain/queue/use-keys';
import { useOpenItem } from '../../domain/queue/use-open-item';
import { LEAD_KEYS } from './lead-keys';
import { LeadList } from './lead-list';
import { LeadPane } from './lead-pane';
import { leadsQuery } from './leads.query';
import { useLeadFilters, useTypedSearch } from './use-lead-filters';

type LeadsViewProps = { readonly isShowingKeys: boolean; readonly onKeys: (isShown: boolean) => void };

/** Leads of the campaign pages: the list with its filters, and the open one. */
export function LeadsView({ isShowingKeys, onKeys }: LeadsViewProps) {
  const chosen = useLeadFilters();
  const typing = useTypedSearch(chosen);
  const { search: _typed, ...rest } = chosen.filters;
  const search = useDebouncedValue(typing.typed.trim());
  const query = useInfiniteQuery(leadsQuery({ ...rest, ...(search === '' ? {} : { search }) }));
  useClosedOffice(query.error);
  const leads = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const opening = useOpenItem(leads);
  const [hasKeys, setHasKeys] = useState(() => keyChoice.read());
  const searchField = useRef<HTMLDivElement>(null);
  const keys = {
    j: opening.openNext,
    k: opening.openPrevious,
    '/': () => searchField.current?.querySelector('input')?.focus(),
    '?': () => onKeys(true),
    Escape: opening.openId === null ? undefined : () => opening.open(null),
  };
  useKeys(hasKeys ? keys : {});
  const choose = (isOn: boolean) => {
    setHasKeys(isOn);
    keyChoice.write(isOn);
  };
  return (
    <div className={layout.queue} data-open={opening.openId !== null || undefined}>
      <LeadList query={query} leads={leads} chosen={chosen} typing={typing} openId={opening.openId} searchRef={searchField} />
      <LeadPane openId={opening.openId} onBack={() => opening.open(null)} hasKeys={hasKeys} />
      {isShowingKeys && <KeysDialog decisions={LEAD_KEYS} isOn={hasKeys} onChange={choose} onClose={() => onKeys(false)} />}
    </div>
  );
}
