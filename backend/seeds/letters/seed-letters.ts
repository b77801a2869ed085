import { createHash } from 'node:crypto';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { DataSource } from 'typeorm';
import { seedStores } from '../seed-stores';
import { APPLICATION_TICKET, demoLetters } from './demo-letters';

const CLIENT_EMAIL = 'ritu.khanna@example.com';
const CV_LINES = ['Tara Menon', 'Casting, Kochi', '2022 to 2026: twelve short films', '2019 to 2022: theatre school, Thrissur'];
const [TITLE_SIZE, TEXT_SIZE, LEFT, TOP, STEP] = [24, 13, 60, 760, 30];

type LetterSeeds = {
  readonly now: number;
  /** Folder of the site's files; without it the application has no CV. */
  readonly dataDir: string | undefined;
};

/** Adds letters that wait in the office. A letter that is there stays as it is. */
export async function seedLetters(dataSource: DataSource, { now, dataDir }: LetterSeeds): Promise<void> {
  const { contactMessages, users } = seedStores(dataSource);
  const client = await users.findByLoginEmail(CLIENT_EMAIL);
  if (!client) return;
  const letters = demoLetters({ now, clientId: client.id, clientEmail: CLIENT_EMAIL });
  for (const letter of letters) {
    if (await contactMessages.findByTicket(letter.ticket)) continue;
    const cvName = letter.ticket === APPLICATION_TICKET && dataDir !== undefined ? await storeCv(dataSource, dataDir, now) : null;
    await contactMessages.insert({ ...letter, cvName });
  }
}

async function storeCv(dataSource: DataSource, dataDir: string, now: number): Promise<string> {
  const { cvFiles, cvStoreIn } = seedStores(dataSource);
  const bytes = await drawCv();
  const name = createHash('sha256').update(APPLICATION_TICKET).digest('hex').slice(0, 32);
  const askedBy = createHash('sha256').update(name).digest('hex');
  await cvFiles.delete(name);
  await cvFiles.insert({ name, askedBy, askedFrom: null, bytes: bytes.length, createdAt: now });
  await cvFiles.claim({ name, askedBy }, APPLICATION_TICKET);
  await cvStoreIn(dataDir).save(name, bytes);
  return name;
}

async function drawCv(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage();
  CV_LINES.forEach((line, index) =>
    page.drawText(line, { x: LEFT, y: TOP - index * STEP, size: index === 0 ? TITLE_SIZE : TEXT_SIZE, font }),
  );
  return Buffer.from(await document.save());
}
