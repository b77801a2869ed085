import type { PosterSubject } from '../poster-subject';
import { readChoices } from './choices';
import { choosePerson, irisName } from './person';

/** Traits of the body in a person's first picture, by the generator's names. */
type Appearance = {
  /** From 0, the fairest, to 7. */
  readonly tone: number;
  readonly hair: string;
  readonly hairTone: string;
  readonly iris: string;
};

/** Fields of a subject that decide the person and not the picture. */
export type PersonSubject = Omit<PosterSubject, 'category' | 'no' | 'premium'>;

export function appearanceOf(subject: PersonSubject): Appearance {
  const given = readChoices(subject, 0);
  const person = choosePerson(subject, given);
  return { tone: person.tone, hair: given.text('hair') ?? person.hair, hairTone: person.hairTone, iris: irisName(person.eyes.iris) };
}
