/** Creates the models of views/hub/publishing/missing.eta and people.eta. */
import { formatQuantity } from '../../web/for-people/words.ts';
import type { MissingPart } from './checklist.ts';
import type { Contributor } from './people.ts';

/** Returns the model of missing values. @param canEdit true to link to the pages on which the user can add values */
export function createMissingModel<Part extends MissingPart>(missing: readonly Part[], canEdit: boolean) {
  const required = missing.filter(({ level }) => level === 'required');
  const recommended = missing.filter(({ level }) => level === 'recommended');
  return {
    canEdit,
    isReady: required.length === 0,
    headline: required.length === 0 ? 'Ready to publish' : `${formatQuantity(required.length, 'required part')} missing`,
    summary:
      recommended.length === 0
        ? 'All metadata for repositories and search engines is present.'
        : `${formatQuantity(recommended.length, 'recommendation')} ${recommended.length === 1 ? 'makes' : 'make'} the data easier to find and to cite.`,
    parts: [
      { title: 'Required', items: required },
      { title: 'Recommended', items: recommended },
    ].filter(({ items }) => items.length > 0),
  };
}

export function createPersonModel({
  name,
  orcid,
  affiliations,
  roles,
}: Pick<Contributor, 'name' | 'orcid' | 'affiliations' | 'roles'>) {
  return {
    name,
    orcid,
    affiliations: affiliations.map((one) => (one.ror === '' ? one.name : `${one.name} (${one.ror})`)).join('; '),
    roles: roles.join(', '),
  };
}
