/** `picture`: file name of a profile picture. `phone`, `email`: missing where the campus publishes none. */
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
  nepali?: Partial<Record<'fullName' | 'department' | 'designation' | 'committee' | 'about', string>> | undefined;
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
