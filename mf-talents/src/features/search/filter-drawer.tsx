import { FilterSheet } from '@alltalent/shared/ui/listing';
import { type FilterScope, toDraft } from './filter-draft';
import { FilterForm } from './filter-form';
import type { SearchChange, TalentSearch } from './talent-search';

const TITLES = { advanced: 'Advanced Filters', all: 'Filters' } as const satisfies Record<FilterScope, string>;

type FilterDrawerProps = {
  readonly isOpen: boolean;
  readonly scope: FilterScope;
  readonly search: TalentSearch;
  readonly onApply: (change: SearchChange) => void;
  readonly onClose: () => void;
};

export function FilterDrawer({ isOpen, scope, search, onApply, onClose }: FilterDrawerProps) {
  const title = TITLES[scope];
  return (
    <FilterSheet isOpen={isOpen} title={title} filter={search} toDraft={toDraft} onClose={onClose} isWide>
      {(sheet) => <FilterForm sheet={sheet} scope={scope} title={title} search={search} onApply={onApply} />}
    </FilterSheet>
  );
}
