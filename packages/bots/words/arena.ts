// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const unknown_player = {
  fr: 'Joueur inconnu « {given} ». Joueurs de ce jeu : {known}, suivis s’il le faut de :NŒUDS ou de :DURÉEms.',
  en: 'Unknown player "{given}". Players of this game: {known}, followed if need be by :NODES or :TIMEms.',
} as Message<'given' | 'known'>;
