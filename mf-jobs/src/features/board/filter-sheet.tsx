import { Button, Drawer, IconButton, useKeptDraft } from '@alltalent/shared/ui';
import { type FormEvent, useState } from 'react';
import { CLEAR_DRAFT, type DraftErrors, type FilterDraft, findErrors, toChange, toDraft } from './filter-draft';
import { FilterFields } from './filter-fields';
import styles from './filter-sheet.module.css';
import type { FilterChange, JobFilter } from './job-filter';

type SheetProps = {
  readonly filter: JobFilter;
  readonly onApply: (change: FilterChange) => void;
  readonly onClose: () => void;
};
type FilterFormProps = Pick<SheetProps, 'onApply' | 'onClose'> & {
  readonly draft: FilterDraft;
  readonly setDraft: (change: (draft: FilterDraft) => FilterDraft) => void;
};

/** Filters that are set together and applied at once. It starts from the address, and after Back from what was chosen before. */
export function FilterSheet({ isOpen, filter, onApply, onClose }: SheetProps & { readonly isOpen: boolean }) {
  const { discard, ...draft } = useKeptDraft(filter, toDraft);
  const close = () => {
    discard();
    onClose();
  };
  return (
    <Drawer isOpen={isOpen} onClose={onClose} label="Filters" hasCloseButton={false} className={styles.drawer}>
      <FilterForm {...draft} onApply={onApply} onClose={close} />
    </Drawer>
  );
}

function FilterForm({ draft, setDraft, onApply, onClose }: FilterFormProps) {
  const [errors, setErrors] = useState<DraftErrors>({});
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = findErrors(draft);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    onApply(toChange(draft));
    onClose();
  };
  return (
    <form className={styles.sheet} noValidate onSubmit={handleSubmit}>
      <header className={styles.top}>
        <h2 className={styles.title}>Filters</h2>
        <IconButton label="Close" icon="close" onClick={onClose} />
      </header>
      <div className={styles.body}>
        <FilterFields draft={draft} errors={errors} onEdit={(change) => setDraft((current) => ({ ...current, ...change }))} />
      </div>
      <footer className={styles.foot}>
        <Button variant="line" onClick={() => setDraft(({ q }) => ({ ...CLEAR_DRAFT, q }))}>
          Clear
        </Button>
        <Button type="submit" isBlock>
          Show calls
        </Button>
      </footer>
    </form>
  );
}
