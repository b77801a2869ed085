/** Folder under the asset base, and the size of the 640 px file. */
export type StillShape = { readonly folder: 'stills' | 'scenes' | 'pictures'; readonly width: 640; readonly height: number };

const shape = (height: number, folder: StillShape['folder'] = 'stills'): StillShape => ({ folder, width: 640, height });
const TALL = shape(800);
const SCENE = shape(360, 'scenes');

/** Every drawn picture a campaign page may show. */
export const STILL_SHAPES = {
  bottle: TALL,
  'bottle-jars': TALL,
  trio: TALL,
  bag: TALL,
  'bag-curtain': TALL,
  'plate-tall': TALL,
  'plate-night': TALL,
  chai: TALL,
  'chai-monsoon': TALL,
  'chai-plate': TALL,
  ring: TALL,
  'ring-close': TALL,
  'ring-jhumka': TALL,
  jhumka: TALL,
  'jhumka-rose': TALL,
  kurta: TALL,
  'kurta-white': TALL,
  'kurta-ink': TALL,
  'kurta-close': TALL,
  'kurta-rail': TALL,
  gown: TALL,
  'gown-rose': TALL,
  'gown-teal': TALL,
  'gown-close': TALL,
  'gown-bag': TALL,
  'shot-white': TALL,
  'shot-hero': shape(400),
  'shot-lifestyle': shape(373),
  include: shape(777),
  plate: shape(480),
  campaign: SCENE,
  'night-show': SCENE,
  sangeet: SCENE,
  stage: SCENE,
  sunrise: SCENE,
} as const satisfies Readonly<Record<string, StillShape>>;

export type StillName = keyof typeof STILL_SHAPES;

declare const uploaded: unique symbol;
/** Name of a picture that was uploaded for a text. */
export type UploadedName = string & { readonly [uploaded]: true };

/** Returns the folder and the size of a drawn or an uploaded picture; the latter is cut to the shape of its place. */
export function shapeOfStill(name: StillName | UploadedName): StillShape {
  return Object.hasOwn(STILL_SHAPES, name) ? STILL_SHAPES[name as StillName] : { ...TALL, folder: 'pictures' };
}
