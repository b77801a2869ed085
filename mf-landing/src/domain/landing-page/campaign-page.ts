import type { PageName } from '@alltalent/shared/contracts';

export type CampaignPage = Exclude<PageName, 'home'>;
