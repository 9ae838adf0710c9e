import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { mount } from 'svelte';
import { bringCore } from '../kit/texts.ts';
import { watchKeys } from '../kit/ui/by-keyboard.ts';
import App from './App.svelte';
import { ROOT } from './root.ts';
import { startRouter } from './router.svelte.ts';
import { applySettings } from './settings.svelte.ts';
import { untilThere } from './until-there.ts';

applySettings();
startRouter();
watchKeys();

// The address changes without loading a page, so the base of relative addresses is fixed here.
for (const link of document.head.querySelectorAll<HTMLLinkElement>(
  'link[rel~="icon"], link[rel="manifest"], link[rel="apple-touch-icon"]',
)) {
  link.setAttribute('href', link.href);
}

const target = document.querySelector('#app');
if (target) void untilThere(() => bringCore()).then(() => mount(App, { target }));

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => navigator.serviceWorker.register(new URL('sw.js', ROOT), { scope: ROOT.pathname }));
}
