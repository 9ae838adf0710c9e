// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const nina_glad_1 = {
  fr: 'Droit devant ! J’adore.',
  en: 'Straight in! I love this.',
} as Message<never>;

export const nina_glad_2 = {
  fr: 'Je fonce, et voilà !',
  en: 'Never think twice!',
} as Message<never>;

export const nina_beaten_1 = {
  fr: 'Hé, c’était rapide !',
  en: 'Hey, that was quick!',
} as Message<never>;

export const nina_beaten_2 = {
  fr: 'Attendez mon tour !',
  en: 'Just wait for my turn!',
} as Message<never>;

export const gus_glad_1 = {
  fr: 'Oh ! C’était moi ?',
  en: 'Oh! Was that me?',
} as Message<never>;

export const gus_glad_2 = {
  fr: 'J’ai fait exprès. Presque.',
  en: 'I did that on purpose. Almost.',
} as Message<never>;

export const gus_beaten_1 = {
  fr: 'Je regardais un oiseau.',
  en: 'I was watching a bird.',
} as Message<never>;

export const gus_beaten_2 = {
  fr: 'Bravo ! Que s’est-il passé ?',
  en: 'Well done! What happened?',
} as Message<never>;

export const basile_glad_1 = {
  fr: 'La patience paie.',
  en: 'Patience pays.',
} as Message<never>;

export const basile_glad_2 = {
  fr: 'Je l’attendais, celle-là.',
  en: 'I waited for that one.',
} as Message<never>;

export const basile_beaten_1 = {
  fr: 'Joli coup, je l’avoue.',
  en: 'Nicely done, I must say.',
} as Message<never>;

export const basile_beaten_2 = {
  fr: 'Hm. Je le voyais venir.',
  en: 'Hm. I saw it coming.',
} as Message<never>;

export const zoe_glad_1 = {
  fr: 'Qui ne tente rien n’a rien !',
  en: 'Nothing ventured, nothing gained!',
} as Message<never>;

export const zoe_glad_2 = {
  fr: 'Je le sentais bien !',
  en: 'I knew it would work!',
} as Message<never>;

export const zoe_beaten_1 = {
  fr: 'Quelle audace ! Ça me plaît.',
  en: 'Bold! I like that.',
} as Message<never>;

export const zoe_beaten_2 = {
  fr: 'À moi de vous surprendre.',
  en: 'My turn to surprise you.',
} as Message<never>;

export const ida_glad_1 = {
  fr: 'Comme prévu.',
  en: 'As worked out.',
} as Message<never>;

export const ida_glad_2 = {
  fr: 'Les chiffres étaient gentils.',
  en: 'The numbers were kind.',
} as Message<never>;

export const ida_beaten_1 = {
  fr: 'Bien joué. C’est noté.',
  en: 'Well played. Noted.',
} as Message<never>;

export const ida_beaten_2 = {
  fr: 'C’était assez probable.',
  en: 'That was likely enough.',
} as Message<never>;
