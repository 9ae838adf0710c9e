// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const no_answer = {
  fr: 'Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.',
  en: 'The server does not answer. Check the connection, then try again.',
} as Message<never>;

export const unknown_game = {
  fr: 'Cette table joue à un jeu que cette version de l’application ne connaît pas.',
  en: 'This table plays a game that this version of the app does not know.',
} as Message<never>;

export const ended = {
  fr: 'Cette table n’existe pas, ou plus.',
  en: 'There is no such table, or it is gone.',
} as Message<never>;

export const qr = {
  fr: 'Code QR du lien',
  en: 'QR code of the link',
} as Message<never>;

export const copy = {
  fr: 'Copier le lien',
  en: 'Copy the link',
} as Message<never>;

export const copied = {
  fr: 'Lien copié',
  en: 'Link copied',
} as Message<never>;

export const share = {
  fr: 'Partager',
  en: 'Share',
} as Message<never>;

export const nickname = {
  fr: 'Votre surnom',
  en: 'Your nickname',
} as Message<never>;

export const another_name = {
  fr: 'Un autre',
  en: 'Another',
} as Message<never>;

export const name = {
  fr: 'Nom',
  en: 'Name',
} as Message<never>;

export const seat_me = {
  fr: 'vous',
  en: 'you',
} as Message<never>;

export const seat_here = {
  fr: 'quelqu’un ici',
  en: 'somebody here',
} as Message<never>;

export const seat_open = {
  fr: 'à inviter',
  en: 'to be invited',
} as Message<never>;

export const open = {
  fr: 'Ouvrir la table',
  en: 'Open the table',
} as Message<never>;

export const open_does = {
  fr: 'puis invitez par un lien ou un code',
  en: 'then invite by a link or a code',
} as Message<never>;

export const seats = {
  fr: 'Qui joue',
  en: 'Who plays',
} as Message<never>;

export const dice_and_clock = {
  fr: 'Dés, pendule, salon',
  en: 'Dice, clock, lobby',
} as Message<never>;

export const clock_and_lobby = {
  fr: 'Pendule, salon',
  en: 'Clock, lobby',
} as Message<never>;

export const dice_fair = {
  fr: 'Dés vérifiables',
  en: 'Checkable dice',
} as Message<never>;

export const dice_fair_does = {
  fr: 'lancés par le serveur',
  en: 'thrown by the server',
} as Message<never>;

export const clock_chip = {
  fr: 'Pendule {minutes} min + {seconds} s',
  en: 'Clock {minutes} min + {seconds} s',
} as Message<'minutes' | 'seconds'>;

export const online_public = {
  fr: 'Table ouverte à tous',
  en: 'Open to everybody',
} as Message<never>;

export const public_help = {
  fr: 'Elle apparaît au salon ; sinon seul le lien y mène.',
  en: 'It is listed in the lobby; otherwise only the link leads here.',
} as Message<never>;

export const new_table = {
  fr: 'Jouer en ligne',
  en: 'Play online',
} as Message<never>;

export const quick = {
  fr: 'Match rapide',
  en: 'Quick match',
} as Message<never>;

export const quick_does = {
  fr: 'contre la première personne qui vient',
  en: 'with the first player who comes',
} as Message<never>;

export const lobby = {
  fr: 'Le salon',
  en: 'The lobby',
} as Message<never>;

export const promise = {
  fr: 'La promesse des dés',
  en: 'The promise of the dice',
} as Message<never>;

export const promise_text = {
  fr: 'Le serveur a déjà choisi sa graine et en publie l’empreinte ; ensuite seulement, chaque place ajoute un texte tiré au hasard. À la fin, la graine est montrée et chaque lancer peut être recalculé.',
  en: 'The server has already chosen its seed and publishes its fingerprint; only then does each seat add a random text. At the end the seed is shown and every roll can be recomputed.',
} as Message<never>;

export const real_dice = {
  fr: 'De vrais dés, saisis à la main',
  en: 'Real dice, entered by hand',
} as Message<never>;

export const real_dice_text = {
  fr: 'Chacun lance ses dés et les saisit ; tout le monde voit ce qui est saisi.',
  en: 'Everybody throws and enters their own dice; everyone sees what is entered.',
} as Message<never>;

export const waiting = {
  fr: 'on attend quelqu’un',
  en: 'waiting for somebody',
} as Message<never>;

export const invited = {
  fr: 'on l’attend',
  en: 'invited',
} as Message<never>;

export const here = {
  fr: 'là',
  en: 'here',
} as Message<never>;

