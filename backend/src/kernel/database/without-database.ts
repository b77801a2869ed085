import { SetMetadata } from '@nestjs/common';

export const NO_DATABASE = 'database:not-needed';

/** Marks handlers that work while the database is away. */
export const WithoutDatabase = () => SetMetadata(NO_DATABASE, true);
