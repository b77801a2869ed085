import { FilterSheet, FilterSheetForm, type SheetDraft } from '@alltalent/shared/ui/listing';
import { useState } from 'react';
import { CLEAR_DRAFT, type DraftErrors, type FilterDraft, findErrors, toChange, toDraft } from './filter-draft';
import { FilterFields } from './filter-fields';
import type { FilterChange, JobFilter } from './job-filter';

const TITLE = 'Filters';

type SheetProps = {
  readonly isOpen: boolean;
  readonly filter: JobFilter;
  readonly onApply: (change: FilterChange) => void;
  readonly onClose: () => void;
};

/** The rail's filters on a narrow screen. */
export function JobFilterSheet({ isOpen, filter, onApply, onClose }: SheetProps) {
  return (
    <FilterSheet isOpen={isOpen} title={TITLE} filter={filter} toDraft={toDraft} onClose={onClose}>
      {(sheet) => <FilterForm sheet={sheet} onApply={onApply} />}
    </FilterSheet>
  );
}

type FilterFormProps = Pick<SheetProps, 'onApply'> & { readonly sheet: SheetDraft<FilterDraft> };

function FilterForm({ sheet: { draft, setDraft, edit, close }, onApply }: FilterFormProps) {
  const [errors, setErrors] = useState<DraftErrors>({});
  const handleApply = () => {
    const found = findErrors(draft);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    onApply(toChange(draft));
    close();
  };
  return (
    <FilterSheetForm
      title={TITLE}
      applyLabel="Show calls"
      onApply={handleApply}
      onClear={() => setDraft(({ q }) => ({ ...CLEAR_DRAFT, q }))}
      onClose={close}
    >
      <FilterFields draft={draft} errors={errors} onEdit={edit} />
    </FilterSheetForm>
  );
}
