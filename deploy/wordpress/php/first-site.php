<?php
// The first old site: 300 posts in English and Nepali without a plugin for languages, of the classic editor.
require __DIR__ . '/toolkit.php';
update_option('permalink_structure', '/%year%/%monthnum%/%day%/%postname%/');
update_option('blogname', 'Pokhara Hill Campus');
$wp_rewrite->init();

$categories = [];
foreach (['Notice' => 'notice', 'Examination' => 'examination', 'Admission' => 'admission', 'Result' => 'result', 'Vacancy' => 'vacancy', 'Tender' => 'tender'] as $name => $slug)
    $categories[] = term($name, 'category', ['slug' => $slug]);
$nepali = [];
foreach (['सूचना', 'परीक्षा', 'भर्ना', 'नतिजा', 'पदपूर्ति', 'बोलपत्र'] as $name) $nepali[] = term($name);
foreach (['BBS', 'B.Ed.', 'Master', 'Scholarship'] as $tag) term($tag, 'post_tag');

$subjects = ['Notice about library cards', 'Routine of the final examination', 'Admission open', 'Result of the internal examination', 'Vacancy for lecturers', 'Invitation for sealed quotation'];
$subjectsNepali = ['पुस्तकालय परिचयपत्र सम्बन्धी सूचना', 'अन्तिम परीक्षाको तालिका', 'भर्ना खुल्यो', 'आन्तरिक परीक्षाको नतिजा', 'प्राध्यापकको पदपूर्ति', 'सिलबन्दी दरभाउ आह्वान'];
$sentence = 'All students of the campus are requested to bring the original documents to the administration between 10 am and 4 pm. ';
$sentenceNepali = 'क्याम्पसका सम्पूर्ण विद्यार्थीहरूलाई सक्कल कागजात सहित बिहान १० बजेदेखि ४ बजेसम्म प्रशासनमा उपस्थित हुन अनुरोध गरिन्छ। ';

for ($i = 1; $i <= 300; $i++) {
    $isNepali = $i % 2 === 0;
    $kind = $i % 6;
    $mark = sprintf('REF-%04d', $i);
    $words = $isNepali ? $sentenceNepali : $sentence;
    // Twelve posts have the same title, so that WordPress numbers their addresses.
    $title = $i % 25 === 0 ? ($isNepali ? 'सूचना' : 'Notice') : ($isNepali ? "$subjectsNepali[$kind] " . devanagari($i) : "$subjects[$kind] $i");
    $date = date('Y-m-d H:i:s', strtotime('2016-02-01 10:15:00') + $i * 9 * 86400);
    $id = insert([
        'post_title' => $title, 'post_content' => '', 'post_date' => $date,
        'post_category' => [$isNepali ? $nepali[$kind] : $categories[$kind]],
        'tags_input' => $i % 4 === 0 ? ['BBS'] : ($i % 4 === 1 ? ['B.Ed.', 'Scholarship'] : []),
    ]);
    $body = "<p>$mark $words</p>\n\n";
    switch ($i % 10) {
        case 1:
            $body .= "<table border=\"1\"><tbody><tr><th>Day</th><th>Subject</th></tr><tr><td>Sunday</td><td>English $i</td></tr><tr><td>Monday</td><td>गणित</td></tr></tbody></table>";
            break;
        case 2:
            $body .= "<ul><li>{$words}</li><li>Photograph</li><li>नागरिकता</li></ul><ol><li>First</li><li>Second</li></ol>";
            break;
        case 3:
            for ($part = 1; $part <= 9; $part++) $body .= "<h2>" . ($isNepali ? 'भाग ' . devanagari($part) : "Part $part") . "</h2>\n" . str_repeat("<p>$words</p>\n", 6);
            break;
        case 4:
            $body .= '<p><span style="font-family: Preeti;">egf{ ;DaGwL ;"rgf</span></p>';
            break;
        case 5: case 6:
            $file = upload("letter-$i.pdf", pdf_of("Letter $i"), "Letter $i", $id, $date);
            $body .= '<p><a href="' . wp_get_attachment_url($file) . '">' . ($isNepali ? 'पत्र' : 'Download the letter') . '</a></p>';
            break;
        case 7:
            $photo = upload("photo-$i.jpg", jpeg_of($i), "Photo $i", $id, $date);
            $small = wp_get_attachment_image_src($photo, 'medium');
            $body .= "[caption id=\"attachment_$photo\" align=\"aligncenter\" width=\"300\"]<a href=\"" . wp_get_attachment_url($photo) . "\"><img class=\"wp-image-$photo\" src=\"$small[0]\" alt=\"Photo\" width=\"300\" height=\"200\" /></a> The ceremony[/caption]";
            break;
        case 8:
            $photos = [upload("gallery-$i-a.jpg", jpeg_of($i + 1), "Gallery $i a", $id, $date), upload("gallery-$i-b.jpg", jpeg_of($i + 2), "Gallery $i b", $id, $date)];
            $body .= '[gallery ids="' . implode(',', $photos) . '"]';
            break;
        case 9:
            $body .= '[contact-form-7 id="12" title="Contact"]<p>See <a href="' . home_url('/?p=' . ($id - 2)) . '">the earlier notice</a>.</p>';
            break;
    }
    wp_update_post(wp_slash(['ID' => $id, 'post_content' => $body]));
    if ($i % 60 === 0) add_post_meta($id, '_wp_old_slug', "earlier-$i");
}
foreach (['draft' => 12, 'private' => 8, 'future' => 5, 'trash' => 4] as $status => $count)
    for ($i = 1; $i <= $count; $i++)
        insert(['post_title' => "Hidden $status $i", 'post_content' => "<p>Not for visitors, $status.</p>", 'post_status' => $status, 'post_date' => $status === 'future' ? '2040-01-01 10:00:00' : '2020-01-01 10:00:00']);

$pages = [];
foreach (['About the campus', 'Message of the campus chief', 'Library', 'Facilities', 'हाम्रो बारेमा'] as $index => $title) {
    $mark = sprintf('REF-P-%d', $index + 1);
    $pages[] = insert(['post_type' => 'page', 'post_title' => $title, 'post_parent' => $index === 1 ? $pages[0] : 0,
        'post_content' => "<h2>$title</h2><p>$mark $sentence</p><h3>Hours</h3><ul><li>Sunday</li><li>Monday</li></ul><table><tr><th>Room</th><th>Seats</th></tr><tr><td>Reading room</td><td>80</td></tr></table>"]);
}
menu('Main', [['About', 'post_type', 'page', $pages[0]], ['Notices', 'taxonomy', 'category', $categories[0]], ['Library', 'post_type', 'page', $pages[2]]]);
flush_rewrite_rules();
