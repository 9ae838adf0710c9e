// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const chapter1_step1 = {
  fr: 'Vous jouez les rouges. Touchez le rouge du milieu, en c2, puis la case devant lui : deux fois, jusqu’en c4.',
  en: 'You play the reds. Tap the red in the middle, on c2, then the cell ahead of it: twice, as far as c4.',
} as Message<never>;

export const chapter1_hint1 = {
  fr: 'Reprenez : le rouge du milieu avance tout droit, de c2 en c3 puis en c4.',
  en: 'Take it back: the red in the middle goes straight on, from c2 to c3 and c4.',
} as Message<never>;

export const chapter1_step2 = {
  fr: 'Deux mouvements pour engager, trois ensuite. Au tour des bleus : ils foncent sur la balle.',
  en: 'Two moves to kick off, three from now on. The blues’ turn: they rush for the ball.',
} as Message<never>;

export const chapter1_step3 = {
  fr: 'Le bleu a la balle. Sautez par-dessus lui, de c4 en c6 : c’est ainsi qu’on la lui prend.',
  en: 'The blue has the ball. Jump over him, from c4 to c6: that is how you take it.',
} as Message<never>;

export const chapter1_hint3 = {
  fr: 'Reprenez : le rouge de c4 saute par-dessus le bleu, en c6, et c’est tout.',
  en: 'Take it back: the red on c4 jumps over the blue, to c6, and no more.',
} as Message<never>;

export const chapter1_step4 = {
  fr: 'À vous la balle ! Les bleus viennent barrer la route.',
  en: 'The ball is yours! The blues step in the way.',
} as Message<never>;

export const chapter1_step5 = {
  fr: 'Sautez encore, de c6 en c8, puis entrez dans l’en-but en c9 avec la balle.',
  en: 'Jump again, from c6 to c8, then step into the goal on c9 with the ball.',
} as Message<never>;

export const chapter1_hint5 = {
  fr: 'Reprenez : le porteur saute de c6 en c8, puis avance en c9.',
  en: 'Take it back: the carrier jumps from c6 to c8, then steps to c9.',
} as Message<never>;

export const chapter1_end = {
  fr: 'But ! Il en faut trois pour gagner. Une dernière chose : la passe.',
  en: 'Goal! Three of them win. One last thing: the pass.',
} as Message<never>;

export const chapter2_step1 = {
  fr: 'Prenez la balle, de c4 en c5. Puis passez-la à l’ami en c7, sur la même ligne, et marquez en c9.',
  en: 'Take the ball, from c4 to c5. Then pass it to your friend on c7, in line, and score on c9.',
} as Message<never>;

export const chapter2_hint1 = {
  fr: 'Reprenez : c4 va en c5, la balle passe en c7, et c7 court en c8 puis c9.',
  en: 'Take it back: c4 goes to c5, the ball goes to c7, and c7 runs to c8 and c9.',
} as Message<never>;

export const chapter2_end = {
  fr: 'Une passe ne coûte aucun mouvement, tant qu’aucun adversaire n’est entre les deux. À vous de jouer !',
  en: 'A pass costs no move, as long as no opponent stands between the two. Your game!',
} as Message<never>;
