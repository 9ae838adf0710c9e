import { ROOT } from './root.ts';

/** A page of the app and what it shows: `/` is `home`, `/g/<game>` is page `g` with the game as its id. */
export interface Route {
  readonly page: string;
  readonly id: string;
}

function read(): Route {
  const path = location.pathname.startsWith(ROOT.pathname) ? location.pathname.slice(ROOT.pathname.length) : '';
  const [page = '', id = ''] = path.split('/');
  return page === '' || page === 'index.html' ? { page: 'home', id: '' } : { page, id: decode(id) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The address is not ours, so nothing has this id.
    return '';
  }
}

let current: Route = $state.raw(read());

export const route = {
  get page() {
    return current.page;
  },
  get id() {
    return current.id;
  },
};

/** The address of a page, right behind any prefix: `href('g', game)`; without arguments, home. */
export function href(page = '', id = ''): string {
  return ROOT.pathname + (page === '' ? '' : `${page}/${encodeURIComponent(id)}`);
}

export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address);
  current = read();
  window.scrollTo(0, 0);
}

/** Links inside the app change the page without loading it again. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.target !== '' || link.hasAttribute('download')) return;
  const inside = link.getAttribute('href');
  if (inside?.startsWith('#')) {
    event.preventDefault();
    const goal = document.getElementById(inside.slice(1));
    goal?.scrollIntoView();
    goal?.focus({ preventScroll: true });
    return;
  }
  const url = new URL(link.href);
  if (url.origin !== ROOT.origin || !url.pathname.startsWith(ROOT.pathname) || /\.\w+$/.test(url.pathname)) return;
  event.preventDefault();
  go(url.pathname + url.hash);
}

export function startRouter(): void {
  addEventListener('popstate', () => {
    current = read();
  });
  document.addEventListener('click', follow);
}
