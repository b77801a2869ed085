import { Drawer, useKeptDraft } from '@alltalent/shared/ui';
import { type FilterScope, toDraft } from './filter-draft';
import styles from './filter-drawer.module.css';
import { FilterForm } from './filter-form';
import type { SearchChange, TalentSearch } from './talent-search';

type FilterDrawerProps = {
  readonly isOpen: boolean;
  readonly scope: FilterScope;
  readonly search: TalentSearch;
  readonly onApply: (change: SearchChange) => void;
  readonly onClose: () => void;
};

/** Filters that are set together and applied at once. It starts from the address, and after Back from what was chosen before. */
export function FilterDrawer({ isOpen, scope, search, onApply, onClose }: FilterDrawerProps) {
  const { discard, ...draft } = useKeptDraft(search, toDraft);
  const close = () => {
    discard();
    onClose();
  };
  const handleApply = (change: SearchChange) => {
    onApply(change);
    close();
  };
  return (
    <Drawer isOpen={isOpen} onClose={onClose} label={FILTER_TITLES[scope]} hasCloseButton={false} className={styles.drawer}>
      <FilterForm {...draft} scope={scope} title={FILTER_TITLES[scope]} search={search} onApply={handleApply} onClose={close} />
    </Drawer>
  );
}

const FILTER_TITLES = { advanced: 'Advanced Filters', all: 'Filters' } as const satisfies Record<FilterScope, string>;
