import { createTranslator } from '@alltalent/shared/messages';
import owners from './owners.json';

/** Returns a sentence about squads and about deleted remotes, which are loaded with their dialogs. */
export const t = createTranslator(owners);
