/** Returns the paths and types of all values in a response; a list has those of all its items. */
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
