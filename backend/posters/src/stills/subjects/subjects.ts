import type { Lamp } from '../lamp';
import { bag } from './bag';
import { bottle } from './bottle';
import { chai } from './chai';
import { gown } from './gown';
import { jars, lowJars } from './jars';
import { earring, jhumka } from './jhumka';
import { kurta } from './kurta';
import { plate } from './plate';
import { ring } from './ring';

/** Things stand on y = 150 and are about 330 high; a kurta and earrings hang around 0 0. */
export const SUBJECTS = { bag, bottle, chai, earring, gown, jars, jhumka, kurta, lowJars, plate, ring } as const satisfies Readonly<
  Record<string, (lamp: Lamp) => string>
>;

export type SubjectName = keyof typeof SUBJECTS;
