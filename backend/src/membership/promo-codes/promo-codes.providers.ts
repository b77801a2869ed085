import type { Provider } from '@nestjs/common';
import { PromoCodesRepository } from './promo-codes.repository';
import { PromoCodesService } from './promo-codes.service';

/** Providers of promo codes. */
export const promoCodesProviders: readonly Provider[] = [PromoCodesRepository, PromoCodesService];
export const promoCodesControllers = [] as const;
