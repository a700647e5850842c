/** Settings in the browser's storage. Without storage, nothing breaks. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`holocourt.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`holocourt.${name}`, value);
  } catch {
    // A private window: the setting lasts as long as the page.
  }
}
