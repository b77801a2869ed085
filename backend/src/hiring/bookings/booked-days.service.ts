import { Injectable } from '@nestjs/common';
import type { TalentBooking } from '../../jobs';
import { NewBookingsRepository } from './new-bookings.repository';

const LAST_DAY = '9999-12-31';

/** Tells other contexts on which days a talent is booked. */
@Injectable()
export class BookedDaysService {
  constructor(private readonly bookings: NewBookingsRepository) {}

  /** Returns the confirmed bookings that end on this day or later, the first at the top, at most 100. */
  async ofTalent(talentId: number, from: string): Promise<readonly TalentBooking[]> {
    const booked = await this.bookings.findClashes(talentId, { startsOn: from, endsOn: LAST_DAY });
    return booked.map(({ startsOn, endsOn, jobId }) => ({ startsOn, endsOn, jobId }));
  }
}
