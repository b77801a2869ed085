const DEEPEST = 8;
const MOST_KEYS = 2000;
// A NUL byte, or half of a surrogate pair, which databases store differently.
const BROKEN_TEXT = new RegExp('\\0|\\p{Surrogate}', 'u');

export class UncleanInput extends Error {
  constructor(
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Returns a copy without property names of Object.prototype (`__proto__`, `constructor`, `toString` …). Throws UncleanInput for
 * text that cannot be stored, values nested deeper than 8 levels, and more than 2000 values.
 */
export function cleanInput(input: unknown): unknown {
  return copy(input, '', 0, { keys: MOST_KEYS });
}

function copy(value: unknown, path: string, depth: number, budget: { keys: number }): unknown {
  if (typeof value === 'string') return requireStorable(value, path);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) throw new UncleanInput(path, 'This is nested too deeply.');
  const step = (inner: unknown, innerPath: string) => {
    budget.keys -= 1;
    if (budget.keys < 0) throw new UncleanInput(innerPath, 'There are too many values.');
    return copy(inner, innerPath, depth + 1, budget);
  };
  if (Array.isArray(value)) return value.map((inner: unknown, index) => step(inner, `${path}[${index}]`));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(name in Object.prototype))
      .map(([name, inner]) => [requireStorable(name, path), step(inner, path === '' ? name : `${path}.${name}`)]),
  );
}

function requireStorable(text: string, path: string): string {
  if (BROKEN_TEXT.test(text)) throw new UncleanInput(path, 'This text has characters that cannot be stored.');
  return text;
}
