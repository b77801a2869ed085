export { createTranslator, type Catalogue, type MessageValues, type Translate } from './create-translator';
