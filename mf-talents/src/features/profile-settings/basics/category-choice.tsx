import type { ProfileContent } from '@alltalent/shared/contracts';
import { SelectField } from '@alltalent/shared/ui';
import { FormSelectField, useFormField } from '@alltalent/shared/ui/form';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { LoadAgain } from '../../../domain/lookups/load-again';
import { categoriesQuery, subCategoriesQuery, toSubCategories } from '../../../domain/lookups/lookups.query';
import { toOptions } from '../../../domain/lookups/to-options';
import type { BasicsDraft } from './basics-shape';
import { CategoryDialog } from './category-dialog';
import { useCategoryQuestion } from './use-category-question';

/** Category and sub-category. Another category asks first, where details go with the present one. */
export function CategoryChoice({ content }: { readonly content: ProfileContent }) {
  const categories = useQuery(categoriesQuery);
  const { error, onBlur } = useFormField<string>('category_id');
  const { values, setValues } = useFormikContext<BasicsDraft>();
  const { question, ask, close } = useCategoryQuestion(content, (id) => {
    void setValues((typed) => ({ ...typed, category_id: id, sub_category_id: '' }), false);
  });
  return (
    <>
      <SelectField
        label="Category"
        name="category_id"
        value={question?.wanted ?? values.category_id}
        error={error}
        onBlur={onBlur}
        onChange={(id) => void ask(id)}
        placeholder="Choose"
        options={toOptions(categories.data)}
        isDisabled={categories.isError}
        hint={categories.isError && <LoadAgain what="Categories" onRetry={categories.refetch} />}
      />
      <SubCategoryChoice categoryId={values.category_id} />
      <CategoryDialog question={question} categoryId={content.basics.category_id} onClose={close} />
    </>
  );
}

function SubCategoryChoice({ categoryId }: { readonly categoryId: string }) {
  const hasCategory = categoryId !== '';
  const subCategories = useQuery({ ...subCategoriesQuery(Number(categoryId)), enabled: hasCategory, select: toSubCategories });
  const options = hasCategory ? toOptions(subCategories.data) : [];
  return (
    <FormSelectField
      name="sub_category_id"
      label="Sub-category"
      placeholder={hasCategory ? 'Choose' : 'Pick a category first'}
      options={options}
      isDisabled={options.length === 0}
      hint={hasCategory && subCategories.isError && <LoadAgain what="Sub-categories" onRetry={subCategories.refetch} />}
    />
  );
}
