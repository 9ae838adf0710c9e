// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const malformed = {
  fr: 'La demande n’a pas la forme attendue : {where} {why}.',
  en: 'The request does not have the expected form: {where} {why}.',
} as Message<'where' | 'why'>;

export const not_json = {
  fr: 'Le corps de la demande n’est pas du JSON valable.',
  en: 'The body of the request is not valid JSON.',
} as Message<never>;

export const not_found = {
  fr: 'Cette adresse n’existe pas.',
  en: 'There is no such address.',
} as Message<never>;

export const too_large = {
  fr: 'La demande est trop grande.',
  en: 'The request is too large.',
} as Message<never>;

export const wrong_media = {
  fr: 'On attend du JSON (Content-Type: application/json).',
  en: 'JSON is expected (Content-Type: application/json).',
} as Message<never>;

export const foreign_origin = {
  fr: 'Cette demande vient d’un autre site.',
  en: 'This request comes from another site.',
} as Message<never>;

export const bad_token = {
  fr: 'Ce jeton n’est pas valable ici.',
  en: 'This token is not valid here.',
} as Message<never>;

export const unavailable = {
  fr: 'Rien n’a été enregistré. Réessayez dans un instant.',
  en: 'Nothing was stored. Try again in a moment.',
} as Message<never>;

export const internal = {
  fr: 'Une erreur est survenue chez nous. Réessayez dans un instant.',
  en: 'Something went wrong on our side. Try again in a moment.',
} as Message<never>;

export const unknown_host = {
  fr: 'Ce serveur ne s’appelle pas ainsi. Si c’est son nom, ajoutez-le à HOSTS.',
  en: 'This server does not go by that name. If it is its name, add it to HOSTS.',
} as Message<never>;

export const ready = {
  fr: 'prêt',
  en: 'ready',
} as Message<never>;

export const not_ready = {
  fr: 'pas prêt :',
  en: 'not ready:',
} as Message<never>;

export const words = {
  fr: 'le serveur s’arrête.',
  en: 'the server is stopping.',
} as Message<never>;

export const host_only = {
  fr: 'Ceci est réservé à l’hôte du stade : ouvrez-le sur la machine elle-même, ou avec le mot de passe de l’hôte.',
  en: 'This is for the host of the stadium: open it on the machine itself, or with the host’s token.',
} as Message<never>;

export const refused_address = {
  fr: 'L’hôte ne laisse pas entrer cette adresse pour le moment.',
  en: 'The host does not let this address in for the moment.',
} as Message<never>;
