import { Module } from '@nestjs/common';
import { AuditTrail } from './audit-trail';
import { AuditRepository } from './audit.repository';

@Module({ providers: [AuditRepository, AuditTrail], exports: [AuditRepository, AuditTrail] })
export class AuditModule {}
