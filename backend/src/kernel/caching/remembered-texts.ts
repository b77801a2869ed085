import { LRUCache } from 'lru-cache';

/** What an entry takes besides its text, roughly: a filter has as many objects as its text has words. */
const ENTRY_CHARACTERS = 500;

/** What texts were found to mean, for as many as fit; those asked for longest ago go first. What is refused is not kept. */
export class RememberedTexts<Value extends object> {
  private readonly kept: LRUCache<string, Value>;

  constructor(mostCharacters: number) {
    this.kept = new LRUCache({ maxSize: mostCharacters, sizeCalculation: (_value, text) => text.length + ENTRY_CHARACTERS });
  }

  /** The same frozen value for the same text. */
  read(text: string, find: (text: string) => Value): Value {
    const known = this.kept.get(text);
    if (known !== undefined) return known;
    const value = frozen(find(text));
    this.kept.set(text, value);
    return value;
  }
}

/** In depth: many requests share it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
