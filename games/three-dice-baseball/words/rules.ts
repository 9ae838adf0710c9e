// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const fact_ones = {
  fr: '{runs, plural, =0 {Rien} =1 {Un 1 : un point} =2 {Deux 1 : deux points} =3 {Trois 1 : trois points} other {# fois 1 : # points}} pour {seat} !',
  en: '{runs, plural, =0 {Nothing} =1 {A 1: one run} =2 {Two 1s: two runs} =3 {Three 1s: three runs} other {# 1s: # runs}} for {seat}!',
} as Message<'runs' | 'seat'>;

export const fact_no_one = {
  fr: 'Aucun 1 : {seat, select, you {vous passez} other {{seat} passe}} les dés.',
  en: 'No 1s: {seat, select, you {you hand} other {{seat} hands}} the dice on.',
} as Message<'seat'>;