export const away = {
  fr: 'pas là',
  en: 'away',
} as Message<never>;

export const bot = {
  fr: 'Robot',
  en: 'Bot',
} as Message<never>;

export const free_seat = {
  fr: 'Place libre',
  en: 'Free seat',
} as Message<never>;

export const wait_title = {
  fr: 'On attend du monde',
  en: 'Waiting for players',
} as Message<never>;

export const join_title = {
  fr: 'Une place vous attend',
  en: 'A seat is waiting for you',
} as Message<never>;

export const ready_title = {
  fr: 'Tout le monde est là',
  en: 'Everybody is here',
} as Message<never>;

export const call = {
  fr: 'Inviter',
  en: 'Invite',
} as Message<never>;

export const link = {
  fr: 'Lien de la table',
  en: 'Link of the table',
} as Message<never>;

export const get_up = {
  fr: 'Quitter la table',
  en: 'Leave the table',
} as Message<never>;

export const own_order = {
  fr: 'ordre personnel',
  en: 'own order',
} as Message<never>;

export const yes = {
  fr: 'oui',
  en: 'yes',
} as Message<never>;

export const no = {
  fr: 'non',
  en: 'no',
} as Message<never>;

export const join = {
  fr: 'S’asseoir',
  en: 'Sit down',
} as Message<never>;

export const join_does = {
  fr: 'sans compte',
  en: 'no account needed',
} as Message<never>;

export const acknowledged = {
  fr: 'En direct, tout est reçu',
  en: 'Live, everything received',
} as Message<never>;

export const sending = {
  fr: 'Envoi…',
  en: 'Sending…',
} as Message<never>;

export const kept = {
  fr: '{count, plural, one {Hors ligne : un envoi est gardé et repartira tout seul} other {Hors ligne : # envois sont gardés et repartiront tout seuls}}',
  en: '{count, plural, one {Offline: one thing is kept and will be sent again by itself} other {Offline: # things are kept and will be sent again by themselves}}',
} as Message<'count'>;

export const reconnecting = {
  fr: 'Hors ligne, on se reconnecte…',
  en: 'Offline, reconnecting…',
} as Message<never>;

export const your_turn = {
  fr: 'À vous !',
  en: 'Your turn!',
} as Message<never>;

export const rematch_wanted = {
  fr: '{count, plural, one {{names} veut rejouer.} other {{names} veulent rejouer.}}',
  en: '{count, plural, one {{names} would like a rematch.} other {{names} would like a rematch.}}',
} as Message<'count' | 'names'>;

export const rematch_waiting = {
  fr: 'on attend les autres',
  en: 'waiting for the others',
} as Message<never>;

export const check_does = {
  fr: 'chaque lancer recalculé',
  en: 'every roll recomputed',
} as Message<never>;

export const stand_in = {
  fr: 'un robot joue',
  en: 'a bot plays',
} as Message<never>;

export const left = {
  fr: 'a quitté',
  en: 'left',
} as Message<never>;

export const watchers = {
  fr: '{count, plural, one {# spectateur} other {# spectateurs}}',
  en: '{count, plural, one {# watching} other {# watching}}',
} as Message<'count'>;

export const say = {
  fr: 'Dire',
  en: 'Say',
} as Message<never>;

export const say_title = {
  fr: 'Que dire ?',
  en: 'What to say?',
} as Message<never>;

export const said = {
  fr: 'Ce qui s’est dit',
  en: 'What was said',
} as Message<never>;

export const you_offer_draw = {
  fr: 'Vous proposez le nul. On attend l’accord de {names}.',
  en: 'You offer a draw. Waiting for {names} to agree.',
} as Message<'names'>;

export const you_ask_back = {
  fr: 'Vous demandez à reprendre votre choix. On attend l’accord de {names}.',
  en: 'You ask to take your choice back. Waiting for {names} to agree.',
} as Message<'names'>;

export const agreed = {
  fr: 'Vous êtes d’accord. On attend {names}.',
  en: 'You agree. Waiting for {names}.',
} as Message<'names'>;

export const offers_draw = {
  fr: '{name} propose le nul.',
  en: '{name} offers a draw.',
} as Message<'name'>;

export const asks_back = {
  fr: '{name} demande à reprendre son dernier choix.',
  en: '{name} asks to take back their latest choice.',
} as Message<'name'>;

export const agree = {
  fr: 'D’accord',
  en: 'Agree',
} as Message<never>;

