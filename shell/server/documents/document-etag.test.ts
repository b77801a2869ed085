import { etagOf } from './document-etag';
import type { Part } from '../registry/document-parts';

const kept = Buffer.from('<p>drawn</p>');
const aDocument = (token: string, ...more: readonly Part[]): readonly Part[] => ['<main>', kept, '</main>', { own: token }, ...more];

test('documents that differ only in what is their own have one ETag', () => {
  expect(etagOf(aDocument('token-2'))).toBe(etagOf(aDocument('token-1')));
});

test.each<[string, readonly Part[]]>([
  ['a text', aDocument('token-1', 'more')],
  ['what is kept as bytes', ['<main>', Buffer.from('<p>drawm</p>'), '</main>', { own: 'token-1' }]],
  ['the place of what is kept', ['<main>', '</main>', kept, { own: 'token-1' }]],
])('documents that differ in %s have other ETags', (_what, parts) => {
  expect(etagOf(parts)).not.toBe(etagOf(aDocument('token-1')));
});

test('equal bytes are named alike, wherever they are kept: another front door gives the same ETag', () => {
  expect(etagOf(['<main>', Buffer.from(kept), '</main>', { own: 'token-1' }])).toBe(etagOf(aDocument('token-1')));
});
