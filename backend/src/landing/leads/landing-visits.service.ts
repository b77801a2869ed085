import { Injectable } from '@nestjs/common';
import { type Conversion, ConversionsService } from '../../platform';
import type { LeadEntity } from './lead.entity';

export type LandingVisit = Pick<LeadEntity, 'releaseVersion' | 'experiment' | 'variant'>;

const LANDING_REMOTE = 'mf_landing';

/** Finds the release and variant of the landing page that a visitor was served, and the conversion a lead counts as. */
@Injectable()
export class LandingVisitsService {
  constructor(private readonly conversions: ConversionsService) {}

  /** Returns the served release by the cookie that the front door signed, never by what the form sends. */
  async current(cookie: string | undefined): Promise<LandingVisit> {
    const { version, experiment, variant } = await this.conversions.visitOf(LANDING_REMOTE, cookie);
    return { releaseVersion: version, experiment, variant };
  }

  /** Returns the conversion to count; null if the lead's experiment has ended or its visitor is unknown. */
  async conversionOf({ experiment }: LandingVisit, cookie: string | undefined): Promise<Conversion | null> {
    if (experiment === null) return null;
    const conversion = await this.conversions.find(LANDING_REMOTE, cookie);
    return conversion?.experiment === experiment ? conversion : null;
  }

  async noteVerified(conversion: Conversion | null): Promise<void> {
    await this.conversions.note(conversion);
  }
}
