import { Module } from '@nestjs/common';
import { HiringModule } from '../../hiring';
import { MembershipModule } from '../../membership';
import { DemoClockController } from './demo-clock.controller';

@Module({ imports: [HiringModule, MembershipModule], controllers: [DemoClockController] })
export class DemoClockModule {}
