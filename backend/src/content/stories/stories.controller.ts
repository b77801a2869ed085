import type { StoryList } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { Handles } from '../../kernel/http/handles.decorator';
import { StoriesService } from './stories.service';

/** Seconds a response may be reused unchecked: 0, since a story that is published or withdrawn shows at once. */
const REVALIDATE = 0;

@Controller()
export class StoriesController {
  constructor(private readonly stories: StoriesService) {}

  @Handles('stories')
  @Cacheable(REVALIDATE)
  async list(): Promise<StoryList> {
    return { status: 200, data: await this.stories.list() };
  }
}
