// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const intro = {
  fr: 'Collez un match ou son lien, ou ouvrez son fichier. Chaque lancer est recalculé ici, sur votre appareil.',
  en: 'Paste a match or a link to it, or open its file. Every roll is recomputed here, on your device.',
} as Message<never>;

export const record = {
  fr: 'Le match, ou son lien',
  en: 'The match, or a link to it',
} as Message<never>;

export const button = {
  fr: 'Recalculer',
  en: 'Recompute',
} as Message<never>;

export const right = {
  fr: 'Tous les lancers sont justes.',
  en: 'Every roll is right.',
} as Message<never>;

export const right_does = {
  fr: '{count, plural, one {Le seul lancer, recalculé, donne les mêmes dés.} other {Les # lancers, recalculés un par un, donnent les mêmes dés.}}',
  en: '{count, plural, one {The only roll, recomputed, gives the same dice.} other {All # rolls, recomputed one by one, give the same dice.}}',
} as Message<'count'>;

export const changed = {
  fr: '{count, plural, one {Un lancer a été changé.} other {# lancers ont été changés.}}',
  en: '{count, plural, one {One roll was changed.} other {# rolls were changed.}}',
} as Message<'count'>;

export const changed_does = {
  fr: 'Lancers que la graine donne vraiment : {right} sur {count}. Les autres, non :',
  en: '{right} rolls of {count} are what the seed gives; the others are not:',
} as Message<'right' | 'count'>;

export const partly = {
  fr: 'Juste, pour tout ce qui peut être recalculé.',
  en: 'Right, as far as it can be recomputed.',
} as Message<never>;

export const partly_does = {
  fr: 'Lancers qui viennent de la graine, et qui sont justes : {right}. Autres lancers : {others} ; leurs dés viennent d’ailleurs, ou sont encore cachés.',
  en: 'Rolls that come from the seed and are right: {right}. Other rolls: {others}; their dice come from elsewhere, or are still hidden.',
} as Message<'right' | 'others'>;

export const by_hand = {
  fr: 'De vrais dés.',
  en: 'Real dice.',
} as Message<never>;

export const by_hand_does = {
  fr: 'Ils ont été lancés à table et saisis à la main : il n’y a rien à recalculer. Restent les statistiques.',
  en: 'They were rolled at the table and typed in: there is nothing to recompute. The statistics remain.',
} as Message<never>;

export const no_seed = {
  fr: 'La graine n’est pas encore connue.',
  en: 'The seed is not known yet.',
} as Message<never>;

export const no_seed_does = {
  fr: 'Elle est publiée à la fin du match : on peut alors recalculer chaque lancer.',
  en: 'It is published when the match is over: every roll can be recomputed then.',
} as Message<never>;

export const broken = {
  fr: 'Ces dés ne peuvent pas être confirmés.',
  en: 'These dice cannot be confirmed.',
} as Message<never>;

export const no_dice = {
  fr: 'Aucun dé dans ce match.',
  en: 'No dice in this match.',
} as Message<never>;

export const no_dice_does = {
  fr: 'Il n’y a rien à vérifier : personne n’a rien lancé.',
  en: 'There is nothing to check: nobody rolled anything.',
} as Message<never>;

export const illegal = {
  fr: 'De plus, ce match ne suit pas les règles du jeu.',
  en: 'And this match does not follow the rules of the game.',
} as Message<never>;

export const how = {
  fr: 'Comment on vérifie, et ce que cela prouve',
  en: 'How it is checked, and what that proves',
} as Message<never>;

export const fair_1 = {
  fr: 'Avant le premier lancer, le serveur tire une graine secrète et publie son empreinte : une promesse qu’il ne peut plus changer.',
  en: 'Before the first roll the server draws a secret seed and publishes its fingerprint: a promise it can no longer change.',
} as Message<never>;

export const fair_2 = {
  fr: 'Ensuite seulement, chaque place ajoute un texte tiré au hasard, que le serveur ne pouvait pas prévoir.',
  en: 'Only then does each seat add a random text, which the server could not foresee.',
} as Message<never>;

export const fair_3 = {
  fr: 'Chaque lancer se calcule à partir de la graine, des textes de toutes les places et de son numéro : ni le serveur ni une place seule ne choisit les dés.',
  en: 'Each roll is worked out from the seed, the texts of all seats and its number: neither the server nor one seat alone chooses the dice.',
} as Message<never>;

export const fair_4 = {
  fr: 'À la fin, la graine est publiée. Cette page refait son empreinte, la compare à la promesse, puis recalcule tous les lancers.',
  en: 'At the end the seed is published. This page makes its fingerprint again, compares it with the promise, and recomputes every roll.',
} as Message<never>;

export const seed_1 = {
  fr: 'Cet appareil a tiré une graine au hasard au début du match ; chaque lancer se calcule à partir d’elle et de son numéro.',
  en: 'This device drew a random seed when the match began; each roll is worked out from it and from its number.',
} as Message<never>;

