import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const p = await b.newPage({ viewport: { width: 390, height: 844 } });
await p.goto(`http://localhost:9471/hiring-influencer?call=pageContent:long,landingPeople:long`, { waitUntil: 'commit' });
await p.locator('h1').waitFor(); await p.waitForTimeout(3000);
for (let y = 0; y < 9000; y += 700) { await p.evaluate((y) => window.scrollTo(0, y), y); await p.waitForTimeout(120); }
console.log(await p.evaluate(() => {
  const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  let at = document.body; const path = [];
  for (let depth = 0; depth < 14; depth += 1) {
    const hit = [...at.children].filter((c) => c instanceof HTMLElement).find((c) => { const d = c.style.display; c.style.setProperty('display', 'none', 'important'); const o = over(); c.style.display = d; return o === 0; });
    if (!hit) break;
    path.push(`${hit.tagName}.${hit.className} ${JSON.stringify(hit.getBoundingClientRect())} ${hit.textContent.slice(0, 40)}`); at = hit;
  }
  return path;
}));
await b.close();
