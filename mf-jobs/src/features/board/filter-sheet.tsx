import { Button, Drawer, IconButton } from '@alltalent/shared/ui';
import { type FormEvent, useState } from 'react';
import { CLEAR_DRAFT, type DraftErrors, type FilterDraft, findErrors, toChange, toDraft } from './filter-draft';
import { FilterFields } from './filter-fields';
import styles from './filter-sheet.module.css';
import type { FilterChange, JobFilter } from './job-filter';

type FilterFormProps = {
  readonly filter: JobFilter;
  readonly onApply: (change: FilterChange) => void;
  readonly onClose: () => void;
};

/** Filters that are set together and applied at once. It starts from the address every time it opens. */
export function FilterSheet({ isOpen, ...form }: FilterFormProps & { readonly isOpen: boolean }) {
  return (
    <Drawer isOpen={isOpen} onClose={form.onClose} label="Filters" hasCloseButton={false} className={styles.drawer}>
      <FilterForm {...form} />
    </Drawer>
  );
}

function FilterForm({ filter, onApply, onClose }: FilterFormProps) {
  const [draft, setDraft] = useState<FilterDraft>(() => toDraft(filter));
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
        <Button variant="line" onClick={() => setDraft({ ...CLEAR_DRAFT, q: draft.q })}>
          Clear
        </Button>
        <Button type="submit" isBlock>
          Show calls
        </Button>
      </footer>
    </form>
  );
}
