// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const goal_missed = {
  fr: 'But manqué : {move} marquait.',
  en: 'Goal missed: {move} would have scored.',
} as Message<'move'>;

export const goal_allowed = {
  fr: 'But permis : l’adversaire peut marquer, {move} l’en empêchait.',
  en: 'Goal allowed: the opponents can score, {move} would have prevented it.',
} as Message<'move'>;
