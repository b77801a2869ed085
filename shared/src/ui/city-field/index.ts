export { CityField, type CityFieldProps } from './city-field';
export { cityQuery } from './cities.query';
export { finishLookUps } from './look-ups';
export { placeOf } from './place-of';
export { useCitySuggestions } from './use-city-suggestions';
