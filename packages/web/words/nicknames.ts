// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const nickname = {
  fr: '{animal} {mood}',
  en: '{mood} {animal}',
} as Message<'animal' | 'mood'>;

export const animals = {
  fr: 'Renard Hibou Castor Lynx Hérisson Merle Écureuil Faucon Blaireau Chamois Héron Lièvre Grillon / Loutre Mésange Belette Cigogne Tortue Marmotte Hirondelle Grenouille Chouette Abeille Girafe Puce',
  en: 'Badger Otter Robin Hedgehog Falcon Beaver Heron Squirrel Lynx Turtle Swallow Hare Owl Marmot Cricket Puffin Gecko Weasel Magpie Dormouse',
} as Message<never>;

export const moods = {
  fr: 'malin rapide calme joyeux futé hardi discret vif tenace rêveur adroit curieux têtu agile / maligne rapide calme joyeuse futée hardie discrète vive tenace rêveuse adroite curieuse têtue agile',
  en: 'Nimble Merry Calm Bold Clever Swift Quiet Lucky Sunny Steady Dreamy Brave Curious Cheerful',
} as Message<never>;
