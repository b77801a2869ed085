import { type DoneResponse, ENDPOINTS, SCHEMAS, type SendReportInput } from '@alltalent/shared/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { validated } from '../../kernel/http/validated.pipe';
import { Idempotent } from '../../kernel/idempotency/idempotent.decorator';
import { OptionalUser } from '../../auth';
import { ReportsService } from './reports.service';

@Controller()
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Post(ENDPOINTS.sendReport.path)
  @HttpCode(200)
  @Idempotent()
  async send(
    @CurrentVisitor() { ip }: Visitor,
    @OptionalUser() userId: string | null,
    @Body(validated(SCHEMAS.sendReport.input)) input: SendReportInput,
  ): Promise<DoneResponse> {
    await this.reports.send(input, { userId, ip });
    return { status: 200, message: 'Thank you. Our staff look at it, and nobody is told who wrote.' };
  }
}
