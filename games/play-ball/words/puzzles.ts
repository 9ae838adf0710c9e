// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const now = {
  fr: 'Maintenant ou jamais',
  en: 'Now or never',
} as Message<never>;

export const now_asks = {
  fr: 'Marquez dans ce tour. Aucun autre tour ne gagne.',
  en: 'Score this turn. No other turn wins.',
} as Message<never>;

export const three = {
  fr: 'But en trois tours',
  en: 'Goal in three turns',
} as Message<never>;

export const three_asks = {
  fr: 'Vous marquez dans trois tours : le vôtre, le leur, le vôtre. Trouvez le premier.',
  en: 'You score in three turns: yours, theirs, yours. Find the first.',
} as Message<never>;

export const five = {
  fr: 'But en cinq tours',
  en: 'Goal in five turns',
} as Message<never>;

export const five_asks = {
  fr: 'Vous marquez dans cinq tours au plus tard. Trouvez le premier.',
  en: 'You score in five turns at the latest. Find the first.',
} as Message<never>;

export const hold = {
  fr: 'Tenir bon',
  en: 'Hold on',
} as Message<never>;

export const hold_asks = {
  fr: 'Presque tous les tours perdent. Trouvez celui qui tient.',
  en: 'Nearly every turn loses. Find one that holds.',
} as Message<never>;

export const quiet = {
  fr: 'Le coup tranquille',
  en: 'The quiet turn',
} as Message<never>;

export const quiet_asks = {
  fr: 'Vous gagnez sans que la balle bouge. Trouvez le tour.',
  en: 'You win with a turn in which the ball stays put. Find it.',
} as Message<never>;

export const not_a_position = {
  fr: 'Cette position ne se joue pas.',
  en: 'This position cannot be played.',
} as Message<never>;
