/** What an answer is made of: names and kinds of its values, whatever they are; a list has the kinds of all its items. */
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
