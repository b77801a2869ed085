import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { dayInIndia } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { ExpiringCache } from '../../kernel/caching/expiring-cache';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { DocumentsService } from '../../content';
import { OpenJobsService } from '../../jobs';
import { GonePages } from '../../platform';
import { ShownSlugsService } from '../../talents';
import { SITEMAP_PAGES } from './sitemap-pages';
import { renderSitemapIndex, renderUrlSet, type SitemapEntry } from './sitemap-xml';

const compress = promisify(gzip);

/** The sitemap protocol's limit of URLs per file; a part covers this many talent ids, so that profiles never change part. */
export const IDS_PER_PART = 50_000;
const MOST_CACHED = 48;
/** A hidden profile leaves the files within 30 seconds, as it leaves other cached responses. */
const STATE_SECONDS = 30;
const CACHE_SECONDS = 3600;

/** Stands for the pages of profiles. */
const ANY_PROFILE = '/a-profile';

type ListedPage = { readonly path: string; readonly changedOn: string | undefined };

/** A file as it is sent, compressed once for all requests. */
export type SitemapFile = { readonly etag: string; readonly zipped: Buffer };

/** Sitemap files with every URL that search engines may list. */
@Injectable()
export class SitemapService {
  private readonly files: ExpiringCache<SitemapFile | null>;
  private readonly states: ExpiringCache<string>;

  constructor(
    private readonly talents: ShownSlugsService,
    private readonly documents: DocumentsService,
    private readonly jobs: OpenJobsService,
    private readonly gonePages: GonePages,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    const now = () => clock.now();
    this.files = new ExpiringCache({ seconds: CACHE_SECONDS, maxEntries: MOST_CACHED, now });
    this.states = new ExpiringCache({ seconds: STATE_SECONDS, maxEntries: 1, now });
  }

  index(): Promise<SitemapFile | null> {
    return this.cached('index', async () => renderSitemapIndex(await this.parts()));
  }

  /** Returns a part of the sitemap; null for an unknown one. */
  part(name: string): Promise<SitemapFile | null> {
    const number = /^talents-([1-9]\d{0,4})$/u.exec(name)?.[1];
    if (number !== undefined) return this.cached(name, () => this.profiles(Number(number)));
    if (name === 'pages') return this.cached(name, async () => renderUrlSet(await this.pages()));
    if (name === 'articles') return this.cached(name, async () => urlSetOf(await this.articles()));
    if (name === 'jobs') return this.cached(name, async () => urlSetOf(await this.openJobs()));
    if (name === 'openings') return this.cached(name, async () => urlSetOf(await this.openings()));
    return Promise.resolve(null);
  }

  private async cached(name: string, make: () => Promise<string | null>): Promise<SitemapFile | null> {
    const state = await this.states.get('state', () => this.state());
    return this.files.get(`${name} ${state}`, async () => {
      const xml = await make();
      return xml === null ? null : { etag: etagOf(xml), zipped: await compress(xml) };
    });
  }

  private async state(): Promise<string> {
    const texts = await Promise.all((['page', 'article', 'opening'] as const).map((kind) => this.documents.readAll(kind)));
    const { state: gone } = await this.gonePages.find();
    return `${dayInIndia(this.clock.now())} ${gone} ${await this.talents.state()} ${await this.jobs.pathsState()} ${etagOf(JSON.stringify(texts.flat().map(({ name, version }) => [name, version])))}`;
  }

  private async parts(): Promise<SitemapEntry[]> {
    const count = Math.ceil((await this.talents.lastId()) / IDS_PER_PART);
    const names = ['pages'];
    if ((await this.articles()).length > 0) names.push('articles');
    if ((await this.openings()).length > 0) names.push('openings');
    if ((await this.openJobs()).length > 0) names.push('jobs');
    const { isGone } = await this.gonePages.find();
    for (let part = 1; part <= count && !isGone(ANY_PROFILE); part += 1) {
      if (await this.talents.hasAny((part - 1) * IDS_PER_PART, part * IDS_PER_PART)) names.push(`talents-${part}`);
    }
    return names.map((name) => ({ url: this.urlOf(`/sitemaps/${name}.xml`) }));
  }

  private async pages(): Promise<SitemapEntry[]> {
    const changedOn = new Map((await this.documents.readAll('page')).map(({ name, effective_on }) => [`/${name}`, effective_on]));
    return this.served(SITEMAP_PAGES.map((path) => ({ path, changedOn: changedOn.get(path) })));
  }

  private async articles(): Promise<SitemapEntry[]> {
    const articles = await this.documents.readAll('article');
    return this.served(articles.map(({ name, effective_on }) => ({ path: `/article/${name}`, changedOn: effective_on })));
  }

  private async openings(): Promise<SitemapEntry[]> {
    const today = dayInIndia(this.clock.now());
    const open = (await this.documents.readAll('opening')).filter(({ opening }) => !opening?.closes_on || opening.closes_on >= today);
    return this.served(open.map(({ name, effective_on }) => ({ path: `/career/${name}`, changedOn: effective_on })));
  }

  private async openJobs(): Promise<SitemapEntry[]> {
    return this.served((await this.jobs.paths(IDS_PER_PART)).map(({ path, postedOn }) => ({ path, changedOn: postedOn })));
  }

  private async profiles(part: number): Promise<string | null> {
    const entries: ListedPage[] = [];
    for await (const some of this.talents.read((part - 1) * IDS_PER_PART, part * IDS_PER_PART)) {
      for (const { slug, changedAt } of some) entries.push({ path: `/${slug}`, changedOn: changedAt.toISOString().slice(0, 10) });
    }
    return urlSetOf(await this.served(entries));
  }

  /** Returns the entries of pages, without those that went with their remote. */
  private async served(pages: readonly ListedPage[]): Promise<SitemapEntry[]> {
    const { isGone } = await this.gonePages.find();
    return pages.filter(({ path }) => !isGone(path)).map(({ path, changedOn }) => ({ url: this.urlOf(path), changedOn }));
  }

  private urlOf(path: string): string {
    return this.config.publicUrl + path;
  }
}

function urlSetOf(entries: readonly SitemapEntry[]): string | null {
  return entries.length === 0 ? null : renderUrlSet(entries);
}

function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
