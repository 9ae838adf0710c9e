// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const title = {
  fr: 'Mon parcours',
  en: 'My journey',
} as Message<never>;

export const nothing = {
  fr: 'Il n’y a encore rien ici. Jouez un match jusqu’au bout, il sera là.',
  en: 'Nothing here yet. Play a match to its end and it will be here.',
} as Message<never>;

export const here_alone = {
  fr: 'Tout cela reste sur cet appareil. Rien ne part ailleurs, sauf le fichier que vous enregistrez.',
  en: 'All of this stays on this device. Nothing leaves it but the file that you save.',
} as Message<never>;

export const matches = {
  fr: '{count, plural, one {# match terminé} other {# matchs terminés}}',
  en: '{count, plural, one {# match finished} other {# matches finished}}',
} as Message<'count'>;

export const balance = {
  fr: '{won, plural, one {# victoire} other {# victoires}}, {drawn, plural, one {# nul} other {# nuls}}, {lost, plural, one {# défaite} other {# défaites}}',
  en: '{won, plural, one {# win} other {# wins}}, {drawn, plural, one {# draw} other {# draws}}, {lost, plural, one {# loss} other {# losses}}',
} as Message<'won' | 'drawn' | 'lost'>;

export const streak = {
  fr: 'Meilleure série : {count, plural, one {# victoire} other {# victoires de suite}}',
  en: 'Longest streak: {count, plural, one {# win} other {# wins in a row}}',
} as Message<'count'>;

export const solved = {
  fr: 'Problèmes du jour résolus : {count}',
  en: 'Problems of the day solved: {count}',
} as Message<'count'>;

export const run = {
  fr: 'Record en trois minutes : {count, plural, one {# problème} other {# problèmes}}',
  en: 'Best in three minutes: {count, plural, one {# problem} other {# problems}}',
} as Message<'count'>;

export const row_told = {
  fr: '{matches, plural, one {# match} other {# matchs}}, {trophies, plural, one {# trophée} other {# trophées}}',
  en: '{matches, plural, one {# match} other {# matches}}, {trophies, plural, one {# trophy} other {# trophies}}',
} as Message<'matches' | 'trophies'>;

export const trophies = {
  fr: 'Trophées',
  en: 'Trophies',
} as Message<never>;

export const trophies_count = {
  fr: '{count} sur {all}',
  en: '{count} of {all}',
} as Message<'count' | 'all'>;

export const to_come = {
  fr: 'Ceux qui restent à gagner',
  en: 'Those still to be won',
} as Message<never>;

export const records = {
  fr: 'Records',
  en: 'Records',
} as Message<never>;

export const record_by = {
  fr: '{told} ({who})',
  en: '{told} ({who})',
} as Message<'told' | 'who'>;

export const opponents = {
  fr: 'Adversaires',
  en: 'Opponents',
} as Message<never>;

export const beaten = {
  fr: '{won, plural, one {# victoire} other {# victoires}}',
  en: 'beaten {won, plural, one {once} =2 {twice} other {# times}}',
} as Message<'won'>;

export const met = {
  fr: 'pas encore de victoire',
  en: 'not beaten yet',
} as Message<never>;

export const unmet = {
  fr: 'à rencontrer',
  en: 'not met yet',
} as Message<never>;

export const lessons = {
  fr: 'Leçons',
  en: 'Lessons',
} as Message<never>;

export const choices = {
  fr: 'Vos choix, sans la chance',
  en: 'Your choices, without luck',
} as Message<never>;

export const choices_none = {
  fr: 'Revoyez un match terminé (« Revoir le match ») : vos choix seront comptés ici.',
  en: 'Look back at a finished match (“Look back”): your choices will be counted here.',
} as Message<never>;

export const choices_nothing = {
  fr: '{game} : aucun choix jusqu’ici, donc rien à noter.',
  en: '{game}: no choices so far, so nothing to rate.',
} as Message<'game'>;

