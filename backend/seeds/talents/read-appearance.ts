import type { TalentAttributeValue } from '../../src/talents';
import { appearanceOf, type PersonSubject } from '@alltalent/posters';
import { ATTRIBUTE_IDS as IDS, optionPosition } from '../attributes';

/** Hair styles of the drawings by length, separated by blanks; styles hidden under a turban, a scarf or a hat are left out. */
const LENGTHS: Readonly<Record<string, string>> = {
  Shaved: 'shaved bald horseshoe buzz',
  Short:
    'crop side grey fade quiff pompadour flattop spikes messy forward slick receding mohawk pixie shortcurls curlytop curlyfade twists cornrows miniafro',
  'Ear length': 'bob sidebob curlbob curtains afro afropuff',
  'Shoulder length': 'lob shag mane manbun curly spacebuns updo bun flower',
  Long: 'long bangs tucked wavy glam halfup ponytail sidetail lowbun gajra curlylong locs',
  'Waist length': 'braid twinbraids boxbraids',
};
const LENGTH_OF = new Map(
  Object.entries(LENGTHS).flatMap(([length, styles]) => styles.split(' ').map((style) => [style, length] as const)),
);

const COLOURS: Readonly<Record<string, string>> = {
  black: 'Black',
  softblack: 'Black',
  brown: 'Dark brown',
  chestnut: 'Brown',
  auburn: 'Auburn',
  henna: 'Auburn',
  copper: 'Red',
  blond: 'Blonde',
  fair: 'Blonde',
  grey: 'Grey',
  steel: 'Grey',
  white: 'White',
  dyed: 'Coloured',
  teal: 'Coloured',
  rosy: 'Coloured',
};

const EYES: Readonly<Record<string, string>> = {
  dark: 'Dark brown',
  brown: 'Brown',
  hazel: 'Hazel',
  green: 'Green',
  blue: 'Blue',
  grey: 'Grey',
};

const MOST_SKIN = 7;

/** Attributes of skin, hair and eyes read from the drawing, so that filters find matching pictures. */
export function readAppearance(subject: PersonSubject): TalentAttributeValue[] {
  const { tone, hair, hairTone, iris } = appearanceOf(subject);
  const length = LENGTH_OF.get(hair);
  return [
    { attributeId: IDS.skin, value: Math.max(0, Math.min(MOST_SKIN, Math.round(tone))) },
    ...(length === undefined ? [] : [{ attributeId: IDS.hairLength, value: optionPosition(IDS.hairLength, length) }]),
    { attributeId: IDS.hairColour, value: optionPosition(IDS.hairColour, COLOURS[hairTone] ?? 'Black') },
    { attributeId: IDS.eyes, value: optionPosition(IDS.eyes, EYES[iris] ?? 'Brown') },
  ];
}
