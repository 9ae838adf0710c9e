import { API } from './openapi.ts';
import type { Route } from './route.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; font-size: 1.1rem; }
code { font-family: ui-monospace, monospace; }
pre { overflow: auto; padding: 1rem; border: 1px solid; border-radius: .5rem; font-size: .85rem; max-height: 30rem; }
summary { cursor: pointer; min-height: 2.75rem; }
`;

/** A page about the API for people, made from the routes. It has no script and loads nothing from elsewhere. */
export function docsPage(routes: readonly Route[], base: string): string {
  const sections = routes.map((route) => {
    const { method, url, summary, body, answer, query } = route;
    return [
      `<h2 id="${escapeHtml(anchor(route))}"><code>${method} ${escapeHtml(`${base}${API}${url}`)}</code></h2>`,
      `<p>${escapeHtml(summary)}</p>`,
      Object.keys(query).length > 0 ? details('Query', query) : '',
      body ? details('Body', body) : '',
      answer ? details('Answer', answer) : '',
    ].join('\n');
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pocket Stadium: API</title>
<link rel="stylesheet" href="${escapeHtml(`${base}${API}/docs.css`)}">
</head>
<body>
<h1>Pocket Stadium: API</h1>
<p>For programs: <a href="${escapeHtml(`${base}${API}/openapi.json`)}">openapi.json</a>. Live updates also over WebSocket at <code>${escapeHtml(`${base}${API}`)}/tables/{id}/ws</code>.</p>
${sections.join('\n')}
</body>
</html>
`;
}

export const docsStyle = STYLE;

function details(title: string, schema: object): string {
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;
}

function anchor({ method, url }: Route): string {
  return `${method}${url}`.toLowerCase().replace(/\W+/g, '-');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
