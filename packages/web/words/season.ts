// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const title = {
  fr: 'Saisons et tournois',
  en: 'Seasons and tournaments',
} as Message<never>;

export const intro = {
  fr: 'Des équipes, un calendrier, un classement, des statistiques. Chaque match compte tout de suite, qu’il soit joué ici, avec de vrais dés, en ligne ou par des robots.',
  en: 'Teams, a schedule, standings, statistics. Every match counts at once, whether played here, with real dice, online or by bots.',
} as Message<never>;

export const new_season = {
  fr: 'Nouvelle saison',
  en: 'New season',
} as Message<never>;

export const new_does = {
  fr: 'championnat, ronde suisse, coupe ou échelle',
  en: 'league, Swiss, cup or ladder',
} as Message<never>;

export const my_teams = {
  fr: 'Mes équipes',
  en: 'My teams',
} as Message<never>;

export const teams_does = {
  fr: 'noms, couleurs, blason, joueurs',
  en: 'names, colours, crest, players',
} as Message<never>;

export const not_kept = {
  fr: 'Ce navigateur refuse de garder les saisons : celle-ci sera perdue en fermant la page. Enregistrez-la dans un fichier.',
  en: 'This browser refuses to keep seasons: this one is lost when the page closes. Save it as a file.',
} as Message<never>;

export const over = {
  fr: 'terminée',
  en: 'over',
} as Message<never>;

export const played_of = {
  fr: '{played} sur {of, plural, one {# match joué} other {# matchs joués}}',
  en: '{played} of {of, plural, one {# match} other {# matches}} played',
} as Message<'played' | 'of'>;

export const open_file = {
  fr: 'Ouvrir un fichier de saison',
  en: 'Open a season file',
} as Message<never>;

export const no_season = {
  fr: 'Cette saison n’est ni sur cet appareil ni sur ce serveur.',
  en: 'This season is neither on this device nor on this server.',
} as Message<never>;

export const no_match = {
  fr: 'Ce match n’est pas dans la saison.',
  en: 'This match is not in the season.',
} as Message<never>;

export const no_team = {
  fr: 'Cette équipe n’est pas dans la saison.',
  en: 'This team is not in the season.',
} as Message<never>;

export const no_bulletin = {
  fr: 'Le bulletin paraît dès qu’une journée est jouée en entier.',
  en: 'The bulletin appears as soon as a whole round is played.',
} as Message<never>;

export const kind_round_robin = {
  fr: 'Championnat',
  en: 'League',
} as Message<never>;

export const kind_swiss = {
  fr: 'Ronde suisse',
  en: 'Swiss',
} as Message<never>;

export const kind_knock_out = {
  fr: 'Coupe',
  en: 'Cup',
} as Message<never>;

export const kind_ladder = {
  fr: 'Échelle',
  en: 'Ladder',
} as Message<never>;

export const kind_label = {
  fr: 'Quelle sorte ?',
  en: 'Which kind?',
} as Message<never>;

export const times_label = {
  fr: 'Chacun rencontre chacun',
  en: 'Everybody meets everybody',
} as Message<never>;

export const times_once = {
  fr: 'une fois',
  en: 'once',
} as Message<never>;

export const times_twice = {
  fr: 'aller et retour',
  en: 'home and away',
} as Message<never>;

export const rounds_label = {
  fr: 'Nombre de journées',
  en: 'Rounds',
} as Message<never>;

export const title_label = {
  fr: 'Nom de la saison',
  en: 'Name of the season',
} as Message<never>;

export const usual_title = {
  fr: 'Saison : {game}',
  en: 'Season: {game}',
} as Message<'game'>;

export const game_label = {
  fr: 'Jeu',
  en: 'Game',
} as Message<never>;

export const entrants_count = {
  fr: '{count, plural, one {# équipe} other {# équipes}}',
  en: '{count, plural, one {# team} other {# teams}}',
} as Message<'count'>;

export const team_number = {
  fr: 'Équipe {number}',
  en: 'Team {number}',
} as Message<'number'>;

export const team_name = {
  fr: 'Nom de l’équipe {number}',
  en: 'Name of team {number}',
} as Message<'number'>;

export const who_plays_for = {
  fr: 'Qui joue pour {name} ?',
  en: 'Who plays for {name}?',
} as Message<'name'>;

export const person = {
  fr: 'Une personne',
  en: 'A person',
} as Message<never>;

export const bot_of = {
  fr: 'Robot {level}',
  en: '{level} bot',
} as Message<'level'>;

export const remove_team = {
  fr: 'Retirer {name}',
  en: 'Remove {name}',
} as Message<'name'>;

export const add_team = {
  fr: 'Ajouter une équipe',
  en: 'Add a team',
} as Message<never>;

export const add_bot = {
  fr: 'Ajouter un robot',
  en: 'Add a bot',
} as Message<never>;

export const add_kept = {
  fr: 'Prendre une de mes équipes…',
  en: 'Take one of my teams…',
} as Message<never>;

export const paste_names = {
  fr: 'Coller une liste de noms',
  en: 'Paste a list of names',
} as Message<never>;

export const paste_help = {
  fr: 'Un nom par ligne : la classe entière d’un coup. La liste remplace les équipes ci-dessus.',
  en: 'One name a line: the whole class at once. The list replaces the teams above.',
} as Message<never>;

export const paste_take = {
  fr: 'Prendre ces noms',
  en: 'Take these names',
} as Message<never>;

