import { vi } from 'vitest';

// What a session asks of a browser, for tests in Node: an English one at its root that moves things and keeps nothing.
// Import it first.
vi.stubGlobal('navigator', { languages: ['en'], onLine: true });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('location', new URL('http://localhost/'));
vi.stubGlobal('document', { baseURI: 'http://localhost/', documentElement: { dataset: {} }, querySelector: () => null });
vi.stubGlobal('addEventListener', () => undefined);
