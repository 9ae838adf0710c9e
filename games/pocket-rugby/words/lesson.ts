// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const step1 = {
  fr: 'Le but : plus de points que Sami à la fin. Vous êtes Lucie, vous avez la main. Un 5 mène à l’essai : lancez.',
  en: 'The aim: more points than Sami at the end. You are Lucie and you have the ball. A 5 leads to a try: roll.',
} as Message<never>;

export const step3 = {
  fr: 'Essai, 5 points ; la transformation, un 2 sous le 4, en ajoute 2. La main est à Sami : lancez.',
  en: 'A try, 5 points; the conversion, a 2 under the 4, adds 2. Sami has the ball: roll.',
} as Message<never>;

export const step4 = {
  fr: 'Ni double, ni 3, ni 5 : ballon perdu. Pour vous, un 3 donne une pénalité : lancez.',
  en: 'No double, no 3, no 5: ball lost. For you, a 3 is a penalty: roll.',
} as Message<never>;

export const step5 = {
  fr: 'L’autre dé est un 4 : la pénalité passe avec un dé plus petit. Tentez-la.',
  en: 'The other die is a 4: the kick is good with a lower die. Kick at goal.',
} as Message<never>;

export const hint5 = {
  fr: 'Une chance sur deux de prendre trois points : cette fois, tentez la pénalité.',
  en: 'An even chance of three points: this time, kick at goal.',
} as Message<never>;

export const step7 = {
  fr: 'Trois points. Lancez pour Sami.',
  en: 'Three points. Roll for Sami.',
} as Message<never>;

export const step8 = {
  fr: 'Interception : à vous.',
  en: 'Interception: your turn.',
} as Message<never>;

export const step9 = {
  fr: 'Encore une pénalité, mais il faudrait un 1. Mieux vaut jouer et garder la main.',
  en: 'Another penalty, but you would need a 1. Better play on and keep the ball.',
} as Message<never>;

export const hint9 = {
  fr: 'Une chance sur six seulement au pied : jouez plutôt, la main reste à vous.',
  en: 'Only one chance in six with the boot: play on instead, and the ball stays yours.',
} as Message<never>;

export const end = {
  fr: 'Deux minutes ont passé, la main reste à vous. Restent les doubles.',
  en: 'Two minutes have gone, and you still have the ball. Now for the doubles.',
} as Message<never>;

export const doubles1 = {
  fr: 'Les doubles sont les grands moments. Lancez.',
  en: 'Doubles are the big moments. Roll.',
} as Message<never>;

export const doubles2 = {
  fr: 'Double 2 : votre faute, et un carton. Deux dés pour sa couleur ; un double serait rouge.',
  en: 'Double 2: you give away a penalty, and a card. Two dice for its colour; a double would be red.',
} as Message<never>;

export const doubles3 = {
  fr: 'Jaune : dix minutes avec un joueur de moins. Sami tente la pénalité. (Un double 1 fait de même, sans carton.)',
  en: 'Yellow: ten minutes a player down. Sami kicks at goal. (A double 1 is the same, without a card.)',
} as Message<never>;

export const doubles4 = {
  fr: 'Son dé contre le vôtre : lancez.',
  en: 'Sami’s die against yours: roll.',
} as Message<never>;

export const doubles6 = {
  fr: 'Le vôtre est plus haut : manqué ! À vous.',
  en: 'Yours is higher: missed! Your turn.',
} as Message<never>;

export const doubles7 = {
  fr: 'Un 5, mais le carton ôte 1 au 2. Reste 1 : vidéo ! Un nombre pair, et c’est l’essai.',
  en: 'A 5, but the card takes 1 off the 2. That leaves 1: to the TMO! An even number is a try.',
} as Message<never>;

export const doubles8 = {
  fr: 'Accordé ! Transformez-le.',
  en: 'Try! Convert it.',
} as Message<never>;

export const doubles9 = {
  fr: 'La main est à Sami.',
  en: 'Sami has the ball.',
} as Message<never>;

export const doubles10 = {
  fr: 'Double 4 : vous partez en contre ! Votre dé contre le sien ; à égalité, vidéo.',
  en: 'Double 4: you break away! Your die against Sami’s; level goes to the TMO.',
} as Message<never>;

export const doubles13 = {
  fr: 'Essai ! Sami garde la main.',
  en: 'Try! Sami keeps the ball.',
} as Message<never>;

export const doubles14 = {
  fr: 'Double 3 : Sami tente le drop. Seul un double l’arrête : lancez.',
  en: 'Double 3: Sami tries a drop goal. Only a double stops it: roll.',
} as Message<never>;

export const doubles16 = {
  fr: 'Trois points pour Sami. À vous.',
  en: 'Three points to Sami. Your turn.',
} as Message<never>;

export const doubles17 = {
  fr: 'Double 6 : un carton pour Sami, et 7 points pour vous !',
  en: 'Double 6: a card for Sami, and 7 points to you!',
} as Message<never>;

export const doubles18 = {
  fr: 'La période finit à la dixième minute : dernière action.',
  en: 'The period ends at minute ten: one last action.',
} as Message<never>;

export const doubles_end = {
  fr: 'Mi-temps ! Sami, qui n’a pas commencé, a la main. À la fin, celui qui a le plus de points gagne.',
  en: 'Half-time! Sami, who did not begin, has the ball. At the end most points wins.',
} as Message<never>;
