import stylelint from 'stylelint';

const ruleName = 'all-talent/positioned-scrollers';
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (selector) =>
    `Expected "${selector}" to have a position: hidden inputs and words in it would not scroll with it, and scroll what is around it instead`,
});
const SCROLLS = /^overflow(?:-(?:x|y|inline|block))?$/u;
const POSITIONED = /^(?:relative|absolute|fixed|sticky)$/u;

/** Requires scroll containers to be positioned, so that they contain absolute children such as `.vh`. */
const rule = (isOn) => (root, result) => {
  if (!stylelint.utils.validateOptions(result, ruleName, { actual: isOn, possible: [true] })) return;
  const positioned = new Set();
  root.walkDecls('position', ({ value, parent }) => {
    if (POSITIONED.test(value)) for (const selector of parent.selectors ?? []) positioned.add(selector);
  });
  root.walkDecls(SCROLLS, (node) => {
    if (!/\b(?:auto|scroll)\b/u.test(node.value)) return;
    const selector = node.parent.selectors?.find((each) => !positioned.has(each));
    if (selector) stylelint.utils.report({ ruleName, result, node, message: messages.rejected, messageArgs: [selector] });
  });
};

rule.ruleName = ruleName;
rule.messages = messages;

/** Plugin for stylelint.config.mjs. */
export const positionedScrollers = stylelint.createPlugin(ruleName, rule);
