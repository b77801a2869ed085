import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OfferEntity } from '../schema/offer.entity';

/** Reads which accounts made offers as clients. */
@Injectable()
export class OffersMadeRepository {
  constructor(private readonly dataSource: DataSource) {}

  hasMade(clientId: string): Promise<boolean> {
    return this.dataSource.manager.exists(OfferEntity, { where: { clientId } });
  }
}
