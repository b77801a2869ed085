import type { GalleriesBlock } from '@alltalent/shared/contracts';

/** Pictures by the name of their drawing, with their alt texts. */
const shots = (shown: Readonly<Record<string, string>>) => Object.entries(shown).map(([art, alt]) => ({ art, alt: `${alt}, illustrated` }));

/** Tiles, each with the pictures it opens. */
export const PHOTOSHOOT_CATEGORIES: GalleriesBlock['items'] = [
  {
    title: 'E-commerce',
    text: 'One light for the whole shelf, so forty listings look like one shop.',
    art: 'trio',
    pictures: shots({
      trio: 'Three jars by a window',
      bottle: 'Oil bottle',
      bag: 'Leather handbag',
      'bottle-jars': 'Oil bottle beside two jars',
      'bag-curtain': 'Green handbag in front of a red curtain',
    }),
  },
  {
    title: 'Food',
    text: 'Shot while it steams. The stylist cooks it twice, you eat it once.',
    art: 'plate',
    pictures: shots({
      'plate-tall': 'Rice and curry at noon',
      chai: 'Glass of tea',
      'plate-night': 'Rice and curry at night, close',
      'chai-plate': 'Plate of rice and curry with a glass of tea',
      'chai-monsoon': 'Glass of tea by a window in cool light',
    }),
  },
  {
    title: 'Jewellery',
    text: 'Stones get a small hard lamp, gold a large soft one. Both are on the cart.',
    art: 'ring',
    pictures: shots({
      ring: 'Ring on stone',
      jhumka: 'Earrings in one beam',
      'ring-close': 'Ring, close',
      'jhumka-rose': 'Earring against rose, close',
      'ring-jhumka': 'Emerald ring beside an earring',
    }),
  },
  {
    title: 'Designer Garment',
    text: 'Steamed, pinned and hung, with the stitch close enough to count.',
    art: 'kurta',
    pictures: shots({
      kurta: 'Teal kurta',
      'kurta-white': 'White kurta',
      'kurta-ink': 'Plum kurta',
      'kurta-rail': 'Kurtas on a rail',
      'kurta-close': 'Neck of a kurta, close',
    }),
  },
  {
    title: 'Designer Clothing',
    text: 'On a form or on a person: we bring both, and the fan.',
    art: 'gown',
    pictures: shots({
      gown: 'Red gown with a gold sash',
      'gown-rose': 'Rose gown',
      'gown-teal': 'Teal gown',
      'gown-bag': 'Gown with a handbag',
      'gown-close': 'Bodice and sash of a gown, close',
    }),
  },
];
