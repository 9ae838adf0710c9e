/** What follows the season in its address: `/season/<season>~match~<fixture>`. */
export const at = (season: string, view: string, what = ''): string => [season, view, what].filter((part) => part !== '').join('~');
