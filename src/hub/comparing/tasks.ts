import { compareProfiles } from '../../profiles/comparison/compare.ts';
import { defineProfileWork } from '../profiles/profile-work.ts';
import { formatComparisonCsv, formatComparisonMarkdown } from './file.ts';
import { type ComparisonQuery, createComparisonModel, createComparisonPage } from './page.ts';

interface RequestedComparison extends ComparisonQuery {
  readonly form: 'page' | 'csv' | 'md' | 'json';
}

export const comparisonWork = defineProfileWork<RequestedComparison, string>(
  'compare profiles',
  (context, selection, requested) => {
    const { profiles } = selection;
    switch (requested.form) {
      case 'page':
        return context.render(
          'hub/comparing/compare',
          createComparisonPage(selection),
          createComparisonModel(context.catalog, selection, requested),
        );
      case 'json':
        return JSON.stringify(compareProfiles(profiles));
      case 'csv':
        return formatComparisonCsv(profiles, requested);
      case 'md':
        return formatComparisonMarkdown(profiles, requested);
    }
  },
);
