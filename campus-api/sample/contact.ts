import type { ContactRecord } from '../records.ts';

const introduction = `<p><strong>Himchuli Multiple Campus</strong> is a community campus of the national university, on a terraced hillside above Himchuli Bazar in the hills of Gandaki. It opened in 2017 BS with forty-one students in a borrowed school building. In 2082/83 classes were attended by 6,852 students of bachelor’s and master’s programmes, taught by more than a hundred teachers.</p>
<h3>What we teach</h3>
<ul>
<li><strong>Humanities and Social Sciences</strong>: English, Nepali, Economics, Sociology and Political Science</li>
<li><strong>Management</strong>: BBS, BBA, BBM, BHM and MBS</li>
<li><strong>Education</strong>: BEd, one-year BEd, MEd and MPhil</li>
<li><strong>Science and Technology</strong>: BSc, BSc CSIT, BIT and BCA</li>
</ul>
<h3>How we work</h3>
<p>Classes run in three shifts, so that students who farm, teach or keep a shop can study too. The library holds more than eighty thousand books and stays open from early morning until evening. Two hostels, the laboratories, a herbarium and a weather station share the slope, and the student welfare unit looks after scholarships, health and counselling.</p>
<p lang="ne">हिमचुली बहुमुखी क्याम्पस समुदायले जन्माएको, समुदायकै लगानीमा हुर्किएको शैक्षिक संस्था हो। पहाडका विद्यार्थीले घर नछाडी गुणस्तरीय उच्च शिक्षा पाऊन् भन्ने उद्देश्यले वि.सं. २०१७ मा यसको स्थापना भएको हो। विपन्न, दलित, जनजाति तथा दुर्गम क्षेत्रका विद्यार्थीका लागि छात्रवृत्तिको व्यवस्था छ।</p>
<h3>Who runs it</h3>
<p>The campus is led by the campus chief and governed by its <a href="/mgmtCommittee">management committee</a>. Its accounts are audited every year and read out at the annual assembly. The campus was first accredited in 2079 BS and is preparing its second cycle of <a href="/qaa">quality assurance</a>. Questions are welcome: see <a href="/contact">how to reach us</a>.</p>`;

export const contact: ContactRecord = {
  title: 'Himchuli Multiple Campus',
  phone: '+977-61-500100',
  email: 'info@himchuli.example',
  address: 'Campus Road, Himchuli-7, Deurali',
  city: 'Himchuli Bazar',
  state: 'Gandaki Province',
  country: 'Nepal',
  pinCode: '33799',
  campusIntroduction: introduction,
  facebookLink: 'https://www.facebook.com/himchuli.example',
  instagramLink: 'https://www.instagram.com/himchuli.example',
  twitterLink: 'https://x.com/himchuliexample',
  linkedInLink: 'https://www.linkedin.com/school/himchuli-example',
};
