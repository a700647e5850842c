import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { OwnServer } from '../e2e/server';

/** A Firefox and a server for it to talk to. */
export class Firefox {
  readonly #complaints: string[] = [];

  private constructor(
    readonly server: OwnServer,
    readonly browser: Browser,
  ) {}

  static async start(): Promise<Firefox> {
    const executablePath = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
    if (!existsSync(executablePath)) throw new Error(`there is no Firefox at ${executablePath}`);
    const server = await OwnServer.start();
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      // Without a window Firefox has no WebGL on Linux: HEADED and an X server show the boards in 3D, too.
      headless: !process.env.HEADED,
      extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'webgl.force-enabled': true },
    });
    return new Firefox(server, browser);
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.server.kill();
  }

  /** A new visitor opens a page in a browser context of their own. */
  async visitor(path: string, width = 1280, height = 800): Promise<Page> {
    const page = await (await this.browser.createBrowserContext()).newPage();
    await page.setViewport({ width, height });
    page.on('pageerror', (error) => this.#complaints.push(`${page.url()}: ${String(error)}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#complaints.push(`${page.url()}: ${message.text()}`);
    });
    await this.go(page, path);
    return page;
  }

  async go(page: Page, path: string): Promise<void> {
    await page.goto(this.server.url + path);
  }

  /** What went wrong on any page since this was asked last. */
  complaints(): readonly string[] {
    return this.#complaints.splice(0);
  }
}
