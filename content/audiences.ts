/** Addresses of the pages for one kind of reader each, which Home links where the campus has written them. */
export const audiencePages = ['/future-students', '/students', '/parents', '/employees'] as const;
