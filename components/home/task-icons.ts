/** Paths of the icons of tasks, drawn with a line in a square of 24. */
export const taskIcons = {
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  form: 'M6 3h12v18H6zM9.5 8h5M9 14.5l2.2 2.2L15 12.5',
  magnifier: 'M4 5h16M4 10h6M4 15h5M15.5 11a4 4 0 1 0 .01 0M18.5 18l2.5 2.5',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  cap: 'M2 9l10-5 10 5-10 5zM6 11v5c3 3 9 3 12 0v-5',
  phone: 'M5 4h4l2 5-3 2a11 11 0 0 0 5 5l2-3 5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z',
} as const;

export type TaskIcon = keyof typeof taskIcons;
