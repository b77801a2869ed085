import { SelectField } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadAgain } from '../../domain/lookups/load-again';
import { categoriesQuery, subCategoriesQuery, toSubCategories } from '../../domain/lookups/lookups.query';
import { toOptions } from '../../domain/lookups/to-options';
import type { CategoryChange, TalentSearch } from './talent-search';

type CategoryFieldsProps = {
  readonly value: Pick<TalentSearch, 'category' | 'subCategory'>;
  readonly onChange: (change: CategoryChange) => void;
  readonly className?: string | undefined;
};

/** Category and, once it is chosen, its sub-categories. A list that does not come takes only its own select out. */
export function CategoryFields({ value, onChange, className }: CategoryFieldsProps) {
  const categories = useQuery(categoriesQuery);
  return (
    <>
      <SelectField
        label="Category"
        name="category"
        className={className}
        value={String(value.category ?? '')}
        onChange={(id) => onChange({ category: toId(id), subCategory: undefined })}
        options={toOptions(categories.data)}
        placeholder="All categories"
        isDisabled={categories.isError}
        hint={categories.isError && <LoadAgain what="Categories" onRetry={categories.refetch} />}
      />
      <SubCategoryField value={value} onChange={onChange} className={className} />
    </>
  );
}

function SubCategoryField({ value: { category, subCategory }, onChange, className }: CategoryFieldsProps) {
  const hasCategory = category !== undefined;
  const subCategories = useQuery({ ...subCategoriesQuery(category ?? 0), enabled: hasCategory, select: toSubCategories });
  const options = hasCategory ? toOptions(subCategories.data) : [];
  return (
    <SelectField
      label="Sub-category"
      name="subCategory"
      className={className}
      value={String(subCategory ?? '')}
      onChange={(id) => onChange({ subCategory: toId(id) })}
      options={options}
      placeholder={hasCategory ? 'All' : 'Pick a category first'}
      isDisabled={options.length === 0}
      hint={hasCategory && subCategories.isError && <LoadAgain what="Sub-categories" onRetry={subCategories.refetch} />}
    />
  );
}

function toId(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
}
