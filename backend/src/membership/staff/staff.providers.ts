import type { Provider } from '@nestjs/common';
import { PromoCodesStaffService } from './promo-codes-staff.service';
import { PromoCodesController } from './promo-codes.controller';
import { MembershipSettingsController } from './settings.controller';
import { MembershipSettingsService } from './settings.service';

/** Providers of what staff do with memberships. */
export const membershipStaffProviders: readonly Provider[] = [PromoCodesStaffService, MembershipSettingsService];
export const membershipStaffControllers = [PromoCodesController, MembershipSettingsController] as const;
