import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { FacebookClient } from './facebook.client';
import { GoogleClient } from './google.client';
import type { Provider } from './provider';
import type { ProviderClient } from './provider-client';

/** The configured providers. */
@Injectable()
export class ProviderClients {
  private readonly clients: Readonly<Record<Provider, ProviderClient | null>>;

  constructor(config: AppConfig, clock: Clock) {
    const { google, facebook } = config;
    this.clients = {
      google: google && new GoogleClient(config, google, clock),
      facebook: facebook && new FacebookClient(config, facebook),
    };
  }

  of(provider: Provider): ProviderClient | null {
    return this.clients[provider];
  }
}
