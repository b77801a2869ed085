import { nodeConfig } from '@alltalent/shared/build';

export default nodeConfig({
  name: 'backend',
  root: import.meta.dirname,
  entries: {
    main: './src/main.ts',
    migrate: './src/cli/migrate.ts',
    seed: './src/cli/seed.ts',
    content: './src/cli/content.ts',
    staff: './src/cli/staff.ts',
    talents: './src/cli/talents.ts',
    'render-media': './src/cli/render-media.ts',
    'contact-sheet-thread': './src/kernel/pdf/contact-sheet-thread.ts',
  },
});
