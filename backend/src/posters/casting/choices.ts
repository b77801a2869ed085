import type { PosterSubject } from '../poster-subject';

/** Hand-made choices, read with a check of their kind. */
export type Choices = {
  readonly has: (name: string) => boolean;
  readonly text: (name: string) => string | undefined;
  readonly number: (name: string) => number | undefined;
  readonly flag: (name: string) => boolean | undefined;
};

export function readChoices(subject: PosterSubject, variant: number): Choices {
  const given = new Map<string, unknown>([...Object.entries(subject.look ?? {}), ...Object.entries(subject.variants?.[variant] ?? {})]);
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

/** A look that names its hair is cast by hand: what it leaves out is left off, not drawn by lot. */
export const isCastByHand = (choices: Choices) => choices.has('hair');
