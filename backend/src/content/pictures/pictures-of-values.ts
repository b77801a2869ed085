import { isUploadedName } from '@alltalent/shared/contracts';

const FIELDS = ['picture', 'art'];

/** Returns the uploaded pictures that the fields `picture` and `art` of a text name, by the path of the field. */
export function picturesOfValues(values: unknown, path = ''): ReadonlyMap<string, string> {
  if (typeof values !== 'object' || values === null) return new Map();
  const found = Object.entries(values).flatMap(([name, value]): (readonly [string, string])[] => {
    const inner = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'string') return FIELDS.includes(name) && isUploadedName(value) ? [[inner, value]] : [];
    return [...picturesOfValues(value, inner)];
  });
  return new Map(found);
}
