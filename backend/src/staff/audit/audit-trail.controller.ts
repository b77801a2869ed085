import type { AuditTrailQuery, AuditTrailResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { AuditPageService } from './audit-page.service';

@Controller()
export class AuditTrailController {
  constructor(private readonly trail: AuditPageService) {}

  @Handles('auditTrail')
  read(@Input() query: AuditTrailQuery): Promise<AuditTrailResponse> {
    return this.trail.page(query);
  }
}
