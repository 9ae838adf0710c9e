// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const fact_ones = {
  fr: '{runs, plural, =0 {Rien} =1 {Un as : un point} other {# as : # points}} pour {seat} !',
  en: '{runs, plural, =0 {Nothing} =1 {A one: one run} other {# ones: # runs}} for {seat}!',
} as Message<'runs' | 'seat'>;

export const fact_no_one = {
  fr: 'Pas d’as : {seat, select, you {vous avez} other {{seat} a}} fini.',
  en: 'No ones: {seat, select, you {you hand} other {{seat} hands}} the dice on.',
} as Message<'seat'>;
