<?php
require __DIR__ . '/toolkit.php';
wp_install(getenv('OLD_SITE_TITLE'), 'clerk', 'clerk@campus.example', true, '', 'a-password-of-the-tests');
foreach (get_posts(['post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1]) as $post) wp_delete_post($post->ID, true);
switch_theme('plain');
update_option('timezone_string', 'Asia/Kathmandu');
update_option('posts_per_page', 10);