export const choices_matches = {
  fr: '{count, plural, one {# match revu} other {# matchs revus}}',
  en: '{count, plural, one {# match looked back at} other {# matches looked back at}}',
} as Message<'count'>;

export const winning = {
  fr: 'Points de victoire',
  en: 'Points for winning',
} as Message<never>;

export const choosing = {
  fr: 'Points de choix',
  en: 'Points for choosing',
} as Message<never>;

export const error = {
  fr: 'Perte par choix',
  en: 'Lost per choice',
} as Message<never>;

export const figure = {
  fr: '{mean} (de {low} à {high})',
  en: '{mean} ({low} to {high})',
} as Message<'mean' | 'low' | 'high'>;

export const figure_alone = {
  fr: '{mean} (un seul match ne dit pas plus)',
  en: '{mean} (one match says no more than that)',
} as Message<'mean'>;

export const formula = {
  fr: 'Points sur cent. Victoire : 100 pour un match gagné, 50 pour un nul. Choix : vos chances au départ, moins ce que vos choix ont coûté, plus ce que les autres vous ont laissé ; ce que les dés ont donné ne compte pas. À la longue, les deux nombres se rejoignent, mais la chance brouille moins le second. Entre parenthèses, entre quoi et quoi se trouve la vraie valeur, 95 fois sur 100.',
  en: 'Points of a hundred. Winning: 100 for a win, 50 for a draw. Choosing: your chances at the start, less what your choices cost, plus what the others gave away; what the dice gave does not count. In the long run both figures meet, but luck blurs the second one less. In brackets: where the true value lies, 95 times in 100.',
} as Message<never>;

export const rivals = {
  fr: 'Face à face',
  en: 'Head to head',
} as Message<never>;

export const rivals_trophy_told = {
  fr: 'Dix matchs entre les mêmes deux personnes. Demandez la belle.',
  en: 'Ten matches between the same two people. Time for a decider.',
} as Message<never>;

export const rivalry = {
  fr: '{one} – {other}',
  en: '{one} – {other}',
} as Message<'one' | 'other'>;

export const rivalry_told = {
  fr: '{won} – {lost}{drawn, plural, =0 {} one {, # nul} other {, # nuls}}',
  en: '{won} – {lost}{drawn, plural, =0 {} one {, # draw} other {, # draws}}',
} as Message<'won' | 'lost' | 'drawn'>;

export const file = {
  fr: 'Un fichier à emporter',
  en: 'A file to take along',
} as Message<never>;

export const file_told = {
  fr: 'Parcours, problèmes, erreurs et matchs de cet appareil dans un seul fichier, noms compris. Ouvrez-le sur un autre appareil : ce qui s’y trouve déjà reste.',
  en: 'Journey, problems, mistakes and matches of this device in one file, names included. Open it on another device: what is there already stays.',
} as Message<never>;

export const save = {
  fr: 'Enregistrer le fichier',
  en: 'Save the file',
} as Message<never>;

export const open = {
  fr: 'Ouvrir un fichier',
  en: 'Open a file',
} as Message<never>;

export const opened = {
  fr: 'C’est fait : {count, plural, =0 {rien de nouveau} one {# match de plus} other {# matchs de plus}}.',
  en: 'Done: {count, plural, =0 {nothing new} one {# more match} other {# more matches}}.',
} as Message<'count'>;

export const not_a_file = {
  fr: 'Ce fichier n’est pas un parcours de ce stade.',
  en: 'This file is not a journey of this stadium.',
} as Message<never>;

export const refused = {
  fr: 'Le navigateur n’a pas voulu tout garder : la place manque.',
  en: 'The browser would not keep all of it: there is no room left.',
} as Message<never>;

export const erase = {
  fr: 'Tout effacer',
  en: 'Delete all of it',
} as Message<never>;

