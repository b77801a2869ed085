import type { JobDetail, PageMetadata } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { breadcrumbs } from '../../kernel/seo/structured-data';
import { LookupsService } from '../../talents';
import { JobDetailsService } from './job-details.service';
import { jobPosting, type PostingPlace } from './job-posting-data';
import { jobFacts, jobText, payText } from './job-text';

const PICTURE = { width: 1280, height: 1600 };
const LONGEST_OPENING = 120;
const LONGEST_TITLE = 180;

/** Makes the metadata of a job's page: title, description, readable text, and structured data while the job is open. */
@Injectable()
export class JobSeoService {
  constructor(
    private readonly jobs: JobDetailsService,
    private readonly lookups: LookupsService,
    private readonly config: AppConfig,
  ) {}

  async read(key: string): Promise<PageMetadata> {
    const job = await this.jobs.read(key, null);
    const path = `/jobs/${job.id}-${job.slug}`;
    const isOpen = job.state === 'open';
    const crumbs = [
      { name: 'Jobs', path: '/jobs' },
      { name: job.title, path },
    ];
    const posting = isOpen ? jobPosting(job, await this.placeOf(job), this.config.publicUrl + path) : [];
    return {
      title: `${`${job.title}, ${job.location}`.slice(0, LONGEST_TITLE)} | All Talent`,
      description: describe(job),
      picture: { address: this.largePicture(job.image), ...PICTURE },
      json_ld: [breadcrumbs(this.config.publicUrl, crumbs), ...posting],
      // Search engines list one URL; the others lead to the same job.
      noindex: !isOpen || `/jobs/${key}` !== path,
      main: { title: job.title, lede: ledeOf(job), in_short: jobFacts(job), blocks: [...jobText(job)] },
    };
  }

  /** Returns the job's place; null for remote work, and for a city the site does not know. */
  private async placeOf({ location }: JobDetail): Promise<PostingPlace | null> {
    const { all } = await this.lookups.read();
    const city = all.cities.find(({ name }) => name === location);
    return city ? { city: city.name, state: city.state, country: city.country } : null;
  }

  /** Returns the URL of the large JPEG: some programs that preview links show no other format. */
  private largePicture(picture: string): string {
    const url = picture.replace(/-640\.webp$/u, `-${PICTURE.width}.jpg`);
    return url.startsWith('/') ? this.config.publicUrl + url : url;
  }
}

function ledeOf({ medium, category, posted_by }: JobDetail): string {
  return [[medium, category].filter((text) => text !== '').join(' · '), posted_by].join(', ');
}

function describe(job: JobDetail): string {
  const text = job.details.replace(/\s+/gu, ' ').trim();
  const opening = text.length > LONGEST_OPENING ? `${text.slice(0, LONGEST_OPENING).replace(/\s\S*$/u, '')}…` : text;
  const state = job.state === 'open' ? '' : 'Applications closed. ';
  return `${state}${job.category} in ${job.location}, ${job.dates}, ${payText(job, job)}. ${opening}`;
}
