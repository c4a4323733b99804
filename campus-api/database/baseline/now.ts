/** The time now in SQL, as records store it: that of Nepal. */
export const NEPAL_NOW = "strftime('%Y-%m-%dT%H:%M:%S+05:45', 'now', '+345 minutes')";
