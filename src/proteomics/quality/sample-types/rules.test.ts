/** Tests the rules that determine the sample type of a raw file by its name. */
import { describe, expect, it } from 'vitest';
import { proposeInstrumentRules } from './instrument-proposal.ts';
import {
  checkNameRules,
  compileInstrumentRules,
  compileSampleRules,
  DEFAULT_SAMPLE_RULES,
  formatInstrumentRules,
  formatSampleRules,
  parseInstrumentRules,
  parseSampleRules,
} from './rules.ts';

const byDefault = compileSampleRules(DEFAULT_SAMPLE_RULES);
const compileRule = (names: string) => compileSampleRules([{ sample_type: 'qc', names }]);

describe('compileSampleRules', () => {
  // Names from public laboratories, and invented names.
  it.each([
    ['20181113_010_autoQC01.raw', 'qc'],
    ['2026_02_26_ETD_Hela_Start_1_S1-A1_1_22171.raw', 'qc'],
    ['lumos_20250304_qc01.raw', 'qc'],
    ['HeLa200ng.d.zip', 'qc'],
    ['20250304_Blank3.raw', 'blank'],
    ['HeLa_wash.raw', 'blank'],
    ['blk-01.mzML', 'blank'],
    ['20250304 BSA 2.raw', 'system'],
    ['PRTC_100fmol.raw', 'system'],
    ['patient_017.raw', 'sample'],
    ['washington_cohort_3.raw', 'sample'],
    ['QCA_patient.raw', 'sample'],
  ])('classifies the name %s as %s by the default rules', (name, type) => {
    expect(byDefault(name)).toBe(type);
  });

  it.each([
    ['hela*', 'x_HeLaQC_1', 'qc'],
    ['hela*', 'myhela_1', 'sample'],
    ['*hela', 'myhela2_1', 'qc'],
    ['*hela*', 'amyhelax', 'qc'],
    ['q*2', 'a_qc02_x', 'qc'],
    ['QC HeLa', '20250101_QC-HeLa_1', 'qc'],
    ['a*b*c', `${'ab'.repeat(120)}`, 'sample'],
  ])('applies the rule %s to the name %s', (names, name, type) => {
    expect(compileRule(names)(name)).toBe(type);
  });

  it('uses the first rule that matches', () => {
    const rules = [
      { sample_type: 'sample' as const, names: 'prj' },
      { sample_type: 'qc' as const, names: 'qc' },
    ];
    expect(compileSampleRules(rules)('PRJ_qc_1.raw')).toBe('sample');
  });
});

describe('parseSampleRules', () => {
  it('parses the output of formatSampleRules', () => {
    expect(parseSampleRules(formatSampleRules(DEFAULT_SAMPLE_RULES))).toEqual(DEFAULT_SAMPLE_RULES);
  });

  it('rejects a line without a known type, and the error states its number', () => {
    expect(() => parseSampleRules('blank: wash\nhela: hela*')).toThrow('line 2 must begin with qc, system, blank, sample');
  });

  it.each(['', 'qc||hela', '*', '_'])('rejects the rule "%s" because it matches every name', (names) => {
    expect(() => checkNameRules('sample_rules', [{ names }])).toThrow('rule 1 needs text');
  });

  it.each(['hela\\w*', '^qc', 'blank$', 'hela.*', 'bsa[0-9]', 'qc|bsa{2}'])('rejects the regular expression "%s"', (names) => {
    expect(() => checkNameRules('sample_rules', [{ names }])).toThrow('but only * stands for any text');
  });
});

describe('compileInstrumentRules', () => {
  const findInstrument = compileInstrumentRules([
    { instrument: 'Exploris', names: 'ex480|exploris' },
    { instrument: 'Lumos', names: 'lum|lumos' },
  ]);

  it.each([
    ['EX480_20250301_HeLa_01.raw', 'Exploris'],
    ['20250301_exploris_HeLa.raw', 'Exploris'],
    ['LUM2_HeLa_7.d', 'Lumos 2'],
    ['lumos012.raw', 'Lumos'],
    ['column_HeLa.raw', null],
  ])('returns, for the name %s, the instrument %s', (name, instrument) => {
    expect(findInstrument(name)).toBe(instrument);
  });

  it('has rules that remain the same when they are formatted and parsed again', () => {
    const rules = [{ instrument: 'Orbitrap Exploris 480', names: 'ex480' }];
    expect(parseInstrumentRules(`\n${formatInstrumentRules(rules)}\n`)).toEqual(rules);
    expect(() => parseInstrumentRules('lumos')).toThrow('instrument_rules: line 1 must begin with an instrument');
  });
});

describe('proposeInstrumentRules', () => {
  const proposeRules = (...names: string[]) => {
    const repeated = names.flatMap((name) => [1, 2, 3].map((number) => `${name}_${number}`));
    return proposeInstrumentRules(repeated.map((name) => ({ name, instrument: null, sampleType: 'qc' as const })));
  };

  it.each([
    [
      ['20250301_HeLa_EX480', '20250302_HeLa_LUM'],
      ['ex480', 'lum'],
    ],
    [
      ['Lumos1_QC', 'Lumos2_QC'],
      ['lumos1', 'lumos2'],
    ],
    [['HeLa_50ng', 'HeLa_200ng'], []],
    [['HeLa_A', 'HeLa_B'], []],
    [['HeLa_1', 'HeLa_2'], []],
    [[], []],
  ])('proposes rules for the names %s with the words %s', (names, words) => {
    expect(proposeRules(...names).map((rule) => rule.names)).toEqual(words);
  });
});
