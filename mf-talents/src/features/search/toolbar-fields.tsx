import { LIMITS } from '@alltalent/shared/contracts';
import { CitySearchField } from '@alltalent/shared/ui/listing';
import { CategoryFields } from './category-fields';
import type { FilterDraft } from './filter-draft';
import styles from './filter-drawer.module.css';
import { SortField } from './sort-field';

type ToolbarFieldsProps = { readonly draft: FilterDraft; readonly onEdit: (change: Partial<FilterDraft>) => void };

/** The toolbar's fields, where a screen is too narrow to show them all the time. */
export function ToolbarFields({ draft, onEdit }: ToolbarFieldsProps) {
  return (
    <div className={styles.pairs}>
      <CitySearchField
        label="Location"
        name="location"
        placeholder="Any city"
        value={draft.location}
        onChange={(location) => onEdit({ location })}
        maxLength={LIMITS.searchLength}
        autoComplete="off"
      />
      <SortField value={draft.sortby} onChange={(sortby) => onEdit({ sortby })} />
      <CategoryFields value={draft} onChange={onEdit} />
    </div>
  );
}
