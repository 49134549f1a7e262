#!/usr/bin/env python3
"""Computes the metrics in a result file of a search engine independently of the server, as expected values of tests.

    python3 scripts/independent-engines.py FILE [RUN] > expected.json
    python3 scripts/independent-engines.py --each RUN FILE... > expected-of-each.json
    python3 scripts/independent-engines.py --variation REPORT GROUPS.json > expected.json
    python3 scripts/independent-engines.py --targets FILE TARGET... > expected.json

FILE is a table of DIA-NN, FragPipe, Spectronaut, AlphaDIA or Sage, as text or Parquet, or a log of DIA-NN; RUN is the name of
the run if the table contains none. The output is an object of runs, each an object of metrics. With --each, it is an object of
such objects by file. With --variation, it is an object of groups: the variation of protein groups in a DIA-NN report within
each group, where GROUPS.json contains the group of each run. With --targets, it is an object of runs, each with retention time,
area and mass error of the peptides and proteins given as peptide:SEQUENCE and protein:ACCESSION; FILE may also be MaxQuant's
evidence.txt. The program shares no code with the server, reads whole files into memory, and requires pandas, and pyarrow for
Parquet.
"""
import json
import re
import sys

import numpy as np
import pandas as pd


def read(path):
    with open(path, 'rb') as file:
        if file.read(4) == b'PAR1':
            return pd.read_parquet(path)
    with open(path, encoding='utf-8-sig') as file:
        first = file.readline()
    separator = '\t' if '\t' in first else ',' if first.count(',') >= first.count(';') else ';'
    frame = pd.read_csv(path, sep=separator, encoding='utf-8-sig', dtype=str, keep_default_na=False, quotechar='"')
    return frame


def num(frame, column):
    values = frame[column]
    if values.dtype == bool:
        return values.astype(float)
    if not pd.api.types.is_numeric_dtype(values):
        values = values.astype(str).str.replace(',', '.', regex=False)
    return pd.to_numeric(values, errors='coerce').astype(float)


def text(frame, column):
    return frame[column].fillna('').astype(str)


def stem(path):
    name = re.split(r'[/\\]', path)[-1]
    name = re.sub(r'\.(dia|quant)$', '', name, flags=re.I)
    name = re.sub(r'\.(gz|zip)$', '', name, flags=re.I)
    return re.sub(r'\.(raw|d|mzML|wiff)$', '', name, flags=re.I)


def median(values):
    values = values[~np.isnan(values)]
    return float(np.median(values)) if len(values) else None


def mean(values):
    values = values[~np.isnan(values)]
    return float(np.mean(values)) if len(values) else None


def total(values):
    values = values[~np.isnan(values)]
    return float(np.sum(values)) if len(values) else None


def log2_median(values):
    return median(np.log2(values[values > 0].to_numpy()))


def charges(charge):
    known = charge.dropna()
    if len(known) == 0:
        return {}
    return {'mean_charge': float(known.mean()), 'charge_1_share': float((known == 1).mean()), 'charge_2_share': float((known == 2).mean()),
            'charge_3_share': float((known == 3).mean()), 'charge_4_plus_share': float((known > 3).mean())}


def cleavages(missed):
    known = missed.dropna()
    if len(known) == 0:
        return {}
    return {'mean_missed_cleavages': float(known.mean()), 'missed_cleavages_0_share': float((known == 0).mean()),
            'missed_cleavages_1_share': float((known == 1).mean()), 'missed_cleavages_2_plus_share': float((known > 1).mean())}


def times(minutes):
    known = minutes.dropna().to_numpy()
    if len(known) == 0:
        return {}
    low, high = np.percentile(known, [1, 99])
    return {'rt_first_min': float(known.min()), 'rt_median_min': float(np.percentile(known, 50)), 'rt_last_min': float(known.max()), 'rt_span_98_min': float(high - low)}


def tryptic(sequences):
    return sequences.map(lambda sequence: float(sum(letter in 'KR' for letter in sequence[:-1])))


def by_run(frame, runs, kept, measure):
    return {run: measure(frame[(runs == run) & kept], frame[runs == run]) for run in sorted(set(runs))}


