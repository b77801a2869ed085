/** Condition in broken releases that have a valid hash. They fail until the page sets `globalThis.__healed = true`. */
const UNTIL_HEALED = 'if (!globalThis.__healed)';

export const BROKEN_CODE = {
  'throwing at load': (_remote, own) => `${UNTIL_HEALED} throw new Error('broken at load');\n${own}`,
  'defining no container': (remote, own) => `${own}\n;${UNTIL_HEALED} ${remote} = undefined;`,
  'exposing something else': (remote, own) => `${own}\n${wrapped(remote, `${UNTIL_HEALED} return { somethingElse: true }; return real;`)}`,
  'throwing in render': (remote, own) =>
    `${own}\n${wrapped(
      remote,
      `const broken = (Page) => (props) => { ${UNTIL_HEALED} throw new Error('broken in render'); return Page(props); };
       const late = ({ lazy, ...route }) => lazy ? { ...route, lazy: async () => { const page = await lazy(); return { ...page, Component: broken(page.Component) }; } } : { ...route, Component: route.Component && broken(route.Component) };
       return {
         createRoutes: (services) => real.createRoutes(services).map(late),
         JoinPanel: real.JoinPanel && broken(real.JoinPanel),
       };`,
    )}`,
} as const satisfies Record<string, (remote: string, own: string) => string>;

/** Returns a container whose exposed modules `body` creates from the real ones. */
function wrapped(remote: string, body: string): string {
  return `;(() => { const own = ${remote}; ${remote} = { init: own.init, get: async (id) => {
    const factory = await own.get(id); return () => { const real = factory(); ${body} };
  } }; })();`;
}

/** Returns the container as if it had been built for React 18. */
export function forReact18(own: string): string {
  return own.replaceAll(/requiredVersion:"\^19[^"]*"(,[^{}]*?shareKey:"react(?:\/jsx-runtime)?")/gu, 'requiredVersion:"^18.0.0"$1');
}
