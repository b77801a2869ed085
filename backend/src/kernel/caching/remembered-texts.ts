/** What an entry takes besides its text, roughly: a filter has as many objects as its text has words. */
const ENTRY_CHARACTERS = 500;

/** What texts were found to mean, for as many as fit; those asked for longest ago go first. What is refused is not kept. */
export class RememberedTexts<Value> {
  private readonly kept = new Map<string, Value>();
  private used = 0;

  constructor(private readonly mostCharacters: number) {}

  /** The same frozen value for the same text. */
  read(text: string, find: (text: string) => Value): Value {
    const known = this.kept.get(text);
    if (known !== undefined) {
      this.kept.delete(text);
      this.kept.set(text, known);
      return known;
    }
    const value = frozen(find(text));
    this.kept.set(text, value);
    this.used += text.length + ENTRY_CHARACTERS;
    this.dropOldest();
    return value;
  }

  private dropOldest(): void {
    for (const text of this.kept.keys()) {
      if (this.used <= this.mostCharacters) return;
      this.kept.delete(text);
      this.used -= text.length + ENTRY_CHARACTERS;
    }
  }
}

/** In depth: many requests share it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
