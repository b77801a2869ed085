import { LRUCache } from 'lru-cache';

/** Estimated size of an entry besides its text, in characters: a parsed filter has about one object per word. */
const ENTRY_CHARACTERS = 500;

/** LRU cache of values parsed from texts, up to a total size in characters. A text whose parsing throws is not cached. */
export class RememberedTexts<Value extends object> {
  private readonly cache: LRUCache<string, Value>;

  constructor(mostCharacters: number) {
    this.cache = new LRUCache({ maxSize: mostCharacters, sizeCalculation: (_value, text) => text.length + ENTRY_CHARACTERS });
  }

  /** Returns the cached value of `text`, or parses it with `find`. The value is frozen, as callers share it. Rethrows what `find` throws. */
  read(text: string, find: (text: string) => Value): Value {
    const known = this.cache.get(text);
    if (known !== undefined) return known;
    const value = frozen(find(text));
    this.cache.set(text, value);
    return value;
  }
}

/** Freezes a value in depth, as many requests share it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
