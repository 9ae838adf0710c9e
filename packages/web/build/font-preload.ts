import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Asks for the two fonts of the first screen together with the styles, so that they swap early or not at all. */
export function fontPreload(): Plugin {
  return {
    name: 'pocket-stadium:font-preload',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((file) => file.endsWith('.woff2'));
        return fonts.map(
          (file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` },
            injectTo: 'head',
          }),
        );
      },
    },
  };
}
