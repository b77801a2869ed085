import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchChangeEntity } from './search-change.entity';
import { SearchChangesRepository } from './search-changes.repository';

@Module({
  imports: [TypeOrmModule.forFeature([SearchChangeEntity])],
  providers: [SearchChangesRepository],
  exports: [SearchChangesRepository],
})
export class SearchChangesModule {}
