import PDFDocument from 'pdfkit';
import { type FontName, type FontWeight, fontData, runsOf } from './fonts';

export type Box = { readonly x: number; readonly y: number; readonly width: number };
export type TextStyle = {
  readonly size?: number;
  readonly weight?: FontWeight;
  readonly color?: string;
  readonly align?: 'left' | 'right';
  /** Structure element, for programs that read the page aloud. */
  readonly tag?: 'P' | 'H1' | 'H2';
  /** Most lines; a longer text is cut and ends with an ellipsis. */
  readonly most?: number;
};

export const INK = '#16121a';
export const MUTED = '#5f5666';
const SIZE = 9.5;
const LEADING = 1.45;
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

type Meta = { readonly title: string; readonly author: string; readonly at: number };

/** Pages of A4 on which text is set line by line, each run in a font that has its letters. It begins with one page. */
export class PageTypesetter {
  private readonly doc: PDFKit.PDFDocument;
  private readonly structure: PDFKit.PDFStructureElement;
  private readonly fonts = new Set<string>();

  constructor({ title, author, at }: Meta) {
    const dates = { CreationDate: new Date(at), ModDate: new Date(at) };
    const options = { lang: 'en-IN', displayTitle: true, tagged: true, pdfVersion: '1.7' } as const;
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      ...options,
      // Each text names its font. Without this, the library would open one of its own.
      font: '',
      info: { Title: title, Author: author, Creator: 'All Talent', Producer: 'All Talent', ...dates },
    });
    this.structure = this.doc.struct('Document');
    this.doc.addStructure(this.structure);
  }

  /** Writes text into a column, wrapped where it is too long; returns where the next line begins. */
  write(text: string, box: Box, style: TextStyle = {}): number {
    const { tag = 'P' } = style;
    const lines = this.linesOf(text, box.width, style);
    const content = this.doc.markStructureContent(tag);
    const lineHeight = this.lineHeight(style);
    lines.forEach((line, index) => this.writeLine(line, { ...box, y: box.y + index * lineHeight }, style));
    this.doc.endMarkedContent();
    this.structure.add(this.doc.struct(tag, { actual: text }, content));
    return box.y + lines.length * lineHeight;
  }

  /** Height that `write` takes for the text in a column. */
  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.linesOf(text, width, style).length * this.lineHeight(style);
  }

  /** Draws a JPEG over the whole box; `alt` describes it to programs that read the page aloud. */
  picture(jpeg: Uint8Array, { height, ...box }: Box & { readonly height: number }, alt: string): void {
    const content = this.doc.markStructureContent('Figure');
    this.doc.image(Buffer.from(jpeg), box.x, box.y, { width: box.width, height });
    this.doc.endMarkedContent();
    this.structure.add(this.doc.struct('Figure', { alt }, content));
  }

  /** Begins another page; everything after is written on it. */
  turnPage(): void {
    this.doc.addPage();
  }

  /** Draws a line or a filled area, which programs that read aloud skip. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw(this.doc);
    this.doc.endMarkedContent();
  }

  end(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    return new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
      this.structure.end();
      this.doc.end();
    });
  }

  private lineHeight({ size = SIZE }: TextStyle): number {
    return size * LEADING;
  }

  private writeLine(line: string, { x, y, width }: Box, style: TextStyle): void {
    let left = style.align === 'right' ? x + width - this.widthOf(line, style) : x;
    this.doc.fillColor(style.color ?? INK);
    for (const run of runsOf(line)) {
      this.useFont(run.font, style);
      this.doc.text(run.text, left, y, { lineBreak: false });
      left += this.doc.widthOfString(run.text);
    }
  }

  private linesOf(text: string, width: number, style: TextStyle): readonly string[] {
    const { most = Infinity } = style;
    const lines = text
      .normalize('NFC')
      .split('\n')
      .flatMap((line) => this.wrap(line, width, style));
    if (lines.length <= most) return lines;
    return [...lines.slice(0, most - 1), this.cut(lines[most - 1] ?? '', width, style)];
  }

  /** Shortens a line, between letters as people see them, until an ellipsis fits behind it. */
  private cut(line: string, width: number, style: TextStyle): string {
    const letters = Array.from(GRAPHEMES.segment(line), ({ segment }) => segment);
    while (letters.length > 0 && this.widthOf(`${letters.join('')}…`, style) > width) letters.pop();
    return `${letters.join('').trimEnd()}…`;
  }

  private wrap(text: string, width: number, style: TextStyle): readonly string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.widthOf(longer, style) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      const pieces = this.breakWord(word, width, style);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
    }
    return [...lines, line];
  }

  /** Breaks a word that is wider than its column, between letters as people see them. */
  private breakWord(word: string, width: number, style: TextStyle): readonly string[] {
    const pieces = [''];
    for (const { segment } of GRAPHEMES.segment(word)) {
      const longer = (pieces.at(-1) ?? '') + segment;
      if (this.widthOf(longer, style) <= width) pieces[pieces.length - 1] = longer;
      else pieces.push(segment);
    }
    return pieces;
  }

  private widthOf(text: string, style: TextStyle): number {
    return runsOf(text).reduce((sum, run) => {
      this.useFont(run.font, style);
      return sum + this.doc.widthOfString(run.text);
    }, 0);
  }

  private useFont(font: FontName, { size = SIZE, weight = 400 }: TextStyle): void {
    const name = `${font}-${weight}`;
    if (!this.fonts.has(name)) this.doc.registerFont(name, fontData(font, weight));
    this.fonts.add(name);
    this.doc.font(name).fontSize(size);
  }
}