def diann_report(frame, _run):
    runs = text(frame, 'Run') if 'Run' in frame else text(frame, 'File.Name').map(stem)
    if 'Channel' in frame:
        channel = text(frame, 'Channel')
        runs = runs.where(channel == '', runs + '-' + channel)
    kept = num(frame, 'Q.Value') <= 0.01
    if 'Decoy' in frame:
        kept &= num(frame, 'Decoy') == 0
    k = frame[kept]
    whole = {'experiment_precursors': text(k, 'Precursor.Id').nunique(), 'experiment_peptides': text(k, 'Stripped.Sequence').nunique(),
             'experiment_protein_groups': text(k[num(k, 'PG.Q.Value') <= 0.01], 'Protein.Group').nunique()}
    if 'Global.Q.Value' in frame:
        whole['experiment_precursors_global'] = text(k[num(k, 'Global.Q.Value') <= 0.01], 'Precursor.Id').nunique()
    if 'Global.PG.Q.Value' in frame:
        whole['experiment_protein_groups_global'] = text(k[num(k, 'Global.PG.Q.Value') <= 0.01], 'Protein.Group').nunique()

    def measure(rows, _all):
        sequence = text(rows, 'Stripped.Sequence')
        quantity = num(rows, 'Precursor.Quantity')
        genes = rows[(text(rows, 'Genes') != '') & (num(rows, 'Protein.Q.Value') <= 0.01) & (num(rows, 'Proteotypic') == 1)]
        found = dict(whole)
        found.update({'precursors': text(rows, 'Precursor.Id').nunique(), 'peptidoforms': text(rows, 'Modified.Sequence').nunique(),
                      'peptides': sequence.nunique(), 'unique_genes': text(genes, 'Genes').nunique(),
                      'protein_groups': text(rows[num(rows, 'PG.Q.Value') <= 0.01], 'Protein.Group').nunique()})
        if 'Ms1.Apex.Mz.Delta' in rows:
            seen = rows[(num(rows, 'Ms1.Apex.Area') > 0.01) & (num(rows, 'Ms1.Profile.Corr') > 0.5) & (num(rows, 'Ms1.Apex.Mz.Delta') != 0)]
            ppm = (1e6 * num(seen, 'Ms1.Apex.Mz.Delta') / num(seen, 'Precursor.Mz')).to_numpy()
            found.update({'median_ms1_ppm': median(ppm), 'median_abs_ms1_ppm': median(np.abs(ppm)), 'ms1_ppm_count': len(ppm)})
        if 'Best.Fr.Mz.Delta' in rows:
            seen = rows[num(rows, 'Evidence') > 3]
            ppm = (1e6 * num(seen, 'Best.Fr.Mz.Delta') / num(seen, 'Best.Fr.Mz')).to_numpy()
            found.update({'median_ms2_ppm': median(ppm), 'median_abs_ms2_ppm': median(np.abs(ppm)), 'ms2_ppm_count': len(ppm)})
        if 'FWHM' in rows:
            found['median_fwhm_min'] = median(num(rows, 'FWHM').to_numpy())
        found['median_peak_width_min'] = median((num(rows, 'RT.Stop') - num(rows, 'RT.Start')).to_numpy())
        found.update(times(num(rows, 'RT')))
        found['median_abs_rt_deviation_min'] = median((num(rows, 'RT') - num(rows, 'Predicted.RT')).abs().to_numpy())
        found['median_abs_irt_deviation'] = median((num(rows, 'iRT') - num(rows, 'Predicted.iRT')).abs().to_numpy())
        if 'IM' in rows:
            moved = rows[num(rows, 'IM') > 0]
            found['median_im'] = median(num(moved, 'IM').to_numpy())
            found['median_abs_im_deviation'] = median((num(moved, 'IM') - num(moved, 'Predicted.IM')).abs().to_numpy())
        found.update(charges(num(rows, 'Precursor.Charge')))
        found.update(cleavages(tryptic(sequence)))
        found['mean_peptide_length'] = mean(sequence.str.len().astype(float).to_numpy())
        if 'Normalisation.Factor' in rows:
            found['median_normalisation_factor'] = median(num(rows, 'Normalisation.Factor').to_numpy())
        else:
            positive = rows[quantity > 0]
            found['median_normalisation_factor'] = median((num(positive, 'Precursor.Normalised') / num(positive, 'Precursor.Quantity')).to_numpy())
        found['total_quantity'] = total(quantity.to_numpy())
        found['median_log2_quantity'] = log2_median(quantity)
        found['total_ms1_area'] = total(num(rows, 'Ms1.Apex.Area' if 'Ms1.Apex.Area' in rows else 'Ms1.Area').to_numpy())
        return found

    return by_run(frame, runs, kept, measure)


def diann_stats(frame, _run):
    names = {'Precursors.Identified': 'stats_precursors', 'Proteins.Identified': 'stats_proteins', 'Total.Quantity': 'stats_total_quantity',
             'MS1.Signal': 'stats_ms1_signal', 'MS2.Signal': 'stats_ms2_signal', 'FWHM.Scans': 'stats_fwhm_scans',
             'FWHM.RT': 'stats_mean_fwhm_min', 'Median.Mass.Acc.MS1': 'stats_median_abs_ms1_ppm_raw',
             'Median.Mass.Acc.MS1.Corrected': 'stats_median_abs_ms1_ppm', 'Median.Mass.Acc.MS2': 'stats_median_abs_ms2_ppm_raw',
             'Median.Mass.Acc.MS2.Corrected': 'stats_median_abs_ms2_ppm', 'MS2.Mass.Instability': 'stats_ms2_mass_instability',
             'Normalisation.Instability': 'stats_normalisation_instability', 'Median.RT.Prediction.Acc': 'stats_median_abs_rt_deviation_min',
             'Average.Peptide.Length': 'stats_mean_peptide_length', 'Average.Peptide.Charge': 'stats_mean_charge',
             'Average.Missed.Tryptic.Cleavages': 'stats_mean_missed_cleavages'}
    return {stem(row['File.Name']): {metric: float(row[name]) for name, metric in names.items() if name in row} for _, row in frame.iterrows()}


