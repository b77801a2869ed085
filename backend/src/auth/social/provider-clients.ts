import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { FacebookClient } from './facebook.client';
import { GoogleClient } from './google.client';
import type { Provider } from './provider';
import type { ProviderClient } from './provider-client';

/** Clients of the configured providers; null for a provider that is not configured. */
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
