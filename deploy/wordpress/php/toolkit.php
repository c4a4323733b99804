<?php
// Loads WordPress on the command line, for the scripts that fill an old site and list its addresses.
set_error_handler(function ($level, $message, $file, $line) {
    if (error_reporting() & $level & ~(E_DEPRECATED | E_USER_DEPRECATED | E_NOTICE | E_USER_NOTICE))
        fwrite(STDERR, "$message ($file:$line)\n");
    return true;
});
$_SERVER['HTTP_HOST'] = parse_url(getenv('OLD_SITE_ADDRESS'), PHP_URL_HOST) . ':' . parse_url(getenv('OLD_SITE_ADDRESS'), PHP_URL_PORT);
$_SERVER['REQUEST_URI'] = '/';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
function wp_mail() { return true; }
if (getenv('OLD_SITE_INSTALL')) define('WP_INSTALLING', true);
require getenv('OLD_SITE_ROOT') . '/wp-load.php';
foreach (['upgrade', 'image', 'media', 'file', 'nav-menu'] as $part) require_once ABSPATH . "wp-admin/includes/$part.php";

function devanagari(int $number): string {
    return strtr((string) $number, ['०', '१', '२', '३', '४', '५', '६', '७', '८', '९']);
}

/** A PDF of one page with a line of text. */
function pdf_of(string $text): string {
    $stream = 'BT /F1 18 Tf 60 760 Td (' . addcslashes($text, '()\\') . ') Tj ET';
    $objects = [
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
        '<</Length ' . strlen($stream) . ">>stream\n$stream\nendstream",
        '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ];
    $pdf = "%PDF-1.4\n";
    $offsets = '';
    foreach ($objects as $index => $object) {
        $offsets .= sprintf("%010d 00000 n \n", strlen($pdf));
        $pdf .= ($index + 1) . " 0 obj$object endobj\n";
    }
    return $pdf . "xref\n0 6\n0000000000 65535 f \n{$offsets}trailer<</Size 6/Root 1 0 R>>\nstartxref\n" . strlen($pdf) . "\n%%EOF\n";
}

/** A photograph of one colour with a number. */
function jpeg_of(int $number, int $width = 900, int $height = 600): string {
    $picture = imagecreatetruecolor($width, $height);
    imagefill($picture, 0, 0, imagecolorallocate($picture, ($number * 37) % 200, ($number * 91) % 200, ($number * 53) % 200));
    imagestring($picture, 5, 40, 40, "Photograph $number", imagecolorallocate($picture, 255, 255, 255));
    ob_start();
    imagejpeg($picture, null, 80);
    return ob_get_clean();
}

/** Uploads a file as WordPress does it; sizes of pictures are made. Returns its number. */
function upload(string $name, string $bytes, string $title, int $parent = 0, ?string $date = null): int {
    $stored = wp_upload_bits($name, null, $bytes, $date === null ? null : substr($date, 0, 4) . '/' . substr($date, 5, 2));
    if ($stored['error']) throw new Exception("$name: {$stored['error']}");
    $fields = ['post_mime_type' => $stored['type'], 'post_title' => $title, 'post_status' => 'inherit', 'guid' => $stored['url']];
    if ($date !== null) $fields['post_date'] = $date;
    $id = wp_insert_attachment($fields, $stored['file'], $parent, true);
    if (is_wp_error($id)) throw new Exception($id->get_error_message());
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $stored['file']));
    return $id;
}

function insert(array $fields): int {
    $id = wp_insert_post(wp_slash($fields + ['post_status' => 'publish', 'post_author' => 1, 'comment_status' => 'closed']), true);
    if (is_wp_error($id)) throw new Exception($id->get_error_message());
    return $id;
}

function term(string $name, string $taxonomy = 'category', array $fields = []): int {
    $term = wp_insert_term($name, $taxonomy, $fields);
    if (is_wp_error($term)) throw new Exception("$name: " . $term->get_error_message());
    return $term['term_id'];
}

/** A menu of pages and categories at the first place of the theme. */
function menu(string $name, array $items): void {
    $menu = wp_create_nav_menu($name);
    foreach ($items as [$title, $type, $object, $id])
        wp_update_nav_menu_item($menu, 0, [
            'menu-item-title' => $title, 'menu-item-type' => $type, 'menu-item-object' => $object,
            'menu-item-object-id' => $id, 'menu-item-status' => 'publish',
        ]);
}
