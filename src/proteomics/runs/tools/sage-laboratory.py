"""Simulates measurements for tests, and searches them with the engine of Sage.

    python sage-laboratory.py measure FASTA MZML SHIFT_PPM SEED
    python sage-laboratory.py search FASTA MZML FOLDER

`measure` writes a FASTA file of invented proteins (the same in every run), and an mzML file with spectra of every fourth
tryptic peptide and of as many unknown peptides. The m/z values of all precursors are SHIFT_PPM too high. `search` searches the
file with sage-core (the engine of the program `sage`, published for Python as sagepy), which scores the spectra and computes
false discovery rates. It writes the results to FOLDER/results.sage.tsv, with the columns of `sage` 0.15. Retention times are in
minutes, mass errors in ppm.
"""

import base64
import random
import sys
import zlib
from pathlib import Path
from struct import pack

PROTON = 1.007276466
WATER = 18.010564684
RESIDUES = {
    "G": 57.021463735, "A": 71.037113805, "S": 87.032028435, "P": 97.052763875, "V": 99.068413945, "T": 101.047678505,
    "L": 113.084064015, "N": 114.042927470, "D": 115.026943065, "Q": 128.058577540, "K": 128.094963050, "E": 129.042593135,
    "M": 131.040484645, "H": 137.058911875, "F": 147.068413945, "R": 156.101111050, "Y": 163.063328575, "W": 186.079312980,
}  # fmt: skip

COLUMNS = """
    psm_id peptide proteins num_proteins filename scannr rank label expmass calcmass charge peptide_len
    missed_cleavages semi_enzymatic isotope_error precursor_ppm fragment_ppm hyperscore delta_next delta_best rt
    aligned_rt predicted_rt delta_rt_model ion_mobility matched_peaks longest_b longest_y longest_y_pct
    matched_intensity_pct scored_candidates poisson sage_discriminant_score posterior_error spectrum_q peptide_q
    protein_q ms2_intensity
""".split()
# Columns that have different names in the engine.
OTHER_NAMES = {
    "scannr": "spec_id",
    "precursor_ppm": "delta_mass",
    "fragment_ppm": "average_ppm",
    "ion_mobility": "ims",
    "sage_discriminant_score": "discriminant_score",
}


def proteins():
    made = random.Random(15)
    return {f"sp|M{n:05d}|MADE{n}": "".join(made.choices("".join(RESIDUES), k=160)) for n in range(150)}


def peptides():
    found = []
    for sequence in proteins().values():
        start = 0
        for end, residue in enumerate(sequence, 1):
            if end == len(sequence) or (residue in "KR" and sequence[end] != "P"):
                if 8 <= end - start <= 25:
                    found.append(sequence[start:end])
                start = end
    return found


def fragments(peptide):
    masses = [RESIDUES[residue] for residue in peptide]
    for cut in range(2, len(peptide)):
        yield sum(masses[:cut]) + PROTON
        yield sum(masses[cut:]) + WATER + PROTON


def array(values, accession, name):
    packed = base64.b64encode(zlib.compress(b"".join(pack("<d", value) for value in values))).decode()
    return (
        f'<binaryDataArray encodedLength="{len(packed)}"><cvParam cvRef="MS" accession="MS:1000523" name="64-bit float"/>'
        '<cvParam cvRef="MS" accession="MS:1000574" name="zlib compression"/>'
        f'<cvParam cvRef="MS" accession="{accession}" name="{name}"/><binary>{packed}</binary></binaryDataArray>'
    )


def term(accession, name, value="", unit=""):
    return f'<cvParam cvRef="MS" accession="MS:{accession}" name="{name}" value="{value}"{unit}/>'


