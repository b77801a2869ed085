import { Button, IconButton } from '@alltalent/shared/ui';
import { type FormEvent, useState } from 'react';
import { AgeRange } from './age-range';
import { clearDraft, findAgeErrors, type FilterDraft, type FilterScope, toChange, toDraft } from './filter-draft';
import styles from './filter-drawer.module.css';
import { GenderChoice } from './gender-choice';
import { MatchCount } from './match-count';
import { type SearchChange, type TalentSearch } from './talent-search';
import { ToolbarFields } from './toolbar-fields';

type FilterFormProps = {
  readonly scope: FilterScope;
  readonly title: string;
  readonly search: TalentSearch;
  readonly onApply: (change: SearchChange) => void;
  readonly onClose: () => void;
};

export function FilterForm({ scope, title, search, onApply, onClose }: FilterFormProps) {
  const [draft, setDraft] = useState<FilterDraft>(() => toDraft(search));
  const errors = findAgeErrors(draft);
  const isValid = !errors.minAge && !errors.maxAge;
  const edit = (change: Partial<FilterDraft>) => setDraft((current) => ({ ...current, ...change }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) onApply(toChange(draft));
  };
  return (
    <form className={styles.sheet} noValidate onSubmit={handleSubmit}>
      <header className={styles.top}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton label="Close" icon="close" onClick={onClose} />
      </header>
      <div className={styles.body}>
        {scope === 'all' && <ToolbarFields draft={draft} onEdit={edit} />}
        <GenderChoice value={draft.gender} onChange={(gender) => edit({ gender })} />
        <AgeRange draft={draft} errors={errors} onEdit={edit} />
      </div>
      <footer className={styles.foot}>
        <MatchCount search={isValid ? { ...search, ...toChange(draft), page: 1 } : null} />
        <Button variant="line" onClick={() => setDraft(clearDraft(draft, scope))}>
          Clear
        </Button>
        <Button type="submit" isBlock disabled={!isValid}>
          Apply
        </Button>
      </footer>
    </form>
  );
}
