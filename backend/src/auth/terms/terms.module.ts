import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TermsAcceptanceEntity } from './terms.entities';
import { TermsRepository } from './terms.repository';
import { TermsService } from './terms.service';

@Module({
  imports: [TypeOrmModule.forFeature([TermsAcceptanceEntity])],
  providers: [TermsRepository, TermsService],
  exports: [TermsService],
})
export class TermsModule {}