def measure(fasta, mzml, shift_ppm, seed):
    fasta.write_text("".join(f">{name}\n{sequence}\n" for name, sequence in proteins().items()))
    noise = random.Random(seed)
    minutes = ' unitCvRef="UO" unitAccession="UO:0000031" unitName="minute"'
    spectra = []
    known = peptides()[::4]
    unknown = ["".join(noise.sample(peptide[:-1], len(peptide) - 1)) + peptide[-1] for peptide in known]
    for peptide in [each for pair in zip(known, unknown) for each in pair]:
        exact = sum(RESIDUES[residue] for residue in peptide) + WATER
        precursor = (exact / 2 + PROTON) * (1 + (shift_ppm + noise.gauss(0, 1)) / 1e6)
        peaks = [(mz * (1 + noise.gauss(0, 3) / 1e6), noise.uniform(1e4, 1e6)) for mz in fragments(peptide)]
        peaks = sorted(peak for peak in peaks if noise.random() < 0.85)
        n = len(spectra)
        spectra.append(
            f'<spectrum index="{n}" id="controllerType=0 controllerNumber=1 scan={n + 1}" defaultArrayLength="{len(peaks)}">'
            + term(1000580, "MSn spectrum") + term(1000511, "ms level", 2) + term(1000127, "centroid spectrum")
            + term(1000285, "total ion current", sum(intensity for _, intensity in peaks))
            + '<scanList count="1">' + term(1000795, "no combination") + "<scan>"
            + term(1000016, "scan start time", round(1 + n / 10, 3), minutes) + term(1000927, "ion injection time", 25)
            + '</scan></scanList><precursorList count="1"><precursor><isolationWindow>'
            + term(1000827, "isolation window target m/z", precursor) + term(1000828, "isolation window lower offset", 0.7)
            + term(1000829, "isolation window upper offset", 0.7) + '</isolationWindow><selectedIonList count="1"><selectedIon>'
            + term(1000744, "selected ion m/z", precursor) + term(1000041, "charge state", 2)
            + term(1000042, "peak intensity", 1e6) + "</selectedIon></selectedIonList><activation>"
            + term(1000422, "beam-type collision-induced dissociation") + "</activation></precursor></precursorList>"
            + '<binaryDataArrayList count="2">' + array([mz for mz, _ in peaks], "MS:1000514", "m/z array")
            + array([intensity for _, intensity in peaks], "MS:1000515", "intensity array")
            + "</binaryDataArrayList></spectrum>"
        )  # fmt: skip
    mzml.write_text(
        '<?xml version="1.0" encoding="utf-8"?><mzML xmlns="http://psi.hupo.org/ms/mzml" version="1.1.0"><run id="made">'
        f'<spectrumList count="{len(spectra)}">{"".join(spectra)}</spectrumList></run></mzML>'
    )


def search(fasta, mzml, folder):
    from sagepy.core.mass import Tolerance
    from sagepy.core.scoring import Scorer
    from sagepy.qfdr.tdc import assign_sage_peptide_q, assign_sage_protein_q, assign_sage_spectrum_q
    from sagepy.utility import create_sage_database, extract_mzml_data

    unmodified = {"static_mods": {}, "variable_mods": {}}
    database = create_sage_database(str(fasta), **unmodified)
    spectra = list(extract_mzml_data(str(mzml))["processed_spec"])
    scorer = Scorer(Tolerance(ppm=(-20, 20)), Tolerance(ppm=(-20, 20)), **unmodified)
    found = scorer.score_collection_psm(database, spectra, num_threads=1)
    matches = [match for matches in found.values() for match in matches]
    for judge in (assign_sage_spectrum_q, assign_sage_peptide_q, assign_sage_protein_q):
        judge(matches)
    lines = ["\t".join(COLUMNS)]
    for match in matches:
        feature = match.sage_feature
        told = {
            "peptide": match.sequence if feature.label == 1 else match.sequence_decoy,
            "proteins": ";".join(match.proteins),
            "num_proteins": len(match.proteins),
            "filename": mzml.name,
            "semi_enzymatic": 0,
        }
        cells = (told[name] if name in told else getattr(feature, OTHER_NAMES.get(name, name)) for name in COLUMNS)
        lines.append("\t".join(map(str, cells)))
    (folder / "results.sage.tsv").write_text("\n".join(lines) + "\n")
    print(f"{len(spectra)} spectra, {len(matches)} matches")


if __name__ == "__main__":
    task, fasta, mzml, *rest = sys.argv[1:]
    if task == "measure":
        measure(Path(fasta), Path(mzml), float(rest[0]), int(rest[1]))
    else:
        search(Path(fasta), Path(mzml), Path(rest[0]))
