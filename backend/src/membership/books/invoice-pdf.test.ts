import { anInvoice } from '../../../test/support/membership/invoices';
import { readPdf } from '../../../test/support/read-pdf';
import { invoicePdf } from './invoice-pdf';

const RIGHT_MARGIN = 547;
const read = async (...invoice: Parameters<typeof anInvoice>) => readPdf(await invoicePdf(anInvoice(...invoice)));
const longBuyer = {
  name: `Raghunathan-Venkatasubramanian ${'Chandrasekharan '.repeat(6)}`.slice(0, 120),
  address: `${'W'.repeat(120)}\nThiruvananthapuram 695001`,
  gstin: '27AAAAA0000A1Z2',
  stateCode: '26',
};

test('MEM-06 the invoice says everything that the tax law asks for', async () => {
  const { text, title, pages, marked } = await read({}, { discountMinor: 40_000 });
  for (const part of [
    'Tax invoice',
    'AT/26-27/000001',
    '25 November 2026',
    'All Talent (demonstration)',
    'GSTIN 27AAAAA0000A1Z2',
    'Asha Rao',
    '12 Carter Road, Bandra West',
    'Maharashtra (state code 27)',
    'Reverse charge No',
    '998439',
    'Membership “One Year”',
    'Term from 25 November 2026 to 25 November 2027',
    'List price, tax included ₹ 3,999.00',
    'Discount, tax included − ₹ 400.00',
    'Taxable value ₹ 3,388.98',
    'CGST at 9% ₹ 305.01',
    'SGST at 9% ₹ 305.01',
    'Rupees three thousand nine hundred ninety-nine only',
    'pay_NkT5wXq1aB2c3D',
    'not refunded',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('IGST');
  expect([title, marked, pages.length]).toEqual(['Tax invoice AT/26-27/000001', true, 1]);
  expect(JSON.stringify(pages[0]?.tree)).toContain('"H1"');
});

test('MEM-06 another state, or a buyer abroad, pays IGST', async () => {
  const { text } = await read({}, { cgstMinor: 0, sgstMinor: 0, igstMinor: 61_002, buyer: { ...longBuyer, gstin: '', stateCode: '96' } });
  expect(text).toContain('Outside India (state code 96)');
  expect(text).toContain('IGST at 18% ₹ 610.02');
  expect(text).not.toContain('CGST');
});

test('MEM-06 a credit note names the invoice that it takes back', async () => {
  const { text } = await read({ kind: 'credit', number: 'AC/26-27/000001' }, { corrects: 'AT/26-27/000001' });
  expect(text).toContain('Credit note');
  expect(text).toContain('For invoice AT/26-27/000001');
  expect(text).not.toContain('not refunded');
});

test('MEM-06 a name in Devanagari is printed in it, beside other scripts', async () => {
  const { text } = await read({}, { buyer: { name: 'आशा पटेल Łukasz Ελένη Иван', address: '१२ गली', gstin: '', stateCode: '27' } });
  for (const part of ['आशा पटेल', 'Ł', 'ukasz', 'Ελένη', 'Иван', '१२ गली']) expect(text).toContain(part);
});

test.each([
  ['an invoice', {}, {}],
  ['a credit note', { kind: 'credit' }, { corrects: 'AT/26-27/9999999' }],
] as const)(
  'MEM-06 the longest names, addresses and references wrap on the one page of %s, and nothing leaves its column',
  async (_name, row, said) => {
    const { pages, text } = await read(row, {
      ...said,
      buyer: longBuyer,
      paymentRef: 'p'.repeat(120),
      line: `Membership “${'M'.repeat(40)}”`,
    });
    const texts = pages.flatMap((page) => page.texts);
    expect(pages).toHaveLength(1);
    for (const { x, y, width } of texts) expect([x >= 48, x + width <= RIGHT_MARGIN + 0.1, y > 40]).toEqual([true, true, true]);
    const seller = texts.find(({ text: part }) => part === 'Sold by');
    const left = texts.filter(({ x, y }) => x < 300 && seller && y < seller.y && y > seller.y - 60);
    for (const { x, width } of left) expect(x + width).toBeLessThan(310);
    expect(text.replace(/ /gu, '')).toContain('W'.repeat(120));
  },
);

test('MEM-06 an invoice is the same file at every download', async () => {
  expect(await invoicePdf(anInvoice())).toEqual(await invoicePdf(anInvoice()));
});
