// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const chapter1_step1 = {
  fr: 'Le but : porter la balle dans l’en-but bleu. Vous êtes rouge. Choisissez c2, puis la case devant, deux fois : c3, puis c4.',
  en: 'The aim: carry the ball into the blue goal. You are red. Choose c2, then the cell ahead, twice: c3, then c4.',
} as Message<never>;

export const chapter1_hint1 = {
  fr: 'Reprenez : le rouge du milieu avance tout droit, de c2 en c3 puis en c4.',
  en: 'Take it back: the red in the middle goes straight on, from c2 to c3 and c4.',
} as Message<never>;

export const chapter1_step2 = {
  fr: 'Deux mouvements pour engager, trois ensuite. Au tour des bleus : ils foncent sur la balle.',
  en: 'Two moves to kick off, three from now on. The blues’ turn: they rush for the ball.',
} as Message<never>;

export const chapter1_step3 = {
  fr: 'Le bleu a la balle. Sautez par-dessus lui, de c4 en c6 : c’est ainsi qu’on la lui prend.',
  en: 'The blue has the ball. Jump over it, from c4 to c6: that is how you take the ball.',
} as Message<never>;

export const chapter1_hint3 = {
  fr: 'Reprenez : le rouge de c4 saute par-dessus le bleu, en c6, et c’est tout.',
  en: 'Take it back: the red on c4 jumps over the blue, to c6, and no more.',
} as Message<never>;

export const chapter1_step4 = {
  fr: 'À vous la balle ! Les bleus viennent barrer la route.',
  en: 'The ball is yours! The blues step in the way.',
} as Message<never>;

export const chapter1_step5 = {
  fr: 'Sautez encore, de c6 en c8, puis entrez dans l’en-but en c9 avec la balle.',
  en: 'Jump again, from c6 to c8, then step into the goal on c9 with the ball.',
} as Message<never>;

export const chapter1_hint5 = {
  fr: 'Reprenez : le porteur saute de c6 en c8, puis avance en c9.',
  en: 'Take it back: the carrier jumps from c6 to c8, then steps to c9.',
} as Message<never>;

export const chapter1_end = {
  fr: 'But ! Il en faut trois pour gagner. Une dernière chose : la passe.',
  en: 'Goal! Three of them win. One last thing: the pass.',
} as Message<never>;

export const chapter2_step1 = {
  fr: 'Prenez la balle, de c4 en c5. Passez-la à votre playballer en c7, sur la même ligne : il va en c8 et marque en c9.',
  en: 'Take the ball, from c4 to c5. Pass it to your playballer on c7, in line, which goes to c8 and scores on c9.',
} as Message<never>;

export const chapter2_hint1 = {
  fr: 'Reprenez : c4 va en c5, la balle passe en c7, et c7 court en c8 puis c9.',
  en: 'Take it back: c4 goes to c5, the ball goes to c7, and c7 runs to c8 and c9.',
} as Message<never>;

export const chapter2_end = {
  fr: 'Une passe ne coûte aucun mouvement, tant qu’aucun adversaire n’est entre les deux. Reste le rebond.',
  en: 'A pass costs no move, as long as no opponent stands between the two. Last comes the bounce.',
} as Message<never>;

export const chapter3_step1 = {
  fr: 'Le bleu tient la balle au bord, en a5 : pas de place pour sauter. Avancez de b4 en b5, puis choisissez a5 : vous rebondissez sur lui et prenez la balle.',
  en: 'Blue holds the ball at the edge, on a5: no room to jump. Step from b4 to b5, then choose a5: you bounce off and take the ball.',
} as Message<never>;

export const chapter3_hint1 = {
  fr: 'Reprenez : b4 va en b5, puis rebondit sur le bleu en a5.',
  en: 'Take it back: b4 goes to b5, then bounces off the blue on a5.',
} as Message<never>;

export const chapter3_step2 = {
  fr: 'Un rebond compte pour un mouvement. Les bleus reviennent.',
  en: 'A bounce counts as a move. The blues come back.',
} as Message<never>;

export const chapter3_end = {
  fr: 'Reste votre en-but, et ses cases marquées d’un point.',
  en: 'Now your own goal, and its dotted cells.',
} as Message<never>;

export const chapter4_step1 = {
  fr: 'Les bleus vous enferment. Votre en-but se traverse : passez de a1 en b1, une case marquée d’un point, puis sortez en c2.',
  en: 'The blues shut you in. You may cross your own goal: go from a1 to b1, a dotted cell, then out to c2.',
} as Message<never>;

export const chapter4_hint1 = {
  fr: 'Reprenez : le porteur va de a1 en b1, puis en c2.',
  en: 'Take it back: the carrier goes from a1 to b1, then to c2.',
} as Message<never>;

export const chapter4_step2 = {
  fr: 'Aucun but : porter la balle dans le vôtre ne marque rien. Mais personne ne finit son tour sur un point. Aux bleus.',
  en: 'No goal: the ball in your own scores nothing. But nobody ends a turn on a dot. The blues’ turn.',
} as Message<never>;

export const chapter4_end = {
  fr: 'En mode expert, deux buts de suite gagnent. À vous de jouer !',
  en: 'In expert mode two goals in a row win. Over to you!',
} as Message<never>;