export const decline = {
  fr: 'Non merci',
  en: 'No thanks',
} as Message<never>;

export const withdraw = {
  fr: 'Retirer la demande',
  en: 'Withdraw',
} as Message<never>;

export const absent = {
  fr: '{name} n’est plus là. Sa place est gardée ; si cela dure, vous pourrez choisir quoi faire.',
  en: '{name} is away. The seat is kept; if this goes on, you can choose what to do.',
} as Message<'name'>;

export const absent_long = {
  fr: 'On ne voit plus {name} depuis un moment.',
  en: '{name} has been away for a while.',
} as Message<'name'>;

export const has_left = {
  fr: '{name} a quitté la table.',
  en: '{name} has left the table.',
} as Message<'name'>;

export const what_now = {
  fr: 'Que faire ?',
  en: 'What now?',
} as Message<never>;

export const wait = {
  fr: 'Attendre',
  en: 'Wait',
} as Message<never>;

export const wait_does = {
  fr: 'sa place est gardée',
  en: 'the seat is kept',
} as Message<never>;

export const hand_over = {
  fr: 'Un robot joue à sa place',
  en: 'A bot plays on',
} as Message<never>;

export const hand_over_does = {
  fr: '{name} pourra la reprendre',
  en: '{name} may come back any time',
} as Message<'name'>;

export const claim = {
  fr: 'Réclamer la victoire',
  en: 'Claim the win',
} as Message<never>;

export const claim_does = {
  fr: '{name} perd par abandon',
  en: '{name} forfeits',
} as Message<'name'>;

export const watching = {
  fr: 'Vous regardez ce match.',
  en: 'You are watching this match.',
} as Message<never>;

export const bot_for_you = {
  fr: 'Un robot joue à votre place.',
  en: 'A bot is playing for you.',
} as Message<never>;

export const you_left = {
  fr: 'Vous avez quitté la table ; votre place est gardée.',
  en: 'You have left the table; your seat is kept.',
} as Message<never>;

export const take_seat_back = {
  fr: 'Reprendre ma place',
  en: 'Take my seat back',
} as Message<never>;

export const notify = {
  fr: 'Me prévenir quand c’est à moi',
  en: 'Tell me when it is my turn',
} as Message<never>;

export const notify_help = {
  fr: 'Une notification, seulement quand la page est cachée.',
  en: 'A notification, only while the page is hidden.',
} as Message<never>;

export const draw = {
  fr: 'Proposer le nul',
  en: 'Offer a draw',
} as Message<never>;

export const draw_does = {
  fr: 'si tout le monde est d’accord',
  en: 'if everybody agrees',
} as Message<never>;

export const get_up_does = {
  fr: 'la place est gardée ; les autres décident',
  en: 'the seat is kept; the others decide',
} as Message<never>;

export const invite_watch = {
  fr: 'Inviter à regarder',
  en: 'Invite to watch',
} as Message<never>;

export const home_does = {
  fr: 'le match attend, vous pouvez revenir',
  en: 'the match waits, you can come back',
} as Message<never>;

export const seat_link = {
  fr: 'Ma place sur un autre appareil',
  en: 'My seat on another device',
} as Message<never>;

export const seat_link_of = {
  fr: 'La place de {name} sur un autre appareil',
  en: '{name}’s seat on another device',
} as Message<'name'>;

export const invite_name = {
  fr: 'Inviter {name}',
  en: 'Invite {name}',
} as Message<'name'>;

export const invite_name_help = {
  fr: 'Ce lien ouvre la place de {name} : ne le donnez à personne d’autre.',
  en: 'This link opens the seat of {name}: give it to nobody else.',
} as Message<'name'>;

export const seat_link_help = {
  fr: 'Ce lien ouvre votre place : gardez-le pour vous.',
  en: 'This link opens your seat: keep it to yourself.',
} as Message<never>;

export const seat_link_label = {
  fr: 'Lien de la place',
  en: 'Link of the seat',
} as Message<never>;

export const renew = {
  fr: 'Changer ce lien',
  en: 'Change this link',
} as Message<never>;

export const renew_does = {
  fr: 'l’ancien ne marche plus',
  en: 'the old one no longer works',
} as Message<never>;

export const over_already = {
  fr: 'Ce match est fini.',
  en: 'This match is over.',
} as Message<never>;

export const bring_text = {
  fr: 'Le match passe à une table en ligne, au point où il en est : tous les coups et tous les dés viennent avec, et restent marqués comme lancés ici.',
  en: 'The match moves to a table online, just as it stands: all moves and dice come along, and stay marked as thrown here.',
} as Message<never>;

