<?php
// The second old site, written before its import was tried: blocks and page builders, nested categories, translated pairs, other permalinks.
require __DIR__ . '/toolkit.php';
update_option('permalink_structure', '/%category%/%postname%/');
update_option('category_base', '/topics');
update_option('tag_base', '/labels');
update_option('uploads_use_yearmonth_folders', 0);
update_option('posts_per_page', 6);
update_option('blogname', 'सगरमाथा बहुमुखी क्याम्पस');
$wp_rewrite->init();

$english = term('English', 'language', ['slug' => 'en', 'description' => serialize(['locale' => 'en_US', 'rtl' => 0, 'flag_code' => 'us'])]);
$nepali = term('नेपाली', 'language', ['slug' => 'ne', 'description' => serialize(['locale' => 'ne_NP', 'rtl' => 0, 'flag_code' => 'np'])]);
function speak(int $id, string $language): void { wp_set_object_terms($id, $language, 'language'); }
function pair(int $en, int $ne): void {
    $name = 'pll_' . substr(md5("$en-$ne"), 0, 13);
    term($name, 'post_translations', ['description' => serialize(['en' => $en, 'ne' => $ne])]);
    wp_set_object_terms($en, $name, 'post_translations');
    wp_set_object_terms($ne, $name, 'post_translations');
}

$news = term('News & Notices', 'category', ['slug' => 'news']);
$exams = term('Exam Section', 'category', ['slug' => 'exam-section', 'parent' => $news]);
$departments = [];
foreach (['Management', 'Education', 'Humanities', 'Science', 'Law', 'Account', 'Library', 'Sports', 'NSU', 'RMC', 'Scholarship', 'IQAC', 'UGC', 'Alumni', 'Health'] as $name)
    $departments[] = term("$name Department", 'category', ['parent' => count($departments) % 2 ? $news : $exams]);
$news_ne = term('समाचार तथा सूचना', 'category', ['slug' => 'news-ne']);
$departments_ne = [];
foreach (['व्यवस्थापन', 'शिक्षा', 'मानविकी', 'विज्ञान', 'कानून', 'लेखा', 'पुस्तकालय', 'खेलकुद', 'अनुसन्धान', 'छात्रवृत्ति'] as $name)
    $departments_ne[] = term("$name विभाग", 'category', ['parent' => $news_ne]);
foreach (['Urgent', 'अति जरुरी', 'BBS 4th year', 'TU & PU'] as $tag) term($tag, 'post_tag');

$topics = ['Exam form fill-up', 'Symbol numbers published', 'Holiday notice', 'Orientation programme', 'Call for articles', 'Seminar on research methods', 'Change of class time', 'Fee payment – last date extended'];
$topics_ne = ['परीक्षा फारम भर्ने सम्बन्धमा', 'सिम्बोल नम्बर प्रकाशित', 'बिदा सम्बन्धी सूचना', 'अभिमुखीकरण कार्यक्रम', 'लेख रचना आह्वान', 'अनुसन्धान विधि गोष्ठी', 'कक्षा समय परिवर्तन', 'शुल्क बुझाउने म्याद थप'];
$long = 'The campus administration informs all concerned that the decision of the campus management committee will be carried out from the coming session; every department publishes its own timetable. ';
$long_ne = 'क्याम्पस सञ्चालक समितिको निर्णय आगामी सत्रदेखि लागू हुने व्यहोरा सम्बन्धित सबैलाई जानकारी गराइन्छ; प्रत्येक विभागले आफ्नै समयतालिका प्रकाशन गर्नेछ। ';

