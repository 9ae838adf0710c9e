// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const ab = {
  fr: 'Présences au bâton',
  en: 'At-bats',
} as Message<never>;

export const r = {
  fr: 'Points',
  en: 'Runs',
} as Message<never>;

export const h = {
  fr: 'Coups sûrs',
  en: 'Hits',
} as Message<never>;

export const doubles = {
  fr: 'Doubles',
  en: 'Doubles',
} as Message<never>;

export const triples = {
  fr: 'Triples',
  en: 'Triples',
} as Message<never>;

export const homers = {
  fr: 'Circuits',
  en: 'Home runs',
} as Message<never>;

export const rbi = {
  fr: 'Points produits',
  en: 'Runs batted in',
} as Message<never>;

export const bb = {
  fr: 'Buts sur balles',
  en: 'Walks',
} as Message<never>;

export const hbp = {
  fr: 'Touchés par le lancer',
  en: 'Hit by pitch',
} as Message<never>;

export const so = {
  fr: 'Retraits au bâton',
  en: 'Strikeouts',
} as Message<never>;

export const sh = {
  fr: 'Sacrifices',
  en: 'Sacrifices',
} as Message<never>;

export const sf = {
  fr: 'Volées sacrifices',
  en: 'Sacrifice flies',
} as Message<never>;

export const sb = {
  fr: 'Bases volées',
  en: 'Stolen bases',
} as Message<never>;

export const cs = {
  fr: 'Vols manqués',
  en: 'Caught stealing',
} as Message<never>;

export const avg = {
  fr: 'Moyenne au bâton',
  en: 'Batting average',
} as Message<never>;

export const obp = {
  fr: 'Moyenne de présence',
  en: 'On-base average',
} as Message<never>;

export const slg = {
  fr: 'Moyenne de puissance',
  en: 'Slugging',
} as Message<never>;

export const e = {
  fr: 'Erreurs',
  en: 'Errors',
} as Message<never>;

export const lob = {
  fr: 'Laissés sur base',
  en: 'Left on base',
} as Message<never>;
