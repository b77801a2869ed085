import { LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { fullName, UsersService } from '../../auth';
import { t } from '../../kernel/messages';
import { FACT_COLUMNS, factCells, factLines } from '../sheets/fact-columns';
import { type Downloader, type PeopleFile, PeopleFilesService, type PeopleRow } from '../sheets/people-files.service';
import { type TalentFacts, TalentFactsService } from '../sheets/talent-facts.service';
import { ALL_FAVOURITES, FavouritesService } from './favourites.service';

const COLUMNS = [t('sheets.name'), t('sheets.profile'), ...FACT_COLUMNS, t('sheets.note')];

type ListedTalent = TalentFacts & { readonly note: string };

/**
 * Makes files of a favourite list. Profiles that are hidden now are not in them, as the page does not name them either. Notes are in
 * the table, which is for the owner, and not on the contact sheet, which is handed on.
 */
@Injectable()
export class FavouriteFilesService {
  constructor(
    private readonly favourites: FavouritesService,
    private readonly facts: TalentFactsService,
    private readonly users: UsersService,
    private readonly files: PeopleFilesService,
  ) {}

  async csv(by: Downloader, listId: number): Promise<PeopleFile> {
    const { talents } = await this.read(by, listId);
    const rows = talents.slice(0, LIMITS.csvRows).map((talent) => this.rowOf(talent));
    return this.files.csv(by, { kind: 'favourites', id: listId }, { columns: COLUMNS, rows, total: talents.length });
  }

  async pdf(by: Downloader, listId: number): Promise<PeopleFile> {
    const { name, talents } = await this.read(by, listId);
    const user = await this.users.findById(by.userId);
    const client = fullName(user);
    const people = talents.slice(0, LIMITS.sheetPeople);
    return this.files.pdf(
      by,
      { kind: 'favourites', id: listId },
      {
        title: listId === ALL_FAVOURITES ? t('sheets.favourites') : name,
        scope: t(listId === ALL_FAVOURITES ? 'sheets.favourites' : 'sheets.listOfFavourites'),
        purpose: t('sheets.forClient', { client, day: this.files.day() }),
        author: client,
        people: people.map((talent) => ({ name: talent.name, lines: factLines(talent), picture: talent.picture })),
        total: talents.length,
      },
    );
  }

  private async read(by: Downloader, listId: number): Promise<{ readonly name: string; readonly talents: readonly ListedTalent[] }> {
    await this.files.count(by);
    const { name, talentIds, notes } = await this.favourites.contentOf(by.userId, listId);
    const facts = await this.facts.findListed(talentIds, by.userId);
    const noteOf = new Map(notes.map(({ talent_id: id, text }) => [id, text]));
    const listed = talentIds.flatMap((id) => {
      const talent = facts.get(id);
      return talent ? [{ ...talent, note: noteOf.get(id) ?? '' }] : [];
    });
    return { name, talents: listed };
  }

  private rowOf(talent: ListedTalent): PeopleRow {
    return {
      [t('sheets.name')]: talent.name,
      [t('sheets.profile')]: this.files.addressOf(talent),
      ...factCells(talent),
      [t('sheets.note')]: talent.note,
    };
  }
}
