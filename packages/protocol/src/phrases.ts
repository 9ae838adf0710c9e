import type { Words } from '@pocket-stadium/kernel';

/** All that can be said at a table: children play here. In the order in which they are shown. */
export const PHRASES = {
  hello: { fr: 'Bonjour !', en: 'Hello!' },
  'good-luck': { fr: 'Bonne chance !', en: 'Good luck!' },
  'well-played': { fr: 'Bien joué !', en: 'Well played!' },
  'nice-roll': { fr: 'Quel lancer !', en: 'What a roll!' },
  'so-close': { fr: 'C’était moins une !', en: 'So close!' },
  ouch: { fr: 'Aïe !', en: 'Ouch!' },
  'my-mistake': { fr: 'Oups, mon erreur !', en: 'Oops, my mistake!' },
  thinking: { fr: 'Je réfléchis…', en: 'Let me think…' },
  'one-moment': { fr: 'Je reviens tout de suite.', en: 'Back in a moment.' },
  back: { fr: 'Me revoilà !', en: 'I’m back!' },
  'your-turn': { fr: 'À toi !', en: 'Your turn!' },
  thanks: { fr: 'Merci !', en: 'Thank you!' },
  sorry: { fr: 'Pardon !', en: 'Sorry!' },
  'good-game': { fr: 'Belle partie !', en: 'Good game!' },
  again: { fr: 'On rejoue ?', en: 'Shall we play again?' },
  bye: { fr: 'Au revoir !', en: 'Goodbye!' },
} as const satisfies Record<string, Words>;

export type Phrase = keyof typeof PHRASES;

export function isPhrase(text: string): text is Phrase {
  return Object.hasOwn(PHRASES, text);
}
