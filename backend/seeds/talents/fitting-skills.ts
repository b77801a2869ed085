import type { CategorySeed, SubCategorySeed } from '../categories';
import { INDIAN_REGIONS, type Region } from '../regions';

/** Skills learnt in India; talents from other countries get the other skills. */
const INDIAN =
  /Hindi|Tamil|Punjabi|Regional cinema|Daily soaps|Mytholog|Kalari|Saree|Lehenga|Sherwani|Handloom|Cricket|Kabaddi|Sangeet|Varmala|Shayari|Hindustani|Carnatic|Khayal|Thumri|Alapana|Devotional|Tanpura|Sufi|Qawwali|Baul|Lavani|Dholak|Ghazal|Bharatanatyam|Kathak|Odissi|Kuchipudi|Mohini|Manipuri|Abhinaya|Bollywood|Garba|Bhangra|Ghoomar|Bihu|Chhau|Kalbelia|Tabla|Mridangam|Harmonium|Sitar|Sarod|Sarangi|Bansuri|Shehnai|Nadaswaram|South Indian|Family games/u;
const FEWEST = 3;

export function fittingSkills(subCategory: SubCategorySeed, region: Region): readonly string[] {
  if (INDIAN_REGIONS.includes(region)) return subCategory.skills;
  return subCategory.skills.filter((skill) => !INDIAN.test(skill));
}

export function fittingSubCategories(category: CategorySeed, region: Region): readonly SubCategorySeed[] {
  return category.subCategories.filter((subCategory) => fittingSkills(subCategory, region).length >= FEWEST);
}
