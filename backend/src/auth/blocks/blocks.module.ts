import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UserBlockEntity } from './user-block.entity';
import { UserBlocksRepository } from './user-blocks.repository';
import { UserBlocksService } from './user-blocks.service';

@Module({
  imports: [TypeOrmModule.forFeature([UserBlockEntity])],
  providers: [UserBlocksRepository, UserBlocksService],
  exports: [UserBlocksService],
})
export class BlocksModule {}
