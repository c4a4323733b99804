<?php
// What a plugin for two languages and the theme of a campus register: Polylang's taxonomies, addresses below /ne/, a type of downloads.
add_action('init', function () {
    foreach (['language' => true, 'post_translations' => false, 'term_language' => false] as $taxonomy => $isQueried)
        register_taxonomy($taxonomy, ['post', 'page', 'download', 'attachment'], ['public' => false, 'query_var' => $isQueried ? 'lang' : false, 'rewrite' => false, 'show_in_rest' => true, 'hierarchical' => false]);
    register_post_type('download', ['public' => true, 'label' => 'Downloads', 'has_archive' => 'downloads', 'rewrite' => ['slug' => 'downloads'], 'show_in_rest' => true, 'supports' => ['title', 'editor', 'thumbnail']]);
    register_taxonomy('download_type', ['download'], ['public' => true, 'label' => 'Types of downloads', 'rewrite' => ['slug' => 'download-type'], 'show_in_rest' => true]);
}, 5);
function language_of(int $post): string {
    $terms = get_the_terms($post, 'language');
    return is_array($terms) && $terms ? $terms[0]->slug : 'en';
}
$below = function ($link, $post) {
    $id = is_object($post) ? $post->ID : $post;
    return language_of($id) === 'ne' ? str_replace(WP_HOME . '/', WP_HOME . '/ne/', $link) : $link;
};
add_filter('post_link', $below, 10, 2);
add_filter('page_link', $below, 10, 2);
add_filter('post_type_link', $below, 10, 2);
add_filter('rewrite_rules_array', function ($rules) {
    $translated = [];
    foreach ($rules as $rule => $query) $translated['ne/' . ltrim($rule, '^')] = $query;
    return $translated + $rules;
});
// Polylang Pro adds these to the replies of the REST API.
add_action('rest_api_init', function () {
    register_rest_field(['post', 'page', 'download'], 'lang', ['get_callback' => fn($post) => language_of($post['id'])]);
    register_rest_field(['post', 'page', 'download'], 'translations', ['get_callback' => function ($post) {
        $terms = get_the_terms($post['id'], 'post_translations');
        return is_array($terms) && $terms ? unserialize($terms[0]->description) : (object) [];
    }]);
});
