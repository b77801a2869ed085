import { CITIES } from '../../../seeds/regions/cities';
import { Gazetteer, gazetteer } from './gazetteer';
import source from './places.json';

const placeOf = (text: string) => {
  const place = gazetteer().named(text);
  return place && `${place.name}, ${place.state}, ${place.country}`;
};

test.each([
  ['Navi Mumbai', 'Navi Mumbai, Maharashtra, India'],
  ['Sangli', 'Sangli, Maharashtra, India'],
  ['tirunelveli', 'Tirunelveli, Tamil Nadu, India'],
  ['Hazārībāgh', 'Hazaribagh, Jharkhand, India'],
  ['Panaji', 'Panaji, Goa, India'],
  ['Bangalore', 'Bengaluru, Karnataka, India'],
  ['Gurgaon', 'Gurugram, Haryana, India'],
  ['Gurugram', 'Gurugram, Haryana, India'],
  ['Bombay', 'Mumbai, Maharashtra, India'],
  ['Madras', 'Chennai, Tamil Nadu, India'],
  ['London', 'London, England, United Kingdom'],
  ['London, Ontario, Canada', 'London, Ontario, Canada'],
  ['Pune, Maharashtra, India', 'Pune, Maharashtra, India'],
  ['Peking', 'Beijing, Beijing, China'],
])('TAL-01 %s is found, as %s', (text, place) => {
  expect(placeOf(text)).toBe(place);
  expect(
    gazetteer()
      .suggest(text.split(',')[0] ?? '')
      .map(({ name }) => name),
  ).toContain(place.split(',')[0]);
});

test('cities that profiles and jobs already name keep their number and spelling', () => {
  for (const city of CITIES) expect(gazetteer().find(city.id)).toEqual(city);
});

test('every place has a number of its own, and names that the database has room for', () => {
  const rows = source.places.split('\n').map((row) => row.split('\t'));
  expect(new Set(rows.map(([id]) => Number(id))).size).toBe(rows.length);
  expect(rows.every(([id, ...names]) => Number(id) < 2_147_483_647 && names.length === 3 && names.every((name) => name.length <= 80))).toBe(
    true,
  );
});

test('TAL-01 what is called so comes first, then what begins so, the largest first, and never more than eight', () => {
  const names = (text: string) =>
    gazetteer()
      .suggest(text)
      .map(({ name }) => name);
  expect(names('mumb')[0]).toBe('Mumbai');
  expect(names('maharashtra').slice(0, 2)).toEqual(['Mumbai', 'Pune']);
  for (const text of ['', 'a', 'sa', 'san', 'india', 'united states']) expect(names(text)).toHaveLength(8);
  expect(names('no such place')).toEqual([]);
});

test('SEC-42 a text of signs or of many letters finds nothing and costs a search by halves', () => {
  for (const text of ['%', '_', '\\', "'; DROP TABLE city; --", 'x'.repeat(120), '|']) expect(gazetteer().suggest(text)).toEqual([]);
  expect(gazetteer().find(2_000_000_000)).toBeUndefined();
  expect(new Gazetteer({ places: '1\tPune\t\tIndia', names: 'pune\t0' }).named('pune')).toEqual({
    id: 1,
    name: 'Pune',
    state: '',
    country: 'India',
  });
});
