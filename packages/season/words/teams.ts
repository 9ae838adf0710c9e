// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const first = {
  fr: 'Vieux dés',
  en: 'Old Dice',
} as Message<never>;

export const first_players = {
  fr: 'Ada Sixte, Benno As, Cléo Lancer, Dov Double, Esmé Glissade, Finn Champ, Gus Circuit, Hana Gant, Ike Relais',
  en: 'Ada Sixtus, Benno Ace, Cleo Throw, Dov Double, Esme Slide, Finn Outfield, Gus Homer, Hana Catch, Ike Relay',
} as Message<never>;

export const second = {
  fr: 'Neuf de poche',
  en: 'Pocket Nine',
} as Message<never>;

export const second_players = {
  fr: 'Jo Poivre, Kit Amorti, Lou Coussin, Maé Vol, Ned Rebond, Olive Drive, Pip Simple, Quinn Mur, Rosa Balle',
  en: 'Jo Pepper, Kit Bunt, Lou Corner, Mae Steal, Ned Hopper, Olive Drive, Pip Single, Quinn Wall, Rosa Walk',
} as Message<never>;

export const bot_teams = {
  fr: 'Mouettes du port, Rue du moulin, Colline nord, Club de la lanterne, Renards de la rivière, Vieux tram, Neuf de la carrière, Tour de l’horloge, Salines, Allée du verger, Fonderie des cloches, Cerfs-volants',
  en: 'Harbour Gulls, Mill Street, North Hill, Lantern Club, River Foxes, Old Tram, Quarry Nine, Clock Tower, Salt Works, Orchard Lane, Bell Foundry, Kite Makers',
} as Message<never>;

export const bot_players = {
  fr: 'Abel, Berthe, Cyrille, Dora, Émile, Flore, Gaston, Hélène, Ivan, Jeanne, Karl, Léna, Milo, Ninon, Octave, Perle, Rufus, Solène, Théo, Una, Victor, Wanda, Xavier, Yvette, Zoé',
  en: 'Abel, Bess, Cyril, Dora, Emil, Flora, Grover, Hedy, Ivor, June, Karel, Lena, Milo, Nell, Otto, Pearl, Rufus, Sally, Theo, Una, Vic, Wanda, Xavier, Yola, Zeb',
} as Message<never>;
