/** Finds paths in a study or assay, from a start through protocols and materials to a sample or file. */
import type { IsaObject } from './entity-texts.ts';
import { getNameOrValue, listIsaObjects } from './isa-values.ts';

export interface MaterialStep {
  /** Name column in ISA-Tab, such as `Sample Name` or `Protocol REF`. */
  readonly title: string;
  readonly name: string;
  readonly object: IsaObject;
}

/** `via` contains the protocols between two steps, in order. */
interface Link {
  readonly via: MaterialStep[];
  readonly to: MaterialStep;
}

/** Steps by the `@id` of their object. */
export type Steps = ReadonlyMap<unknown, MaterialStep>;

/** Maximum length of a path. Realistic tables are shorter, and the limit ends cycles. */
const MAX_STEPS = 60;

/** Returns paths from the start steps, and from steps that these paths do not contain. The paths contain each link once. */
export function findMaterialPaths(
  steps: Steps,
  processes: readonly IsaObject[],
  isStart: (step: MaterialStep) => boolean,
): readonly (readonly MaterialStep[])[] {
  const links = indexLinks(steps, processes);
  const chains: (readonly MaterialStep[])[] = [];
  const walked = new Set<Link>();
  const passed = new Set<MaterialStep>();
  const followMaterialPath = (chain: readonly MaterialStep[], at: MaterialStep) => {
    passed.add(at);
    const open = (links.get(at) ?? []).filter((link) => !walked.has(link) && !chain.includes(link.to));
    if (open.length === 0 || chain.length >= MAX_STEPS) chains.push(chain);
    else
      for (const link of open) {
        walked.add(link);
        followMaterialPath([...chain, ...link.via, link.to], link.to);
      }
  };
  const all = [...steps.values()];
  for (const step of [...all.filter(isStart), ...all]) if (!passed.has(step)) followMaterialPath([step], step);
  return chains;
}

function indexLinks(steps: Steps, processes: readonly IsaObject[]): ReadonlyMap<MaterialStep, readonly Link[]> {
  const links = new Map<MaterialStep, Link[]>();
  const createdSteps = new Set<MaterialStep>();
  const addLink = (from: MaterialStep, via: readonly MaterialStep[], to: MaterialStep) => {
    const known = links.get(from) ?? [];
    links.set(from, known);
    // Several links between the same steps become one sequence.
    const same = known.find((link) => link.to === to);
    if (same === undefined) known.push({ via: [...via], to });
    else same.via.push(...via);
    createdSteps.add(to);
  };
  const listSteps = (refs: unknown) => listIsaObjects(refs).flatMap((ref) => steps.get(ref['@id']) ?? []);
  for (const process of processes) {
    const [inputs, outputs] = [listSteps(process.inputs), listSteps(process.outputs)];
    const via: MaterialStep = {
      title: 'Protocol REF',
      get name() {
        const [protocol] = listIsaObjects([process.executesProtocol]);
        return getNameOrValue(protocol?.['@id']).replace(/^#protocol\//, '');
      },
      object: process,
    };
    // Inputs and outputs of a process form pairs, and each of them occurs at least once.
    const pairs = Math.max(inputs.length, outputs.length);
    for (let pair = 0; pair < pairs; pair += 1) {
      const from = inputs[Math.min(pair, inputs.length - 1)];
      const to = outputs[Math.min(pair, outputs.length - 1)];
      if (from !== undefined && to !== undefined) addLink(from, [via], to);
    }
  }
  const byProcess = new Set(createdSteps);
  for (const step of steps.values()) {
    if (byProcess.has(step)) continue;
    for (const from of listSteps(step.object.derivesFrom)) addLink(from, [], step);
  }
  return links;
}
