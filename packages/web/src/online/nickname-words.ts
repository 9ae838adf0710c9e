import type { Lang } from '@pocket-stadium/kernel';

// Words that go together whichever way they are drawn; children read them. At most 24 letters a pair.
const ANIMALS_FR = {
  m: ['Renard', 'Hibou', 'Castor', 'Lynx', 'Hérisson', 'Merle', 'Écureuil', 'Faucon', 'Blaireau', 'Chamois', 'Héron', 'Lièvre', 'Grillon'],
  f: ['Loutre', 'Mésange', 'Belette', 'Cigogne', 'Tortue', 'Marmotte', 'Hirondelle', 'Grenouille', 'Chouette', 'Abeille', 'Girafe', 'Puce'],
} as const;
const MOODS_FR = {
  m: ['malin', 'rapide', 'calme', 'joyeux', 'futé', 'hardi', 'discret', 'vif', 'tenace', 'rêveur', 'adroit', 'curieux', 'têtu', 'agile'],
  f: [
    'maligne',
    'rapide',
    'calme',
    'joyeuse',
    'futée',
    'hardie',
    'discrète',
    'vive',
    'tenace',
    'rêveuse',
    'adroite',
    'curieuse',
    'têtue',
    'agile',
  ],
} as const;
const ANIMALS_EN = [
  'Badger',
  'Otter',
  'Robin',
  'Hedgehog',
  'Falcon',
  'Beaver',
  'Heron',
  'Squirrel',
  'Lynx',
  'Turtle',
  'Swallow',
  'Hare',
  'Owl',
  'Marmot',
  'Cricket',
  'Puffin',
  'Gecko',
  'Weasel',
  'Magpie',
  'Dormouse',
] as const;
const MOODS_EN = [
  'Nimble',
  'Merry',
  'Calm',
  'Bold',
  'Clever',
  'Swift',
  'Quiet',
  'Lucky',
  'Sunny',
  'Steady',
  'Dreamy',
  'Brave',
  'Curious',
  'Cheerful',
] as const;

/** Draws one of a list, by a number below its length. */
type Draw = (below: number) => number;

const one = <T>(list: readonly T[], draw: Draw): T => list[draw(list.length)] as T;

/** A nickname composed from the lists of a language. */
export function composeNickname(lang: Lang, draw: Draw): string {
  if (lang === 'en') return `${one(MOODS_EN, draw)} ${one(ANIMALS_EN, draw)}`;
  const gender = one(['m', 'f'] as const, draw);
  return `${one<string>(ANIMALS_FR[gender], draw)} ${one<string>(MOODS_FR[gender], draw)}`;
}
