import type { PageContentInput, PageContentResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { PagesService } from './pages.service';

/** Seconds a page's words may be reused unchecked: 0, since new ones show at once. */
const REVALIDATE = 0;

@Controller()
export class ContentController {
  constructor(private readonly pages: PagesService) {}

  @Handles('pageContent')
  @Cacheable(REVALIDATE)
  async page(@Input() { page, wording = '' }: PageContentInput): Promise<PageContentResponse> {
    return { status: 200, data: await this.pages.read(page, wording) };
  }
}
