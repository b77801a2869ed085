import type { SignInWaysResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import { AppConfig } from '../../platform/config/config';
import { Places } from '../../platform/places/places';

@Injectable()
export class SignInWaysService {
  constructor(
    private readonly config: AppConfig,
    private readonly places: Places,
  ) {}

  /** The ways in that are configured, and the dial code of the country the address belongs to. */
  waysOf(ip: string): SignInWaysResponse['data'] {
    const { google, facebook } = this.config.signInWays;
    const country = this.places.countryOf(ip);
    const visitor_dial_code = country !== null && isSupportedCountry(country) ? getCountryCallingCode(country) : '';
    return { google, facebook, phone: this.config.hasPhoneCodes, visitor_dial_code };
  }
}
