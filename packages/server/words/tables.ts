// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const no_such_table = {
  fr: 'Cette table n’existe pas.',
  en: 'There is no such table.',
} as Message<never>;

export const no_such_code = {
  fr: 'Ce code n’ouvre rien : il a servi, ou il a expiré. Demandez-en un autre.',
  en: 'This code opens nothing: it was used, or its time is up. Ask for another one.',
} as Message<never>;

export const no_such_match = {
  fr: 'Ce match n’existe pas.',
  en: 'There is no such match.',
} as Message<never>;

export const not_over = {
  fr: 'Le match n’est pas fini : sa feuille est publiée à la fin.',
  en: 'The match is not over: its record is published at the end.',
} as Message<never>;

export const no_review = {
  fr: 'Pour ce match, personne ne sait ce que valaient les choix.',
  en: 'For this match nobody knows what the choices were worth.',
} as Message<never>;

export const not_your_seat = {
  fr: 'Cette place n’est pas à vous.',
  en: 'That seat is not yours.',
} as Message<never>;

export const no_seat_free = {
  fr: 'Il n’y a plus de place libre à cette table.',
  en: 'There is no free seat at this table.',
} as Message<never>;

export const seat_taken = {
  fr: 'Cette place est prise.',
  en: 'That seat is taken.',
} as Message<never>;

export const wrong_secret = {
  fr: 'Ce lien de place n’ouvre rien ici : il a peut-être été renouvelé.',
  en: 'This seat link opens nothing here: it may have been renewed.',
} as Message<never>;

export const guest_needed = {
  fr: 'Choisissez d’abord un surnom.',
  en: 'Choose a nickname first.',
} as Message<never>;

export const not_playing = {
  fr: 'Le match n’a pas commencé ou est fini.',
  en: 'The match has not begun, or is over.',
} as Message<never>;

export const not_gathering = {
  fr: 'Le match a déjà commencé.',
  en: 'The match has already begun.',
} as Message<never>;

export const stopped = {
  fr: 'Ce match ne suit plus les règles d’aujourd’hui ; il est conservé tel quel.',
  en: 'This match no longer follows today’s rules; it is kept as it is.',
} as Message<never>;

export const not_next = {
  fr: 'L’entrée {given} ne peut pas venir maintenant : la suivante est la {n}.',
  en: 'Entry {given} cannot come now: the next one is {n}.',
} as Message<'given' | 'n'>;

export const key_reused = {
  fr: 'Cette clé a déjà servi à une autre demande.',
  en: 'This key was already used for another request.',
} as Message<never>;

export const dice_are_fair = {
  fr: 'Ici le serveur lance les dés ; on ne les saisit pas.',
  en: 'The server throws the dice here; faces are not entered.',
} as Message<never>;

export const faces_needed = {
  fr: 'Ici les dés se lancent sur la table : saisissez leurs faces.',
  en: 'Here the dice are thrown on the table: enter their faces.',
} as Message<never>;

export const no_strings = {
  fr: 'Cette table joue avec de vrais dés : elle ne demande pas de texte.',
  en: 'This table plays with real dice: it asks for no text.',
} as Message<never>;

export const other_commitment = {
  fr: 'Le texte répond à une autre promesse que celle de ce match.',
  en: 'The text answers another promise than this match’s.',
} as Message<never>;

export const string_set = {
  fr: 'Le texte de cette place est déjà fixé.',
  en: 'This seat’s text is already set.',
} as Message<never>;

export const bad_string = {
  fr: 'Le texte contient des caractères qui ne se transmettent pas.',
  en: 'The text contains characters that cannot be sent on.',
} as Message<never>;

export const bad_name = {
  fr: 'Un surnom compte 1 à 24 caractères visibles, dont une lettre ou un chiffre, et n’est pas celui d’un robot.',
  en: 'A nickname has 1 to 24 visible characters, a letter or a digit among them, and is not a bot’s.',
} as Message<never>;

