import { ArticleEntity, FaqEntity, StoryEntity } from './content.entities';

export { ContentModule } from './content.module';
export { type ContentRecords, ContentRepository } from './content.repository';

export const contentEntities = [ArticleEntity, FaqEntity, StoryEntity];
