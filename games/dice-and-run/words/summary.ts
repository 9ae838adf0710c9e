// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const match_title = {
  fr: 'Le match',
  en: 'The match',
} as Message<never>;

export const match = {
  fr: 'De {fewest} à {most} joueurs en deux équipes, les recevants (rouges) et les visiteurs (blancs). Sept manches comme au softball, ou neuf comme au baseball. L’équipe du joueur qui a frappé le plus de circuits dans sa vie commence ; si personne n’en a frappé, un joueur de chaque équipe lance deux dés, et le plus grand total passe à la frappe en premier, à chaque manche. Les coéquipiers frappent à tour de rôle. Un coureur qui fait le tour marque un point. {outs} retraits finissent le passage ; au dernier, personne n’avance ni ne marque. En cas d’égalité, on joue des manches supplémentaires.',
  en: '{fewest} to {most} players in two teams, home (red) and visitors (white). Seven innings as in softball, or nine as in baseball. The player who has hit the most home runs in real life begins, with their team; if nobody has, a player of each team throws two dice, and the higher total bats first in every inning. Team-mates bat in turn. A runner who goes all the way round scores a run. {outs} outs end the half-inning; on the last one nobody advances or scores. A tie is broken by extra innings.',
} as Message<'fewest' | 'most' | 'outs'>;

export const forced = {
  fr: 'Avance forcée : chaque coureur avance juste assez pour rester devant celui qui le suit ; celui que rien ne pousse reste.',
  en: 'Forced advance: a runner moves just as far as needed to stay ahead of the next one; a runner who is not forced stays.',
} as Message<never>;

export const basic_title = {
  fr: 'Formule de base : deux dés, le total',
  en: 'Basic mode: two dice, the total',
} as Message<never>;

export const play_and_effect = {
  fr: '{plays} : {effect}',
  en: '{plays}: {effect}',
} as Message<'plays' | 'effect'>;

export const out_one_base = {
  fr: 'retrait, chaque coureur avance d’une base',
  en: 'out, every runner one base',
} as Message<never>;

export const out_stay = {
  fr: 'retrait, personne ne bouge',
  en: 'out, nobody moves',
} as Message<never>;

export const out_one_out = {
  fr: 'le frappeur et le coureur de la première base (sinon 2e, sinon 3e) sont retirés',
  en: 'the batter and the runner on first (else second, else third) are out',
} as Message<never>;

export const to_first = {
  fr: 'frappeur en première, avance forcée',
  en: 'batter to first, forced advance',
} as Message<never>;

export const to_second = {
  fr: 'frappeur en deuxième, avance forcée',
  en: 'batter to second, forced advance',
} as Message<never>;

export const to_third = {
  fr: 'frappeur en troisième, avance forcée',
  en: 'batter to third, forced advance',
} as Message<never>;

export const to_home = {
  fr: 'tout le monde marque',
  en: 'everybody scores',
} as Message<never>;

export const advanced_title = {
  fr: 'Formule avancée',
  en: 'Advanced mode',
} as Message<never>;

export const advanced = {
  fr: 'Le lanceur jette deux dés en secret. Le frappeur choisit sans les voir : laisser passer (on montre les dés, table 1) ou frapper (il jette deux dés, table 2 ; ceux du lanceur ne comptent plus). Sur un simple, un double ou un triple, le lanceur peut réagir (un dé, table 3). Puis un coureur peut tenter un vol. {strikes} strikes : retrait ; {balls} balles : première base. Un nouveau frappeur repart de zéro.',
  en: 'The pitcher throws two dice in secret. The batter chooses without seeing them: take (the dice are shown, table 1) or swing (with two more dice, table 2; the pitch no longer counts). On a single, double or triple the pitcher may react (one die, table 3). Then a runner may try to steal. {strikes} strikes: out; {balls} balls: first base. Each batter starts from zero.',
} as Message<'strikes' | 'balls'>;

export const ball_or_pickoff = {
  fr: '{ball}, ou {pickoff} s’il y a un coureur',
  en: '{ball}, or {pickoff} if there is a runner',
} as Message<'ball' | 'pickoff'>;

export const error = {
  fr: '{error} : la frappe est conservée, puis une base de plus pour tous',
  en: '{error}: the hit stands, then an extra base for all',
} as Message<'error'>;

export const hit_stands = {
  fr: 'la frappe est conservée',
  en: 'the hit stands',
} as Message<never>;

export const steal_highest = {
  fr: 'Après un lancer, un coureur dont la base suivante est libre peut partir : il jette un dé, la défense deux. Il doit dépasser le plus haut des deux et gagne sa base ; sinon, il est retiré.',
  en: 'After a pitch a runner whose next base is free may go: one die against two of the defence. Beat the higher of the two to take the base; if not, the runner is out.',
} as Message<never>;

export const steal_sum = {
  fr: 'Après un lancer, un coureur dont la base suivante est libre peut partir : il jette un dé, la défense deux. Il doit dépasser leur somme et gagne sa base ; sinon, il est retiré.',
  en: 'After a pitch a runner whose next base is free may go: one die against two of the defence. Beat their sum to take the base; if not, the runner is out.',
} as Message<never>;

export const steal_lowest = {
  fr: 'Après un lancer, un coureur dont la base suivante est libre peut partir : il jette un dé, la défense deux. Il doit dépasser le plus bas des deux et gagne sa base ; sinon, il est retiré.',
  en: 'After a pitch a runner whose next base is free may go: one die against two of the defence. Beat the lower of the two to take the base; if not, the runner is out.',
} as Message<never>;

export const table_of = {
  fr: 'Table {number} : {move}',
  en: 'Table {number}: {move}',
} as Message<'number' | 'move'>;

export const strike_does = {
  fr: '{strikes, plural, =3 {trois} other {#}} font un retrait',
  en: '{strikes, plural, =3 {three} other {#}} are an out',
} as Message<'strikes'>;

export const ball_does = {
  fr: '{balls, plural, =4 {quatre} other {#}} donnent la première base',
  en: '{balls, plural, =4 {four} other {#}} give first base',
} as Message<'balls'>;

export const one_base_ball = {
  fr: 'chaque coureur avance d’une base, puis une balle',
  en: 'every runner one base, then a ball',
} as Message<never>;

export const foul_does = {
  fr: 'un strike, sauf s’il y en a déjà {most, plural, =2 {deux} other {#}}',
  en: 'a strike, unless there are {most, plural, =2 {two} other {#}} already',
} as Message<'most'>;

export const pickoff_does = {
  fr: '{call} : celui de la première base (sinon 2e, sinon 3e) est retiré',
  en: '{call}: the one on first (else second, else third) is out',
} as Message<'call'>;

export const steals_title = {
  fr: 'Vol de base',
  en: 'Stealing a base',
} as Message<never>;
