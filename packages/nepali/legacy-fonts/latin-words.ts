/** English words, abbreviations, units and romanised Nepali of campus websites, each once, in lower case: the vocabulary of the letter model. */
export const latinWords = `
a aa able about above absolute academic accepted accessibility accessible account accountant accounting accounts
accreditation accreditationstep acharya act action actions ad add added address addresses adds adhikari administration
administrationnotices administrative administrator administrators admission admissionnotices admissions admit admitted
advertising advisory after afternoon afterwards again against age ago agreed agriculture ahead al album albumrecord
albums alike all allnotices allocator allotted allow allowed allows allowscripts alone along already also alt although
always am among amount an and android anew animations announced announces annual another answer answered answering
answers anup any anybody anyone anything anyway anywhere apart api app appeal appear application applications apply
approached archive archives are area arena arguments arithmetic arm around array arrays arrive article arts as asar
aside ask asked asking asks assembly assessment assistant assoc associate association asst assumed assumption
assumptions assurance aswin async at atom attach attached attachment attachments attack attempts attendance attended
attribute attributes audit audited author authorities authority authorization available avif await away axe b ba
bachelor back backend background backup bahadur bank banner bar bare bars barsha base batch bazar bba bbm bbs bca be
bear bearer became because become becomes bed been before beforehand began begin beginning begins begun behind being
believe believed belong belongs below bench beside besides best better between beyond bff bhandari bharna bhat bhm
bhostel bhrikuti bhusal bikram birth bishwakarma bit blanks block blocking blocks blue bodies body bold bomb book
books boolean boots borrowed botany both bound bounded bounds box boxes boys branch brand break breaker breaks bring
brings broke broken brokenoff brotli brought browser browsers browserslist bs bsc buffers build buildindex building
builds built bulletin bundled bundler bundles burst bursts business busy but button buttons by bylanguage bylocale
byte bytes c cache cached cachehandler cachehandlers caches cafeteria cafetria calendar calendars call called calling
calls came camera campus campusauthorities campuscontent campuses campusintroduction can cancel cancelled candidates
cannot canonical captcha caption card cards carousel carries carrom carry case categories category cause caution cd
cdn cell cells centre certbot certificate certificates cgpa chain chairman chairperson chandra change changecampus
changed changes changing char character characters charset chart charter charterservice chaudhary cheap check checked
checker checks chemicals chemistry chhatra chhatrabritti chhetri chief chiefmessage chmod choice choose chooses chose
chosen chown chrome chromium chunks ci circuit citation citizen citizens citizenship city claim class classes
classrooms clearance click client clock clocks clone close closed closes closing cluster clusters cm code cold colours
column columns com come comes comma command commands commas comment comments commission commit committed committee
committeeid committeerecord committees committeeseat common community companies compare compared compares comparison
compiled compiler compiles complain complaints complete completes component components compose compressed compresses
compression computed computer concurrency conditions conducted confidential configuration confirmed confirms connect
connection connections connects consent consequences console const constant contact contactrecord container containers
content context contract contractor control controls conversion convert converted converter cookie cookies
cooperatives coordinator copied copies copy copying core cores correct corrected cost costly costs could counselling
count counted counter counters counting countone country counts course courses covered covers cp crash created
createddate credit criteria criterion critical crowd csit css csv ctevt cupboard curl current curriculum curve custom
cut cwd cycle d dal dalit damaged dark data database date dated datehint dates day days dead deadline deadlines dear
debian debootstrap decides decision decisions deependra default deferred degree degrees delete deleted deletes
delivered delivery demands denied department departmentids departmentnames departments depend dependencies dependency
depends deploy deploymentid deposit dept deputy describe described describes description descriptions design
designation designations desk desktop details deurali dev devanagari developers development devi device devices
devtools dhangadhi dhruba dialog dialogs dictionaries dictionary did differ difference different differently differs
digest digests digits dir directions director discarded disclosure disk districts dl do docker dockerfile docs doctor
document documented documents docx does doing domain dompurify done door doors down download downloaded downloading
downloads downloadsnotices dr draft drafts drag drain draw drawing drawn draws drips drive drop dropped drops dry
duration during dusk duty dwitiya dynamic e each earlier early easy ebook ec echo economics economy edge edit edited
editone editors edits edu education eg eight eighty either elections electrician element elements eleven elibrary
eligibility else elsewhere email embedded embla emis emoji employee employeeassociation employees emptied empty en
enable enclosure encoded encodes encodeuricomponent encoding encodings encrypt encrypted end ended ending endless
endpoint endpoints ends enforcement engine engineering engines english enough enquiries enquiry enrolled ensurestatic
enter entrance entries entry env environment equivalent er err error errorpage errors esbuild escaped esr et etag etc
evaluation even evening event events ever every everybody everyone everything everywhere evict evicts evidence exact
exactly exam examination examinations examnotices example examsection excel except exchange exchanges executive
executivecommittee exist existing exit expect expected expectknown expects experts expires explanation export
expressions ext extends extension extra eye f facebook facebooklink facilities fact facts faculties faculty fail
failed failing fails failure failures fair falls false families family far farmers fast faster fastify fault faults
fax fcp feature features fee feed feeds feedsmith fees fetch fetched fetches fetching few fewer ff fi field fields
fifteen fifth fifty figure figures figuresaresamples file filehint filename files fill filled fills filter finance
find finding finds finger fingerprint finished firefox first firstyear fit fits five fixed flag flash
flashnoticerecord flashnotices flatmap flight flights floods floor flora focus folded folder folders folds follow
followed follows font fontkit fonts foot football footer footerlinks for forestry forget forgets forgiven forgot
forgotten form format forms forty found foundnone foundone four fourth fragment frame frames framework free fresh
friday from front fronts fs full fullname function functions fund further future fuzzy fy g gains gallery gandaki
garbage gate gauges gautam gb general generated get gets ghostel ghz gigabytes girls gis git github give given gives
glassware gle glibc globsync go goals goes going gone good google gopal got gov government govt gpa grade graduates
graph green gregorian grew grievance grievances ground group grouped groups grow grown grows guard guess guesses
guessing guide gurung gzip gzipped h had half hall hand handed handler handlers hands handshake hanging hangs happens
harassment hard hari harmless has hash hashed hashes hastest have he head header headers heading headings health heap
hear heard hears heavier height held help helped helper her herbarium here hidden hides high higher highest hill hills
hillside himali himchuli hint his history historypictures hit hmm hold holdings holds holidays home hon honest hook
host hostel hostels hostile hot hotel hour hours household how however hpa href hrishikesh hrithik html
htmllimitedbots http https hucre huge humanities hundred hundreds hung hyphens hz i ibid icon icons ics ict id
identity idle ids ie if ignored image images immutable import important importantlinks imported imports improve in
included including incomplete index indra inert info information informationofficer ingo inlanguage inline inlined
inlinescript inner innotices inonelanguage inorder insert inside insides inst instagramlink install installation
installed installing installs instalment instance instances instant instead institute instructor int intake interface
internal internet internship intitles into introduction invented io ios ip ipad iphone ipv is isdepartment islands
islocalized iswrittento it item items its itself janajati january java javascript jest jestha jhalak join joined joins
joint journal journalctl journalism journals jpeg jpg jr jsdom json jubilee july just kala kantipur kb kcal keep
keeper keeping keeps kept kernel key keyboard keyof keys keystaff kg khz kill killed kind kinds kj km knew know known
knownids knows koirala kpa krishna kshetri kshitij ku kumar kumari kunwar kw kwh l lab label labels laboratories
laboratory lack lacked lacks laid lal lamp lan lang language languages large larger largest last lastdate lastdatehint
lastknowngood late later latest latex latin latitude law laxmi layers layout layouts lays lazy lcp lead leads learn
learned learns least leave leaves leaving lecturer led left legacy leisure length lengths less lessons let lets letter
letters level levels lhakpa li lib librarian libraries library libreoffice lie lies life light lighter like likely
limit limited limits line lines link linked linkedin linkedinlink links lint linux list listed listen listens lists
lite literal literature little live lives llb llm load loaded loader loads local locale locales localhost localized
lock locked log logged logging login logins logo logos logout logs long longer longest longitude look looked looking
looks loop loopback lose loses lost lower lowers lowest ltd ly m ma macbook machine machines macos made madhavi magar
magh magic maharjan mail main major make makelimiter makes malformed malloc mammoth man management managementcommittee
manager mangsir manifest many map maps mark marked marks markup master masters match matcher mathematics matter max
may maya mb mba mbs mca me mean meaning means meant meanwhile measured med media median medians meet meets megabytes
megapixels member members membership memory men mended menu menugroup menulink menutrail merit message messages
messagesin met metadata method methods metric metrics mg mgmtcommittee mhz middle middleware migration million
millisecond milliseconds mina mind minisearch minute minutes mirror miss missed misses missing mission mistake
mistakes mistyped mit mix ml mm mmhg mob mobile model module modules mohan mol moment month monthly months more
morning most mostly motion move moved moves mph mphil mr mrs ms msc msg much multiple municipality must my myagdi n
name named names narrow nat natija national native nav navigation navigations ne near nearest nearly neb need needed
needs neighbours neither nepal nepali nested net netem netra network networks never new newer newest newone news next
ngima nginx ngo night nine nirmaya nm no nobody node nodejs nodemailer noevents nofile non nonce none nonotice
nonsense nonteachingsstaff nor nos not note noted notes notfound notfoundtext nothing notice noticeid noticepages
noticerecord notices notification notifications notify notkept nov now nowhere np npm npx nu null number numbers
object observe of off offers office officemessages officer officers offices officestaff official offline often old
older oldest on once one ones only open opened opening openinghours opens openssl openstreetmap operator optional
options or order ordinary org organised organization origin original origins other others otherwise our ours out
outage outcome outlines outlive output outside outsidelink over owes own owner p package packages packed packets page
pagecache pagename pagepart pagepath pages paid paint painted pair panta paper papers paragraph paragraphs parameter
parent parents pariksha pariyar parse parsed parser parsers parses part partial parties partly parts party pass passed
passes password passwords past path pathak paths pattern patterns pause pauses pay pays pcs pdf pdfium peak pebble
people per perhaps permanent permission person personal pgd ph phd philosophy phone phones photographs photoshop
phurba physical physics picture picturehint pictureof pictures pictureslabel pieces pincode pinned pixels pka place
placeholder places plain plan planning plants platform platforms play playwright please pm png podman point pointer
points policy political pools port portrait position possible post posted poster posters posts poush powerpoint pp ppm
prasad pratham preeti prefetch prefetched prefix preloads prepare prepared prepares preparing prerendering present
president preview previous price principal print printed prints priority privacy private problem problems proc process
processes processor procurement production prof professor profile profilepic program programme programmeid
programmeids programmelevel programmelevels programmes programming programs progress project projects promise promises
proposal props prospectus proves provider providers province provisional proxies proxy pu public publication
publicationrecord publications publicinformation publish publishdate published publisher publishes publishing pull pun
purpose push put puts pvt px q qaa qaadocumentrecord qaadocuments qaausers qaawithoutscripts qty quality quarter
queries query question questions queue quiet quota quotation quotes r rai raise raised raj ram rana rand random range
ranges rank ranked ranking ranks rare rarity rate ratio raw reach reachable reached reaches react reacts read readable
readdirsync reader readers readfilesync readiness reading readme readonly reads ready real reason receipt receive
received recently receptionist reckoned reckons recommendation record records redirect redirected redis reference
referenced referer referrer refusal refusals refuse refused refuses refusing reg regexp register registers
registration registry regmi rel release reload rely remembered remembers reminds remote remove removed removes
removetitle removeyes rename renamed render rendered rendering renders renew renewed renewing renews repeat repeated
replace replaced replaces replayactions reply report reportkind reports repository request requests research reserved
reset resident resolve responding response responses rest restart restarting restarts restore restored restoring rests
result results return revalidate revalidated revalidatetag reverse review reviewers revised revision rewrites
rewritten rfc right rights rn road role roles rolling romanised room rooms root rotate round route router routes
routine row rows rpm rs rsc rss rule rules run running runs runtime runuser s safari safe sagar said sambat same
sameday sample samplecontent samples sanitised sanitizer sarala saraswati satisfies saturday save saved savedcopies
saveoffline saves savings saw say says scan scanned scans schedule schema scholarship scholarships school schools
science sciences scientific screen screens script scripts scroll sealed search searched searches searchfor seat seated
seats second seconds secret secretary secrets section sections secure security sed see seen sees seldom select
semester semesters send sending sends senior sent sentence separated serve served server serves service services
session sessions set sets setting settings seven seventh several sh shahi shape shapes share shared shares sharp
shastra she sheet sheets shell shells shelves sherpa shift shifts shiksha short shortened shortening shorter should
show showed shown shows shrawan shrestha shreya shut side sight sign signal signed signs sigterm silence silent
silently simpler since single sip site sitelinks sitemap sitepicture sites sitesearch sits six sixty size sizes skip
slc slide slider sliders slow slowed slower slowly slows small smaller smallest smt smtp sn so social society
sociology socket sockets softly software solar some somebody someone something soon sooner sort sorted sounds source
sources space span spare spared speak speaks specification speed spelling spellings spells spelt split sports spot
spread sql sqlite square sr src srcset ssh ssr st stack staff staffid staffids staffrecord staffs stage stages stale
stamp stamped stamps stand standalone standard stands start started startframework starts state states static station
statistics statsync status stay stayed stays step steps still stood stop stopped stopping stops storage store stored
stores stranger strangers strategic strategies stream streamed streams strict string strip strips strong structure
structured structurerecord structureseat student students studentunion studies study stuwelfareunit style styles
subclass subedi subject subscribe subscription subscriptions succeeds success successful such suchana suffers
suggestion suggestions sum sumitra summary summed sums sunday supersedes supplementary support supported
suppresshydrationwarning sure svg swap switch switched swr syllabus syllabusurl symbol synonym syntax system systemctl
systemd systems t tab table tables tag tagged tagline tags take taken takes taking tamang tap tapped tar task tasks
taught tb tbt tcp teach teacher teachers teachersassociation teaches teaching teachingstaff team technology tel
telephone tell tells template templates ten tenders tens tenth term terminal test tested tests text texthint textpage
texts thakali than thank thanks thapa that the their theirs them themselves then there these thesis they thing things
third thirty this those though thousand thousands thread threads three threshold through throw thrown throws thumb
thumbnails thus tihar tiktok tiles time timeout timer times title titles tls tmp to tobe tobegreaterthan
tobegreaterthanorequal tobelessthan tocontain today toequal together tohavelength token tokenizer tokens told tomatch
tomorrow too took tool toolong tools toomuch top topic total touch touched touches tourism tr trace tracer tracking
training transaction transcript transfer transfers transforms transition translated treasurer tree tried tries
triggers trip tritiya true trust trusted truth try trying ts tshering tu tulsi tun turbopack turbopackminify turn
turned turns twelve twenty twice twitter twitterlink two type typed typeof types typescript typing u ugc ul uname
unavailable undated under undo undone unicode union unit units univ university universityservice unknown unless
unpacked unpacks unread unreadable unsupported untested until up update updatedon updates updating upgrade uploads
upper upreti upright upstream upstreams url us use used useful user users uses usual usually utf v vacancies vacancy
valid validated valley value values var variable variant varies vary varying version versions very vice vidyarthi view
viewer villages vision visit visited visiting visitor visitors visits viz voce void vol volleyball volume vs w wagle
wait waited waiting waits wakes walk wan want wanted wants ward warden warn warning warnings warns was watch watched
watches water way ways wcag we weak weather web webdriver webhook webkit webkitgtk webp website week weeks weights
welcome welfare well went were what whatever whatsapp when whenever where wherever whether which whichever while who
whoever whole whom whose why wi wide width widths wifi will window windows wins winter wire with withdraw withdrawn
withheld within without women won word words work worked worker working works world worth would wrappers wraps write
writes writing written wrong wrongly wrote wsl www x xcm xlsx xml xx yam year years yes yet you young your yours youtu
youtube zip zod zone zoology zoom zstd
`;
