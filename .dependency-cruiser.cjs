const TEST = '\\.test\\.ts$';

/** Contexts of the backend and what each may know; everybody may know the kernel. */
const CONTEXTS = {
  kernel: [],
  auth: [],
  notifications: ['auth'],
  talents: ['notifications', 'auth'],
  platform: ['auth'],
  jobs: ['talents', 'notifications', 'auth'],
  content: ['talents', 'auth'],
  landing: ['jobs', 'content', 'talents', 'platform', 'auth'],
  site: ['jobs', 'content', 'talents', 'notifications', 'auth'],
  staff: ['landing', 'content', 'jobs', 'talents', 'notifications', 'auth'],
};

/** Which way imports may point. Each rule says why in one sentence. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle cannot be read from the top.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'remotes-are-strangers',
      comment: 'Shell and remotes meet at run time, through the registry.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/' },
      to: { path: '^(shell|mf-[^/]+)/', pathNot: '^$1/' },
    },
    { name: 'shared-knows-nobody', severity: 'error', from: { path: '^shared/' }, to: { path: '^(shell|backend|e2e|tools|mf-[^/]+)/' } },
    {
      name: 'backend-takes-contracts-only',
      comment: 'Contracts and the reader of message catalogues; the check of the mocks also takes the mocks.',
      severity: 'error',
      from: { path: '^backend/', pathNot: '^backend/(test/mocks/|webpack\\.config\\.ts$)' },
      to: { path: '^(shell|mf-|e2e|tools|shared/(build|src/(?!contracts/|messages/)))' },
    },
    ...Object.entries(CONTEXTS).map(([context, known]) => ({
      name: `${context}-knows-what-is-below`,
      comment: 'Contexts know those below them (docs/architecture.md).',
      severity: 'error',
      from: { path: `^backend/src/${context}/`, pathNot: TEST },
      to: {
        path: '^backend/(src|seeds|posters|test)/',
        pathNot: `^backend/(src/(${[context, ...known, 'kernel'].join('|')})/${context === 'talents' ? '|posters/' : ''})`,
      },
    })),
    {
      name: 'contexts-meet-at-index',
      comment: "A context's door is its index.ts; the kernel is taken by file, and tests look inside.",
      severity: 'error',
      from: { path: '^backend/(?:src|seeds)/([^/]+)/', pathNot: TEST },
      to: {
        path: `^backend/src/(${Object.keys(CONTEXTS)
          .filter((context) => context !== 'kernel')
          .join('|')})/`,
        pathNot: '^backend/src/($1/|[^/]+/index\\.ts$)',
      },
    },
    {
      name: 'nobody-knows-the-composition-root',
      comment: 'The application, its commands, the seeds and the test support know the contexts, never the other way round.',
      severity: 'error',
      from: { path: '^backend/(src|posters)/', pathNot: `^backend/src/(app|cli)/|^backend/src/main\\.ts$|${TEST}` },
      to: { path: '^backend/(src/(app|cli)|seeds|test)/' },
    },
    {
      name: 'posters-know-nobody',
      severity: 'error',
      from: { path: '^backend/posters/' },
      to: { path: '^(backend/(src|seeds|test)|shell|shared|e2e|mf-)' },
    },
    {
      name: 'typeorm-stays-below',
      comment: 'Services and controllers do not know the database.',
      severity: 'error',
      from: {
        path: '^backend/src',
        pathNot: '(\\.repository|\\.entity|\\.module|\\.test)\\.ts$|^backend/src/(app|kernel|cli|main)',
      },
      to: { path: 'node_modules/typeorm' },
    },
    {
      name: 'features-are-strangers',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/([^/]+)/', pathNot: '^$1/src/features/$2/' },
    },
    { name: 'features-below-pages', severity: 'error', from: { path: '^mf-[^/]+/src/features/' }, to: { path: '^mf-[^/]+/src/pages/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
