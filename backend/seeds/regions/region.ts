/** Where a talent comes from: decides name, languages, home city and the poster's wardrobe. */
export type Region = {
  readonly key: string;
  readonly weight: number;
  readonly cities: readonly string[];
  readonly languages: readonly string[];
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly families: readonly string[];
};

type RegionText = Readonly<Record<'cities' | 'languages' | 'women' | 'men' | 'families', string>>;

/** Words are parted by blanks; an underscore stands for a blank inside a name. */
export function region(key: string, weight: number, text: RegionText): Region {
  return {
    key,
    weight,
    cities: split(text.cities),
    languages: split(text.languages),
    women: split(text.women),
    men: split(text.men),
    families: split(text.families),
  };
}

function split(text: string): string[] {
  return text
    .trim()
    .split(/\s+/u)
    .map((word) => word.replaceAll('_', ' '));
}
