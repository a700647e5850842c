import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '../visitor';

const SIGN = readFileSync(resolve('public/favicon.svg'), 'utf8');
const GROUND = '#0b1016';

/** The icons of the installed app, from the sign. A maskable one may lose its edge to any shape. */
const ICONS: readonly { name: string; size: number; sign: number; ground: string }[] = [
  { name: '192', size: 192, sign: 1, ground: 'transparent' },
  { name: '512', size: 512, sign: 1, ground: 'transparent' },
  { name: 'maskable', size: 512, sign: 0.8, ground: GROUND },
  { name: '180', size: 180, sign: 0.9, ground: GROUND },
];

for (const { name, size, sign, ground } of ICONS) {
  test(`icon ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>
        body { display: grid; place-content: center; height: 100vh; margin: 0; background: ${ground} }
        svg { width: ${size * sign}px; height: ${size * sign}px }
      </style>${SIGN}`);
    await expect(page.locator('svg')).toBeVisible();
    await page.screenshot({ path: resolve(`public/icons/${name}.png`), omitBackground: true });
  });
}
