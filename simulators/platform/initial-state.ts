/** Initial data of the demonstration: an institute for field trials, its collaborations, and data for every part of a page. */
import { DEVELOPMENT_ORGANISATION } from '../login/accounts.ts';
import { createUid, DEMO_ACTORS } from './demo-actors.ts';
import { FAULTS } from './faults.ts';
import {
  type PlatformCollaboration,
  type PlatformMembership,
  type PlatformOrganisation,
  type PlatformService,
  PlatformState,
  type PlatformUser,
} from './platform-state.ts';

/** Entity ID of this service in the demonstration. */
export const DEMO_SERVICE_ENTITY_ID = 'https://concordat.example.org/entity';

/** Entity ID of a service whose connections must be approved. */
export const DEMO_ARCHIVE_ENTITY_ID = 'https://archive.example.org/entity';

const OCCUPATIONS = [
  'Plant Breeder',
  'Field Technician',
  'Data Steward',
  'Statistician',
  'Soil Scientist',
  'Seed Curator',
  'Image Analyst',
  'Agronomist',
  'Bioinformatician',
  'Software Engineer',
];

export interface DemoStateOptions {
  /** Seed from which identifiers are derived. */
  seed?: string;
  now?: () => Date;
  /** Entity ID of Concordat. */
  serviceEntityId?: string;
}

/** Returns the initial data of the demonstration. */
export function createDemoState({
  seed = 'demo',
  now = () => new Date(),
  serviceEntityId = DEMO_SERVICE_ENTITY_ID,
}: DemoStateOptions = {}): PlatformState {
  const state = new PlatformState(seed, now);
  const secretary = addUser(state, 'Organisation Secretary');
  const crops = addOrganisation(state, 'Crops Institute', DEVELOPMENT_ORGANISATION.organisation, secretary);
  const birds = addOrganisation(state, 'Bird Observatory', 'birds', secretary);
  const services = addServices(state, serviceEntityId);
  for (const actor of Object.values(DEMO_ACTORS)) state.users.push({ id: state.createId(), ...actor, suspended: false });
  for (let index = 0; index < 40; index += 1) {
    addUser(state, `${OCCUPATIONS[index % OCCUPATIONS.length]} ${Math.floor(index / OCCUPATIONS.length) + 1}`);
  }
  addDroughtTrial(state, crops, services);
  addQuietCollaborations(state, crops, services);
  addFaultLaboratory(state, crops, services);
  addOldRecords(state, crops);
  addMember(
    state,
    state.addCollaboration(birds, { name: 'Migration Survey', shortName: 'migration_survey' }),
    secretary.name,
    'admin',
  );
  return state;
}

/** Adds the collaboration of the organization's managers, with one manager. */
export function addManagers(state: PlatformState): PlatformMembership {
  const crops = state.organisations.find(({ shortName }) => shortName === DEVELOPMENT_ORGANISATION.organisation);
  if (crops === undefined) throw new Error('the state has no organization of the demonstration');
  const managers = state.addCollaboration(crops, { name: 'Managers', shortName: DEVELOPMENT_ORGANISATION.managers });
  return addMember(state, managers, DEMO_ACTORS.manager.name, 'admin');
}

interface DemoServices {
  own: PlatformService;
  archive: PlatformService;
}

function addOrganisation(state: PlatformState, name: string, shortName: string, secretary: PlatformUser): PlatformOrganisation {
  const id = state.createId();
  const organisation: PlatformOrganisation = {
    id,
    identifier: state.createIdentifier(id),
    name,
    shortName,
    description: `${name}, as the demonstration knows it.`,
    invitationMessage: 'You are invited to work with us.',
    servicesRestricted: false,
    connectionRequiresApproval: false,
    units: ['field stations', 'laboratories', 'data office'],
    defaultTags: ['field-trials'],
    administratorUserId: secretary.id,
  };
  state.organisations.push(organisation);
  return organisation;
}

