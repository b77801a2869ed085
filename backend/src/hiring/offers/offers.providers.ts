import type { Provider } from '@nestjs/common';
import { AnsweringOffersService } from './answering-offers.service';
import { MakingOffersService } from './making-offers.service';
import { OfferEndsService } from './offer-ends.service';
import { OfferFilesService } from './offer-files.service';
import { OfferLimitsService } from './offer-limits.service';
import { OfferNewsService } from './offer-news.service';
import { OfferOptionsService } from './offer-options.service';
import { OfferSubjectsService } from './offer-subjects.service';
import { OffersController } from './offers.controller';
import { OffersJob } from './offers.job';
import { OffersRecords } from './offers.records';
import { OffersRepository } from './offers.repository';
import { OwnOffersService } from './own-offers.service';

/** Providers of offers. */
export const offersProviders: readonly Provider[] = [
  AnsweringOffersService,
  MakingOffersService,
  OfferEndsService,
  OfferFilesService,
  OfferLimitsService,
  OfferNewsService,
  OfferOptionsService,
  OfferSubjectsService,
  OffersJob,
  OffersRecords,
  OffersRepository,
  OwnOffersService,
];
export const offersControllers = [OffersController] as const;
