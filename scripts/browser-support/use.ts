/** A use of a browser feature; `path`: its path in MDN's data. */
export interface Use {
  file: string;
  line: number;
  name: string;
  path: string;
}
