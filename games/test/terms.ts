/**
 * The names of plays are those of the glossaries, and stand nowhere else. Here is how else they were once called, and
 * must not be again: by the code of the entry, in each language. `not` is looked for in every text of the games that have it.
 */
export interface OtherName {
  readonly code: string;
  readonly fr: readonly RegExp[];
  readonly en: readonly RegExp[];
}

export const OTHER_NAMES: readonly OtherName[] = [
  { code: 'pickoff', fr: [/contre-pied/i, /pick-off/i, /(?<!\()\bpickoffs?\b/i], en: [/pick-off/i] },
  { code: 'strike', fr: [/\b(une|la|les|des|deux|trois) prises?\b(?! par)/i], en: [/\bgood ball\b/i] },
  { code: 'foul-ball', fr: [/fausse balle/i, /balle foul/i], en: [/\bfouls?\b(?! ball)/i] },
  { code: 'strike-out', fr: [/retrait sur (des |trois )?(prises|strikes)/i], en: [/\bstrike[- ]out\b/i] },
  { code: 'pop-out', fr: [/\bpop[- ]?up\b/i], en: [/\bpop-?ups?\b/i] },
  { code: 'ground-out', fr: [/roulant\b/i], en: [/\bgrounder\b/i] },
  { code: 'walk', fr: [/base sur balles/i, /but sur balle\b/i], en: [/\bbases? on balls\b/i] },
  { code: 'home-run', fr: [/coup de circuit/i], en: [/\bhomer\b/i] },
  { code: 'double-play', fr: [/double[- ]retrait/i], en: [/\bdouble out\b/i] },
  { code: 'sacrifice-bunt', fr: [/coup retenu/i], en: [] },
  { code: 'dugout', fr: [/(?<![àL]’|l’)\babri\b/i], en: [/\bbench\b(?! under)/i] },
  { code: 'lob', fr: [/\bLSB\b/, /\bhommes? laissés?/i], en: [/\bmen left\b/i] },
  { code: 'run', fr: [/\bhommes?\b/i], en: [/\b(man|men)\b/i] },
  {
    code: 'throw',
    fr: [/\bbat (en )?(premier|second)\b/i, /\bde battre\b/i, /\bbatteur\b/i, /(à|prend) la batte\b/i],
    en: [/\bhitter\b/i],
  },
  { code: 'inning', fr: [/\binnings?\b/i, /demi-manche/i], en: [] },
  { code: 'ones', fr: [/(?<!\(un )\bas\b/i], en: [/(?<!:)\bones\b/i] },
  { code: 'half-over', fr: [/: fin du passage/i], en: [/end of their half/i] },
  {
    code: 'action',
    fr: [/la main passe/i, /\bballon à\b/i, /(garde[zr]?|rend) le ballon/i],
    en: [/\bthe hand\b/i, /\bhand (to|passes)\b/i],
  },
  { code: 'penalty-conceded', fr: [/\btir :/i], en: [/\boffends\b/i] },
  { code: 'try-refused', fr: [], en: [/\b(try|it) is refused\b/i] },
  { code: 'video-called', fr: [/\bTMO\b/], en: [/\bto the video\b/i] },
  { code: 'countered', fr: [/est contré\b/i], en: [/\bis countered\b/i, /\bbreak stopped\b/i] },
  { code: 'play', fr: [/joue[rz]? (au large|toujours à la main)/i, /jouant au large/i], en: [/playing a penalty/i] },
  { code: 'kick', fr: [/poteaux/i], en: [/\bthe posts\b/i] },
  { code: 'conversion-good', fr: [/\bnombre à battre\b/i], en: [] },
  { code: 'quiet-end', fr: [/\brondes\b/i, /tours de table/i], en: [] },
  { code: 'leg', fr: [], en: [/\blegs?\b/i] },
  { code: 'capture', fr: [/attrape/i], en: [/\bcatch(es)?\b/i, /\bcaught\b/i] },
  { code: 'release', fr: [/délivr/i], en: [/\b(set|sets) .* free\b/i] },
  { code: 'set-up', fr: [/\b(vos|cinq|les autres) animaux/i], en: [/\b(your|five|other) animals\b/i] },
  { code: 'playballer', fr: [/équipiers?\b/i, /(?<!deux )\bjoueurs?\b/i], en: [/\bteam-?mates?\b/i, /(?<!two )\bplayers?\b/i] },
  { code: 'goal', fr: [/\bballon\b/i, /case[s]? à point/i], en: [/cells? with a point/i] },
  { code: 'bounce', fr: [/ricochet/i], en: [/\brebound\b/i] },
];

/** Sentences that read badly, in any text of ours: they hide who does what, or recite a rule. */
export const HABITS: Readonly<Record<'fr' | 'en', readonly RegExp[]>> = {
  fr: [
    /Circuit de \{/,
    /Fin du passage de/,
    /coureur neuf/i,
    /On ne joue pas le nul/i,
    /À l’égalité après/,
    /Le plus de points gagne/,
    /l’autre dé que/,
    /se lance avant/,
    /Seul est permis/,
    /Résolu exactement/i,
    /Si long soit/i,
    /la frappe tient/i,
    /l’adresse seule/i,
    /vestibule/i,
    /ne le donnez qu’à/i,
    /Aucun coup possibles/,
    /Joueur 1\b/,
    /\b(cette|la|une|aucune|mes|les) parties?\b(?! des)/i,
  ],
  en: [
    /comparisons? (is|are) strict/i,
    /put you forward/i,
    /\ba base more\b/i,
    /Your game!/,
    /Nobody is jumped/i,
    /most prisoners win\b/i,
    /those who are level/i,
    /kind start/i,
    /Solved exactly/i,
    /forth and back/i,
    /dice by itself/i,
    /by a street/i,
    /where nobody says/i,
    /Who gives up\?/i,
    /half-inning \d/i,
    /\bnew man\b/i,
    /\bgives? up\b/i,
    /\bwhoever\b/i,
    /Player 1\b/,
  ],
};
