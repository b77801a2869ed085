import type { DoneResponse, SendReportInput } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { OptionalUser } from '../../auth';
import { ReportsService } from './reports.service';

@Controller()
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Handles('sendReport')
  async send(
    @CurrentVisitor() { ip }: Visitor,
    @OptionalUser() userId: string | null,
    @Input() input: SendReportInput,
  ): Promise<DoneResponse> {
    await this.reports.send(input, { userId, ip });
    return { status: 200, message: 'Thank you. Our staff look at it, and nobody is told who wrote.' };
  }
}