def fragpipe_psm(frame, _run):
    runs = text(frame, 'Spectrum').map(lambda name: name.rsplit('.', 3)[0])
    isotope = 1.00335483

    def measure(rows, _all):
        modified = text(rows, 'Modified Peptide')
        form = modified.where(modified != '', text(rows, 'Peptide'))
        calculated = num(rows, 'Calculated Peptide Mass').to_numpy()
        ppm = {}
        isotopes = None
        for name, column in [('raw', 'Observed Mass'), ('calibrated', 'Calibrated Observed Mass')]:
            difference = num(rows, column).to_numpy() - calculated
            steps = np.round(difference / isotope)
            ppm[name] = 1e6 * (difference - steps * isotope) / calculated
            isotopes = steps
        probability = 'Probability' if 'Probability' in rows else 'PeptideProphet Probability'
        found = {'psms': len(rows), 'ions': (form + '/' + text(rows, 'Charge')).nunique(), 'peptidoforms': form.nunique(),
                 'peptides': text(rows, 'Peptide').nunique(), 'proteins': text(rows, 'Protein').nunique(),
                 'unique_psm_share': float((text(rows, 'Is Unique').str.lower() == 'true').mean()),
                 'median_ppm_raw': median(ppm['raw']), 'median_abs_ppm_raw': median(np.abs(ppm['raw'])),
                 'median_ppm_calibrated': median(ppm['calibrated']), 'median_abs_ppm_calibrated': median(np.abs(ppm['calibrated'])),
                 'isotope_error_share': float((isotopes != 0).mean()), 'mean_peptide_length': mean(num(rows, 'Peptide Length').to_numpy()),
                 'median_hyperscore': median(num(rows, 'Hyperscore').to_numpy()), 'mean_probability': mean(num(rows, probability).to_numpy()),
                 'psms_with_intensity': int((num(rows, 'Intensity') > 0).sum())}
        areas = num(rows, 'Intensity')
        areas = areas[areas > 0].to_numpy()
        if len(areas) > 0:
            found.update({'total_quantity': float(areas.sum()), 'median_log2_quantity': median(np.log2(areas))})
        found.update(times(num(rows, 'Retention') / 60))
        found.update(charges(num(rows, 'Charge')))
        found.update(cleavages(num(rows, 'Number of Missed Cleavages')))
        if 'Quan Usage' in rows:
            labels = text(rows, 'Assigned Modifications').str.findall(r'(N-term|\d+K)\((\d+\.\d+)\)')
            found['labelled_psm_share'] = float(labels.map(lambda of: any(min(abs(float(mass) - tag) for tag in (229.1629, 304.2071)) < 0.01
                                                                          for _, mass in of)).mean())
        if 'Purity' in rows:
            found['median_purity'] = median(num(rows, 'Purity').to_numpy())
        if 'Ion Mobility' in rows:
            mobility = num(rows, 'Ion Mobility')
            found['median_im'] = median(mobility[mobility > 0].to_numpy())
        return found

    return by_run(frame, runs, pd.Series(True, index=frame.index), measure)


def fragpipe_protein(frame, run):
    return {run: {'protein_groups': len(frame), 'proteins_with_two_peptides': int((num(frame, 'Total Peptides') >= 2).sum()),
                  'spectral_count': total(num(frame, 'Total Spectral Count').to_numpy())}}


