<?php
// All addresses that visitors of an old site may have: one JSON object a line, from WordPress itself.
require __DIR__ . '/toolkit.php';
$home = home_url();
function address(string $address, string $kind, array $expected = []): void {
    global $home;
    if (strpos($address, $home) !== 0) throw new Exception("$address is not of this site");
    echo json_encode(['path' => substr($address, strlen($home)), 'kind' => $kind] + $expected, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), "\n";
}

$months = [];
foreach (get_post_types(['public' => true]) as $type) {
    if ($type === 'attachment') continue;
    foreach (get_posts(['post_type' => $type, 'post_status' => 'publish', 'numberposts' => -1, 'suppress_filters' => true]) as $post) {
        if (in_array($post->ID, [(int) get_option('page_for_posts')])) continue;
        preg_match('/REF-[A-Z]*-?\d+/', $post->post_content, $mark);
        $expected = ['title' => html_entity_decode(wp_strip_all_tags($post->post_title), ENT_QUOTES, 'UTF-8'), 'mark' => $mark[0] ?? null, 'type' => $type];
        $link = get_permalink($post);
        if ($post->ID !== (int) get_option('page_on_front')) address($link, 'permalink', $expected);
        $isFront = $post->ID === (int) get_option('page_on_front');
        address($home . ($type === 'page' ? '/?page_id=' : '/?p=') . $post->ID, $isFront ? 'number of the home page' : 'number', $isFront ? [] : $expected);
        foreach (get_post_meta($post->ID, '_wp_old_slug') as $old)
            address(str_replace("/$post->post_name/", "/$old/", $link), 'earlier permalink', $expected);
        if (strpos($post->post_content, '<!--nextpage-->')) address($link . '2/', 'second page', $expected);
        if ($type === 'page') continue;
        address(get_post_comments_feed_link($post->ID), 'feed of comments', $expected);
        if ($type === 'post') $months[substr($post->post_date, 0, 7)] = true;
    }
    $archive = get_post_type_archive_link($type);
    if ($type !== 'post' && $type !== 'page' && $archive) address($archive, 'archive of a type');
}
foreach (get_posts(['post_type' => 'attachment', 'post_status' => 'inherit', 'numberposts' => -1]) as $file) {
    $path = get_attached_file($file->ID);
    $parent = $file->post_parent ? get_post($file->post_parent) : null;
    if ($parent && $parent->post_status !== 'publish') continue;
    preg_match('/REF-[A-Z]*-?\d+/', $parent->post_content ?? '', $mark);
    $expected = ['title' => $file->post_title, 'file' => hash_file('sha256', $path), 'mark' => $mark[0] ?? null];
    address(wp_get_attachment_url($file->ID), 'file', $expected);
    foreach (wp_get_attachment_metadata($file->ID)['sizes'] ?? [] as $size)
        address(dirname(wp_get_attachment_url($file->ID)) . '/' . $size['file'], 'smaller picture', $expected);
    address(get_attachment_link($file->ID), 'attachment page', $expected);
    address("$home/?attachment_id=$file->ID", 'attachment number', $expected);
}
foreach (get_taxonomies(['public' => true]) as $taxonomy) {
    if ($taxonomy === 'post_format') continue;
    foreach (get_terms(['taxonomy' => $taxonomy, 'hide_empty' => true]) as $term) {
        $expected = ['title' => $term->name, 'type' => $taxonomy];
        $link = get_term_link($term);
        address($link, 'term', $expected);
        if ($taxonomy === 'category') address("$home/?cat=$term->term_id", 'number of a category', $expected);
        if ($taxonomy === 'post_tag') address("$home/?tag=$term->slug", 'name of a tag', $expected);
        if ($term->count > get_option('posts_per_page')) address($link . 'page/2/', 'second page of a term', $expected);
        address(get_term_feed_link($term->term_id, $taxonomy), 'feed of a term', $expected);
    }
}
foreach (['rss2', 'atom', 'rdf', 'comments_rss2'] as $feed) address(get_feed_link($feed), 'feed');
foreach (['rss2', 'atom'] as $feed) address("$home/?feed=$feed", 'feed by name');
foreach (array_keys($months) as $month) {
    [$year, $number] = explode('-', $month);
    address(get_month_link($year, $number), 'month');
    address("$home/?m=$year$number", 'month by number');
}
foreach (array_unique(array_map(fn($month) => substr($month, 0, 4), array_keys($months))) as $year) address(get_year_link($year), 'year');
foreach (get_users() as $user) {
    address(get_author_posts_url($user->ID), 'author');
    address("$home/?author=$user->ID", 'number of an author');
}
$list = get_option('page_for_posts') ? get_permalink(get_option('page_for_posts')) : "$home/";
if (get_option('page_for_posts')) address($list, 'page of posts');
foreach ([2, 7] as $page) address("{$list}page/$page/", 'later page of posts');