export const begin = {
  fr: 'Commencer la saison',
  en: 'Begin the season',
} as Message<never>;

export const paused = {
  fr: 'en pause',
  en: 'paused',
} as Message<never>;

export const paused_wait = {
  fr: 'La saison est en pause : les matchs reprennent bientôt.',
  en: 'The season is paused: matches go on soon.',
} as Message<never>;

export const gone_online = {
  fr: 'Cette saison n’est plus sur le serveur. Elle reste sur cet appareil.',
  en: 'This season is no longer on the server. It stays on this device.',
} as Message<never>;

export const champion = {
  fr: 'Vainqueur : {names}',
  en: 'Winner: {names}',
} as Message<'names'>;

export const round = {
  fr: 'Journée {number} sur {of}',
  en: 'Round {number} of {of}',
} as Message<'number' | 'of'>;

export const round_label = {
  fr: 'Journée',
  en: 'Round',
} as Message<never>;

export const no_round = {
  fr: 'Pas encore de journée',
  en: 'No round yet',
} as Message<never>;

export const round_before = {
  fr: 'Journée précédente',
  en: 'Previous round',
} as Message<never>;

export const round_after = {
  fr: 'Journée suivante',
  en: 'Next round',
} as Message<never>;

export const pair_first = {
  fr: 'Tirer la première journée',
  en: 'Pair the first round',
} as Message<never>;

export const pair_next = {
  fr: 'Tirer la journée suivante',
  en: 'Pair the next round',
} as Message<never>;

export const pair_does = {
  fr: 'qui rencontre qui',
  en: 'who meets whom',
} as Message<never>;

export const removed_said = {
  fr: '{name} ne joue plus. {count, plural, one {# équipe} other {# équipes}}.',
  en: '{name} is out. {count, plural, one {# team} other {# teams}}.',
} as Message<'name' | 'count'>;

export const added_said = {
  fr: '{name} joue. {count, plural, one {# équipe} other {# équipes}}.',
  en: '{name} plays. {count, plural, one {# team} other {# teams}}.',
} as Message<'name' | 'count'>;

export const the_match = {
  fr: 'Le match',
  en: 'The match',
} as Message<never>;

export const result_said = {
  fr: '{home} {h}, {away} {a}. {how}.',
  en: '{home} {h}, {away} {a}. {how}.',
} as Message<'home' | 'h' | 'away' | 'a' | 'how'>;

export const paired_said = {
  fr: 'La journée {round} est prête.',
  en: 'Round {round} is ready.',
} as Message<'round'>;

export const simulate_round = {
  fr: 'Jouer les matchs des robots',
  en: 'Play the bots’ matches',
} as Message<never>;

export const simulate_round_does = {
  fr: '{count, plural, one {# match, tout de suite} other {# matchs, tout de suite}}',
  en: '{count, plural, one {# match, at once} other {# matches, at once}}',
} as Message<'count'>;

export const simulate_all = {
  fr: 'Jouer tous les matchs des robots ({count})',
  en: 'Play all the bots’ matches ({count})',
} as Message<'count'>;

export const simulated = {
  fr: '{count, plural, =0 {Aucun match joué.} one {# match joué.} other {# matchs joués.}}',
  en: '{count, plural, =0 {No match played.} one {# match played.} other {# matches played.}}',
} as Message<'count'>;

export const standings = {
  fr: 'Classement',
  en: 'Standings',
} as Message<never>;

export const leaders = {
  fr: 'Les meilleurs',
  en: 'Leaders',
} as Message<never>;

export const bulletin = {
  fr: 'Le bulletin',
  en: 'The bulletin',
} as Message<never>;

export const more = {
  fr: 'Gérer la saison',
  en: 'Run the season',
} as Message<never>;

export const more_does = {
  fr: 'équipes, fichiers, serveur',
  en: 'teams, files, server',
} as Message<never>;

export const views = {
  fr: 'La saison',
  en: 'The season',
} as Message<never>;

export const all_seasons = {
  fr: 'Toutes les saisons',
  en: 'All seasons',
} as Message<never>;

export const to_season = {
  fr: 'Revenir à la saison',
  en: 'Back to the season',
} as Message<never>;

export const col_place = {
  fr: 'Place',
  en: 'Place',
} as Message<never>;

export const col_team = {
  fr: 'Équipe',
  en: 'Team',
} as Message<never>;

export const col_behind = {
  fr: 'Ret.',
  en: 'GB',
} as Message<never>;

export const col_streak = {
  fr: 'Série',
  en: 'Streak',
} as Message<never>;

export const col_home = {
  fr: 'Domicile',
  en: 'Home',
} as Message<never>;

export const col_away = {
  fr: 'Extérieur',
  en: 'Away',
} as Message<never>;

export const name_played = {
  fr: 'joués',
  en: 'played',
} as Message<never>;

export const name_won = {
  fr: 'gagnés',
  en: 'won',
} as Message<never>;

export const name_drawn = {
  fr: 'nuls',
  en: 'drawn',
} as Message<never>;

export const name_lost = {
  fr: 'perdus',
  en: 'lost',
} as Message<never>;

export const name_points = {
  fr: 'points',
  en: 'points',
} as Message<never>;

export const name_difference = {
  fr: 'différence',
  en: 'difference',
} as Message<never>;

export const name_behind = {
  fr: 'matchs de retard',
  en: 'games behind',
} as Message<never>;