def spectronaut(frame, _run):
    runs = text(frame, 'R.FileName' if 'R.FileName' in frame else 'R.Label').map(stem)
    kept = pd.Series(True, index=frame.index)
    if 'EG.Qvalue' in frame:
        kept &= num(frame, 'EG.Qvalue') <= 0.01
    if 'EG.IsDecoy' in frame:
        kept &= text(frame, 'EG.IsDecoy').str.lower() != 'true'

    def key(rows):
        return text(rows, 'EG.PrecursorId') if 'EG.PrecursorId' in rows else text(rows, 'EG.ModifiedSequence') + '/' + text(rows, 'FG.Charge')

    def groups(rows):
        good = pd.Series(True, index=rows.index)
        if 'PG.Qvalue' in rows:
            good &= num(rows, 'PG.Qvalue') <= 0.01
            if 'PG.QValue (Run-Wise)' in rows:
                good &= num(rows, 'PG.QValue (Run-Wise)').fillna(0) <= 0.05
        return text(rows[good], 'PG.ProteinGroups').nunique()

    k = frame[kept]
    whole = {'experiment_precursors': key(k).nunique(), 'experiment_peptides': text(k, 'PEP.StrippedSequence').nunique(),
             'experiment_protein_groups': groups(k)}

    def measure(rows, _all):
        once = rows[~key(rows).duplicated()]
        found = dict(whole)
        found.update({'precursors': key(rows).nunique(), 'peptidoforms': text(rows, 'EG.ModifiedSequence').nunique(),
                      'peptides': text(rows, 'PEP.StrippedSequence').nunique(), 'protein_groups': groups(rows)})
        if 'F.FrgIon' in rows:
            found['fragments'] = int((text(rows, 'F.FrgIon') != '').sum())
        if 'EG.ApexRT' in rows:
            found.update(times(num(once, 'EG.ApexRT')))
        if 'EG.RTPredicted' in rows:
            found['median_abs_rt_deviation_min'] = median((num(once, 'EG.ApexRT') - num(once, 'EG.RTPredicted')).abs().to_numpy())
        if 'EG.iRTEmpirical' in rows and 'EG.iRTPredicted' in rows:
            found['median_abs_irt_deviation'] = median((num(once, 'EG.iRTEmpirical') - num(once, 'EG.iRTPredicted')).abs().to_numpy())
        if 'F.CalibratedMassAccuracy (PPM)' in rows:
            ppm = num(rows, 'F.CalibratedMassAccuracy (PPM)').dropna().to_numpy()
            found.update({'median_ms2_ppm': median(ppm), 'median_abs_ms2_ppm': median(np.abs(ppm)), 'ms2_ppm_count': len(ppm)})
        if 'FG.CalibratedMassAccuracy (PPM)' in rows:
            ppm = num(once, 'FG.CalibratedMassAccuracy (PPM)').dropna().to_numpy()
            found.update({'median_ms1_ppm': median(ppm), 'median_abs_ms1_ppm': median(np.abs(ppm)), 'ms1_ppm_count': len(ppm)})
        if 'FG.ApexIonMobility' in rows:
            mobility = num(once, 'FG.ApexIonMobility')
            found['median_im'] = median(mobility[mobility > 0].to_numpy())
        for metric, column in {'median_fwhm_min': 'EG.FWHM', 'median_peak_width_min': 'EG.PeakWidth', 'median_normalisation_factor': 'EG.NormalizationFactor'}.items():
            if column in rows:
                found[metric] = median(num(once, column).to_numpy())
        if 'FG.MS1Quantity' in rows:
            found['total_ms1_area'] = total(num(once, 'FG.MS1Quantity').to_numpy())
        if 'F.RawMassAccuracy (PPM)' in rows:
            found['median_abs_ms2_ppm_raw'] = median(num(rows, 'F.RawMassAccuracy (PPM)').abs().to_numpy())
        found.update(charges(num(once, 'FG.Charge')))
        if 'PEP.NrOfMissedCleavages' in rows:
            found.update(cleavages(num(once, 'PEP.NrOfMissedCleavages')))
        else:
            found.update(cleavages(tryptic(text(once, 'PEP.StrippedSequence'))))
        found['mean_peptide_length'] = mean(text(once, 'PEP.StrippedSequence').str.len().astype(float).to_numpy())
        if 'FG.Quantity' in rows:
            found['total_quantity'] = total(num(once, 'FG.Quantity').to_numpy())
            found['median_log2_quantity'] = log2_median(num(once, 'FG.Quantity'))
        return found

    return by_run(frame, runs, kept, measure)


def alphadia_stat(frame, _run):
    names = {'precursors': ['search.precursors', 'precursors'], 'proteins': ['search.proteins', 'proteins'], 'protein_groups': ['search.proteins', 'proteins'], 'mean_fwhm_s': ['search.fwhm_rt', 'fwhm_rt'],
             'ms1_bias_ppm': ['calibration.ms1_bias', 'calibration.ms1_median_accuracy'],
             'ms2_bias_ppm': ['calibration.ms2_bias', 'calibration.ms2_median_accuracy'],
             'ms2_residual_ppm': ['calibration.ms2_variance', 'calibration.ms2_median_precision'],
             'ms2_tolerance_ppm': ['optimization.ms2_error'], 'cycle_time_s': ['raw.cycle_duration'], 'gradient_min': ['raw.gradient_length_m']}
    found = {}
    for at, row in frame.iterrows():
        values = {metric: num(frame, name)[at] for metric, columns in names.items() for name in columns if name in frame}
        if 'raw.gradient_length' in frame:
            values['gradient_min'] = num(frame, 'raw.gradient_length')[at] / 60
        found[row['raw.name' if 'raw.name' in frame else 'run']] = values
    return found


