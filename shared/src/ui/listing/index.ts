export { AGE_DIGITS, findAgeErrors, type RangeErrors } from './age-errors';
export { CitySearchField } from './city-search-field';
export { FilterSheet, type FilterSheetProps, type SheetDraft } from './filter-sheet';
export { FilterSheetForm, type FilterSheetFormProps } from './filter-sheet-form';
export { FiltersButton, type FiltersButtonProps } from './filters-button';
export { type RangeEnd, RangeEndField, RangeField, type RangeFieldProps, RangeFrame, type RangeFrameProps } from './range-field';