/** The content of a post, in one of eight ways that editors and page builders write. */
function content(int $i, string $mark, string $words, bool $isNepali, int $id, string $date): string {
    $heading = $isNepali ? 'थप विवरण' : 'Details';
    $paragraph = "<!-- wp:paragraph -->\n<p>$mark $words</p>\n<!-- /wp:paragraph -->\n";
    switch ($i % 8) {
        case 0:
            $file = upload(($isNepali ? "सूचना-$i" : "notice-$i") . '.pdf', pdf_of("Notice $mark"), "notice $i", $id, $date);
            $url = wp_get_attachment_url($file);
            return "$paragraph<!-- wp:file {\"id\":$file,\"href\":\"$url\"} -->\n<div class=\"wp-block-file\"><a href=\"$url\">notice $i</a><a href=\"$url\" class=\"wp-block-file__button wp-element-button\" download>Download</a></div>\n<!-- /wp:file -->";
        case 1:
            return "[vc_row][vc_column width=\"1/2\"][vc_column_text]<p>$mark $words</p>[/vc_column_text][/vc_column][vc_column width=\"1/2\"][vc_custom_heading text=\"$heading\"][vc_column_text]<ul><li>One</li><li>दुई</li></ul>[/vc_column_text][/vc_column][/vc_row]";
        case 2:
            return "$paragraph<!-- wp:table -->\n<figure class=\"wp-block-table\"><table><thead><tr><th>S.N.</th><th>Subject</th><th>Date</th></tr></thead><tbody><tr><td>1</td><td>English</td><td>2079-05-12</td></tr><tr><td>2</td><td>नेपाली</td><td>2079-05-13</td></tr></tbody></table><figcaption>$heading</figcaption></figure>\n<!-- /wp:table -->";
        case 3:
            $a = upload("event-$i-1.jpg", jpeg_of($i, 1400, 900), "event $i one", $id, $date);
            $b = upload("event-$i-2.jpg", jpeg_of($i + 7, 1400, 900), "event $i two", $id, $date);
            set_post_thumbnail($id, $a);
            $large = wp_get_attachment_image_src($b, 'large')[0];
            return "$paragraph<!-- wp:gallery -->\n<figure class=\"wp-block-gallery has-nested-images\"><!-- wp:image {\"id\":$b} --><figure class=\"wp-block-image size-large\"><img src=\"$large\" alt=\"\" class=\"wp-image-$b\"/></figure><!-- /wp:image --></figure>\n<!-- /wp:gallery -->";
        case 4:
            $html = "<div class=\"elementor elementor-$id\"><section class=\"elementor-section\"><div class=\"elementor-container\"><div class=\"elementor-widget-container\"><p>$mark $words</p>";
            for ($part = 1; $part <= 12; $part++) $html .= "<h3>$heading $part</h3><div class=\"elementor-text-editor\">" . str_repeat("<p>$words</p>", 5) . '</div>';
            return "$html<style>.elementor-$id{color:red}</style><script>window.x=$i</script></div></div></section></div>";
        case 5:
            return "[et_pb_section][et_pb_row][et_pb_column type=\"4_4\"][et_pb_text]<p>$mark $words</p>[/et_pb_text][et_pb_button button_url=\"" . home_url('/downloads/') . "\" button_text=\"Downloads\"][/et_pb_button][/et_pb_column][/et_pb_row][/et_pb_section]";
        case 6:
            return "$mark $words\n\nSecond paragraph without tags &amp; with entities &amp;amp; twice.\n\n<font face=\"Preeti\">k/LIff tflnsf</font>\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ";
        default:
            return "$paragraph<!-- wp:heading -->\n<h2>$heading</h2>\n<!-- /wp:heading -->\n<!-- wp:list -->\n<ul><li>$words<ul><li>inner</li></ul></li></ul>\n<!-- /wp:list -->\n<!-- wp:embed {\"url\":\"https://www.facebook.com/campus/posts/1\"} -->\n<figure class=\"wp-block-embed\"><div class=\"wp-block-embed__wrapper\">\nhttps://www.facebook.com/campus/posts/1\n</div></figure>\n<!-- /wp:embed -->";
    }
}