def alphadia_precursors(frame, _run):
    two = {'run': 'raw.name', 'mod_seq_charge_hash': 'precursor.mod_seq_charge_hash', 'sequence': 'precursor.sequence', 'mods': 'precursor.mods',
           'mod_sites': 'precursor.mod_sites', 'charge': 'precursor.charge', 'rt_observed': 'precursor.rt.observed',
           'rt_calibrated': 'precursor.rt.calibrated', 'cycle_fwhm': 'precursor.rt.fwhm', 'mz_library': 'precursor.mz.library',
           'mz_observed': 'precursor.mz.observed', 'mobility_observed': 'precursor.mobility.observed', 'qval': 'precursor.qval',
           'decoy': 'precursor.decoy', 'intensity': 'precursor.intensity', 'pg': 'pg.name', 'pg_qval': 'pg.qval'}
    if 'raw.name' in frame:
        frame = frame.rename(columns={new: old for old, new in two.items()})
    kept = (num(frame, 'qval') <= 0.01) & (num(frame, 'decoy') == 0)
    k = frame[kept]
    whole = {'experiment_precursors': k['mod_seq_charge_hash'].nunique(), 'experiment_peptides': text(k, 'sequence').nunique(),
             'experiment_protein_groups': text(k[num(k, 'pg_qval') <= 0.01], 'pg').nunique()}

    def measure(rows, _all):
        sequence = text(rows, 'sequence')
        ppm = (1e6 * (num(rows, 'mz_observed') - num(rows, 'mz_library')) / num(rows, 'mz_library')).to_numpy()
        found = dict(whole)
        found.update({'precursors': rows['mod_seq_charge_hash'].nunique(), 'peptides': sequence.nunique(),
                      'peptidoforms': (sequence + '/' + text(rows, 'mods') + '/' + text(rows, 'mod_sites')).nunique(),
                      'protein_groups': text(rows[num(rows, 'pg_qval') <= 0.01], 'pg').nunique(), 'median_ms1_ppm': median(ppm),
                      'median_abs_ms1_ppm': median(np.abs(ppm)), 'ms1_ppm_count': len(ppm),
                      'median_abs_rt_deviation_min': median((num(rows, 'rt_observed') - num(rows, 'rt_calibrated')).abs().to_numpy()) / 60,
                      'median_fwhm_s': median(num(rows, 'cycle_fwhm').to_numpy()), 'mean_peptide_length': mean(sequence.str.len().astype(float).to_numpy()),
                      'total_quantity': total(num(rows, 'intensity').to_numpy()), 'median_log2_quantity': log2_median(num(rows, 'intensity'))})
        mobility = num(rows, 'mobility_observed')
        found['median_im'] = median(mobility[mobility > 0.001].to_numpy())
        found.update(times(num(rows, 'rt_observed') / 60))
        found.update(charges(num(rows, 'charge')))
        found.update(cleavages(tryptic(sequence)))
        return found

    return by_run(frame, text(frame, 'run'), kept, measure)


def sage_results(frame, _run):
    label = num(frame, 'label') if 'label' in frame else 1 - 2 * num(frame, 'is_decoy')
    targets = (label == 1) & (num(frame, 'rank') == 1)
    kept = targets & (num(frame, 'spectrum_q') <= 0.01)

    def measure(rows, every):
        every = every[targets.loc[every.index]]
        precursor, fragment = num(rows, 'precursor_ppm').to_numpy(), num(rows, 'fragment_ppm').to_numpy()
        found = {'psms': len(rows), 'target_psms': len(every), 'median_precursor_ppm_of_targets': median(num(every, 'precursor_ppm').to_numpy()),
                 'median_fragment_ppm_of_targets': median(num(every, 'fragment_ppm').to_numpy()), 'ms1_ppm_count': len(precursor),
                 'ms2_ppm_count': len(fragment), 'median_abs_ms1_ppm': median(np.abs(precursor)), 'median_ms2_ppm': median(fragment),
                 'median_abs_ms2_ppm': median(np.abs(fragment))}
        if not (precursor < 0).any():
            precursor = np.copysign(precursor, num(rows, 'expmass') - num(rows, 'calcmass') - num(rows, 'isotope_error'))
        found['median_ms1_ppm'] = median(np.asarray(precursor))
        good = rows[num(rows, 'peptide_q') <= 0.01]
        found['peptidoforms'] = text(good, 'peptide').nunique()
        found['peptides'] = text(good, 'peptide').str.replace(r'\[[^\]]*\]|-', '', regex=True).nunique()
        found['proteins'] = text(rows[num(rows, 'protein_q') <= 0.01], 'proteins').nunique()
        found.update(times(num(rows, 'rt')))
        found.update(charges(num(rows, 'charge')))
        found.update(cleavages(num(rows, 'missed_cleavages')))
        found['mean_peptide_length'] = mean(num(rows, 'peptide_len').to_numpy())
        found['median_hyperscore'] = median(num(rows, 'hyperscore').to_numpy())
        if 'ms2_intensity' in rows:
            found['total_quantity'] = total(num(rows, 'ms2_intensity').to_numpy())
        mobility = num(rows, 'ion_mobility')
        found['median_im'] = median(mobility[mobility > 0].to_numpy())
        return found

    return by_run(frame, text(frame, 'filename').map(stem), kept, measure)


