/** Surnames of Nepal and usual words in names, each with its usual Latin spellings. */
export const surnames = `
श्रेष्ठ Shrestha Shresth Sresta
शर्मा Sharma Sarma
थापा Thapa
क्षेत्री Chhetri Kshetri Chettri Chetri
तामाङ Tamang
गुरुङ Gurung Gurunga
मगर Magar
राई Rai
रे Re
लिम्बू Limbu Limboo
शेर्पा Sherpa
अधिकारी Adhikari Adhikaree Adikari
पौडेल Poudel Paudel Powdel
पौड्याल Paudyal Poudyal
भट्टराई Bhattarai Bhattrai Bhatarai
खड्का Khadka Khadaka
कार्की Karki Karkee
के.सी. KC K.C.
वि.क. BK B.K.
जी.सी. GC
डी.सी. DC
पाण्डे Pandey Pande Panday
न्यौपाने Neupane Nyaupane Nyoupane
आचार्य Acharya Aacharya
उपाध्याय Upadhyay Upadhyaya
उप्रेती Upreti Uprety
कोइराला Koirala
ढकाल Dhakal
दाहाल Dahal Dahaal
रिजाल Rijal
रिमाल Rimal
घिमिरे Ghimire Ghimirey
गिरी Giri
पुरी Puri
भारती Bharati Bharti
बस्नेत Basnet
बस्न्यात Basnyat
बोहरा Bohara Bohora Bohra
बिष्ट Bista Bisht Bist
विष्ट Bista
भण्डारी Bhandari
चौधरी Chaudhary Chaudhari Choudhary Chowdhary
थारू Tharu
यादव Yadav Yadab
झा Jha
मिश्र Mishra Misra
साह Sah Saha
शाह Shah Saha
शाही Shahi
साहु Sahu Sahoo
ठाकुर Thakur
ठकुरी Thakuri
सिंह Singh
सिन्हा Sinha
मण्डल Mandal
महतो Mahato Mahto
मेहता Mehta
गुप्ता Gupta
दास Das
देव Dev Deo
राय Ray Rai
राउत Raut Rout
रावत Rawat
रावल Rawal
रोकाया Rokaya
रोका Roka
मल्ल Malla Mall
सिंहराज Singhraj
चन्द Chand Chanda
साउद Saud
ऐर Air
ओली Oli Olee
ओझा Ojha
जोशी Joshi Josi
भट्ट Bhatta Bhatt
पन्त Panta Pant
पन्थी Panthi
लामा Lama
लामिछाने Lamichhane Lamichane
लम्साल Lamsal
लुइँटेल Luitel Luintel
निरौला Niraula Niroula
नेपाल Nepal
नेपाली Nepali
पराजुली Parajuli
पोखरेल Pokharel Pokhrel
प्रसाईं Prasai Prasain
राजवंशी Rajbanshi Rajbansi
रेग्मी Regmi
सापकोटा Sapkota Sapakota
सुवेदी Subedi Suvedi
सुबेदी Subedi
सिग्देल Sigdel
सिलवाल Silwal Silawal
सिटौला Sitaula Sitoula
शिवाकोटी Siwakoti Shivakoti Sivakoti
तिमिल्सिना Timilsina Timalsina
तिवारी Tiwari
त्रिपाठी Tripathi Tripathee
वाग्ले Wagle Bagle
ज्ञवाली Gyawali
ग्वाली Gwali
खनाल Khanal
खत्री Khatri Khatry
खरेल Kharel
काफ्ले Kafle Kaphle
कट्टेल Kattel Katel
कँडेल Kandel
कंडेल Kandel
कटुवाल Katuwal Katwal
कुँवर Kunwar Kuwar Kunwor
घर्ती Gharti
बूढा Budha Buda
बुढाथोकी Budhathoki Boodhathoki
बुढामगर Budhamagar
पुन Pun
सुनार Sunar
सुनुवार Sunuwar Sunwar
विश्वकर्मा Bishwakarma Biswakarma Vishwakarma Bishwokarma
परियार Pariyar
मिजार Mijar
दमाई Damai
कामी Kami
सार्की Sarki
गन्धर्व Gandharba Gandharva
महर्जन Maharjan
शाक्य Shakya Sakya
बज्राचार्य Bajracharya Vajracharya
तुलाधर Tuladhar
प्रधान Pradhan
मानन्धर Manandhar
डंगोल Dangol
प्रजापति Prajapati
राजोपाध्याय Rajopadhyaya Rajopadhyay
अमात्य Amatya
रञ्जित Ranjit
नकर्मी Nakarmi
चित्रकार Chitrakar
कर्माचार्य Karmacharya
राजभण्डारी Rajbhandari
वैद्य Vaidya Baidya
घले Ghale
घिसिङ Ghising
मोक्तान Moktan
योन्जन Yonjan Yonzon
वाइबा Waiba
पाख्रिन Pakhrin
स्याङ्तान Syangtan
थिङ Thing
गोले Gole
रुम्बा Rumba
हमाल Hamal
खाती Khati
भुसाल Bhusal
भुजेल Bhujel
देवकोटा Devkota Dewkota Devakota
देउवा Deuba
धामी Dhami
धिताल Dhital
ढुङ्गाना Dhungana
ढुङ्गेल Dhungel
डुम्रे Dumre
गौतम Gautam Goutam
गजुरेल Gajurel
हुमागाईं Humagain Humagai
बजगाईं Bajgain Bajagain
बराल Baral
बास्तोला Bastola
बञ्जाडे Banjade
बञ्जारा Banjara
चापागाईं Chapagain Chapagai
चालिसे Chalise
दुलाल Dulal
दवाडी Dawadi Dabadi
फुयाल Phuyal Fuyal
प्याकुरेल Pyakurel
पनेरु Paneru
मैनाली Mainali
मरहट्टा Marahatta Marhatta
मुखिया Mukhiya Mukhia
माझी Majhi
सेढाई Sedhai
सेन Sen
सिम्खडा Simkhada
थपलिया Thapaliya Thapalia
टण्डन Tandan
टमाटा Tamata
वली Wali
आले Ale
अर्याल Aryal Ariyal
अवस्थी Awasthi Avasthi
भाट Bhat
बम Bam
लोहनी Lohani
लोहार Lohar
अन्सारी Ansari
खान Khan
मियाँ Miya Miyan
शेख Shekh Sheikh
पासवान Paswan
कुशवाहा Kushwaha Kushawaha
पटेल Patel
राम Ram
सदा Sada
मुसहर Musahar
महरा Mahara
कुमाल Kumal
दनुवार Danuwar
दराई Darai
चेपाङ Chepang
थामी Thami
नेम्बाङ Nembang
सुब्बा Subba
चेम्जोङ Chemjong
लिङ्देन Lingden
आङ्देम्बे Angdembe
याक्खा Yakkha
खालिङ Khaling
वस्ती Wasti
सेठ Seth
सेठी Sethi
तण्डुकार Tandukar
रानाभाट Ranabhat
राना Rana
थापामगर Thapamagar
शिवभक्ति Shivabhakti
बानियाँ Baniya Bania
भाटी Bhati
भुषाल Bhusal
धरेल Dharel
दङ्गाल Dangal
गैरे Gaire Gairhe
घोरासैनी Ghorasaini
गोतामे Gotame
जिरेल Jirel
काकी Kaki
कायस्थ Kayastha
कुमार Kumar
कुमारी Kumari
बहादुर Bahadur
प्रसाद Prasad
लिम्बु Limbu
सिवाकोटी Siwakoti
मल्होत्रा Malhotra
मरासिनी Marasini
मिया Miya
नेवार Newar Newa
नेवा Newa
पाठक Pathak
पहाडी Pahadi
रूपाखेती Rupakheti
स्वाँर Swar Swanr
तिम्सिना Timsina
त्रिताल Trital
वर्मा Verma Varma
विडारी Bidari
जैसी Jaisi
जोगी Jogi
कणेल Kanel
कर्ण Karna
लाल Lal
मैथिल Maithil
नाथ Nath
पण्डित Pandit
पाल Pal
सोती Soti
सुयल Suyal
वोहरा Bohara
`;

