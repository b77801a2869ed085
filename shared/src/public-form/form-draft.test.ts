import { saveDraft, readDraft } from './form-draft';

const KEY = 'draft';
const EMPTY = { name: '', mobile: { dialCode: null, number: '' }, website: '' } as const;

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a draft has its texts and phone numbers back, and never what only programs fill in', () => {
  const mobile = { dialCode: '91', number: '98765' };
  saveDraft(KEY, { name: 'Asha', mobile, website: 'http://spam.example' });
  expect(sessionStorage.getItem(KEY)).not.toContain('spam');
  expect(readDraft(KEY, EMPTY)).toEqual({ name: 'Asha', mobile, website: '' });
});

test('an empty form leaves nothing behind, whatever country was chosen', () => {
  saveDraft(KEY, { ...EMPTY, name: 'A' });
  saveDraft(KEY, { ...EMPTY, mobile: { dialCode: '44', number: '' } });
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test.each([
  '{"mobile": 7, "name": ["x"]',
  '{"mobile": 7, "name": ["x"], "evil": "1"}',
  '{"mobile": {"number": 5}}',
  '"text"',
  'null',
  '[]',
])('a draft that makes no sense (%s) is an empty form', (draft) => {
  sessionStorage.setItem(KEY, draft);
  expect(readDraft(KEY, EMPTY)).toEqual(EMPTY);
});

test('in a browser that keeps nothing a draft lives as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  saveDraft(KEY, { ...EMPTY, name: 'Asha' });
  expect(readDraft(KEY, EMPTY).name).toBe('Asha');
  saveDraft(KEY, EMPTY);
});