export const seed_2 = {
  fr: 'Recalculer montre que personne n’a changé un dé après coup. Cela ne dit pas qui a choisi la graine : pour cela, il faut les dés du serveur.',
  en: 'Recomputing shows that nobody changed a die afterwards. It does not say who chose the seed: for that, use the server’s dice.',
} as Message<never>;

export const hand_1 = {
  fr: 'De vrais dés ne se recalculent pas. Le tableau montre s’ils sont tombés comme le hasard le permet.',
  en: 'Real dice cannot be recomputed. The table shows whether they fell as luck allows.',
} as Message<never>;

export const bots = {
  fr: 'Les textes de {names} viennent du serveur, car un robot y joue : ils ne prouvent rien.',
  en: 'The texts of {names} come from the server, because a bot plays there: they prove nothing.',
} as Message<'names'>;

export const match_id = {
  fr: 'Numéro du match',
  en: 'Number of the match',
} as Message<never>;

export const commitment = {
  fr: 'Empreinte promise',
  en: 'Promised fingerprint',
} as Message<never>;

export const string = {
  fr: 'Texte de {name}',
  en: 'Text of {name}',
} as Message<'name'>;

export const seed = {
  fr: 'Graine',
  en: 'Seed',
} as Message<never>;

export const statistics = {
  fr: '{count, plural, one {Comment le dé est tombé} other {Comment les # dés sont tombés}}',
  en: '{count, plural, one {How the die fell} other {How the # dice fell}}',
} as Message<'count'>;

export const luck = {
  fr: 'La bande claire est ce que la chance seule donne 99 fois sur 100 ; le trait épais, ce qui est arrivé.',
  en: 'The pale band is what luck alone gives 99 times in 100; the thick line is what happened.',
} as Message<never>;

export const few = {
  fr: '{count, plural, one {Un seul dé : il ne dit encore rien.} other {Seulement # dés : c’est trop peu pour en dire quoi que ce soit.}}',
  en: '{count, plural, one {A single die: it says nothing yet.} other {Only # dice: too few to say anything.}}',
} as Message<'count'>;

export const what = {
  fr: 'Quoi',
  en: 'What',
} as Message<never>;

export const drawn = {
  fr: 'Dessin',
  en: 'Drawing',
} as Message<never>;

export const figure = {
  fr: 'Combien',
  en: 'How many',
} as Message<never>;

export const between = {
  fr: 'chance : {low} à {high}',
  en: 'luck: {low} to {high}',
} as Message<'low' | 'high'>;

export const outside = {
  fr: 'Hors de la bande : par hasard, cela arrive à un chiffre sur cent.',
  en: 'Outside the band: by chance this happens to one figure in a hundred.',
} as Message<never>;

export const doubles = {
  fr: '{count, plural, one {Doubles, sur une paire} other {Doubles, sur # paires}}',
  en: '{count, plural, one {Doubles, of one pair} other {Doubles, of # pairs}}',
} as Message<'count'>;

export const average = {
  fr: '{count, plural, one {Moyenne de {name} (un dé)} other {Moyenne de {name} (# dés)}}',
  en: '{count, plural, one {Average of {name} (one die)} other {Average of {name} (# dice)}}',
} as Message<'count' | 'name'>;

export const rolls = {
  fr: 'Lancer par lancer',
  en: 'Roll by roll',
} as Message<never>;

export const roll = {
  fr: 'Lancer {number}',
  en: 'Roll {number}',
} as Message<'number'>;

export const same = {
  fr: 'identique',
  en: 'the same',
} as Message<never>;

export const changed_roll = {
  fr: 'changé',
  en: 'changed',
} as Message<never>;

export const hidden_roll = {
  fr: 'encore caché',
  en: 'still hidden',
} as Message<never>;

export const other_roll = {
  fr: 'd’une autre source',
  en: 'from another source',
} as Message<never>;

export const expected = {
  fr: 'La graine donne :',
  en: 'The seed gives:',
} as Message<never>;

export const workings = {
  fr: 'Le calcul',
  en: 'The workings',
} as Message<never>;

export const byte = {
  fr: 'Octet {byte} : divisé par 6, il reste {rest}, plus 1 donne {face}.',
  en: 'Byte {byte}: divided by 6 it leaves {rest}, plus 1 makes {face}.',
} as Message<'byte' | 'rest' | 'face'>;

export const byte_skipped = {
  fr: 'Octet {byte} : écarté, car 252 et plus avantageraient les petits chiffres.',
  en: 'Byte {byte}: skipped, because 252 and more would favour low faces.',
} as Message<'byte'>;

export const seed_workings = {
  fr: 'L’empreinte SHA-256 de {text} règle un générateur de nombres, qui donne ces dés.',
  en: 'The SHA-256 fingerprint of {text} sets a number generator, which gives these dice.',
} as Message<'text'>;

export const more = {
  fr: '{count, plural, one {Montrer le dernier lancer} other {Montrer la suite (# lancers)}}',
  en: '{count, plural, one {Show the last roll} other {Show more (# rolls)}}',
} as Message<'count'>;

