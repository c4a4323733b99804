<?php
// The export file of WordPress, as “Tools → Export → All content” downloads it.
require __DIR__ . '/toolkit.php';
require_once ABSPATH . 'wp-admin/includes/export.php';
export_wp(['content' => 'all']);
