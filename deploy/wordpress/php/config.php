<?php
// wp-config.php of the old sites: everything comes from the environment (wordpress.ts).
define('DB_NAME', getenv('OLD_SITE_DATABASE'));
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . getenv('OLD_SITE_SOCKET'));
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', getenv('OLD_SITE_ADDRESS'));
define('WP_SITEURL', getenv('OLD_SITE_ADDRESS'));
define('WP_CONTENT_DIR', __DIR__ . '/wp-content');
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
