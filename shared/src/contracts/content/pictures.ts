import { string } from 'yup';
import { isPictureName, isUploadedName } from './picture-names';

export * from './picture-names';

const MOST_ALT = 200;
const MISSING = 'Say what the picture shows, for people who cannot see it';

/** Picture of a text: an uploaded one, or one that the site ships with; '' and nothing for none. */
export const pictureField = string()
  .trim()
  .max(40)
  .test('picture', 'There is no such picture', (name) => name === undefined || name === '' || isPictureName(name))
  .optional();

/** Alternative text of the picture in the field `picture` beside it, which needs one. */
export const pictureAltField = string()
  .trim()
  .max(MOST_ALT, `At most ${MOST_ALT} characters`)
  .when('picture', { is: (picture: unknown) => Boolean(picture), then: (alt) => alt.required(MISSING) });

/** Alternative text beside the field `art`: an uploaded picture needs one, a drawing may only adorn. */
export function artAltField(most: number) {
  return string()
    .trim()
    .max(most, `Must be at most ${most} characters`)
    .when('art', {
      is: (art: unknown) => typeof art === 'string' && isUploadedName(art),
      then: (alt) => alt.required(MISSING),
    });
}
