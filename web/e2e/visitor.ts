import { test as base, expect, type Page } from '@playwright/test';

let visitors = Math.floor(Math.random() * 60_000);

/** An address of its own, because the server limits each address. */
export function address(): Record<string, string> {
  visitors += 1;
  return { 'x-forwarded-for': `10.7.${(visitors >> 8) & 255}.${visitors & 255}` };
}

/** Every test is a new visitor, and fails when its page does: errors in the console count. */
export const test = base.extend<{ complaints: string[] }>({
  context: async ({ browser }, use) => {
    const context = await browser.newContext({ extraHTTPHeaders: address() });
    await use(context);
    await context.close();
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = listen(page);
      await use(complaints);
      expect(complaints, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects what goes wrong on a page. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // The browser itself reports refused requests; what a page does about them is its own affair.
    if (message.type() === 'error' && !message.text().includes('Failed to load resource')) {
      complaints.push(message.text());
    }
  });
  return complaints;
}

export { expect };