export const name_streak = {
  fr: 'série en cours',
  en: 'current streak',
} as Message<never>;

export const ties = {
  fr: 'En cas d’égalité :',
  en: 'Ties are broken by',
} as Message<never>;

export const tie_head_to_head = {
  fr: 'matchs entre les ex æquo',
  en: 'matches between the tied sides',
} as Message<never>;

export const tie_wins = {
  fr: 'victoires',
  en: 'wins',
} as Message<never>;

export const tie_difference = {
  fr: 'différence',
  en: 'difference',
} as Message<never>;

export const tie_scored = {
  fr: 'points marqués',
  en: 'points scored',
} as Message<never>;

export const tie_buchholz = {
  fr: 'points des adversaires (Buchholz)',
  en: 'opponents’ points (Buchholz)',
} as Message<never>;

export const tie_sonneborn = {
  fr: 'points des adversaires battus (Sonneborn)',
  en: 'points of beaten opponents (Sonneborn)',
} as Message<never>;

export const to = {
  fr: 'à',
  en: 'to',
} as Message<never>;

export const against = {
  fr: 'contre',
  en: 'against',
} as Message<never>;

export const walkover_short = {
  fr: 'forfait',
  en: 'walkover',
} as Message<never>;

export const bye = {
  fr: 'Au repos :',
  en: 'Bye:',
} as Message<never>;

export const contested = {
  fr: 'deux résultats : à régler',
  en: 'two results: to be settled',
} as Message<never>;

export const corrected = {
  fr: 'corrigé',
  en: 'corrected',
} as Message<never>;

export const under_way = {
  fr: 'en cours',
  en: 'under way',
} as Message<never>;

export const contested_help = {
  fr: 'Deux personnes ont annoncé des résultats différents. Le premier compte, jusqu’à une correction.',
  en: 'Two people reported different results. The first counts until somebody corrects it.',
} as Message<never>;

export const history = {
  fr: 'Ce qui a été annoncé',
  en: 'What was reported',
} as Message<never>;

export const counts = {
  fr: 'compte',
  en: 'counts',
} as Message<never>;

export const struck_out = {
  fr: 'annulé : à rejouer',
  en: 'struck out: to be played again',
} as Message<never>;

export const way_device = {
  fr: 'Joué sur un appareil',
  en: 'Played on one device',
} as Message<never>;

export const way_real_dice = {
  fr: 'Joué avec de vrais dés',
  en: 'Played with real dice',
} as Message<never>;

export const way_online = {
  fr: 'Joué en ligne',
  en: 'Played online',
} as Message<never>;

export const way_bots = {
  fr: 'Joué par des robots',
  en: 'Played by bots',
} as Message<never>;

export const way_typed = {
  fr: 'Résultat saisi',
  en: 'Result typed in',
} as Message<never>;

export const way_walkover = {
  fr: 'Forfait : pas joué',
  en: 'Walkover: not played',
} as Message<never>;

export const line_score = {
  fr: 'Score par manche',
  en: 'Line score',
} as Message<never>;

export const total = {
  fr: 'Total',
  en: 'Total',
} as Message<never>;

export const look = {
  fr: 'Revoir le match',
  en: 'Look back',
} as Message<never>;

export const look_does = {
  fr: 'coup par coup, chances et choix',
  en: 'step by step, chances and choices',
} as Message<never>;

export const resume = {
  fr: 'Reprendre le match',
  en: 'Go on with the match',
} as Message<never>;

export const to_table = {
  fr: 'Aller à la table',
  en: 'Go to the table',
} as Message<never>;

export const simulate = {
  fr: 'Jouer tout de suite',
  en: 'Play at once',
} as Message<never>;

export const simulate_does = {
  fr: 'les robots jouent, vous avez le résultat',
  en: 'the bots play, you get the result',
} as Message<never>;

export const watch = {
  fr: 'Regarder',
  en: 'Watch',
} as Message<never>;

export const watch_does = {
  fr: 'les robots jouent sous vos yeux',
  en: 'the bots play before your eyes',
} as Message<never>;

export const play_here = {
  fr: 'Jouer ici',
  en: 'Play here',
} as Message<never>;

export const play_here_does = {
  fr: 'sur cet appareil, dés de l’appli',
  en: 'on this device, the app’s dice',
} as Message<never>;

export const play_dice = {
  fr: 'Avec de vrais dés',
  en: 'With real dice',
} as Message<never>;

export const play_dice_does = {
  fr: 'vous lancez, l’appli arbitre',
  en: 'you throw, the app referees',
} as Message<never>;

export const play_online = {
  fr: 'En ligne',
  en: 'Online',
} as Message<never>;

export const play_online_does = {
  fr: 'chacun sur son appareil',
  en: 'everybody on their own device',
} as Message<never>;

export const type_result = {
  fr: 'Saisir un résultat',
  en: 'Type a result',
} as Message<never>;

export const correct = {
  fr: 'Corriger',
  en: 'Correct',
} as Message<never>;

export const save_result = {
  fr: 'Enregistrer le résultat',
  en: 'Save the result',
} as Message<never>;

export const strike = {
  fr: 'Annuler ce résultat',
  en: 'Strike this result out',
} as Message<never>;

export const not_played = {
  fr: 'Pas joué : forfait',
  en: 'Not played: walkover',
} as Message<never>;

