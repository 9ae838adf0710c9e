import type { OptionSpecs } from '@pocket-stadium/kernel';

/** Minutes as people say them: to the minute under five, then by fives. */
export function roundMinutes(minutes: number): number {
  return minutes < 5 ? Math.max(1, Math.round(minutes)) : 5 * Math.round(minutes / 5);
}

/** The house rules: the options that are not in plain sight. A length that is a number may be any number there. */
export function houseRules(specs: OptionSpecs): OptionSpecs {
  return Object.fromEntries(Object.entries(specs).filter(([, spec]) => !spec.role || spec.kind === 'integer'));
}
