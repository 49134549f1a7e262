/** Parses metrics strictly: every violation of the Prometheus text format 0.0.4 or OpenMetrics 1.0.0 is an error. */

/** A line with a value. */
export interface ReadSample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface ReadFamily {
  readonly name: string;
  readonly type: string;
  readonly help: string;
  readonly samples: ReadSample[];
}

export interface Exposition {
  readonly families: ReadonlyMap<string, ReadFamily>;
  /** Returns the value of the only line with this name and at least these labels; 0 if there is none. */
  value(name: string, labels?: Readonly<Record<string, string>>): number;
}

const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/;
const LINE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/y;

/** Parses an exposition. @throws Error that names the invalid line and the reason */
export function parseExposition(text: string, { openMetrics = false } = {}): Exposition {
  if (!text.endsWith(openMetrics ? '\n# EOF\n' : '\n')) throw new Error('the text does not end with the end marker');
  const lines = text.slice(0, openMetrics ? -'# EOF\n'.length : undefined).split('\n');
  const families = new Map<string, ReadFamily>();
  const seen = new Set<string>();
  let family: { name: string; help: string; type: string; samples: ReadSample[] } | undefined;
  for (const [index, line] of lines.entries()) {
    const throwInvalidLine = (why: string): never => {
      throw new Error(`line ${index + 1}: ${why}: ${line}`);
    };
    if (line === '') {
      if (openMetrics && index < lines.length - 1) throwInvalidLine('an empty line');
    } else if (line.startsWith('# HELP ')) {
      const [, name = '', help = ''] = /^# HELP (\S+) (.+)$/.exec(line) ?? throwInvalidLine('no help');
      if (!NAME.test(name) || families.has(name)) throwInvalidLine('a wrong name, or one that was there');
      family = { name, help, type: '', samples: [] };
      families.set(name, family);
    } else if (line.startsWith('# TYPE ')) {
      const [, name, type = ''] = /^# TYPE (\S+) (counter|gauge|histogram|summary)$/.exec(line) ?? throwInvalidLine('no type');
      if (family === undefined || family.name !== name || family.type !== '') throwInvalidLine('a type without its help');
      if (family !== undefined) family.type = type;
      if (type === 'counter' && name?.endsWith('_total') === openMetrics) throwInvalidLine('a counter with a wrong name');
    } else {
      const [, name = '', labelText = '', number = ''] = LINE.exec(line) ?? throwInvalidLine('no line of values');
      if (family === undefined || !listFamilyNames(family, openMetrics).includes(name))
        throwInvalidLine('a value outside its family');
      const labels = parseLabels(labelText) ?? throwInvalidLine('wrong labels');
      const key = `${name}${JSON.stringify(Object.entries(labels).sort())}`;
      if (seen.has(key)) throwInvalidLine('a value that was there');
      seen.add(key);
      const value = number === '+Inf' ? Number.POSITIVE_INFINITY : number === 'NaN' ? Number.NaN : Number(number);
      if (Number.isNaN(value) && number !== 'NaN') throwInvalidLine('no number');
      if (family?.type === 'counter' && !(value >= 0)) throwInvalidLine('a counter below zero');
      family?.samples.push({ name, labels, value });
    }
  }
  for (const each of families.values()) {
    if (each.type === '') throw new Error(`${each.name} has no type`);
    if (each.type === 'histogram') checkHistogram(each);
  }
  return { families, value: (name, labels = {}) => findMetricValue(families, name, labels) };
}

function listFamilyNames({ name, type }: ReadFamily, openMetrics: boolean): string[] {
  if (type === 'histogram') return ['_bucket', '_sum', '_count'].map((suffix) => `${name}${suffix}`);
  return [type === 'counter' && openMetrics ? `${name}_total` : name];
}

function parseLabels(text: string): Record<string, string> | undefined {
  const labels: Record<string, string> = {};
  LABEL.lastIndex = 0;
  let end = 0;
  while (end < text.length) {
    const [, name = '', value = ''] = LABEL.exec(text) ?? [];
    if (name === '' || name in labels) return undefined;
    labels[name] = value.replace(/\\(.)/g, (_all, character: string) => (character === 'n' ? '\n' : character));
    end = LABEL.lastIndex;
  }
  return labels;
}

/** Requires that buckets increase, and that the last one is +Inf and equals the count. */
function checkHistogram({ name, samples }: ReadFamily): void {
  const groups = Map.groupBy(samples, ({ labels: { le: _, ...others } }) => JSON.stringify(Object.entries(others).sort()));
  for (const group of groups.values()) {
    const buckets = group.filter((sample) => sample.name.endsWith('_bucket'));
    const bounds = buckets.map(({ labels }) => (labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le)));
    const isIncreasing = (values: number[]) =>
      values.every((value, index) => index === 0 || value >= (values[index - 1] as number));
    const count = group.find((sample) => sample.name.endsWith('_count'))?.value;
    const hasSum = group.some((sample) => sample.name.endsWith('_sum'));
    const isWhole = bounds.at(-1) === Number.POSITIVE_INFINITY && buckets.at(-1)?.value === count && hasSum;
    if (!isWhole || !isIncreasing(bounds) || !isIncreasing(buckets.map(({ value }) => value)))
      throw new Error(`${name} is not a histogram`);
  }
}

function findMetricValue(
  families: ReadonlyMap<string, ReadFamily>,
  name: string,
  labels: Readonly<Record<string, string>>,
): number {
  const fitting = [...families.values()]
    .flatMap(({ samples }) => samples)
    .filter((sample) => sample.name === name)
    .filter((sample) => Object.entries(labels).every(([label, value]) => sample.labels[label] === value));
  if (fitting.length > 1) throw new Error(`${name} ${JSON.stringify(labels)} has ${fitting.length} values instead of one`);
  return fitting[0]?.value ?? 0;
}