/** Districts. */
export const districts = `
ताप्लेजुङ Taplejung
पाँचथर Panchthar Pachthar
इलाम Ilam Illam
झापा Jhapa
मोरङ Morang
सुनसरी Sunsari
धनकुटा Dhankuta
तेह्रथुम Tehrathum Terhathum
सङ्खुवासभा Sankhuwasabha Sankhuwasava
भोजपुर Bhojpur
सोलुखुम्बु Solukhumbu
ओखलढुङ्गा Okhaldhunga
खोटाङ Khotang
उदयपुर Udayapur Udaypur
सप्तरी Saptari
सिराहा Siraha
धनुषा Dhanusha Dhanusa
महोत्तरी Mahottari
सर्लाही Sarlahi
रौतहट Rautahat
बारा Bara
पर्सा Parsa
चितवन Chitwan Chitawan
मकवानपुर Makwanpur Makawanpur
धादिङ Dhading
नुवाकोट Nuwakot
रसुवा Rasuwa
सिन्धुपाल्चोक Sindhupalchok Sindhupalchowk
दोलखा Dolakha
रामेछाप Ramechhap Ramechap
सिन्धुली Sindhuli
काभ्रेपलाञ्चोक Kavrepalanchok Kabhrepalanchowk
काठमाडौँ Kathmandu Kathmandoo
भक्तपुर Bhaktapur
ललितपुर Lalitpur
गोरखा Gorkha Gorakha
लमजुङ Lamjung
तनहुँ Tanahun Tanahu
स्याङ्जा Syangja
कास्की Kaski
मनाङ Manang
मुस्ताङ Mustang
म्याग्दी Myagdi
पर्वत Parbat Parvat
बागलुङ Baglung
गुल्मी Gulmi
पाल्पा Palpa
नवलपरासी Nawalparasi Nawalparashi
नवलपुर Nawalpur
रुपन्देही Rupandehi
कपिलवस्तु Kapilvastu Kapilbastu
अर्घाखाँची Arghakhanchi
प्युठान Pyuthan
रोल्पा Rolpa
रुकुम Rukum
सल्यान Salyan
दाङ Dang
बाँके Banke
बर्दिया Bardiya Bardia
सुर्खेत Surkhet
दैलेख Dailekh
जाजरकोट Jajarkot
डोल्पा Dolpa
हुम्ला Humla
जुम्ला Jumla
कालिकोट Kalikot
मुगु Mugu
बाजुरा Bajura
बझाङ Bajhang
अछाम Achham Accham
डोटी Doti
कैलाली Kailali
कञ्चनपुर Kanchanpur
डडेल्धुरा Dadeldhura
बैतडी Baitadi
दार्चुला Darchula
`;

/** Usual words of a campus. */
export const campusWords = `
कलेज college kalej
क्याम्पस campus kyampas
विश्वविद्यालय university bishwavidyalaya vishwavidyalaya
विद्यालय school vidyalaya bidyalaya
कार्यालय office karyalaya
पुस्तकालय library pustakalaya
प्राध्यापक professor pradhyapak
सहप्राध्यापक sahapradhyapak
लेखा lekha
परीक्षा pariksha parikshya parichhya
भर्ना bharna
छात्रवृत्ति chhatrabritti chhatravritti chatrabriti
सूचना suchana soochana
नतिजा natija nateeja
प्रमुख pramukh
समिति samiti
विभाग bibhag vibhag
सङ्काय sankaya sankay
शुल्क shulka sulka
शिक्षक shikshak sikshak
विद्यार्थी vidyarthi bidyarthi
कर्मचारी karmachari
कार्यक्रम karyakram
प्रशासन prashasan prasasan
`;
