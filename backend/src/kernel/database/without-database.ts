import { SetMetadata } from '@nestjs/common';

export const NO_DATABASE = 'database:not-needed';

/** The call works while the database is away. */
export const WithoutDatabase = () => SetMetadata(NO_DATABASE, true);
