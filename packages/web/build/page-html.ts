import type { Plugin } from 'vite';

/**
 * The app has `/` and addresses of two segments (`/g/<game>`), and it may live behind any path
 * prefix: so its files are named relatively, in `index.html` for the first and `page.html`
 * for the others. Whatever serves the app answers an address of two segments with `page.html`.
 */
export function pageHtml(): Plugin {
  return {
    name: 'pocket-stadium:page-html',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('index.html is missing from the build');
        const source = String(index.source).replaceAll(/(src|href)="\.\//g, '$1="../');
        this.emitFile({ type: 'asset', fileName: 'page.html', source });
      },
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, _, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (/^\/[^/.]+\/[^/.]+$/.test(path) && !path.startsWith('/assets/')) request.url = '/page.html';
        next();
      });
    },
  };
}
