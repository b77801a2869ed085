import type { SignInWaysResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { Places } from '../../kernel/geo/places';
import { dialCodeOf } from '../codes/medium';

@Injectable()
export class SignInWaysService {
  constructor(
    private readonly config: AppConfig,
    private readonly places: Places,
  ) {}

  /** Configured ways to sign in, and the dial code of the country of the IP address. */
  waysOf(ip: string): SignInWaysResponse['data'] {
    const { google, facebook } = this.config.signInWays;
    return { google, facebook, phone: this.config.hasPhoneCodes, visitor_dial_code: dialCodeOf(this.places.countryOf(ip)) };
  }
}
