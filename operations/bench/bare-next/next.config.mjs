/** Without this file the framework would use the site's configuration. @type {import('next').NextConfig} */
export default {};
