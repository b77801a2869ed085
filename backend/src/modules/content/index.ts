import { StoryEntity } from './content.entities';
import { PageContentEntity } from './page-content.entity';

export { ContentModule } from './content.module';
export { ContentRepository } from './content.repository';
export { ContentService } from './content.service';
export { openPages } from './open-pages';
export { PagesService, requirePage } from './pages.service';

export const contentEntities = [PageContentEntity, StoryEntity];
