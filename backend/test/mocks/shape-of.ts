/** Shape of a response: names and types of its values; a list has the types of all its items. */
export function shapeOf(value: unknown): string[] {
  return [...new Set(walk('', value))].sort();
}

function walk(path: string, value: unknown): string[] {
  if (Array.isArray(value)) return [`${path}[]`, ...value.flatMap((item) => walk(`${path}[]`, item))];
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) => walk(`${path}.${name}`, inner));
  }
  return [`${path}: ${value === null ? 'null' : typeof value}`];
}
