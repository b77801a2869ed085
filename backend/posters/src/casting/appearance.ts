import type { PosterSubject } from '../poster-subject';
import { readChoices } from './choices';
import { choosePerson, irisName } from './person';

/** What the first picture shows of a body, in the generator's own words. */
type Appearance = {
  /** From 0, the fairest, to 7. */
  readonly tone: number;
  readonly hair: string;
  readonly hairTone: string;
  readonly iris: string;
};

/** What decides about the person, not about the picture. */
export type PersonSubject = Omit<PosterSubject, 'category' | 'no' | 'premium'>;

export function appearanceOf(subject: PersonSubject): Appearance {
  const given = readChoices(subject, 0);
  const person = choosePerson(subject, given);
  return { tone: person.tone, hair: given.text('hair') ?? person.hair, hairTone: person.hairTone, iris: irisName(person.eyes.iris) };
}
