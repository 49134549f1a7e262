/** Sorts test files: the slowest ones start first, so that no slow file runs alone at the end. */
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take 40 s or more in a full run on two cores, longest first. vitest sorts all others. */
const SLOWEST_TESTS = [
  'contract-tests/generators/generators.test.ts',
  'contract-tests/schemathesis/schemathesis.test.ts',
  'deploy/image.test.ts',
  'contract-tests/mutants/edge-requests.test.ts',
  'src/hub/entities/outages.test.ts',
  'contract-tests/dredd-hub.test.ts',
  'contract-tests/fuzz/fuzz.test.ts',
  'deploy/debian.test.ts',
  'deploy/chaos.test.ts',
  'deploy/systemd.test.ts',
  'browser-tests/collaborations-pages.browser.test.ts',
  'browser-tests/collaborations-members.browser.test.ts',
  'browser-tests/proteomics-quality.browser.test.ts',
  'src/proteomics/engines/measuring/measuring.test.ts',
  'contract-tests/package.test.ts',
  'src/proteomics/engines/measuring/ten-ways.test.ts',
  'contract-tests/library.test.ts',
  'src/cli/conversion-pairs.test.ts',
  'contract-tests/samples/samples.test.ts',
  'contract-tests/dredd-proteomics.test.ts',
  'src/hub/deposits/killed-deposit.test.ts',
  'src/hub/exchange/import/every-dialect.test.ts',
  'src/storage/outage.test.ts',
  'src/hub/deposits/dataverse.test.ts',
  'browser-tests/reference.browser.test.ts',
  'src/hub/entities/outage-moments.test.ts',
  'browser-tests/compare-merge.browser.test.ts',
  'browser-tests/hub-editor.browser.test.ts',
  'browser-tests/pages.browser.test.ts',
  'browser-tests/hub-hostile-texts.browser.test.ts',
  'browser-tests/collaborations-groups.browser.test.ts',
  'browser-tests/hub-together.browser.test.ts',
  'browser-tests/collaborations-troubles.browser.test.ts',
  'browser-tests/validator.browser.test.ts',
  'browser-tests/readers.browser.test.ts',
];

/** Sorts test files by known durations, because vitest only knows their sizes on a new machine. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const getRank = ({ moduleId }: TestSpecification) => {
      const at = SLOWEST_TESTS.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'));
      return at === -1 ? SLOWEST_TESTS.length : at;
    };
    return (await super.sort(files)).sort((one, other) => getRank(one) - getRank(other));
  }
}
