const { basename, dirname, join } = require('node:path');

const STORY = join(__dirname, '../src/dev/gallery/named-state-story.tsx');

/** Makes a module of stories from a remote's qa-states.json: one for each named state. */
module.exports = function makeStories(source) {
  const { exportNameOf, titleOf } = this.getOptions();
  const remote = basename(dirname(this.resourcePath));
  const stories = JSON.parse(source).map(
    (state) => `export const ${exportNameOf(state.name)} = namedStateStory(${JSON.stringify(remote)}, ${JSON.stringify(state)});`,
  );
  const head = `import { namedStateStory } from ${JSON.stringify(STORY)};`;
  return [head, `export default { title: ${JSON.stringify(titleOf(remote))} };`, ...stories].join('\n');
};
