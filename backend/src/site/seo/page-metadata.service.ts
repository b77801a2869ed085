import type { HeadedPage, PageMetadata } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { breadcrumbs, organization } from '../../kernel/seo/structured-data';
import { PageTextsService } from './page-texts.service';

@Injectable()
export class PageMetadataService {
  constructor(
    private readonly texts: PageTextsService,
    private readonly config: AppConfig,
  ) {}

  /** Returns structured data and readable text; title and description are those of the page's route. */
  async read(page: HeadedPage): Promise<PageMetadata> {
    const { publicUrl } = this.config;
    const main = await this.texts.read(page).catch(withoutText);
    const way = page === 'home' || !main ? [] : [breadcrumbs(publicUrl, [{ name: main.title, path: `/${page}` }])];
    return {
      picture: null,
      json_ld: [organization(publicUrl), ...way],
      noindex: false,
      main: main && { ...main, only_without_scripts: true },
    };
  }
}

/** Turns NOT_FOUND into undefined: a page without stored text still exists. */
function withoutText(error: unknown): undefined {
  if (error instanceof DomainError && error.code === 'NOT_FOUND') return undefined;
  throw error;
}
