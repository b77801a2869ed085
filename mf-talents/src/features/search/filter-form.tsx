import { Button, IconButton } from '@alltalent/shared/ui';
import type { FormEvent } from 'react';
import { AgeRange } from './age-range';
import { AttributeSection } from './attribute-section';
import { clearDraft, type FilterDraft, type FilterScope, findProblem, toChange } from './filter-draft';
import styles from './filter-drawer.module.css';
import { GenderChoice } from './gender-choice';
import { MatchCount } from './match-count';
import { countAdvanced, countInDrawer, type SearchChange, type TalentSearch } from './talent-search';
import { ToolbarFields } from './toolbar-fields';
import { useCategoryAttributes } from './use-category-attributes';

type FilterFormProps = {
  readonly scope: FilterScope;
  readonly title: string;
  readonly search: TalentSearch;
  readonly draft: FilterDraft;
  readonly setDraft: (change: (draft: FilterDraft) => FilterDraft) => void;
  readonly onApply: (change: SearchChange) => void;
  readonly onClose: () => void;
};

export function FilterForm({ scope, title, search, draft, setDraft, onApply, onClose }: FilterFormProps) {
  const attributes = useCategoryAttributes(draft.category);
  const problem = findProblem(draft, attributes.known);
  const change = toChange(draft, attributes.known);
  const active = scope === 'all' ? countInDrawer(change) : countAdvanced(change);
  const edit = (change: Partial<FilterDraft>) => setDraft((current) => ({ ...current, ...change }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === null) onApply(change);
  };
  return (
    <form className={styles.sheet} noValidate onSubmit={handleSubmit}>
      <header className={styles.top}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className="muted num">{active === 0 ? 'None active' : `${active} active`}</p>
        </div>
        <IconButton label="Close" icon="close" onClick={onClose} />
      </header>
      <div className={styles.body}>
        {scope === 'all' && <ToolbarFields draft={draft} onEdit={edit} />}
        <GenderChoice value={draft.gender} onChange={(gender) => edit({ gender })} />
        <AgeRange draft={draft} onEdit={edit} />
        <AttributeSection
          category={draft.category}
          attributes={attributes}
          texts={draft.attributes}
          onEdit={(id, text) => setDraft((current) => ({ ...current, attributes: { ...current.attributes, [id]: text } }))}
        />
      </div>
      <footer className={styles.foot}>
        <MatchCount search={{ ...search, ...change, page: 1 }} problem={problem} />
        <Button variant="line" onClick={() => setDraft((current) => clearDraft(current, scope))}>
          Clear
        </Button>
        <Button type="submit" isBlock disabled={problem !== null}>
          Apply
        </Button>
      </footer>
    </form>
  );
}
