import { createTranslator } from '@alltalent/shared/messages';
import officeView from './office-view.json';

/** Returns a sentence of the office's views, which the site itself does not load. */
export const t = createTranslator(officeView);
