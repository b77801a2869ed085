/** Words of the random jobs; few, like their places, so that filters find some and orders have ties. */
export const WORDS = ['Lead', 'Élodie', 'film', 'filmi', 'Øre', 'tea', 'x', 'आशा', "d'Souza"];
export const CITIES = [
  { id: 1, name: 'Mumbai', state: 'Maharashtra', country: 'India' },
  { id: 2, name: 'São Paulo', state: 'São Paulo', country: 'Brazil' },
  { id: 3, name: 'Munnar', state: 'Kerala', country: 'India' },
];
export const WORLD = {
  genders: ['Female', 'Male'].map((name, index) => ({ id: index + 1, name })),
  categories: ['Actor', 'Writer', 'Singer'].map((name, index) => ({
    id: index + 1,
    slug: name.toLowerCase(),
    name,
    hasPhysical: false,
    hasSocial: false,
  })),
  subCategories: [],
  cities: CITIES,
  attributes: [],
};
export const NOW = Date.parse('2026-11-20T10:00:00Z');
export const TODAY = '2026-11-20';