export const walkover_for = {
  fr: 'Qui gagne par forfait ?',
  en: 'Who wins by walkover?',
} as Message<never>;

export const line_label = {
  fr: 'Par manche, si vous voulez',
  en: 'By inning, if you like',
} as Message<never>;

export const line_of = {
  fr: 'Par manche : {name}',
  en: 'By inning: {name}',
} as Message<'name'>;

export const advances = {
  fr: 'En cas d’égalité, qui passe ?',
  en: 'If level, who goes on?',
} as Message<never>;

export const note = {
  fr: 'Pourquoi ?',
  en: 'Why?',
} as Message<never>;

export const note_needed = {
  fr: 'Dites pourquoi : la correction se voit, avec sa raison.',
  en: 'Say why: the correction is shown, with its reason.',
} as Message<never>;

export const name = {
  fr: 'Nom',
  en: 'Name',
} as Message<never>;

export const colour_first = {
  fr: 'Couleur 1',
  en: 'Colour 1',
} as Message<never>;

export const colour_second = {
  fr: 'Couleur 2',
  en: 'Colour 2',
} as Message<never>;

export const crest_outline = {
  fr: 'Forme du blason',
  en: 'Shape of the crest',
} as Message<never>;

export const crest_division = {
  fr: 'Partage du blason',
  en: 'Division of the crest',
} as Message<never>;

export const crest_charge = {
  fr: 'Signe du blason',
  en: 'Sign on the crest',
} as Message<never>;

export const shape_number = {
  fr: '{label} : {number}',
  en: '{label}: {number}',
} as Message<'label' | 'number'>;

export const players = {
  fr: 'Joueurs',
  en: 'Players',
} as Message<never>;

export const players_help = {
  fr: 'Dans l’ordre de passage à la frappe. Les noms restent sur cet appareil.',
  en: 'In batting order. Names stay on this device.',
} as Message<never>;

export const player_number = {
  fr: 'Joueur {number}',
  en: 'Player {number}',
} as Message<'number'>;

export const players_count = {
  fr: '{count, plural, =0 {sans joueurs} one {# joueur} other {# joueurs}}',
  en: '{count, plural, =0 {no players} one {# player} other {# players}}',
} as Message<'count'>;

export const add_player = {
  fr: 'Ajouter',
  en: 'Add',
} as Message<never>;

export const remove_player = {
  fr: 'Retirer {name}',
  en: 'Remove {name}',
} as Message<'name'>;

export const draw_lots = {
  fr: 'Tirer l’ordre au sort',
  en: 'Draw the order by lot',
} as Message<never>;

export const order = {
  fr: 'Changer l’ordre',
  en: 'Change the order',
} as Message<never>;

export const save_team = {
  fr: 'Enregistrer l’équipe dans un fichier',
  en: 'Save the team as a file',
} as Message<never>;

export const show_code = {
  fr: 'Passer l’équipe par un code',
  en: 'Hand the team over by a code',
} as Message<never>;

export const code_help = {
  fr: 'L’autre téléphone photographie ce code. Rien ne passe par un serveur.',
  en: 'The other phone takes a picture of this code. Nothing goes through a server.',
} as Message<never>;

export const code_too_long = {
  fr: 'Trop de joueurs pour un code : passez le fichier.',
  en: 'Too many players for a code: hand the file over.',
} as Message<never>;

export const teams_intro = {
  fr: 'Une équipe gardée ici peut jouer dans toutes vos saisons.',
  en: 'A team kept here can play in all your seasons.',
} as Message<never>;

export const blank_team = {
  fr: 'Nouvelle équipe',
  en: 'New team',
} as Message<never>;

export const open_team = {
  fr: 'Ouvrir un fichier d’équipe',
  en: 'Open a team file',
} as Message<never>;

export const delete_team = {
  fr: 'Effacer l’équipe',
  en: 'Delete the team',
} as Message<never>;

export const delete_sure = {
  fr: 'Effacer pour de bon',
  en: 'Delete for good',
} as Message<never>;

export const keep = {
  fr: 'Garder',
  en: 'Keep',
} as Message<never>;

export const saved = {
  fr: 'Enregistré : vaut pour les matchs à venir.',
  en: 'Saved: for the matches to come.',
} as Message<never>;

export const withdrew_said = {
  fr: 'L’équipe se retire.',
  en: 'The team withdraws.',
} as Message<never>;

export const returned_said = {
  fr: 'L’équipe revient.',
  en: 'The team is back.',
} as Message<never>;

export const team_line = {
  fr: '{place, plural, one {1re place} other {#e place}} : {won, plural, one {# victoire} other {# victoires}}, {lost, plural, one {# défaite} other {# défaites}}, {points, plural, one {# point} other {# points}}.',
  en: 'Place {place}: {won} won, {lost} lost, {points, plural, one {# point} other {# points}}.',
} as Message<'place' | 'won' | 'lost' | 'points'>;

export const withdrawn = {
  fr: 'Cette équipe s’est retirée.',
  en: 'This team has withdrawn.',
} as Message<never>;

export const withdrawn_short = {
  fr: 'retirée',
  en: 'withdrawn',
} as Message<never>;

export const matches = {
  fr: 'Matchs',
  en: 'Matches',
} as Message<never>;

export const teams = {
  fr: 'Équipes',
  en: 'Teams',
} as Message<never>;

export const change_team = {
  fr: 'Changer l’équipe',
  en: 'Change the team',
} as Message<never>;