function addServices(state: PlatformState, serviceEntityId: string): DemoServices {
  const addRecord = (
    service: Omit<PlatformService, 'id' | 'groups'>,
    groups: PlatformService['groups'] = [],
  ): PlatformService => {
    const made = { ...service, id: state.createId(), groups };
    state.services.push(made);
    return made;
  };
  const own = addRecord(
    {
      entityId: serviceEntityId,
      name: 'Concordat',
      abbreviation: 'concordat',
      description: 'Services for research collaborations.',
      connects: 'automatically',
    },
    [{ id: state.createId(), name: 'Concordat curators', shortName: 'curators', description: 'Those who keep the profiles.' }],
  );
  const archive = addRecord({
    entityId: DEMO_ARCHIVE_ENTITY_ID,
    name: 'Image Archive',
    abbreviation: 'archive',
    description: 'Images of plants, kept permanently.',
    connects: 'afterApproval',
  });
  addRecord({
    entityId: 'https://cluster.example.org/entity',
    name: 'Compute Cluster',
    abbreviation: 'cluster',
    description: 'Computing for the operator only.',
    connects: 'never',
  });
  return { own, archive };
}

/** Adds the most complete collaboration: roles, end dates, groups, invitations, and a group of a service. */
function addDroughtTrial(state: PlatformState, crops: PlatformOrganisation, { own }: DemoServices): void {
  const trial = state.addCollaboration(crops, {
    name: 'Drought Trial',
    shortName: DEVELOPMENT_ORGANISATION.collaboration,
    description: 'Wheat under drought at three stations.',
    websiteUrl: 'https://drought-trial.example.org',
    expiryDate: state.computeTimeInDays(400),
    disableJoinRequests: true,
    discloseMemberInformation: true,
    tags: ['field-trials', 'wheat'],
    units: ['field stations'],
    createdAt: state.computeTimeInDays(-300),
  });
  state.connectService(trial, own);
  addMember(state, trial, DEMO_ACTORS.administrator.name, 'admin');
  addMember(state, trial, DEMO_ACTORS.member.name, 'member');
  addMember(state, trial, 'Plant Breeder 1', 'admin');
  // The daily job has recorded the end of this membership. It stays listed with its role for about ninety days.
  addMember(state, trial, 'Field Technician 1', 'admin', { status: 'expired', expiryDate: state.computeTimeInDays(-20) });
  // This membership ended today, before the next daily job.
  addMember(state, trial, 'Data Steward 1', 'admin', { expiryDate: state.computeTimeInDays(-0.2) });
  addMember(state, trial, 'Statistician 1', 'member', { expiryDate: state.computeTimeInDays(9) });
  const locked = addMember(state, trial, 'Soil Scientist 1', 'member');
  state.getUser(locked.userId).suspended = true;
  const others = state.users.filter(({ name }) => / [23]$/.test(name));
  for (const { name } of others) addMember(state, trial, name, 'member');

  const [first, second, third] = others as [PlatformUser, PlatformUser, PlatformUser];
  const team = state.addGroup(trial, {
    name: 'Field team',
    shortName: 'field_team',
    description: 'People who measure.',
    memberUserIds: [first.id, second.id, third.id],
  });
  state.addGroup(trial, {
    name: 'Everybody',
    shortName: 'everybody',
    description: 'Who joins the trial joins this group.',
    autoProvisionMembers: true,
    memberUserIds: trial.memberships.map(({ userId }) => userId),
  });
  state.addGroup(trial, { name: 'Data analysts', shortName: 'data_analysts', description: null });
  state.addInvitation(trial, { email: 'new.technician@crops.example.org', role: 'member', groupIds: [team.id] });
  state.addInvitation(trial, { email: 'new.breeder@crops.example.org', role: 'admin', groupIds: [team.id] });
  state.addInvitation(trial, {
    email: 'late.answer@crops.example.org',
    role: 'member',
    expiryDate: state.computeTimeInDays(-3),
    createdAt: state.computeTimeInDays(-18),
  });
  state.addInvitation(trial, {
    email: 'gone@crops.example.org',
    role: 'member',
    status: 'expired',
    expiryDate: state.computeTimeInDays(-40),
  });
}

