<?php
// A theme of one file: the Debian package has none.
?><!doctype html><html <?php language_attributes(); ?>><head><meta charset="utf-8"><title><?php wp_title(''); ?></title><?php wp_head(); ?></head><body>
<?php while (have_posts()) { the_post(); ?><article><h1><a href="<?php the_permalink(); ?>"><?php the_title(); ?></a></h1><?php the_content(); ?></article>
<?php } wp_footer(); ?></body></html>
