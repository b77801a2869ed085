import { dayInIndia, type FeeUnit, HIRING_LIMITS, type OfferOptionsResponse, type OfferSubject } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { OfferedPlace } from '../../jobs';
import { Clock } from '../../kernel/clock/clock';
import { NewBookingsService } from '../bookings/new-bookings.service';
import { openKeyOf } from './making-offers.service';
import { OfferEndsService } from './offer-ends.service';
import { PartiesService } from '../parties/parties.service';
import { OfferSubjectsService } from './offer-subjects.service';
import { toClash } from './offers.mapper';
import { OffersRepository } from './offers.repository';

const LAST_DAY = '9999-12-31';
/** Units as jobs write them; any other pays for the whole project. */
const FEE_UNITS: Readonly<Record<string, FeeUnit>> = { 'per day': 'day', 'per hour': 'hour' };

/** Reads what a new offer begins with. */
@Injectable()
export class OfferOptionsService {
  constructor(
    private readonly offers: OffersRepository,
    private readonly subjects: OfferSubjectsService,
    private readonly parties: PartiesService,
    private readonly ends: OfferEndsService,
    private readonly bookings: NewBookingsService,
    private readonly clock: Clock,
  ) {}

  async read(clientId: string, subject: OfferSubject): Promise<OfferOptionsResponse> {
    const to = await this.subjects.require(clientId, subject);
    const { place, talent } = to;
    const about = { clientId, talentId: talent.id, jobId: place?.job.id ?? null };
    const [aroundOf, open, clashes] = await Promise.all([
      this.parties.read([about]),
      this.offers.findByKey(openKeyOf(clientId, to)),
      this.bookings.clashesOf(talent.id, dayInIndia(this.clock.now()), LAST_DAY),
    ]);
    const around = aroundOf(about);
    const isOpen = open !== null && (await this.ends.overOf(open)) === null;
    return {
      status: 200,
      data: {
        talent: around.talent,
        job: around.job,
        terms: termsOf(place),
        open_offer_id: isOpen ? open.id : null,
        clashes: clashes.map((clash) => toClash(clash, clientId)),
      },
    };
  }
}

function termsOf(place: OfferedPlace | null): OfferOptionsResponse['data']['terms'] {
  if (!place) {
    return { title: '', role: '', starts_on: '', ends_on: '', place: '', fee: null, currency: 'INR', fee_unit: 'day' };
  }
  const { job, role } = place;
  return {
    title: job.title.slice(0, HIRING_LIMITS.title),
    role: role.name.slice(0, HIRING_LIMITS.role),
    starts_on: job.startsOn,
    ends_on: job.endsOn,
    place: job.location,
    fee: role.pay ?? job.pay,
    currency: job.currency,
    fee_unit: FEE_UNITS[job.payUnit] ?? 'project',
  };
}
