import { createTranslator } from '@alltalent/shared/messages';
import settings from './settings.json';

/** Returns a sentence of the page of settings; no other page loads them. */
export const t = createTranslator(settings);

/** Id of a sentence of the page of settings. */
export type SettingsMessageId = keyof typeof settings;
