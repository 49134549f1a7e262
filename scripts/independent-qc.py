#!/usr/bin/env python3
"""Computes the quality-control columns of one raw file independently of the server, as expected values of tests.

    python3 scripts/independent-qc.py FOLDER > FOLDER/expected.json

FOLDER contains any of summary.txt, proteinGroups.txt, peptides.txt, evidence.txt, msmsScans.txt and QcDataTable.csv. The
program supports MaxQuant 1.6 and RawTools, shares no code with the server, reads whole files, and requires only the standard
library.
"""
import csv
import datetime
import json
import math
import os
import sys

SPIKE_INS = {'qc1': 'HVLTSIGEK', 'qc2': 'LTILEELR'}
SPIKE_IN_PROTEIN = 'BSA'


def table(path):
    with open(path, encoding='utf-8-sig', newline='') as file:
        lines = [line.rstrip('\r\n').split('\t') for line in file]
    return lines[0], [dict(zip(lines[0], cells)) for cells in lines[1:] if cells != ['']]


def number(text):
    return None if text is None or text.strip() in ('', 'NaN') else float(text)


def present(values):
    return [value for value in values if value is not None]


def mean(values):
    return sum(values) / len(values) if values else None


def population_sd(values):
    if not values:
        return None
    centre = math.fsum(values) / len(values)
    return math.sqrt(math.fsum((value - centre) ** 2 for value in values) / len(values))


def two(value):
    # round() without digits rounds halves to even, as numpy.rint does.
    return round(value * 100) / 100


def percent(rows, condition):
    return two(100 * sum(1 for row in rows if condition(row)) / len(rows))


def reporters(header):
    return [name for name in header if 'Reporter intensity corrected' in name]


def spread(prefix, values):
    known = present(values)
    if not known:
        return {}
    centre, deviation = mean(known), population_sd(known)
    found = {prefix + '_ave': centre, prefix + '_sd': deviation}
    if centre != 0:
        found[prefix + '_cv'] = deviation / centre * 100
    return found


def summary(header, rows):
    columns = ['MS', 'MS/MS', 'MS3', 'MS/MS Submitted', 'MS/MS Identified', 'MS/MS Identified [%]',
               'Peptide Sequences Identified', 'Av. Absolute Mass Deviation [mDa]', 'Mass Standard Deviation [mDa]']
    return {column: number(rows[0].get(column)) for column in columns}


def protein_groups(header, rows):
    contaminants = [row for row in rows if row['Potential contaminant'] == '+']
    decoys = [row for row in rows if row['Reverse'] == '+']
    clean = [row for row in rows if row['Potential contaminant'] != '+' and row['Reverse'] != '+']
    counted = [row for row in clean if row['Only identified by site'] != '+'
               and row['Majority protein IDs'] not in ('QC1|Peptide1', 'QC2|Peptide2')]
    found = {
        'N_protein_groups': len(rows),
        'N_protein_true_hits': len(rows) - len(contaminants) - len(decoys),
        'N_protein_potential_contaminants': len(contaminants),
        'N_protein_reverse_seq': len(decoys),
        'Protein_mean_seq_cov [%]': mean(present([number(row['Sequence coverage [%]']) for row in clean])),
    }
    channels = reporters(header)
    for place, channel in enumerate(channels[:11], 1):
        found['TMT%d_missing_values' % place] = sum(1 for row in counted if number(row[channel]) in (None, 0))
    spiked = [row for row in rows if SPIKE_IN_PROTEIN in row['Protein IDs']]
    if spiked:
        found['N_of_Protein_qc_pepts'] = str([row['Peptide counts (all)'] for row in spiked])
        if channels:
            missing = [sum(1 for row in spiked if number(row[channel]) in (None, 0)) for channel in channels]
            found['N_Protein_qc_missing_values'] = str(missing)
        strongest = max(spiked, key=lambda row: number(row['Intensity']) or 0)
        found.update(spread('reporter_intensity_corrected_Protein_qc', [number(strongest[c]) for c in channels]))
    return found