export const stay_here = {
  fr: 'Rester sur cet appareil',
  en: 'Stay on this device',
} as Message<never>;

export const which_game = {
  fr: 'Quel jeu ?',
  en: 'Which game?',
} as Message<never>;

export const invite = {
  fr: 'Inviter',
  en: 'Invite',
} as Message<never>;

export const code_aloud = {
  fr: 'Code à dire : {code}',
  en: 'Code to say: {code}',
} as Message<'code'>;

export const code_how = {
  fr: 'On le tape dans « Le salon ».',
  en: 'Type it in “The lobby”.',
} as Message<never>;

export const code_label = {
  fr: 'Un code qu’on vous a dit',
  en: 'A code you were told',
} as Message<never>;

export const code_help = {
  fr: 'Les douze chiffres qu’on vous a donnés.',
  en: 'The twelve digits you were given.',
} as Message<never>;

export const code_go = {
  fr: 'Y aller',
  en: 'Go there',
} as Message<never>;

export const code_make = {
  fr: 'Avoir un code à dire',
  en: 'Get a code to say',
} as Message<never>;

export const code_make_does = {
  fr: 'douze chiffres à la place du lien',
  en: 'twelve digits instead of the link',
} as Message<never>;

export const code_once = {
  fr: 'Il ouvre une seule fois, jusqu’à {time}.',
  en: 'It opens once, until {time}.',
} as Message<'time'>;

export const code_until = {
  fr: 'Il ouvre jusqu’à {day}, {time}.',
  en: 'It opens until {day}, {time}.',
} as Message<'day' | 'time'>;

export const code_wrong = {
  fr: 'Ce code n’a pas douze chiffres.',
  en: 'This code does not have twelve digits.',
} as Message<never>;

export const my_tables = {
  fr: 'Vos tables',
  en: 'Your tables',
} as Message<never>;

export const come_back = {
  fr: 'Revenir',
  en: 'Come back',
} as Message<never>;

export const to_join = {
  fr: 'À rejoindre',
  en: 'To join',
} as Message<never>;

export const to_watch = {
  fr: 'À regarder',
  en: 'To watch',
} as Message<never>;

export const watch = {
  fr: 'Regarder',
  en: 'Watch',
} as Message<never>;

export const nobody_waits = {
  fr: 'Personne n’attend pour le moment.',
  en: 'Nobody is waiting right now.',
} as Message<never>;

export const nothing_to_watch = {
  fr: 'Aucun match public en cours.',
  en: 'No public match right now.',
} as Message<never>;

export const offline = {
  fr: 'Hors ligne',
  en: 'Offline',
} as Message<never>;

export const received = {
  fr: 'En ligne',
  en: 'Online',
} as Message<never>;

export const closed_title = {
  fr: 'Table fermée',
  en: 'Table closed',
} as Message<never>;

export const you = {
  fr: 'Vous',
  en: 'You',
} as Message<never>;

export const notify_refused = {
  fr: 'Le navigateur ne permet pas les notifications de ce site. Autorisez-les dans ses réglages, puis réessayez.',
  en: 'The browser does not allow notifications from this site. Allow them in its settings, then try again.',
} as Message<never>;

export const flag_you = {
  fr: 'Votre temps est écoulé.',
  en: 'You ran out of time.',
} as Message<never>;

export const look = {
  fr: 'Voir la table',
  en: 'See the table',
} as Message<never>;

export const look_does = {
  fr: 'sans cette place',
  en: 'without that seat',
} as Message<never>;

export const stopped_title = {
  fr: 'Match arrêté',
  en: 'Match stopped',
} as Message<never>;

export const stopped = {
  fr: 'Ce match ne suit plus les règles d’aujourd’hui. Il est conservé tel quel, mais ne peut pas continuer.',
  en: 'This match no longer follows today’s rules. It is kept as it is, but cannot go on.',
} as Message<never>;

export const closed = {
  fr: 'Tout le monde a quitté cette table avant le match.',
  en: 'Everybody left this table before the match.',
} as Message<never>;

export const lost_entries = {
  fr: '{count, plural, one {Le serveur a perdu une action que vous aviez vue : le match reprend juste avant.} other {Le serveur a perdu # actions que vous aviez vues : le match reprend juste avant.}}',
  en: '{count, plural, one {The server has lost a play that you had seen: the match goes on from just before it.} other {The server has lost # plays that you had seen: the match goes on from just before them.}}',
} as Message<'count'>;

