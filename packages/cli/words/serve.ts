// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const summary = {
  fr: 'ouvre le stade : l’application et les tables en ligne',
  en: 'opens the stadium: the app and the tables online',
} as Message<never>;

export const lan = {
  fr: 'l’ouvre au réseau local et montre l’adresse et un code QR pour les téléphones de la pièce',
  en: 'open it to the local network, with the address and a QR code for the phones in the room',
} as Message<never>;

export const workers = {
  fr: 'autant de processus sur un port, pour les cœurs d’une machine ; demande PostgreSQL et Redis',
  en: 'so many processes on one port, for the cores of one machine; needs PostgreSQL and Redis',
} as Message<never>;

export const alone = {
  fr: 'Plusieurs processus ne peuvent pas partager la base du dossier. Donnez --database-url et --redis-url, ou servez sans --workers.',
  en: 'Several processes cannot share the database of a folder. Give --database-url and --redis-url, or serve without --workers.',
} as Message<never>;

export const no_worker = {
  fr: 'Aucun processus n’a pu démarrer.',
  en: 'No process could start.',
} as Message<never>;

export const variable = {
  fr: '{help} (par défaut {usual} ; variable {name})',
  en: '{help} (default {usual}; variable {name})',
} as Message<'help' | 'usual' | 'name'>;

export const bad = {
  fr: '{where} ne peut pas être « {given} » : il faut {expected}.',
  en: '{where} cannot be "{given}": expected {expected}.',
} as Message<'where' | 'given' | 'expected'>;

export const taken = {
  fr: 'Le port {port} est déjà pris. Choisissez-en un autre avec --port (0 : n’importe lequel).',
  en: 'Port {port} is already taken. Choose another with --port (0: any).',
} as Message<'port'>;

export const failed = {
  fr: 'Le stade n’ouvre pas : {why}',
  en: 'The stadium does not open: {why}',
} as Message<'why'>;

export const no_app = {
  fr: 'L’application n’est pas construite : seules les adresses de l’API répondront. Lancez npm run build.',
  en: 'The app is not built: only the addresses of the API will answer. Run npm run build.',
} as Message<never>;

export const open = {
  fr: 'Le stade est ouvert : {url}',
  en: 'The stadium is open: {url}',
} as Message<'url'>;

export const room = {
  fr: 'Pour les téléphones de la salle ({name}) : {url}',
  en: 'For the phones in the room ({name}): {url}',
} as Message<'name' | 'url'>;

export const no_network = {
  fr: 'Cette machine n’a pas d’adresse sur un réseau local.',
  en: 'This machine has no address on a local network.',
} as Message<never>;

export const stop = {
  fr: 'Ctrl-C pour fermer.',
  en: 'Ctrl-C to close.',
} as Message<never>;

export const closed = {
  fr: 'Le stade est fermé ; tout ce qui a été joué est gardé.',
  en: 'The stadium is closed; everything that was played is kept.',
} as Message<never>;

export const port_help = {
  fr: 'le port',
  en: 'the port',
} as Message<never>;

export const host_help = {
  fr: 'l’adresse où écouter',
  en: 'the address to listen on',
} as Message<never>;

export const data_help = {
  fr: 'le dossier qui garde tout',
  en: 'the folder that keeps everything',
} as Message<never>;

export const database_url_help = {
  fr: 'PostgreSQL au lieu du dossier, que plusieurs nœuds partagent',
  en: 'PostgreSQL instead of the folder, which several nodes share',
} as Message<never>;

export const redis_url_help = {
  fr: 'Redis, par lequel les nœuds se préviennent',
  en: 'Redis, over which nodes tell each other what is new',
} as Message<never>;

export const base_help = {
  fr: 'le chemin devant toutes les adresses, derrière un mandataire',
  en: 'the path in front of every address, behind a proxy',
} as Message<never>;

export const origins_help = {
  fr: 'd’autres origines admises, séparées par des virgules',
  en: 'other origins that may connect, separated by commas',
} as Message<never>;

export const trust_proxy_help = {
  fr: 'le nombre de mandataires dont on croit les en-têtes X-Forwarded-*',
  en: 'how many proxies in front are believed about X-Forwarded-*',
} as Message<never>;

export const log_level_help = {
  fr: 'silent, error, warn, info ou debug',
  en: 'silent, error, warn, info or debug',
} as Message<never>;

export const metrics_token_help = {
  fr: 'ouvre /metrics à qui le présente',
  en: 'opens /metrics to those who present it',
} as Message<never>;

export const absent_after_help = {
  fr: 'absence après laquelle une place peut être réclamée',
  en: 'absence after which a seat may be claimed',
} as Message<never>;

