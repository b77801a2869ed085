import { type Box, MUTED, PageTypesetter, type TextStyle } from './page-typesetter';

export type SheetPerson = {
  readonly name: string;
  /** Facts below the name, most important first. */
  readonly lines: readonly string[];
  /** JPEG, 4 to 5; null leaves a frame with the initials. */
  readonly picture: Uint8Array | null;
};
/** Everything a contact sheet says, in words: the thread that sets it has no catalogue of sentences. */
export type ContactSheet = {
  readonly title: string;
  readonly author: string;
  readonly at: number;
  /** Below the title, on every page: whom the sheet shows, and the day. */
  readonly subtitle: string;
  /** On every page: for whom the sheet was made. */
  readonly purpose: string;
  /** Says how many people are left out; '' for none. */
  readonly rest: string;
  /** Page numbers as they are printed, one for each page. */
  readonly numbers: readonly string[];
  readonly people: readonly SheetPerson[];
};

export const COLUMNS = 3;
export const PEOPLE_PER_PAGE = COLUMNS * 4;

const LEFT = 36;
const RIGHT = 559;
const WIDTH = RIGHT - LEFT;
const GAP = 16;
const CELL = (WIDTH - (COLUMNS - 1) * GAP) / COLUMNS;
const TOP = 94;
const ROW = 172;
const PICTURE = { width: 86, height: 107.5 };
const FOOT = 796;
const NUMBER_WIDTH = 90;
const MOST_LINES = 4;
const LINE = '#d9cfc0';
const NAME = { size: 9, weight: 600, tag: 'H2', most: 1 } as const satisfies TextStyle;
const FACT = { size: 7.5, most: 1 } as const satisfies TextStyle;
const SMALL = { size: 7.5, color: MUTED } as const satisfies TextStyle;

/** Sets a contact sheet as PDF: A4, three by four people a page, the same bytes for the same sheet. */
export function contactSheetPdf(sheet: ContactSheet): Promise<Buffer> {
  const page = new PageTypesetter(sheet);
  for (let first = 0, number = 0; number === 0 || first < sheet.people.length; first += PEOPLE_PER_PAGE, number += 1) {
    if (number > 0) page.turnPage();
    writeFrame(page, sheet, number);
    sheet.people.slice(first, first + PEOPLE_PER_PAGE).forEach((person, index) => writePerson(page, person, placeOf(index)));
  }
  return page.end();
}

function writeFrame(page: PageTypesetter, { title, subtitle, purpose, rest, numbers }: ContactSheet, number: number): void {
  const width = WIDTH;
  page.write(title, { x: LEFT, y: 30, width }, { size: 15, weight: 600, tag: 'H1', most: 1 });
  page.write(rest === '' ? subtitle : `${subtitle} ${rest}`, { x: LEFT, y: 55, width }, { ...SMALL, size: 8.5, most: 2 });
  rule(page, FOOT - 6);
  page.write(purpose, { x: LEFT, y: FOOT, width: width - NUMBER_WIDTH }, { ...SMALL, most: 2 });
  page.write(numbers[number] ?? '', { x: RIGHT - NUMBER_WIDTH, y: FOOT, width: NUMBER_WIDTH }, { ...SMALL, align: 'right', most: 1 });
}

function placeOf(index: number): Box {
  const column = index % COLUMNS;
  return { x: LEFT + column * (CELL + GAP), y: TOP + Math.floor(index / COLUMNS) * ROW, width: CELL };
}

function writePerson(page: PageTypesetter, { name, lines, picture }: SheetPerson, place: Box): void {
  const frame = { ...place, ...PICTURE };
  if (picture) page.picture(picture, frame, name);
  else writeInitials(page, name, frame);
  let y = page.write(name, { ...place, y: place.y + PICTURE.height + 3 }, NAME);
  for (const line of lines.filter((text) => text !== '').slice(0, MOST_LINES)) y = page.write(line, { ...place, y }, FACT);
}

function writeInitials(page: PageTypesetter, name: string, { x, y, width, height }: Box & { readonly height: number }): void {
  page.decorate((doc) => doc.rect(x, y, width, height).lineWidth(0.75).stroke(LINE));
  const initials = name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
  page.write(initials, { x: x + 8, y: y + 8, width: width - 16 }, { size: 18, color: MUTED, most: 1 });
}

function rule(page: PageTypesetter, y: number): void {
  page.decorate((doc) => doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(LINE));
}
