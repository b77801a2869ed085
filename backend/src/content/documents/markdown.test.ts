import { DomainError } from '../../kernel/domain-error';
import { readDocument } from './document.mapper';
import { readMarkdown } from './markdown';

const refusalOf = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof DomainError) return error.options.fields?.['markdown'] ?? '';
  }
  return 'not refused';
};

test('headings, paragraphs, lists, quotes and tables become blocks without any markup', () => {
  const text = [
    '## Fees & “taxes”',
    '',
    'Read the **whole** [policy](/return-policy),',
    'then *ask*.',
    '',
    '- one',
    '- two [mail](mailto:a@example.com)',
    '',
    '1. first',
    '',
    '> said',
    '',
    '| Plan | Days |',
    '| --- | --- |',
    '| Year | **365** |',
  ].join('\n');
  expect(readMarkdown(text)).toEqual([
    { kind: 'heading', level: 2, id: 'fees-taxes', text: 'Fees & “taxes”' },
    {
      kind: 'paragraph',
      spans: [
        { text: 'Read the ' },
        { text: 'whole', strong: true },
        { text: ' ' },
        { text: 'policy', to: '/return-policy' },
        { text: ', then ' },
        { text: 'ask', em: true },
        { text: '.' },
      ],
    },
    { kind: 'list', isOrdered: false, items: [[{ text: 'one' }], [{ text: 'two ' }, { text: 'mail', to: 'mailto:a@example.com' }]] },
    { kind: 'list', isOrdered: true, items: [[{ text: 'first' }]] },
    { kind: 'quote', spans: [{ text: 'said' }] },
    { kind: 'table', head: [[{ text: 'Plan' }], [{ text: 'Days' }]], rows: [[[{ text: 'Year' }], [{ text: '365', strong: true }]]] },
  ]);
});

test('a heading may name its own anchor, which stays when its words change', () => {
  expect(readMarkdown('## Fees {#what-it-costs}')).toEqual([{ kind: 'heading', level: 2, id: 'what-it-costs', text: 'Fees' }]);
});

test.each([
  ['a block of HTML', 'Hello\n\n<script>alert(1)</script>', /HTML is not allowed here \(line 3/u],
  ['HTML within a line', 'Hello <img src=x onerror=alert(1)> there', /HTML is not allowed here/u],
  ['a picture', '![x](https://example.com/x.png)', /picture is not allowed here/u],
  ['a link to a program', '[x](javascript:alert(1))', /Links begin with/u],
  ['a link to another scheme', '[x](data:text/html,x)', /Links begin with/u],
  ['a link that leaves the site without saying so', '[x](//evil.example)', /Links begin with/u],
  ['a heading that belongs to the page', '# Title', /Headings are ## or ###/u],
  ['two headings of one anchor', '## A\n\n## a', /Two headings have the anchor #a/u],
  ['a list in a list', '- a\n  - b', /plain paragraphs/u],
])('SEC-44 %s is refused, with its line', (_name, text, message) => {
  expect(refusalOf(() => readMarkdown(text))).toMatch(message);
});

const article = (matter: string) => ({ kind: 'article', name: 'a', version: 1, markdown: `---\n${matter}\n---\nWords.` }) as const;

test.each([
  ['nothing above the text', { ...article(''), markdown: 'Words.' }, /must begin with its front matter/u],
  ['no title', article('description: d\nauthor: a\ndate: "2026-07-19"\ntags: [x]'), /title/u],
  ['no author of an article', article('title: t\ndescription: d\ndate: "2026-07-19"\ntags: [x]'), /author/u],
  ['a name nobody reads', article('title: t\ndescription: d\nauthor: a\ndate: "2026-07-19"\ntags: [x]\nlayout: wide'), /layout/u],
  ['no YAML', article('title: [t'), /Front matter/u],
  ['aliases that multiply', article('title: &a t\ndescription: *a\nauthor: *a\ntags: [*a]'), /Front matter/u],
])('front matter with %s is refused by name', (_name, input, message) => {
  expect(refusalOf(() => readDocument(input))).toMatch(message);
});