export const save = {
  fr: 'Enregistrer',
  en: 'Save',
} as Message<never>;

export const withdraw = {
  fr: 'Retirer l’équipe de la saison',
  en: 'Withdraw the team',
} as Message<never>;

export const withdraw_does = {
  fr: 'ses matchs à venir sont perdus par forfait',
  en: 'its matches to come are lost by walkover',
} as Message<never>;

export const come_back = {
  fr: 'Faire revenir l’équipe',
  en: 'Bring the team back',
} as Message<never>;

export const people = {
  fr: 'Qui joue',
  en: 'Who plays',
} as Message<never>;

export const late = {
  fr: 'Quelqu’un arrive plus tard',
  en: 'Somebody comes late',
} as Message<never>;

export const enter = {
  fr: 'Inscrire',
  en: 'Enter',
} as Message<never>;

export const entered_said = {
  fr: '{name} joue dès la prochaine journée.',
  en: '{name} plays from the next round on.',
} as Message<'name'>;

export const pause = {
  fr: 'En pause',
  en: 'Paused',
} as Message<never>;

export const pause_help = {
  fr: 'Personne ne commence de match.',
  en: 'Nobody begins a match.',
} as Message<never>;

export const unpair = {
  fr: 'Défaire la journée {round}',
  en: 'Undo round {round}',
} as Message<'round'>;

export const unpair_does = {
  fr: 'les matchs pas encore joués sont tirés à nouveau',
  en: 'matches not played yet are paired anew',
} as Message<never>;

export const files = {
  fr: 'Fichiers',
  en: 'Files',
} as Message<never>;

export const save_season = {
  fr: 'Enregistrer la saison',
  en: 'Save the season',
} as Message<never>;

export const save_season_does = {
  fr: 'tout, avec les matchs : s’ouvre ici et au terminal',
  en: 'everything, with its matches: opens here and in the terminal',
} as Message<never>;

export const website = {
  fr: 'La saison en une page',
  en: 'The season as one page',
} as Message<never>;

export const website_does = {
  fr: 'un fichier HTML qui s’ouvre sans serveur',
  en: 'an HTML file that opens without a server',
} as Message<never>;

export const rename_delete = {
  fr: 'Nom, effacement',
  en: 'Name, deletion',
} as Message<never>;

export const delete_season = {
  fr: 'Effacer la saison',
  en: 'Delete the season',
} as Message<never>;

export const delete_does = {
  fr: 'de cet appareil',
  en: 'from this device',
} as Message<never>;

export const set_aside = {
  fr: '{count, plural, one {# annonce sans effet} other {# annonces sans effet}}',
  en: '{count, plural, one {# note without effect} other {# notes without effect}}',
} as Message<'count'>;

export const server = {
  fr: 'Sur un serveur',
  en: 'On a server',
} as Message<never>;

export const only_here = {
  fr: 'La saison et tous ses noms sont sur cet appareil, et nulle part ailleurs.',
  en: 'The season and all its names are on this device, and nowhere else.',
} as Message<never>;

export const put = {
  fr: 'Mettre sur ce serveur',
  en: 'Put it on this server',
} as Message<never>;

export const put_does = {
  fr: 'pour jouer sur plusieurs appareils',
  en: 'to play on several devices',
} as Message<never>;

export const put_sure = {
  fr: 'Oui, mettre sur le serveur',
  en: 'Yes, put it on the server',
} as Message<never>;

export const stay_here = {
  fr: 'Non, rester ici',
  en: 'No, stay here',
} as Message<never>;

export const leaves = {
  fr: 'Ce qui quitte cet appareil :',
  en: 'What leaves this device:',
} as Message<never>;

export const leaves_names = {
  fr: 'Les noms : {teams, plural, one {# équipe} other {# équipes}}, {players, plural, =0 {aucun joueur} one {# joueur} other {# joueurs}}.',
  en: 'The names: {teams, plural, one {# team} other {# teams}}, {players, plural, =0 {no players} one {# player} other {# players}}.',
} as Message<'teams' | 'players'>;

export const leaves_results = {
  fr: 'Tous les résultats, les matchs coup par coup, et les corrections avec leurs raisons.',
  en: 'All results, the matches step by step, and corrections with their reasons.',
} as Message<never>;

export const leaves_who = {
  fr: 'Toute personne qui a le lien peut tout lire. Le lien n’est sur aucune liste, et les moteurs de recherche sont priés de passer leur chemin.',
  en: 'Anyone with the link can read it all. The link is on no list, and search engines are asked to pass by.',
} as Message<never>;

export const leaves_days = {
  fr: 'Le serveur l’efface {days, plural, one {un jour} other {# jours}} après le dernier ajout ; vous pouvez l’effacer avant.',
  en: 'The server deletes it {days, plural, one {a day} other {# days}} after the last thing was added; you can delete it sooner.',
} as Message<'days'>;

export const leaves_long = {
  fr: 'Le serveur la garde jusqu’à ce que vous l’effaciez.',
  en: 'The server keeps it until you delete it.',
} as Message<never>;

export const there = {
  fr: 'La saison est sur ce serveur.',
  en: 'The season is on this server.',
} as Message<never>;

export const there_until = {
  fr: 'La saison est sur ce serveur, jusqu’au {day} si rien ne s’ajoute.',
  en: 'The season is on this server, until {day} if nothing is added.',
} as Message<'day'>;

