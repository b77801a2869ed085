import { Module } from '@nestjs/common';
import { MembershipModule } from '../../membership';
import { DemoClockController } from './demo-clock.controller';

@Module({ imports: [MembershipModule], controllers: [DemoClockController] })
export class DemoClockModule {}
