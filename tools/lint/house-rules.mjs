/** Lint rules of this project that oxlint does not have. */
export default {
  meta: { name: 'house' },
  rules: {
    'no-import-meta': {
      create: (context) => ({
        MetaProperty(node) {
          context.report({ node, message: 'The backend is bundled: paths come from configuration.' });
        },
      }),
    },
  },
};