export const link_look = {
  fr: 'Pour regarder et participer',
  en: 'To look and take part',
} as Message<never>;

export const link_look_label = {
  fr: 'Lien pour tous',
  en: 'Link for everybody',
} as Message<never>;

export const link_change = {
  fr: 'Pour la gérer',
  en: 'To run it',
} as Message<never>;

export const link_change_help = {
  fr: 'Ce lien permet de tirer les journées, de corriger et d’effacer. Gardez-le pour vous, et pour la personne qui prendra la relève.',
  en: 'With this link anyone can pair rounds, correct and delete. Keep it for yourself, and for the person who takes over.',
} as Message<never>;

export const link_change_label = {
  fr: 'Lien pour gérer',
  en: 'Link to run it',
} as Message<never>;

export const renew = {
  fr: 'Changer ce lien',
  en: 'Change this link',
} as Message<never>;

export const renew_does = {
  fr: 'l’ancien ne marche plus',
  en: 'the old one no longer works',
} as Message<never>;

export const take = {
  fr: 'Effacer du serveur',
  en: 'Delete from the server',
} as Message<never>;

export const take_does = {
  fr: 'elle reste sur cet appareil',
  en: 'it stays on this device',
} as Message<never>;

export const take_sure = {
  fr: 'Oui, effacer du serveur',
  en: 'Yes, delete it from the server',
} as Message<never>;

export const wall = {
  fr: 'Affichage mural',
  en: 'Wall screen',
} as Message<never>;

export const wall_does = {
  fr: 'matchs, scores, classement et code en grand',
  en: 'pairings, scores, standings and code, large',
} as Message<never>;

export const come_in = {
  fr: 'Participer',
  en: 'Take part',
} as Message<never>;

export const play_for = {
  fr: 'Pour quelle équipe ?',
  en: 'For which team?',
} as Message<never>;

export const as_somebody_new = {
  fr: 'Une nouvelle équipe à mon nom',
  en: 'A new team with my name',
} as Message<never>;

export const join = {
  fr: 'Je participe',
  en: 'I am in',
} as Message<never>;

export const you_play_for = {
  fr: 'Vous jouez pour {name}.',
  en: 'You play for {name}.',
} as Message<'name'>;

export const your_match = {
  fr: 'Votre match',
  en: 'Your match',
} as Message<never>;

export const wait_for_round = {
  fr: 'Votre prochain match arrive avec la prochaine journée.',
  en: 'Your next match comes with the next round.',
} as Message<never>;

export const print = {
  fr: 'Imprimer',
  en: 'Print',
} as Message<never>;

export const picture = {
  fr: 'Image à enregistrer',
  en: 'Picture to save',
} as Message<never>;

export const share = {
  fr: 'Partager',
  en: 'Share',
} as Message<never>;

export const picture_made = {
  fr: 'L’image est prête.',
  en: 'The picture is ready.',
} as Message<never>;

export const picture_failed = {
  fr: 'L’image n’a pas pu être faite.',
  en: 'The picture could not be made.',
} as Message<never>;

export const lead_wins = {
  fr: 'Victoires',
  en: 'Wins',
} as Message<never>;

export const record_stamp = {
  fr: 'Record',
  en: 'Record',
} as Message<never>;

export const records = {
  fr: 'Records battus',
  en: 'Records broken',
} as Message<never>;

export const luck = {
  fr: 'La forme, ou juste les dés ?',
  en: 'In form, or just dice?',
} as Message<never>;

export const luck_help = {
  fr: 'Si seuls les dés faisaient la différence, dix-neuf joueurs sur vingt seraient entre ces deux nombres, avec autant d’occasions.',
  en: 'If dice alone made the difference, nineteen players in twenty would be between these two numbers, with as many chances.',
} as Message<never>;

export const luck_within = {
  fr: 'les dés seuls : de {from} à {to}',
  en: 'dice alone: {from} to {to}',
} as Message<'from' | 'to'>;

export const luck_above = {
  fr: 'plus que les dés seuls : de {from} à {to}',
  en: 'more than dice alone: {from} to {to}',
} as Message<'from' | 'to'>;

export const luck_below = {
  fr: 'moins que les dés seuls : de {from} à {to}',
  en: 'less than dice alone: {from} to {to}',
} as Message<'from' | 'to'>;

export const figures = {
  fr: 'Chiffres du match',
  en: 'Figures of the match',
} as Message<never>;

export const scoring = {
  fr: 'Comment les points sont venus',
  en: 'How the points came',
} as Message<never>;

export const play_by_play = {
  fr: 'Action par action',
  en: 'Play by play',
} as Message<never>;

export const shown_names = {
  fr: 'Les joueurs sont nommés',
  en: 'Players appear',
} as Message<never>;

export const shown_full = {
  fr: 'par leur nom',
  en: 'by name',
} as Message<never>;

export const shown_initials = {
  fr: 'par leurs initiales',
  en: 'by initials',
} as Message<never>;

export const shown_numbers = {
  fr: 'par un numéro',
  en: 'by number',
} as Message<never>;

export const no_leaders = {
  fr: 'Les listes se remplissent dès le premier match.',
  en: 'The lists fill from the first match on.',
} as Message<never>;

export const wall_join = {
  fr: 'Participez : ouvrez cette adresse, ou photographiez le code.',
  en: 'Take part: open this address, or take a picture of the code.',
} as Message<never>;