export const said_by = {
  fr: '{name} : {text}',
  en: '{name}: {text}',
} as Message<'name' | 'text'>;

export const promise_2 = {
  fr: 'Le serveur a fixé tous ses dés d’avance et en publie la promesse. Votre appareil envoie l’empreinte d’un texte, vérifie la table, puis montre le texte. Chaque dé découle de la promesse et des textes : votre appareil le vérifie dès qu’il tombe.',
  en: 'The server has fixed all of its dice in advance and publishes the promise. Your device sends the fingerprint of a text, checks the table, and then shows the text. Every die follows from the promise and the texts: your device checks it as it falls.',
} as Message<never>;

export const first_version = {
  fr: 'Cette table a été ouverte avec la première version des dés vérifiables, et finit avec elle : votre appareil ne vérifie pas chaque dé.',
  en: 'This table was opened with the first version of checkable dice, and ends with it: your device does not check each die.',
} as Message<never>;

export const starts = {
  fr: '{count, plural, one {La table est repartie de zéro une fois.} other {La table est repartie de zéro # fois.}}',
  en: '{count, plural, one {The table started anew once.} other {The table started anew # times.}}',
} as Message<'count'>;

export const own_text = {
  fr: 'Votre texte :',
  en: 'Your text:',
} as Message<never>;

export const type_text = {
  fr: 'Votre texte pour les dés',
  en: 'Your text for the dice',
} as Message<never>;

export const type_text_next = {
  fr: 'Votre texte pour les dés du prochain match',
  en: 'Your text for the dice of the next match',
} as Message<never>;

export const take_text = {
  fr: 'Prendre',
  en: 'Use it',
} as Message<never>;

export const text_public = {
  fr: 'Écrivez ce que vous voulez, ou rien : l’appareil tire alors un texte au hasard. Tout le monde le verra.',
  en: 'Write what you like, or nothing: then your device draws a text at random. Everybody will see it.',
} as Message<never>;

export const text_taken = {
  fr: 'C’est votre texte pour ce match.',
  en: 'That is your text for this match.',
} as Message<never>;

export const text_next = {
  fr: 'Il servira à votre prochain match.',
  en: 'It will be used in your next match.',
} as Message<never>;

export const dice_checked = {
  fr: 'Dés vérifiés',
  en: 'Dice checked',
} as Message<never>;

export const dice_waiting = {
  fr: 'Dés à vérifier',
  en: 'Dice to be checked',
} as Message<never>;

export const dice_late = {
  fr: 'Dés vérifiés à la fin',
  en: 'Dice checked at the end',
} as Message<never>;

export const dice_different = {
  fr: 'Ces dés ne sont pas ceux promis',
  en: 'These are not the promised dice',
} as Message<never>;

export const dice_foreign = {
  fr: 'Dés vérifiés, sans votre texte',
  en: 'Dice checked, without your text',
} as Message<never>;

export const dice_checked_does = {
  fr: '{count, plural, =0 {Votre appareil n’a pas encore de lancer à recalculer.} one {Votre appareil a recalculé un lancer.} other {Votre appareil a recalculé # lancers.}}',
  en: '{count, plural, =0 {Your device has no roll to recompute yet.} one {Your device has recomputed one roll.} other {Your device has recomputed # rolls.}}',
} as Message<'count'>;

export const dice_waiting_does = {
  fr: 'Un lancer est encore secret : ses dés et ceux qui suivent seront vérifiés quand il sera montré.',
  en: 'One roll is still secret: its dice and those after it are checked when it is shown.',
} as Message<never>;

export const dice_late_does = {
  fr: '{count, plural, one {Un lancer dépasse la chaîne promise : il sera vérifié à la fin.} other {# lancers dépassent la chaîne promise : ils seront vérifiés à la fin.}}',
  en: '{count, plural, one {One roll lies beyond the promised chain: it is checked at the end.} other {# rolls lie beyond the promised chain: they are checked at the end.}}',
} as Message<'count'>;

export const dice_different_does = {
  fr: 'On ne peut plus dire que ce match est équitable.',
  en: 'This match can no longer be called fair.',
} as Message<never>;

export const dice_foreign_does = {
  fr: 'Le texte de votre place n’est pas venu de cet appareil. Si aucun de vos appareils ne l’a donné, le serveur a pu l’inventer : ces dés ne vous prouvent alors rien.',
  en: 'The text of your seat did not come from this device. If none of your devices gave it, the server may have made it up: then these dice prove nothing to you.',
} as Message<never>;

