import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { BookingContactEntity } from '../schema/booking.entity';

type ShownContact = Pick<BookingContactEntity, 'showsEmail' | 'showsPhone'>;

/** Stores which contact data users show in bookings. */
@Injectable()
export class BookingContactsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get contacts(): Repository<BookingContactEntity> {
    return this.dataSource.getRepository(BookingContactEntity);
  }

  find(userId: string): Promise<ShownContact | null> {
    return this.contacts.findOneBy({ userId });
  }

  async save(userId: string, shown: ShownContact): Promise<void> {
    await this.contacts.upsert({ userId, ...shown }, ['userId']);
  }
}
