import { MESSAGES } from '@alltalent/shared/contracts';
import { refusePassword } from './password.policy';

const OWNER = { email: 'asha.rao@example.com', firstName: 'Asha', lastName: 'Rao', mobileNumber: '9812345670' };

test.each([
  'correct horse battery',
  'mein Hund heißt Bello',
  '               x y z',
  'नमस्ते दुनिया कैसी है',
  '🎬🎭🎤🎧🎼🎹🥁🎷🎺🎸🪕🎻🎲🎯🎳',
  'asha loves monsoon rain',
  'all talent needs some time',
])('SEC-31 %j is taken: no rule about kinds of characters', (password) => {
  expect(refusePassword(password, OWNER)).toBeNull();
});

test.each(['', 'fourteen chars', '🎬🎭🎤🎧🎼🎹🥁🎷'])('%j is too short, counted in characters', (password) => {
  expect(refusePassword(password, OWNER)).toBe(MESSAGES.passwordTooShort);
});

test.each([
  'aaaaaaaaaaaaaaaa',
  '               ',
  'abcabcabcabcabcabc',
  '1212121212121212',
  '123456789012345',
  '987654321098765',
  'abcdefghijklmnop',
  'XYZabcdefghijklm',
  'qwertyuiopasdfgh',
  '1-2-3-4-5-6-7-8-9-0-1-2',
])('%j is a pattern and refused', (password) => {
  expect(refusePassword(password, OWNER)).toContain('repeats or counts on');
});

test.each([
  'asha.rao@example.com',
  'ASHA RAO ASHA RAO',
  'rao.asha.rao.asha',
  'asha-rao-asharao-2024',
  '9812345670 98123',
  'AshaAshaAshaAsha',
])('%j is what others know of its owner and refused', (password) => {
  expect(refusePassword(password, OWNER)).toContain('your own name');
});

test.each(['All Talent All Talent', 'passwordpassword', 'PasswordPassword1', 'iloveyou iloveyou!'])(
  '%j is tried first and refused',
  (password) => {
    expect(refusePassword(password, OWNER)).toContain('first words that are tried');
  },
);

test('an account without a name or number has no words of its own to avoid', () => {
  expect(refusePassword('a quiet afternoon', { email: '', firstName: '', lastName: '', mobileNumber: '' })).toBeNull();
});
