import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads a PDF from the standard input and writes its texts and places as JSON. A program, because the library is an ES module. */
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 }).promise;
const { info } = await pdf.getMetadata();
const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { items, lang } = await page.getTextContent();
  const texts = items.map(({ str, width, transform: [, , , , x, y] }) => ({ text: str, x, y, width }));
  pages.push({ texts, lang, tree: await page.getStructTree() });
}
const marked = await pdf.getMarkInfo();
process.stdout.write(JSON.stringify({ title: info.Title, marked: marked?.Marked ?? false, pages }));
