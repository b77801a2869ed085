import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../kernel/audit/audit.module';
import { SecondStepModule } from '../second-step/second-step.module';
import { CountedFiguresRepository } from './counted-figures.repository';
import { FigureDayEntity, FigureLeadDayEntity } from './figure-day.entities';
import { FigureDaysService } from './figure-days.service';
import { FiguresController } from './figures.controller';
import { FiguresService } from './figures.service';
import { KeepingFiguresJob } from './keeping-figures.job';
import { KeepingFiguresService } from './keeping-figures.service';
import { KeptFiguresRepository } from './kept-figures.repository';
import { PreviewMarkEntity } from './preview-mark.entity';
import { PreviewMarksSubscriber } from './preview-marks.subscriber';

/** Figures of the business: counted for today, kept for the days before. */
@Module({
  imports: [TypeOrmModule.forFeature([FigureDayEntity, FigureLeadDayEntity, PreviewMarkEntity]), AuditModule, SecondStepModule],
  controllers: [FiguresController],
  providers: [
    CountedFiguresRepository,
    FigureDaysService,
    FiguresService,
    KeepingFiguresJob,
    KeepingFiguresService,
    KeptFiguresRepository,
    PreviewMarksSubscriber,
  ],
  exports: [FigureDaysService],
})
export class FiguresModule {}
