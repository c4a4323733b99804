type StaffText =
  | 'fullName'
  | 'department'
  | 'designation'
  | 'committee'
  | 'about'
  | 'subjects'
  | 'officeHours'
  | 'publications';

/** `picture`: file name of a profile picture. Optional fields are missing where the campus publishes none. */
export interface Staff {
  id: string;
  fullName: string;
  department: string;
  designation: string;
  committee: string;
  committeeId: string;
  picture: string | null;
  about: string;
  phone?: string;
  email?: string;
  /** Separated by commas. */
  subjects?: string;
  officeHours?: string;
  /** Each in a line. */
  publications?: string;
  nepali?: Partial<Record<StaffText, string>> | undefined;
}

export type StaffType = 'teaching' | 'non-teaching';

export interface Committee {
  id: string;
  members: Staff[];
}

/** A committee and the address of its page. */
export interface ListedCommittee {
  id: string;
  page: string;
}

/** Ids of staff in the order of display. */
export interface StaffStructure {
  executiveCommittee: string[];
  managementCommittee: string[];
  campusAuthorities: string[];
}
