import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/** Files whose paths end in these names go first, in this order, so that all workers are done at about the same time. */
export function longestFirst(names: readonly string[]): TestSequencerConstructor {
  const rank = ({ moduleId }: TestSpecification): number => {
    const found = names.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    return found === -1 ? names.length : found;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return files.toSorted((a, b) => rank(a) - rank(b));
    }
  };
}