export const no_answer = {
  fr: 'Cette adresse ne répond pas : ouvrez le match là-bas, téléchargez-le et collez-le ici.',
  en: 'There is no answer at this address: open the match there, download it and paste it here.',
} as Message<never>;

export const elsewhere = {
  fr: 'Cette adresse est ailleurs ({host}) : téléchargez le match là-bas et collez-le ici.',
  en: 'This address is elsewhere ({host}): download the match there and paste it here.',
} as Message<'host'>;

export const not_found = {
  fr: 'Aucun match fini à cette adresse, ni dans ce navigateur ni sur ce serveur.',
  en: 'No finished match at this address, neither in this browser nor on this server.',
} as Message<never>;

export const second_1 = {
  fr: 'Quand la table s’ouvre, le serveur a déjà fixé tous ses dés : il publie la fin d’une chaîne d’empreintes et ne peut plus la changer.',
  en: 'When the table opens the server has already fixed all of its dice: it publishes the end of a chain of fingerprints and can no longer change it.',
} as Message<never>;

export const second_2 = {
  fr: 'Chaque appareil envoie d’abord l’empreinte d’un texte ; quand toutes sont là et que la table est vérifiée, les textes sont montrés. Les robots n’en ont pas.',
  en: 'Each device first sends the fingerprint of a text; when all are in and the table is checked, the texts are shown. Bots have none.',
} as Message<never>;

export const second_3 = {
  fr: 'Chaque lancer se calcule à partir de son maillon de la chaîne, de la clé de la table et de son numéro, et se vérifie dès qu’il tombe.',
  en: 'Each roll is worked out from its link of the chain, the key of the table and its number, and can be checked as it falls.',
} as Message<never>;

export const second_4 = {
  fr: 'À la fin, la graine est publiée. Cette page refait la chaîne, la clé et tous les lancers.',
  en: 'At the end the seed is published. This page makes the chain, the key and every roll again.',
} as Message<never>;

export const chain_end = {
  fr: 'Fin de la chaîne promise',
  en: 'Promised end of the chain',
} as Message<never>;

export const proven = {
  fr: 'Ce qui est prouvé',
  en: 'What is proven',
} as Message<never>;

export const unproven = {
  fr: 'Ce qui ne l’est pas',
  en: 'What is not',
} as Message<never>;

export const receipt_agrees = {
  fr: 'Le reçu de cet appareil concorde : la promesse est venue avant les textes, et tout ce que vous avez vu du match est ici tel que vous l’avez vu.',
  en: 'This device’s receipt agrees: the promise came before the texts, and all that you saw of the match stands here as you saw it.',
} as Message<never>;

export const receipt_seen = {
  fr: 'Cet appareil a suivi le match sans y donner de texte : ce qu’il en a vu concorde.',
  en: 'This device followed the match and gave no text to it: what it saw agrees.',
} as Message<never>;

export const receipt_differs = {
  fr: 'Ce n’est pas le match que cet appareil a vu.',
  en: 'This is not the match that this device saw.',
} as Message<never>;

export const counts = {
  fr: 'Combien de matchs se sont joués ici',
  en: 'How many matches were played here',
} as Message<never>;

export const counts_does = {
  fr: 'Le serveur tient ces comptes lui-même ; il ne peut pas les prouver. Un match abandonné à cause de dés qui déplaisaient se verrait ici.',
  en: 'The server keeps these counts itself; it cannot prove them. A match resigned because a player did not like the dice would show here.',
} as Message<never>;

export const counts_none = {
  fr: 'Aucun match n’a encore commencé ici.',
  en: 'No match has begun here yet.',
} as Message<never>;

export const counts_begun = {
  fr: 'Commencés',
  en: 'Begun',
} as Message<never>;

export const counts_finished = {
  fr: 'Terminés',
  en: 'Finished',
} as Message<never>;

export const counts_given_up = {
  fr: 'Abandonnés',
  en: 'Resigned',
} as Message<never>;

export const counts_house = {
  fr: 'Arrêtés par le serveur',
  en: 'Ended by the server',
} as Message<never>;

export const counts_under_way = {
  fr: 'En cours',
  en: 'Under way',
} as Message<never>;

export const counts_by_seat = {
  fr: 'place {seat} : {count}',
  en: 'seat {seat}: {count}',
} as Message<'seat' | 'count'>;

export const counts_starts = {
  fr: 'Départs sans match',
  en: 'Starts without a match',
} as Message<never>;

export const counts_missing = {
  fr: 'texte manquant : {seats}',
  en: 'text missing: {seats}',
} as Message<'seats'>;

export const counts_own = {
  fr: '{count, plural, one {Cet appareil a montré un texte dont aucun match n’est sorti.} other {Cet appareil a montré # textes dont aucun match n’est sorti.}}',
  en: '{count, plural, one {This device showed one text from which no match came.} other {This device showed # texts from which no match came.}}',
} as Message<'count'>;

export const counts_fewer = {
  fr: 'Le serveur en compte moins : ses comptes sont faux.',
  en: 'The server counts fewer: its counts are wrong.',
} as Message<never>;
