import { collectPatterns } from '../patterns/collect';
import { faultOf } from '../patterns/pattern-fault';

const patterns = collectPatterns();
let refused = 0;
for (const pattern of patterns) {
  const reason = await faultOf(pattern);
  if (reason === null) continue;
  refused += 1;
  console.log(`${pattern.places.join(', ')}\n  /${pattern.source}/${pattern.flags}\n  ${reason}`);
}
console.log(`${patterns.length - refused} of ${patterns.length} regular expressions take time in proportion to their input`);
process.exit(refused === 0 ? 0 : 1);
