/** `picture`: file name of a profile picture. */
export interface Staff {
  id: string;
  fullName: string;
  department: string;
  designation: string;
  committee: string;
  committeeId: string;
  picture: string | null;
  about: string;
}

export type StaffType = 'teaching' | 'non-teaching';

export interface Committee {
  id: string;
  members: Staff[];
}

/** Ids of staff in the order of display. */
export interface StaffStructure {
  executiveCommittee: string[];
  managementCommittee: string[];
  campusAuthorities: string[];
}
