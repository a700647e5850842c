import { connection } from '../api/socket.svelte';
import { t } from '../messages/t.svelte';
import { dismiss, offer } from '../ui/toasts.svelte';
import { whenLoaded } from '../ui/when-loaded';

declare const __VERSION__: string;

/** How long a page that stays open trusts its version, in milliseconds. */
const FRESH = 60 * 60 * 1000;

/** Installs the service worker, which makes the app work offline, and offers new versions as they come. */
class Updates {
  #registration: ServiceWorkerRegistration | null = null;
  #reloading = false;
  #checkedAt = Date.now();
  /** The message that is shown. */
  #shown: { readonly id: number; readonly about: string } | null = null;

  /** Follows new versions until the returned function is called. */
  follow(): () => void {
    const leave = connection.listen((message) => {
      if (message.type === 'welcome') this.#compare(message.version);
    });
    const check = () => {
      if (!document.hidden && Date.now() - this.#checkedAt > FRESH) this.#check();
    };
    document.addEventListener('visibilitychange', check);
    if (import.meta.env.PROD && 'serviceWorker' in navigator) this.#install(navigator.serviceWorker);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', check);
    };
  }

  #install(workers: ServiceWorkerContainer): void {
    let isControlled = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      if (this.#reloading) location.reload();
      else if (isControlled) this.#offer('replaced', t('update-replaced'));
      isControlled = true;
    });
    const register = async () => {
      const url = `${import.meta.env.BASE_URL}sw.js`;
      const registration = await workers.register(url, { updateViaCache: 'none' });
      this.#registration = registration;
      const offerNext = () => {
        if (registration.waiting && workers.controller) this.#offer('ready', t('update-ready'));
      };
      offerNext();
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', offerNext);
      });
    };
    // Without a service worker the app needs its server, and nothing else.
    whenLoaded(() => void register().catch(() => undefined));
  }

  /** A page and a server of two versions may not understand each other. */
  #compare(server: string): void {
    if (server !== __VERSION__) {
      this.#check();
      this.#offer(`server ${server}`, t('update-server', { server, page: __VERSION__ }));
    } else if (this.#shown?.about.startsWith('server')) {
      dismiss(this.#shown.id);
      this.#shown = null;
    }
  }

  #check(): void {
    this.#checkedAt = Date.now();
    this.#registration?.update().catch(() => undefined);
  }

  /** Offers a reload once for each reason; what was put off is not offered again. */
  #offer(about: string, text: string): void {
    if (this.#shown?.about === about) return;
    if (this.#shown) dismiss(this.#shown.id);
    const id = offer(text, { text: t('update-reload'), run: () => void this.#reload() });
    this.#shown = { id, about };
  }

  /** Reloads as the newest version that can be had. */
  async #reload(): Promise<void> {
    const registration = this.#registration;
    await registration?.update().catch(() => undefined);
    const next = registration?.waiting ?? (await installed(registration?.installing));
    if (!next) {
      location.reload();
      return;
    }
    this.#reloading = true;
    next.postMessage('activate');
  }
}

export const updates = new Updates();

/** Waits until a service worker has stored its files; null if it fails. */
function installed(worker: ServiceWorker | null | undefined): Promise<ServiceWorker | null> {
  return new Promise((resolve) => {
    if (!worker) {
      resolve(null);
      return;
    }
    worker.addEventListener('statechange', () => resolve(worker.state === 'installed' ? worker : null), {
      once: true,
    });
  });
}