def matrix(rows_are, meta, suffix='', extras=None):
    def measure(frame, _run):
        if 'decoy' in meta and 'decoy' in frame:
            frame = frame[num(frame, 'decoy') != 1]
        columns = [name for name in frame.columns if (name.endswith(suffix) if suffix else name not in meta)]
        cells = pd.DataFrame({name: num(frame, name).fillna(0) > 0 for name in columns})
        filled = cells.sum(axis=1)
        some = int((filled > 0).sum())
        found = {}
        for name in columns:
            run = name[:-len(suffix)] if suffix else stem(name)
            found[run] = {rows_are + '_quantified': int(cells[name].sum()), rows_are + '_in_any_run': some,
                          rows_are + '_in_all_runs': int((filled == len(columns)).sum()),
                          'data_completeness': float(filled.sum() / (some * len(columns))) if some else None}
            # Only the matrix was given, so its rows are also counted under the names for matrices.
            found[run].update({'matrix_rows' + name[len(rows_are):]: value for name, value in found[run].items() if name.startswith(rows_are + '_')})
            found[run].update(extras(frame, run) if extras else {})
        return found
    return measure


def combined(count):
    def extras(frame, run):
        found = {'spectral_count': total(num(frame, run + count).to_numpy())}
        if run + ' Match Type' in frame:
            kinds = text(frame, run + ' Match Type')
            found.update({'ions_by_msms': int((kinds == 'MS/MS').sum()), 'ions_by_mbr': int((kinds == 'MBR').sum()),
                          'ions_unmatched': int((kinds == 'unmatched').sum())})
        return found
    return extras


DIANN_META = {'Protein.Group', 'Protein.Ids', 'Protein.Names', 'Genes', 'First.Protein.Description', 'Proteotypic', 'Stripped.Sequence',
              'Modified.Sequence', 'Precursor.Charge', 'Precursor.Id', 'N.Sequences', 'N.Proteotypic.Sequences'}
ALPHADIA_META = {'pg', 'mod_seq_charge_hash', 'mod_seq_hash', 'genes', 'decoy', 'mods', 'mod_sites', 'sequence', 'charge', 'proteins'}
SAGE_META = {'peptide', 'charge', 'proteins', 'q_value', 'score', 'spectral_angle'}


def diann_log(content):
    """Returns the values in a log of DIA-NN: the last value of each run, and for each run the messages of the whole log."""
    lines = content.splitlines()
    patterns = {'log_precursors': r'Number of IDs at 0\.01 FDR: (\d+)', 'log_rt_window_min': r'RT window set to ([\d.]+)',
                'log_recommended_ms1_ppm': r'Recommended MS1 mass accuracy setting: ([\d.]+) ppm'}
    messages = {'log_warnings': sum('WARNING:' in line for line in lines), 'log_errors': sum('ERROR:' in line for line in lines)}
    parts = re.split(r'^.*Loading run (.+?)[ \t\r]*$', content, flags=re.M)
    found = {}
    for name, part in zip(parts[1::2], parts[2::2]):
        values = found.setdefault(stem(name), dict(messages))
        for metric, pattern in patterns.items():
            said = re.findall(pattern, part)
            if said:
                values[metric] = float(said[-1])
    return found


def reader_of(columns):
    has = set(columns).issuperset
    if has({'Precursor.Quantity', 'Q.Value'}):
        return diann_report
    if has({'Precursors.Identified'}):
        return diann_stats
    if has({'Precursor.Id', 'Protein.Group'}):
        return matrix('precursors', DIANN_META)
    if has({'Protein.Group'}):
        return matrix('protein_groups', DIANN_META)
    if columns[0] == 'Genes':
        return matrix('matrix_rows', DIANN_META)
    if has({'Spectrum', 'Hyperscore'}):
        return fragpipe_psm
    if has({'Combined Spectral Count'}):
        return matrix('protein_groups', set(), ' Intensity', combined(' Total Spectral Count'))
    if has({'Total Peptides', 'Protein ID'}):
        return fragpipe_protein
    if has({'Mapped Proteins'}) and any(name.endswith(' Intensity') for name in columns):
        return matrix('ions' if has({'M/Z'}) else 'matrix_rows', set(), ' Intensity', combined(' Spectral Count'))
    if has({'R.FileName'}) or has({'R.Label'}):
        return spectronaut
    if has({'search.precursors'}) or has({'precursors', 'fwhm_rt'}):
        return alphadia_stat
    if has({'precursor.qval'}) or has({'mod_seq_charge_hash', 'qval'}):
        return alphadia_precursors
    if has({'mod_seq_charge_hash'}):
        return matrix('precursors', ALPHADIA_META)
    if columns[0] == 'pg':
        return matrix('protein_groups', ALPHADIA_META)
    if has({'spectral_angle'}):
        return matrix('precursors', SAGE_META, extras=lambda frame, _run: {'matrix_rows_at_0_01': int((num(frame, 'q_value') <= 0.01).sum())})
    if has({'spectrum_q'}):
        return sage_results
    raise SystemExit('no table that is known')


