export { Held } from './held';
export { LONG_NAME, LONG_TEXT, LONG_TITLE } from './long-texts';
export { aRefusal } from './refusals';
export { Row, Stack } from './row';
export { inGallery } from './setting';
