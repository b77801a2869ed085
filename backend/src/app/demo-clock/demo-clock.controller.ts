import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { number, object } from 'yup';
import { HiringJobs } from '../../hiring';
import { Clock } from '../../kernel/clock/clock';
import { DemoClock } from '../../kernel/clock/demo-clock';
import { DomainError } from '../../kernel/domain-error';
import { validated } from '../../kernel/http/validated.pipe';
import { MembershipJobs } from '../../membership';

const MOST_DAYS = 400;
const turnSchema = object({ days: number().min(0).max(MOST_DAYS).required('Say by how many days') });

/** Turns the clock of a demo site ahead and runs what is due by then. 404 unless DEMO_CLOCK is on, which production refuses. */
@Controller('dev')
export class DemoClockController {
  constructor(
    private readonly clock: Clock,
    private readonly membership: MembershipJobs,
    private readonly hiring: HiringJobs,
  ) {}

  @Get('clock')
  read(): { readonly now: string } {
    this.require();
    return { now: new Date(this.clock.now()).toISOString() };
  }

  @Post('clock')
  @HttpCode(200)
  async turn(@Body(validated(turnSchema)) { days }: { days: number }): Promise<{ readonly now: string }> {
    this.require().turn(days);
    await this.membership.run();
    await this.hiring.run();
    return this.read();
  }

  private require(): DemoClock {
    if (this.clock instanceof DemoClock) return this.clock;
    throw new DomainError('NOT_FOUND', { detail: 'There is no demo clock here.' });
  }
}