def measured(path, run):
    with open(path, 'rb') as file:
        content = file.read()
    if content.startswith(b'DIA-NN '):
        return diann_log(content.decode())
    frame = read(path)
    frame = frame.loc[:, [name for name in frame.columns if not str(name).startswith('Unnamed')]]
    return reader_of(list(frame.columns))(frame, run)


def variation(path, groups_path):
    with open(groups_path, encoding='utf-8') as file:
        group_of = json.load(file)
    frame = read(path)
    runs = text(frame, 'Run') if 'Run' in frame else text(frame, 'File.Name').map(stem)
    kept = (num(frame, 'Q.Value') <= 0.01) & (num(frame, 'PG.Q.Value') <= 0.01) & (text(frame, 'Protein.Group') != '')
    rows = pd.DataFrame({'run': runs, 'protein': text(frame, 'Protein.Group'), 'amount': num(frame, 'PG.MaxLFQ')})[kept]
    amounts = rows.groupby(['run', 'protein'])['amount'].max()
    found = {}
    for group in sorted(set(group_of.values())):
        cvs = []
        members = [run for run, of in group_of.items() if of == group]
        for protein in sorted(set(rows['protein'])):
            values = [amounts.get((run, protein), np.nan) for run in members]
            values = np.array([value for value in values if value > 0])
            if len(values) >= 2:
                cvs.append(100 * np.std(values, ddof=1) / np.mean(values))
        cvs = np.array(cvs)
        found[group] = {'proteins': len(cvs), 'median_cv_percent': median(cvs), 'cv_below_20_share': mean((cvs < 20).astype(float))}
    return found


def of_evidence(frame):
    protein = 'Leading razor protein' if 'Leading razor protein' in frame else 'Proteins'
    ppm = 'Uncalibrated mass error [ppm]' if 'Uncalibrated mass error [ppm]' in frame else 'Mass error [ppm]'
    form = text(frame, 'Modified sequence') if 'Modified sequence' in frame else text(frame, 'Sequence')
    return pd.DataFrame({'run': '', 'peptide': text(frame, 'Sequence'), 'protein': text(frame, protein), 'precursor': form + '/' + text(frame, 'Charge'),
                         'time': num(frame, 'Retention time'), 'area': num(frame, 'Intensity'), 'ppm': num(frame, ppm)})


def of_diann(frame):
    runs = text(frame, 'Run') if 'Run' in frame else text(frame, 'File.Name').map(stem)
    if 'Channel' in frame:
        runs = runs.where(text(frame, 'Channel') == '', runs + '-' + text(frame, 'Channel'))
    ppm = pd.Series(np.nan, index=frame.index)
    if 'Ms1.Apex.Mz.Delta' in frame:
        delta = num(frame, 'Ms1.Apex.Mz.Delta')
        good = (num(frame, 'Ms1.Apex.Area') > 0.01) & (num(frame, 'Ms1.Profile.Corr') > 0.5) & (delta != 0)
        ppm = (1e6 * delta / num(frame, 'Precursor.Mz')).where(good)
    kept = num(frame, 'Q.Value') <= 0.01
    if 'Decoy' in frame:
        kept &= num(frame, 'Decoy') == 0
    return pd.DataFrame({'run': runs, 'peptide': text(frame, 'Stripped.Sequence'), 'protein': text(frame, 'Protein.Group'), 'precursor': text(frame, 'Precursor.Id'),
                         'time': num(frame, 'RT'), 'area': num(frame, 'Precursor.Quantity'), 'ppm': ppm})[kept]


def of_fragpipe(frame):
    modified = text(frame, 'Modified Peptide')
    form = modified.where(modified != '', text(frame, 'Peptide'))
    mass = num(frame, 'Calculated Peptide Mass')
    delta = num(frame, 'Observed Mass') - mass
    isotopes = (delta / 1.00335483).round()
    runs = text(frame, 'Spectrum').map(lambda name: '.'.join(name.split('.')[:-3]))
    return pd.DataFrame({'run': runs, 'peptide': text(frame, 'Peptide'), 'protein': text(frame, 'Protein'), 'precursor': form + '/' + text(frame, 'Charge'),
                         'time': num(frame, 'Retention') / 60, 'area': num(frame, 'Intensity') if 'Intensity' in frame else np.nan,
                         'ppm': 1e6 * (delta - isotopes * 1.00335483) / mass})


