import type { OptionValues } from '@pocket-stadium/kernel';
import type { PocketRugbyState } from '../../rules/index.ts';

/** The options that a solution depends on. Naming a default changes nothing. */
export function formatOf({ minutes, halves, yellowMinutes, redMinutes, siren }: OptionValues): OptionValues {
  return {
    ...(minutes !== undefined && { minutes }),
    ...(halves !== undefined && { halves }),
    ...(yellowMinutes !== undefined && { yellowMinutes }),
    ...(redMinutes && { redMinutes }),
    ...(siren === 'hand' && { siren }),
  };
}

/** The format of a match under way. */
export function formatOfFrame({ minutes, halves, yellowMinutes, redMinutes, playsOn }: PocketRugbyState['frame']): OptionValues {
  return formatOf({ minutes, halves, yellowMinutes, redMinutes, siren: playsOn ? 'hand' : 'action' });
}
