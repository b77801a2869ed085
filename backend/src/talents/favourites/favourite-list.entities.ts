import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** A user's named list. */
@Entity({ name: 'favourite_list' })
export class FavouriteListEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ type: 'varchar', length: 60 })
  name!: string;

  /** Key that ignores the name's case; unique among the lists of a user. */
  @Column({ name: 'name_key', type: 'varchar', length: 190 })
  nameKey!: string;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;
}

/** A talent in a list, who is always one of the user's favourites. */
@Entity({ name: 'favourite_list_talent' })
export class FavouriteListTalentEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'list_id', type: 'int' })
  listId!: number;

  @Column({ name: 'talent_id', type: 'int' })
  talentId!: number;

  /** Place in the order that the owner gave the list, from 1; 0 for people who came later, who are at its top. */
  @Column({ type: 'int', default: 0 })
  position!: number;

  /** The owner's note; '' for none. */
  @Column({ type: 'varchar', length: 500, default: '' })
  note!: string;

  /** Counts the changes of the note. */
  @Column({ name: 'note_revision', type: 'int', default: 0 })
  noteRevision!: number;

  /** When the person was taken out; null for people in the list. Note and place are kept for a while, so that it can be undone. */
  @Column({ name: 'removed_at', type: 'bigint', nullable: true, default: null, transformer: largeNumber })
  removedAt!: number | null;
}