export const dice_how = {
  fr: 'Chaque lancer arrive avec un maillon de la chaîne que le serveur a promise avant le match. Le maillon, la clé de la table et le numéro du lancer donnent les dés.',
  en: 'Each roll comes with a link of the chain that the server promised before the match. The link, the key of the table and the number of the roll give the dice.',
} as Message<never>;

export const table_digits = {
  fr: 'Clé de la table :',
  en: 'Key of the table:',
} as Message<never>;

export const table_digits_does = {
  fr: 'Les appareils qui montrent les mêmes chiffres jouent à la même table.',
  en: 'Devices that show the same digits sit at the same table.',
} as Message<never>;

export const dice_unproven = {
  fr: 'Ce qui n’est pas prouvé : que le serveur, qui connaît les dés d’avance, ne les dise à personne.',
  en: 'Not proven: that the server, which knows the dice in advance, tells nobody.',
} as Message<never>;

export const receipt = {
  fr: 'Enregistrer le reçu',
  en: 'Save the receipt',
} as Message<never>;

export const receipt_does = {
  fr: 'ce qui a été promis, et ce qui est venu',
  en: 'what was promised, and what came',
} as Message<never>;

export const unfair = {
  fr: 'Les dés ne sont pas ceux promis',
  en: 'The dice are not as promised',
} as Message<never>;

export const unfair_does = {
  fr: 'Le serveur n’a pas tenu sa promesse. Ce match n’est plus équitable ; votre appareil garde la preuve.',
  en: 'The server did not keep its promise. This match is no longer fair; your device keeps the evidence.',
} as Message<never>;

export const unfair_what = {
  fr: 'Ce qui ne va pas',
  en: 'What is wrong',
} as Message<never>;

export const dice_changed = {
  fr: 'La table a changé depuis que vous étiez d’accord : regardez le jeu, les options et les places.',
  en: 'The table has changed since you agreed: look at the game, the options and the seats.',
} as Message<never>;

export const dice_lost = {
  fr: 'Le texte de votre place est sur un autre appareil : ouvrez-y la table.',
  en: 'The text of your seat is on another device: open the table there.',
} as Message<never>;

export const text_missing = {
  fr: 'On attend {names} : chacun ajoute sa part aux dés.',
  en: 'Waiting for {names}: everybody adds something to the dice.',
} as Message<'names'>;

export const open_seat = {
  fr: 'Libérer la place de {name}',
  en: 'Free {name}’s seat',
} as Message<'name'>;

export const open_seat_does = {
  fr: 'la table repart de zéro',
  en: 'the table starts anew',
} as Message<never>;

export const anew = {
  fr: 'Repartir de zéro',
  en: 'Start anew',
} as Message<never>;

export const anew_does = {
  fr: 'avec une nouvelle promesse ; c’est compté',
  en: 'with a new promise; it is counted',
} as Message<never>;

export const meanwhile = {
  fr: 'Jouer contre un robot en attendant',
  en: 'Play a bot while you wait',
} as Message<never>;

export const meanwhile_does = {
  fr: 'vous pourrez reprendre ce match plus tard',
  en: 'you can go on with that match later',
} as Message<never>;

export const somebody_came = {
  fr: 'Quelqu’un est arrivé à votre table !',
  en: 'Somebody has come to your table!',
} as Message<never>;

export const go_to_table = {
  fr: 'Y aller',
  en: 'Go there',
} as Message<never>;

export const notify_offer = {
  fr: 'Vous prévenir quand c’est à vous ?',
  en: 'Shall we tell you when it is your turn?',
} as Message<never>;

export const notify_yes = {
  fr: 'Oui',
  en: 'Yes',
} as Message<never>;

export const notify_no = {
  fr: 'Non merci',
  en: 'No thanks',
} as Message<never>;

export const how_to_play = {
  fr: 'Comment jouer',
  en: 'How to play',
} as Message<never>;

export const sits_down = {
  fr: '{name} s’assoit à la table.',
  en: '{name} sits down.',
} as Message<'name'>;

export const hide_names = {
  fr: 'Cacher les surnoms des autres',
  en: 'Hide the others’ nicknames',
} as Message<never>;

export const hide_names_help = {
  fr: 'à cette table, sur cet appareil',
  en: 'at this table, on this device',
} as Message<never>;

export const player_number = {
  fr: 'Joueur {number}',
  en: 'Player {number}',
} as Message<'number'>;