export const no_draws = {
  fr: 'Pas de match nul à {game}.',
  en: 'There are no draws in {game}.',
} as Message<'game'>;

export const bots_play_on = {
  fr: 'Les robots n’acceptent pas le nul.',
  en: 'Bots do not agree to draws.',
} as Message<never>;

export const back_too_far = {
  fr: 'Vous ne pouvez reprendre que vos propres coups, et pas plus loin que le dernier lancer, secret dévoilé ou coup d’un autre.',
  en: 'You can take back only your own moves, as far as the latest roll, revealed secret or move of another seat.',
} as Message<never>;

export const no_offer = {
  fr: 'Il n’y a pas de proposition en cours.',
  en: 'There is no offer on the table.',
} as Message<never>;

export const no_such_phrase = {
  fr: 'Cette phrase n’existe pas.',
  en: 'There is no such phrase.',
} as Message<never>;

export const not_over_yet = {
  fr: 'On rejoue quand le match est fini.',
  en: 'You can have a rematch when the match is over.',
} as Message<never>;

export const not_absent = {
  fr: 'Cette personne n’est pas absente depuis assez longtemps.',
  en: 'That player has not been away for long enough.',
} as Message<never>;

export const no_stand_in = {
  fr: 'Aucun robot ne joue à votre place.',
  en: 'No bot is standing in for you.',
} as Message<never>;

export const stand_in = {
  fr: 'Un robot joue à votre place : reprenez-la d’abord.',
  en: 'A bot is standing in for you: take your seat back first.',
} as Message<never>;

export const no_such_level = {
  fr: 'Il n’y a pas de robot {level} pour ce jeu.',
  en: 'There is no {level} bot for this game.',
} as Message<'level'>;

export const seat_yourself = {
  fr: 'Gardez une place pour vous ou ouvrez-en une.',
  en: 'Keep a seat for yourself, or leave one open.',
} as Message<never>;

export const bad_record = {
  fr: 'Le match apporté ne convient pas : {why}',
  en: 'The match brought along does not fit: {why}',
} as Message<'why'>;

export const too_many = {
  fr: 'Trop de demandes : attendez un peu.',
  en: 'Too many requests: wait a moment.',
} as Message<never>;

export const closing = {
  fr: 'Le serveur redémarre : revenez dans un instant.',
  en: 'The server is restarting: come back in a moment.',
} as Message<never>;

export const full_house = {
  fr: 'Trop de monde regarde cette table.',
  en: 'Too many people are watching this table.',
} as Message<never>;

export const brought_other_game = {
  fr: 'c’est un autre jeu.',
  en: 'it is another game.',
} as Message<never>;

export const brought_other_seats = {
  fr: 'il a un autre nombre de places.',
  en: 'it has another number of seats.',
} as Message<never>;

export const brought_rolls = {
  fr: 'il contient des lancers cachés ou d’un serveur.',
  en: 'it contains rolls that are hidden or a server’s.',
} as Message<never>;

export const brought_over = {
  fr: 'il est fini.',
  en: 'it is over.',
} as Message<never>;

export const brought_older_rules = {
  fr: 'Ce match a commencé avec d’anciennes règles : finissez-le là où vous l’avez commencé.',
  en: 'This match began with older rules: finish it where you began it.',
} as Message<never>;

export const invitation_used = {
  fr: 'Cette invitation a déjà servi : la place est prise.',
  en: 'This invitation has been used: the seat is taken.',
} as Message<never>;

export const damaged = {
  fr: 'Ce match est abîmé à partir de l’entrée {n} : il est gardé tel quel, et on n’y joue plus.',
  en: 'This match is damaged from entry {n} on: it is kept as it is, and not played on.',
} as Message<'n'>;

export const long_record = {
  fr: 'Ce match a {given} entrées ; on en accepte {most} au plus.',
  en: 'This match has {given} entries; {most} at most are taken.',
} as Message<'given' | 'most'>;

