import { type DocumentBlock, type HeadedPage, type PageMetadata, type PageName, type Story } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DocumentsService, PagesService, StoriesService } from '../../content';
import { paragraph } from '../../kernel/seo/sent-blocks';
import { OpenJobsService } from '../../jobs';
import { TalentsService } from '../../talents';
import { textOfPageBlock } from './block-text';

export type PageText = Omit<NonNullable<PageMetadata['main']>, 'only_without_scripts'>;

const TAGLINE = 'Got Talent? Get Discovered!';
const MOST_TALENTS = 12;
const MOST_JOBS = 30;
/** Links for visitors without scripts, who have no menu. */
const WAYS_ON = [
  { text: 'Find talent', to: '/talents' },
  { text: 'Explore New Jobs', to: '/jobs' },
  { text: 'Success Stories', to: '/success' },
  { text: 'Questions and answers', to: '/faqs' },
  { text: 'Articles', to: '/article' },
  { text: 'About us', to: '/about-us' },
  { text: 'Contact', to: '/contactus' },
] as const;

/** Readable text of pages composed of copy and lists; only what every visitor sees there. */
@Injectable()
export class PageTextsService {
  constructor(
    private readonly pages: PagesService,
    private readonly stories: StoriesService,
    private readonly documents: DocumentsService,
    private readonly talents: TalentsService,
    private readonly openJobs: OpenJobsService,
  ) {}

  read(page: HeadedPage): Promise<PageText> {
    switch (page) {
      case 'success':
        return this.success();
      case 'talents':
        return this.newest();
      case 'jobs':
        return this.jobs();
      default:
        return this.pageCopy(page);
    }
  }

  private async success(): Promise<PageText> {
    const [{ title, lede, in_short, blocks }, stories] = await Promise.all([
      this.documents.read({ kind: 'page', name: 'success' }),
      this.stories.list(),
    ]);
    return { title, lede, in_short, blocks: [...blocks, ...stories.flatMap(storyBlocks)] };
  }

  private async newest(): Promise<PageText> {
    const cards = await this.talents.newestVisible(MOST_TALENTS);
    const items = cards.map(({ slug, display_name, location, skills }) => [
      { text: display_name, to: `/${slug}` },
      { text: `, ${[location, ...skills].join(', ')}` },
    ]);
    return { title: 'Talent', lede: 'Actors, singers, models, creators: the newest on the wall.', in_short: [], blocks: listOf(items) };
  }

  private async jobs(): Promise<PageText> {
    const jobs = await this.openJobs.newestJobs(MOST_JOBS);
    const items = jobs.map(({ id, slug, title, category, location, dates, pay, currency, pay_unit, closes_on, posted_by }) => [
      { text: title, to: `/jobs/${id}-${slug}` },
      {
        text: `: ${category}, ${location}, ${dates}. ${pay > 0 ? `${currency} ${pay} ${pay_unit}` : 'Unpaid'}. ${posted_by}, closes ${closes_on}.`,
      },
    ]);
    return { title: 'Jobs', lede: 'Open casting calls with the fee on the line.', in_short: [], blocks: listOf(items) };
  }

  private async pageCopy(page: PageName): Promise<PageText> {
    const places = Object.entries((await this.pages.read(page)).blocks).flatMap(([place, block]) => (block ? [{ place, block }] : []));
    const first = places.find(({ place }) => place === 'hero' || place === 'cover');
    const opening = first?.block.type === 'band' ? first.block : { title: TAGLINE, text: undefined };
    const blocks = places.filter((one) => one !== first).flatMap(({ place, block }) => textOfPageBlock(place, block));
    const waysOn = page === 'home' ? listOf(WAYS_ON.map((link) => [link])) : [];
    return { title: opening.title, lede: opening.text ?? '', in_short: [], blocks: [...blocks, ...waysOn] };
  }
}

function storyBlocks({ name, role, quote, slug }: Story): DocumentBlock[] {
  return [
    { kind: 'heading', level: 2, id: slug, text: name },
    { kind: 'quote', spans: [{ text: quote }] },
    paragraph(role),
    paragraph(`See the profile of ${name}`, `/${slug}`),
  ];
}

function listOf(items: Extract<DocumentBlock, { kind: 'list' }>['items']): DocumentBlock[] {
  return items.length === 0 ? [] : [{ kind: 'list', isOrdered: false, items }];
}
