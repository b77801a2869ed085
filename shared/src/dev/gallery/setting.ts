import type { MockPerson } from '../mocks/people';

/** Surroundings of a story. */
export type GallerySetting = {
  /** The visitor; nobody with an account unless said. */
  readonly as?: MockPerson;
  /** Calls and their kinds, as an isolated page takes them: `cities:slow-60000,report:429`. */
  readonly calls?: string;
  /** Bodies of answers by path, for calls that nobody recorded; 'none' for a call that is never answered. */
  readonly answers?: Readonly<Record<string, object | 'none'>>;
  /** Address of the page that has the component. */
  readonly path?: string;
  /** Room around the component: a column as wide as a form, the whole page, or none, for pages and what lies over them. */
  readonly room?: 'column' | 'page' | 'none';
};

/** Returns the parameters of a story, or of all stories of a component, that are shown in these surroundings. */
export function inGallery(setting: GallerySetting): { readonly gallery: GallerySetting } {
  return { gallery: setting };
}

/** Returns the surroundings that a story's parameters name. */
export function settingOf(parameters: Readonly<Record<string, unknown>>): GallerySetting {
  return (parameters['gallery'] ?? {}) as GallerySetting;
}
