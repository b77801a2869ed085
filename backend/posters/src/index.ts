import { composePoster as compose } from './compose';
import { buildOf, type PosterSubject } from './poster-subject';
import { type PictureFormat, type PictureWidth, renderBlurred, renderSheet } from './render';
import { POSTER } from './sheet';
import { composeCategoryStill } from './stills/category-stills';
import { composeHiddenPlaceholder } from './stills/hidden-placeholder';
import { composeScene, SCENE_SIZE } from './stills/scenes';
import { composeStillLife } from './stills/still-life';
import { stillSetting } from './stills/still-settings';

export { appearanceOf, type PersonSubject } from './casting/appearance';
export { REGION_NAMES } from './casting/regions';
export { CATEGORY_SLUGS } from './stills/category-stills';
export { HIDDEN_COUNT } from './stills/hidden-placeholder';
export { SCENE_NAMES } from './stills/scenes';
export { STILL_NAMES } from './stills/still-settings';
export { buildOf, type PosterSubject };

type Wanted = { readonly width: PictureWidth; readonly format: PictureFormat };
type WantedScene = { readonly width: number; readonly format: PictureFormat };

/** Returns the SVG text of a person's picture, 4:5; equal subjects and variants give equal bytes. */
export const composePoster = (subject: PosterSubject, variant: number): string => compose(subject, variant);

export const renderPoster = (subject: PosterSubject, { variant, ...wanted }: Wanted & { readonly variant: number }): Promise<Buffer> =>
  renderSheet(compose(subject, variant), POSTER, wanted);

/** Renders the still life of a category, 4:5. Throws RangeError for a slug outside CATEGORY_SLUGS. */
export const renderCategoryStill = async (slug: string, wanted: Wanted): Promise<Buffer> =>
  renderSheet(composeCategoryStill(slug), POSTER, wanted);

/** Renders one of HIDDEN_COUNT blurred placeholders of hidden profiles, 4:5. */
export const renderHiddenPlaceholder = async (index: number, wanted: Wanted): Promise<Buffer> =>
  renderBlurred(composeHiddenPlaceholder(index), POSTER, wanted);

/** Renders a wide scene, 16:9. Throws RangeError for a name outside SCENE_NAMES. */
export const renderScene = async (name: string, wanted: WantedScene): Promise<Buffer> =>
  renderSheet(composeScene(name), SCENE_SIZE, wanted);

/** Renders a still life of a campaign page, in its own proportions. Throws RangeError for a name outside STILL_NAMES. */
export const renderStillLife = async (name: string, wanted: WantedScene): Promise<Buffer> =>
  renderSheet(composeStillLife(name), stillSetting(name).size, wanted);
