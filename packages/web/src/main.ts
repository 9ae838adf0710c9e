import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startLang } from './lang.svelte.ts';
import { ROOT } from './root.ts';
import { startRouter } from './router.svelte.ts';
import { applyTheme } from './settings.svelte.ts';

startLang();
applyTheme();
startRouter();

const target = document.querySelector('#app');
if (target) mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => navigator.serviceWorker.register(new URL('sw.js', ROOT), { scope: ROOT.pathname }));
}