def peptides(header, rows):
    zero = percent(rows, lambda row: number(row['Missed cleavages']) == 0)
    found = {
        'N_peptides': len(rows),
        'N_peptides_potential_contaminants': sum(1 for row in rows if row['Potential contaminant'] == '+'),
        'N_peptides_reverse': sum(1 for row in rows if row['Reverse'] == '+'),
        'N_missed_cleavages_total': sum(1 for row in rows if number(row['Missed cleavages']) != 0),
        'N_missed_cleavages_eq_0 [%]': zero,
        'N_missed_cleavages_eq_1 [%]': percent(rows, lambda row: number(row['Missed cleavages']) == 1),
        'N_missed_cleavages_eq_2 [%]': percent(rows, lambda row: number(row['Missed cleavages']) == 2),
        'N_missed_cleavages_gt_3 [%]': percent(rows, lambda row: (number(row['Missed cleavages']) or 0) > 3),
        'Missed Cleavages [%]': 100 - zero,
        'N_peptides_last_amino_acid_K [%]': percent(rows, lambda row: row['Last amino acid'] == 'K'),
        'N_peptides_last_amino_acid_R [%]': percent(rows, lambda row: row['Last amino acid'] == 'R'),
        'N_peptides_last_amino_acid_other [%]': percent(rows, lambda row: row['Last amino acid'] not in ('K', 'R')),
    }
    if 'Oxidation (M) site IDs' in header:
        found['Oxidations [%]'] = percent(rows, lambda row: row['Oxidation (M) site IDs'] != '')
    return found


def evidence(header, rows):
    found = {}
    for column, ave, sd in [
            ('Uncalibrated - Calibrated m/z [ppm]', ' (ave)', ' (sd)'), ('Uncalibrated - Calibrated m/z [Da]', ' (ave)', ' (sd)')]:
        values = present([number(row[column]) for row in rows])
        found[column + ave], found[column + sd] = mean(values), population_sd(values)
    lengths = present([number(row['Retention length']) for row in rows])
    found['Peak Width(ave)'], found['Peak Width (std)'] = mean(lengths), population_sd(lengths)
    channels = reporters(header)
    for peptide, sequence in SPIKE_INS.items():
        seen = [row for row in rows if row['Sequence'] == sequence]
        if not seen:
            continue
        found[peptide + '_peptide_charges'] = str([int(row['Charge']) for row in seen])
        strongest = max(seen, key=lambda row: number(row['Intensity']) or 0)
        if channels:
            found['N_%s_missing_values' % peptide] = str([1 if number(strongest[c]) in (None, 0) else 0 for c in channels])
        found.update(spread('reporter_intensity_corrected_' + peptide, [number(strongest[c]) for c in channels]))
        found['calibrated_retention_time_' + peptide] = number(strongest['Calibrated retention time'])
        found['retention_length_' + peptide] = number(strongest['Retention length'])
        found['N_of_scans_' + peptide] = number(strongest['Number of scans'])
    return found


def msms_scans(header, rows):
    fractions = present([number(row['Parent intensity fraction']) for row in rows])
    return {'Mean_parent_int_frac': two(mean(fractions)) if fractions else None}


def raw_tools(path):
    with open(path, encoding='utf-8-sig', newline='') as file:
        row = next(csv.DictReader(file))
    time = datetime.datetime.strptime(row.pop('DateAcquired'), '%m/%d/%Y %H:%M:%S')
    epoch = datetime.datetime(1970, 1, 1)
    path = row.pop('RawFile')
    found = {
        'DateAcquired': int((time - epoch).total_seconds()) * 10 ** 9,
        'Date': time.strftime('%Y-%m-%d'),
        'Day': time.strftime('%Y-%j'),
        'Week': '%d-%02d' % (time.year, time.isocalendar()[1]),
        'Month': '%d-%d' % (time.year, time.month),
        'Year': str(time.year),
        'RawFilePath': path[:max(path.rfind('/'), path.rfind('\\'), 0)],
        'Instrument': row.pop('Instrument'),
        'ExperimentMsOrder': row.pop('ExperimentMsOrder'),
    }
    left_out = {'Ms1Analyzer', 'Ms2Analyzer', 'Ms3Analyzer', 'MedianMassDrift(ppm)', 'IdentificationRate(IDs/Ms2Scan)',
                'DigestionEfficiency', 'MissedCleavageRate(/PSM)', 'MedianPeptideScore', 'CutoffDecoyScore(0.05FDR)',
                'NumberOfPSMs', 'NumberOfUniquePeptides', 'PsmChargeRatio3to2', 'PsmChargeRatio4to2', 'SearchParameters'}
    found.update({name: number(text) for name, text in row.items() if name not in left_out})
    return found


def main(folder):
    found = {}
    readers = {'summary.txt': summary, 'proteinGroups.txt': protein_groups, 'peptides.txt': peptides, 'evidence.txt': evidence,
               'msmsScans.txt': msms_scans}
    for name, reader in readers.items():
        path = os.path.join(folder, name)
        if os.path.exists(path):
            found.update(reader(*table(path)))
    path = os.path.join(folder, 'QcDataTable.csv')
    if os.path.exists(path):
        found.update(raw_tools(path))
    json.dump({name: value for name, value in found.items() if value is not None}, sys.stdout, indent=2)
    print()


main(sys.argv[1])
