export { AGE_DIGITS, findAgeErrors, type RangeErrors } from './age-errors';
export { CitySearchField } from './city-search-field';
export { type RangeEnd, RangeEndField, RangeField, type RangeFieldProps, RangeFrame, type RangeFrameProps } from './range-field';
