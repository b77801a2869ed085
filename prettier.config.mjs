export default { printWidth: 140, singleQuote: true, trailingComma: 'all' };
