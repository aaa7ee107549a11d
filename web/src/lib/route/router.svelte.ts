// Where the reader is. Links inside the page change the address without loading it anew.

import { parse, type Route } from './route';

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  route = $derived<Route>(parse(this.path));

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = (event.target as Element | null)?.closest('a');
      if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
      // A place on the same page is the browser's to find.
      if (link.hash !== '' && link.pathname === location.pathname) return;
      if (parse(link.pathname).page === 'nowhere') return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  go(address: string): void {
    if (address !== location.pathname + location.search) history.pushState(null, '', address);
    this.#read();
  }

  /** Changes what stands behind the address without a step in the history. */
  note(search: string): void {
    history.replaceState(null, '', location.pathname + search);
    this.search = search;
  }

  #read(): void {
    if (location.pathname !== this.path) scrollTo(0, 0);
    this.path = location.pathname;
    this.search = location.search;
  }
}

export const router = new Router();
