import type { DataSource } from 'typeorm';
import { migrations } from '../migrations';
import { accountEntities } from '../modules/account';
import { codeEntities } from '../modules/codes';
import { contentEntities } from '../modules/content';
import { documentEntities } from '../modules/documents';
import { enquiryEntities } from '../modules/enquiries';
import { faqEntities } from '../modules/faqs';
import { experimentEntities } from '../modules/experiments';
import { favouriteEntities } from '../modules/favourites';
import { federationEntities } from '../modules/federation';
import { guardianEntities } from '../modules/guardians';
import { idempotencyEntities } from '../modules/idempotency';
import { jobEntities } from '../modules/jobs';
import { notificationEntities } from '../modules/notifications';
import { reportEntities } from '../modules/reports';
import { leadEntities } from '../modules/leads';
import { limitEntities } from '../modules/limits';
import { outboxEntities } from '../modules/outbox';
import { passwordEntities } from '../modules/passwords';
import { profileEntities } from '../modules/profiles';
import { releaseHealthEntities } from '../modules/release-health';
import { sessionEntities } from '../modules/sessions';
import { sharingEntities } from '../modules/sharing';
import { socialEntities } from '../modules/social';
import { auditEntities } from '../modules/audit';
import { talentEntities } from '../modules/talents';
import { termsEntities } from '../modules/terms';
import { userEntities } from '../modules/users';
import type { DatabaseConfig } from '../platform/config/config';
import { createDataSource, type DatabaseSchema } from '../platform/database/data-source';
import { SeedStateEntity } from '../seeds/seed-state.entity';

const entities = [
  ...userEntities,
  ...sessionEntities,
  ...socialEntities,
  ...passwordEntities,
  ...accountEntities,
  ...codeEntities,
  ...termsEntities,
  ...guardianEntities,
  ...auditEntities,
  ...limitEntities,
  ...idempotencyEntities,
  ...outboxEntities,
  ...federationEntities,
  ...releaseHealthEntities,
  ...experimentEntities,
  ...talentEntities,
  ...contentEntities,
  ...jobEntities,
  ...notificationEntities,
  ...reportEntities,
  ...leadEntities,
  ...sharingEntities,
  ...documentEntities,
  ...enquiryEntities,
  ...faqEntities,
  ...favouriteEntities,
  ...profileEntities,
  SeedStateEntity,
];

export const schema: DatabaseSchema = { entities, migrations };

/** A connection, not opened yet, that knows every table of the site. */
export const siteDataSource = (database: DatabaseConfig): DataSource => createDataSource(database, schema);