export const many_take_backs = {
  fr: 'Ce match a {given} retours en arrière ; on en accepte {most} au plus.',
  en: 'This match has {given} take-backs; {most} at most are taken.',
} as Message<'given' | 'most'>;

export const slow_record = {
  fr: 'Ce match est trop long à rejouer.',
  en: 'This match takes too long to replay.',
} as Message<never>;

export const transcript_out = {
  fr: 'Le relevé de la table est déjà publié : les empreintes ne changent plus.',
  en: 'The transcript of the table is out: fingerprints no longer change.',
} as Message<never>;

export const no_transcript = {
  fr: 'Le relevé de la table n’attend rien de cette place.',
  en: 'The transcript of the table asks nothing of this seat.',
} as Message<never>;

export const nothing_missing = {
  fr: 'Il ne manque aucun texte à cette place.',
  en: 'No text is missing there.',
} as Message<never>;

export const too_early = {
  fr: 'On attend encore : vous pourrez repartir de zéro au bout de {seconds} secondes.',
  en: 'Wait a little: you can start anew after {seconds} seconds.',
} as Message<'seconds'>;

export const reload = {
  fr: 'Les dés de cette table demandent une version plus récente : rechargez la page, ou mettez le programme à jour.',
  en: 'The dice of this table need a newer version: reload the page, or update the program.',
} as Message<never>;

export const forbidden_name = {
  fr: 'L’hôte de ce stade n’accepte pas ce surnom. Choisissez-en un autre.',
  en: 'The host of this stadium does not allow that nickname. Please choose another.',
} as Message<never>;

export const no_such_guest = {
  fr: 'Cet invité n’existe pas.',
  en: 'There is no such guest.',
} as Message<never>;

export const word_needed = {
  fr: 'Pour ouvrir une table ici, il faut le mot d’entrée : demandez-le à l’hôte.',
  en: 'To open a table here you need the code word: ask the host.',
} as Message<never>;

export const making_closed = {
  fr: 'Pour le moment, seul l’hôte ouvre des tables. Vous pouvez rejoindre une table et regarder.',
  en: 'Just now only the host opens tables. You can join a table and watch.',
} as Message<never>;

export const muted = {
  fr: 'L’hôte vous a retiré la parole dans ce stade.',
  en: 'The host has muted you at this stadium.',
} as Message<never>;

export const brought_unfit = {
  fr: 'ses noms, ses dés ou son numéro ne conviennent pas.',
  en: 'its names, dice or number do not fit.',
} as Message<never>;

export const no_such_season = {
  fr: 'Cette saison n’est pas ici : elle a été effacée, ou son temps est passé.',
  en: 'There is no such season here: it was deleted, or its time was up.',
} as Message<never>;

export const not_your_season = {
  fr: 'Pour changer la saison, il faut le lien qui sert à la gérer.',
  en: 'To change the season you need the link to run it.',
} as Message<never>;

export const not_your_fixture = {
  fr: 'Vous ne pouvez annoncer que le résultat de vos propres matchs.',
  en: 'You may report the result of your own matches only.',
} as Message<never>;

export const season_full = {
  fr: 'Cette saison a atteint la taille limite de ce serveur.',
  en: 'This season has reached the size limit of this server.',
} as Message<never>;

export const entrant_taken = {
  fr: 'Quelqu’un joue déjà pour cette équipe.',
  en: 'Somebody plays for this team already.',
} as Message<never>;

export const fixture_played = {
  fr: 'Ce match n’est pas à jouer maintenant.',
  en: 'This match is not to be played now.',
} as Message<never>;

export const season_known = {
  fr: 'Cette saison est déjà sur le serveur.',
  en: 'This season is on the server already.',
} as Message<never>;

export const no_such_face = {
  fr: 'Ce visage ne joue pas au niveau {level}.',
  en: 'This face does not play at the level {level}.',
} as Message<'level'>;
