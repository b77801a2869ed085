import type { PromoCodeInput, PromoCodesResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { PromoCodesStaffService } from './promo-codes-staff.service';

@Controller()
export class PromoCodesController {
  constructor(private readonly codes: PromoCodesStaffService) {}

  @Handles('promoCodes')
  async list(): Promise<PromoCodesResponse> {
    return { status: 200, data: await this.codes.list() };
  }

  @Handles('savePromoCode')
  async save(@CurrentUser() staffId: string, @Input() input: PromoCodeInput): Promise<PromoCodesResponse> {
    return { status: 200, data: await this.codes.save(staffId, input) };
  }
}
