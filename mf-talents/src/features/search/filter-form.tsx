import { FilterSheetForm, type SheetDraft } from '@alltalent/shared/ui/listing';
import { AgeRange } from './age-range';
import { AttributeSection } from './attribute-section';
import { clearDraft, type FilterDraft, type FilterScope, findProblem, toChange } from './filter-draft';
import { GenderChoice } from './gender-choice';
import { MatchCount } from './match-count';
import { countAdvanced, countInDrawer, type SearchChange, type TalentSearch } from './talent-search';
import { ToolbarFields } from './toolbar-fields';
import { useCategoryAttributes } from './use-category-attributes';

type FilterFormProps = {
  readonly sheet: SheetDraft<FilterDraft>;
  readonly scope: FilterScope;
  readonly title: string;
  readonly search: TalentSearch;
  readonly onApply: (change: SearchChange) => void;
};

export function FilterForm({ sheet: { draft, setDraft, edit, close }, scope, title, search, onApply }: FilterFormProps) {
  const attributes = useCategoryAttributes(draft.category);
  const problem = findProblem(draft, attributes.known);
  const change = toChange(draft, attributes.known);
  const active = scope === 'all' ? countInDrawer(change) : countAdvanced(change);
  const handleApply = () => {
    onApply(change);
    close();
  };
  return (
    <FilterSheetForm
      title={title}
      note={active === 0 ? 'None active' : `${active} active`}
      summary={<MatchCount search={{ ...search, ...change, page: 1 }} problem={problem} />}
      applyLabel="Apply"
      isApplyDisabled={problem !== null}
      onApply={handleApply}
      onClear={() => setDraft((current) => clearDraft(current, scope))}
      onClose={close}
    >
      {scope === 'all' && <ToolbarFields draft={draft} onEdit={edit} />}
      <GenderChoice value={draft.gender} onChange={(gender) => edit({ gender })} />
      <AgeRange draft={draft} onEdit={edit} />
      <AttributeSection
        category={draft.category}
        attributes={attributes}
        texts={draft.attributes}
        onEdit={(id, text) => setDraft((current) => ({ ...current, attributes: { ...current.attributes, [id]: text } }))}
      />
    </FilterSheetForm>
  );
}
