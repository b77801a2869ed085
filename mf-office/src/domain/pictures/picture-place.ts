import { PICTURE_SHAPE_NAMES, type PictureShape, type TextKind } from '@alltalent/shared/contracts';

/** A picture that was chosen; `alt` is '' where nobody has said yet what it shows. */
export type ChosenPicture = { readonly name: string; readonly alt: string };

/** Fields that name a picture, and the field beside each that says what it shows. */
const ALT_FIELDS: Readonly<Record<string, string>> = { picture: 'picture_alt', art: 'alt' };

/** Returns whether the field of this name holds a picture. */
export function isPictureField(name: string): boolean {
  return Object.hasOwn(ALT_FIELDS, name);
}

/** Returns the path of the field that says what the picture at `path` shows. */
export function altPathOf(path: string, name: string): string {
  return `${path.slice(0, path.length - name.length)}${ALT_FIELDS[name] ?? ''}`;
}

/** Returns the shapes that a picture may have in its place; drawings stand in places of every shape. */
export function shapesOf(name: string, kind: TextKind): readonly PictureShape[] {
  if (name === 'art') return PICTURE_SHAPE_NAMES;
  return kind === 'article' ? ['wide'] : ['portrait'];
}
