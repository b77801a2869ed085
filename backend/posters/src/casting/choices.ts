import type { PosterSubject } from '../poster-subject';

type Cast = Pick<PosterSubject, 'look' | 'variants'>;

/** Hand-made choices, read with a check of their kind. */
export type Choices = {
  readonly has: (name: string) => boolean;
  readonly text: (name: string) => string | undefined;
  readonly number: (name: string) => number | undefined;
  readonly flag: (name: string) => boolean | undefined;
};

/** Choices of one picture rather than of the person in it. */
const OF_THE_PICTURE = new Set(
  'palette backdrop light key yaw pitch roll gaze scale dx cy eye smile teeth garment cloth cloth2 pattern type word prop propSide behind phones'.split(
    ' ',
  ),
);

/** Returns the choices of a picture. Further pictures that are not cast by hand show the person in another light. */
function castChoices({ look = {}, variants }: Cast, variant: number): [string, unknown][] {
  const own = variants?.[variant];
  const ofPerson = Object.entries(look).filter(([name]) => variant === 0 || own !== undefined || !OF_THE_PICTURE.has(name));
  return [...ofPerson, ...Object.entries(own ?? {})];
}

export function readChoices(subject: Cast, variant: number): Choices {
  const given = new Map<string, unknown>(castChoices(subject, variant));
  return {
    has: (name) => given.has(name),
    text: (name) => {
      const value = given.get(name);
      return typeof value === 'string' ? value : undefined;
    },
    number: (name) => {
      const value = given.get(name);
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    },
    flag: (name) => {
      const value = given.get(name);
      return typeof value === 'boolean' ? value : undefined;
    },
  };
}

/** Tells whether a look is cast by hand: one that names its hair is, and its missing traits are left off instead of random. */
export const isCastByHand = (choices: Choices) => choices.has('hair');