export const wall_none = {
  fr: 'Aucune saison de cet appareil n’est sur ce serveur.',
  en: 'No season of this device is on this server.',
} as Message<never>;

export const wall_waiting = {
  fr: 'Les équipes arrivent : {count, plural, one {# inscrite} other {# inscrites}}.',
  en: 'Teams are coming in: {count} so far.',
} as Message<'count'>;

export const house_seat = {
  fr: 'Ce jeu se joue à {seats}. À chaque match de la saison, le robot de la maison prend la dernière place ; des deux équipes, celle qui fait mieux gagne.',
  en: 'This game takes {seats}. In every match of the season the house’s bot has the last seat; of the two teams, the one that does better wins.',
} as Message<'seats'>;

export const points_line = {
  fr: 'Une victoire vaut {win, plural, one {# point} other {# points}}, un nul {draw}.',
  en: 'A win is worth {win, plural, one {# point} other {# points}}, a draw {draw}.',
} as Message<'win' | 'draw'>;

export const bonus = {
  fr: 'Points de bonus',
  en: 'Bonus points',
} as Message<never>;

export const bonus_help = {
  fr: 'Un de plus à partir de {least} ({figure}), et un pour une défaite de {losing} points ou moins.',
  en: 'One more from {least} on ({figure}), and one for losing by {losing} or less.',
} as Message<'least' | 'figure' | 'losing'>;

export const seeds_round_robin = {
  fr: 'La liste est l’ordre des têtes de série : elle règle le calendrier.',
  en: 'The list is the order of the seeds: it sets the schedule.',
} as Message<never>;

export const seeds_swiss = {
  fr: 'La liste est l’ordre des têtes de série : elle règle la première journée.',
  en: 'The list is the order of the seeds: it pairs the first round.',
} as Message<never>;

export const seeds_knock_out = {
  fr: 'La liste est l’ordre des têtes de série : les deux premières ne se rencontrent pas avant la finale.',
  en: 'The list is the order of the seeds: the first two meet in the final at the earliest.',
} as Message<never>;

export const seeds_ladder = {
  fr: 'La liste est l’échelle : la première équipe commence tout en haut.',
  en: 'The list is the ladder: the first team starts on top.',
} as Message<never>;

export const challenge = {
  fr: 'Défier',
  en: 'Challenge',
} as Message<never>;

export const challenge_help = {
  fr: 'Une équipe en défie une autre, jusqu’à {reach, plural, one {# échelon} other {# échelons}} plus haut. Si elle gagne, elle prend sa place.',
  en: 'A team challenges one up to {reach, plural, one {# rung} other {# rungs}} above. If it wins, it takes that rung.',
} as Message<'reach'>;

export const challenge_who = {
  fr: 'Qui défie ?',
  en: 'Who challenges?',
} as Message<never>;

export const challenge_whom = {
  fr: 'Qui est défié ?',
  en: 'Whom?',
} as Message<never>;

export const challenged_said = {
  fr: '{challenger} défie {challenged}.',
  en: '{challenger} challenges {challenged}.',
} as Message<'challenger' | 'challenged'>;

export const save_tables = {
  fr: 'Tableaux (CSV)',
  en: 'Tables (CSV)',
} as Message<never>;

export const save_tables_does = {
  fr: 'résultats, classement, équipes, joueurs : pour un tableur',
  en: 'results, standings, teams, players: for a spreadsheet',
} as Message<never>;

export const save_events = {
  fr: 'Données de baseball (Retrosheet)',
  en: 'Baseball data (Retrosheet)',
} as Message<never>;

export const save_events_does = {
  fr: 'fichiers d’événements et effectifs, pour les outils du baseball',
  en: 'event files and rosters, for baseball tools',
} as Message<never>;

export const events_without = {
  fr: '{count, plural, one {# match n’a} other {# matchs n’ont}} que le score par manche. {why}',
  en: '{count, plural, one {# match has} other {# matches have}} a line score only. {why}',
} as Message<'count' | 'why'>;

export const website_names = {
  fr: 'Sur la page, les joueurs apparaissent',
  en: 'Players on the page appear',
} as Message<never>;

export const open_results = {
  fr: 'Ouvrir des résultats : tableaux (CSV), fichiers d’événements ou archive entière',
  en: 'Open results: tables (CSV), event files, or a whole archive',
} as Message<never>;

export const results_taken = {
  fr: '{count, plural, =0 {Rien de nouveau dedans.} one {# résultat pris en compte.} other {# résultats pris en compte.}}',
  en: '{count, plural, =0 {Nothing new in it.} one {# result taken in.} other {# results taken in.}}',
} as Message<'count'>;

export const bot_plain = {
  fr: 'Robot',
  en: 'Bot',
} as Message<never>;

export const forget_names = {
  fr: 'Oublier ces noms',
  en: 'Forget these names',
} as Message<never>;

export const forget_does = {
  fr: 'un numéro prend leur place',
  en: 'a number takes their place',
} as Message<never>;

export const forget_help = {
  fr: 'Le nom de l’équipe et ceux de ses joueurs quittent tout ce qui est écrit jusqu’ici, sur cet appareil et sur le serveur. Résultats et chiffres restent. C’est définitif ; un fichier déjà enregistré garde les noms.',
  en: 'The team’s name and its players’ names leave everything that was written until now, here and on the server. Results and figures stay. This cannot be undone; files that somebody saved keep the names.',
} as Message<never>;

