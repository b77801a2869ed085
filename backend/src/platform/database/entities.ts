import { codeEntities } from '../../modules/codes';
import { contentEntities } from '../../modules/content';
import { federationEntities } from '../../modules/federation';
import { jobEntities } from '../../modules/jobs';
import { limitEntities } from '../../modules/limits';
import { outboxEntities } from '../../modules/outbox';
import { sessionEntities } from '../../modules/sessions';
import { socialEntities } from '../../modules/social';
import { talentEntities } from '../../modules/talents';
import { termsEntities } from '../../modules/terms';
import { userEntities } from '../../modules/users';
import { SeedStateEntity } from '../../seeds/seed-state.entity';

export const entities = [
  ...userEntities,
  ...sessionEntities,
  ...socialEntities,
  ...codeEntities,
  ...termsEntities,
  ...limitEntities,
  ...outboxEntities,
  ...federationEntities,
  ...talentEntities,
  ...contentEntities,
  ...jobEntities,
  SeedStateEntity,
];
