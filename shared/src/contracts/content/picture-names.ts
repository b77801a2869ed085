// Separate from the schemas, so that a page that only shows a picture does not ship the validator.

/** Shapes in which a picture of a text is cropped, as width by height. */
export const PICTURE_SHAPES = { portrait: 4 / 5, landscape: 3 / 2, wide: 16 / 9 } as const;
export type PictureShape = keyof typeof PICTURE_SHAPES;
export const PICTURE_SHAPE_NAMES = Object.keys(PICTURE_SHAPES) as readonly PictureShape[];

/** Pictures that the site ships with, by the folder of the media they are in. */
export const SHIPPED_PICTURES = {
  scenes: ['campaign', 'night-show', 'sangeet', 'stage', 'sunrise'],
  stills: [
    'bottle',
    'bottle-jars',
    'trio',
    'bag',
    'bag-curtain',
    'plate-tall',
    'plate-night',
    'chai',
    'chai-monsoon',
    'chai-plate',
    'ring',
    'ring-close',
    'ring-jhumka',
    'jhumka',
    'jhumka-rose',
    'kurta',
    'kurta-white',
    'kurta-ink',
    'kurta-close',
    'kurta-rail',
    'gown',
    'gown-rose',
    'gown-teal',
    'gown-close',
    'gown-bag',
    'shot-white',
    'shot-hero',
    'shot-lifestyle',
    'include',
    'plate',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const UPLOADED = /^[0-9a-f]{32}$/u;
const isAmong = (names: readonly string[], name: string) => names.includes(name);

/** Returns whether this is the name of an uploaded picture: 128 random bits in hexadecimal digits. */
export function isUploadedName(name: string): boolean {
  return UPLOADED.test(name);
}

/** Returns whether a text may name this picture: an uploaded one, or one that the site ships with. */
export function isPictureName(name: string): boolean {
  return isUploadedName(name) || Object.values(SHIPPED_PICTURES).some((names) => isAmong(names, name));
}

/** Returns the path of a picture's 640 px file below the asset base, as `pictureSources` takes it. */
export function picturePath(name: string): string {
  const folder = isUploadedName(name) ? 'pictures' : isAmong(SHIPPED_PICTURES.scenes, name) ? 'scenes' : 'stills';
  return `${folder}/${name}-640.webp`;
}
