import type { Article, DocumentBlock, Faq, SiteDocument, Story } from '@alltalent/shared/contracts';

type StubResponse = unknown;

/**
 * Replaces the network: an address answers with its list, `'failure'` as a server that is down, and an address without
 * an answer never does.
 */
export function stubResponses(responses: Readonly<Record<string, StubResponse>>): {
  change: (path: string, response: StubResponse) => void;
} {
  const current = new Map(Object.entries(responses));
  globalThis.fetch = ((input: string) => {
    const path = String(input);
    if (!current.has(path)) return new Promise<Response>(() => undefined);
    const response = current.get(path);
    if (response === 'failure')
      return Promise.resolve(
        Response.json({ code: 'UNAVAILABLE', detail: 'Back in a moment.', status: 503, request_id: 'r-1' }, { status: 503 }),
      );
    return Promise.resolve(Response.json(response));
  }) as typeof fetch;
  return { change: (path, response) => current.set(path, response) };
}

export const listOf = (data: readonly unknown[]) => ({ status: 200, data });

export const aStory = (change: Partial<Story> = {}): Story => ({
  id: 1,
  name: 'Leela Pillai',
  role: 'Playback singer, Thiruvananthapuram',
  quote: 'A stranger in Chennai searched for me.',
  profile_image: '/media/talents/leela-pillai-640.webp',
  slug: 'leela-pillai',
  ...change,
});

export const aFaq = (change: Partial<Faq> = {}): Faq => ({
  name: 'is-it-free-to-join',
  topic: 'Getting started',
  question: 'Is it free to join?',
  blocks: [{ kind: 'paragraph', spans: [{ text: 'Yes. ' }, { text: 'Looking around', to: '/talents' }, { text: ' costs nothing.' }] }],
  ...change,
});

export const anArticle = (change: Partial<Article> = {}): Article => ({
  slug: 'self-tapes',
  title: 'A self-tape that gets watched',
  summary: 'Light, sound, frame.',
  author: 'The casting desk',
  published_on: '2026-07-19',
  reading_minutes: 4,
  tags: ['Self-tape', 'Actor'],
  ...change,
});

/** A legal text with these headings, and a paragraph below each. */
export const aDocument = (headings: readonly string[], change: Partial<SiteDocument> = {}): { status: number; data: SiteDocument } => ({
  status: 200,
  data: {
    kind: 'page',
    name: 'terms-of-use',
    version: 2,
    title: 'Terms of use',
    page_title: 'Terms of use | All Talent',
    description: 'The agreement.',
    lede: 'In words you can read on a bus.',
    author: '',
    tags: [],
    topic: '',
    order: 0,
    is_withdrawn: false,
    published_on: '',
    reading_minutes: 9,
    in_short: ['Looking is free.'],
    blocks: headings.flatMap((text): DocumentBlock[] => [
      { kind: 'heading', level: 2, id: text.toLowerCase().replaceAll(' ', '-'), text },
      { kind: 'paragraph', spans: [{ text: `About ${text}, see ` }, { text: 'the help', to: '/faqs' }, { text: '.' }] },
    ]),
    effective_on: '2026-11-03',
    is_current: true,
    former: [],
    next: null,
    ...change,
  },
});