$posts = ['en' => [], 'ne' => []];
// 110 pairs, 40 posts in English alone, 40 in Nepali alone.
for ($i = 1; $i <= 190; $i++) {
    $topic = $i % 8;
    $date = date('Y-m-d H:i:s', strtotime('2018-07-16 08:00:00') + $i * 13 * 86400);
    $made = [];
    foreach ($i <= 110 ? ['en', 'ne'] : ($i <= 150 ? ['en'] : ['ne']) as $language) {
        $isNepali = $language === 'ne';
        $mark = 'REF-' . strtoupper($language) . sprintf('-%04d', $i);
        $title = $isNepali ? "$topics_ne[$topic] (" . devanagari($i) . ')' : "$topics[$topic] ($i)";
        if ($i % 40 === 0) $title = $isNepali ? 'बिदा' : 'Holiday';
        $id = insert(['post_title' => $title, 'post_content' => '-', 'post_date' => $date,
            'post_category' => $isNepali ? [$departments_ne[$i % 10]] : [$departments[$i % 15], $i % 3 ? $news : $exams],
            'tags_input' => $i % 5 === 0 ? [$isNepali ? 'अति जरुरी' : 'Urgent'] : ($i % 7 === 0 ? ['TU & PU', 'BBS 4th year'] : [])]);
        speak($id, $language);
        $content = content($i, $mark, $isNepali ? $long_ne : $long, $isNepali, $id, $date);
        wp_update_post(wp_slash(['ID' => $id, 'post_content' => $content]));
        if ($i % 45 === 0) add_post_meta($id, '_wp_old_slug', "first-name-$language-$i");
        $made[$language] = $id;
    }
    if (count($made) === 2) pair($made['en'], $made['ne']);
}
stick_post($id);
insert(['post_title' => 'With a password', 'post_content' => '<p>For staff alone.</p>', 'post_password' => 'staff', 'post_status' => 'draft']);
for ($i = 1; $i <= 15; $i++) insert(['post_title' => "Unfinished $i", 'post_content' => '-', 'post_status' => $i % 2 ? 'draft' : 'private', 'post_date' => '2021-01-01 00:00:00']);
for ($i = 1; $i <= 12; $i++) {
    $mark = sprintf('REF-D-%04d', $i);
    $id = insert(['post_type' => 'download', 'post_title' => "Syllabus of semester $i", 'post_content' => "<p>$mark Syllabus</p>", 'post_date' => sprintf('2022-03-%02d 09:00:00', $i)]);
    wp_set_object_terms($id, $i % 2 ? 'Syllabus' : 'Form', 'download_type');
    speak($id, 'en');
    $file = upload("syllabus-$i.pdf", pdf_of("Syllabus $i"), "syllabus-$i", $id);
    wp_update_post(wp_slash(['ID' => $id, 'post_content' => "<p>$mark Syllabus</p><p><a href=\"" . wp_get_attachment_url($file) . '">PDF</a></p>']));
}

$pages = [];
$texts = ['front' => ['Home', 'गृहपृष्ठ'], 'introduction' => ['Introduction', 'परिचय'], 'history' => ['Our History', 'इतिहास'], 'committee' => ['Management Committee', 'सञ्चालक समिति'], 'contact' => ['Contact us', 'सम्पर्क'], 'posts' => ['All news', 'सबै समाचार']];
foreach ($texts as $slug => $titles) {
    foreach ($titles as $index => $title) {
        $language = $index ? 'ne' : 'en';
        $body = "<!-- wp:columns --><div class=\"wp-block-columns\"><div class=\"wp-block-column\"><h2>$title</h2><p>REF-" . strtoupper($language) . '-' . (9000 + count($pages)) . ' ' . ($index ? $long_ne : $long) . '</p></div></div><!-- /wp:columns -->';
        if ($slug === 'history') $body .= '<!--nextpage--><p>Second page of the history</p>';
        $id = insert(['post_type' => 'page', 'post_title' => $title, 'post_name' => $index ? '' : $slug, 'post_content' => $body,
            'post_parent' => in_array($slug, ['history', 'committee']) ? $pages[$index ? 'introduction-ne' : 'introduction'] : 0]);
        speak($id, $language);
        $pages[$index ? "$slug-ne" : $slug] = $id;
    }
    pair($pages[$slug], $pages["$slug-ne"]);
}
update_option('show_on_front', 'page');
update_option('page_on_front', $pages['front']);
update_option('page_for_posts', $pages['posts']);
menu('मुख्य मेनु', [['परिचय', 'post_type', 'page', $pages['introduction-ne']], ['इतिहास', 'post_type', 'page', $pages['history-ne']], ['सूचना', 'taxonomy', 'category', $news_ne]]);
menu('Top', [['Introduction', 'post_type', 'page', $pages['introduction']], ['News', 'taxonomy', 'category', $news], ['Facebook', 'custom', 'custom', 0]]);
flush_rewrite_rules();
