/** Region of origin: decides a talent's name, languages, home city and clothes on the poster. */
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

/** Splits a list at blanks; an underscore becomes a blank inside a name. */
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
