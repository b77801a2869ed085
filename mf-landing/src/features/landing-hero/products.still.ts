import bag320 from './art/bag-320.avif';
import bag640 from './art/bag-640.avif';
import bag from './art/bag.webp';
import bottle320 from './art/bottle-320.avif';
import bottle640 from './art/bottle-640.avif';
import bottle from './art/bottle.webp';
import jhumka320 from './art/jhumka-320.avif';
import jhumka640 from './art/jhumka-640.avif';
import jhumka from './art/jhumka.webp';
import kurta320 from './art/kurta-320.avif';
import kurta640 from './art/kurta-640.avif';
import kurta from './art/kurta.webp';
import plate320 from './art/plate-320.avif';
import plate640 from './art/plate-640.avif';
import plate from './art/plate.webp';
import type { StillFiles } from './still';

export type ProductStill = { readonly name: string; readonly alt: string; readonly files: StillFiles };

const tall = (small: string, large: string, webp: string): StillFiles => ({
  avif: { 320: small, 640: large },
  webp,
  width: 640,
  height: 800,
});

/** In the order of the collage; `name` is also the place in its grid. */
export const PRODUCTS: readonly ProductStill[] = [
  { name: 'bottle', alt: 'Oil bottle, illustrated', files: tall(bottle320, bottle640, bottle) },
  { name: 'plate', alt: 'Plate of rice and curry, illustrated', files: tall(plate320, plate640, plate) },
  { name: 'jhumka', alt: 'Gold earrings, illustrated', files: tall(jhumka320, jhumka640, jhumka) },
  { name: 'kurta', alt: 'Kurta on a hanger, illustrated', files: tall(kurta320, kurta640, kurta) },
  { name: 'bag', alt: 'Leather handbag, illustrated', files: tall(bag320, bag640, bag) },
];
