import { expect, test } from 'vitest';
import { withoutName } from './told-after.ts';

test('a sentence below the name of a play does not say it again', () => {
  expect(withoutName('Simple : un coureur avance.', 'Simple')).toBe('Un coureur avance.');
  expect(withoutName('Home run! Lucie goes all the way round.', 'Home run')).toBe('Lucie goes all the way round.');
  expect(withoutName('Doubles are rare.', 'Double')).toBe('Doubles are rare.');
  expect(withoutName('Strikeout:', 'Strikeout')).toBe('Strikeout:');
});
