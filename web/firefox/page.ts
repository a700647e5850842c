import type { ElementHandle, Page } from 'puppeteer-core';
import { expect } from 'vitest';

const WAIT = 15_000;

/** Waits until something can be seen. */
export async function seen(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector, { visible: true, timeout: WAIT });
}

/** Waits until the page says something, in words that can be seen. */
export async function says(page: Page, words: string | RegExp): Promise<void> {
  const text = () => page.evaluate(() => document.body.innerText);
  const wanted = typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);
  await expect.poll(text, { timeout: WAIT, interval: 100 }).toEqual(wanted);
}

/** Waits until the page is at an address like this. */
export async function arrives(page: Page, path: RegExp): Promise<string> {
  await expect.poll(() => new URL(page.url()).pathname, { timeout: WAIT, interval: 50 }).toMatch(path);
  return new URL(page.url()).pathname;
}

/** An element by its label or text; waits until it is visible. */
async function named(page: Page, selector: string, name: string): Promise<ElementHandle<Element>> {
  const found = await page.waitForFunction(
    (wanted, text) =>
      [...document.querySelectorAll<HTMLElement>(wanted)].find((element) => {
        const [label] = 'labels' in element ? (element.labels as NodeListOf<HTMLElement>) : [];
        const names = [
          element.getAttribute('aria-label'),
          label?.innerText,
          element.innerText,
          element.title,
        ];
        return names.some((each) => each?.trim() === text) && element.checkVisibility();
      }) ?? null,
    { timeout: WAIT, polling: 100 },
    selector,
    name,
  );
  const element = found.asElement();
  if (!element) throw new Error(`no ${selector} is called ${name}`);
  return element as ElementHandle<Element>;
}

/** Clicks a button or a link, with the mouse. */
export async function click(page: Page, name: string): Promise<void> {
  await (await named(page, 'button, a', name)).click();
}

/** Picks one of several, with the mouse. */
export async function pick(page: Page, name: string): Promise<void> {
  await (await named(page, 'label:has(input[type=radio])', name)).click();
}

/** Types into the field with a label. */
export async function fill(page: Page, label: string, text: string): Promise<void> {
  await (await named(page, 'input', label)).type(text);
}

/** Chooses from the list with a label. */
export async function choose(page: Page, label: string, value: string): Promise<void> {
  await (await named(page, 'select', label)).select(value);
}
