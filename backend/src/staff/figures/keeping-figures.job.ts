import { Injectable } from '@nestjs/common';
import { DemoData } from '../../kernel/database/demo-data';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { PeriodicJob } from '../../kernel/scheduling/periodic-job';
import { KeepingFiguresService } from './keeping-figures.service';

@Injectable()
export class KeepingFiguresJob extends PeriodicJob {
  protected readonly task = 'keeping of the figures of past days';

  constructor(
    private readonly keeping: KeepingFiguresService,
    private readonly appLog: AppLog,
    private readonly demoData: DemoData,
    database: DatabaseService,
  ) {
    super(database, appLog);
  }

  protected async runOnce(): Promise<void> {
    // What a demonstration stores is dated in days that are over.
    await this.demoData.whenFilled();
    const days = await this.keeping.run();
    if (days > 0) this.appLog.info('figures kept', { days });
  }
}
