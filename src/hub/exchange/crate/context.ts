export const CRATE_VERSION = 'https://w3id.org/ro/crate/1.2';
/** Profile of crates with an investigation and its studies. */
export const ISA_PROFILE = 'https://github.com/nfdi4plants/isa-ro-crate-profile';

const BIOSCHEMAS_TYPES = ['LabProcess', 'LabProtocol', 'Sample'];
const BIOSCHEMAS_PROPERTIES = ['executesLabProtocol', 'parameterValue', 'labEquipment', 'intendedUse', 'additionalProperty'];

/** JSON-LD context that adds the terms which the context of RO-Crate does not define. */
export const CRATE_CONTEXT = [
  `${CRATE_VERSION}/context`,
  {
    ...Object.fromEntries(BIOSCHEMAS_TYPES.map((name) => [name, `https://bioschemas.org/${name}`])),
    ...Object.fromEntries(BIOSCHEMAS_PROPERTIES.map((name) => [name, `https://bioschemas.org/properties/${name}`])),
    sha256: 'https://w3id.org/ro/terms/workflow-run#sha256',
  },
];
