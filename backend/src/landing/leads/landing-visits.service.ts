import { Injectable } from '@nestjs/common';
import { type Conversion, ConversionsService } from '../../platform';
import type { LeadEntity } from './lead.entity';

export type LandingVisit = Pick<LeadEntity, 'releaseVersion' | 'experiment' | 'variant'>;

const LANDING_REMOTE = 'mf_landing';

/** What the server knows of the page a visitor was served, and whether the lead is a success of a test. */
@Injectable()
export class LandingVisitsService {
  constructor(private readonly conversions: ConversionsService) {}

  /** By the cookie that the front door signed, never by what the form says. */
  async current(cookie: string | undefined): Promise<LandingVisit> {
    const { version, experiment, variant } = await this.conversions.visitOf(LANDING_REMOTE, cookie);
    return { releaseVersion: version, experiment, variant };
  }

  /** Null where there is nothing to count: the test the lead was written in has ended, or its visitor is unknown by now. */
  async conversionOf({ experiment }: LandingVisit, cookie: string | undefined): Promise<Conversion | null> {
    if (experiment === null) return null;
    const conversion = await this.conversions.find(LANDING_REMOTE, cookie);
    return conversion?.experiment === experiment ? conversion : null;
  }

  async noteVerified(conversion: Conversion | null): Promise<void> {
    await this.conversions.note(conversion);
  }
}
