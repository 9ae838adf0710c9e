// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const goal_missed = {
  fr: 'But manqué : {move} marquait.',
  en: 'Goal missed: {move} would have scored.',
} as Message<'move'>;

export const goal_allowed = {
  fr: 'But permis : l’adversaire peut marquer, {move} l’en empêchait.',
  en: 'Goal allowed: the opponents can score, {move} would have prevented it.',
} as Message<'move'>;

export const slower = {
  fr: 'Vous aviez un but en {turns} : {move}. Il faut maintenant {later} tours.',
  en: 'You had a goal in {turns}: {move}. Now it takes {later} turns.',
} as Message<'turns' | 'move' | 'later'>;

export const win_drawn = {
  fr: 'Vous aviez un but en {turns} : {move}. Maintenant, personne ne peut en forcer un.',
  en: 'You had a goal in {turns}: {move}. Now nobody can force one.',
} as Message<'turns' | 'move'>;

export const win_lost = {
  fr: 'Vous aviez un but en {turns} : {move}. Maintenant, l’autre équipe en a un en {later}.',
  en: 'You had a goal in {turns}: {move}. Now the others have one in {later}.',
} as Message<'turns' | 'move' | 'later'>;

export const draw_lost = {
  fr: 'Personne ne pouvait forcer un but, et {move} gardait l’équilibre. Maintenant, l’autre équipe a un but en {later}.',
  en: 'Nobody could force a goal, and {move} kept it so. Now the others have one in {later}.',
} as Message<'move' | 'later'>;

export const sooner = {
  fr: 'L’autre équipe avait un but en {turns} ; {move} l’obligeait à prendre tout ce temps. Il lui faut maintenant {later} tours.',
  en: 'The others had a goal in {turns}; {move} made them take that long. Now they need {later} turns.',
} as Message<'turns' | 'move' | 'later'>;
