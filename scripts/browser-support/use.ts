/** A place where something of a browser is used; `path`: where MDN's data tells of it. */
export interface Use {
  file: string;
  line: number;
  name: string;
  path: string;
}