export const erase_sure = {
  fr: 'Effacer parcours, problèmes, erreurs et matchs pour de bon',
  en: 'Delete journey, problems, mistakes and matches for good',
} as Message<never>;

export const erase_not = {
  fr: 'Garder',
  en: 'Keep it',
} as Message<never>;

export const erased = {
  fr: 'Tout est effacé.',
  en: 'All of it is gone.',
} as Message<never>;

export const first = {
  fr: 'Ça commence',
  en: 'So it begins',
} as Message<never>;

export const first_told = {
  fr: 'Votre première victoire. À encadrer.',
  en: 'Your first win. Frame it.',
} as Message<never>;

export const row = {
  fr: 'Sur sa lancée',
  en: 'On a roll',
} as Message<never>;

export const row_trophy_told = {
  fr: 'Cinq victoires de suite. Quelqu’un prévient les autres ?',
  en: 'Five wins in a row. Will somebody warn the others?',
} as Message<never>;

export const champion = {
  fr: 'Elle avait tout calculé',
  en: 'She had worked it all out',
} as Message<never>;

export const champion_told = {
  fr: 'Ida battue. Elle recompte encore.',
  en: 'Ida beaten. She is still checking her sums.',
} as Message<never>;

export const five = {
  fr: 'Le tour de la table',
  en: 'Once round the table',
} as Message<never>;

export const five_told = {
  fr: 'Les cinq adversaires battus dans un même jeu.',
  en: 'All five opponents beaten in one game.',
} as Message<never>;

export const loser = {
  fr: 'Beau joueur',
  en: 'Good loser',
} as Message<never>;

export const loser_told = {
  fr: 'Dix défaites, et toujours là. C’est ainsi que commencent les champions.',
  en: 'Ten losses and still here. That is how champions begin.',
} as Message<never>;

export const all = {
  fr: 'Tout dans la poche',
  en: 'All in the pocket',
} as Message<never>;

export const all_told = {
  fr: 'Un match terminé dans chaque jeu de l’étagère.',
  en: 'A match finished in every game of the shelf.',
} as Message<never>;

export const pupil = {
  fr: 'Premier rang',
  en: 'Front row',
} as Message<never>;

export const pupil_told = {
  fr: 'Toutes les leçons suivies jusqu’au bout. On effacera le tableau.',
  en: 'Every lesson followed to its end. Somebody wipe the board.',
} as Message<never>;

export const flawless = {
  fr: 'Rien donné',
  en: 'Nothing given away',
} as Message<never>;

export const flawless_told = {
  fr: 'Pas un choix n’a coûté quoi que ce soit. Même Ida a hoché la tête.',
  en: 'Not one choice cost anything. Even Ida nodded.',
} as Message<never>;

export const unlucky = {
  fr: 'C’est la faute des dés',
  en: 'Blame the dice',
} as Message<never>;

export const unlucky_told = {
  fr: 'Mieux choisi que l’adversaire, et perdu. Pour une fois c’est prouvé.',
  en: 'Chose better than the opponent and lost. For once there is proof.',
} as Message<never>;

export const week = {
  fr: 'Sept sur sept',
  en: 'Seven of seven',
} as Message<never>;

export const week_told = {
  fr: 'Le problème du jour résolu du lundi au dimanche.',
  en: 'The problem of the day solved from Monday to Sunday.',
} as Message<never>;

export const quick = {
  fr: 'Plus vite que le café',
  en: 'Faster than coffee',
} as Message<never>;

export const quick_told = {
  fr: 'Quinze problèmes en trois minutes.',
  en: 'Fifteen problems in three minutes.',
} as Message<never>;

export const choices_estimated = {
  fr: 'estimation',
  en: 'estimates',
} as Message<never>;

export const news_trophy = {
  fr: 'Nouveau trophée : {name}',
  en: 'New trophy: {name}',
} as Message<'name'>;

export const news_record = {
  fr: 'Record battu : {name}',
  en: 'Record broken: {name}',
} as Message<'name'>;
