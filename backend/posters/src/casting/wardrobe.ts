import { type Chance, type Weighted, weights } from '../chance';

/** Hair by texture, for the two wardrobes. */
export const HAIR_F: Readonly<Record<string, Weighted>> = {
  straight: weights(
    'long 6, bangs 4, lob 4, tucked 3, ponytail 4, sidetail 2, bob 3, sidebob 3, bun 2, lowbun 2, halfup 2, braid 2, pixie 1, shag 1, updo 1, spacebuns 0.4, twinbraids 0.4, flower 0.6',
  ),
  wavy: weights(
    'wavy 6, glam 4, shag 2, lob 2, halfup 2, sidetail 3, updo 3, ponytail 2, curlbob 1, lowbun 2, braid 2, tucked 2, long 2, flower 0.6, pixie 0.6',
  ),
  curly: weights('curly 5, curlbob 3, curlylong 4, updo 2, bun 1, wavy 2, shortcurls 0.6'),
  coily: weights(
    'afro 4, miniafro 3, afropuff 3, boxbraids 5, locs 2, twists 0.6, cornrows 0.6, bun 2, curlbob 2, shaved 0.8, twinbraids 1, curlylong 2',
  ),
};
export const HAIR_M: Readonly<Record<string, Weighted>> = {
  straight: weights(
    'crop 4, side 4, quiff 4, fade 3, pompadour 1.4, spikes 1, messy 2, forward 3, curtains 2, slick 2, buzz 1, manbun 1, mane 1, mohawk 0.3',
  ),
  wavy: weights('messy 4, side 4, quiff 4, shortcurls 3, pompadour 2, mane 2, manbun 2, curtains 2, fade 2, slick 1'),
  curly: weights('shortcurls 5, curlytop 4, curlyfade 5, miniafro 1, messy 2, mane 1'),
  coily: weights('buzz 4, fade 3, flattop 2, twists 3, cornrows 2, miniafro 3, locs 2, afro 1, shaved 3, curlyfade 2, bald 1'),
};
export const OLDER_F = weights('lowbun 4, bob 3, sidebob 3, pixie 3, curlbob 3, bun 2, lob 3, tucked 2');
export const OLDER_M = weights('receding 5, horseshoe 2, bald 3, grey 4, slick 2, crop 2, side 3, buzz 2');

/** Styles long hair can be put into for another picture. */
export const RESTYLED: Readonly<Record<string, string>> = {
  straight: 'long 3, tucked 3, ponytail 3, lowbun 2, bun 2, sidetail 2, halfup 2, braid 1, updo 1, wavy 2',
  wavy: 'wavy 3, tucked 2, ponytail 2, lowbun 2, updo 3, glam 3, halfup 2, sidetail 2',
  curly: 'curly 3, curlylong 3, updo 3, bun 1',
  coily: 'afropuff 3, boxbraids 3, bun 2, twinbraids 1, afro 2',
};
export const LONG_STYLES = [
  'long',
  'tucked',
  'ponytail',
  'lowbun',
  'bun',
  'sidetail',
  'halfup',
  'braid',
  'updo',
  'wavy',
  'glam',
  'gajra',
  'curly',
  'curlylong',
  'afropuff',
  'boxbraids',
  'afro',
  'twinbraids',
  'flower',
];

export const HATS_F = weights('sunhat 2, beretlong 3, beret 1, bandana 2, headband 1, beanie 1');
export const HATS_M = weights('cap 4, beanie 3, fedora 2, flatcap 2, beret 1, headband 0.6');

const EVERYDAY_F =
  'tee 2, vneck 2, turtleneck 3, scoop 2, boat 2, stripe 2, sweater 2, cardigan 3, shirt 3, linen 1, blazer 4, pantsuit 2, jacket 2, denim 3, leather 1, trench 2, puff 3, ruffle 2, wrap 3, halter 2, gown 2, sequin 1, slip 1, strap 2, tank 1, dungaree 1, hoodie 1';
const EVERYDAY_M =
  'tee 3, vneck 2, shirt 4, checkshirt 2, linen 2, polo 2, turtleneck 2, sweater 2, hoodie 2, track 1, blazer 3, suit 3, tuxedo 1, waistcoat 2, trench 1, jacket 3, denim 3, leather 2, bomber 2, varsity 1, cardigan 1, overshirt 2, tank 1, ringer 1, dungaree 0.3';

export const wardrobe = (isBroad: boolean, local: string, trade: string) =>
  weights(isBroad ? EVERYDAY_M : EVERYDAY_F.replace('', ''), local, trade);

const PATTERN_SETS = {
  everyday: weights('plain 9, stripe 1, dots 1, flower 1, check 1, zigzag 0.4'),
  tailored: weights('plain 9, pinstripe 2, check 1'),
  heritage: weights('plain 5, butti 3, block 2, flower 2, dots 1'),
};
const TAILORED = ['pantsuit', 'mandarin', 'bandhgala', 'blazer', 'suit'];
const HERITAGE = ['saree', 'silksaree', 'cottonsaree', 'kurta', 'kurti', 'salwar', 'dashiki', 'kimonojacket'];

export function choosePattern(lot: Chance, garment: string): string {
  const set = TAILORED.includes(garment) ? 'tailored' : HERITAGE.includes(garment) ? 'heritage' : 'everyday';
  return lot.weigh(PATTERN_SETS[set]);
}

const FESTIVE = ['saree', 'silksaree', 'cottonsaree', 'lehenga', 'anarkali', 'kurti', 'salwar', 'mekhela', 'phiran'];
const FORMAL = ['sherwani', 'bandhgala', 'nehru', 'agbada', 'dashiki', 'tuxedo', 'ankara', 'abaya', 'shawl'];
/** Garments that do not go with a hat. */
export const isHeritage = (garment: string) => FESTIVE.includes(garment) || HERITAGE.includes(garment) || FORMAL.includes(garment);
export const isFestive = (garment: string) => FESTIVE.includes(garment);

/** Hair and covers that stand high above the crown. */
export const TALL_HEADS = [
  'afro',
  'headtie',
  'headwrap',
  'turban',
  'pagri',
  'pompadour',
  'afropuff',
  'bun',
  'updo',
  'fedora',
  'sunhat',
  'curlytop',
  'flattop',
  'halfup',
  'curlylong',
  'spacebuns',
];