/** Adds collaborations for the list: with every status, all combinations of both flags, and all states of the connection. */
function addQuietCollaborations(state: PlatformState, crops: PlatformOrganisation, { own, archive }: DemoServices): void {
  const addRecord = (name: string, shortName: string, more: Partial<PlatformCollaboration> = {}, isConnected = true) => {
    const collaboration = state.addCollaboration(crops, {
      name,
      shortName,
      description: `${name}, with partners at other institutes.`,
      tags: ['field-trials'],
      ...more,
    });
    if (isConnected) state.connectService(collaboration, own);
    addMember(state, collaboration, `Agronomist ${(collaboration.id % 4) + 1}`, 'admin');
    addMember(state, collaboration, `Seed Curator ${(collaboration.id % 4) + 1}`, 'member');
    return collaboration;
  };
  addRecord('Seed Bank', 'seed_bank', { discloseMemberInformation: true, discloseEmailInformation: true });
  addRecord('Root Phenotyping', 'root_phenotyping', { units: ['laboratories'] });
  addRecord('Soil Atlas', 'soil_atlas', { discloseEmailInformation: true, units: ['laboratories', 'data office'] });
  addRecord('Blight Watch', 'blight_watch', { status: 'expired', expiryDate: state.computeTimeInDays(-12) });
  addRecord('Greenhouse Climate', 'greenhouse', { status: 'suspended', lastActivityDate: state.computeTimeInDays(-380) });
  addRecord('Rust Resistance', 'rust_resistance').requestedServiceIds.push(archive.id);
  addRecord('Pollinator Count', 'pollinator_count', {}, false);
  // The member of the development login belongs to some of the 500 collaborations.
  for (let index = 1; index <= 3; index += 1) {
    const trial = addRecord(`Variety Trial ${index}`, `trial_00${index}`, { discloseMemberInformation: true });
    addMember(state, trial, DEMO_ACTORS.manyEntitlements.name, 'member');
  }
  state.addCollaboration(crops, {
    name: 'Barley Genomes',
    shortName: 'barley_genomes',
    description: 'Nobody has accepted yet.',
  });
}

/** Adds a group and an invitation for each fault, so that each error page can be seen. */
function addFaultLaboratory(state: PlatformState, crops: PlatformOrganisation, { own }: DemoServices): void {
  const laboratory = state.addCollaboration(crops, {
    name: 'Fault Laboratory',
    shortName: 'fault_laboratory',
    description: 'Every change of a group or an invitation here fails as its name says.',
    discloseMemberInformation: true,
  });
  state.connectService(laboratory, own);
  addMember(state, laboratory, 'Plant Breeder 4', 'admin');
  for (const fault of Object.keys(FAULTS)) {
    state.addGroup(laboratory, {
      name: `fault-${fault}`,
      shortName: `fault_${fault.replaceAll('-', '_')}`.slice(0, 16),
      description: FAULTS[fault as keyof typeof FAULTS].meaning,
    });
    state.addInvitation(laboratory, { email: `fault-${fault}@example.org`, role: 'member' });
  }
  state.addGroup(laboratory, {
    name: 'late-fault-cut-body',
    shortName: 'late_fault',
    description: 'The change is made, and its answer is lost.',
  });
}

/** Adds old rows, which have null in all columns that the platform's tables allow to be null. */
function addOldRecords(state: PlatformState, crops: PlatformOrganisation): void {
  const flags = ['disable_join_requests', 'disclose_member_information', 'disclose_email_information'];
  const collaboration = state.addCollaboration(crops, {
    name: 'Herbarium',
    shortName: 'herbarium',
    description: 'Older than most of what is known of collaborations.',
    nulls: [...flags, 'global_urn', 'short_name', 'logo', 'website_url', 'support_email', 'last_activity_date'],
  });
  addMember(state, collaboration, DEMO_ACTORS.administrator.name, 'admin');
  addMember(state, collaboration, 'Seed Curator 2', 'member');
  addMember(state, collaboration, 'Seed Curator 3', 'member', { nulls: ['user'] });
  state.addGroup(collaboration, {
    name: 'Collectors',
    shortName: 'collectors',
    description: null,
    nulls: ['short_name', 'global_urn', 'auto_provision_members'],
  });
  state.addInvitation(collaboration, {
    email: 'old.invitation@crops.example.org',
    role: 'member',
    nulls: ['identifier', 'intended_role'],
  });
  state.addInvitation(collaboration, { email: 'new.invitation@crops.example.org', role: 'member' });
}

function addUser(state: PlatformState, name: string): PlatformUser {
  const user = {
    id: state.createId(),
    uid: createUid(name),
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@crops.example.org`,
    suspended: false,
  };
  state.users.push(user);
  return user;
}

function addMember(
  state: PlatformState,
  collaboration: PlatformCollaboration,
  name: string,
  role: 'admin' | 'member',
  more: Parameters<PlatformState['addMember']>[3] = {},
) {
  return state.addMember(collaboration, state.users.find((user) => user.name === name) as PlatformUser, role, more);
}