def of_spectronaut(frame):
    runs = text(frame, 'R.FileName' if 'R.FileName' in frame else 'R.Label').map(stem)
    form = text(frame, 'EG.PrecursorId') if 'EG.PrecursorId' in frame else text(frame, 'EG.ModifiedSequence')
    ppm = [name for name in ('FG.RawMassAccuracy (PPM)', 'FG.CalibratedMassAccuracy (PPM)') if name in frame]
    area = [name for name in ('FG.Quantity', 'FG.MS1Quantity') if name in frame]
    kept = pd.Series(True, index=frame.index)
    if 'EG.Qvalue' in frame:
        kept &= num(frame, 'EG.Qvalue') <= 0.01
    if 'EG.IsDecoy' in frame:
        kept &= text(frame, 'EG.IsDecoy').str.lower() != 'true'
    return pd.DataFrame({'run': runs, 'peptide': text(frame, 'PEP.StrippedSequence'), 'protein': text(frame, 'PG.ProteinGroups'), 'precursor': form,
                         'time': num(frame, 'EG.ApexRT'), 'area': num(frame, area[0]) if area else np.nan, 'ppm': num(frame, ppm[0]) if ppm else np.nan})[kept]


def of_alphadia(frame):
    column = lambda new, old: new if new in frame else old
    library = num(frame, column('precursor.mz.library', 'mz_library'))
    observed = num(frame, column('precursor.mz.observed', 'mz_observed'))
    kept = num(frame, column('precursor.qval', 'qval')) <= 0.01
    if column('precursor.decoy', 'decoy') in frame:
        kept &= num(frame, column('precursor.decoy', 'decoy')).fillna(0) == 0
    intensity = column('precursor.intensity', 'intensity')
    return pd.DataFrame({'run': text(frame, column('raw.name', 'run')), 'peptide': text(frame, column('precursor.sequence', 'sequence')),
                         'protein': text(frame, column('pg.name', 'pg')), 'precursor': text(frame, column('precursor.mod_seq_charge_hash', 'mod_seq_charge_hash')),
                         'time': num(frame, column('precursor.rt.observed', 'rt_observed')) / 60,
                         'area': num(frame, intensity) if intensity in frame else np.nan, 'ppm': 1e6 * (observed - library) / library})[kept]


def of_sage(frame):
    target = num(frame, 'label') == 1 if 'label' in frame else ~frame['is_decoy'].astype(str).str.lower().eq('true')
    kept = target & (num(frame, 'rank') == 1) & (num(frame, 'spectrum_q') <= 0.01)
    sign = np.sign(num(frame, 'expmass') - num(frame, 'calcmass') - num(frame, 'isotope_error'))
    return pd.DataFrame({'run': text(frame, 'filename').map(stem), 'peptide': text(frame, 'peptide').map(lambda name: re.sub(r'\[[^\]]*\]|-', '', name)),
                         'protein': text(frame, 'proteins'), 'precursor': text(frame, 'peptide') + '/' + num(frame, 'charge').astype(int).astype(str),
                         'time': num(frame, 'rt'), 'area': num(frame, 'ms2_intensity') if 'ms2_intensity' in frame else np.nan,
                         'ppm': num(frame, 'precursor_ppm').abs() * sign})[kept]


ROWS_OF = {'evidence': of_evidence, 'diann_report': of_diann, 'fragpipe_psm': of_fragpipe, 'spectronaut': of_spectronaut,
           'alphadia_precursors': of_alphadia, 'sage_results': of_sage}


def accessions(cell):
    names = [name.strip() for name in re.split('[;,]', cell)]
    return set(names).union(*(name.split('|') for name in names))


def tracked(path, wanted):
    frame = read(path)
    frame = frame.loc[:, [name for name in frame.columns if not str(name).startswith('Unnamed')]]
    columns = set(frame.columns)
    kind = 'evidence' if {'Sequence', 'Proteins', 'Retention time'} <= columns else reader_of(list(frame.columns)).__name__
    rows = ROWS_OF[kind](frame)
    rows = rows.assign(area=rows['area'].where(rows['area'] > 0))
    found = {}
    for run, of_run in rows.groupby('run'):
        values = found.setdefault(run, {})
        for target in wanted:
            what, name = target.split(':', 1)
            hit = of_run[of_run['peptide'] == name] if what == 'peptide' else of_run[of_run['protein'].map(lambda cell: name in accessions(cell))]
            if len(hit) == 0:
                continue
            strongest = hit.sort_values('area', ascending=False, na_position='last', kind='stable')
            precursors = strongest.drop_duplicates('precursor')
            values[target + ':rt_min'] = precursors['time'].iloc[0]
            if precursors['area'].notna().any():
                values[target + ':area'] = precursors['area'].sum()
            if precursors['ppm'].notna().any():
                values[target + ':ppm'] = precursors['ppm'].median()
    return found


def said(path, run):
    found = measured(path, run)
    return {name: {metric: value for metric, value in values.items() if value is not None and not np.isnan(value)} for name, values in found.items()}


def main(path, run=None, *others):
    if path == '--variation':
        answer = variation(run, *others)
    elif path == '--targets':
        answer = tracked(run, others)
    elif path == '--each':
        answer = {other: said(other, run) for other in others}
    else:
        answer = said(path, run)
    json.dump(answer, sys.stdout, indent=2, default=float)
    print()


main(*sys.argv[1:])
