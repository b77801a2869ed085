import type { Provider } from '@nestjs/common';
import { PromoCodesService } from './promo-codes.service';

export const promoCodesProviders: readonly Provider[] = [PromoCodesService];
export const promoCodesControllers = [] as const;
