import type { DecideBookingInput, DisputedBookingsResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { actingAs } from '../../kernel/audit/acting';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { OfficeBookingsService } from './office-bookings.service';

@Controller()
export class OfficeBookingsController {
  constructor(private readonly bookings: OfficeBookingsService) {}

  @Handles('disputedBookings')
  list(@CurrentUser() staffId: string): Promise<DisputedBookingsResponse> {
    return actingAs(staffId, () => this.bookings.list());
  }

  @Handles('decideBooking')
  decide(@CurrentUser() staffId: string, @Input() input: DecideBookingInput): Promise<DisputedBookingsResponse> {
    return actingAs(staffId, () => this.bookings.decide(input));
  }
}
