import { readFileSync, writeFileSync } from 'node:fs';
import { CITIES } from '@alltalent/backend/seeds/cities';
import { foldText } from '@alltalent/backend/search-tokens';

/** Smallest population of places outside India; in India, every place of the source is included. */
const SMALLEST_TOWN = 15_000;
/** Parts of a city, such as Navi Mumbai in the source, are included from this population on. */
const LARGEST_PART = 100_000;
/** Towns outside India with fewer people are found only by their local name. */
const KNOWN_ABROAD = 100_000;
const WORLD_CITY = 1_000_000;
const MOST_ALIASES = 16;
const MOST_ALIASES_OF_WORLD_CITY = 60;
/** Towns that the source lists under a former name. */
const RENAMED: Readonly<Record<string, string>> = { Gurugram: 'Gurgaon', 'New York': 'New York City' };
const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });
const COUNTRY_NAMES: Readonly<Record<string, string>> = { AE: 'UAE', HK: 'Hong Kong', TR: 'Türkiye', MM: 'Myanmar' };
const LATIN_NAME = /^[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M} .'’-]{3,59}$/u;

type Place = { readonly id: number; readonly name: string; readonly state: string; readonly country: string; readonly aliases: string[] };
type Ranked = Place & { readonly population: number };

function main(citiesFile: string, regionsFile: string, outFile: string): void {
  const regions = new Map(
    (JSON.parse(readFileSync(regionsFile, 'utf8')) as { code: string; name: string }[]).map((one) => [one.code, one.name]),
  );
  const places = readFileSync(citiesFile, 'utf8')
    .split('\n')
    .flatMap((line) => toPlace(line, regions));
  const ranked = withKnownIds(places).sort((one, other) => other.population - one.population || one.id - other.id);
  const rows = ranked.map(({ id, name, state, country }) => [id, name, state, country].join('\t'));
  const names = ranked
    .flatMap(({ name, aliases }, rank) => [`${foldText(name)}\t${rank}`, ...aliases.map((alias) => `${alias}\t-${rank}`)])
    .sort(byCodeUnit);
  const source = 'GeoNames, https://www.geonames.org, CC BY 4.0';
  writeFileSync(outFile, `${JSON.stringify({ source, places: rows.join('\n'), names: names.join('\n') })}\n`);
  console.log(`${rows.length} places, ${names.length} names`);
}

/** Compares by code units, as the search does. */
const byCodeUnit = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function toPlace(line: string, regions: ReadonlyMap<string, string>): Ranked[] {
  const [id = '', name = '', ascii = '', alternates = '', , , , kind = '', country = '', , region = '', , , , people = ''] =
    line.split('\t');
  const population = Number(people);
  if (!kind.startsWith('PPL') || ['PPLQ', 'PPLH', 'PPLW', 'PPLCH'].includes(kind)) return [];
  if (kind === 'PPLX' && population < LARGEST_PART) return [];
  if (country !== 'IN' && population < SMALLEST_TOWN) return [];
  const state = (regions.get(`${country}.${region}`) ?? '').slice(0, 80);
  const place = {
    id: Number(id),
    name: ascii || name,
    state,
    country: COUNTRY_NAMES[country] ?? COUNTRIES.of(country) ?? country,
    population,
  };
  const others = country === 'IN' || population >= KNOWN_ABROAD ? alternates.split(',') : [];
  return [
    { ...place, aliases: aliasesOf(place.name, [name, ...others], population >= WORLD_CITY ? MOST_ALIASES_OF_WORLD_CITY : MOST_ALIASES) },
  ];
}

function aliasesOf(name: string, alternates: readonly string[], most: number): string[] {
  const folded = alternates.filter((text) => LATIN_NAME.test(text)).map(foldText);
  return [...new Set(folded)].filter((text) => text !== foldText(name)).slice(0, most);
}

/** Cities that profiles and jobs already name keep their id and spelling; the others use those of GeoNames. */
function withKnownIds(places: readonly Ranked[]): Ranked[] {
  const left = new Map(places.map((place) => [place.id, place]));
  const known = CITIES.map((city) => {
    const wanted = foldText(RENAMED[city.name] ?? city.name);
    const same = [...left.values()]
      .filter(({ country, name, aliases }) => country === city.country && (foldText(name) === wanted || aliases.includes(wanted)))
      .sort((one, other) => Number(other.state === city.state) - Number(one.state === city.state) || other.population - one.population)[0];
    if (same) left.delete(same.id);
    else console.log(`Not in the source: ${city.name}, ${city.state}`);
    const aliases = same ? aliasesOf(city.name, [same.name, ...same.aliases], MOST_ALIASES_OF_WORLD_CITY) : [];
    return { ...city, aliases, population: same?.population ?? 500_000 };
  });
  return [...known, ...left.values()];
}

const [citiesFile, regionsFile, outFile] = process.argv.slice(2);
if (!citiesFile || !regionsFile || !outFile) throw new Error('Usage: make-cities <cities500.txt> <admin1.json> <places.json>');
main(citiesFile, regionsFile, outFile);
