import { CATEGORIES, type CategorySeed } from '../categories';
import type { GenderName } from '../genders';
import { INDIAN_REGIONS, REGIONS, type Region } from '../regions';
import type { SeededRandom } from '../seeded-random';
import { fittingSkills, fittingSubCategories } from './fitting-skills';
import { ageOf, looksFemale, SEED_YEAR, type TalentDraft } from './talent-draft';

const GENDER_ODDS: readonly { readonly name: GenderName; readonly weight: number }[] = [
  { name: 'Female', weight: 53 },
  { name: 'Male', weight: 42 },
  { name: 'Non-binary', weight: 2.5 },
  { name: 'Transgender woman', weight: 1.5 },
  { name: 'Transgender man', weight: 1 },
];
/** Cities to which people from all over India move for work. */
const METROS = ['Mumbai', 'Mumbai', 'Mumbai', 'Delhi', 'Bengaluru', 'Hyderabad', 'Chennai', 'Kolkata', 'Pune'];
const NAME_TRIES = 12;

/** Draws a name that is not in `taken`, as long as the lists have one. */
export function drawPerson(random: SeededRandom, taken: Set<string>): TalentDraft {
  const region = random.pickWeighted(REGIONS);
  const gender = random.pickWeighted(GENDER_ODDS).name;
  const category = random.pickWeighted(CATEGORIES);
  const subCategory = random.pick(fittingSubCategories(category, region));
  const bornOn = drawBirthday(random, category, subCategory.name);
  return {
    name: drawName(random, { region, gender, taken }),
    gender,
    bornOn,
    region,
    category,
    subCategory,
    city: drawCity(random, region),
    skills: random.pickSome(fittingSkills(subCategory, region), random.between(3, 5)),
    languages: drawLanguages(random, region),
    years: drawYears(random, ageOf(bornOn)),
  };
}

type NameRequest = { readonly region: Region; readonly gender: GenderName; readonly taken: Set<string> };

function drawName(random: SeededRandom, { region, gender, taken }: NameRequest): string {
  const all = [...region.women, ...region.men];
  const given = gender === 'Non-binary' ? all : looksFemale(gender) ? region.women : region.men;
  let name = '';
  for (let tries = 0; tries < NAME_TRIES; tries += 1) {
    name = `${random.pick(given)} ${random.pick(region.families)}`;
    if (!taken.has(name)) break;
  }
  taken.add(name);
  return name;
}

function drawCity(random: SeededRandom, region: Region): string {
  if (INDIAN_REGIONS.includes(region) && random.happens(0.34)) return random.pick(METROS);
  return random.pick(region.cities);
}

function drawLanguages(random: SeededRandom, region: Region): string[] {
  const [first = 'English', ...others] = region.languages;
  const known = others.filter(() => random.happens(0.78));
  return [first, ...(known.length > 0 ? known : others.slice(0, 1))];
}

function drawBirthday(random: SeededRandom, category: CategorySeed, subCategory: string): string {
  const isSilver = subCategory === 'Silver class' || subCategory === 'Character and comedy';
  const middle = isSilver ? 54 : ['Model', 'Influencer', 'Dancer'].includes(category.name) ? 26 : 32;
  const age = Math.max(19, Math.min(78, random.around(middle, isSilver ? 8 : 5)));
  const month = String(random.between(1, 12)).padStart(2, '0');
  const day = String(random.between(1, 28)).padStart(2, '0');
  return `${SEED_YEAR - age - 1}-${month}-${day}`;
}

function drawYears(random: SeededRandom, age: number): number {
  const longest = Math.max(2, age - 18);
  return Math.min(longest, random.between(2, Math.max(3, Math.round(longest * 0.7))));
}
