// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const animals = {
  fr: 'Renard Loup Hibou Lièvre Castor Lynx Blaireau Héron Merle Faucon Phoque Cygne Crabe Triton Crapaud Furet Pinson Gecko Panda Koala Tigre Zèbre Bison Lézard Ourson',
  en: 'Fox Wolf Owl Hare Otter Lynx Badger Heron Robin Falcon Beaver Seal Swan Crab Newt Toad Mole Stoat Finch Trout Gecko Panda Koala Tiger Zebra',
} as Message<never>;

export const drawn = {
  fr: '{animal} {number}',
  en: '{animal} {number}',
} as Message<'animal' | 'number'>;