export const forget_sure = {
  fr: 'Oublier ces noms pour de bon',
  en: 'Forget the names for good',
} as Message<never>;

export const forgotten_said = {
  fr: 'Les noms sont oubliés.',
  en: 'The names are forgotten.',
} as Message<never>;

export const save_lines = {
  fr: 'Scores détaillés (CSV)',
  en: 'Line scores (CSV)',
} as Message<never>;

export const save_lines_does = {
  fr: 'ce que chaque équipe a marqué, par manche ou par mi-temps',
  en: 'what each team scored, inning by inning or half by half',
} as Message<never>;

export const no_scores = {
  fr: 'Aucun match n’est encore joué.',
  en: 'No match has been played yet.',
} as Message<never>;

export const bad_archive = {
  fr: '{file} ne s’ouvre pas : l’archive est abîmée, trop grosse, ou d’un genre que ce navigateur ne connaît pas.',
  en: '{file} cannot be opened: the archive is damaged, too large, or packed in a way this browser does not know.',
} as Message<'file'>;

export const stars_does = {
  fr: 'une équipe de vedettes pour commencer',
  en: 'an all-star team to begin with',
} as Message<never>;

export const season_figures = {
  fr: 'Sur la saison',
  en: 'Over the season',
} as Message<never>;

export const opponents = {
  fr: 'Adversaires',
  en: 'Opponents',
} as Message<never>;

export const all_teams = {
  fr: 'Tous les chiffres : équipes',
  en: 'All figures: teams',
} as Message<never>;

export const all_players = {
  fr: 'Tous les chiffres : joueurs',
  en: 'All figures: players',
} as Message<never>;

export const table_leaves = {
  fr: 'Les noms {home} et {away} quittent cet appareil : ils vont au serveur avec le match.',
  en: 'The names {home} and {away} leave this device: they go to the server with the match.',
} as Message<'home' | 'away'>;

export const table_who = {
  fr: 'Toute personne qui a le lien de la table peut les lire. Le match n’est sur aucune liste.',
  en: 'Anyone with the link of the table can read them. The match is on no list.',
} as Message<never>;

export const table_days = {
  fr: 'Le serveur efface le match {days, plural, one {un jour} other {# jours}} après sa fin. Effacer la saison ici ne l’efface pas là-bas.',
  en: 'The server deletes the match {days, plural, one {a day} other {# days}} after it ended. Deleting the season here does not delete it there.',
} as Message<'days'>;

export const table_long = {
  fr: 'Le serveur garde le match. Effacer la saison ici ne l’efface pas là-bas.',
  en: 'The server keeps the match. Deleting the season here does not delete it there.',
} as Message<never>;

export const table_sure = {
  fr: 'Oui, jouer par le serveur',
  en: 'Yes, play on the server',
} as Message<never>;

export const delete_tables = {
  fr: '{count, plural, one {# match est allé} other {# matchs sont allés}} sur le serveur, avec les noms des équipes : ils y restent, sur aucune liste, jusqu’à ce que le serveur les efface.',
  en: '{count, plural, one {# match was taken} other {# matches were taken}} to the server, with the names of the teams: there they stay, on no list, until the server deletes them.',
} as Message<'count'>;

export const totals = {
  fr: 'Autres chiffres, si vous voulez',
  en: 'Other figures, if you like',
} as Message<never>;

export const total_of = {
  fr: '{figure} : {name}',
  en: '{figure}: {name}',
} as Message<'figure' | 'name'>;

export const leaves_title = {
  fr: 'Quelqu’un s’en va',
  en: 'Somebody leaves',
} as Message<never>;

export const leaves_help = {
  fr: 'La ligne au classement reste : points, matchs joués et à jouer. Les matchs déjà joués gardent le nom de qui les a joués.',
  en: 'The line in the standings stays: points, matches played and to be played. Matches that were played keep the name of the person who played them.',
} as Message<never>;

export const who_instead = {
  fr: 'Qui joue à sa place',
  en: 'Who plays instead',
} as Message<never>;

export const why_optional = {
  fr: 'Pourquoi, si vous voulez',
  en: 'Why, if you like',
} as Message<never>;

export const level_label = {
  fr: 'Niveau du robot',
  en: 'Strength of the bot',
} as Message<never>;

export const somebody_else = {
  fr: 'Quelqu’un d’autre joue',
  en: 'Somebody else plays',
} as Message<never>;

export const a_bot = {
  fr: 'Un robot joue',
  en: 'A bot plays',
} as Message<never>;

export const name_instead_needed = {
  fr: 'Dites qui joue.',
  en: 'Say who plays.',
} as Message<never>;

export const bot_numbered = {
  fr: 'Robot {number}',
  en: 'Bot {number}',
} as Message<'number'>;

export const replaced_said = {
  fr: 'C’est noté : {name} continue.',
  en: 'Noted: {name} goes on.',
} as Message<'name'>;

export const who_played = {
  fr: 'Qui a joué',
  en: 'Who played',
} as Message<never>;

export const replaced_row = {
  fr: 'À partir de la journée {round} : {before} → {after}',
  en: 'From round {round} on: {before} → {after}',
} as Message<'round' | 'before' | 'after'>;

export const another_person = {
  fr: 'une autre personne',
  en: 'another person',
} as Message<never>;

export const new_name = {
  fr: 'Nouveau nom, si l’équipe en change',
  en: 'Another name, if the team takes one',
} as Message<never>;
