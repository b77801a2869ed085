import { Button } from '@alltalent/shared/ui';
import { t } from '../../messages';
import { AgeRange } from './age-range';
import { AttributeSection } from './attribute-section';
import { toDraft } from './filter-draft';
import { GenderChoice } from './gender-choice';
import styles from './search-toolbar.module.css';
import type { TalentSearch } from './talent-search';
import { useCategoryAttributes } from './use-category-attributes';

const ignore = () => undefined;

/** The drawer's filters as plain fields of the form. Only the server draws them, for visitors without script. */
export function PlainFilters({ search }: { readonly search: TalentSearch }) {
  const attributes = useCategoryAttributes(search.category);
  return (
    <>
      <details>
        <summary>Advanced Filters</summary>
        <div className={styles.plainFields}>
          <GenderChoice value={search.gender} onChange={ignore} />
          <AgeRange draft={toDraft(search)} onEdit={ignore} />
          <AttributeSection category={search.category} attributes={attributes} texts={search.attributes} onEdit={ignore} />
        </div>
      </details>
      <Button type="submit" variant="ink">
        {t('filters.show')}
      </Button>
    </>
  );
}