export const idle_after_help = {
  fr: 'après quoi une table sans visite quitte la mémoire',
  en: 'after which a table without visitors leaves memory',
} as Message<never>;

export const bot_delay_help = {
  fr: 'attente d’un robot avant d’agir',
  en: 'how long a bot waits before it acts',
} as Message<never>;

export const bot_time_help = {
  fr: 'réflexion d’un robot',
  en: 'how long a bot may think',
} as Message<never>;

export const bot_threads_help = {
  fr: 'fils d’exécution des robots',
  en: 'threads that bots think in',
} as Message<never>;

export const hosts_help = {
  fr: 'les noms sous lesquels le serveur est connu, séparés par des virgules ; la machine et le réseau local n’en ont pas besoin',
  en: 'the names that the server goes by, separated by commas; this machine and the local network need none',
} as Message<never>;

export const accept_loss_help = {
  fr: 'ouvre un dossier dont le journal est abîmé avec ce qui en reste',
  en: 'opens a folder whose log is damaged with what is left of it',
} as Message<never>;

export const anew_after_help = {
  fr: 'attente d’un texte pour les dés, après laquelle on peut repartir de zéro',
  en: 'wait for a text for the dice after which people may start anew',
} as Message<never>;

export const bad_secret = {
  fr: '{where} n’est pas ce qu’il faut ({expected}). Sa valeur n’est pas montrée ici.',
  en: '{where} is not what is expected there ({expected}). Its value is not shown here.',
} as Message<'where' | 'expected'>;

export const expected_token = {
  fr: 'de 8 à 200 lettres, chiffres ou signes, sans espace',
  en: '8 to 200 letters, digits or signs, without spaces',
} as Message<never>;

export const expected_folder = {
  fr: 'un dossier ; l’adresse d’une base de données va dans --database-url',
  en: 'a folder; the address of a database goes into --database-url',
} as Message<never>;

export const wrong_settings = {
  fr: '{count, plural, one {Le stade n’ouvre pas : un réglage est faux.} other {Le stade n’ouvre pas : # réglages sont faux.}}',
  en: '{count, plural, one {The stadium does not open: one setting is wrong.} other {The stadium does not open: # settings are wrong.}}',
} as Message<'count'>;

export const lan_address_help = {
  fr: 'l’adresse de cette machine pour les téléphones, si celle qui est trouvée n’est pas la bonne',
  en: 'the address of this machine that phones use, where the one that is found is not the right one',
} as Message<never>;

export const host_token_help = {
  fr: 'ouvre la page de l’hôte à qui le présente ; cette machine n’en a pas besoin',
  en: 'opens the host’s page to those who present it; this machine needs none',
} as Message<never>;

export const retention_help = {
  fr: 'jours pendant lesquels sont gardés les matchs finis (matches), les tables au repos (tables), les invités (guests) et les saisons (seasons) ; 0 ou « off » : toujours',
  en: 'days that finished matches, resting tables, guests and seasons are kept; 0 or "off": for ever',
} as Message<never>;

export const limit_requests_help = {
  fr: 'demandes par minute depuis une adresse',
  en: 'requests a minute from one address',
} as Message<never>;

export const limit_guests_help = {
  fr: 'nouveaux surnoms par minute depuis une adresse',
  en: 'new nicknames a minute from one address',
} as Message<never>;

export const limit_tables_help = {
  fr: 'nouvelles tables par minute depuis une adresse',
  en: 'new tables a minute from one address',
} as Message<never>;

export const limit_watchers_help = {
  fr: 'personnes qui regardent une table',
  en: 'people who watch one table',
} as Message<never>;

export const limit_watchers_from_help = {
  fr: 'personnes qui regardent une table depuis une même adresse',
  en: 'people who watch one table from one address',
} as Message<never>;

export const limit_record_help = {
  fr: 'taille du plus grand match que l’on peut apporter',
  en: 'largest record that somebody may bring along',
} as Message<never>;

export const limit_connections_help = {
  fr: 'connexions de tous les visiteurs ensemble',
  en: 'connections of all visitors together',
} as Message<never>;

export const room_other = {
  fr: 'S’ils n’y arrivent pas ({name}) : {url}',
  en: 'If they do not reach it ({name}): {url}',
} as Message<'name' | 'url'>;

export const host_page = {
  fr: 'La page de l’hôte, sur cette machine : {url}host',
  en: 'The host’s page, on this machine: {url}host',
} as Message<'url'>;

export const lan_missing = {
  fr: '{where} ne sert à rien sans --lan : le stade n’est pas ouvert à la salle.',
  en: '{where} does nothing without --lan: the stadium is not open to the room.',
} as Message<'where'>;
