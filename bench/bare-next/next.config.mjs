/** With none here the framework would take the site's. @type {import('next').NextConfig} */
export default {};
