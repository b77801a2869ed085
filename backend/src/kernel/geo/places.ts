import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Injectable } from '@nestjs/common';
import { type CountryResponse, Reader } from 'maxmind';

const DATABASE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';
const NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** Countries of IP addresses, from a table on this machine: no address is sent anywhere. */
@Injectable()
export class Places {
  private reader: Reader<CountryResponse & { country_code?: string }> | undefined;

  /** Returns the two letters of the country that `ip` is registered in; null for a private or unknown address. */
  countryOf(ip: string): string | null {
    // oxlint-disable-next-line house/no-import-meta -- a file of an installed package lies where the running program finds it
    this.reader ??= new Reader(readFileSync(createRequire(import.meta.url).resolve(DATABASE)));
    try {
      return this.reader.get(ip)?.country_code ?? null;
    } catch {
      return null;
    }
  }

  /** Returns the English name of the country, or 'Unknown place'. */
  nameOf(ip: string): string {
    const country = this.countryOf(ip);
    return (country && NAMES.of(country)) ?? 'Unknown place';
  }
}
