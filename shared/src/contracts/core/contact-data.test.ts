import { hasContactData } from './contact-data';

describe('Contact data in the words of a profile', () => {
  test.each([
    'Call 98765 43210',
    'WhatsApp +91-98765-43210 any time',
    '(022) 2345 6789',
    '९८७६५४३२१०',
    '９８７６５４３２１０',
    'asha.rao@example.com',
    'asha (at) example (dot) com',
    'asha at example dot com',
    'asharao gmail.com',
    'asharao gmail dot com',
  ])('is found: %s', (text) => {
    expect(hasContactData(text)).toBe(true);
  });

  test.each([
    'Best newcomer of 2019, 2020 and 2021',
    '2018 2019 2020 2021',
    '2018/2019/2020',
    'On stage 1998-2004, on screen 2005–2012',
    'Danced at the Polka Dot theatre, a positive outlook. Comedy, too.',
    'Followed by 1,20,00,000 people',
    '5 ft 10, 72 kg, 38-30-36',
    'On stage @ Prithvi',
    'आशा राव, १२ साल',
  ])('is not seen in: %s', (text) => {
    expect(hasContactData(text)).toBe(false);
  });
});
