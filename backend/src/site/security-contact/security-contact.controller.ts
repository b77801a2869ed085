import { Controller, Get, Header } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { securityText } from './security-text';

/** Serves security.txt (RFC 9116), which says where to report a vulnerability. */
@Controller()
export class SecurityContactController {
  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  @Get('.well-known/security.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=86400')
  read(): string {
    return securityText(this.config, this.clock.now());
  }
}
